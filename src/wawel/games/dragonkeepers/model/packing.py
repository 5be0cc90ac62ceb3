"""Several facts in one number: cards on a pile, things with their owner, pearls."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A card on a pile: bits 0-5 its kind, bits 6-7 who put it there, from bit 8 on four bits for each kind with its back:
# how many of them it and its owner's other cards of this back can be, judging by what all have seen (belief/known.py).
OWNER_AT: Final = 6
CAP_AT: Final = 8
CAP_BITS: Final = 4

# What several owners hold is in one row, in the order it came, each thing with its owner in the lowest bits.
HOLDER_BITS: Final = 4
HOLDER: Final = 15


# cards on a pile


def put_kind(put: i64) -> i64:
    return put & 63


def put_owner(put: i64) -> i64:
    return put >> OWNER_AT & 3


def put_cap(put: i64) -> i64:
    return put >> CAP_AT


# things that several owners hold


def hold(item: i64, holder: i64) -> i64:
    """A thing with its owner: a seat, a side or a stack."""
    return item << HOLDER_BITS | holder


def held_by(items: vec[i64], holder: i64) -> list[int]:
    """What one owner holds, in the order it came."""
    found: list[int] = []
    for item in items:
        if item & HOLDER == holder:
            found.append(item >> HOLDER_BITS)
    return found


def count_held(items: vec[i64], holder: i64) -> i64:
    count: i64 = 0
    for item in items:
        if item & HOLDER == holder:
            count += 1
    return count


# pearls


def pearl(colour: i64, worth: i64) -> i64:
    """A pearl: its colour, and its value by index, NONE until it is turned up."""
    return worth + 1 << 1 | colour


def pearl_colour(pearl: i64) -> i64:
    return pearl & 1


def pearl_worth(pearl: i64) -> i64:
    return (pearl >> 1) - 1
