"""The position: everything on the table. Nothing is hidden: the pile has no order until it is drawn from (CA-1.6).

Tiles on the map are numbered in the order they were placed. The nodes of a tile, one per segment, are consecutive in
`link`; a feature is a tree of nodes, and its root carries open ends, tiles, shields and followers. Lists of figures,
free cells and cloisters hold packed numbers: packing.py takes them apart.
"""

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import extend, vec
from mypy_extensions import i64

from wawel.core.game import State
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.options import COUNT, MORE

FIRST: Final = 0  # chance: who starts, CA-3.1
DRAW: Final = 1  # chance: the next tile
PLACE: Final = 2
PRINCESS: Final = 3
ACTION: Final = 4
DRAGON: Final = 5
OVER: Final = 6
PLACE_RIVER: Final = 7  # PLACE for a river tile, CA-13.3
BACK: Final = 8  # T8: followers come back from the city, CA-15.6
GATE: Final = 9  # T10: a follower may enter the city, CA-15.4
MOVE_COUNT: Final = 10  # T10: the Count may move, CA-15.5
MARKET: Final = 11  # the last call before final scoring, CA-15.9
Phase: TypeAlias = Literal[
    "first", "draw", "place", "princess", "action", "dragon", "over", "back", "gate", "count", "market"
]
PHASES: Final[list[Phase]] = [*get_args(Phase)[:7], "place", *get_args(Phase)[7:]]  # two kinds of tiles to place

NO_MOVER: Final = -1
NOWHERE: Final = -1
NO_TILE: Final = -1
NO_FIGURE: Final = -1
NOBODY_YET: Final = -1  # nobody holds the King or the Robber

# where a large follower is if not on the map
AT_HOME: Final = -1
IN_QUARTER: Final = -2  # minus the quarter

# which tile of a turn is played, CA-12.4
FIRST_TILE: Final = 0
EARNED: Final = 1  # the first one, and it extended the builder's feature
SECOND_TILE: Final = 2

# what copies may share, as bits: see sharing.py
MAP: Final = 1
PILE: Final = 2
TRACK: Final = 4
ALL_SHARED: Final = 7
EMPTY: Final = vec[i64]()

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
    "goods",
    "king",
    "robber",
]
ALL_SOURCES: Final = 12
FIRST_SOURCES: Final = 9  # those of the base game and The Princess and the Dragon


