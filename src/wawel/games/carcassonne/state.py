"""The position: everything on the table. Only the order of the pile is hidden, and it has none (CA-1.6).

Tiles on the map are numbered in the order of placing. The nodes of a tile, one per segment, follow one another in
`link`; a feature is a tree of nodes, and its root carries open ends, tiles, shields and followers.
"""

from typing import Final

from wawel.core.game import State
from wawel.games.carcassonne.components import FOLLOWERS, Box
from wawel.games.carcassonne.options import PD

FIRST: Final = 0  # chance: who starts, CA-3.1
DRAW: Final = 1  # chance: the next tile
PLACE: Final = 2
PRINCESS: Final = 3
ACTION: Final = 4
DRAGON: Final = 5
OVER: Final = 6
PHASES: Final = ["first", "draw", "place", "princess", "action", "dragon", "over"]

NOBODY: Final = -1
NOWHERE: Final = -1
NO_TILE: Final = -1
NO_FIGURE: Final = -1

# where points come from
SOURCES: Final = [
    "road",
    "city",
    "cloister",
    "open-road",
    "open-city",
    "open-cloister",
    "farm",
    "fairy-turn",
    "fairy-bonus",
]
KINDS: Final = len(SOURCES)


class CarcassonneState(State):
    """Tiles, figures, dragon and fairy, the pile by kind, and what the turn is waiting for."""

    def __init__(self, seats: int, box: Box, options: int) -> None:
        super().__init__(seats)
        self.box = box
        self.options = options
        self.phase = FIRST
        self.turn = 0  # the active seat
        self.tile = NO_TILE  # drawn and not yet placed
        self.removed = False  # a princess sent a knight home in this turn, CA-10.5.3
        # the map
        self.cells: list[int] = []  # per tile on the map
        self.turned: list[int] = []  # per tile on the map: tile * 4 + rotation
        self.base: list[int] = []  # per tile on the map: its first node
        self.at: dict[int, int] = {}  # cell -> tile on the map
        self.free: list[int] = []  # cells beside the map, ascending: cell << 8 | what its four sides need
        self.offers: list[list[object]] = []  # per cell in `free`: its four PLACE actions, made once
        self.cloisters: list[int] = []  # tiles on the map with a cloister that was not scored yet
        # features
        self.link: list[int] = []  # node -> node nearer to the root; a root points to itself
        self.sums: list[int] = []  # of a root: tiles << 16 | shields << 10 | open ends
        self.crowd: list[int] = []  # of a root: followers, four bits a seat
        self.twins: list[int] = []  # of a root: its tiles that have another segment of the kind, as bits, CA-5.4
        self.twin = 1  # the bit of the next such tile
        # figures
        self.figures: list[int] = []  # tile on the map << 8 | segment << 4 | seat, ascending
        self.supply: list[int] = [FOLLOWERS] * seats
        self.dragon = NOWHERE  # tile on the map
        self.fairy = NOWHERE  # tile on the map
        self.ward = NO_FIGURE  # the follower that the fairy is with, CA-10.6.6
        self.mover = NOBODY  # who moves the dragon next
        self.walk: list[int] = []  # tiles of the last walk, where it began first
        # tiles that are not on the map
        self.pile: list[int] = []
        self.left = 0  # tiles in the pile
        self.kinds: list[int] = []  # tiles of which there are any in the pile, ascending
        self.aside: list[int] = []
        self.discarded: list[int] = []
        # points
        self.points: list[int] = [0] * seats
        self.earned: list[int] = [0] * (seats * KINDS)  # points per seat and source
        self.times: list[int] = [0] * (seats * KINDS)  # how often

    def copy(self) -> "CarcassonneState":
        twin = CarcassonneState(self.seats, self.box, self.options)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.tile = self.tile
        twin.removed = self.removed
        twin.cells = self.cells[:]
        twin.turned = self.turned[:]
        twin.base = self.base[:]
        twin.at = self.at.copy()
        twin.free = self.free[:]
        twin.offers = self.offers[:]
        twin.cloisters = self.cloisters[:]
        twin.link = self.link[:]
        twin.sums = self.sums[:]
        twin.crowd = self.crowd[:]
        twin.twins = self.twins[:]
        twin.twin = self.twin
        twin.figures = self.figures[:]
        twin.supply = self.supply[:]
        twin.dragon = self.dragon
        twin.fairy = self.fairy
        twin.ward = self.ward
        twin.mover = self.mover
        twin.walk = self.walk[:]
        twin.pile = self.pile[:]
        twin.left = self.left
        twin.kinds = self.kinds[:]
        twin.aside = self.aside[:]
        twin.discarded = self.discarded[:]
        twin.points = self.points[:]
        twin.earned = self.earned[:]
        twin.times = self.times[:]
        return twin

    def encode(self) -> bytes:
        """All but what follows from the map; how features hang together inside is no part of the position."""
        head = [self.seats, self.options, self.phase, self.turn, self.tile, int(self.removed)]
        head += [self.dragon, self.fairy, self.ward, self.mover]
        told = [head, self.cells, self.turned, self.figures, self.walk, self.pile, self.aside, self.discarded]
        told += [self.earned, self.times]
        return repr(told).encode()


def tile_of(s: CarcassonneState, number: int) -> int:
    """The kind of a tile on the map."""
    return s.turned[number] >> 2


def last(s: CarcassonneState) -> int:
    """The tile just placed."""
    return len(s.cells) - 1


def has_expansion(s: CarcassonneState) -> bool:
    return s.options & PD != 0


def figure_tile(figure: int) -> int:
    return figure >> 8


def figure_segment(figure: int) -> int:
    return figure >> 4 & 15


def figure_seat(figure: int) -> int:
    return figure & 15
