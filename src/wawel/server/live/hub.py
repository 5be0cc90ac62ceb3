"""Finds tables in memory or in the store, and unloads those that nobody looks at."""

import asyncio
import logging
from time import monotonic

from wawel.core.errors import BadData, WawelError
from wawel.server.errors import disabled_game, not_over, unknown_code, unknown_replay, unknown_table, unreadable_table
from wawel.server.live import names, opening
from wawel.server.live.analyses import Analyses
from wawel.server.live.bots import Bots
from wawel.server.live.course import Course
from wawel.server.live.guesses import Guesses
from wawel.server.live.opening import Opening
from wawel.server.live.replay import Played, Replays
from wawel.server.live.table import Table
from wawel.server.messages.http import CreateTable, TableCreated
from wawel.server.settings import Settings
from wawel.server.store.saved import SavedReplay
from wawel.server.store.store import Store

log = logging.getLogger("wawel.server")


class Hub:
    """All tables and replays of a server."""

    def __init__(self, settings: Settings, store: Store, bots: Bots) -> None:
        self._settings = settings
        self._store = store
        self.bots = bots
        self._tables: dict[str, Table] = {}
        self._replays = Replays()
        self._guesses = Guesses()
        self.analyses = Analyses(store, bots, settings.kept_replays)
        self._lock = asyncio.Lock()  # tables are loaded or made one at a time, and never twice
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Unload everything; nothing is lost."""
        self._sweeper.cancel()
        await self.analyses.close()
        async with self._lock:
            for table in self._tables.values():
                await table.close()
            self._tables.clear()

    # tables

    async def table(self, id: str) -> Table:
        """The table with this id, loaded if necessary."""
        table = self._tables.get(id)
        if table is None or table.closed:
            async with self._lock:
                table = self._tables.get(id)
                if table is None or table.closed:
                    table = await self._load(id)
        table.touched = monotonic()
        return table

    async def by_code(self, typed: str, who: str) -> Table:
        """The table that a code belongs to, as long as it has an open seat. `who` may not guess too often."""
        self._guesses.check(who)
        code = names.as_code(typed)
        id = await self._store.table_of_code(code) if code else None
        table = await self.table(id) if id else None
        if table is None or not table.seating.open() or (await table.info()).over:
            self._guesses.count(who)
            raise unknown_code()
        return table

    async def create(self, wanted: CreateTable) -> TableCreated:
        """Open the table that a request asks for."""
        played = None
        if wanted.start is not None:
            played = await self.replay(wanted.start.replay)
        made, created = opening.open_table(wanted, played)
        async with self._lock:
            await self._open(made, None)
            recent = names.days_ago(self._settings.kept_days)
            await self._store.forget_tables(self._settings.kept_tables, set(self._tables), recent)
        return created

    async def rematch(self, id: str, token: str) -> str:
        """The table of the next match; everyone who asks gets the same one."""
        old = await self.table(id)
        old.seating.owned(token)
        if not (await old.info()).over:
            raise not_over()
        async with self._lock:
            if old.saved.rematch is None:
                made = opening.open_rematch(old.saved, old.seating.seats)
                await self._open(made, id)
                old.announce(made.saved.id)
            return str(old.saved.rematch)

    async def _open(self, made: Opening, follows: str | None) -> None:
        first = made.course.unstored()
        await self._store.add_table(made.saved, first, follows)
        made.course.stored(first)
        await self._seat(Table(made.saved, made.course, self._store, self.bots))

    async def _load(self, id: str) -> Table:
        saved = await self._store.table(id)
        if saved is None:
            raise unknown_table(id)
        try:
            course = Course.load(saved, await self._store.rows(id))
        except BadData as error:
            raise disabled_game(error) from error
        except WawelError as error:
            refusal = unreadable_table(error)
            log.error("table %s cannot be read: row %s, %s", id, refusal.problem.line, error.rule or "no rule")
            raise refusal from error
        if course.match.over and not saved.over:
            await self._store.finish(id)
        return await self._seat(Table(saved, course, self._store, self.bots))

    async def _seat(self, table: Table) -> Table:
        self._tables[table.saved.id] = table
        await table.start()
        return table

    async def _sweep(self) -> None:
        """Unload tables without connections from time to time."""
        idle = self._settings.idle_seconds
        while True:
            await asyncio.sleep(idle / 4)
            for id, table in list(self._tables.items()):
                async with self._lock:  # nobody loads it again before its last step is done
                    if self._tables.get(id) is table and await table.retire(monotonic() - idle):
                        del self._tables[id]

    # replays

    async def add_replay(self, text: str) -> str:
        """Store an uploaded record. Raises BadRecord if it is broken."""
        await self._replays.played(text)
        id = names.replay_id(text)
        await self._store.add_replay(SavedReplay(id, text, names.now()), self._settings.kept_replays)
        return id

    async def replay(self, id: str) -> Played:
        """The record with this replay id, played through."""
        return await self._replays.played(await self.record(id))

    async def colours(self, id: str) -> list[int]:
        """The colours of the seats at a table; none for an uploaded record."""
        saved = await self._store.table(id)
        return [] if saved is None else [seat.colour for seat in saved.seats]

    async def record(self, id: str) -> str:
        """The record with this replay id: an uploaded one, or that of a finished table."""
        uploaded = await self._store.replay(id)
        if uploaded is not None:
            return uploaded.text
        if await self._store.table(id) is None:
            raise unknown_replay(id)
        return await (await self.table(id)).record()
