"""DK-4.2 and DK-4.3: taking cards from the display."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.core.rng import Source
from wawel.core.vectors import insert_sorted
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import NONE, KeepersState
from wawel.games.dragonkeepers.model.table import gain
from wawel.games.dragonkeepers.rules import chests

MOST: Final = 3  # cards per turn, one more with a crystal

SLOT_EMPTY: Final = 41  # DK-4.2
TAKE_FIRST: Final = 42  # DK-4.2
COSTS_CRYSTAL: Final = 43  # DK-4.3
NO_CRYSTAL: Final = 44  # DK-4.3
NOT_FOURTH: Final = 45  # DK-4.3


def is_open(s: KeepersState) -> bool:
    """DK-4.2, DK-4.3: whether another card can be taken."""
    if s.display[0] == NONE and s.display[1] == NONE:
        return False
    return s.takes < MOST or (s.takes == MOST and s.crystals[s.seat] > 0)


def why_not(s: KeepersState, action: i64) -> i64:
    side, paid = actions.value(action) & 1, actions.value(action) & actions.CRYSTAL
    if s.display[side] == NONE:
        return SLOT_EMPTY
    if s.takes < MOST:
        return NOT_FOURTH if paid else OK
    if not paid:
        return COSTS_CRYSTAL
    return OK if s.crystals[s.seat] else NO_CRYSTAL


def why_not_stop(s: KeepersState) -> i64:
    """DK-4.2, DK-11.1: at least one card must be taken."""
    return OK if s.takes else TAKE_FIRST


def legal(parts: Components, s: KeepersState) -> vec[i64]:
    found = vec[i64]()
    if s.takes:
        found = append(found, actions.STOP)
    side: i64
    for side in range(2):
        if s.display[side] != NONE:
            found = append(found, _take_from(s, side))
    if s.chests and chests.why_not_wind(parts, s) == OK:
        found = insert_sorted(found, actions.WIND)
    return found


def pick(s: KeepersState, source: Source) -> i64:
    """One of these at random, if no chest is in play."""
    left, right = s.display[0] != NONE, s.display[1] != NONE
    chosen = source.below((s.takes > 0) + left + right)
    if s.takes:
        if chosen == 0:
            return actions.STOP
        chosen -= 1
    return _take_from(s, chosen if left else 1)


def _take_from(s: KeepersState, side: i64) -> i64:
    paid: i64 = actions.CRYSTAL if s.takes == MOST else 0
    return actions.make(actions.TAKE, paid | side)


def default(s: KeepersState) -> i64:
    """DK-4.8: one card from the left, else from the right, then stop."""
    if s.takes:
        return actions.STOP
    return actions.make(actions.TAKE, 0 if s.display[0] != NONE else 1)


def apply(parts: Components, s: KeepersState, action: i64) -> None:
    """DK-4.2: the card goes to the hand, all see it, and its slot is refilled at once. DK-4.3: a crystal pays."""
    seat, side = s.seat, actions.value(action) & 1
    if actions.value(action) & actions.CRYSTAL:
        s.crystals[seat] -= 1
        s.crystals_left += 1
        if s.log is not None:
            s.log.note("crystal-spent", "DK-4.3", seat, [])
    card = s.display[side]
    s.display[side] = NONE
    gain(parts, s, seat, card)
    s.takes += 1
    s.wanted = BIT[side]
    if s.log is not None:
        s.log.note("take", "DK-4.2", seat, [side, card])
