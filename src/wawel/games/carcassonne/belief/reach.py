"""CA-10.3: how near the dragon is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.model.state import DRAGON, NOWHERE, CarcassonneState
from wawel.games.carcassonne.rules.dragon import WALK

FAR: Final = 99
NEAR: Final = vec[float]([0.0, 1.0, 0.8, 0.55, 0.35, 0.2, 0.1])  # by distance: how often a walk ends there
OWN_STEP: Final = 0.3  # the same if the seat itself would make the last step


def distance(s: CarcassonneState, number: i64) -> i64:
    """Steps from the dragon to a tile on the map, gaps not considered."""
    if s.dragon == NOWHERE:
        return FAR
    here, there = s.cells[s.dragon], s.cells[number]
    across, down = x_of(here) - x_of(there), y_of(here) - y_of(there)
    return max(across, -across) + max(down, -down)


def danger(s: CarcassonneState, number: i64, seat: i64, walks: float) -> float:
    """CA-10.3.5: how likely the dragon comes to a tile, on this walk or the next one; never to the fairy's."""
    if s.dragon == NOWHERE or number == s.fairy:
        return 0.0
    steps = distance(s, number)
    if s.phase != DRAGON:
        return walks * NEAR[steps] if steps <= WALK else 0.0
    if steps > WALK + 1 - len(s.walk):
        return 0.0
    last: i64 = (s.mover + steps - 1) % s.seats
    return NEAR[steps] * OWN_STEP if last == seat else NEAR[steps]
