"""What is kept of tables besides their matches: how they stand, what is said, the lobby, the server's downtimes."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from wawel.server.store.library import Run
from wawel.server.store.saved import Kept, SavedLine, SavedSeat
from wawel.server.store.schema import downtimes, facts, says, seats, servers, tables

ALIVE: Final = "alive"  # the fact that says when the server last ran, in ms since 1970
KEPT_LINES: Final = 300  # of a table; older ones are gone


class HouseStore:
    """Reads and writes what belongs to the house of a table."""

    def __init__(self, read: Run, write: Run, touching: Callable[[str, str], Callable[[Connection], None]]) -> None:
        self._read = read
        self._write = write
        self._touching = touching  # a table and a time: work that refuses if the table is not ours

    # what is said

    async def say(self, table: str, line: SavedLine, kept: Kept) -> None:
        """Store a line, and that there is one more."""
        old = (says.c.table_id == table) & (says.c.n <= line.n - KEPT_LINES)
        fields = {
            "table_id": table,
            "n": line.n,
            "seat": line.seat,
            "key": line.key,
            "text": line.text,
            "time": line.time,
            "reported": line.reported,
        }

        touch = self._touching(table, line.time)

        def work(connection: Connection) -> None:
            touch(connection)
            connection.execute(insert(says).values(fields))
            connection.execute(delete(says).where(old))
            put(connection, table, kept)

        await self._write(work)

    async def lines(self, table: str) -> list[SavedLine]:
        """What was said at a table, in order, as far as it is kept."""
        columns = (says.c.n, says.c.seat, says.c.key, says.c.text, says.c.time, says.c.reported)
        asked = select(*columns).where(says.c.table_id == table).order_by(says.c.n)
        return await self._read(lambda connection: [SavedLine(*found) for found in connection.execute(asked)])

    async def report(self, table: str, n: int, time: str) -> None:
        """Mark a line for the host."""
        marked = update(says).where((says.c.table_id == table) & (says.c.n == n)).values(reported=True)
        touch = self._touching(table, time)

        def work(connection: Connection) -> None:
            touch(connection)
            connection.execute(marked)

        await self._write(work)

    # the lobby, and clocks that run out

    async def listed(self, time: str, most: int) -> list[tuple[str, str, str, str, str | None, list[SavedSeat]]]:
        """Tables of the lobby: id, game, options and terms as JSON, deal, and seats. First those with a free seat, then
        those that can be watched, at most so many of each; the newest first.
        """
        columns = (tables.c.id, tables.c.game, tables.c.options, tables.c.terms, tables.c.deal)
        free = exists().where((seats.c.table_id == tables.c.id) & (seats.c.kind == "lobby") & ~seats.c.joined)
        asked = select(*columns).where(tables.c.open_until > time).order_by(tables.c.created.desc()).limit(most)

        def work(connection: Connection) -> list[tuple[str, str, str, str, str | None, list[SavedSeat]]]:
            found = [*connection.execute(asked.where(free)), *connection.execute(asked.where(~free))]
            sat: dict[str, list[SavedSeat]] = {row.id: [] for row in found}
            sitting = select(seats).where(seats.c.table_id.in_(sat)).order_by(seats.c.seat)
            for each in connection.execute(sitting):
                fields = dict(each._mapping)
                sat[fields.pop("table_id")].append(SavedSeat(**fields))
            return [(row.id, row.game, row.options, row.terms, row.deal, sat[row.id]) for row in found]

        return await self._read(work)

    async def next(self, most: int) -> list[tuple[str, int]]:
        """The tables at which a clock runs out next, and when, in ms since 1970."""
        running = tables.c.deadline.is_not(None) & ~tables.c.over
        asked = select(tables.c.id, tables.c.deadline).where(running).order_by(tables.c.deadline).limit(most)
        return await self._read(lambda connection: [(id, time) for id, time in connection.execute(asked)])

    # when the server was down

    async def beat(self, time: int) -> None:
        """The server runs at this time, and so do clocks."""
        await self._write(lambda connection: _beat(connection, time))

    async def began(self, time: int) -> list[tuple[int, int]]:
        """The server begins: it was down since the last beat, unless others ran. Returns all downtimes."""
        others = select(func.count()).select_from(servers).where(servers.c.expires > func.now())

        def work(connection: Connection) -> list[tuple[int, int]]:
            last = connection.execute(select(facts.c.value).where(facts.c.name == ALIVE)).scalar()
            if last is not None and int(last) < time and not connection.execute(others).scalar():
                connection.execute(delete(downtimes).where(downtimes.c.began == int(last)))
                connection.execute(insert(downtimes).values(began=int(last), ended=time))
            found = connection.execute(select(downtimes.c.began, downtimes.c.ended).order_by(downtimes.c.began))
            return [(began, ended) for began, ended in found]

        return await self._write(work)


def put(connection: Connection, table: str, kept: Kept) -> None:
    """Store how a table stands."""
    fields = {"standing": kept.standing, "deadline": kept.deadline, "open_until": kept.open_until}
    connection.execute(update(tables).where(tables.c.id == table).values(fields))


def _beat(connection: Connection, time: int) -> None:
    changed = connection.execute(update(facts).where(facts.c.name == ALIVE).values(value=str(time)))
    if changed.rowcount != 1:
        connection.execute(insert(facts).values(name=ALIVE, value=str(time)))
