"""The tools of the host, and of people for their own seats: begin, free, renew, pause, time, bots that stand in."""

from wawel.core.game import SPECTATOR
from wawel.server.live.connection import Connection
from wawel.server.live.house.talking import Talking
from wawel.server.live.refusals import refused
from wawel.server.live.room import Room
from wawel.server.live.showing import FRESH
from wawel.server.live.steps import Steps
from wawel.server.live.thinking import Thinking
from wawel.server.messages.house import AddTime, Begin, Free, HandOver, HostNow, Pause, Renew, SeatKeyMade, StandIn


class Hosting:
    """Whoever calls it holds the lock of the table."""

    def __init__(self, room: Room, talking: Talking, steps: Steps, thinking: Thinking) -> None:
        self._course = room.course
        self._seating = room.seating
        self._house = room.house
        self._talking = talking
        self._steps = steps
        self._thinking = thinking

    # people come

    async def arrived(self, connection: Connection) -> None:
        """Somebody has come: bots give their seats back to them."""
        state = self._house.state
        back = [seat for seat in connection.mine if seat in state.stand_ins and seat not in state.resigned]
        for seat in back:
            await self._give_back(seat)
        if back:
            await self._steps.turned()

    async def gather(self) -> bool:
        """Begin the match if everybody is there who was waited for; whether it has begun just now."""
        state = self._house.state
        if not state.gathering or self._seating.open():
            return False
        state.gathering = False
        for connection in self._seating.connections:
            connection.era = FRESH
            if len(connection.mine) == 1:
                connection.seat = connection.mine[0]
        await self._talking.fact("began")
        await self._steps.turned()
        return True

    # the host's tools

    async def begin(self, connection: Connection, message: Begin) -> None:
        """The host waits no longer."""
        why = "" if connection.host else "not-host"
        if not why and not self._house.state.gathering:
            why = "has-begun"
        if not why and self._house.terms.rated:
            why = "rated"
        if why:
            connection.tell(refused(message.id, "", why))
            return
        for seat in self._seating.open():
            await self._seating.employ(seat.seat, self._house.stand_in())
        await self.gather()

    async def free(self, connection: Connection, message: Free) -> None:
        """The host sends somebody away who has not played yet."""
        seat = message.seat
        why = "" if connection.host else "not-host"
        if not why:
            why = self._why_not_free(seat)
        if why:
            connection.tell(refused(message.id, "", why))
            return
        key = await self._seating.free(seat)
        if seat in self._house.state.hushed:
            self._house.state.hushed.remove(seat)  # it was about whoever sat here
        self._tell_host()  # if it was their own
        if not self._house.is_contest:  # there a seat is taken by code or from the lobby
            connection.tell(SeatKeyMade(id=message.id, seat=seat, token=key))
        await self._talking.fact("freed", seat)
        await self._steps.keep()

    async def renew(self, connection: Connection, message: Renew) -> None:
        """Another key: for one's own seat, or from the host for one that nobody is at."""
        seat = message.seat
        own = seat in connection.mine
        why = ""
        if not own and not connection.host:
            why = "not-host"
        elif not 0 <= seat < len(self._seating.seats) or self._seating.seats[seat].kind == "bot":
            why = "no-seat"
        elif not own and self._seating.present(seat):
            why = "seat-present"
        elif self._seating.seats[seat].person is not None or self._house.is_contest:
            why = "seat-account"
        if why:
            connection.tell(refused(message.id, "", why))
            return
        key = await self._seating.renew(seat, connection)
        connection.tell(SeatKeyMade(id=message.id, seat=seat, token=key))
        await self._talking.fact("renewed", seat)

    async def pause(self, connection: Connection, message: Pause) -> None:
        """The host stops the match; anybody who plays lets it go on."""
        why = "over" if self._course.over else self._house.why_held() if message.on else None
        if message.on and not connection.host:
            why = "not-host"
        elif not message.on and not self._house.state.paused:
            why = "not-paused"
        elif not connection.mine and not connection.host:
            why = "not-your-seat"
        if why:
            connection.tell(refused(message.id, "", why))
            return
        self._house.state.paused = message.on
        await self._talking.fact("paused" if message.on else "resumed", connection.mine[0] if connection.mine else None)
        await self._steps.turned()

    async def stand_in(self, connection: Connection, message: StandIn) -> None:
        """A bot plays for a seat for now: one's own, or one that nobody is at; and gives it back."""
        seat, state = message.seat, self._house.state
        own = seat in connection.mine
        why = self._why_no_stand_in(connection, seat, own)
        if not why and message.on == (seat in state.stand_ins):
            why = "is-so"
        if why:
            connection.tell(refused(message.id, "", why))
            return
        if message.on:
            await self.employ(seat)
        else:
            await self._give_back(seat)
        await self._steps.turned()

    async def add_time(self, connection: Connection, message: AddTime) -> None:
        """The host gives somebody else more time. Nobody judges in their own case."""
        seat, clocks = message.seat, self._house.clocks
        why = self._why_no_time(connection, seat)
        if not why and (clocks is None or not clocks.add(seat)):
            why = "no-clock" if clocks is None else "not-waiting"
        if why:
            connection.tell(refused(message.id, "", why))
            return
        await self._talking.fact("time-added", seat)
        await self._steps.keep()

    async def hand_over(self, connection: Connection, message: HandOver) -> None:
        """Somebody else is the host; whoever opened the table may be it again if that person is not there."""
        seat, host = message.seat, self._house.host
        back = seat == SPECTATOR
        gone = connection.opened and back and host is not None and not self._seating.present(host)
        why = "" if connection.host or gone else "not-host"
        if not why and not back and not self._house.is_persons(seat):
            why = "no-seat"
        if not why and (host is None if back else host == seat or (host is None and seat in connection.mine)):
            why = "is-so"
        if why:
            connection.tell(refused(message.id, "", why))
            return
        self._house.state.host = None if back else seat
        self._tell_host()
        await self._talking.fact("host-back" if back else "host-now", None if back else seat)
        await self._steps.keep()

    def _tell_host(self) -> None:
        for each in self._seating.connections:
            if each.host != self._house.hosts(each):
                each.host = not each.host
                each.tell(HostNow(on=each.host))

    async def employ(self, seat: int) -> None:
        """A bot plays for a seat from now on."""
        self._house.state.stand_ins[seat] = self._house.stand_in()
        await self._talking.fact("stands-in", seat)

    async def _give_back(self, seat: int) -> None:
        del self._house.state.stand_ins[seat]
        if self._house.state.late:
            self._house.state.late[seat] = 0
        self._thinking.stop_seat(seat)
        await self._talking.fact("back", seat)

    def _why_no_stand_in(self, connection: Connection, seat: int, own: bool) -> str:
        if self._house.terms.rated:
            return "rated"
        if not own and not connection.host:
            return "not-host"
        if not 0 <= seat < len(self._seating.seats) or self._seating.seats[seat].kind == "bot":
            return "no-seat"
        if self._house.state.gathering or self._course.over:
            return "over" if self._course.over else "gathering"
        if seat in self._house.state.resigned:
            return "resigned"
        return "seat-present" if not own and self._seating.present(seat) else ""

    def _why_no_time(self, connection: Connection, seat: int) -> str:
        if not connection.host:
            return "not-host"
        if not self._house.is_persons(seat):
            return "no-seat"
        if seat in connection.mine:
            return "own-clock"
        if self._course.over or self._house.state.gathering:
            return "over" if self._course.over else "gathering"
        return ""

    def _why_not_free(self, seat: int) -> str:
        """Nobody loses a seat after the end, or one that has decided or given up. Where people compete, nobody goes who
        has seen what was dealt.
        """
        seats, state = self._seating.seats, self._house.state
        if not 0 <= seat < len(seats) or seats[seat].kind not in ("link", "lobby"):
            return "no-seat"
        if self._course.over:
            return "over"
        if not seats[seat].joined or self._has_played(seat):
            return "has-played"
        if seat in state.resigned:
            return "resigned"
        return "has-begun" if self._house.is_contest and not state.gathering else ""

    def _has_played(self, seat: int) -> bool:
        return any(entry.seat == seat for entry in self._course.match.entries)
