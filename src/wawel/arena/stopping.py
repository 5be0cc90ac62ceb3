"""A sequential test: enough games have been played once it is clear on which side of a gap a share lies.

It is the sequential probability ratio test of Wald, in the form that chess engines are tested with (Van den Bergh's
generalised SPRT): whole rounds are compared instead of games, because games with the same deal belong together, and
their variance is taken from the rounds played.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Final

ERROR: Final = 0.05  # the chance of each of the two wrong verdicts
BOUND: Final = math.log((1 - ERROR) / ERROR)

LOW: Final = "low"
HIGH: Final = "high"


@dataclass(frozen=True, slots=True)
class Gap:
    """The test decides between "the share is at most `low`" and "it is at least `high`"."""

    low: float
    high: float

    def verdict(self, rounds: Sequence[tuple[float, int]]) -> str:
        """LOW, HIGH, or empty as long as it is open. A round is the wins and the games of the bot in it."""
        evidence = self.evidence([wins / games for wins, games in rounds])
        return HIGH if evidence >= BOUND else LOW if evidence <= -BOUND else ""

    def evidence(self, shares: Sequence[float]) -> float:
        """The logarithm of how much better `high` explains the rounds than `low`.

        The variance counts one round more that is won and one that is lost, so that the first rounds, if they happen
        to agree, prove nothing.
        """
        if not shares:
            return 0.0
        variance = pvariance([*shares, 0.0, 1.0])
        return len(shares) * (self.high - self.low) * (fmean(shares) - (self.low + self.high) / 2) / variance


def gap(text: str) -> Gap | None:
    """`LOW:HIGH`, such as "0.5:0.55"; None if the text is something else."""
    low, colon, high = text.partition(":")
    try:
        found = Gap(float(low), float(high))
    except ValueError:
        return None
    return found if colon and 0 <= found.low < found.high <= 1 else None
