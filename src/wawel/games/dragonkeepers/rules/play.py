"""DK-5: which sets are legal and where they go."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.rng import Source
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.actions import CARD_BITS, CARDS_AT, LEFT_END, NO_END, RIGHT_END, SHIFT
from wawel.games.dragonkeepers.belief import known
from wawel.games.dragonkeepers.components.ids import BLACK, CHESTS, COLOURS, CROWN, GATE, THRIFT
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import hold
from wawel.games.dragonkeepers.model.state import NONE, KeepersState
from wawel.games.dragonkeepers.model.table import in_hand, lose
from wawel.games.dragonkeepers.rules import book, chests

WRONG_NUMBER: Final = 51  # DK-5.1
WRONG_COLOUR: Final = 52  # DK-5.2
ONLY_BLACK: Final = 53  # DK-5.2
ENCLOSED: Final = 54  # DK-5.3
END_NEEDED: Final = 55  # DK-5.4
END_GIVEN: Final = 56  # DK-5.4
NOT_IN_HAND: Final = 57  # DK-5.6
NO_SET: Final = 58  # DK-5.6


def is_enclosed(s: KeepersState, seat: i64, colour: i64) -> bool:
    """DK-5.3, DK-5.7: a stack with other stacks on both sides is closed for the rest of the game."""
    place = place_of(s, seat, colour)
    return 0 < place < COLOURS - 1 and s.rows[seat * COLOURS + place + 1] != NONE


def place_of(s: KeepersState, seat: i64, colour: i64) -> i64:
    """The place of a colour's stack in a row, counted from the left; NONE if there is none."""
    place: i64
    for place in range(COLOURS):
        if s.rows[seat * COLOURS + place] == colour:
            return place
    return NONE


def ends(s: KeepersState, seat: i64, colour: i64) -> vec[i64]:
    """DK-5.4: a new stack goes to the left or right end; the first stack and an existing one leave no choice."""
    if s.rows[seat * COLOURS] == NONE or place_of(s, seat, colour) != NONE:
        return vec[i64]([NO_END])
    return vec[i64]([LEFT_END, RIGHT_END])


def size(number: i64, chest: i64) -> i64:
    """DK-5.1: exactly as many cards as the page says; DK-9.2: one fewer with thrift."""
    return number - 1 if chest == THRIFT else number


def why_not(parts: Components, s: KeepersState, action: i64) -> i64:
    """DK-5: the cards first, then the place."""
    cards, chest = list(actions.cards(action)), actions.chest(action)
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


def _why_not_cards(parts: Components, s: KeepersState, cards: list[int], size: i64, colour: i64) -> i64:
    """DK-5.1, DK-5.2: the right number of cards in hand, all of the colour or black, one of them real."""
    for card in cards:
        if not 0 <= card < s.kinds or cards.count(card) > in_hand(s, s.who, card):
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


def legal(parts: Components, s: KeepersState) -> vec[i64]:
    """DK-4.5, DK-4.6: pass, or any legal set. Smaller ones, with thrift, come first."""
    found = append(vec[i64](), actions.PASS)
    number, colour = book.number(parts, s), book.colour(parts, s)
    enclosed = is_enclosed(s, s.who, colour)
    tails = vec[i64]()
    if not enclosed:
        tails = _add_tails(s, colour, NONE, tails)
    if s.chests and s.who == s.seat:
        if not enclosed and chests.why_not_with_set(parts, s, THRIFT, number, enclosed) == OK:
            thrifty = _add_tails(s, colour, THRIFT, vec[i64]())
            found = _add_sets(parts, s, size(number, THRIFT), colour, thrifty, found)
        chest: i64 = GATE if enclosed else CROWN
        if chests.why_not_with_set(parts, s, chest, number, enclosed) == OK:
            tails = _add_tails(s, colour, chest, tails)
    return _add_sets(parts, s, number, colour, tails, found)


