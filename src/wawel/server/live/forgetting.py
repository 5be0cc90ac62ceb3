"""Deletes tables when there are too many: a few at a time, so that nobody who plays waits for it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from wawel.server.live import names
from wawel.server.settings import Settings
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored

log = logging.getLogger("wawel.server")

STEP: Final = 20  # tables in one transaction
REST: Final = 0.05  # seconds between two


class Forgetting:
    """Looks after the number of tables, in the background. `live` are tables in memory, which stay."""

    def __init__(self, settings: Settings, store: Store, live: Callable[[], set[str]]) -> None:
        self._settings = settings
        self._store = store
        self._live = live
        self._wanted = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def look(self) -> None:
        """There is a table more: see soon whether there are too many."""
        self._wanted.set()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                while await self._step():
                    await asyncio.sleep(REST)
            except NotStored as error:
                log.error("old tables were not deleted: %s", error)
            await asyncio.sleep(REST)

    async def _step(self) -> bool:
        """Delete a few; whether there may be more."""
        recent = names.days_ago(self._settings.kept_days)
        found = await self._store.resting(self._settings.kept_tables, self._live(), recent, STEP)
        live = self._live()  # somebody may have come meanwhile
        gone = [id for id in found if id not in live]
        if gone:
            await self._store.forget(gone)
        return bool(gone)
