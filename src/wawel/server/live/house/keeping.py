"""Everything that happens at a table besides decisions: who asks for it, and what time brings."""

from typing import Final

from wawel.server.live.connection import Connection
from wawel.server.live.house import ticking
from wawel.server.live.house.agreeing import Proposals
from wawel.server.live.house.hosting import Hosting
from wawel.server.live.house.talking import Talking
from wawel.server.live.limits import Limits
from wawel.server.live.refusals import too_many
from wawel.server.live.room import Room
from wawel.server.live.steps import Steps
from wawel.server.live.thinking import Thinking
from wawel.server.messages.house import (
    AddTime,
    Begin,
    Free,
    HandOver,
    HouseMessage,
    Hush,
    Pause,
    Propose,
    Renew,
    Reply,
    Report,
    Resign,
    Say,
    StandIn,
)

MOST_DEFAULTS: Final = 100  # decisions of one turn that are made for somebody whose time is up
PATIENT: Final = 2  # turns in a row without an answer, after which a bot takes the seat if the table agreed
LOST: Final = 3  # such turns after which somebody has given up a rated match


class Keeping:
    """The house of a table at work. Whoever calls it holds the lock of the table."""

    def __init__(self, room: Room, talking: Talking, steps: Steps, thinking: Thinking, limits: Limits) -> None:
        self._table = room.saved.id
        self._course = room.course
        self._house = room.house
        self._seating = room.seating
        self._limits = limits
        self._talking = talking
        self._steps = steps
        self.hosting = Hosting(room, talking, steps, thinking)
        self._proposals = Proposals(room, talking, steps)

    async def do(self, connection: Connection, message: HouseMessage) -> None:
        """Do what somebody asks for, unless they ask too often."""
        who = ",".join(map(str, connection.mine)) if connection.mine else connection.address
        wait = 0 if isinstance(message, Say) else self._limits.wish(self._table, who)
        if wait:
            connection.tell(too_many(message.id, wait))
            return
        match message:
            case Begin():
                await self.hosting.begin(connection, message)
            case Free():
                await self.hosting.free(connection, message)
            case Renew():
                await self.hosting.renew(connection, message)
            case Pause():
                await self.hosting.pause(connection, message)
            case StandIn():
                await self.hosting.stand_in(connection, message)
            case AddTime():
                await self.hosting.add_time(connection, message)
            case HandOver():
                await self.hosting.hand_over(connection, message)
            case Propose():
                await self._proposals.propose(connection, message)
            case Reply():
                await self._proposals.reply(connection, message)
            case Resign():
                await self._proposals.resign(connection, message)
            case Say():
                await self._talking.say(connection, message)
            case Report():
                await self._talking.report(connection, message)
            case Hush():
                await self._talking.hush(connection, message)

    async def arrived(self, connection: Connection) -> None:
        """Somebody has come."""
        await self.hosting.arrived(connection)
        if not await self.hosting.gather() and self._house.state.gathering:
            await self._steps.keep()  # the lobby lists the table while somebody is there

    def played(self, seat: int) -> int | None:
        """A person has decided or taken back: they are there, and what was asked to be undone is no longer the last
        step. Returns who asked for that.
        """
        state, request = self._house.state, self._house.state.request
        if state.late:
            state.late[seat] = 0
        if request is None or request.what != "undo":
            return None
        state.request = None
        return request.seat

    async def not_undone(self, seat: int) -> None:
        """Tell everybody that nothing comes of a request."""
        await self._talking.fact("no-undo", seat)
        self._house.tell()

    async def ring(self) -> None:
        """Time has passed: drop a request that nobody agreed to, and decide for those whose time is up."""
        now = ticking.now()
        request = self._house.state.request
        if request is not None and request.until <= now:
            await self._proposals.drop()
        clocks = self._house.clocks
        late = [] if clocks is None or self._house.held else clocks.expired(now, self._seating.lags())
        for seat in late:
            if not self._course.over:  # the first who is out of time may have ended the match
                await self._time_is_up(seat)
        if not late:
            await self._steps.keep()  # sets the alarm again

    async def _time_is_up(self, seat: int) -> None:
        """Finish the turn as the rules say. Who does not come for a while is replaced by a bot, if the table agreed; in
        a rated match they have given up.
        """
        clocks, match = self._house.clocks, self._course.match
        assert clocks is not None, "only clocks run out"
        clocks.spare(seat, ticking.now())
        if self._house.state.late[seat] >= PATIENT and self._house.terms.stand_in is not None:
            await self.hosting.employ(seat)
            await self._steps.turned()
            return
        if self._house.state.late[seat] >= LOST and self._house.terms.rated:
            await self._proposals.give_up(seat, "out-of-time")
            return
        for _ in range(MOST_DEFAULTS):
            if seat not in match.waiting:
                break
            match.play(seat, match.default(seat))
        await self._steps.settle()
        await self._talking.fact("time-up", seat)
