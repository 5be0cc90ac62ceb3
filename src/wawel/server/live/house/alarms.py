"""Looks after tables whose clocks run while nobody is there, and remembers that the server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from wawel.server.errors import Refusal
from wawel.server.live.house import ticking
from wawel.server.store.leases import Elsewhere
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored

log = logging.getLogger("wawel.server")

EVERY: Final = 5.0  # seconds from one look to the next: so much of a downtime may be charged
MOST: Final = 100  # tables at a time


class Alarms:
    """Loads tables at which a clock has run out. A table in memory has an alarm of its own."""

    def __init__(self, store: Store, load: Callable[[str], Awaitable[object]]) -> None:
        self._store = store
        self._load = load
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Load what is due. As long as any clock runs, the time is written down: after it the server is down."""
        now = ticking.now()
        waiting = await self._store.house.next(MOST)
        if waiting:
            await self._store.house.beat(now)
        for id, time in waiting:
            if time <= now:
                try:
                    await self._load(id)
                except Elsewhere:
                    continue  # it has an alarm there
                except Refusal as refusal:
                    log.error("the clock of table %s ran out, but it cannot be read: %s", id, refusal.problem.key)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except NotStored as error:
                log.error("clocks were not looked at: %s", error)
            await asyncio.sleep(EVERY)
