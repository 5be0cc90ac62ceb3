"""Actions: a kind in the low four bits and its payload above. Illegal attempts fit as well.

take   bit 0 the side, bit 1 whether a crystal pays for it
put    bits 0-5 the card, bit 6 whether the quill allows it
play   bits 0-1 the end, bits 2-4 the chest counted from 1, from bit 5 on the cards: six bits each, counted from 1,
       ascending, eight at most
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

STOP: Final = 0  # DK-4.2
DONE: Final = 1  # DK-4.4
PASS: Final = 2  # DK-4.5, DK-4.6
TAKE: Final = 3
PUT: Final = 4
PLAY: Final = 5
WIND: Final = 6  # DK-9.2: both display cards go under their piles
RETURN: Final = 7  # DK-9.2: the top card of a stack comes back; payload: the colour

# chance
PAGE: Final = 8  # the back of a pile's new top card
TURN: Final = 9  # the card turned up into a slot
OUT: Final = 10  # a fragment that is removed
CHEST: Final = 11  # a chest that is revealed
FIRST: Final = 12  # who starts
DEAL: Final = 13  # a starting card
PEARL: Final = 14  # the value of a pearl at the end

KIND: Final = 15
SHIFT: Final = 4

NO_END: Final = 0
LEFT_END: Final = 1
RIGHT_END: Final = 2
ENDS: Final = ["", "left", "right"]

CRYSTAL: Final = 2  # take: paid with a crystal
QUILL: Final = 64  # put: by the quill
CARD: Final = 63
CARDS_AT: Final = 5  # play: the first bit of the cards
CARD_BITS: Final = 6
MOST_CARDS: Final = 8
HIGHEST: Final = 1 << (SHIFT + CARDS_AT + CARD_BITS * MOST_CARDS)


def within_reach(action: int) -> i64:
    """Turn any number into a native one; one that is too high for its kind stays too high."""
    return action if action < HIGHEST else HIGHEST | action & KIND


def kind(action: i64) -> i64:
    return action & KIND


def value(action: i64) -> i64:
    """The payload of the kind: a side, a card, a seat …"""
    return action >> SHIFT


def make(kind: i64, value: i64) -> i64:
    return value << SHIFT | kind


def end(action: i64) -> i64:
    return action >> SHIFT & 3


def chest(action: i64) -> i64:
    """The chest used with a set; -1 for none."""
    return (action >> SHIFT + 2 & 7) - 1


def cards(action: i64) -> vec[i64]:
    """The cards of a set, ascending."""
    rest = action >> SHIFT + CARDS_AT
    found = vec[i64]()
    while rest > 0:
        found = append(found, (rest & CARD) - 1)
        rest >>= CARD_BITS
    return found


def play(cards: list[int], end: i64, chest: i64) -> i64:
    """A set, its cards in any order; more than MOST_CARDS are always too many."""
    code: i64 = 0
    for card in sorted(cards)[:MOST_CARDS][::-1]:
        code = code << CARD_BITS | card + 1
    return make(PLAY, code << CARDS_AT | chest + 1 << 2 | end)
