"""Meters: how often somebody may do something."""

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final, Protocol

SWEEP: Final = 4096  # names after which a meter looks for those it can forget

Rates = tuple[tuple[int, float], ...]  # so many in so many seconds; all of them hold


def rates(text: str) -> Rates:
    """Rates from a setting such as "30/60, 500/86400". Raises ValueError if it is none."""
    found = []
    for part in text.split(","):
        count, _, seconds = part.partition("/")
        found.append((int(count), float(seconds)))
    if any(count < 1 or not 0 < seconds < float("inf") for count, seconds in found):
        raise ValueError(text)
    return tuple(found)


class Meter:
    """Counts for each name separately. After a rest there is room for all at once, then it comes back bit by bit."""

    def __init__(self, allowed: Rates, clock: Callable[[], float] = monotonic) -> None:
        self._allowed = allowed
        self._clock = clock
        self._used: dict[str, list[float]] = {}  # for each rate, when everything used so far has come back
        self._sweep = SWEEP

    def spend(self, name: str, cost: float = 1.0) -> float:
        """0 if there is room, and then some of it is used; otherwise the seconds until there is."""
        now = self._clock()
        after = self._after(name, cost, now)
        wait = self._until(after, now)
        if not wait:
            self._used[name] = after
            if len(self._used) > self._sweep:
                self._forget(now)
        return wait

    def wait(self, name: str) -> float:
        """The seconds until there is room; 0 if there is some now. Uses nothing."""
        now = self._clock()
        return self._until(self._after(name, 1.0, now), now)

    def _after(self, name: str, cost: float, now: float) -> list[float]:
        before = self._used.get(name) or [now] * len(self._allowed)
        return [
            max(used, now) + cost * seconds / count
            for used, (count, seconds) in zip(before, self._allowed, strict=True)
        ]

    def _until(self, after: list[float], now: float) -> float:
        wait = max(used - now - seconds for used, (_, seconds) in zip(after, self._allowed, strict=True))
        return wait if wait > 1e-9 else 0.0

    def _forget(self, now: float) -> None:
        """Drop names that have everything back."""
        self._used = {name: used for name, used in self._used.items() if max(used) > now}
        self._sweep = max(SWEEP, 2 * len(self._used))


class Together(Protocol):
    """What all servers count together."""

    async def spend(self, meter: str, allowed: Rates, name: str, use: bool) -> float:
        """Like `Meter.spend`, or like `wait` if nothing is used; 0 also if the others cannot be reached."""


class SharedMeter:
    """A meter that counts over all servers. What this one has counted itself holds also when it is alone."""

    def __init__(self, name: str, allowed: Rates, clock: Callable[[], float] = monotonic) -> None:
        self.together: Together | None = None
        self._name = name
        self._allowed = allowed
        self._here = Meter(allowed, clock)

    async def spend(self, name: str) -> float:
        """0 if there is room, and then some of it is used; otherwise the seconds until there is."""
        return await self._wait(name, True) or self._here.spend(name)

    async def wait(self, name: str) -> float:
        """The seconds until there is room; 0 if there is some now. Uses nothing."""
        return await self._wait(name, False)

    async def _wait(self, name: str, use: bool) -> float:
        wait = self._here.wait(name)
        if wait or self.together is None:
            return wait
        return await self.together.spend(self._name, self._allowed, name, use)


def whole(seconds: float) -> int:
    """Seconds to tell somebody: not fewer than it takes."""
    return max(1, ceil(seconds))
