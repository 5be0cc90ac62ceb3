"""The position. What nobody has seen has no order: piles are counts until a card is turned, pearls until the end.

A pile is, from its top: cards that seats have put there (`puts`, known to their owner), cards nobody has seen
(`pool`, of which only the back of the uppermost is known, `pages`), and display cards that a wind has put under.
"""

from typing import Final

from wawel.core.game import State
from wawel.games.dragonkeepers.components import BACKS, COLOURS, LEFT, RIGHT, Components

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
PHASES: Final = ["page", "turn", "out", "chest", "first", "deal", "pearl", "take", "modify", "play", "follow", "over"]

NONE: Final = -1
LATEST_TURN: Final = 9_999  # no match lasts so long (DK-7.4); where a position claims it, the count stays there

# A card on a pile: bits 0-5 its kind, bits 6-7 who put it there, from bit 8 on four bits for each kind with its back:
# how many of them it and its owner's other cards of this back can have been, as far as all have seen (belief.py).
OWNER_AT: Final = 6
CAP_AT: Final = 8
CAP_BITS: Final = 4


class KeepersState(State):
    """Everything on the table, hidden parts included."""

    def __init__(self, seats: int, kinds: int) -> None:
        super().__init__(seats)
        self.phase = PAGE
        self.turn = 0  # counted from 1; 0 during the setup
        self.first = NONE  # DK-2.5: NONE until it is drawn
        self.seat = NONE  # the active seat
        self.who = NONE  # the seat that decides: the active one or a follower
        self.takes = 0  # in this turn
        self.changes: list[int] = [0, 0]  # per side: cards put on it in this turn
        self.chests = 0  # DK-9.1: chests in play, as bits
        self.to_reveal = 0  # chests still to be drawn
        self.chest_used = 0  # chests used in this turn
        self.set_played = 0  # whether anybody played a set in this turn
        self.idle = 0  # turns in a row without any set, DK-7.4
        # the book
        self.side = LEFT  # where chance acts
        self.wanted = 3  # slots to be filled, as bits
        self.display: list[int] = [NONE, NONE]
        self.pages: list[int] = [NONE, NONE]  # back of the uppermost unseen card, NONE until it is drawn
        self.pool: list[int] = [0] * kinds  # unseen cards in the piles
        self.backs: list[int] = [0] * BACKS  # the same, by back
        self.unseen: list[int] = [0, 0]  # the same, by side
        self.puts: list[list[int]] = [[], []]  # the top one last
        self.under: list[list[int]] = [[], []]  # the lowest one last
        # the supply
        self.fragments: list[int] = []  # per value
        self.black = 0
        self.eggs_left = 0
        self.crystals_left = 0
        self.crests_left: list[int] = []  # the most valuable first
        self.pearls_left: list[int] = [0, 0]  # per colour
        self.box: list[int] = []  # starting cards not dealt
        self.shown = 0  # starting cards whose front everybody has seen, as bits of their kinds
        # per seat
        self.hands: list[list[int]] = [[0] * kinds for _ in range(seats)]
        self.rows: list[list[int]] = [[] for _ in range(seats)]  # colours from left to right
        self.stacks: list[list[int]] = [[] for _ in range(seats * COLOURS)]  # kinds, the top one last
        self.rings: list[list[int]] = [[] for _ in range(seats)]  # fragments as taken, by index of value
        self.pearls: list[list[int]] = [[] for _ in range(seats)]  # colours, one per amulet
        self.worths: list[list[int]] = [[] for _ in range(seats)]  # index of value, drawn at the end
        self.crystals: list[int] = [0] * seats
        self.eggs: list[int] = [0] * seats
        self.crests: list[int] = [0] * seats  # its value, 0 for none

    def copy(self) -> "KeepersState":
        twin = KeepersState(self.seats, 0)
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
        twin.puts = [cards[:] for cards in self.puts]
        twin.under = [cards[:] for cards in self.under]
        twin.fragments = self.fragments[:]
        twin.black = self.black
        twin.eggs_left = self.eggs_left
        twin.crystals_left = self.crystals_left
        twin.crests_left = self.crests_left[:]
        twin.pearls_left = self.pearls_left[:]
        twin.box = self.box[:]
        twin.shown = self.shown
        twin.hands = [hand[:] for hand in self.hands]
        twin.rows = [row[:] for row in self.rows]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.rings = [ring[:] for ring in self.rings]
        twin.pearls = [pearls[:] for pearls in self.pearls]
        twin.worths = [worths[:] for worths in self.worths]
        twin.crystals = self.crystals[:]
        twin.eggs = self.eggs[:]
        twin.crests = self.crests[:]
        return twin

    def encode(self) -> bytes:
        """Counts that follow from the others are left out."""
        body = [self.seats, self.phase, self.turn & 255, self.turn >> 8, self.first + 1, self.seat + 1, self.who + 1]
        body += [self.takes, self.changes[0], self.changes[1], self.chests, self.to_reveal, self.chest_used]
        body += [self.set_played, self.idle, self.side, self.wanted]
        body += self.pool
        body += self.fragments
        lists = [self.crests_left, self.box, *self.under, *self.rows, *self.stacks]
        lists += [*self.rings, *self.pearls, *self.worths]
        for values in lists:
            body.append(len(values))
            body += values
        for hand in self.hands:
            body += hand
        body += self.crystals + self.eggs + self.crests
        packed = bytearray(body)
        for side in (LEFT, RIGHT):
            packed += bytes([self.display[side] + 1, self.pages[side] + 1, len(self.puts[side])])
            for put in self.puts[side]:
                packed += put.to_bytes(8, "big")
        packed += self.shown.to_bytes(8, "big")
        return bytes(packed)


def start(parts: Components, seats: int) -> KeepersState:
    """DK-2.1, DK-2.4: everything in its place before the first draw."""
    s = KeepersState(seats, len(parts.cards))
    for kind in range(len(parts.cards)):
        if parts.book[kind]:
            s.pool[kind] = parts.book[kind]
            s.backs[parts.back[kind]] += parts.book[kind]
            s.unseen[parts.side[kind]] += parts.book[kind]
    s.fragments = parts.fragments[:]
    s.black = parts.copies[parts.black]
    s.eggs_left = parts.eggs
    s.crystals_left = parts.crystals
    s.crests_left = parts.crests[seats][:]
    s.pearls_left = [sum(parts.pearls[colour]) for colour in range(2)]
    s.box = parts.starting[:]
    return s


# cards on a pile


def put_kind(put: int) -> int:
    return put & 63


def put_owner(put: int) -> int:
    return put >> OWNER_AT & 3


def put_cap(put: int) -> int:
    return put >> CAP_AT


# questions


def pile_size(s: KeepersState, side: int) -> int:
    return s.unseen[side] + len(s.puts[side]) + len(s.under[side])


def top_back(parts: Components, s: KeepersState, side: int) -> int:
    """DK-2.2: the page of a side is the back of the card on top of its pile; NONE while it is being drawn."""
    if s.puts[side]:
        return parts.back[s.puts[side][-1] & 63]
    if s.unseen[side]:
        return s.pages[side]
    return parts.back[s.under[side][0]]


def hand_size(s: KeepersState, seat: int) -> int:
    return sum(s.hands[seat])


def amulets(parts: Components, s: KeepersState) -> int:
    """All amulets completed so far, by everybody."""
    done = 0
    for ring in s.rings:
        done += len(ring) // parts.ring
    return done


def played_cards(s: KeepersState, seat: int) -> int:
    """Dragon cards in a seat's stacks."""
    return sum([len(s.stacks[seat * COLOURS + colour]) for colour in range(COLOURS)])
