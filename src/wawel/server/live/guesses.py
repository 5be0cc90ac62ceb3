"""Counts wrong codes, so that nobody finds a table by trying them all."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from wawel.server.errors import too_many_guesses
from wawel.server.live.meters import SharedMeter
from wawel.server.watch.metrics import LIMITED

WINDOW: Final = 60.0  # seconds
EACH: Final = 10  # wrong codes that one address may send in a window
ALL: Final = 60  # and all of them together
EVERYBODY: Final = ""


class Guesses:
    """The wrong codes of the last minute, at all servers. They count even if there are no other limits."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._each = SharedMeter("codes", ((EACH, WINDOW),), clock)
        self._all = SharedMeter("all-codes", ((ALL, WINDOW),), clock)
        self.meters = (self._each, self._all)

    async def check(self, who: str) -> None:
        """Raises if this address, or everybody together, has guessed too often."""
        if await self._each.wait(who) or await self._all.wait(EVERYBODY):
            LIMITED.labels("codes").inc()
            raise too_many_guesses(int(WINDOW))

    async def count(self, who: str) -> None:
        """One more wrong code."""
        await self._each.spend(who)
        await self._all.spend(EVERYBODY)
