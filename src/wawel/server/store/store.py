"""Reads and writes the tables of the database. Everything a step needs to be safe is in one transaction."""

import asyncio
import json
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from pathlib import Path

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update

from wawel.server.store.converting import Unreadable, rows_of, seat_of, table_of, values_of
from wawel.server.store.database import open_database
from wawel.server.store.deals import DealsStore, has_room
from wawel.server.store.folding import folded
from wawel.server.store.games import GamesStore
from wawel.server.store.house import HouseStore, put
from wawel.server.store.invitations import InvitationStore, forget_tables
from wawel.server.store.leases import Leases
from wawel.server.store.library import Library
from wawel.server.store.passkeys import PasskeyStore
from wawel.server.store.people import PeopleStore
from wawel.server.store.prepared import Prepared
from wawel.server.store.pushes import PushStore
from wawel.server.store.ratings import RatingsStore, rate
from wawel.server.store.reading import Reader
from wawel.server.store.saved import History, Kept, Placed, Row, SavedSeat, SavedTable
from wawel.server.store.schema import facts, rows, says, seats, tables
from wawel.server.store.writing import NotStored, Writer


class Store:
    """The database of a server: one thread that writes, and others that read meanwhile."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reader = Reader(engine)
        self._writer = Writer(engine)
        self.leases = Leases(engine, self._reader.read, self._writer.write)
        self._append = Prepared(insert(rows), engine.dialect, [column.name for column in rows.columns])
        ours = (tables.c.id == bindparam("table")) & (tables.c.epoch == bindparam("number"))
        self._touch = Prepared(update(tables).where(ours).values(touched=bindparam("time")), engine.dialect, [])
        drop = delete(rows).where((rows.c.table_id == bindparam("table")) & (rows.c.seq == bindparam("row")))
        self._drop = Prepared(drop, engine.dialect, [])
        self._secrets: dict[str, str] = {}
        self.read = self._reader.read
        self.library = Library(self.read, self._writer.write)
        self.people = PeopleStore(self.read, self._writer.write)
        self.passkeys = PasskeyStore(self.read, self._writer.write)
        self.invitations = InvitationStore(self.read, self._writer.write)
        self.games = GamesStore(self.read)
        self.ratings = RatingsStore(self.read)
        self.deals = DealsStore(self.read, self._writer.write)
        self.pushes = PushStore(self.read, self._writer.write)
        self.house = HouseStore(self.read, self._writer.write, self._touching)

    @staticmethod
    async def open(folder: Path, url: str | None = None) -> "Store":
        """Open the store in this folder, or the one at this address; creates it if necessary."""
        return Store(await asyncio.to_thread(open_database, folder, url))

    async def close(self) -> None:
        """Finish what has been started, then close the database."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._reader.close()
        self._engine.dispose()

    async def add_table(
        self, table: SavedTable, first: Sequence[Row], follows: str | None = None, among: int | None = None
    ) -> bool:
        """Store a new table with its first rows; if it is a rematch, `follows` is the table before it.

        With `among` nothing is stored, and the answer is no, if its deal is over or has so many tables already.
        """
        fields = asdict(table)
        fields["options"] = json.dumps(table.options)
        fields["touched"] = table.created
        del fields["seats"]
        fields |= self.leases.begin(table.id)
        touch_old = self._touching(follows or "", table.created)

        def work(connection: Connection) -> bool:
            if among is not None and not has_room(connection, str(table.deal), among):
                return False
            connection.execute(insert(tables).values(fields))
            connection.execute(insert(seats), [{"table_id": table.id, **asdict(s)} for s in table.seats])
            self._add(connection, table.id, first)
            if follows is not None:
                touch_old(connection)
                connection.execute(update(tables).where(tables.c.id == follows).values(rematch=table.id))
            return True

        return await self._writer.write(work)

    async def table(self, id: str) -> SavedTable | None:
        """A table as it was opened, with the current names. Raises Unreadable if it makes no sense."""

        def work(connection: Connection) -> SavedTable | None:
            found = connection.execute(select(tables).where(tables.c.id == id)).first()
            if found is None:
                return None
            sat = connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
            return table_of(found, [seat_of(seat) for seat in sat])

        return await self.read(work)

    async def table_of_code(self, code: str) -> str | None:
        """The id of the newest table with this code."""
        asked = select(tables.c.id).where(tables.c.code == code).order_by(tables.c.created.desc()).limit(1)
        return await self.read(lambda connection: connection.execute(asked).scalar())

    async def append(
        self,
        table: str,
        new: Sequence[Row],
        over: bool = False,
        dropped: Sequence[int] = (),
        results: Sequence[Placed] = (),
        kept: Kept | None = None,
    ) -> None:
        """Store rows, all or none, and whether they ended the match. They are on disk when this returns.

        `dropped` are rows that the new ones make superfluous, `results` tell how the match ended, `kept` is what else
        has changed. A table that is not there any more, or that another server owns by now, stores nothing.
        """

        touch = self._touching(table, new[-1].time)

        def work(connection: Connection) -> None:
            touch(connection)
            self._add(connection, table, new)
            if dropped:
                self._drop.run(connection, [{"table": table, "row": seq} for seq in dropped])
            if kept is not None:
                put(connection, table, kept)
            if over:
                _finish(connection, table, results)

        await self._writer.write(work)

    async def keep(self, table: str, kept: Kept, time: str, over: bool = False, results: Sequence[Placed] = ()) -> None:
        """Store how things stand besides the match, and whether people have ended it."""
        touch = self._touching(table, time)

        def work(connection: Connection) -> None:
            touch(connection)
            put(connection, table, kept)
            if over:
                _finish(connection, table, results)

        await self._writer.write(work)

    async def update_host(self, table: str, host_hash: str, time: str) -> None:
        """Store another key of the host, and the time of the change."""
        touch = self._touching(table, time)
        changed = update(tables).where(tables.c.id == table).values(host_hash=host_hash)

        def work(connection: Connection) -> None:
            touch(connection)
            connection.execute(changed)

        await self._writer.write(work)

    async def finish(self, table: str, results: Sequence[Placed] = ()) -> None:
        """Store that a match is over, and how it ended."""
        await self._writer.write(lambda connection: _finish(connection, table, results))

    async def rows(self, table: str) -> list[Row]:
        """Every row that is kept of a table, in order."""
        return await self.read(lambda connection: [Row(*row) for row in connection.execute(rows_of(table))])

    async def history(self, table: str) -> History:
        """What happened at a table, without what was taken back. Raises Unreadable if it makes no sense."""

        def work(connection: Connection) -> History:
            try:
                return folded(Row(*row) for row in connection.execute(rows_of(table)))
            except ValueError as error:
                raise Unreadable("table-unreadable") from error

        return await self.read(work)

    async def update_seat(self, table: str, seat: SavedSeat, time: str) -> None:
        """Store a seat as it is now, and the time of the change."""
        where = (seats.c.table_id == table) & (seats.c.seat == seat.seat)
        kept = asdict(seat)
        for fixed in ("seat", "place", "points", "tally"):
            del kept[fixed]

        touch = self._touching(table, time)

        def work(connection: Connection) -> None:
            touch(connection)
            connection.execute(update(seats).where(where).values(kept))

        await self._writer.write(work)

    async def secret(self, name: str, make: Callable[[], str] = lambda: secrets.token_hex(16)) -> str:
        """A random value of this server, made when it is first asked for."""
        asked = select(facts.c.value).where(facts.c.name == name)

        def work(connection: Connection) -> str:
            found = connection.execute(asked).scalar()
            if found is None:
                found = make()
                connection.execute(insert(facts).values(name=name, value=found))
            return str(found)

        if name not in self._secrets:
            self._secrets[name] = await self._writer.write(work)
        return self._secrets[name]

    # tables that are kept no longer

    async def resting(self, kept: int, live: Collection[str], recent: str, most: int) -> list[str]:
        """Tables beyond the `kept` ones, at most so many: finished ones, then the open ones idle longest.

        Tables in `live` or in the memory of another server, open tables touched since `recent` and finished games of
        people with an account always stay, however many there are; the latter do not count.
        """
        someones = select(seats.c.table_id).where(seats.c.person.is_not(None))
        passing = ~(tables.c.over & tables.c.id.in_(someones))
        at_rest = (tables.c.over | (tables.c.touched < recent)) & self.leases.nobody_elses()
        asked = select(tables.c.id).where(passing & at_rest)
        asked = asked.order_by(tables.c.over.desc(), tables.c.touched, tables.c.id)

        def work(connection: Connection) -> list[str]:
            excess = connection.execute(select(func.count()).select_from(tables).where(passing)).scalar_one() - kept
            if excess <= 0:
                return []
            found = connection.execute(asked.limit(min(excess, most) + len(live))).scalars()
            return [id for id in found if id not in live][: min(excess, most)]

        return await self.read(work)

    async def forget(self, gone: Collection[str]) -> None:
        """Delete tables."""

        def work(connection: Connection) -> None:
            connection.execute(delete(rows).where(rows.c.table_id.in_(gone)))
            connection.execute(delete(says).where(says.c.table_id.in_(gone)))
            forget_tables(connection, list(gone))
            connection.execute(delete(seats).where(seats.c.table_id.in_(gone)))
            connection.execute(delete(tables).where(tables.c.id.in_(gone)))

        await self._writer.write(work)

    def _touching(self, table: str, time: str) -> Callable[[Connection], None]:
        """Work that stores when something last happened at a table. It raises NotStored if the table is not ours."""
        values = {"table": table, "number": self.leases.epoch(table), "time": time}

        def work(connection: Connection) -> None:
            if self._touch.run(connection, [values]) != 1:
                raise NotStored(f"{table} is gone, or another server owns it")

        return work

    def _add(self, connection: Connection, table: str, new: Sequence[Row]) -> None:
        if new:
            self._append.run(connection, [values_of(table, row) for row in new])


def _finish(connection: Connection, table: str, results: Sequence[Placed]) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(over=True))
    for result in results:
        where = (seats.c.table_id == table) & (seats.c.seat == result.seat)
        connection.execute(
            update(seats).where(where).values(place=result.place, points=result.points, tally=result.tally)
        )
    rate(connection, table, results)
