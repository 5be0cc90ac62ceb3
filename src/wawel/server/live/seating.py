"""Who sits at a table: seats and their owners, and the connections that are there now."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wawel.core.errors import Phrase
from wawel.core.game import SPECTATOR
from wawel.server.errors import bad_request, bad_token, not_logged_in, seat_taken, sits_already
from wawel.server.live import names
from wawel.server.live.connection import NOT_WELCOME, Connection
from wawel.server.messages.base import Message
from wawel.server.messages.live import Seats
from wawel.server.messages.tables import COLOURS, SeatInfo, Sitting
from wawel.server.store.saved import SavedPerson, SavedSeat, SavedTable
from wawel.server.store.store import Store


class Seating:
    """The seats of a table. Every change is stored, and everybody at the table is told."""

    def __init__(self, saved: SavedTable, store: Store) -> None:
        self.connections: set[Connection] = set()
        self.seats = list(saved.seats)
        self._table = saved.id
        self._host_hash = saved.host_hash
        self._deal = saved.deal
        self._store = store

    @property
    def watching(self) -> int:
        """How many connections there are without a seat of their own."""
        return sum(not connection.mine for connection in self.connections)

    def owned(self, token: str) -> tuple[int, ...]:
        """The seats that a token opens: none for the host if no seat plays at this screen."""
        given = names.token_hash(token)
        if names.same(self._host_hash, given):
            return tuple(seat.seat for seat in self.seats if seat.kind == "here")
        mine = tuple(seat.seat for seat in self.seats if names.same(seat.token_hash, given))
        if not mine:
            raise bad_token()
        return mine

    def owned_by(self, person: str) -> tuple[int, ...]:
        """The seats of an account. Whoever has a seat at the host's screen opens all seats there, as the key does."""
        kinds = {seat.kind for seat in self.seats if seat.person == person}
        at_screen = "here" in kinds
        return tuple(seat.seat for seat in self.seats if seat.person == person or (at_screen and seat.kind == "here"))

    def has_opened(self, token: str | None, person: str | None) -> bool:
        """Whether somebody opened the table: they have its key, or an account with a seat at that screen."""
        if token is not None:
            return names.same(self._host_hash, names.token_hash(token))
        return person is not None and any(seat.person == person and seat.kind == "here" for seat in self.seats)

    def lags(self) -> dict[int, int]:
        """How slow the line to each seat is, in ms: the fastest of its connections counts."""
        found: dict[int, int] = {}
        for connection in self.connections:
            if connection.lag is not None:
                for seat in connection.mine:
                    found[seat] = min(connection.lag, found.get(seat, connection.lag))
        return found

    def present(self, seat: int) -> bool:
        """Whether somebody who owns the seat is connected."""
        return any(seat in connection.mine for connection in self.connections)

    async def claim(self, token: str, person: SavedPerson) -> bool:
        """Let a seat that a token opens belong to an account; false if it is somebody else's already."""
        mine = self.owned(token)
        owners = {self.seats[seat].person for seat in mine} - {None}
        if not mine or owners - {person.id}:
            return False
        if not owners:
            seat = own_seat([self.seats[seat] for seat in mine], person)
            await self._change(replace(seat, person=person.id))
        if await self._store.people.has(person.id):
            return True
        await self.vacate(person.id)  # it was deleted meanwhile
        return False

    async def vacate(self, person: str) -> None:
        """Somebody has deleted their account: their seats have no name."""
        before = self.infos()
        for seat in self.seats:
            if seat.person == person:
                await self._change(replace(seat, name="", person=None))
        self._tell_changes(before)

    def infos(self) -> list[SeatInfo]:
        """The seats as everybody may see them."""
        online = self.here()
        return [SeatInfo(**sitting(seat), online=seat.kind == "bot" or seat.seat in online) for seat in self.seats]

    async def join(self, connection: Connection, mine: tuple[int, ...]) -> None:
        """Add a connection with its seats. With exactly one seat it sees that seat's view; otherwise it watches."""
        before = self.infos()
        for seat in mine:
            if not self.seats[seat].joined:
                await self._change(replace(self.seats[seat], joined=True))
        connection.mine = mine
        connection.seat = mine[0] if len(mine) == 1 else SPECTATOR
        self.connections.add(connection)
        self._tell_changes(before, connection)

    def leave(self, connection: Connection) -> None:
        before = self.infos()
        self.connections.discard(connection)
        self._tell_changes(before)

    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return {seat for connection in self.connections for seat in connection.mine}

    def open(self) -> list[SavedSeat]:
        """The seats for people elsewhere that nobody has taken yet."""
        return [seat for seat in self.seats if seat.kind in ("link", "lobby") and not seat.joined]

    async def take(self, seat: int, person: str | None = None, name: str = "") -> str:
        """Give an open seat to somebody who knows the code or comes from the lobby.

        Its link no longer opens it; the new key does.
        """
        if seat not in [one.seat for one in self.open()]:
            raise seat_taken()
        if self._deal is not None and not (person and await self._store.deals.sit(self._deal, person, self._table)):
            raise sits_already()
        before, key = self.infos(), names.token()
        taken = replace(self.seats[seat], token_hash=names.token_hash(key), joined=True, person=person)
        if self._deal is not None and all(one.kind != "here" for one in self.seats):
            taken = replace(taken, kind="here")  # the first to come to another table of a deal is its host
            await self._store.update_host(self._table, names.token_hash(key), names.now())
            self._host_hash = names.token_hash(key)
        await self._change(replace(taken, name=names.cleaned(name)) if name else taken)
        self._tell_changes(before)
        if person is not None and not await self._store.people.has(person):  # it was deleted meanwhile
            await self.free(seat)
            raise not_logged_in()
        return key

    async def free(self, seat: int) -> str:
        """Open a seat again; returns the key of its new link. Whoever sat there is sent away."""
        before, key, old = self.infos(), names.token(), self.seats[seat]
        name = "" if old.kind == "lobby" else old.name
        if self._deal is not None and old.person is not None:
            await self._store.deals.leave(self._deal, old.person)
        await self._change(replace(old, token_hash=names.token_hash(key), joined=False, person=None, name=name))
        self._send_away((seat,), "seat-freed", None)
        self._tell_changes(before)
        return key

    async def renew(self, seat: int, asker: Connection) -> str:
        """Another key for a seat. Whoever came with the old one is sent away, except for the one who asks."""
        key = names.token()
        if self.seats[seat].kind == "here":
            renewed = names.token_hash(key)
            await self._store.update_host(self._table, renewed, names.now())
            self._host_hash = renewed
            shared = tuple(each.seat for each in self.seats if each.kind == "here")
        else:
            await self._change(replace(self.seats[seat], token_hash=names.token_hash(key)))
            shared = (seat,)
        self._send_away(shared, "key-renewed", asker)
        return key

    def _send_away(self, seats: Sequence[int], why: str, but: Connection | None) -> None:
        """Close the connections that came to these seats by a key."""
        for connection in list(self.connections):
            owns = any(seat in connection.mine for seat in seats)
            if owns and connection is not but and (connection.session is None or why == "seat-freed"):
                connection.fail(why, NOT_WELCOME)

    async def employ(self, seat: int, level: str) -> None:
        """Let a bot sit where nobody has come."""
        before = self.infos()
        await self._change(replace(self.seats[seat], kind="bot", level=level, joined=True, token_hash=None))
        self._tell_changes(before)

    async def rename(self, seat: int, name: str) -> None:
        before = self.infos()
        await self._change(replace(self.seats[seat], name=names.cleaned(name)))
        self._tell_changes(before)

    async def paint(self, seat: int, colour: int) -> bool:
        """Give a seat a colour, unless another seat has it."""
        if any(other.colour == colour for other in self.seats if other.seat != seat):
            return False
        before = self.infos()
        await self._change(replace(self.seats[seat], colour=colour))
        self._tell_changes(before)
        return True

    def tell(self, message: Message) -> None:
        """Tell everybody."""
        text = message.model_dump_json()
        for connection in self.connections:
            connection.send(text)

    def close(self, code: int) -> None:
        for connection in self.connections:
            connection.close(code)

    async def _change(self, seat: SavedSeat) -> None:
        await self._store.update_seat(self._table, seat, names.now())
        self.seats[seat.seat] = seat

    def _tell_changes(self, before: list[SeatInfo], newcomer: Connection | None = None) -> None:
        after = self.infos()
        if after != before:
            text = Seats(seats=after).model_dump_json()
            for connection in self.connections:
                if connection is not newcomer:
                    connection.send(text)


def sitting(seat: SavedSeat) -> dict[str, Any]:
    """A seat as everybody may see it: the fields of `Sitting`."""
    return {name: getattr(seat, name) for name in Sitting.model_fields}


def own_seat(seats: Sequence[SavedSeat], person: SavedPerson) -> SavedSeat:
    """Which of several seats at a screen is somebody's own: the one with their name, or the first."""
    named = [seat for seat in seats if names.folded(seat.name) == person.folded]
    return (named or list(seats))[0]


def colours(wanted: Sequence[int | None]) -> list[int]:
    """The colours of a new table: those asked for; a seat that does not care gets its own number's, or a free one."""
    given = [colour for colour in wanted if colour is not None]
    if len(set(given)) < len(given):
        raise bad_request(Phrase("colour-twice"))
    free = [colour for colour in range(max(COLOURS, len(wanted))) if colour not in given]
    found: list[int] = []
    for seat, colour in enumerate(wanted):
        if colour is None:
            colour = free.pop(free.index(seat) if seat in free else 0)
        found.append(colour)
    return found
