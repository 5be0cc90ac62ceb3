"""The tables in memory: each is loaded once, and unloaded when nobody has looked at it for a while."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from wawel.core.errors import BadData, WawelError
from wawel.server.errors import disabled_game, unknown_table, unreadable_table
from wawel.server.live.bots import Bots
from wawel.server.live.course import Course
from wawel.server.live.house.ticking import Downtimes
from wawel.server.live.limits import Limits
from wawel.server.live.table import Table
from wawel.server.push.calls import Calls
from wawel.server.settings import Settings
from wawel.server.store.saved import SavedTable
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored

log = logging.getLogger("wawel.server")


class Memory:
    """Loads tables from the store and lets go of them. This server owns the tables in its memory, and no others."""

    def __init__(
        self, settings: Settings, store: Store, bots: Bots, limits: Limits, down: Downtimes, calls: Calls
    ) -> None:
        self.tables: dict[str, Table] = {}
        self._store = store
        self._bots = bots
        self._limits = limits
        self._down = down
        self._calls = calls
        self._loading: dict[str, asyncio.Task[Table]] = {}  # so that a table is never loaded twice
        self._sweeping = asyncio.create_task(self._sweep(settings.idle_seconds))

    def close(self) -> None:
        """Unload nothing more by itself."""
        self._sweeping.cancel()

    def known(self) -> set[str]:
        """The tables that are in memory, or on their way there."""
        return {*self.tables, *self._loading}

    async def settle(self) -> None:
        """Wait for what is being loaded."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def clear(self) -> None:
        """Unload all tables."""
        await self.settle()
        tables = list(self.tables.values())
        self.tables.clear()
        for table in tables:
            await table.close()

    async def add(self, saved: SavedTable, course: Course) -> Table:
        """Let a new match begin."""
        return await self._seat(self._made(saved, course))

    async def load(self, id: str) -> Table:
        """The table as the store has it, once for all who ask. Raises if there is none, or none that can go on."""
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        try:
            await self._store.leases.claim(id)
            saved = await self._store.table(id)
            if saved is None:
                raise unknown_table(id)
            history = await self._store.history(id)
            course = await asyncio.to_thread(Course.load, saved, history)  # others go on meanwhile
            table = self._made(saved, course)
        except BadData as error:
            raise disabled_game(error) from error
        except WawelError as error:
            refusal = unreadable_table(error)
            log.error("table %s cannot be read: row %s, %s", id, refusal.problem.line, error.rule or "no rule")
            raise refusal from error
        if course.over and (not saved.over or any(seat.place is None for seat in saved.seats)):
            await self._store.finish(id, course.results())
        return await self._seat(table)

    def _made(self, saved: SavedTable, course: Course) -> Table:
        return Table(saved, course, self._store, self._bots, self._limits, self._down)

    async def _seat(self, table: Table) -> Table:
        self.tables[table.saved.id] = table
        table.calls(self._calls)
        await table.start()
        return table

    async def _sweep(self, idle: float) -> None:
        """Unload tables without connections from time to time."""
        while True:
            await asyncio.sleep(idle / 4)
            for id, table in list(self.tables.items()):
                with suppress(NotStored):  # the next sweep tries again
                    await table.keep()
                if await table.retire(monotonic() - idle) and self.tables.get(id) is table:
                    del self.tables[id]
                    self._calls.forget(id)
                    with suppress(NotStored):  # then it stays ours
                        await self._store.leases.release([id])
