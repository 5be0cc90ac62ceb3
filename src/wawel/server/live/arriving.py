"""Who comes to a table: the seats that somebody may have, whether they may watch, and what they are told first."""

from collections.abc import Collection

from wawel.core.game import SPECTATOR
from wawel.server.errors import account_needed, bad_token, sits_already
from wawel.server.live.connection import BAD_TOKEN, NOT_WELCOME, NOT_YOUR_SEAT, TOO_MANY, Connection
from wawel.server.live.house.keeping import Keeping
from wawel.server.live.house.talking import Talking
from wawel.server.live.limits import Limits
from wawel.server.live.refusals import refused
from wawel.server.live.room import Room
from wawel.server.live.showing import FRESH, Showing
from wawel.server.live.steps import Steps
from wawel.server.messages.live import PROTOCOL, Welcome
from wawel.server.store.store import Store


class Arriving:
    """The door of a table. Whoever calls it holds the lock of the table."""

    def __init__(
        self,
        room: Room,
        store: Store,
        limits: Limits,
        showing: Showing,
        talking: Talking,
        steps: Steps,
        keeping: Keeping,
    ) -> None:
        self._room = room
        self._deal = room.saved.deal
        self._course = room.course
        self._seating = room.seating
        self._house = room.house
        self._deals = store.deals
        self._limits = limits
        self._showing = showing
        self._talking = talking
        self._steps = steps
        self._keeping = keeping

    async def is_secret(self) -> bool:
        """Whether somebody at another table must not learn the draws of this one."""
        return self._deal is not None and await self._deals.runs(self._deal)

    async def take(self, seat: int | None, person: str | None, name: str, kinds: Collection[str]) -> tuple[int, str]:
        """Give an open seat to somebody, or the first one of these kinds; returns it, and the key to it."""
        if self._house.is_contest:
            self._check_member(person)
        if seat is None:
            seat = next((each.seat for each in self._seating.open() if each.kind in kinds), SPECTATOR)
        key = await self._seating.take(seat, person, name)
        self._room.name_seats()
        if not await self._keeping.hosting.gather() and not self._house.is_plain:
            await self._steps.keep()  # there is one open seat less in the lobby
        return seat, key

    def _check_member(self, person: str | None) -> None:
        """Refuse a guest, and whoever sits here already."""
        if person is None:
            raise account_needed()
        if any(seat.person == person for seat in self._seating.seats):
            raise sits_already()

    async def vacate(self, person: str) -> None:
        """Somebody has deleted their account: their seats have no name, and in a contest they sit there no longer."""
        seats = self._seating.owned_by(person)
        await self._seating.vacate(person)
        self._room.name_seats()
        for connection in list(self._seating.connections) if self._house.is_contest else []:
            if any(seat in connection.mine for seat in seats):
                connection.fail("bad-token", BAD_TOKEN)

    async def join(self, connection: Connection, token: str | None, since: int | None, person: str | None) -> bool:
        """Let a connection in, by a token or else by an account; false if it is sent away. A wrong token raises."""
        mine = self._seats_of(token, person)
        connection.opened = self._seating.has_opened(token, person)
        if not mine and await self.is_secret():
            connection.fail("deal-runs", NOT_WELCOME)
            return False
        if not mine and not connection.opened and not self._may_watch(connection):
            return False
        await self._seating.join(connection, mine)
        connection.host = self._house.hosts(connection)
        await self._keeping.arrived(connection)
        if self._house.state.gathering:
            connection.seat = SPECTATOR  # nobody knows anything before everybody does
        self._showing.remember(connection, since)
        await self._welcome(connection)
        return True

    def sit(self, connection: Connection, seat: int) -> None:
        """Switch to the view of one of the connection's own seats, or watch as a spectator."""
        if seat != SPECTATOR and seat not in connection.mine:
            connection.fail("not-your-seat", NOT_YOUR_SEAT)
        elif seat != SPECTATOR and self._house.state.gathering:
            connection.tell(refused(0, "", "gathering"))
        else:
            connection.seat = seat
            connection.era = FRESH
            self._showing.show(connection)

    def _may_watch(self, connection: Connection) -> bool:
        if not self._house.terms.watch and not self._course.over:
            connection.fail("no-spectators", NOT_WELCOME)
            return False
        if not self._limits.may_watch(self._seating.watching):
            connection.fail("too-many-spectators", TOO_MANY)
            return False
        return True

    def _seats_of(self, token: str | None, person: str | None) -> tuple[int, ...]:
        if token is not None:
            mine = self._seating.owned(token)
            if self._house.is_contest and any(self._seating.seats[seat].person is None for seat in mine):
                raise bad_token()
            return mine
        return () if person is None else self._seating.owned_by(person)

    async def _welcome(self, connection: Connection) -> None:
        welcome = Welcome(
            protocol=PROTOCOL,
            table=self._showing.info(),
            mine=list(connection.mine),
            seat=connection.seat,
            host=connection.host,
            lines=self._house.state.lines,
        )
        connection.tell(welcome)
        self._showing.show(connection)
        if not self._house.is_plain:
            connection.tell(self._house.standing())
            await self._talking.greet(connection)
