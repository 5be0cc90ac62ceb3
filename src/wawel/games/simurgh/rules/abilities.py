"""SI-12: dragon abilities and their markers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.core.vectors import insert_sorted
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.ids import (
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
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.frames import MOVED, RECEIVED, SPENT
from wawel.games.simurgh.model.state import AFTER, BEFORE, BUY, KEEP, OBJECTIVE, PLACE, WINDOW, SimurghState
from wawel.games.simurgh.rules import ahead, explore, monument
from wawel.games.simurgh.rules.effects import usable

NOT_YOUR_DRAGON: Final = 121  # SI-12.1
NO_MARKER: Final = 122  # SI-12.2
NOT_TRIGGERED: Final = 124  # SI-12.4
WRONG_MOMENT: Final = 123  # SI-12.3
USED_ON_THIS: Final = 125  # SI-12.4
NO_OPEN_SLOT: Final = 126  # SI-12.5


def find(s: SimurghState, seat: i64, dragon: i64) -> i64:
    """Index of a dragon in a seat's row; -1 if it is not there."""
    row = s.dragons[seat]
    place: i64
    for place in range(len(row)):
        if row[place] >> 3 == dragon:
            return place
    return -1


def effect_of(s: SimurghState, slot: i64) -> i64:
    return ABILITY_EFFECT + s.parts.ability[slot]


def is_window(phase: i64) -> bool:
    """SI-3.3, SI-3.4, SI-12.3: the free windows, those inside effects included, and the trigger windows."""
    return phase in (BEFORE, AFTER, PLACE, KEEP, BUY, OBJECTIVE, WINDOW)


