"""SI-12: dragon abilities and their markers."""

from typing import Final

from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.components import (
    ABILITY_EFFECT,
    ACTION,
    BOOST,
    EXTRA_MOVE,
    FIRST_DRAGON,
    ON_EXPLORE,
    ON_OBJECTIVE,
    ON_SPEND,
    REPLACE,
)
from wawel.games.simurgh.rules import ahead, can, explore, frames, monument
from wawel.games.simurgh.state import AFTER, BEFORE, BUY, FRAME, KEEP, OBJECTIVE, PLACE, WINDOW, SimurghState

NOT_YOUR_DRAGON: Final = 121  # SI-12.1
NO_MARKER: Final = 122  # SI-12.2
NOT_TRIGGERED: Final = 124  # SI-12.4
WRONG_MOMENT: Final = 123  # SI-12.3
USED_ON_THIS: Final = 125  # SI-12.4
NO_OPEN_SLOT: Final = 126  # SI-12.5


def find(s: SimurghState, seat: int, dragon: int) -> int:
    """Place of a dragon in a seat's row; -1 if it is not there."""
    row = s.dragons[seat]
    for place in range(len(row)):
        if row[place] >> 3 == dragon:
            return place
    return -1


def effect_of(s: SimurghState, slot: int) -> int:
    return ABILITY_EFFECT + s.parts.dragon_type[slot // 3] * 3 + slot % 3


def is_window(phase: int) -> bool:
    """SI-3.4, SI-12.3: the free windows, those inside effects included."""
    return phase in (BEFORE, AFTER, PLACE, KEEP, BUY, OBJECTIVE)


def why_not_use(s: SimurghState, slot: int) -> int:
    """SI-12.2: own dragon, a marker on the slot, the right moment, and the whole effect possible."""
    if not 0 <= slot < 72:
        return NOT_YOUR_DRAGON
    place = find(s, s.seat, slot // 3)
    if place < 0:
        return NOT_YOUR_DRAGON
    if not s.dragons[s.seat][place] >> slot % 3 & 1:
        return NO_MARKER
    code = _why_not_now(s, slot)
    if code != OK:
        return code
    s.marked[s.seat] -= 1
    code = _why_not_effect(s, slot)
    s.marked[s.seat] += 1
    return code


def _why_not_now(s: SimurghState, slot: int) -> int:
    """SI-12.3, SI-12.4: actions in free windows, the others when their trigger happened."""
    ability = s.parts.dragon_type[slot // 3] * 3 + slot % 3
    mode = s.parts.mode[ability]
    if s.phase == WINDOW:
        top = len(s.stack) - FRAME
        if s.stack[top + 4] >> slot & 1:
            return USED_ON_THIS
        if mode == BOOST:
            return OK if s.parts.on[ability] & s.stack[top + 1] else NOT_TRIGGERED
        if mode == ON_SPEND:
            return OK if s.parts.on[ability] & s.stack[top + 2] else NOT_TRIGGERED
        if mode == ON_EXPLORE:
            return OK if s.stack[top + 3] else NOT_TRIGGERED
        return WRONG_MOMENT
    if mode == ACTION:
        return OK if is_window(s.phase) else WRONG_MOMENT
    if mode == ON_OBJECTIVE:
        return OK if s.phase == OBJECTIVE else NOT_TRIGGERED
    return NOT_TRIGGERED


def _why_not_effect(s: SimurghState, slot: int) -> int:
    effect = effect_of(s, slot)
    special = s.parts.special[effect]
    if special == EXTRA_MOVE:
        return explore.why_not_further(s, s.stack[len(s.stack) - FRAME + 3] - 1)
    if special == REPLACE:
        return monument.why_not_replace(s)
    code = can.why_not_effect(s, effect, -1)
    if code == OK and ahead.is_pending(s) and not ahead.leaves_a_way(s, effect, -1):
        return ahead.DEAD_END
    return code


def usable(s: SimurghState) -> list[int]:
    """Every ability that can be used now."""
    found: list[int] = []
    for entry in s.dragons[s.seat]:
        if entry & 7 == 0:
            continue
        for place in range(3):
            if entry >> place & 1 and why_not_use(s, (entry >> 3) * 3 + place) == OK:
                found.append(actions.USE | (entry >> 3) * 3 + place)
    found.sort()
    return found


def burn(s: SimurghState, slot: int) -> None:
    """SI-12.2: the marker goes back to the supply."""
    s.dragons[s.seat][find(s, s.seat, slot // 3)] &= ~(1 << slot % 3)
    s.marked[s.seat] -= 1


def use(s: SimurghState, slot: int) -> None:
    """SI-12.2: pay with the marker, then resolve at once."""
    burn(s, slot)
    if s.log is not None:
        s.log.note("ability", "SI-12.2", s.seat, [slot // 3 + FIRST_DRAGON, slot % 3 + 1])
    effect = effect_of(s, slot)
    boost, got, moved = False, 0, 0
    if s.phase == WINDOW:
        top = len(s.stack) - FRAME
        s.stack[top + 4] |= 1 << slot
        boost = s.parts.mode[effect - ABILITY_EFFECT] == BOOST
        got, moved = s.stack[top + 1], s.stack[top + 3]
    if s.parts.special[effect] == EXTRA_MOVE:
        explore.move(s, moved - 1)
    elif s.parts.special[effect] == REPLACE:
        monument.begin_replacing(s)
    else:
        frames.push_effect(s, effect, -1, 0, boost, got)


def open_slot(s: SimurghState, entry: int) -> int:
    """SI-12.5, SI-12.6: the leftmost empty slot that may take a marker later; -1 if none."""
    type = s.parts.dragon_type[entry >> 3]
    for place in range(3):
        if not entry >> place & 1 and not s.parts.once[type * 3 + place]:
            return place
    return -1


def open_dragons(s: SimurghState) -> list[int]:
    """Own dragon tiles with a legal slot, as places in the row."""
    row = s.dragons[s.seat]
    return [place for place in range(len(row)) if open_slot(s, row[place]) >= 0]


def put_marker(s: SimurghState, place: int) -> None:
    """SI-12.5: on the leftmost empty slot."""
    entry = s.dragons[s.seat][place]
    slot = open_slot(s, entry)
    s.dragons[s.seat][place] = entry | 1 << slot
    s.marked[s.seat] += 1
    if s.log is not None:
        s.log.note("marked", "SI-12.5", s.seat, [(entry >> 3) + FIRST_DRAGON, slot + 1])
