"""Sets that a hand can make, and what they are worth."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.dragonkeepers.belief.hands import FRONTS, Hand
from wawel.games.dragonkeepers.components.ids import (
    BLACK,
    BLACK_DRAGON,
    BLUE,
    COLOURS,
    CRYSTAL,
    EGG,
    FRAGMENT_HIGH,
    NUMBERS,
    RED,
    RIBBON,
    RIGHT,
)
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import count_held
from wawel.games.dragonkeepers.model.state import NONE, KeepersState
from wawel.games.dragonkeepers.model.table import top_back
from wawel.games.dragonkeepers.rules import play, reward

# What it reckons with when it compares sets, in points.
EGG_WORTH: Final = 7.0  # with its share of the egg that is turned over
BLACK_WORTH: Final = 4.0
CRYSTAL_WORTH: Final = 1.5
CARD_WORTH: Final = 1.5
COLOUR_WORTH: Final = 2.0  # of a new colour on the way to a crest


class Sets:
    """Compares sets by what their rewards bring and their cards are worth."""

    def __init__(self, parts: Components) -> None:
        self._parts = parts
        self._items = vec[i64]()  # per number: the items of its reward, as bits
        for items in parts.rewards:
            bits = 0
            for item in items:
                bits |= 1 << item
            self._items = append(self._items, bits)
        self.pearls = vec[float]([_mean(parts, colour) for colour in (RED, BLUE)])
        self.values = vec[i64](parts.values)

    def next_pearl(self, s: KeepersState) -> float:
        """DK-11.6: the red ones go first."""
        return self.pearls[RED] if s.pearls_left[RED] else self.pearls[BLUE]

    def worths(self, s: KeepersState, seat: i64) -> vec[float]:
        """DK-6.3: what the reward of each number would bring now."""
        low, high = reward.lowest(s), reward.highest(s)
        pearl = 0.0
        if count_held(s.rings, seat) % self._parts.ring == self._parts.ring - 1:
            pearl = self.next_pearl(s)
        found = vec[float]()
        for items in self._items:
            place = high if items >> FRAGMENT_HIGH & 1 else low
            worth = pearl
            if place != NONE:
                worth += float(self.values[place])
            if items >> BLACK_DRAGON & 1 and s.black:
                worth += BLACK_WORTH
            if items >> CRYSTAL & 1 and s.crystals_left:
                worth += CRYSTAL_WORTH
            if items >> EGG & 1 and s.eggs_left:
                worth += EGG_WORTH
            found = append(found, worth)
        return found

    def expected(self, s: KeepersState, seat: i64, hand: Hand, left: bool, right: bool) -> float:
        """DK-2.2: while a page is being drawn, the mean over all it can be."""
        first: i64 = 0
        last: i64 = NUMBERS
        if s.side == RIGHT:
            first = NUMBERS
            last = RIBBON
        other = top_back(self._parts, s, 1 - s.side)
        if other == NONE:
            return 0.0
        other %= RIBBON
        found, cards = 0.0, 0.0
        page: i64
        for page in range(first, last):
            weight = float(s.backs[page])
            if weight > 0.0:
                number, colour = (other, page - NUMBERS) if s.side == RIGHT else (page, other - NUMBERS)
                found += weight * self.best(s, seat, hand, number, colour, left, right)
                cards += weight
        return found / cards if cards > 0.0 else 0.0

    def best(self, s: KeepersState, seat: i64, hand: Hand, page: i64, hue: i64, left: bool, right: bool) -> float:
        """DK-5: the best set for these pages (a number counted from 0, a colour), or for pages made with own cards."""
        best = 0.0
        number: i64
        colour: i64
        for number in range(NUMBERS):
            if number != page and not (left and hand.backs[number]):
                continue
            for colour in range(COLOURS):
                if hand.fronts[colour] == 0 or hand.shut >> colour & 1:
                    continue
                if colour != hue and not (right and hand.backs[NUMBERS + colour]):
                    continue
                best = max(best, self._worth(s, seat, hand, number, colour, number != page, colour != hue))
        return best

    def _worth(
        self, s: KeepersState, seat: i64, hand: Hand, number: i64, colour: i64, puts_left: bool, puts_right: bool
    ) -> float:
        """What a set brings, less the cards that go into it and onto the book; 0.0 if they are too few."""
        real, black, spent = hand.fronts[colour], hand.fronts[BLACK], number + 1
        if puts_left:
            spent += 1
            if number == NUMBERS - 1:
                black -= 1
            elif hand.cards[number * FRONTS + colour] == hand.backs[number]:
                real -= 1
        if puts_right:
            spent += 1
            if hand.cards[(NUMBERS + colour) * FRONTS + colour] == hand.backs[NUMBERS + colour]:
                real -= 1
        if real < 1 or real + black <= number:
            return 0.0
        jokers = max(0, number + 1 - real)
        worth = hand.worths[number] - CARD_WORTH * float(spent) - BLACK_WORTH * float(jokers)
        if s.crests[seat] == 0 and len(s.crests_left) and play.place_of(s, seat, colour) == NONE:
            worth += float(s.crests_left[0]) if s.rows[seat * COLOURS + 2] != NONE else COLOUR_WORTH
        return worth


def _mean(parts: Components, colour: i64) -> float:
    """DK-8.1: what a pearl of a colour is worth on average."""
    count = sum(parts.pearls[colour])
    points = sum(
        [value * copies for value, copies in zip(parts.pearl_values[colour], parts.pearls[colour], strict=True)]
    )
    return points / count if count else 0.0