def why_not_use(s: SimurghState, slot: i64) -> i64:
    """SI-12.2: the seat's own dragon, a marker on the slot, the right moment, and the whole effect possible."""
    if not 0 <= slot < 72:
        return NOT_YOUR_DRAGON
    place = find(s, s.seat, slot // 3)
    if place < 0:
        return NOT_YOUR_DRAGON
    if not s.dragons[s.seat][place] >> slot % 3 & 1:
        return NO_MARKER
    return _why_not_marked(s, slot)


def _why_not_marked(s: SimurghState, slot: i64) -> i64:
    """The same for a slot of the seat's own dragon with a marker on it."""
    code = _why_not_now(s, slot)
    if code != OK:
        return code
    row = s.dragons[s.seat]
    place = find(s, s.seat, slot // 3)
    row[place] &= ~BIT[slot % 3]
    s.marked[s.seat] -= 1
    code = _why_not_effect(s, slot)
    s.marked[s.seat] += 1
    row[place] |= BIT[slot % 3]
    return code


def _why_not_now(s: SimurghState, slot: i64) -> i64:
    """SI-12.3, SI-12.4: actions in every window, the others when their trigger has happened."""
    ability = s.parts.ability[slot]
    mode = s.parts.mode[ability]
    if mode == ACTION:
        return OK if is_window(s.phase) else WRONG_MOMENT
    if s.phase == WINDOW:
        if frames.is_used(s, slot):
            return USED_ON_THIS
        if mode == BOOST:
            return OK if s.parts.on[ability] & s.stack[s.top + RECEIVED] else NOT_TRIGGERED
        if mode == ON_SPEND:
            return OK if s.parts.on[ability] & s.stack[s.top + SPENT] else NOT_TRIGGERED
        if mode == ON_EXPLORE:
            return OK if s.stack[s.top + MOVED] else NOT_TRIGGERED
        return NOT_TRIGGERED
    if mode == ON_OBJECTIVE:
        return OK if s.phase == OBJECTIVE else NOT_TRIGGERED
    return NOT_TRIGGERED


def _why_not_effect(s: SimurghState, slot: i64) -> i64:
    effect = effect_of(s, slot)
    special = s.parts.special[effect]
    if special == EXTRA_MOVE:
        return explore.why_not_further(s, s.stack[s.top + MOVED] - 1)
    if special == REPLACE:
        return monument.why_not_replace(s)
    code = usable.why_not_effect(s, effect, -1)
    if code == OK and ahead.is_pending(s) and not ahead.leaves_a_way(s, effect, -1):
        return ahead.DEAD_END
    return code


def opens_window(s: SimurghState) -> bool:
    """SI-3.3: whether some triggered ability can be used now, or once other abilities have paid for it."""
    if s.marked[s.seat] == 0:
        return False
    for entry in s.dragons[s.seat]:
        slot = (entry >> 3) * 3
        marks = entry & 7
        while marks:
            if marks & 1 and s.parts.mode[s.parts.ability[slot]] != ACTION:
                if _why_not_marked(s, slot) == OK or _could_move_on(s, slot):
                    return True
            marks >>= 1
            slot += 1
    return False


def _could_move_on(s: SimurghState, slot: i64) -> bool:
    """SI-11.7: whether this is an extra move that abilities could pay for; its own marker is gone by then."""
    if s.parts.special[effect_of(s, slot)] != EXTRA_MOVE or _why_not_now(s, slot) != OK:
        return False
    row = s.dragons[s.seat]
    place = find(s, s.seat, slot // 3)
    row[place] &= ~BIT[slot % 3]
    s.marked[s.seat] -= 1
    found = explore.could_go_further(s, s.stack[s.top + MOVED] - 1)
    s.marked[s.seat] += 1
    row[place] |= BIT[slot % 3]
    return found


def add_usable(s: SimurghState, found: vec[i64]) -> vec[i64]:
    """Every ability that can be used now."""
    if s.marked[s.seat] == 0:
        return found
    for entry in s.dragons[s.seat]:
        slot = (entry >> 3) * 3
        marks = entry & 7
        while marks:
            if marks & 1 and _why_not_marked(s, slot) == OK:
                found = insert_sorted(found, actions.USE | slot)
            marks >>= 1
            slot += 1
    return found


def burn(s: SimurghState, slot: i64) -> None:
    """SI-12.2: the marker goes back to the supply."""
    row = s.dragons[s.seat]
    row[find(s, s.seat, slot // 3)] &= ~BIT[slot % 3]
    s.marked[s.seat] -= 1


def use(s: SimurghState, slot: i64) -> None:
    """SI-12.2: pay with the marker, then resolve the ability at once."""
    burn(s, slot)
    if s.log is not None:
        s.log.note("ability", "SI-12.2", s.seat, [slot // 3 + FIRST_DRAGON, slot % 3 + 1])
    effect = effect_of(s, slot)
    mode = s.parts.mode[effect - ABILITY_EFFECT]
    boost = mode == BOOST
    got: i64 = 0
    moved: i64 = 0
    if s.phase == WINDOW and mode != ACTION:
        frames.note_use(s, slot)
        got = s.stack[s.top + RECEIVED]
        moved = s.stack[s.top + MOVED]
    if s.parts.special[effect] == EXTRA_MOVE:
        explore.move(s, moved - 1)
    elif s.parts.special[effect] == REPLACE:
        monument.begin_replacing(s)
    else:
        frames.push_effect(s, effect, -1, 0, boost, got)


def open_slot(s: SimurghState, entry: i64) -> i64:
    """SI-12.5, SI-12.6: the leftmost empty slot that may take a marker later; -1 if there is none."""
    type = s.parts.dragon_type[entry >> 3]
    place: i64
    for place in range(3):
        if not entry >> place & 1 and not s.parts.once[type * 3 + place]:
            return place
    return -1


def open_dragons(s: SimurghState) -> vec[i64]:
    """The seat's dragon tiles with a legal slot, as dragon numbers, ascending."""
    found = vec[i64]()
    for entry in s.dragons[s.seat]:
        if open_slot(s, entry) >= 0:
            found = insert_sorted(found, entry >> 3)
    return found


def put_marker(s: SimurghState, place: i64) -> None:
    """SI-12.5: on the leftmost empty slot."""
    row = s.dragons[s.seat]
    entry = row[place]
    slot = open_slot(s, entry)
    row[place] = entry | BIT[slot]
    s.marked[s.seat] += 1
    if s.log is not None:
        s.log.note("marked", "SI-12.5", s.seat, [(entry >> 3) + FIRST_DRAGON, slot + 1])
