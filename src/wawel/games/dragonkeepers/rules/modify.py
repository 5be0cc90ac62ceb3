"""DK-4.4: changing the magic book with cards from the hand."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.rng import Source
from wawel.core.vectors import insert_sorted
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.belief import known
from wawel.games.dragonkeepers.components.ids import QUILL
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import KeepersState, puts, set_puts
from wawel.games.dragonkeepers.model.table import in_hand, lose
from wawel.games.dragonkeepers.rules import book, chests

NOT_IN_HAND: Final = 46  # DK-4.4
SIDE_CHANGED: Final = 47  # DK-4.4


def is_open(parts: Components, s: KeepersState) -> bool:
    """Whether anything but `done` can be chosen; backs in hand are public, so this reveals nothing."""
    if count_puts(s) > 0:
        return True
    return s.chests != 0 and len(legal(parts, s)) > 1


def count_puts(s: KeepersState) -> i64:
    """DK-4.4: how many kinds in hand belong on a side that has not been changed yet."""
    count: i64 = 0
    side: i64
    for side in range(2):
        if s.changes[side] == 0:
            count += s.held[s.seat * 2 + side]
    return count


def why_not(parts: Components, s: KeepersState, action: i64) -> i64:
    """DK-4.4, DK-11.3: a card from the hand on its own side, one on each; the quill allows one more."""
    value = actions.value(action)
    kind, quill = value & actions.CARD, value & actions.QUILL
    if kind >= len(parts.cards) or in_hand(s, s.seat, kind) == 0:
        return NOT_IN_HAND
    changed = s.changes[parts.side[kind]]
    if quill:
        return chests.why_not_quill(parts, s, changed)
    return SIDE_CHANGED if changed else OK


def legal(parts: Components, s: KeepersState) -> vec[i64]:
    found = append(vec[i64](), actions.DONE)
    first = s.seat * s.kinds
    kind: i64
    for kind in range(s.kinds):
        if s.hands[first + kind] and s.changes[parts.side[kind]] == 0:
            found = append(found, actions.make(actions.PUT, kind))
    if s.chests:
        for kind in range(s.kinds):
            if _can_put_by_quill(parts, s, kind):
                found = append(found, actions.make(actions.PUT, kind | actions.QUILL))
        for action in chests.returns(parts, s):
            found = insert_sorted(found, action)
    return found


def pick(parts: Components, s: KeepersState, source: Source) -> i64:
    """One of these at random, if no chest is in play."""
    left = source.below(count_puts(s) + 1)
    if left == 0:
        return actions.DONE
    first = s.seat * s.kinds
    kind: i64 = -1
    while left > 0:
        kind += 1
        if s.hands[first + kind] and s.changes[parts.side[kind]] == 0:
            left -= 1
    return actions.make(actions.PUT, kind)


def has_quill(parts: Components, s: KeepersState) -> bool:
    """DK-9.2: whether the quill allows some card in hand to be put; its back shows that to everybody."""
    return any(_can_put_by_quill(parts, s, kind) for kind in range(s.kinds))


def _can_put_by_quill(parts: Components, s: KeepersState, kind: i64) -> bool:
    changed = s.changes[parts.side[kind]]
    return in_hand(s, s.seat, kind) > 0 and chests.why_not_quill(parts, s, changed) == OK


def apply(parts: Components, s: KeepersState, action: i64) -> None:
    """DK-4.4: face down on top of its pile; the page changes at once, the slots are not refilled.

    DK-3.1: the seat that put a card there knows its front; the others see the back.
    """
    value = actions.value(action)
    kind = value & actions.CARD
    side = parts.side[kind]
    if value & actions.QUILL:
        chests.pay(parts, s, QUILL)
    card = known.put(parts, s, s.seat, kind)
    lose(parts, s, s.seat, kind)
    s.changes[side] += 1
    set_puts(s, side, append(puts(s, side), card))
    if s.log is not None:
        s.log.secret("put", "DK-4.4", s.seat, [side, kind])
        book.tell_page(parts, s, side)
