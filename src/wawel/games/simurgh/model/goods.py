"""What a seat holds: adding and removing bundles."""

from mypy_extensions import i64

from wawel.games.simurgh.components.bundles import GOOD_BITS, GOOD_MASK, POINT_MASK, POINTS_AT, PP, RESOURCE_MASK
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
