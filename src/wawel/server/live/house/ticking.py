"""The time that clocks show, and the times when the server was down, which nobody is charged for."""

from collections.abc import Sequence
from time import time


def now() -> int:
    """The time in ms since 1970: clocks go on after a restart."""
    return int(time() * 1000)


class Downtimes:
    """When the server was down, as (began, ended) in ms."""

    def __init__(self, known: Sequence[tuple[int, int]] = ()) -> None:
        self._known = list(known)

    def between(self, since: int, until: int) -> int:
        """How much of a span of time the server was down."""
        return sum(max(0, min(ended, until) - max(began, since)) for began, ended in self._known)
