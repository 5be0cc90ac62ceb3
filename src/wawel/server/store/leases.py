"""Which server owns a table: a lease with a number that grows. Whoever stores something must have the last number."""

import os
import secrets
import socket
from collections.abc import Collection
from datetime import timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select, true, update

from wawel.server.store.library import Run
from wawel.server.store.postgres import is_postgres
from wawel.server.store.schema import servers, tables

LEASE: Final = timedelta(seconds=3)  # by the database's clock, after the last sign of life
FORGOTTEN: Final = timedelta(minutes=10)  # after which a server that ended without a word leaves no trace


class Elsewhere(Exception):
    """Another server owns this table."""

    def __init__(self, table: str, owner: str) -> None:
        super().__init__(f"{table} is at server {owner}")
        self.table = table
        self.owner = owner


class Leases:
    """The tables that this server owns.

    A file belongs to one server, so there everything stays at number 0. A server alone on its PostgreSQL takes
    whatever it wants. Among several (`shared`), a table is taken only from a server whose lease has run out.
    """

    def __init__(self, engine: Engine, read: Run, write: Run) -> None:
        self.server = secrets.token_hex(8)
        self.shared = False
        self._counted = is_postgres(engine)
        self._read = read
        self._write = write
        self._epochs: dict[str, int] = {}

    def epoch(self, table: str) -> int:
        """The number that storing something at a table needs."""
        return self._epochs.get(table, 0)

    def begin(self, table: str) -> dict[str, object]:
        """The columns of a new table, which is ours."""
        if not self._counted:
            return {"owner": None, "epoch": 0}
        self._epochs[table] = 1
        return {"owner": self.server, "epoch": 1}

    def nobody_elses(self) -> ColumnElement[bool]:
        """Tables that no other server owns now."""
        mine = tables.c.owner.is_(None) | (tables.c.owner == self.server)
        alive = select(servers.c.id).where(servers.c.expires > func.now())
        return mine | tables.c.owner.not_in(alive) if self.shared else true()

    async def claim(self, table: str) -> None:
        """Make a table ours; nobody else can store anything there from now on. Raises Elsewhere if that cannot be."""
        if not self._counted:
            return
        taken = update(tables).where((tables.c.id == table) & self.nobody_elses())
        taken = taken.values(owner=self.server, epoch=tables.c.epoch + 1).returning(tables.c.epoch)

        def work(connection: Connection) -> tuple[int | None, str | None]:
            epoch = connection.execute(taken).scalar()
            if epoch is not None:
                return epoch, None
            return None, connection.execute(select(tables.c.owner).where(tables.c.id == table)).scalar()

        epoch, owner = await self._write(work)
        if epoch is not None:
            self._epochs[table] = epoch
        elif owner is not None:
            raise Elsewhere(table, owner)

    async def release(self, gone: Collection[str]) -> None:
        """Let others have tables that have left the memory."""
        held = {table: self._epochs.pop(table) for table in gone if table in self._epochs}

        def work(connection: Connection) -> None:
            for table, epoch in held.items():
                ours = (tables.c.id == table) & (tables.c.epoch == epoch) & (tables.c.owner == self.server)
                connection.execute(update(tables).where(ours).values(owner=None))

        if held:
            await self._write(work)

    # signs of life, for servers that share a database

    async def join(self) -> None:
        """Begin as a server that owns nothing, under a new name."""
        self.server = secrets.token_hex(8)
        self._epochs.clear()
        self.shared = True
        place = f"{socket.gethostname()} {os.getpid()}"
        new = insert(servers).values(id=self.server, place=place, expires=func.now() + LEASE)
        await self._write(lambda connection: connection.execute(new))

    async def renew(self) -> bool:
        """Give a sign of life. False if it comes too late: by now others may own our tables."""
        ours = update(servers).where((servers.c.id == self.server) & (servers.c.expires > func.now()))
        old = delete(servers).where(servers.c.expires < func.now() - FORGOTTEN)

        def work(connection: Connection) -> bool:
            connection.execute(old)
            return connection.execute(ours.values(expires=func.now() + LEASE)).rowcount == 1

        return await self._write(work)

    async def alive(self) -> set[str]:
        """The servers that have given a sign of life in time."""
        asked = select(servers.c.id).where(servers.c.expires > func.now())
        return await self._read(lambda connection: set(connection.execute(asked).scalars()))

    async def leave(self) -> None:
        """End: whatever is still ours is free at once."""
        self._epochs.clear()

        def work(connection: Connection) -> None:
            connection.execute(delete(servers).where(servers.c.id == self.server))
            connection.execute(update(tables).where(tables.c.owner == self.server).values(owner=None))

        await self._write(work)
