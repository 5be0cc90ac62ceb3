"""DK-2.1, DK-2.2 and DK-7.5: the two piles, their pages and the display."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.notes import TABLE
from wawel.core.rng import Source
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.belief import known
from wawel.games.dragonkeepers.components.ids import LEFT, NUMBERS, RIBBON, RIGHT
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import HOLDER, HOLDER_BITS, put_kind
from wawel.games.dragonkeepers.model.state import NONE, PAGE, TURN, KeepersState, puts, set_puts
from wawel.games.dragonkeepers.model.table import pile_size, top_back
from wawel.games.dragonkeepers.rules import drawing


def number(parts: Components, s: KeepersState) -> i64:
    """DK-5.1: the number on the left page."""
    return top_back(parts, s, LEFT) % RIBBON + 1


def colour(parts: Components, s: KeepersState) -> i64:
    """DK-5.1: the colour on the right page."""
    return top_back(parts, s, RIGHT) % RIBBON - NUMBERS


def want(s: KeepersState) -> None:
    """DK-4.1: mark empty slots to be filled, as far as DK-7.5 allows."""
    side: i64
    for side in range(2):
        if s.display[side] == NONE:
            s.wanted |= BIT[side]


def settle(parts: Components, s: KeepersState) -> i64:
    """Fill the wanted slots as far as possible without a draw; return the chance phase needed next, or NONE.

    DK-7.5: the last card of a pile never leaves it, so a slot stays empty when the pile has fewer than two cards.
    """
    side: i64
    for side in range(2):
        if s.unseen[side] and s.pages[side] == NONE:
            s.side = side
            return PAGE
        if not s.wanted >> side & 1:
            continue
        if pile_size(s, side) < 2:
            s.wanted &= ~BIT[side]
        elif len(puts(s, side)):
            _turn_put(parts, s, side)
        elif s.unseen[side]:
            s.side = side
            return TURN
        else:
            _show(parts, s, side, _take_under(s, side))
    s.side = LEFT
    return NONE


def _turn_put(parts: Components, s: KeepersState, side: i64) -> None:
    """DK-10.1: a card that a seat put on the book is an ordinary display card once it is turned up."""
    lying, card = pop(puts(s, side))
    set_puts(s, side, lying)
    known.saw_turned(parts, s, side, card)
    if s.log is not None:
        s.log.seal("DK-4.2")
    _show(parts, s, side, put_kind(card))


def _take_under(s: KeepersState, side: i64) -> i64:
    """DK-9.2: take the uppermost card that a wind has put under a pile."""
    place: i64 = 0
    while s.under[place] & HOLDER != side:
        place += 1
    s.under, card = pop(s.under, place)
    return card >> HOLDER_BITS


def _show(parts: Components, s: KeepersState, side: i64, card: i64) -> None:
    s.display[side] = card
    s.wanted &= ~BIT[side]
    if s.log is not None:
        s.log.note("display", "DK-2.2", TABLE, [side, card])
        if not s.unseen[side] or s.pages[side] != NONE:
            tell_page(parts, s, side)


def tell_page(parts: Components, s: KeepersState, side: i64) -> None:
    """Note that a side has a new page."""
    if s.log is not None:
        s.log.note("page", "DK-2.2", TABLE, [side, top_back(parts, s, side), pile_size(s, side)])


# chance


def pages(parts: Components, s: KeepersState) -> vec[i64]:
    """What the back of the new top card can be."""
    return drawing.choices(actions.PAGE, parts.pages[s.side], s.backs)


def cards(parts: Components, s: KeepersState) -> vec[i64]:
    """What a card with this page as its back can be."""
    return drawing.choices(actions.TURN, parts.of_back[s.pages[s.side]], s.pool)


def pick(parts: Components, s: KeepersState, source: Source) -> i64:
    """Draw a page or a card at random."""
    if s.phase == PAGE:
        return drawing.pick(actions.PAGE, parts.pages[s.side], s.backs, source)
    return drawing.pick(actions.TURN, parts.of_back[s.pages[s.side]], s.pool, source)


def draw_page(parts: Components, s: KeepersState, back: i64) -> None:
    """DK-2.2: the page is the back of the card that is now on top; nobody knows its front yet."""
    s.pages[s.side] = back
    tell_page(parts, s, s.side)


def draw_card(parts: Components, s: KeepersState, kind: i64) -> None:
    """DK-2.2: the top card is turned up into the slot; the next page is drawn afterwards."""
    side = s.side
    s.pool[kind] -= 1
    s.backs[parts.back[kind]] -= 1
    s.unseen[side] -= 1
    s.pages[side] = NONE
    _show(parts, s, side, kind)
