"""What bots know about Dragonkeepers: points that nobody sees yet, hands that promise sets, and sets that are alike."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import knowledge as core
from wawel.core.bits import BIT
from wawel.core.game import OK, Game, State
from wawel.core.knowledge import Knowledge
from wawel.core.vectors import total
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components.ids import (
    BLACK,
    BLACK_DRAGON,
    BLUE,
    COLOURS,
    CROWN,
    CRYSTAL,
    EGG,
    FRAGMENT_HIGH,
    GATE,
    LEFT,
    NUMBERS,
    RED,
    RIBBON,
    RIGHT,
    THRIFT,
)
from wawel.games.dragonkeepers.components.load import PACKAGE, Components, load
from wawel.games.dragonkeepers.model.packing import HOLDER, HOLDER_BITS, count_held, pearl_colour
from wawel.games.dragonkeepers.model.state import FOLLOW, MODIFY, NONE, PEARL, PLAY, TAKE, TURN, KeepersState
from wawel.games.dragonkeepers.model.table import top_back
from wawel.games.dragonkeepers.rules import book, chests, play, reward, take
from wawel.games.dragonkeepers.scoring import final

NAMES: Final = [
    "points",
    "eggs",
    "ring",
    "stacks",
    "dragons",
    "first",
    "second",
    "further",
    "black",
    "enclosed",
    "crystals",
    "chests",
    "pages",
    "set",
    "follow",
    "plan",
    "takes",
]

# What it reckons with when it compares sets, in points.
EGG_WORTH: Final = 7.0  # with its share of the egg that is turned over
BLACK_WORTH: Final = 4.0
CRYSTAL_WORTH: Final = 1.5
CARD_WORTH: Final = 1.5
COLOUR_WORTH: Final = 2.0  # of a new colour on the way to a crest

FRONTS: Final = COLOURS + 1
NO_PAGE: Final = -1  # a page that is being drawn
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


class KeepersKnowledge(Knowledge):
    """Counts what lies face down, and what hands are good for."""

    def __init__(self, parts: Components) -> None:
        super().__init__(NAMES, core.read(PACKAGE))
        self._parts = parts
        self._items = vec[i64]()  # per number: the items of its reward, as bits
        for items in parts.rewards:
            bits = 0
            for item in items:
                bits |= 1 << item
            self._items = append(self._items, bits)
        self._pearls = vec[float]([_mean(parts, colour) for colour in (RED, BLUE)])
        self._values = vec[i64](parts.values)

    def progress(self, state: State) -> float:
        """DK-7.1: fragments make amulets, and amulets end the game."""
        s = cast(KeepersState, state)
        if s.phase == PEARL:
            return 1.0
        return min(0.98, float(len(s.rings)) / float(self._parts.ring * self._parts.amulets[s.seats] + s.seats - 1))

    def is_quiet(self, state: State) -> bool:
        """DK-4.1: a turn is about to start: what its seat may do then, the others may do soon."""
        return _starts(cast(KeepersState, state))

    # features

    def features(self, game: Game, state: State, seat: i64) -> vec[float]:
        s = cast(KeepersState, state)
        found = vec[float]([self._points(s, seat)])
        if s.phase == PEARL:  # nothing else counts any more
            for _ in range(1, len(NAMES)):
                found = append(found, 0.0)
            return found
        hand = Hand(self._parts, s, seat)
        hand.worths = self._worths(s, seat)
        found = append(found, _eggs(s, seat))
        found = append(found, self._ring(s, seat))
        found = append(found, _stacks(s, seat))
        found = append(found, _dragons(hand))
        for promise in _promises(hand):
            found = append(found, promise)
        found = append(found, float(hand.fronts[BLACK]))
        found = append(found, _enclosed(hand))
        found = append(found, float(s.crystals[seat]))
        found = append(found, float(s.crystals[seat]) if s.chests else 0.0)
        found = append(found, _pages(hand))
        found = append(found, self._set(s, seat, hand))
        found = append(found, self._follow(s, seat, hand))
        found = append(found, self._best(s, seat, hand, NO_PAGE, NO_PAGE, True, True))
        return append(found, _takes(s, seat))

    def _points(self, s: KeepersState, seat: i64) -> float:
        """DK-8.1: fragments, pearls at their mean, eggs and crest; DK-8.2: once play is over, the egg turned over."""
        found = float(self._parts.egg * s.eggs[seat] + s.crests[seat])
        for fragment in s.rings:
            if fragment & HOLDER == seat:
                found += float(self._values[fragment >> HOLDER_BITS])
        for pearl in s.pearls:
            if pearl & HOLDER == seat:
                found += self._pearls[pearl_colour(pearl >> HOLDER_BITS)]
        if s.phase == PEARL and final.turns_egg(s, seat):
            found += float(self._parts.egg_turned - self._parts.egg)
        return found

    def _ring(self, s: KeepersState, seat: i64) -> float:
        """DK-6.4: an unfinished ring is on the way to a pearl."""
        return float(count_held(s.rings, seat) % self._parts.ring) * self._next_pearl(s) / float(self._parts.ring)

    def _next_pearl(self, s: KeepersState) -> float:
        """DK-11.6: the red ones go first."""
        return self._pearls[RED] if s.pearls_left[RED] else self._pearls[BLUE]

    def _worths(self, s: KeepersState, seat: i64) -> vec[float]:
        """DK-6.3: what the reward of each number would bring now."""
        low, high = reward.lowest(s), reward.highest(s)
        pearl = 0.0
        if count_held(s.rings, seat) % self._parts.ring == self._parts.ring - 1:
            pearl = self._next_pearl(s)
        found = vec[float]()
        for items in self._items:
            place = high if items >> FRAGMENT_HIGH & 1 else low
            worth = pearl
            if place != NONE:
                worth += float(self._values[place])
            if items >> BLACK_DRAGON & 1 and s.black:
                worth += BLACK_WORTH
            if items >> CRYSTAL & 1 and s.crystals_left:
                worth += CRYSTAL_WORTH
            if items >> EGG & 1 and s.eggs_left:
                worth += EGG_WORTH
            found = append(found, worth)
        return found

    def _set(self, s: KeepersState, seat: i64, hand: Hand) -> float:
        """DK-4.5: the best set that the active seat can still play, if need be with pages of its own."""
        if seat != s.seat or s.phase == FOLLOW or _starts(s):
            return 0.0
        left = s.phase < PLAY and s.changes[LEFT] == 0
        right = s.phase < PLAY and s.changes[RIGHT] == 0
        if s.phase <= TURN:
            return self._expected(s, seat, hand, left, right)
        return self._best(s, seat, hand, book.number(self._parts, s) - 1, book.colour(self._parts, s), left, right)

    def _follow(self, s: KeepersState, seat: i64, hand: Hand) -> float:
        """DK-4.6: the best set with which a seat can follow, once the pages will not change any more."""
        if s.phase < PLAY or seat == s.seat:
            return 0.0
        if s.phase == FOLLOW and (seat - s.who) % s.seats >= (s.seat - s.who) % s.seats:
            return 0.0
        return self._best(s, seat, hand, book.number(self._parts, s) - 1, book.colour(self._parts, s), False, False)

    def _expected(self, s: KeepersState, seat: i64, hand: Hand, left: bool, right: bool) -> float:
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
                found += weight * self._best(s, seat, hand, number, colour, left, right)
                cards += weight
        return found / cards if cards > 0.0 else 0.0

    def _best(self, s: KeepersState, seat: i64, hand: Hand, page: i64, hue: i64, left: bool, right: bool) -> float:
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

    # choices

    def choices(self, game: Game, state: State, seat: i64) -> vec[i64]:
        s = cast(KeepersState, state)
        if s.phase >= PLAY:
            return self._sets(s)
        found = game.choices(state, seat)
        return self._changes(s, found) if s.phase == MODIFY else found

    def _changes(self, s: KeepersState, legal: vec[i64]) -> vec[i64]:
        """DK-4.4: a card that leaves a page as it is would be wasted."""
        found = vec[i64]()
        for action in legal:
            if actions.kind(action) == actions.PUT:
                kind = actions.value(action) & actions.CARD
                page = top_back(self._parts, s, self._parts.side[kind])
                if page % RIBBON == self._parts.back[kind] % RIBBON:
                    continue
            found = append(found, action)
        return found

    def _sets(self, s: KeepersState) -> vec[i64]:
        """DK-5.6: one set for each number of black dragons, with the cards whose backs are the least loss."""
        found = append(vec[i64](), actions.PASS)
        number, colour = book.number(self._parts, s), book.colour(self._parts, s)
        real = play.count_real(self._parts, s, s.who, colour)
        if real == 0:
            return found
        enclosed = play.is_enclosed(s, s.who, colour)
        hand = Hand(self._parts, s, s.who)
        chest: i64
        for chest in (NONE, THRIFT, GATE, CROWN):
            if enclosed != (chest == GATE):
                continue
            if chest != NONE and chests.why_not_with_set(self._parts, s, chest, number, enclosed) != OK:
                continue
            size = play.size(number, chest)
            black: i64
            for black in range(max(0, size - real), min(size - 1, hand.fronts[BLACK]) + 1):
                cards = self._cheapest(s, hand, colour, size - black)
                for _ in range(black):
                    cards.append(self._parts.black)
                for end in self._ends(s, colour):
                    found = append(found, actions.play(cards, end, chest))
        return found

    def _ends(self, s: KeepersState, colour: i64) -> vec[i64]:
        """DK-11.13: with one stack the ends are alike."""
        ends = play.ends(s, s.who, colour)
        return ends[:1] if s.rows[s.who * COLOURS + 1] == NONE else ends

    def _cheapest(self, s: KeepersState, hand: Hand, colour: i64, count: i64) -> list[int]:
        """DK-5.6: dragons of a colour to play: first those whose back is of no use, then those with the commonest."""
        backs = hand.backs[:]
        left = s.hands[s.who * s.kinds : (s.who + 1) * s.kinds]
        found: list[int] = []
        for _ in range(count):
            best: i64 = NONE
            most: i64 = -1
            for kind in self._parts.of_front[colour]:
                if left[kind]:
                    page = self._parts.back[kind] % RIBBON
                    common = backs[page]
                    if page >= NUMBERS and hand.shut >> page - NUMBERS & 1:
                        common += RIBBON
                    if common > most:
                        most = common
                        best = kind
            found.append(best)
            left[best] -= 1
            backs[self._parts.back[best] % RIBBON] -= 1
        return found


def _mean(parts: Components, colour: i64) -> float:
    """DK-8.1: what a pearl of a colour is worth on average."""
    count = sum(parts.pearls[colour])
    points = sum(
        [value * copies for value, copies in zip(parts.pearl_values[colour], parts.pearls[colour], strict=True)]
    )
    return points / count if count else 0.0


def _eggs(s: KeepersState, seat: i64) -> float:
    """DK-8.2: eggs more than anybody else has; two are as good as many."""
    most: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.eggs[other])
    return float(max(-2, min(2, s.eggs[seat] - most)))


def _stacks(s: KeepersState, seat: i64) -> float:
    """DK-6.2: each colour in the row is a quarter of the best crest left."""
    if s.crests[seat] or len(s.crests_left) == 0:
        return 0.0
    colours: i64 = 0
    place: i64
    for place in range(seat * COLOURS, (seat + 1) * COLOURS):
        if s.rows[place] != NONE:
            colours += 1
    return float(colours * s.crests_left[0]) / COLOURS


def _dragons(hand: Hand) -> float:
    """DK-5.3: dragons in hand that its owner can still play."""
    found: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if not hand.shut >> colour & 1:
            found += hand.fronts[colour]
    return float(found)


def _promises(hand: Hand) -> vec[float]:
    """DK-5.1: what the largest set of each open colour would bring: the best one, the next, and the others.

    A turn has one set (DK-4.7), so the best colour counts most.
    """
    first, second, others = 0.0, 0.0, 0.0
    colour: i64
    for colour in range(COLOURS):
        if hand.shut >> colour & 1:
            continue
        worth = _promise(hand, hand.fronts[colour])
        if worth > first:
            others += second
            second = first
            first = worth
        elif worth > second:
            others += second
            second = worth
        else:
            others += worth
    return vec[float]([first, second, others])


def _promise(hand: Hand, dragons: i64) -> float:
    """The best reward for so many dragons of a colour; the highest number needs a black one on the book."""
    best = 0.0
    number: i64
    for number in range(min(dragons, NUMBERS if hand.fronts[BLACK] else NUMBERS - 1)):
        best = max(best, hand.worths[number])
    return best


def _enclosed(hand: Hand) -> float:
    """DK-5.3: dragons of enclosed colours, good for the book at most."""
    return float(total(hand.fronts) - hand.fronts[BLACK]) - _dragons(hand)


def _pages(hand: Hand) -> float:
    """DK-4.4: different pages that the hand can make."""
    found: i64 = 0
    page: i64
    for page in range(RIBBON):
        if hand.backs[page] and not (page >= NUMBERS and hand.shut >> page - NUMBERS & 1):
            found += 1
    return float(found)


def _takes(s: KeepersState, seat: i64) -> float:
    """DK-4.2: cards that it may still take in the turn that it has begun."""
    if seat != s.seat or (s.phase != TAKE and s.phase > TURN) or _starts(s):
        return 0.0
    return float(max(0, take.MOST - s.takes))


def _starts(s: KeepersState) -> bool:
    """DK-4.1: whether nothing has been done in this turn."""
    return s.phase == TAKE and s.takes == 0 and s.chest_used == 0


def knowledge() -> Knowledge:
    return KeepersKnowledge(load())
