"""DK-2.1, DK-2.2 and DK-7.5: the two piles, their pages and the display."""

from wawel.core.notes import TABLE
from wawel.games.dragonkeepers import actions, belief
from wawel.games.dragonkeepers.components import LEFT, NUMBERS, RIBBON, RIGHT, Components
from wawel.games.dragonkeepers.state import NONE, PAGE, TURN, KeepersState, pile_size, put_kind, top_back


def number(parts: Components, s: KeepersState) -> int:
    """DK-5.1: the number on the left page."""
    return top_back(parts, s, LEFT) % RIBBON + 1


def colour(parts: Components, s: KeepersState) -> int:
    """DK-5.1: the colour on the right page."""
    return top_back(parts, s, RIGHT) % RIBBON - NUMBERS


def want(s: KeepersState) -> None:
    """DK-4.1: empty slots are to be filled, as far as DK-7.5 allows."""
    for side in range(2):
        if s.display[side] == NONE:
            s.wanted |= 1 << side


def settle(parts: Components, s: KeepersState) -> int:
    """Fill the wanted slots as far as that needs no draw; returns the chance phase that is needed, NONE if none.

    DK-7.5: the last card of a pile never leaves it, so a slot stays empty when the pile has fewer than two cards.
    """
    for side in range(2):
        if s.unseen[side] and s.pages[side] == NONE:
            s.side = side
            return PAGE
        if not s.wanted >> side & 1:
            continue
        if pile_size(s, side) < 2:
            s.wanted &= ~(1 << side)
        elif s.puts[side]:
            _turn_put(parts, s, side)
        elif s.unseen[side]:
            s.side = side
            return TURN
        else:
            _show(parts, s, side, s.under[side].pop(0))
    s.side = LEFT
    return NONE


def _turn_put(parts: Components, s: KeepersState, side: int) -> None:
    """DK-10.1: a card that somebody put on the book is an ordinary display card once it is turned up."""
    card = s.puts[side].pop()
    belief.saw_turned(parts, s, side, card)
    if s.log is not None:
        s.log.seal("DK-4.2")
    _show(parts, s, side, put_kind(card))


def _show(parts: Components, s: KeepersState, side: int, card: int) -> None:
    s.display[side] = card
    s.wanted &= ~(1 << side)
    if s.log is not None:
        s.log.note("display", "DK-2.2", TABLE, [side, card])
        if not s.unseen[side] or s.pages[side] != NONE:
            tell_page(parts, s, side)


def tell_page(parts: Components, s: KeepersState, side: int) -> None:
    """A side has a new page."""
    if s.log is not None:
        s.log.note("page", "DK-2.2", TABLE, [side, top_back(parts, s, side), pile_size(s, side)])


# chance


def pages(parts: Components, s: KeepersState) -> list[int]:
    """What the back of the new top card can be."""
    return [back << actions.SHIFT | actions.PAGE for back in parts.pages[s.side] if s.backs[back]]


def cards(parts: Components, s: KeepersState) -> list[int]:
    """What the card can be whose back is the page."""
    found: list[int] = []
    for kind in parts.of_back[s.pages[s.side]]:
        if s.pool[kind]:
            found.append(kind << actions.SHIFT | actions.TURN)
    return found


def draw_page(parts: Components, s: KeepersState, back: int) -> None:
    """DK-2.2: the page is the back of the card that is now on top; its front nobody knows yet."""
    s.pages[s.side] = back
    tell_page(parts, s, s.side)


def draw_card(parts: Components, s: KeepersState, kind: int) -> None:
    """DK-2.2: the top card is turned up into the slot; which page comes next is drawn then."""
    side = s.side
    s.pool[kind] -= 1
    s.backs[parts.back[kind]] -= 1
    s.unseen[side] -= 1
    s.pages[side] = NONE
    _show(parts, s, side, kind)
