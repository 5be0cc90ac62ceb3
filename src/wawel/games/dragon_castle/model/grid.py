"""Realms as sets of bits: cell (row, column) is bit row * (columns + 1) + column. The spare column keeps rows apart."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT, count, members

SEAT_CELLS: Final = 64  # room for one realm in a list that holds all of them


class Grid:
    """DC-1.4: a realm of a given size. One object per size, shared by all positions."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.stride: i64 = columns + 1
        self.size: i64 = self.stride * rows
        self.cells = vec[i64]([row * self.stride + column for row in range(rows) for column in range(columns)])
        self.row_bits: list[int] = [_bits([row * self.stride + c for c in range(columns)]) for row in range(rows)]
        self.column_bits: list[int] = [
            _bits([r * self.stride + column for r in range(rows)]) for column in range(columns)
        ]
        self.full: i64 = sum(self.row_bits)
        self.border: i64 = self.row_bits[0] | self.row_bits[-1] | self.column_bits[0] | self.column_bits[-1]

    def near(self, cell: i64) -> vec[i64]:
        """DC-0.5: the cells that share an edge with this one."""
        return members(spread(BIT[cell], self.full, self.stride) & ~BIT[cell])

    def mirror(self, cell: i64, vertical: bool) -> i64:
        """DC-10.9: the cell mirrored in the vertical (left and right) or the horizontal (up and down) middle line."""
        row, column = cell // self.stride, cell % self.stride
        if vertical:
            return row * self.stride + self.columns - 1 - column
        return (self.rows - 1 - row) * self.stride + column


_GRIDS: Final[dict[str, Grid]] = {}


def grid_of(size: str) -> Grid:
    """The grid of "6x4": six columns, four rows."""
    found = _GRIDS.get(size)
    if found is None:
        columns, _, rows = size.partition("x")
        found = Grid(int(columns), int(rows))
        _GRIDS[size] = found
    return found


def _bits(cells: list[int]) -> int:
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def spread(bits: i64, allowed: i64, stride: i64) -> i64:
    """These cells and their neighbours, where allowed."""
    return (bits | bits << 1 | bits >> 1 | bits << stride | bits >> stride) & allowed


def flood(seed: i64, allowed: i64, stride: i64) -> i64:
    """DC-7.1: the maximal connected group of allowed cells around the seed."""
    group = seed
    while True:
        grown: i64 = (group | group << 1 | group >> 1 | group << stride | group >> stride) & allowed
        if grown == group:
            return group
        group = grown


def groups(allowed: i64, stride: i64, smallest: i64) -> vec[i64]:
    """Every maximal connected group of at least `smallest` cells, by its first cell."""
    found = vec[i64]()
    left = allowed
    while left:
        group = flood(left & -left, allowed, stride)
        left &= ~group
        if count(group) >= smallest:
            found = append(found, group)
    return found


def sort(found: vec[i64]) -> None:
    """Sort groups of cells by their first cells."""
    place: i64
    for place in range(1, len(found)):
        group, at = found[place], place
        while at > 0 and found[at - 1] & -found[at - 1] > group & -group:
            found[at] = found[at - 1]
            at -= 1
        found[at] = group
