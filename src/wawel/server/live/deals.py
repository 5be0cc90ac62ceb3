"""Deals: what people may know about the tables with the same draws, and how they compare at the end."""

from typing import Literal

from pydantic import ValidationError

from wawel.server.errors import deal_runs, unknown_deal
from wawel.server.live.house.state import read_state
from wawel.server.live.people import Login
from wawel.server.messages.base import Score
from wawel.server.messages.deals import DealInfo, DealSeat, DealTable
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
        return DealInfo(deal=id, game=found[0].game, over=over, mine=mine, tables=tables, best=best)

    async def check_waits(self, id: str, login: Login) -> None:
        """Refuse to call off a table for somebody whose own table of the deal is not over."""
        own = await self._store.table_of(id, login.person.id)
        if not any(table.id == own and table.over for table in await self._store.tables(id)):
            raise deal_runs()


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
    return DealSeat(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        colour=seat.colour,
        joined=seat.joined,
        place=seat.place if open else None,
        score=_score(seat.tally) if open else None,
    )


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