def pick(parts: Components, s: KeepersState, source: Source) -> i64:
    """One of these at random; if passing is the only choice, no list is made."""
    if s.chests == 0 and not can_play(parts, s, s.who):
        source.below(1)
        return actions.PASS
    found = legal(parts, s)
    return found[source.below(len(found))]


def can_play(parts: Components, s: KeepersState, seat: i64) -> bool:
    """Whether a seat has a set for this page, not counting chests; only that seat may know."""
    number, colour = book.number(parts, s), book.colour(parts, s)
    if is_enclosed(s, seat, colour):
        return False
    real = count_real(parts, s, seat, colour)
    return real > 0 and real + in_hand(s, seat, parts.black) >= number


def count_real(parts: Components, s: KeepersState, seat: i64, colour: i64) -> i64:
    """Real dragons of a colour in a hand."""
    first = seat * s.kinds
    real: i64 = 0
    for kind in parts.of_front[colour]:
        real += s.hands[first + kind]
    return real


def _add_tails(s: KeepersState, colour: i64, chest: i64, tails: vec[i64]) -> vec[i64]:
    """Add what the low bits of a set with this chest, or with none, can be: every end."""
    for end in ends(s, s.who, colour):
        tails = append(tails, actions.make(actions.PLAY, chest + 1 << 2 | end))
    return tails


def _add_sets(parts: Components, s: KeepersState, size: i64, colour: i64, tails: vec[i64], found: vec[i64]) -> vec[i64]:
    """Add every way to choose the cards, with every tail."""
    real = count_real(parts, s, s.who, colour)
    if len(tails) == 0 or real == 0 or real + in_hand(s, s.who, parts.black) < size:
        return found
    kinds = parts.of_set[colour]
    return _choose(s, kinds, len(kinds), size, 0, tails, found)


def _choose(
    s: KeepersState, kinds: vec[i64], below: i64, need: i64, code: i64, tails: vec[i64], found: vec[i64]
) -> vec[i64]:
    """Take 1, 2 … of one of the first `below` kinds, then go on below it, so that the choices come out ascending.

    DK-5.2: black, the last of the kinds, is never the whole set.
    """
    if need == 0:
        for tail in tails:
            found = append(found, code | tail)
        return found
    first = s.who * s.kinds
    lower: i64 = 0  # cards of the kinds before this one
    place: i64
    for place in range(below):
        own = s.hands[first + kinds[place]]
        most = min(own, need - 1 if place == len(kinds) - 1 else need)
        taken: i64
        chosen = code
        for taken in range(1, most + 1):
            chosen |= kinds[place] + 1 << SHIFT + CARDS_AT + CARD_BITS * (need - taken)
            if lower >= need - taken:
                found = _choose(s, kinds, place, need - taken, chosen, tails, found)
        lower += own
    return found


def apply(parts: Components, s: KeepersState, action: i64) -> None:
    """DK-5.5, DK-6.1: the whole set goes from the hand to the stack of the page's colour, black cards on top."""
    seat, colour = s.who, book.colour(parts, s)
    cards = actions.cards(action)
    end = actions.end(action)
    if place_of(s, seat, colour) == NONE:
        _make_stack(s, seat, colour, end)
    for card in cards:
        lose(parts, s, seat, card)
        s.stacks = append(s.stacks, hold(card, seat * COLOURS + colour))
    known.saw_played(parts, s, seat, cards)
    if s.log is not None:
        if end != NO_END:
            s.log.note("new-stack", "DK-5.4", seat, [colour, end])
        s.log.note("play", "DK-6.1", seat, [colour, *cards])


def _make_stack(s: KeepersState, seat: i64, colour: i64, end: i64) -> None:
    """DK-5.4: at the left end the other stacks move up."""
    place = seat * COLOURS
    while s.rows[place] != NONE:
        place += 1
    while end == LEFT_END and place > seat * COLOURS:
        s.rows[place] = s.rows[place - 1]
        place -= 1
    s.rows[place] = colour
