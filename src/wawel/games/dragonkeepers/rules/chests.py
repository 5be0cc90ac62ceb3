"""DK-9: the magic chests of the variant. All of it is reconstructed, like the data it reads."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components.ids import (
    BLACK,
    COLOURS,
    CROWN,
    FRAGMENT_LOW,
    GATE,
    QUILL,
    RETURN,
    THRIFT,
    WIND,
)
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import HOLDER, HOLDER_BITS, hold
from wawel.games.dragonkeepers.model.state import NONE, KeepersState
from wawel.games.dragonkeepers.model.table import gain, stack

NOT_IN_PLAY: Final = 91  # DK-9.1
USED: Final = 92  # DK-9.2
TOO_DEAR: Final = 93  # DK-9.2
NOT_ACTIVE: Final = 94  # DK-9.2
TOO_LATE: Final = 95  # DK-9.2
NO_USE: Final = 96  # DK-9.5
NO_STACK: Final = 97  # DK-9.2
LAST_DRAGON: Final = 98  # DK-9.2
WRONG_CHEST: Final = 99  # DK-9.2


def why_not(parts: Components, s: KeepersState, chest: i64) -> i64:
    """DK-9.1, DK-9.2: a chest in play, one per turn, used by the active seat, paid with crystals."""
    if not s.chests >> chest & 1:
        return NOT_IN_PLAY
    if s.who != s.seat:
        return NOT_ACTIVE
    if s.chest_used:
        return USED
    return OK if s.crystals[s.seat] >= parts.costs[chest] else TOO_DEAR


def pay(parts: Components, s: KeepersState, chest: i64) -> None:
    """DK-9.2: the cost goes back to the supply."""
    s.chest_used += 1
    s.crystals[s.seat] -= parts.costs[chest]
    s.crystals_left += parts.costs[chest]
    if s.log is not None:
        s.log.note("chest-used", "DK-9.2", s.seat, [chest, parts.costs[chest]])


# wind, in TAKE


def why_not_wind(parts: Components, s: KeepersState) -> i64:
    """DK-9.2: before the first take. DK-9.5: with a display card to blow away."""
    code = why_not(parts, s, WIND)
    if code != OK:
        return code
    if s.takes:
        return TOO_LATE
    return NO_USE if s.display[0] == NONE and s.display[1] == NONE else OK


def wind(parts: Components, s: KeepersState) -> None:
    """DK-9.2: both display cards go under their own piles, then the slots are refilled."""
    pay(parts, s, WIND)
    side: i64
    for side in range(2):
        if s.display[side] != NONE:
            card = s.display[side]
            s.under = append(s.under, hold(card, side))
            s.display[side] = NONE
            s.wanted |= BIT[side]
            if s.log is not None:
                s.log.note("blown-under", "DK-9.2", s.seat, [side, card])


# return and quill, in MODIFY


def why_not_return(parts: Components, s: KeepersState, colour: i64) -> i64:
    """DK-9.2: the top card of one of the seat's stacks, open or enclosed; a real dragon must stay."""
    code = why_not(parts, s, RETURN)
    if code != OK:
        return code
    cards = stack(s, s.seat, colour) if 0 <= colour < COLOURS else []
    if not cards:
        return NO_STACK
    for card in cards[:-1]:
        if parts.front[card] != BLACK:
            return OK
    return LAST_DRAGON


def returns(parts: Components, s: KeepersState) -> vec[i64]:
    found = vec[i64]()
    colour: i64
    for colour in range(COLOURS):
        if why_not_return(parts, s, colour) == OK:
            found = append(found, actions.make(actions.RETURN, colour))
    return found


def take_back(parts: Components, s: KeepersState, colour: i64) -> None:
    """DK-9.2: the card comes back. DK-9.3: a crest is kept once gained."""
    pay(parts, s, RETURN)
    card = _lift(s, s.seat * COLOURS + colour)
    gain(parts, s, s.seat, card)
    if s.log is not None:
        s.log.note("returned", "DK-9.2", s.seat, [card])


def _lift(s: KeepersState, stack: i64) -> i64:
    """Take the top card off a stack."""
    place: i64 = len(s.stacks) - 1
    while s.stacks[place] & HOLDER != stack:
        place -= 1
    s.stacks, card = pop(s.stacks, place)
    return card >> HOLDER_BITS


def why_not_quill(parts: Components, s: KeepersState, changed: i64) -> i64:
    """DK-9.2: one side may be changed twice. DK-9.5: the first change of a side needs no quill."""
    code = why_not(parts, s, QUILL)
    if code != OK:
        return code
    return OK if changed == 1 else NO_USE


# thrift, gate and crown, in PLAY


def why_not_with_set(parts: Components, s: KeepersState, chest: i64, number: i64, enclosed: bool) -> i64:
    """DK-9.4: paid together with a set. DK-9.5: only where the chest changes something."""
    if chest not in (THRIFT, GATE, CROWN):
        return WRONG_CHEST
    code = why_not(parts, s, chest)
    if code != OK:
        return code
    if chest == THRIFT:
        useful = number > 1
    elif chest == GATE:
        useful = enclosed
    else:
        useful = FRAGMENT_LOW in parts.rewards[number - 1]
    return OK if useful else NO_USE
