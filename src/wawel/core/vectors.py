"""Helpers that packed vectors lack. A vector is a value: assign what these return."""

from librt.vecs import append, vec
from mypy_extensions import i64


def insert(items: vec[i64], place: i64, item: i64) -> vec[i64]:
    """A vector with one more item; those after it move up."""
    at: i64 = len(items)
    items = append(items, item)
    while at > place:
        items[at] = items[at - 1]
        at -= 1
    items[place] = item
    return items


def insert_sorted(items: vec[i64], item: i64) -> vec[i64]:
    """An ascending vector with one more item."""
    place: i64 = len(items)
    items = append(items, item)
    while place > 0 and items[place - 1] > item:
        items[place] = items[place - 1]
        place -= 1
    items[place] = item
    return items


def index(items: vec[i64], item: i64) -> i64:
    """The first place of an item; -1 if it is not there."""
    place: i64
    for place in range(len(items)):
        if items[place] == item:
            return place
    return -1


def total(counts: vec[i64]) -> i64:
    """The sum of all items."""
    found: i64 = 0
    for count in counts:
        found += count
    return found


def rank(items: vec[i64], item: i64) -> i64:
    """How many items of an ascending vector are smaller: the place of an item that is there."""
    low: i64 = 0
    high: i64 = len(items)
    while low < high:
        middle = (low + high) >> 1
        if items[middle] < item:
            low = middle + 1
        else:
            high = middle
    return low
