"""The position. It does not hold what lies under a castle tile: covered tiles are counts until seen (DC-2.3)."""

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import extend, vec
from mypy_extensions import i64

from wawel.core.game import State
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.components.ids import COPIES, TILES
from wawel.games.dragon_castle.components.layouts import SIZE, Layout
from wawel.games.dragon_castle.components.load import Components
from wawel.games.dragon_castle.model.grid import SEAT_CELLS, Grid

# DC-4.4: phases
SETUP: Final = 0
START: Final = 1  # W0
PICKED: Final = 2  # W1
PLACING: Final = 3  # W2, W3
RESOLVE: Final = 4  # W4
SHRINES: Final = 5  # W4b
AFTER: Final = 6  # W5
POWER: Final = 7  # a paid spirit needs its target
OVER: Final = 8
Phase: TypeAlias = Literal["setup", "start", "picked", "placing", "resolve", "shrines", "after", "power", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NO_SPIRIT: Final = -1
NOBODY_YET: Final = -1

# Elegance, DC-9.13
NOT_ACTIVE: Final = 0
OWED: Final = 1  # active, its tile is still to be taken
MET: Final = 2
ELEGANCE_WORDS: Final = ["", "elegance-owed", "elegance-met"]


class Deal:
    """DC-2.6: what chance deals at the start: how many cards, out of which ones (as bits)."""

    def __init__(self, spirits: int, spirit_cards: int, dragons: int, dragon_cards: int) -> None:
        self.spirits = spirits
        self.spirit_cards = spirit_cards
        self.dragons = dragons
        self.dragon_cards = dragon_cards


class DragonState(State):
    """Everything on the table. A new one has no room for tiles yet: `opening` and `copy` add it."""

    def __init__(self, seats: int, parts: Components, layout: Layout, grid: Grid, deal: Deal) -> None:
        self.parts = parts
        self.layout = layout
        self.grid = grid
        self.deal = deal
        self.phase: i64 = SETUP
        self.first: i64 = NOBODY_YET  # DC-2.1
        self.seat: i64 = 0
        self.round: i64 = 0
        # castle
        self.heights = vec[i64]()
        self.tops = vec[i64]()  # tile on top of each stack; 0 if there is none or it is unseen
        self.stacks = vec[i64]()  # number of stacks per height
        self.left: i64 = layout.tiles  # tiles in the castle
        self.bag = vec[i64]()  # tiles that nobody has seen
        self.reveal: i64 = 0  # the cell whose new top is revealed next, or 0
        self.discarded: i64 = 0
        # cards, as bits
        self.spirits: i64 = 0
        self.dragons: i64 = 0
        # realms: per seat 64 cells, six types
        self.tall = vec[i64]()  # height of every stack
        self.faces = vec[i64]()  # face-up tile on top, or 0
        self.up = vec[i64]()  # cells with a face-up top, per type, as bits
        self.down = vec[i64]()  # cells with a face-down top, as bits
        self.built = vec[i64]()  # cells with a shrine, as bits
        # supplies and points
        self.supply: i64 = parts.shrines - seats * parts.shrines_per_seat  # DC-2.4
        self.pools = vec[i64]()
        self.tokens = vec[i64]()
        self.summons: i64 = 0
        self.sets = vec[i64]()  # consolidated sets, and the points of DC-7.4 for them
        self.set_points = vec[i64]()
        self.dragon_sets = vec[i64]()  # DC-7.3
        self.beauty_sets = vec[i64]()  # DC-9.18
        self.discards = vec[i64]()  # DC-5.5
        # this turn
        self.hand: i64 = 0  # tile in hand; the first one of two
        self.hand2: i64 = 0
        self.placed = False  # one of two tiles is placed
        self.origin: i64 = 0  # the castle cell of the first pick
        self.origin_level: i64 = 0
        self.used: i64 = 0  # spirits used this turn, as bits
        self.deception = False  # owes its pair, DC-9.11
        self.depths = False  # owes its pair, DC-9.12
        self.elegance: i64 = NOT_ACTIVE
        self.base: i64 = START  # the phase that a spirit interrupted
        self.checking = False  # a check point is open, DC-4.8
        self.power: i64 = NO_SPIRIT  # whose target is needed
        self.moved: i64 = 0  # Strength: the cell of the tile moved first, plus one; Wind: 1 once a tile was turned
        self.site: i64 = 0  # DC-8.1: the set just turned, as bits
        self.allowance: i64 = 0
        self.turned = vec[i64]()  # DC-9.20: level << 6 | cell of every tile consolidated this turn
        # not part of the position: where the current choices are gathered
        self.found = Found()
        super().__init__(seats)  # last, so that compiled code knows that every field is set

    def copy(self) -> "DragonState":
        twin = DragonState(self.seats, self.parts, self.layout, self.grid, self.deal)
        twin.phase = self.phase
        twin.first = self.first
        twin.seat = self.seat
        twin.round = self.round
        twin.heights = self.heights[:]
        twin.tops = self.tops[:]
        twin.stacks = self.stacks[:]
        twin.left = self.left
        twin.bag = self.bag[:]
        twin.reveal = self.reveal
        twin.discarded = self.discarded
        twin.spirits = self.spirits
        twin.dragons = self.dragons
        twin.tall = self.tall[:]
        twin.faces = self.faces[:]
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.built = self.built[:]
        twin.supply = self.supply
        twin.pools = self.pools[:]
        twin.tokens = self.tokens[:]
        twin.summons = self.summons
        twin.sets = self.sets[:]
        twin.set_points = self.set_points[:]
        twin.dragon_sets = self.dragon_sets[:]
        twin.beauty_sets = self.beauty_sets[:]
        twin.discards = self.discards[:]
        twin.hand = self.hand
        twin.hand2 = self.hand2
        twin.placed = self.placed
        twin.origin = self.origin
        twin.origin_level = self.origin_level
        twin.used = self.used
        twin.deception = self.deception
        twin.depths = self.depths
        twin.elegance = self.elegance
        twin.base = self.base
        twin.checking = self.checking
        twin.power = self.power
        twin.moved = self.moved
        twin.site = self.site
        twin.allowance = self.allowance
        twin.turned = self.turned[:]
        return twin

    def encode(self) -> bytes:
        small = [self.seats, self.grid.columns, self.grid.rows, self.phase, self.first + 1, self.seat, self.round]
        small += [self.reveal, self.discarded, self.supply, self.summons, self.hand, self.hand2, int(self.placed)]
        small += [self.origin, self.origin_level, int(self.deception), int(self.depths), self.elegance, self.base]
        small += [int(self.checking), self.power + 1, self.moved, self.allowance, len(self.turned)]
        body = bytearray(small)
        body += self.layout.heights
        for values in (self.heights, self.tops, self.bag, self.tall, self.faces):
            body += bytes(list(values))
        for values in (self.pools, self.tokens, self.sets, self.dragon_sets, self.beauty_sets, self.discards):
            body += bytes(list(values))
        wide = vec[i64]([self.spirits, self.dragons, self.used, self.site])
        if self.phase == SETUP:  # after that the deal is done
            deal = self.deal
            wide = extend(wide, [deal.spirits, deal.spirit_cards, deal.dragons, deal.dragon_cards])
        for values in (wide, self.down, self.built, self.set_points, self.turned):
            for value in values:
                body += int(value).to_bytes(8, "big")
        return bytes(body)


def opening(seats: int, parts: Components, layout: Layout, grid: Grid, deal: Deal) -> DragonState:
    """DC-2: the castle as built, empty realms, the first shrines."""
    s = DragonState(seats, parts, layout, grid, deal)
    s.heights = layout.stacks[:]
    s.tops = vec[i64]([0] * SIZE)
    s.stacks = layout.levels[:]
    s.bag = vec[i64]([COPIES] * (TILES + 1))
    s.bag[0] = 0
    s.tall = vec[i64]([0] * (seats * SEAT_CELLS))
    s.faces = vec[i64]([0] * (seats * SEAT_CELLS))
    s.up = vec[i64]([0] * (seats * 6))
    s.down = vec[i64]([0] * seats)
    s.built = vec[i64]([0] * seats)
    s.pools = vec[i64]([parts.shrines_per_seat] * seats)
    s.tokens = vec[i64]([0] * seats)
    s.sets = vec[i64]([0] * seats)
    s.set_points = vec[i64]([0] * seats)
    s.dragon_sets = vec[i64]([0] * seats)
    s.beauty_sets = vec[i64]([0] * seats)
    s.discards = vec[i64]([0] * seats)
    return s


def window(s: DragonState) -> i64:
    """The current phase, or the one that a spirit, a set or shrine building has interrupted."""
    return s.base if s.phase == POWER or s.phase == RESOLVE or s.phase == SHRINES else s.phase


def hand_size(s: DragonState) -> i64:
    return (s.hand > 0) + (s.hand2 > 0)


def is_last_round(s: DragonState) -> bool:
    """DC-11.3: as many summons as seats uncover the exclamation mark."""
    return s.summons >= s.seats
