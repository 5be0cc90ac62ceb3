"""Positions that a seat cannot tell from the true one."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.rng import Source
from wawel.games.knights_and_castles.actions import ARMY_BITS, ATTACKS, RECRUITS, armies
from wawel.games.knights_and_castles.model.state import ATTACK, NO_COMMIT, OVER, RECRUIT, KnightsState


def resample(s: KnightsState, viewer: i64, rng: Source) -> KnightsState:
    """RZ-3.4: other seats get a camp and a commit that fit what the viewer has seen. RZ-6.4: the end hides nothing."""
    twin = s.copy()
    if s.phase == OVER:
        return twin
    first: i64 = 0  # the first guess about a seat
    for seat in range(i64(s.seats)):
        end = first
        while end < len(s.guesses) and s.guesses[end] >> 6 == seat:
            end += 1
        if seat != viewer:
            _imagine(twin, seat, armies(s.guesses[first + rng.below(end - first)]), rng)
        first = end
    return twin


def _imagine(twin: KnightsState, seat: i64, camp: i64, rng: Source) -> None:
    """Give a seat this camp; if it has chosen already, replace its choice by a random one that the camp allows."""
    twin.camps[seat] = camp
    if twin.commits[seat] == NO_COMMIT:
        return
    if twin.phase == ATTACK:
        twin.commits[seat] = _any(ATTACKS[~camp & ARMY_BITS], rng)
    elif twin.phase == RECRUIT:
        twin.commits[seat] = _any(RECRUITS[camp], rng)


def _any(actions: vec[i64], rng: Source) -> i64:
    return actions[rng.below(len(actions))]
