"""What seats can pay. All that a seat has is packed like a bundle, so a price is compared with it in one step."""

from typing import Final

from librt.vecs import vec
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

# Every other count of a bundle; the bit above each of them, free for borrowing when counts are subtracted.
EVEN: Final = 0x31F0F0F0F
ABOVE_EVEN: Final = 0x420101010
ODD: Final = 0xCE0F0F0F0
ABOVE_ODD: Final = 0x1101010100


def purses_of(s: SimurghState) -> vec[i64]:
    """What each seat has, each count cut to the most that a bundle can ask for."""
    found = vec[i64]([0] * s.seats)
    seat: i64
    for seat in range(len(found)):
        found[seat] = _purse(s, seat)
    return found


def _purse(s: SimurghState, seat: i64) -> i64:
    goods = s.goods
    at = seat * GOODS
    found = _cut(goods[at + PP], POINT_MASK) << POINTS_AT | _cut(s.marked[seat], MARKER_MASK) << MARKERS_AT
    place: i64
    for place in range(PP):
        found |= _cut(goods[at + place], GOOD_MASK) << GOOD_BITS * place
    spearmen = owned(s, seat, 0) - 1  # SI-5.4: the one that is placed is not paid with
    if spearmen > 0:
        found |= _cut(spearmen, VASSAL_MASK) << VASSALS_AT
    return found | _cut(owned(s, seat, 1), VASSAL_MASK) << VASSALS_AT + TYPE_BITS


def _cut(number: i64, most: i64) -> i64:
    return number if number < most else most


def owned(s: SimurghState, seat: i64, type: i64) -> i64:
    """SI-0.4: vassals of a type that are not in the supply."""
    return s.parts.vassals[type] - s.supply[seat * 2 + type]


def can_pay(purse: i64, ways: vec[i64]) -> bool:
    """SI-5.4: whether a purse covers one of the ways to pay."""
    even = purse & EVEN | ABOVE_EVEN
    odd = purse & ODD | ABOVE_ODD
    for pay in ways:
        if even - (pay & EVEN) & ABOVE_EVEN == ABOVE_EVEN and odd - (pay & ODD) & ABOVE_ODD == ABOVE_ODD:
            return True
    return False


def at_hand(purse: i64, ways: vec[i64]) -> float:
    """The part of a cost that a purse holds: 1.0 if it can pay, at most a half if something is missing."""
    if can_pay(purse, ways):
        return 1.0
    most = 0.0
    for pay in ways:
        held: i64 = 0
        needed: i64 = 0
        has = purse
        rest = pay & RESOURCE_MASK
        while rest:
            needed += rest & GOOD_MASK
            held += _cut(rest & GOOD_MASK, has & GOOD_MASK)
            rest >>= GOOD_BITS
            has >>= GOOD_BITS
        if needed:
            most = max(most, 0.5 * float(held) / float(needed))
    return most
