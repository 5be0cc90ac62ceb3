"""What packed vectors lack. A vector is a value: what these return has to be assigned."""

from librt.vecs import append, vec
from mypy_extensions import i64


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


def total(counts: vec[i64]) -> i64:
    """All of them added up."""
    found: i64 = 0
    for count in counts:
        found += count
    return found