class CarcassonneState(State):
    """Tiles, figures, dragon and fairy, the pile by kind, and what the turn is waiting for."""

    def __init__(self, seats: int, parts: Components, options: i64) -> None:
        self.parts = parts
        self.options: i64 = options
        self.phase: i64 = FIRST
        self.turn: i64 = 0  # the active seat
        self.tile: i64 = NO_TILE  # drawn and not yet placed
        self.removed = False  # a princess sent a knight home this turn, CA-10.5.3
        self.shared: i64 = 0  # what other positions may hold as well, as bits
        # the map
        self.cells = EMPTY  # per tile on the map
        self.turned = EMPTY  # per tile on the map: tile * 4 + rotation
        self.base = EMPTY  # per tile on the map: its first node
        self.at = EMPTY  # a table of cell << 8 | tile on the map: see tile_at
        self.free = EMPTY  # cells beside the map and what they need, ascending
        self.cloisters = EMPTY  # those not scored yet
        # features
        self.link = EMPTY  # node -> node nearer to the root; a root points to itself
        self.sums = EMPTY  # of a root: open ends, tiles and symbols, see components/ids.py
        self.crowd = EMPTY  # of a root: followers; a large one counts twice
        self.twins = EMPTY  # of a root: its tiles that have another segment of the same kind, as bits, CA-5.4
        self.twin: i64 = 1  # the bit of the next such tile
        # figures
        self.figures = EMPTY  # followers, large ones too: see packing.py, ascending
        self.supply = EMPTY
        self.dragon: i64 = NOWHERE  # tile on the map
        self.fairy: i64 = NOWHERE  # tile on the map
        self.ward: i64 = NO_FIGURE  # the follower that the fairy is with, CA-10.6.6
        self.mover: i64 = NO_MOVER  # who moves the dragon next, or is asked in BACK and MARKET
        self.walk = EMPTY  # tiles of the last walk, the starting tile first
        # tiles that are not on the map
        self.pile = EMPTY
        self.left: i64 = 0  # tiles in the pile's top layer; only a river makes layers
        self.under: i64 = 0  # tiles in the layers below
        self.in_pile = EMPTY  # tiles with copies left in the pile, ascending
        self.aside = EMPTY
        self.discarded = EMPTY
        # points
        self.points = EMPTY
        self.earned = EMPTY  # points per seat and source
        self.times = EMPTY  # how often
        # what other expansions need; vectors stay empty without them
        self.pieces = EMPTY  # where each seat's large follower is (a figure, AT_HOME, IN_QUARTER - quarter), ...
        # ... then the spot of each seat's builder or NOWHERE, then of its pig
        self.goods = EMPTY  # 3 * seat + kind: tokens
        self.quarters = EMPTY  # per seat: ordinary followers in the city, four bits a quarter
        self.count: i64 = 0  # the Count's quarter
        self.king: i64 = NOBODY_YET  # who has the card
        self.robber: i64 = NOBODY_YET
        self.largest: i64 = 0  # tiles of the city that won the King
        self.longest: i64 = 0  # tiles of the road that won the Robber
        self.second: i64 = FIRST_TILE
        self.through = False  # a follower went through a portal, and the fairy may still move
        self.starter: i64 = 0  # the seat that began, if ties ask for it
        self.passed: i64 = 0  # passes in a row in MARKET
        self.river: i64 = NOWHERE  # the cell where the river goes on; follows from the map
        self.bend: i64 = 0  # how the river turned last: -1 left, 1 right; follows from the map
        super().__init__(seats)  # last: attributes set before it need no check when read

    def copy(self) -> "CarcassonneState":
        """What seldom changes is shared until one of the two changes it: see sharing.py."""
        self.shared = ALL_SHARED
        twin = CarcassonneState(self.seats, self.parts, self.options)
        twin.shared = ALL_SHARED
        twin.phase = self.phase
        twin.turn = self.turn
        twin.tile = self.tile
        twin.removed = self.removed
        twin.cells = self.cells
        twin.turned = self.turned
        twin.base = self.base
        twin.at = self.at
        twin.free = self.free
        twin.cloisters = self.cloisters
        twin.link = self.link
        twin.sums = self.sums
        twin.crowd = roomy(self.crowd)
        twin.twins = self.twins
        twin.twin = self.twin
        twin.figures = self.figures[:]
        twin.supply = self.supply[:]
        twin.dragon = self.dragon
        twin.fairy = self.fairy
        twin.ward = self.ward
        twin.mover = self.mover
        twin.walk = self.walk
        twin.pile = self.pile
        twin.left = self.left
        twin.in_pile = self.in_pile
        twin.aside = self.aside
        twin.discarded = self.discarded
        twin.points = self.points
        twin.earned = self.earned
        twin.times = self.times
        if self.options & MORE:
            self._copy_more(twin)
        return twin

    def _copy_more(self, twin: "CarcassonneState") -> None:
        twin.under = self.under
        twin.pieces = self.pieces[:]
        twin.goods = self.goods[:]
        twin.quarters = self.quarters[:]
        twin.count = self.count
        twin.king = self.king
        twin.robber = self.robber
        twin.largest = self.largest
        twin.longest = self.longest
        twin.second = self.second
        twin.through = self.through
        twin.starter = self.starter
        twin.passed = self.passed
        twin.river = self.river
        twin.bend = self.bend

    def encode(self) -> bytes:
        """Everything that does not follow from the map; how features are linked inside is not part of the position."""
        head = [self.seats, self.options, self.phase, self.turn, self.tile, int(self.removed)]
        head += [self.dragon, self.fairy, self.ward, self.mover]
        facts = [head, list(self.cells), list(self.turned), list(self.figures), list(self.walk), list(self.pile)]
        facts += [list(self.aside), list(self.discarded)]
        facts += [_of_sources(self.earned, 0, FIRST_SOURCES), _of_sources(self.times, 0, FIRST_SOURCES)]
        if self.options & MORE:
            more = [self.count, self.king, self.robber, self.largest, self.longest, self.second]
            more += [int(self.through), self.starter, self.passed]
            facts += [list(self.pieces), list(self.goods), list(self.quarters), more]
            facts += [_of_sources(self.earned, FIRST_SOURCES, ALL_SOURCES)]
            facts += [_of_sources(self.times, FIRST_SOURCES, ALL_SOURCES)]
        return repr(facts).encode()


def _of_sources(numbers: vec[i64], first: i64, end: i64) -> list[int]:
    """The numbers of some sources, seat by seat."""
    return [numbers[place] for place in range(len(numbers)) if first <= place % ALL_SOURCES < end]


def roomy(items: vec[i64]) -> vec[i64]:
    """A copy with room for more items, unlike a slice."""
    return extend(EMPTY, items)


def tile_at(s: CarcassonneState, cell: i64) -> i64:
    """The tile on the map that lies in a cell, or NOWHERE."""
    at = s.at
    slot = (cell >> 5 & 240) | (cell & 15)  # on a map of up to 16 by 16 cells no two cells share a slot
    while at[slot]:
        if at[slot] >> 8 == cell:
            return at[slot] & 255
        slot = (slot + 1) & 255
    return NOWHERE


def set_at(s: CarcassonneState, cell: i64, number: i64) -> None:
    """Put a tile in a free cell."""
    at = s.at
    slot = (cell >> 5 & 240) | (cell & 15)
    while at[slot]:
        slot = (slot + 1) & 255
    at[slot] = cell << 8 | number


def tile_of(s: CarcassonneState, number: i64) -> i64:
    """The kind of a tile on the map."""
    return s.turned[number] >> 2


def laid_at_start(s: CarcassonneState) -> i64:
    """How many tiles lie on the table before anybody places one."""
    return len(s.parts.block) if s.options & COUNT else 1


def last(s: CarcassonneState) -> i64:
    """The tile just placed."""
    return len(s.cells) - 1
