"""Deals: tables with the same draws. Who sits at one of them learns nothing from the others before all are over."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select

from wawel.server.store.converting import seat_of
from wawel.server.store.library import Run
from wawel.server.store.saved import SavedSeat
from wawel.server.store.schema import deal_people, seats, tables


@dataclass(frozen=True, slots=True)
class DealtTable:
    """A table of a deal."""

    id: str
    game: str
    code: str | None
    standing: str  # JSON
    over: bool
    seats: list[SavedSeat]


class DealsStore:
    """Finds the tables of deals, and keeps who sits where."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def runs(self, deal: str) -> bool:
        """Whether any table of a deal is not over yet."""
        asked = select(func.count()).select_from(tables).where((tables.c.deal == deal) & ~tables.c.over)
        return bool(await self._read(lambda connection: connection.execute(asked).scalar()))

    async def tables(self, deal: str) -> list[DealtTable]:
        """The tables of a deal, in the order in which they were opened."""
        columns = (tables.c.id, tables.c.game, tables.c.code, tables.c.standing, tables.c.over)
        asked = select(*columns).where(tables.c.deal == deal).order_by(tables.c.created, tables.c.id)

        def work(connection: Connection) -> list[DealtTable]:
            found = connection.execute(asked).all()
            sat: dict[str, list[SavedSeat]] = {row.id: [] for row in found}
            sitting = select(seats).where(seats.c.table_id.in_(sat)).order_by(seats.c.seat)
            for each in connection.execute(sitting):
                sat[each.table_id].append(seat_of(each))
            return [DealtTable(*row, sat[row.id]) for row in found]

        return await self._read(work)

    async def table_of(self, deal: str, person: str) -> str | None:
        """The table of a deal at which somebody sits."""
        return await self._read(lambda connection: connection.execute(_at(deal, person)).scalar())

    async def sit(self, deal: str, person: str, table: str) -> bool:
        """Somebody sits down; false if they have a seat at another table of the deal."""

        def work(connection: Connection) -> bool:
            found = connection.execute(_at(deal, person)).scalar()
            if found is None:
                connection.execute(insert(deal_people).values(deal=deal, person=person, table_id=table))
            return found in (None, table)

        return await self._write(work)

    async def leave(self, deal: str, person: str) -> None:
        """Somebody who has seen nothing yet is sent away."""
        gone = (deal_people.c.deal == deal) & (deal_people.c.person == person)
        await self._write(lambda connection: connection.execute(delete(deal_people).where(gone)))


def has_room(connection: Connection, deal: str, most: int) -> bool:
    """Whether a deal runs and has fewer tables. Until the end of the transaction none of them ends, none is added."""
    mine = tables.c.deal == deal
    connection.execute(select(tables.c.id).where(mine).order_by(tables.c.id).with_for_update())
    over = connection.execute(select(tables.c.over).where(mine)).scalars().all()  # as it is now that nobody else writes
    return len(over) < most and not all(over)


def _at(deal: str, person: str) -> Select[Any]:
    return select(deal_people.c.table_id).where((deal_people.c.deal == deal) & (deal_people.c.person == person))
