"""The position. What nobody has seen has no order: bags are sets of bits, drawn from when the rules draw."""

from typing import Final

from wawel.core.game import State
from wawel.games.simurgh.components import AREAS, FIRST_DRAGON, SPACES, Components

# phases: what is asked now
FIRST: Final = 0  # chance: who begins
DEAL: Final = 1  # chance: a tile of the setup
DRAW: Final = 2  # chance: a tile in play
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
PHASES: Final = [
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
DRAGONS: Final = 1
OBJECTIVES: Final = 2

# frames of the effect stack: eight ints each
FRAME: Final = 8
EFFECT: Final = 1
WINDOW_FRAME: Final = 2
DRAGON_FRAME: Final = 3
OBJECTIVE_FRAME: Final = 4
SCOUT_FRAME: Final = 5
TAKE_FRAME: Final = 6
TOP_FRAME: Final = 7  # a face-down tile on its way to the hand

GOODS: Final = 7  # per seat: six resources and power points
SOURCES: Final = ["city", "tiles", "exploration", "abilities", "market", "monument", "spent"]

# a tile that somebody may know: tile number, seats that know it, whether its type is known to all,
# seats that know it to be somewhere in its group, and that group (rules/known.py)
TILE: Final = 127
KNOWN: Final = 7  # shift of the seats' bits
TYPED: Final = 1 << 12
AMONG: Final = 13  # shift of the seats' bits
GROUP: Final = 18
EVERYBODY: Final = 31

TYPES_IN_DECK: Final = 4
NO_COMMIT: Final = 0


class SimurghState(State):
    """Everything on the table, hidden parts included."""

    def __init__(self, seats: int, parts: Components, mode: int, length: int, shared: bool, areas: int) -> None:
        super().__init__(seats)
        self.parts = parts
        self.mode = mode
        self.length = length
        self.shared = shared
        self.areas = areas  # open wild areas, SI-2.6
        self.phase = FIRST
        self.base = FIRST  # the stage of the turn below the effect stack
        self.step = 0  # of the setup
        self.first = 0
        self.seat = 0
        self.turn = 0  # turns finished
        self.ending = -1  # who triggered the end, SI-15.2
        self.goods: list[int] = [0] * (seats * GOODS)
        self.free: list[int] = [0] * (seats * 2)  # unassigned spearmen and riders, resting ones included
        self.supply: list[int] = [0] * (seats * 2)
        self.resting: list[int] = [0, 0]  # of the active seat, SI-10.9
        self.on = bytearray((SPACES + 1) * 10)  # vassals: space * 10 + seat * 2 + type; the last space is imagined
        self.crowd = bytearray(SPACES)  # vassals per space
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # ascending
        self.dragons: list[list[int]] = [[] for _ in range(seats)]  # dragon << 3 | markers, oldest first
        self.marked: list[int] = [0] * seats  # markers on own dragons
        self.offers: list[list[int]] = [[] for _ in range(seats)]  # drafts of the setup
        self.commits: list[int] = [NO_COMMIT] * seats
        self.wilds: list[int] = [0] * AREAS
        self.market: list[int] = [0] * 4
        self.tops: list[list[int]] = [[], [], []]  # per stack: tiles put back on top, the topmost last
        self.bottoms: list[list[int]] = [[], [], []]  # put back below, the bottommost first
        self.bags: list[int] = [0, 0, 0, 0]  # unseen tiles as bits; the deck's share those left in the box; power
        self.left: list[int] = [0] * TYPES_IN_DECK  # how many unseen tiles of each type are in the deck
        self.sure = 0  # seen tiles that were shuffled into the deck
        self.seen = bytearray(FIRST_DRAGON)  # per action tile: seats that have seen it
        self.drawn: list[int] = []  # in the active seat's hands: dragons or objectives to choose from
        self.objectives: list[int] = [0] * 5
        self.gone = 0  # replaced objectives, as bits of tile - 73
        self.chronicle: list[int] = []
        self.explored = False
        self.entered = 0  # areas whose exploration tile was entered this turn, as bits
        self.reached = 0  # areas whose level 4 a rider has reached, as bits, until their tile leaves
        self.laid = 0  # area + 1 of the tile that waits for its vassal
        self.laying = 0  # tile that has no area yet
        self.stack: list[int] = []
        self.earned: list[int] = [0] * (seats * len(SOURCES))

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
        twin.hands = [row[:] for row in self.hands]
        twin.dragons = [row[:] for row in self.dragons]
        twin.marked = self.marked[:]
        twin.offers = [row[:] for row in self.offers]
        twin.commits = self.commits[:]
        twin.wilds = self.wilds[:]
        twin.market = self.market[:]
        twin.tops = [row[:] for row in self.tops]
        twin.bottoms = [row[:] for row in self.bottoms]
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
        twin.stack = self.stack[:]
        twin.earned = self.earned[:]
        return twin

    def encode(self) -> bytes:
        rows: list[list[int]] = [
            [self.seats, self.mode, self.length, int(self.shared), self.areas, self.phase, self.base, self.step],
            [self.first, self.seat, self.turn, self.ending, self.sure, self.gone, int(self.explored), self.entered],
            [self.laid, self.laying, self.reached],
            self.goods,
            self.free,
            self.supply,
            self.resting,
            self.commits,
            self.wilds,
            self.market,
            self.bags,
            self.left,
            self.drawn,
            self.objectives,
            self.chronicle,
            self.stack,
            self.earned,
        ]
        rows += self.hands + self.dragons + self.offers + self.tops + self.bottoms
        return repr(rows).encode() + bytes(self.on) + bytes(self.seen)


def total(s: SimurghState, seat: int) -> int:
    """Resources of a seat, SI-0.3."""
    base = seat * GOODS
    goods = s.goods
    return goods[base] + goods[base + 1] + goods[base + 2] + goods[base + 3] + goods[base + 4] + goods[base + 5]


def owned(s: SimurghState, seat: int) -> int:
    """SI-0.4: vassals that are not in the supply."""
    vassals = s.parts.vassals
    return vassals[0] + vassals[1] - s.supply[seat * 2] - s.supply[seat * 2 + 1]
