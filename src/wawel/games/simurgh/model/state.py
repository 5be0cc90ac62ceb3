"""The position. What nobody has seen has no order: bags are sets of bits, drawn from when the rules draw."""

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import State
from wawel.games.simurgh.components.ids import AREAS, FIRST_DRAGON, SPACES
from wawel.games.simurgh.components.load import Components

# phases: what is asked now
FIRST: Final = 0  # chance: who begins
DEAL: Final = 1  # chance: a tile during setup
DRAW: Final = 2  # chance: a tile during play
POWER: Final = 3  # Dragonlord mode: the power draft
DRAFT: Final = 4  # the action draft
PICK: Final = 5  # all seats pick a dragon at once
BEFORE: Final = 6  # S1
REMOVE: Final = 7  # S2
AREA: Final = 8
PLACE: Final = 9  # S3
RECALL: Final = 10  # S4r
AFTER: Final = 11  # S5
GIVE: Final = 12  # S6
DROP: Final = 13
PAY: Final = 14  # S4 from here
GET: Final = 15
SPEND: Final = 16
UNMARK: Final = 17
MARK: Final = 18
WINDOW: Final = 19
KEEP: Final = 20
RETURN: Final = 21
BUY: Final = 22
TAKE: Final = 23
OBJECTIVE: Final = 24
REPLACE: Final = 25
OVER: Final = 26
Phase: TypeAlias = Literal[
    "first",
    "deal",
    "draw",
    "power",
    "draft",
    "pick",
    "before",
    "remove",
    "area",
    "place",
    "recall",
    "after",
    "give",
    "drop",
    "pay",
    "get",
    "spend",
    "unmark",
    "mark",
    "window",
    "keep",
    "return",
    "buy",
    "take",
    "objective",
    "replace",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# stages of a turn when nothing is being resolved: BEFORE, PLACE, RECALL, AFTER, or
REFRESH: Final = 27  # S7
# or, from 28 on, a stage of the setup (rules/setup.py)
BASES: Final = [
    *PHASES,
    "refresh",
    "powers",
    "tiles",
    "market",
    "one-dragon",
    "power-draft",
    "open",
    "action-draft",
    "three-dragons",
    "ready",
]

# stacks
DECK: Final = 0
DRAGON_STACK: Final = 1
OBJECTIVE_STACK: Final = 2

# frames of the effect stack: eight ints each
FRAME: Final = 8
EMPTY: Final = -FRAME  # where the top frame would begin if there were one
USED: Final = 4  # field of a window: slots 0-35 that were used, as bits; the next field holds the other half
HALF: Final = 36
EFFECT: Final = 1
WINDOW_FRAME: Final = 2
DRAGON_FRAME: Final = 3
OBJECTIVE_FRAME: Final = 4
SCOUT_FRAME: Final = 5
TAKE_FRAME: Final = 6
TOP_FRAME: Final = 7  # a face-down tile on its way to the hand

GOODS: Final = 7  # per seat: six resources and power points
FIGURES: Final = 10  # per space: seats * types of vassals

# where points come from
SOURCES: Final = ["city", "tiles", "exploration", "abilities", "market", "monument", "spent"]
IN_CITY: Final = 0
ON_TILES: Final = 1
BY_EXPLORING: Final = 2
BY_ABILITY: Final = 3
IN_MARKET: Final = 4
IN_MONUMENT: Final = 5
BY_SPENDING: Final = 6

# a tile that somebody may know: tile number, seats that know it, whether its type is known to all,
# seats that know it to be somewhere in its group, and that group (belief/known.py)
TILE: Final = 127
KNOWN: Final = 7  # shift of the seats' bits
TYPED: Final = 1 << 12
AMONG: Final = 13  # shift of the seats' bits
GROUP: Final = 18
EVERYBODY: Final = 31

TYPES_IN_DECK: Final = 4
NO_COMMIT: Final = 0

NOTHING: Final = vec[i64]()  # a placeholder until a vector replaces it
NO_ROWS: Final = vec[vec[i64]]()


class SimurghState(State):
    """Everything on the table, hidden parts included. A new one has no table yet: call `set_table` or copy()."""

    def __init__(self, seats: int, parts: Components, mode: i64, length: i64, shared: bool, areas: i64) -> None:
        self.parts = parts
        self.mode: i64 = mode
        self.length: i64 = length
        self.shared = shared
        self.areas: i64 = areas  # open wild areas, SI-2.6
        self.phase: i64 = FIRST
        self.base: i64 = FIRST  # the stage of the turn below the effect stack
        self.step: i64 = 0  # of the setup
        self.first: i64 = 0
        self.seat: i64 = 0
        self.turn: i64 = 0  # turns finished
        self.ending: i64 = -1  # who triggered the end, SI-15.2
        self.goods = NOTHING  # GOODS per seat
        self.free = NOTHING  # per seat: unassigned spearmen and riders, resting ones included
        self.supply = NOTHING  # per seat: spearmen and riders
        self.resting = NOTHING  # of the active seat, SI-10.9
        self.on = NOTHING  # vassals: space * FIGURES + seat * 2 + type; the last space is imagined
        self.crowd = NOTHING  # vassals per space
        self.hands = NO_ROWS  # ascending
        self.dragons = NO_ROWS  # dragon << 3 | markers, oldest first
        self.marked = NOTHING  # markers on own dragons
        self.offers = NO_ROWS  # drafts of the setup
        self.commits = NOTHING
        self.wilds = NOTHING
        self.market = NOTHING
        self.tops = NO_ROWS  # per stack: tiles put back on top, the topmost last
        self.bottoms = NO_ROWS  # put back at the bottom, the bottommost first
        self.bags = NOTHING  # unseen tiles as bits; those of the deck include tiles left in the box; power
        self.left = NOTHING  # how many unseen tiles of each type are in the deck
        self.sure: i64 = 0  # seen tiles that were shuffled into the deck
        self.seen = NOTHING  # per action tile: seats that have seen it
        self.drawn = NOTHING  # the dragons or objectives that the active seat is choosing from
        self.objectives = NOTHING
        self.gone: i64 = 0  # replaced objectives, as bits of tile - 73
        self.chronicle = NOTHING
        self.explored = False
        self.entered: i64 = 0  # areas whose exploration tile was entered this turn, as bits
        self.reached: i64 = 0  # areas whose level 4 a rider has reached, as bits, until their tile leaves
        self.laid: i64 = 0  # area + 1 of the tile that awaits its vassal
        self.laying: i64 = 0  # tile that has no area yet
        self.stack = NOTHING  # the effect stack (model/frames.py); numbers above the top frame mean nothing
        self.top: i64 = EMPTY  # where the top frame begins
        self.earned = NOTHING  # per seat: points by source
        super().__init__(seats)  # last, so that every field is known to be set

    def set_table(self) -> None:
        """Make room for everything; nothing is there yet."""
        seats = self.seats
        self.goods = zeros(seats * GOODS)
        self.free = zeros(seats * 2)
        self.supply = zeros(seats * 2)
        self.resting = zeros(2)
        self.on = zeros((SPACES + 1) * FIGURES)
        self.crowd = zeros(SPACES)
        self.hands = empty_rows(seats)
        self.dragons = empty_rows(seats)
        self.marked = zeros(seats)
        self.offers = empty_rows(seats)
        self.commits = zeros(seats)
        self.wilds = zeros(AREAS)
        self.market = zeros(4)
        self.tops = empty_rows(3)
        self.bottoms = empty_rows(3)
        self.bags = zeros(4)
        self.left = zeros(TYPES_IN_DECK)
        self.seen = zeros(FIRST_DRAGON)
        self.drawn = vec[i64]()
        self.objectives = zeros(5)
        self.chronicle = vec[i64]()
        self.stack = vec[i64]()
        self.earned = zeros(seats * len(SOURCES))

    def copy(self) -> "SimurghState":
        twin = SimurghState(self.seats, self.parts, self.mode, self.length, self.shared, self.areas)
        twin.phase = self.phase
        twin.base = self.base
        twin.step = self.step
        twin.first = self.first
        twin.seat = self.seat
        twin.turn = self.turn
        twin.ending = self.ending
        twin.goods = self.goods[:]
        twin.free = self.free[:]
        twin.supply = self.supply[:]
        twin.resting = self.resting[:]
        twin.on = self.on[:]
        twin.crowd = self.crowd[:]
        twin.hands = copied(self.hands)
        twin.dragons = copied(self.dragons)
        twin.marked = self.marked[:]
        twin.offers = copied(self.offers)
        twin.commits = self.commits[:]
        twin.wilds = self.wilds[:]
        twin.market = self.market[:]
        twin.tops = copied(self.tops)
        twin.bottoms = copied(self.bottoms)
        twin.bags = self.bags[:]
        twin.left = self.left[:]
        twin.sure = self.sure
        twin.seen = self.seen[:]
        twin.drawn = self.drawn[:]
        twin.objectives = self.objectives[:]
        twin.gone = self.gone
        twin.chronicle = self.chronicle[:]
        twin.explored = self.explored
        twin.entered = self.entered
        twin.reached = self.reached
        twin.laid = self.laid
        twin.laying = self.laying
        twin.stack = self.stack[: self.top + FRAME]
        twin.top = self.top
        twin.earned = self.earned[:]
        return twin

    def encode(self) -> bytes:
        rows: list[list[int]] = [
            [self.seats, self.mode, self.length, int(self.shared), self.areas, self.phase, self.base, self.step],
            [self.first, self.seat, self.turn, self.ending, self.sure, self.gone, int(self.explored), self.entered],
            [self.laid, self.laying, self.reached],
            list(self.goods),
            list(self.free),
            list(self.supply),
            list(self.resting),
            list(self.commits),
            list(self.wilds),
            list(self.market),
            list(self.bags),
            list(self.left),
            list(self.drawn),
            list(self.objectives),
            list(self.chronicle),
            [number for frame in self.frames() for number in frame],
            list(self.earned),
        ]
        for part in (self.hands, self.dragons, self.offers, self.tops, self.bottoms):
            rows += [list(row) for row in part]
        return repr(rows).encode() + bytes(list(self.on)) + bytes(list(self.seen))

    def frames(self) -> list[list[int]]:
        """The effect stack as written in texts, the lowest frame first: slots used in a window are one number."""
        found: list[list[int]] = []
        for at in range(0, self.top + FRAME, FRAME):
            frame: list[int] = list(self.stack[at : at + FRAME])
            if frame[0] == WINDOW_FRAME:
                frame[USED] |= frame[USED + 1] << HALF
                frame[USED + 1] = 0
            found.append(frame)
        return found


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([0] * size)


def empty_rows(size: i64) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64]() for _ in range(size)])


def copied(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """The same rows in vectors of their own."""
    return vec[vec[i64]]([row[:] for row in rows])


def total(s: SimurghState, seat: i64) -> i64:
    """Resources of a seat, SI-0.3."""
    base = seat * GOODS
    goods = s.goods
    return goods[base] + goods[base + 1] + goods[base + 2] + goods[base + 3] + goods[base + 4] + goods[base + 5]


def owned(s: SimurghState, seat: i64) -> i64:
    """SI-0.4: vassals that are not in the supply."""
    vassals = s.parts.vassals
    return vassals[0] + vassals[1] - s.supply[seat * 2] - s.supply[seat * 2 + 1]
