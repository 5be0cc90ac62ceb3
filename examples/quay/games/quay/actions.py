"""Actions: packed ints. A draw is the weight of the crate; a load is a weight and a dock; STOP ends the turn early.

bits 0-1  the dock        bits 2-5  the weight        bit 6  STOP
"""

from typing import Final

STOP: Final = 1 << 6


def load(weight: int, dock: int) -> int:
    return weight << 2 | dock


def weight(action: int) -> int:
    return action >> 2


def dock(action: int) -> int:
    return action & 3
