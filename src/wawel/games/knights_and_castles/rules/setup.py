"""RZ-2: setup."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.knights_and_castles.components.ids import TILES
from wawel.games.knights_and_castles.model.state import (
    ALL_TILES,
    NO_COMMIT,
    NO_TILE,
    NOBODY_YET,
    REVEAL,
    YOUTH,
    KnightsState,
)


def start(seats: int, youth: vec[i64], games: i64) -> KnightsState:
    """The first position of a match. Without an order of youth, chance draws one first (RZ-1.5)."""
    s = KnightsState(seats, youth, games)
    s.earlier = vec[i64]([0] * seats)
    s.earlier_hands = vec[i64]([0] * seats)
    set_up(s)
    return s


def set_up(s: KnightsState) -> None:
    """RZ-2.2: all camps are empty, nobody has points. RZ-2.4: the same for any number of seats."""
    s.phase = REVEAL if len(s.youth) else YOUTH
    s.round = 0
    s.tile = NO_TILE
    s.left = ALL_TILES
    s.sword = s.youth[0] if len(s.youth) else NOBODY_YET  # RZ-2.3
    s.camps = vec[i64]([0] * s.seats)
    s.commits = vec[i64]([NO_COMMIT] * s.seats)
    s.points = vec[i64]([0] * s.seats)
    s.played = vec[i64]([0] * TILES)
    s.guesses = vec[i64]([seat << 6 for seat in range(s.seats)])  # everybody knows that camps are empty
