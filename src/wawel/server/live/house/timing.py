"""Wakes a table when a clock of it runs out."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from wawel.server.live.house import ticking

SOONEST: Final = 0.02  # seconds: a clock that is late already does not keep the others from deciding
LATEST: Final = 3600.0  # what is further away is looked at again


class Alarm:
    """One timer for a table, set to the next moment at which something happens by itself."""

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def set(self, at: int | None) -> None:
        """Ring at this time, in ms since 1970, instead of any other."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            wait = min(max((at - ticking.now()) / 1000, SOONEST), LATEST)
            self._timer = asyncio.get_running_loop().call_later(wait, self._start)

    def close(self) -> None:
        """Stop for good, and let go of the table."""
        self.set(None)
        self._ring = _nothing

    def _start(self) -> None:
        self._timer = None
        self._task = asyncio.ensure_future(self._rings())  # held, or it might be collected

    async def _rings(self) -> None:
        await self._ring()


async def _nothing() -> None:
    """Rings at a table that has left the memory."""
