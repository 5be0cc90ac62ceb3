"""Deals: what people may know about the tables with the same draws, and how they compare at the end."""

from typing import Literal

from pydantic import ValidationError

from wawel.server.errors import deal_runs, not_host, unknown_deal
from wawel.server.live.house.state import read_state
from wawel.server.live.people import Login
from wawel.server.live.seating import sitting
from wawel.server.messages.base import Score
from wawel.server.messages.deals import DealInfo, DealSeat, DealTable
from wawel.server.messages.tables import MOST_DEALT
from wawel.server.store.converting import Unreadable
from wawel.server.store.deals import DealtTable
from wawel.server.store.saved import SavedSeat
from wawel.server.store.store import Store

State = Literal["gathering", "playing", "over", "off"]


class Deals:
    """Tells of deals. Results stay closed until every table is over or was called off."""

    def __init__(self, store: Store) -> None:
        self._store = store.deals

    async def look(self, id: str, login: Login | None) -> DealInfo:
        """A deal as somebody may see it."""
        found = await self._store.tables(id)
        if not found:
            raise unknown_deal()
        over = all(table.over for table in found)
        tables = [_told(table, over) for table in found]
        mine = await self._store.table_of(id, login.person.id) if login else None
        best = _best([table for table in tables if table.state == "over"]) if over else []
        may_add = not over and len(found) < MOST_DEALT and _has_opened(found[0], login)
        game = found[0].game
        return DealInfo(deal=id, game=game, over=over, mine=mine, may_add=may_add, tables=tables, best=best)

    async def first(self, id: str, login: Login) -> str:
        """The first table of a deal, for whoever has opened it."""
        found = await self._store.tables(id)
        if not found:
            raise unknown_deal()
        if not _has_opened(found[0], login):
            raise not_host()
        return found[0].id

    async def check_waits(self, id: str, login: Login) -> None:
        """Refuse to call off a table for somebody whose own table of the deal is not over."""
        own = await self._store.table_of(id, login.person.id)
        if not any(table.id == own and table.over for table in await self._store.tables(id)):
            raise deal_runs()


def _has_opened(first: DealtTable, login: Login | None) -> bool:
    """Whether somebody has opened the deal: theirs is the seat at the screen of its first table."""
    return login is not None and any(seat.kind == "here" and seat.person == login.person.id for seat in first.seats)


def _told(table: DealtTable, open: bool) -> DealTable:
    state = _state(table)
    code = table.code if state == "gathering" else None
    return DealTable(table=table.id, state=state, code=code, seats=[_seat(seat, open) for seat in table.seats])


def _state(table: DealtTable) -> State:
    house = read_state(table.standing)
    if table.over:
        return "off" if house.ended == "off" else "over"
    return "gathering" if house.gathering else "playing"


def _seat(seat: SavedSeat, open: bool) -> DealSeat:
    place, score = (seat.place, _score(seat.tally)) if open else (None, None)
    return DealSeat(**sitting(seat), place=place, score=score)


def _score(tally: str | None) -> Score | None:
    try:
        return None if tally is None else Score.model_validate_json(tally)
    except ValidationError as error:
        raise Unreadable("table-unreadable") from error


def _best(tables: list[DealTable]) -> list[list[str]]:
    """For each seat, the tables at which it has most points."""
    found: list[list[str]] = []
    for seat in range(len(tables[0].seats) if tables else 0):
        points = {table.table: score.total for table in tables if (score := table.seats[seat].score) is not None}
        most = max(points.values(), default=0)
        found.append([table for table, total in points.items() if total == most])
    return found
