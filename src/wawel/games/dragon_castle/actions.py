"""Actions, packed: a kind and two fields. `x` is a cell of the castle or a realm, `y` a cell, tile, type or card.

bits 0-7 x    bits 8-13 y    bits 14-18 the kind
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

TAKE: Final = 0  # DC-5.1: x castle cell
PAIR: Final = 1  # DC-5.3: x castle cell
SHRINE: Final = 2  # DC-5.4
DISCARD: Final = 3  # DC-5.5
SUMMON: Final = 4  # DC-5.6
PLACE: Final = 5  # DC-6.1: y tile, x realm cell
SET: Final = 6  # DC-7.3: x the lowest cell of the set
BUILD: Final = 7  # DC-8.1: x realm cell
DONE: Final = 8  # DC-8.5, DC-9.15
END: Final = 9  # DC-4.9
SPIRIT: Final = 10  # DC-9.1: y spirit, x what pays: a realm cell or POOL
DESTROY: Final = 11  # DC-9.14: x castle cell
MOVE: Final = 12  # DC-9.15: y from, x to
TURN: Final = 13  # DC-9.16: x realm cell
SHIFT: Final = 14  # DC-9.16: y from, x to
CHANGE: Final = 15  # DC-9.17: y type, x realm cell
FAITH: Final = 16  # DC-9.20: x realm cell
TILE: Final = 17  # chance, DC-2.2: y the revealed tile
SPIRIT_CARD: Final = 18  # chance, DC-2.6: y spirit
DRAGON_CARD: Final = 19  # chance, DC-2.6: y dragon
FIRST: Final = 20  # chance, DC-2.1: x seat
END_OF_KINDS: Final = 21

POOL: Final = 255  # DC-9.2: a shrine from the seat's pool pays


class Found:
    """Choices gathered one by one, in a buffer that is reused."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self._room = vec[i64]()

    def clear(self) -> None:
        self.size = 0

    def add(self, action: i64) -> None:
        if self.size < len(self._room):
            self._room[self.size] = action
        else:
            self._room = append(self._room, action)
        self.size += 1

    def add_cells(self, action: i64, cells: i64) -> None:
        """Add the action for each cell of a set; its `x` is 0."""
        room, size = self._room, self.size
        while cells:
            if cells & 1:
                if size < len(room):
                    room[size] = action
                else:
                    room = append(room, action)
                size += 1
            cells >>= 1
            action += 1
        self._room = room
        self.size = size

    def at(self, place: i64) -> i64:
        return self._room[place]

    def all(self) -> vec[i64]:
        """A copy of what was gathered."""
        return self._room[: self.size]


def is_any(action: int) -> bool:
    """Whether a number of any size is an action."""
    return 0 <= action < END_OF_KINDS << 14


def pack(kind: i64, y: i64, x: i64) -> i64:
    return kind << 14 | y << 8 | x


def kind(action: i64) -> i64:
    return action >> 14


def x(action: i64) -> i64:
    return action & 255


def y(action: i64) -> i64:
    return action >> 8 & 63
