"""Fitting the weights of a game's knowledge to positions of played matches."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from librt.vecs import vec

from wawel.core.knowledge import Weights

Array: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

RIDGE: Final = 0.01  # how much the old weights hold, as a share of the evidence
SPREADS: Final = [1.25**step for step in range(-6, 23)]  # points, from a quarter to about 135
EVERY: Final = 5  # positions of a match are much alike, so a part of them tells the spread


@dataclass(frozen=True)
class Sample:
    """A position: progress, features of each seat, and how the match ended."""

    progress: float
    features: list[list[float]]
    points: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Tables:
    """Weights as plain numbers, because compiled objects do not pickle."""

    early: list[float]
    late: list[float]
    spread: tuple[float, float]

    @staticmethod
    def of(weights: Weights) -> "Tables":
        return Tables(list(weights.early), list(weights.late), (weights.spread_early, weights.spread_late))

    def weights(self) -> Weights:
        return Weights(vec[float](self.early), vec[float](self.late), self.spread)


def rows(sample: Sample) -> Array:
    """A row per seat: features early, then late, each as far as the match is there."""
    features = np.array(sample.features, dtype=np.float64)
    return np.hstack([features * (1.0 - sample.progress), features * sample.progress])


def fitted(samples: Sequence[Sample], old: Tables) -> Tables:
    """The weights that foretell leads best; only differences between seats count."""
    centred = [each - each.mean(axis=0) for each in map(rows, samples)]
    ends = [np.array(sample.points, dtype=np.float64) for sample in samples]
    x, y = np.vstack(centred), np.concatenate([end - end.mean() for end in ends])
    before = np.array([*old.early, *old.late])
    square = x.T @ x
    ridge = np.diag(RIDGE * np.diag(square) + 1e-9)
    weights = before + np.linalg.solve(square + ridge, x.T @ (y - x @ before))
    count = len(old.early)
    found = [round(float(weight), 4) for weight in weights]
    return Tables(found[:count], found[count:], fitted_spread(samples, weights))


def fitted_spread(samples: Sequence[Sample], weights: Array) -> tuple[float, float]:
    """The spreads, early and late, under which the winners were most likely."""
    leads = [rows(sample) @ weights for sample in samples]
    best = min(
        (unlikely(samples, leads, early, late), early, late) for early in SPREADS for late in SPREADS if late <= early
    )
    return round(best[1], 2), round(best[2], 2)


def surprise(samples: Sequence[Sample], tables: Tables) -> float:
    """The mean log loss of the chances that weights give."""
    leads = [rows(sample) @ np.array([*tables.early, *tables.late]) for sample in samples]
    return unlikely(samples, leads, *tables.spread) / len(samples[::EVERY])


def unlikely(samples: Sequence[Sample], leads: Sequence[Array], early: float, late: float) -> float:
    """The surprise (negative log-likelihood) at who won, over every few positions."""
    total = 0.0
    for sample, points in zip(samples[::EVERY], leads[::EVERY], strict=True):
        exponents = (points - points.max()) / (early + (late - early) * sample.progress)
        logs = exponents - math.log(float(np.exp(exponents).sum()))
        total -= float(sum(logs[seat] for seat in sample.winners)) / len(sample.winners)
    return total
