"""Policy search: weights are shaken, play against their mirror image, and follow the side that does better.

This is simultaneous perturbation (Spall, 1992) with matches as the measure. Where a fit asks which weights foretell
the end of a match best, a search asks which ones play best.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Final

import numpy as np

import wawel
from bench.fitting import Array, Sample, Tables, rows
from bench.matches import bot, settings, spread_out, turns

SHAKE: Final = 0.06  # how far weights are shaken: the part of a safe lead that a usual difference then makes
FAR: Final = 0.25  # and no further than this part of a weight,
LITTLE: Final = 0.4  # or this much if that is more
PACE: Final = 0.06  # how far weights follow a result, as a part of the shake
BATCH: Final = 16  # deals between two moves


@dataclass(frozen=True)
class Search:
    """What is searched, and with how many deals."""

    game: str
    player: str  # the level that plays
    most: int  # seats
    deals: int
    seed: str
    cores: int
    ends: bool = False  # whether the weights are for positions in which search stops


@dataclass(frozen=True)
class Pair:
    """A deal for weights and their mirror image."""

    number: int
    plus: Tables
    minus: Tables


def searched(search: Search, samples: list[Sample], old: Tables, tell: Callable[[str], None]) -> Tables:
    """The mean of the weights in the second half of a search that starts with the old ones."""
    rng = np.random.default_rng(list(search.seed.encode()))
    scale = shakes(samples, old)
    weights = np.array([*old.early, *old.late])
    trail: list[Array] = []
    usual = 0.0
    for first in range(0, search.deals, BATCH):
        signs = [rng.choice([-1.0, 1.0], len(weights)) for _ in range(BATCH)]
        pairs = [
            Pair(first + place, tables(weights + scale * each, old), tables(weights - scale * each, old))
            for place, each in enumerate(signs)
        ]
        leads = spread_out(partial(lead, search), pairs, search.cores)
        usual = max(usual, fmean(map(abs, leads))) or 1.0
        pace = PACE / (1.0 + 3.0 * first / search.deals)
        for each, won in zip(signs, leads, strict=True):
            weights = weights + pace * scale * each * max(-2.0, min(2.0, won / usual))
        trail.append(weights)
        if first // BATCH % 20 == 0:
            tell(f"  {first} deals: {np.round(weights, 2).tolist()}")
    return tables(np.mean(trail[len(trail) // 2 :], axis=0), old)


def lead(search: Search, pair: Pair) -> float:
    """By how many points shaken weights beat their mirror image; each of them is alone against the rest in turn."""
    seats, chosen = settings(wawel.game(search.game), pair.number, search.most)
    sign = 1.0 if pair.number % 2 == 0 else -1.0
    one, rest = (bot(search.player, each, search.ends) for each in (pair.plus, pair.minus)[:: int(sign)])
    found = []
    for match, place in turns(search.game, one, rest, f"{search.seed}/{pair.number}", seats, chosen):
        points = [score.total for score in match.scores]
        found.append(points[place] - fmean(each for seat, each in enumerate(points) if seat != place))
    return sign * fmean(found)


def shakes(samples: list[Sample], old: Tables) -> Array:
    """How far each weight is shaken: less, the more its feature differs between seats; the first one never."""
    differences = np.vstack([each - each.mean(axis=0) for each in map(rows, samples)])
    usual = np.sqrt((differences**2).mean(axis=0))
    spread = (old.spread[0] + old.spread[1]) / 2.0
    weights = np.abs(np.array([*old.early, *old.late]))
    found = np.minimum(SHAKE * spread / np.maximum(usual, 1e-9), np.maximum(FAR * weights, LITTLE))
    found[usual == 0.0] = 0.0
    found[[0, len(old.early)]] = 0.0  # points are the measure of all others
    return np.asarray(found)


def tables(weights: Array, old: Tables) -> Tables:
    """Weights as tables."""
    found = [round(float(weight), 4) for weight in weights]
    return Tables(found[: len(old.early)], found[len(old.early) :], old.spread)
