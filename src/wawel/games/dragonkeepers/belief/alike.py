"""Choices that bots need not try: cards that change nothing, and sets that are alike."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.belief.hands import Hand
from wawel.games.dragonkeepers.components.ids import BLACK, COLOURS, CROWN, GATE, NUMBERS, RIBBON, THRIFT
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import NONE, KeepersState
from wawel.games.dragonkeepers.model.table import top_back
from wawel.games.dragonkeepers.rules import book, chests, play


def changes(parts: Components, s: KeepersState, legal: vec[i64]) -> vec[i64]:
    """DK-4.4: a card that leaves a page as it is would be wasted."""
    found = vec[i64]()
    for action in legal:
        if actions.kind(action) == actions.PUT:
            kind = actions.value(action) & actions.CARD
            page = top_back(parts, s, parts.side[kind])
            if page % RIBBON == parts.back[kind] % RIBBON:
                continue
        found = append(found, action)
    return found


def sets(parts: Components, s: KeepersState) -> vec[i64]:
    """DK-5.6: one set for each number of black dragons, with the cards whose backs are the least loss."""
    found = append(vec[i64](), actions.PASS)
    number, colour = book.number(parts, s), book.colour(parts, s)
    real = play.count_real(parts, s, s.who, colour)
    if real == 0:
        return found
    enclosed = play.is_enclosed(s, s.who, colour)
    hand = Hand(parts, s, s.who)
    chest: i64
    for chest in (NONE, THRIFT, GATE, CROWN):
        if enclosed != (chest == GATE):
            continue
        if chest != NONE and chests.why_not_with_set(parts, s, chest, number, enclosed) != OK:
            continue
        size = play.size(number, chest)
        black: i64
        for black in range(max(0, size - real), min(size - 1, hand.fronts[BLACK]) + 1):
            cards = _cheapest(parts, s, hand, colour, size - black)
            for _ in range(black):
                cards.append(parts.black)
            for end in _ends(s, colour):
                found = append(found, actions.play(cards, end, chest))
    return found


def _ends(s: KeepersState, colour: i64) -> vec[i64]:
    """DK-11.13: with one stack the ends are alike."""
    ends = play.ends(s, s.who, colour)
    return ends[:1] if s.rows[s.who * COLOURS + 1] == NONE else ends


def _cheapest(parts: Components, s: KeepersState, hand: Hand, colour: i64, count: i64) -> list[int]:
    """DK-5.6: dragons of a colour to play: first those whose back is of no use, then those with the commonest."""
    backs = hand.backs[:]
    left = s.hands[s.who * s.kinds : (s.who + 1) * s.kinds]
    found: list[int] = []
    for _ in range(count):
        best: i64 = NONE
        most: i64 = -1
        for kind in parts.of_front[colour]:
            if left[kind]:
                page = parts.back[kind] % RIBBON
                common = backs[page]
                if page >= NUMBERS and hand.shut >> page - NUMBERS & 1:
                    common += RIBBON
                if common > most:
                    most = common
                    best = kind
        found.append(best)
        left[best] -= 1
        backs[parts.back[best] % RIBBON] -= 1
    return found
