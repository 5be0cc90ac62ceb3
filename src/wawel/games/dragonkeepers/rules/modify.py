"""DK-4.4: changing the magic book with cards from the hand."""

from typing import Final

from wawel.core.game import OK
from wawel.games.dragonkeepers import actions, belief
from wawel.games.dragonkeepers.components import QUILL, Components
from wawel.games.dragonkeepers.rules import book, chests
from wawel.games.dragonkeepers.state import KeepersState

NOT_IN_HAND: Final = 46  # DK-4.4
SIDE_CHANGED: Final = 47  # DK-4.4


def is_open(parts: Components, s: KeepersState) -> bool:
    """Whether anything but `done` can be chosen; backs in hand are public, so this tells nobody anything."""
    hand = s.hands[s.seat]
    for kind in range(len(hand)):
        if hand[kind] and s.changes[parts.side[kind]] == 0:
            return True
    return s.chests != 0 and len(legal(parts, s)) > 1


def why_not(parts: Components, s: KeepersState, action: int) -> int:
    """DK-4.4, DK-11.3: a card of the hand on its own side, one on each; the quill lets one more."""
    value = actions.value(action)
    kind, quill = value & actions.CARD, value & actions.QUILL
    if kind >= len(parts.cards) or s.hands[s.seat][kind] == 0:
        return NOT_IN_HAND
    changed = s.changes[parts.side[kind]]
    if quill:
        return chests.why_not_quill(parts, s, changed)
    return SIDE_CHANGED if changed else OK


def legal(parts: Components, s: KeepersState) -> list[int]:
    found = [actions.DONE]
    hand = s.hands[s.seat]
    for kind in range(len(hand)):
        if hand[kind] and s.changes[parts.side[kind]] == 0:
            found.append(kind << actions.SHIFT | actions.PUT)
    if s.chests:
        for kind in range(len(hand)):
            if hand[kind] and chests.why_not_quill(parts, s, s.changes[parts.side[kind]]) == OK:
                found.append((kind | actions.QUILL) << actions.SHIFT | actions.PUT)
        found += chests.returns(parts, s)
        found.sort()
    return found


def has_quill(parts: Components, s: KeepersState) -> bool:
    """DK-9.2: whether some card of the hand can be put by the quill; its back tells that to everybody."""
    hand = s.hands[s.seat]
    for kind in range(len(hand)):
        if hand[kind] and chests.why_not_quill(parts, s, s.changes[parts.side[kind]]) == OK:
            return True
    return False


def apply(parts: Components, s: KeepersState, action: int) -> None:
    """DK-4.4: face down on top of its pile; the page changes at once, the slots are not refilled.

    DK-3.1: who put a card there knows its front, the others see the back.
    """
    value = actions.value(action)
    kind = value & actions.CARD
    side = parts.side[kind]
    if value & actions.QUILL:
        chests.pay(parts, s, QUILL)
    card = belief.put(parts, s, s.seat, kind)
    s.hands[s.seat][kind] -= 1
    s.changes[side] += 1
    s.puts[side].append(card)
    if s.log is not None:
        s.log.secret("put", "DK-4.4", s.seat, [side, kind])
        book.tell_page(parts, s, side)
