"""Draws from a supply of counted things, each weighted by its copies left."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.rng import Source
from wawel.games.dragonkeepers import actions


def choices(kind: i64, things: vec[i64], left: vec[i64]) -> vec[i64]:
    """An action for each thing that is left."""
    found = vec[i64]()
    for thing in things:
        if left[thing]:
            found = append(found, actions.make(kind, thing))
    return found


def pick(kind: i64, things: vec[i64], left: vec[i64], source: Source) -> i64:
    """One of these actions at random, without listing them."""
    total: i64 = 0
    for thing in things:
        total += left[thing]
    drawn = source.below(total)
    for thing in things:
        drawn -= left[thing]
        if drawn < 0:
            return actions.make(kind, thing)
    raise AssertionError("counts changed while drawing")
