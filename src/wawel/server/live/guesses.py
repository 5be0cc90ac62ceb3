"""Counts wrong codes, so that nobody finds a table by trying them all."""

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

from wawel.server.errors import too_many_guesses
from wawel.server.watch.metrics import LIMITED

WINDOW: Final = 60.0  # seconds
EACH: Final = 10  # wrong codes that one address may send in a window
ALL: Final = 60  # and all of them together


class Guesses:
    """The wrong codes of the last minute."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._wrong: deque[tuple[float, str]] = deque()

    def check(self, who: str) -> None:
        """Raises if this address, or everybody together, has guessed too often."""
        while self._wrong and self._wrong[0][0] <= self._clock() - WINDOW:
            self._wrong.popleft()
        mine = sum(other == who for _, other in self._wrong)
        if mine >= EACH or len(self._wrong) >= ALL:
            LIMITED.labels("codes").inc()
            raise too_many_guesses(int(WINDOW))

    def count(self, who: str) -> None:
        """One more wrong code."""
        self._wrong.append((self._clock(), who))
