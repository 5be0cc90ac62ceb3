"""Small tools for packed vectors and sets of bits. A vector is a value: what these return has to be assigned."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

POWERS: Final = vec[i64]([1 << place for place in range(63)])


def insert(items: vec[i64], place: i64, item: i64) -> vec[i64]:
    """One item more, those behind it moved up."""
    at: i64 = len(items)
    items = append(items, item)
    while at > place:
        items[at] = items[at - 1]
        at -= 1
    items[place] = item
    return items


def insert_sorted(items: vec[i64], item: i64) -> vec[i64]:
    """One item more in an ascending vector."""
    place: i64 = len(items)
    items = append(items, item)
    while place > 0 and items[place - 1] > item:
        items[place] = items[place - 1]
        place -= 1
    items[place] = item
    return items


def index(items: vec[i64], item: i64) -> i64:
    """Where an item is first; -1 if it is not there."""
    place: i64
    for place in range(len(items)):
        if items[place] == item:
            return place
    return -1


def bit(place: i64) -> i64:
    """1 << place, from a table: mypyc writes a shifted constant as a C int, which has 32 bits."""
    return POWERS[place]


def bits(mask: i64) -> i64:
    """How many bits are set: pairs, then fours, then bytes are added up side by side."""
    if mask == 0:
        return 0
    mask -= mask >> 1 & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127
