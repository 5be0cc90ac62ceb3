"""What a seat holds: adding and removing bundles."""

from mypy_extensions import i64

from wawel.games.simurgh.components.bundles import (
    GOOD_BITS,
    GOOD_MASK,
    MARKER_MASK,
    MARKERS_AT,
    POINT_MASK,
    POINTS_AT,
    PP,
    RESOURCE_MASK,
    TYPE_BITS,
    VASSAL_MASK,
    VASSALS_AT,
)
from wawel.games.simurgh.model.state import GOODS, SimurghState


def shift(s: SimurghState, vector: i64, sign: i64) -> None:
    """Add a bundle's resources and points to the active seat, or subtract them."""
    held = s.goods
    place = s.seat * GOODS
    held[place + PP] += sign * (vector >> POINTS_AT & POINT_MASK)
    rest = vector & RESOURCE_MASK
    while rest:
        held[place] += sign * (rest & GOOD_MASK)
        rest >>= GOOD_BITS
        place += 1


def swap(s: SimurghState, pay: i64, get: i64) -> None:
    """Pay a bundle and receive another, in mind. Vassals go to copies: the caller keeps the three vectors."""
    shift(s, pay, -1)
    shift(s, get, 1)
    s.marked[s.seat] -= pay >> MARKERS_AT & MARKER_MASK
    if (pay | get) >> VASSALS_AT == 0:
        return
    s.free, s.supply, s.resting = s.free[:], s.supply[:], s.resting[:]
    type: i64
    for type in range(2):
        mine = s.seat * 2 + type
        for _ in range(pay >> VASSALS_AT + TYPE_BITS * type & VASSAL_MASK):
            take_unassigned(s, type)
            s.supply[mine] += 1
        number = get >> VASSALS_AT + TYPE_BITS * type & VASSAL_MASK
        s.supply[mine] -= number
        s.free[mine] += number


def swap_back(s: SimurghState, pay: i64, get: i64) -> None:
    """Undo swap, but for the vassals."""
    s.marked[s.seat] += pay >> MARKERS_AT & MARKER_MASK
    shift(s, get, -1)
    shift(s, pay, 1)


def take_unassigned(s: SimurghState, type: i64) -> bool:
    """SI-6.2: take an unassigned vassal of the type, a resting one first; return False if all are on the board."""
    mine = s.seat * 2 + type
    if s.free[mine] == 0:
        return False
    s.free[mine] -= 1
    if s.resting[type] > 0:
        s.resting[type] -= 1
    return True
