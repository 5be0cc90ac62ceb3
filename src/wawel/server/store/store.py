"""Reading and writing: each call is one transaction."""

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path

from sqlalchemy import Row as Found
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wawel.server.store.database import open_database
from wawel.server.store.saved import Row, SavedReplay, SavedSeat, SavedTable
from wawel.server.store.schema import replays, rows, seats, tables


class NotStored(Exception):
    """The database took nothing; what was to be stored has not happened."""


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = asyncio.Lock()  # SQLite has one writer at a time; queueing here beats polling its lock

    @staticmethod
    async def open(folder: Path) -> "Store":
        """The store in this folder, made if it is not there."""
        return Store(await open_database(folder))

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on the disk at the end, or none, which raises NotStored."""
        async with self._writing:
            try:
                async with self._engine.begin() as connection:
                    yield connection
            except SQLAlchemyError as error:
                raise NotStored(str(error)) from error

    # tables

    async def add_table(self, table: SavedTable, first: Sequence[Row], follows: str | None = None) -> None:
        """Store a new table with its first rows; `follows` is the table whose rematch it is."""
        fields = asdict(table)
        fields["options"] = json.dumps(table.options)
        fields["touched"] = table.created
        del fields["seats"]
        async with self._write() as connection:
            await connection.execute(insert(tables).values(fields))
            await connection.execute(insert(seats), [{"table_id": table.id, **asdict(s)} for s in table.seats])
            await _append(connection, table.id, first)
            if follows is not None:
                await connection.execute(update(tables).where(tables.c.id == follows).values(rematch=table.id))

    async def table(self, id: str) -> SavedTable | None:
        """A table as it was opened, with the names of now."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if found is None:
                return None
            sat = await connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
            return _table(found, [_seat(seat) for seat in sat])

    async def append(self, table: str, new: Sequence[Row], over: bool = False) -> None:
        """Store rows, all or none, and whether they ended the match. When this returns they are on the disk."""
        async with self._write() as connection:
            await _append(connection, table, new)
            if new:
                await _touch(connection, table, new[-1].time)
            if over:
                await connection.execute(update(tables).where(tables.c.id == table).values(over=True))

    async def finish(self, table: str) -> None:
        """Store that a match is over."""
        async with self._write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(over=True))

    async def rows(self, table: str) -> list[Row]:
        """Everything that happened at a table, in order."""
        columns = (rows.c.seq, rows.c.kind, rows.c.seat, rows.c.text, rows.c.time)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(*columns).where(rows.c.table_id == table).order_by(rows.c.seq))
            return [Row(*row) for row in found]

    async def update_seat(self, table: str, seat: SavedSeat, time: str) -> None:
        """Store the name of a seat and whether somebody joined it, and when that was."""
        where = (seats.c.table_id == table) & (seats.c.seat == seat.seat)
        async with self._write() as connection:
            await connection.execute(update(seats).where(where).values(name=seat.name, joined=seat.joined))
            await _touch(connection, table, time)

    async def forget_tables(self, kept: int, live: Collection[str], recent: str) -> None:
        """Forget finished tables, then open ones that have rested longest, until no more than `kept` are left.

        Those that are played just now stay, and open ones that were touched since `recent`, however many there are.
        """
        resting = select(tables.c.id).where(tables.c.over | (tables.c.touched < recent))
        resting = resting.order_by(tables.c.over.desc(), tables.c.touched, tables.c.id)
        async with self._write() as connection:
            stored = (await connection.execute(select(func.count()).select_from(tables))).scalar_one()
            if stored <= kept:
                return
            found = [id for id in (await connection.execute(resting)).scalars() if id not in live]
            gone = found[: stored - kept]
            if gone:
                await connection.execute(delete(rows).where(rows.c.table_id.in_(gone)))
                await connection.execute(delete(seats).where(seats.c.table_id.in_(gone)))
                await connection.execute(delete(tables).where(tables.c.id.in_(gone)))

    # replays

    async def add_replay(self, replay: SavedReplay, kept: int) -> None:
        """Store an uploaded record, once, and keep the newest ones only."""
        oldest = select(replays.c.id).order_by(replays.c.created.desc(), replays.c.id).offset(kept)
        async with self._write() as connection:
            known = await connection.execute(select(replays.c.id).where(replays.c.id == replay.id))
            if known.first() is None:
                await connection.execute(insert(replays).values(asdict(replay)))
                gone = list((await connection.execute(oldest)).scalars())
                await connection.execute(delete(replays).where(replays.c.id.in_(gone)))

    async def replay(self, id: str) -> SavedReplay | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(replays).where(replays.c.id == id))).first()
            return None if found is None else SavedReplay(found.id, found.text, found.created)


async def _append(connection: AsyncConnection, table: str, new: Sequence[Row]) -> None:
    if new:
        await connection.execute(insert(rows), [{"table_id": table, **asdict(row)} for row in new])


async def _touch(connection: AsyncConnection, table: str, time: str) -> None:
    await connection.execute(update(tables).where(tables.c.id == table).values(touched=time))


def _table(found: "Found[tuple[object, ...]]", sat: list[SavedSeat]) -> SavedTable:
    fields = dict(found._mapping)
    fields["options"] = json.loads(fields["options"])
    del fields["touched"]
    return SavedTable(**fields, seats=tuple(sat))


def _seat(found: "Found[tuple[object, ...]]") -> SavedSeat:
    fields = dict(found._mapping)
    del fields["table_id"]
    return SavedSeat(**fields)
