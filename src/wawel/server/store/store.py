"""Reads and writes the database: each call is one transaction."""

import asyncio
import json
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy import Row as Found
from sqlalchemy.exc import SQLAlchemyError

from wawel.server.store.database import open_database
from wawel.server.store.saved import Row, SavedReplay, SavedSeat, SavedTable
from wawel.server.store.schema import analyses, replays, rows, seats, tables

Result = TypeVar("Result")


class NotStored(Exception):
    """The database stored nothing; treat the step as if it had not happened."""


class Store:
    """The database of a server. It has one thread of its own, because SQLite allows one writer at a time anyway."""

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._thread = thread

    @staticmethod
    async def open(folder: Path) -> "Store":
        """Open the store in this folder; creates it if necessary."""
        thread = ThreadPoolExecutor(1, "store")
        try:
            engine = await asyncio.get_running_loop().run_in_executor(thread, open_database, folder)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return Store(engine, thread)

    async def close(self) -> None:
        """Finish what has been started, then close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def _write(self, work: Callable[[Connection], None]) -> None:
        """Run a transaction: at the end all of it is on disk. Otherwise none of it is, and this raises NotStored."""

        def run() -> None:
            try:
                with self._engine.begin() as connection:
                    work(connection)
            except SQLAlchemyError as error:
                raise NotStored(str(error)) from error

        await asyncio.get_running_loop().run_in_executor(self._thread, run)

    # tables

    async def add_table(self, table: SavedTable, first: Sequence[Row], follows: str | None = None) -> None:
        """Store a new table with its first rows; if it is a rematch, `follows` is the table before it."""
        fields = asdict(table)
        fields["options"] = json.dumps(table.options)
        fields["touched"] = table.created
        del fields["seats"]

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(fields))
            connection.execute(insert(seats), [{"table_id": table.id, **asdict(s)} for s in table.seats])
            _append(connection, table.id, first)
            if follows is not None:
                connection.execute(update(tables).where(tables.c.id == follows).values(rematch=table.id))

        await self._write(work)

    async def table(self, id: str) -> SavedTable | None:
        """A table as it was opened, with the current names."""

        def work(connection: Connection) -> SavedTable | None:
            found = connection.execute(select(tables).where(tables.c.id == id)).first()
            if found is None:
                return None
            sat = connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
            return _table(found, [_seat(seat) for seat in sat])

        return await self._read(work)

    async def table_of_code(self, code: str) -> str | None:
        """The id of the newest table with this code."""
        asked = select(tables.c.id).where(tables.c.code == code).order_by(tables.c.created.desc()).limit(1)
        return await self._read(lambda connection: connection.execute(asked).scalar())

    async def append(self, table: str, new: Sequence[Row], over: bool = False) -> None:
        """Store rows, all or none, and whether they ended the match. They are on disk when this returns."""

        def work(connection: Connection) -> None:
            _append(connection, table, new)
            if new:
                _touch(connection, table, new[-1].time)
            if over:
                _finish(connection, table)

        await self._write(work)

    async def finish(self, table: str) -> None:
        """Store that a match is over."""
        await self._write(lambda connection: _finish(connection, table))

    async def rows(self, table: str) -> list[Row]:
        """Everything that happened at a table, in order."""
        columns = (rows.c.seq, rows.c.kind, rows.c.seat, rows.c.text, rows.c.time)
        asked = select(*columns).where(rows.c.table_id == table).order_by(rows.c.seq)
        return await self._read(lambda connection: [Row(*row) for row in connection.execute(asked)])

    async def update_seat(self, table: str, seat: SavedSeat, time: str) -> None:
        """Store name, colour and key of a seat, whether somebody has joined it, and the time of the change."""
        where = (seats.c.table_id == table) & (seats.c.seat == seat.seat)

        def work(connection: Connection) -> None:
            kept = {"name": seat.name, "joined": seat.joined, "colour": seat.colour, "token_hash": seat.token_hash}
            connection.execute(update(seats).where(where).values(kept))
            _touch(connection, table, time)

        await self._write(work)

    async def forget_tables(self, kept: int, live: Collection[str], recent: str) -> None:
        """Delete finished tables, then the open ones idle longest, until at most `kept` are left.

        Tables in `live` and open tables touched since `recent` always stay, however many there are.
        """
        resting = select(tables.c.id).where(tables.c.over | (tables.c.touched < recent))
        resting = resting.order_by(tables.c.over.desc(), tables.c.touched, tables.c.id)

        def work(connection: Connection) -> None:
            stored = connection.execute(select(func.count()).select_from(tables)).scalar_one()
            if stored <= kept:
                return
            found = [id for id in connection.execute(resting).scalars() if id not in live]
            gone = found[: stored - kept]
            if gone:
                connection.execute(delete(rows).where(rows.c.table_id.in_(gone)))
                connection.execute(delete(seats).where(seats.c.table_id.in_(gone)))
                connection.execute(delete(tables).where(tables.c.id.in_(gone)))

        await self._write(work)

    # replays

    async def add_replay(self, replay: SavedReplay, kept: int) -> None:
        """Store an uploaded record unless it is already there, and keep only the newest records."""
        oldest = select(replays.c.id).order_by(replays.c.created.desc(), replays.c.id).offset(kept)

        def work(connection: Connection) -> None:
            known = connection.execute(select(replays.c.id).where(replays.c.id == replay.id))
            if known.first() is None:
                connection.execute(insert(replays).values(asdict(replay)))
                gone = list(connection.execute(oldest).scalars())
                connection.execute(delete(replays).where(replays.c.id.in_(gone)))

        await self._write(work)

    async def replay(self, id: str) -> SavedReplay | None:
        asked = select(replays).where(replays.c.id == id)
        found = await self._read(lambda connection: connection.execute(asked).first())
        return None if found is None else SavedReplay(found.id, found.text, found.created)

    # analyses

    async def put_analysis(self, id: str, moments: list[dict[str, Any]], time: str, kept: int) -> None:
        """Store what is known of an analysis so far, and keep only the newest ones."""
        oldest = select(analyses.c.id).order_by(analyses.c.created.desc(), analyses.c.id).offset(kept)
        fields = {"id": id, "moments": json.dumps(moments), "created": time}

        def work(connection: Connection) -> None:
            connection.execute(delete(analyses).where(analyses.c.id == id))
            connection.execute(insert(analyses).values(fields))
            gone = list(connection.execute(oldest).scalars())
            connection.execute(delete(analyses).where(analyses.c.id.in_(gone)))

        await self._write(work)

    async def analysis(self, id: str) -> list[dict[str, Any]]:
        """The moments of an analysis that are stored; none if there is no analysis."""
        asked = select(analyses.c.moments).where(analyses.c.id == id)
        found = await self._read(lambda connection: connection.execute(asked).scalar())
        moments: list[dict[str, Any]] = json.loads(found) if found else []
        return moments


def _append(connection: Connection, table: str, new: Sequence[Row]) -> None:
    if new:
        connection.execute(insert(rows), [{"table_id": table, **asdict(row)} for row in new])


def _touch(connection: Connection, table: str, time: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(touched=time))


def _finish(connection: Connection, table: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(over=True))


def _table(found: "Found[tuple[object, ...]]", sat: list[SavedSeat]) -> SavedTable:
    fields = dict(found._mapping)
    fields["options"] = json.loads(fields["options"])
    del fields["touched"]
    return SavedTable(**fields, seats=tuple(sat))


def _seat(found: "Found[tuple[object, ...]]") -> SavedSeat:
    fields = dict(found._mapping)
    del fields["table_id"]
    return SavedSeat(**fields)
