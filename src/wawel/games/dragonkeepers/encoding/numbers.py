"""Every decision has a number: stop, done, pass, take (2), put (a kind each), wind, return (a colour each), then sets.

The page decides a good deal, so numbers leave it out: the colour of a set, its size, a crystal for the fourth card,
and whether the quill or the gate is needed. The number of a set says which real dragons it has, by their places among
the kinds of its colour, smaller codes first; black dragons do the rest. It also says the end and the chest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.vectors import rank
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.actions import LEFT_END, NO_END, RIGHT_END
from wawel.games.dragonkeepers.components.ids import BLACK, CHESTS, COLOURS, CROWN, GATE, NUMBERS, RETURN, THRIFT, WIND
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import NONE, KeepersState
from wawel.games.dragonkeepers.rules import book, play, take

PLAIN: Final = [actions.STOP, actions.DONE, actions.PASS]
TAKES: Final = len(PLAIN)
PUTS: Final = TAKES + 2
CODE_BITS: Final = 4  # how often a code has each of the kinds of a colour


def possible_chests(chests: str, named: str) -> int:
    """DK-9.1: the chests that can be in play with these options, as bits."""
    if chests != "none":
        return (1 << len(CHESTS)) - 1
    return sum([1 << CHESTS.index(name) for name in named.split(",") if name])


class Numbers:
    """The numbers at a table where these chests can be in play."""

    def __init__(self, parts: Components, chests: int) -> None:
        self._parts = parts
        self._wind: i64 = PUTS + len(parts.cards)
        self._returns: i64 = self._wind + (chests >> WIND & 1)
        self._sets: i64 = self._returns + COLOURS * (chests >> RETURN & 1)
        self._places = vec[i64]([0] * len(parts.cards))  # per kind: its place among those of its colour
        self._codes = vec[i64](_codes(parts))  # ascending
        self._with = vec[i64]([NONE] + [chest for chest in (THRIFT, CROWN) if chests >> chest & 1])
        self.count: i64 = self._sets + len(self._with) * 2 * len(self._codes)
        for colour in range(COLOURS):
            place: i64
            for place in range(len(parts.of_front[colour])):
                self._places[parts.of_front[colour][place]] = place

    def number(self, action: i64) -> i64:
        kind = actions.kind(action)
        if kind < TAKES:
            return kind
        if kind == actions.TAKE:
            return TAKES + (actions.value(action) & 1)
        if kind == actions.PUT:
            return PUTS + (actions.value(action) & actions.CARD)
        if kind == actions.WIND:
            return self._wind
        if kind == actions.RETURN:
            return self._returns + actions.value(action)
        return self._number_of_set(action)

    def _number_of_set(self, action: i64) -> i64:
        code: i64 = 0
        for card in actions.cards(action):
            if self._parts.front[card] != BLACK:
                code += BIT[CODE_BITS * self._places[card]]
        chest = actions.chest(action)
        tail: i64 = 0
        if chest != GATE:
            while self._with[tail] != chest:
                tail += 1
        tail = tail * 2 + (actions.end(action) == RIGHT_END)
        return self._sets + tail * len(self._codes) + rank(self._codes, code)

    def action(self, s: KeepersState, number: i64) -> i64:
        if number < TAKES:
            return number
        if number < PUTS:
            paid: i64 = actions.CRYSTAL if s.takes == take.MOST else 0
            return actions.make(actions.TAKE, paid | (number - TAKES))
        if number < self._wind:
            kind = number - PUTS
            quill: i64 = actions.QUILL if s.changes[self._parts.side[kind]] else 0
            return actions.make(actions.PUT, quill | kind)
        if number < self._returns:
            return actions.WIND
        if number < self._sets:
            return actions.make(actions.RETURN, number - self._returns)
        return self._set(s, number - self._sets)

    def _set(self, s: KeepersState, number: i64) -> i64:
        parts = self._parts
        colour = book.colour(parts, s)
        tail, code = number // len(self._codes), self._codes[number % len(self._codes)]
        chest = self._with[tail >> 1]
        if chest == NONE and play.is_enclosed(s, s.who, colour):
            chest = GATE
        cards: list[int] = []
        kinds = parts.of_front[colour]
        place: i64
        for place in range(len(kinds)):
            cards += [kinds[place]] * (code >> CODE_BITS * place & 15)
        cards += [parts.black] * (play.size(book.number(parts, s), chest) - len(cards))
        end: i64 = NO_END
        if len(play.ends(s, s.who, colour)) > 1:
            end = RIGHT_END if tail & 1 else LEFT_END
        return actions.play(cards, end, chest)


def _codes(parts: Components) -> list[int]:
    """Every choice of one to six real dragons of a colour, whichever colour has the most copies."""
    most = [0] * max([len(parts.of_front[colour]) for colour in range(COLOURS)])
    for colour in range(COLOURS):
        for place, kind in enumerate(parts.of_front[colour]):
            most[place] = max(most[place], parts.copies[kind])
    found = [(0, 0)]  # cards, code
    for place in range(len(most)):
        more: list[tuple[int, int]] = []
        for cards, code in found:
            for taken in range(min(most[place], NUMBERS - cards) + 1):
                more.append((cards + taken, code + (taken << CODE_BITS * place)))
        found = more
    return sorted([code for cards, code in found if cards])
