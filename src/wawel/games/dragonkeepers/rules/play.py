"""DK-5: which sets are legal and where they go."""

from typing import Final

from wawel.core.game import OK
from wawel.games.dragonkeepers import actions, belief
from wawel.games.dragonkeepers.actions import CARD_BITS, CARDS_AT, LEFT_END, NO_END, RIGHT_END, SHIFT
from wawel.games.dragonkeepers.components import BLACK, CHESTS, COLOURS, CROWN, GATE, THRIFT, Components
from wawel.games.dragonkeepers.rules import book, chests
from wawel.games.dragonkeepers.state import KeepersState

WRONG_NUMBER: Final = 51  # DK-5.1
WRONG_COLOUR: Final = 52  # DK-5.2
ONLY_BLACK: Final = 53  # DK-5.2
ENCLOSED: Final = 54  # DK-5.3
END_NEEDED: Final = 55  # DK-5.4
END_GIVEN: Final = 56  # DK-5.4
NOT_IN_HAND: Final = 57  # DK-5.6
NO_SET: Final = 58  # DK-5.6


def is_enclosed(s: KeepersState, seat: int, colour: int) -> bool:
    """DK-5.3, DK-5.7: a stack with other stacks on both sides is closed for the rest of the game."""
    row = s.rows[seat]
    return colour in row and row[0] != colour and row[-1] != colour


def ends(s: KeepersState, seat: int, colour: int) -> list[int]:
    """DK-5.4: a new stack goes to the left or right end; the first one, and one that exists, leave no choice."""
    row = s.rows[seat]
    return [NO_END] if not row or colour in row else [LEFT_END, RIGHT_END]


def size(number: int, chest: int) -> int:
    """DK-5.1: exactly as many cards as the page says; DK-9.2: one fewer with thrift."""
    return number - 1 if chest == THRIFT else number


def why_not(parts: Components, s: KeepersState, action: int) -> int:
    """DK-5: the cards first, then the place."""
    cards, chest = actions.cards(action), actions.chest(action)
    if action >= actions.HIGHEST or actions.play(cards, actions.end(action), chest) != action or chest >= len(CHESTS):
        return NO_SET
    number, colour = book.number(parts, s), book.colour(parts, s)
    enclosed = is_enclosed(s, s.who, colour)
    if chest >= 0:
        code = chests.why_not_with_set(parts, s, chest, number, enclosed)
        if code != OK:
            return code
    code = _why_not_cards(parts, s, cards, size(number, chest), colour)
    if code != OK:
        return code
    if enclosed and chest != GATE:
        return ENCLOSED
    end, allowed = actions.end(action), ends(s, s.who, colour)
    if end in allowed:
        return OK
    return END_NEEDED if len(allowed) > 1 else END_GIVEN


def _why_not_cards(parts: Components, s: KeepersState, cards: list[int], size: int, colour: int) -> int:
    """DK-5.1, DK-5.2: the right number of cards in hand, all of the colour or black, one of them real."""
    hand = s.hands[s.who]
    for card in cards:
        if not 0 <= card < len(hand) or cards.count(card) > hand[card]:
            return NOT_IN_HAND
    if len(cards) != size:
        return WRONG_NUMBER
    real = 0
    for card in cards:
        if parts.front[card] == colour:
            real += 1
        elif parts.front[card] != BLACK:
            return WRONG_COLOUR
    return OK if real else ONLY_BLACK


def legal(parts: Components, s: KeepersState) -> list[int]:
    """DK-4.5, DK-4.6: pass, or any legal set."""
    found = [actions.PASS]
    number, colour = book.number(parts, s), book.colour(parts, s)
    enclosed = is_enclosed(s, s.who, colour)
    if not enclosed:
        _add_sets(parts, s, number, colour, 0, found)
    if s.chests and s.who == s.seat:
        for chest in (THRIFT, GATE, CROWN):
            if chests.why_not_with_set(parts, s, chest, number, enclosed) == OK and enclosed == (chest == GATE):
                _add_sets(parts, s, size(number, chest), colour, chest + 1, found)
    if len(found) > 2:
        found.sort()
    return found


def can_play(parts: Components, s: KeepersState, seat: int) -> bool:
    """Whether a seat has a set for this page, chests apart; asked for its own eyes only."""
    number, colour = book.number(parts, s), book.colour(parts, s)
    if is_enclosed(s, seat, colour):
        return False
    real = count_real(parts, s, seat, colour)
    return real > 0 and real + s.hands[seat][parts.black] >= number


def count_real(parts: Components, s: KeepersState, seat: int, colour: int) -> int:
    """Real dragons of a colour in a hand."""
    hand = s.hands[seat]
    real = 0
    for kind in parts.of_front[colour]:
        real += hand[kind]
    return real


def _add_sets(parts: Components, s: KeepersState, size: int, colour: int, chest: int, found: list[int]) -> None:
    """Every way to choose the cards, with every end."""
    hand = s.hands[s.who]
    own: list[int] = []
    real = 0
    for kind in parts.of_front[colour]:
        if hand[kind]:
            own.append(kind)
            real += hand[kind]
    black = hand[parts.black]
    if not own or real + black < size:
        return
    for end in ends(s, s.who, colour):
        start = (chest << 2 | end) << SHIFT | actions.PLAY
        _choose(hand, own, 0, size, real, black, parts.black + 1, SHIFT + CARDS_AT, start, found, size)


def _choose(
    hand: list[int],
    own: list[int],
    at: int,
    need: int,
    real: int,
    black: int,
    joker: int,
    shift: int,
    code: int,
    found: list[int],
    size: int,
) -> None:
    """Take 0, 1, 2 … of own[at], then go on; black dragons fill what is left, but never the whole set."""
    if need == 0:
        found.append(code)
        return
    if real + black < need:
        return
    if at == len(own):
        if need < size:
            for _ in range(need):
                code |= joker << shift
                shift += CARD_BITS
            found.append(code)
        return
    kind = own[at]
    rest = real - hand[kind]
    _choose(hand, own, at + 1, need, rest, black, joker, shift, code, found, size)
    for taken in range(1, min(hand[kind], need) + 1):
        code |= kind + 1 << shift
        shift += CARD_BITS
        _choose(hand, own, at + 1, need - taken, rest, black, joker, shift, code, found, size)


def apply(parts: Components, s: KeepersState, action: int) -> None:
    """DK-5.5, DK-6.1: all cards of the set go from the hand on the stack of the page's colour, black ones on top."""
    seat, colour = s.who, book.colour(parts, s)
    cards = actions.cards(action)
    row = s.rows[seat]
    end = actions.end(action)
    if colour not in row:
        row.insert(0 if end == LEFT_END else len(row), colour)
    hand, stack = s.hands[seat], s.stacks[seat * COLOURS + colour]
    for card in cards:
        hand[card] -= 1
        stack.append(card)
    belief.saw_played(parts, s, seat, cards)
    if s.log is not None:
        if end != NO_END:
            s.log.note("new-stack", "DK-5.4", seat, [colour, end])
        s.log.note("play", "DK-6.1", seat, [colour, *cards])
