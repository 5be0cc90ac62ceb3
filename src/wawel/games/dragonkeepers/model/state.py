"""The position. What nobody has seen has no order: piles are counts until a card is turned up, pearls until the end.

A pile consists, from the top, of cards that seats have put there (`puts`, known to their owner), cards nobody has
seen (`pool`; only the back of the uppermost is known, `pages`), and display cards that a wind has put underneath.
"""

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import State
from wawel.games.dragonkeepers.components.ids import BACKS, COLOURS, LEFT, RIGHT
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import held_by, pearl_colour, pearl_worth

# chance, in the order of the setup
PAGE: Final = 0  # the back of a new top card, DK-2.2
TURN: Final = 1  # a card goes into a slot, DK-2.2
OUT: Final = 2  # a fragment is removed, DK-2.3
CHEST: Final = 3  # a chest is revealed, DK-9.1
FIRST: Final = 4  # who starts, DK-2.5
DEAL: Final = 5  # a starting card, DK-2.6
PEARL: Final = 6  # the value of a pearl, DK-8.1
# seats
TAKE: Final = 7
MODIFY: Final = 8
PLAY: Final = 9
FOLLOW: Final = 10
OVER: Final = 11
Phase: TypeAlias = Literal[
    "page", "turn", "out", "chest", "first", "deal", "pearl", "take", "modify", "play", "follow", "over"
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NONE: Final = -1
LATEST_TURN: Final = 9_999  # no match lasts this long (DK-7.4); if a position claims it, the count stays there


class KeepersState(State):
    """Everything on the table, hidden parts included."""

    def __init__(self, seats: int) -> None:
        self.phase: i64 = PAGE
        self.turn: i64 = 0  # counted from 1; 0 during the setup
        self.first: i64 = NONE  # DK-2.5: NONE until it is drawn
        self.seat: i64 = NONE  # the active seat
        self.who: i64 = NONE  # the seat that decides: the active one or a follower
        self.takes: i64 = 0  # this turn
        self.changes = vec[i64]()  # per side: cards put on it this turn
        self.chests: i64 = 0  # DK-9.1: chests in play, as bits
        self.to_reveal: i64 = 0  # chests still to be drawn
        self.chest_used: i64 = 0  # chests used this turn
        self.set_played: i64 = 0  # whether anybody played a set this turn
        self.idle: i64 = 0  # turns in a row without any set, DK-7.4
        # the book
        self.side: i64 = LEFT  # where chance acts
        self.wanted: i64 = 3  # slots to be filled, as bits
        self.display = vec[i64]()  # per side
        self.pages = vec[i64]()  # per side: back of the uppermost unseen card, NONE until it is drawn
        self.pool = vec[i64]()  # per kind: unseen cards in the piles
        self.backs = vec[i64]()  # the same, by back
        self.unseen = vec[i64]()  # the same, by side
        self.left_puts = vec[i64]()  # the top one last
        self.right_puts = vec[i64]()
        self.under = vec[i64]()  # held by sides: kinds, the lowest one last
        # the supply
        self.fragments = vec[i64]()  # per value
        self.black: i64 = 0
        self.eggs_left: i64 = 0
        self.crystals_left: i64 = 0
        self.crests_left = vec[i64]()  # the most valuable first
        self.pearls_left = vec[i64]()  # per colour
        self.box = vec[i64]()  # starting cards not dealt
        self.shown: i64 = 0  # starting cards whose front everybody has seen, as bits of their kinds
        # per seat
        self.kinds: i64 = 0  # how many there are
        self.hands = vec[i64]()  # [seat * kinds + kind]: copies
        self.held = vec[i64]()  # [seat * 2 + side]: kinds of the side that are in the hand
        self.rows = vec[i64]()  # [seat * COLOURS + place]: colours from left to right, then NONE
        self.stacks = vec[i64]()  # held by stacks, seat * COLOURS + colour: kinds, the top one last
        self.rings = vec[i64]()  # held by seats: fragments as taken, by index of value
        self.pearls = vec[i64]()  # held by seats: one per amulet, packed by `pearl`
        self.crystals = vec[i64]()
        self.eggs = vec[i64]()
        self.crests = vec[i64]()  # its value, 0 for none
        super().__init__(seats)  # last: then mypyc knows that everything above is set

    def copy(self) -> "KeepersState":
        twin = KeepersState(self.seats)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.seat = self.seat
        twin.who = self.who
        twin.takes = self.takes
        twin.changes = self.changes[:]
        twin.chests = self.chests
        twin.to_reveal = self.to_reveal
        twin.chest_used = self.chest_used
        twin.set_played = self.set_played
        twin.idle = self.idle
        twin.side = self.side
        twin.wanted = self.wanted
        twin.display = self.display[:]
        twin.pages = self.pages[:]
        twin.pool = self.pool[:]
        twin.backs = self.backs[:]
        twin.unseen = self.unseen[:]
        twin.left_puts = self.left_puts[:]
        twin.right_puts = self.right_puts[:]
        twin.under = self.under[:]
        twin.fragments = self.fragments[:]
        twin.black = self.black
        twin.eggs_left = self.eggs_left
        twin.crystals_left = self.crystals_left
        twin.crests_left = self.crests_left[:]
        twin.pearls_left = self.pearls_left[:]
        twin.box = self.box[:]
        twin.shown = self.shown
        twin.kinds = self.kinds
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.rows = self.rows[:]
        twin.stacks = self.stacks[:]
        twin.rings = self.rings[:]
        twin.pearls = self.pearls[:]
        twin.crystals = self.crystals[:]
        twin.eggs = self.eggs[:]
        twin.crests = self.crests[:]
        return twin

    def encode(self) -> bytes:
        """Leaves out counts that follow from the others."""
        body: list[int] = [self.seats, self.phase, self.turn & 255, self.turn >> 8]
        body += [self.first + 1, self.seat + 1, self.who + 1]
        body += [self.takes, self.changes[0], self.changes[1], self.chests, self.to_reveal, self.chest_used]
        body += [self.set_played, self.idle, self.side, self.wanted]
        body += list(self.pool)
        body += list(self.fragments)
        seats = range(self.seats)
        lists = [list(self.crests_left), list(self.box), held_by(self.under, LEFT), held_by(self.under, RIGHT)]
        lists += [row(self, seat) for seat in seats]
        lists += [held_by(self.stacks, stack) for stack in range(self.seats * COLOURS)]
        lists += [held_by(self.rings, seat) for seat in seats]
        lists += [pearls_of(self, seat) for seat in seats]
        lists += [worths_of(self, seat) for seat in seats]
        for values in lists:
            body.append(len(values))
            body += values
        for counts in (self.hands, self.crystals, self.eggs, self.crests):
            body += list(counts)
        packed = bytearray(body)
        for side in (LEFT, RIGHT):
            lying = puts(self, side)
            packed += bytes([self.display[side] + 1, self.pages[side] + 1, len(lying)])
            for put in lying:
                packed += int(put).to_bytes(8, "big")
        packed += int(self.shown).to_bytes(8, "big")
        return bytes(packed)


def opening(parts: Components, seats: int) -> KeepersState:
    """DK-2.1, DK-2.4: the table before the first draw."""
    s = KeepersState(seats)
    s.changes = vec[i64]([0, 0])
    s.display = vec[i64]([NONE, NONE])
    s.pages = vec[i64]([NONE, NONE])
    s.pool = parts.book[:]
    s.backs = vec[i64]([0] * BACKS)
    s.unseen = vec[i64]([0, 0])
    s.kinds = len(parts.cards)
    for kind in range(len(parts.cards)):
        s.backs[parts.back[kind]] += parts.book[kind]
        s.unseen[parts.side[kind]] += parts.book[kind]
    s.fragments = vec[i64](parts.fragments)
    s.black = parts.copies[parts.black]
    s.eggs_left = parts.eggs
    s.crystals_left = parts.crystals
    s.crests_left = vec[i64](parts.crests[seats])
    s.pearls_left = vec[i64]([sum(parts.pearls[colour]) for colour in range(2)])
    s.box = vec[i64](parts.starting)
    s.hands = vec[i64]([0] * (seats * len(parts.cards)))
    s.held = vec[i64]([0] * (seats * 2))
    s.rows = vec[i64]([NONE] * (seats * COLOURS))
    s.crystals = vec[i64]([0] * seats)
    s.eggs = vec[i64]([0] * seats)
    s.crests = vec[i64]([0] * seats)
    return s


def puts(s: KeepersState, side: i64) -> vec[i64]:
    """The cards that seats have put on a side, the top one last. Change them in place; to add one use set_puts."""
    return s.left_puts if side == LEFT else s.right_puts


def set_puts(s: KeepersState, side: i64, lying: vec[i64]) -> None:
    if side == LEFT:
        s.left_puts = lying
    else:
        s.right_puts = lying


def pearls_of(s: KeepersState, seat: i64) -> list[int]:
    """The colours of a seat's pearls."""
    return [pearl_colour(pearl) for pearl in held_by(s.pearls, seat)]


def worths_of(s: KeepersState, seat: i64) -> list[int]:
    """The values, by index, of a seat's pearls that are turned up. Those come first."""
    return [pearl_worth(pearl) for pearl in held_by(s.pearls, seat) if pearl_worth(pearl) != NONE]


def row(s: KeepersState, seat: i64) -> list[int]:
    """The colours of a seat's stacks from left to right."""
    return [colour for colour in s.rows[seat * COLOURS : (seat + 1) * COLOURS] if colour != NONE]
