"""What bots know about Dragonkeepers: points that nobody sees yet, hands that promise sets, and sets that are alike."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import knowledge as core
from wawel.core.game import Game, State
from wawel.core.knowledge import Knowledge
from wawel.games.dragonkeepers.actions import PASS
from wawel.games.dragonkeepers.belief import alike, hands
from wawel.games.dragonkeepers.belief.hands import Hand
from wawel.games.dragonkeepers.belief.prospects import Sets
from wawel.games.dragonkeepers.components.ids import BLACK, COLOURS, LEFT, RIGHT
from wawel.games.dragonkeepers.components.load import PACKAGE, Components, load
from wawel.games.dragonkeepers.model.packing import HOLDER, HOLDER_BITS, count_held, pearl_colour
from wawel.games.dragonkeepers.model.state import FOLLOW, MODIFY, NONE, PEARL, PLAY, TAKE, TURN, KeepersState
from wawel.games.dragonkeepers.rules import book, take
from wawel.games.dragonkeepers.scoring import final

NAMES: Final = [
    "points",
    "eggs",
    "ring",
    "stacks",
    "dragons",
    "first",
    "second",
    "third",
    "black",
    "enclosed",
    "crystals",
    "chests",
    "pages",
    "set",
    "follow",
    "plan",
    "takes",
    "next",
]

NO_PAGE: Final = -1  # no page of the book, only own ones
PATIENCE: Final = 2  # rounds without any set, after which a bot passes no more if it can play one


class KeepersKnowledge(Knowledge):
    """Counts what lies face down, and what hands are good for."""

    def __init__(self, parts: Components) -> None:
        super().__init__(NAMES, core.read(PACKAGE))
        self._parts = parts
        self._sets = Sets(parts)

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
        hand.worths = self._sets.worths(s, seat)
        found = append(found, _eggs(s, seat))
        found = append(found, self._ring(s, seat))
        found = append(found, _stacks(s, seat))
        found = append(found, hands.dragons(hand))
        for promise in hands.promises(hand):
            found = append(found, promise)
        found = append(found, float(hand.fronts[BLACK]))
        found = append(found, hands.enclosed(hand))
        found = append(found, float(s.crystals[seat]))
        found = append(found, float(s.crystals[seat]) if s.chests else 0.0)
        found = append(found, hands.pages(hand))
        found = append(found, self._set(s, seat, hand))
        found = append(found, self._follow(s, seat, hand))
        found = append(found, self._sets.best(s, seat, hand, NO_PAGE, NO_PAGE, True, True))
        found = append(found, _takes(s, seat))
        return append(found, _next(s, seat))

    def _points(self, s: KeepersState, seat: i64) -> float:
        """DK-8.1: fragments, pearls at their mean, eggs and crest; DK-8.2: once play is over, the egg turned over."""
        found = float(self._parts.egg * s.eggs[seat] + s.crests[seat])
        for fragment in s.rings:
            if fragment & HOLDER == seat:
                found += float(self._sets.values[fragment >> HOLDER_BITS])
        for pearl in s.pearls:
            if pearl & HOLDER == seat:
                found += self._sets.pearls[pearl_colour(pearl >> HOLDER_BITS)]
        if s.phase == PEARL and final.turns_egg(s, seat):
            found += float(self._parts.egg_turned - self._parts.egg)
        return found

    def _ring(self, s: KeepersState, seat: i64) -> float:
        """DK-6.4: an unfinished ring is on the way to a pearl."""
        return float(count_held(s.rings, seat) % self._parts.ring) * self._sets.next_pearl(s) / float(self._parts.ring)

    def _set(self, s: KeepersState, seat: i64, hand: Hand) -> float:
        """DK-4.5: the best set that the active seat can still play, if need be with pages of its own."""
        if seat != s.seat or s.phase == FOLLOW or _starts(s):
            return 0.0
        left = s.phase < PLAY and s.changes[LEFT] == 0
        right = s.phase < PLAY and s.changes[RIGHT] == 0
        if s.phase <= TURN:
            return self._sets.expected(s, seat, hand, left, right)
        return self._sets.best(s, seat, hand, book.number(self._parts, s) - 1, book.colour(self._parts, s), left, right)

    def _follow(self, s: KeepersState, seat: i64, hand: Hand) -> float:
        """DK-4.6: the best set with which a seat can follow, once the pages will not change any more."""
        if s.phase < PLAY or seat == s.seat:
            return 0.0
        if s.phase == FOLLOW and (seat - s.who) % s.seats >= (s.seat - s.who) % s.seats:
            return 0.0
        return self._sets.best(
            s, seat, hand, book.number(self._parts, s) - 1, book.colour(self._parts, s), False, False
        )

    # choices

    def choices(self, game: Game, state: State, seat: i64) -> vec[i64]:
        """Merges what is alike; after some rounds without any set, whoever can play one does (DK-7.4)."""
        s = cast(KeepersState, state)
        late = s.idle >= PATIENCE * s.seats
        if s.phase >= PLAY:
            found = alike.sets(self._parts, s)
            return _without_pass(found) if late else found
        found = game.choices(state, seat)
        if s.phase != MODIFY:
            return found
        found = alike.changes(self._parts, s, found)
        return self._towards_a_set(game, s, found) if late else found

    def _towards_a_set(self, game: Game, s: KeepersState, found: vec[i64]) -> vec[i64]:
        """Changes of the book after which the seat can play a set; all, if there are none."""
        kept = vec[i64]()
        for change in found:
            twin = s.copy()
            game.apply(twin, s.seat, change)
            if self._can_play(game, twin):
                kept = append(kept, change)
        return kept if len(kept) else found

    def _can_play(self, game: Game, s: KeepersState) -> bool:
        """Whether the active seat can play a set, now or after more changes of the book."""
        if s.phase == PLAY:
            return len(alike.sets(self._parts, s)) > 1
        if s.phase == MODIFY:
            for change in alike.changes(self._parts, s, game.choices(s, s.seat)):
                twin = s.copy()
                game.apply(twin, s.seat, change)
                if self._can_play(game, twin):
                    return True
        return False


def _without_pass(found: vec[i64]) -> vec[i64]:
    kept = vec[i64]([action for action in found if action != PASS])
    return kept if len(kept) else found


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


def _takes(s: KeepersState, seat: i64) -> float:
    """DK-4.2: cards that it may still take in the turn that it has begun."""
    if seat != s.seat or (s.phase != TAKE and s.phase > TURN) or _starts(s):
        return 0.0
    return float(max(0, take.MOST - s.takes))


def _next(s: KeepersState, seat: i64) -> float:
    """DK-4.1: how soon its next turn starts: 1.0 for the very next one, 0.0 for the last; the game may end before."""
    first = s.seat if _starts(s) else s.seat + 1
    return 1.0 - float((seat - first) % s.seats) / float(s.seats - 1)


def _starts(s: KeepersState) -> bool:
    """DK-4.1: whether nothing has been done in this turn."""
    return s.phase == TAKE and s.takes == 0 and s.chest_used == 0


def knowledge() -> Knowledge:
    return KeepersKnowledge(load())
