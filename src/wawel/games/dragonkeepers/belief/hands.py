"""Hands as bots see them: counts, and what they promise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.vectors import total
from wawel.games.dragonkeepers.components.ids import BLACK, COLOURS, NUMBERS, RIBBON
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import NONE, KeepersState

FRONTS: Final = COLOURS + 1
EMPTY: Final = vec[i64]([0] * (RIBBON * FRONTS))


class Hand:
    """A hand as counts, and what its owner may do with it."""

    def __init__(self, parts: Components, s: KeepersState, seat: i64) -> None:
        self.fronts = EMPTY[:FRONTS]  # dragons of each colour, then black ones
        self.backs = EMPTY[:RIBBON]  # cards for each page that they would make
        self.cards = EMPTY[:]  # [page * FRONTS + front]: copies
        self.shut = _shut(s, seat)  # enclosed colours, as bits
        self.worths = vec[float]()  # of a reward, per number
        first = seat * s.kinds
        kind: i64
        for kind in range(s.kinds):
            copies = s.hands[first + kind]
            if copies:
                front, page = parts.front[kind], parts.back[kind] % RIBBON
                self.fronts[front] += copies
                self.backs[page] += copies
                self.cards[page * FRONTS + front] += copies


def _shut(s: KeepersState, seat: i64) -> i64:
    """DK-5.7: the stacks of a row that have others on both sides."""
    found: i64 = 0
    place: i64
    for place in range(seat * COLOURS + 1, seat * COLOURS + COLOURS - 1):
        if s.rows[place] != NONE and s.rows[place + 1] != NONE:
            found |= BIT[s.rows[place]]
    return found


def dragons(hand: Hand) -> float:
    """DK-5.3: dragons in hand that its owner can still play."""
    found: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if not hand.shut >> colour & 1:
            found += hand.fronts[colour]
    return float(found)


def promises(hand: Hand) -> vec[float]:
    """DK-5.1: what the largest set of each open colour would bring: the best one, the next, and the rest.

    A turn has one set (DK-4.7), so the best colour counts most.
    """
    first, second, third = 0.0, 0.0, 0.0
    colour: i64
    for colour in range(COLOURS):
        if hand.shut >> colour & 1:
            continue
        worth = _promise(hand, hand.fronts[colour])
        if worth > first:
            third += second
            second = first
            first = worth
        elif worth > second:
            third += second
            second = worth
        else:
            third += worth
    return vec[float]([first, second, third])


def _promise(hand: Hand, dragons: i64) -> float:
    """The best reward for so many dragons of a colour; the highest number needs a black one on the book."""
    best = 0.0
    number: i64
    for number in range(min(dragons, NUMBERS if hand.fronts[BLACK] else NUMBERS - 1)):
        best = max(best, hand.worths[number])
    return best


def enclosed(hand: Hand) -> float:
    """DK-5.3: dragons of enclosed colours, good for the book at most."""
    return float(total(hand.fronts) - hand.fronts[BLACK]) - dragons(hand)


def pages(hand: Hand) -> float:
    """DK-4.4: different pages that the hand can make."""
    found: i64 = 0
    page: i64
    for page in range(RIBBON):
        if hand.backs[page] and not (page >= NUMBERS and hand.shut >> page - NUMBERS & 1):
            found += 1
    return float(found)
