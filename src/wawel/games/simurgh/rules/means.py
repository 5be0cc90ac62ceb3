"""SI-12.3, SI-16.18: a step that must follow may count on dragon abilities, for they may be used at any moment.

The search pays and receives in mind only: it changes the position and puts everything back.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.core.vectors import index
from wawel.games.simurgh.components.bundles import (
    GOOD_BITS,
    GOOD_MASK,
    POINT_MASK,
    POINTS_AT,
    PP,
    RIDER,
    SPEARMAN,
    VASSALS_AT,
)
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    ACTION,
    EXPLORATION,
    LEVELS,
    ON_EXPLORE,
    ON_SPEND,
    SCOUT_EFFECT,
    SPACE_EFFECT,
)
from wawel.games.simurgh.model import frames, goods
from wawel.games.simurgh.model.frames import MOVED, RECEIVED, SPENT
from wawel.games.simurgh.model.state import FRAME, GOODS, WINDOW_FRAME, SimurghState
from wawel.games.simurgh.rules import places
from wawel.games.simurgh.rules.effects import usable

# what must follow: a vassal on a tile is the number of the tile, a level of an exploration tile is below zero
PURCHASE: Final = 0  # a tile of the Scouts' Quarters
SPACE_ROOM: Final = 64

A_MOVE: Final = 1 << 10  # beside the bits of things: an explorer has moved


def of_level(effect: i64, space: i64) -> i64:
    """An explorer's move to a level, as a step that must follow."""
    return -(effect * SPACE_ROOM + space) - 1


def open_triggers(s: SimurghState) -> i64:
    """What abilities may still react to in the trigger windows that are open, as bits of things."""
    found: i64 = 0
    at = s.top
    while at >= 0:
        if s.stack[at] == WINDOW_FRAME:
            found |= s.stack[at + RECEIVED] | s.stack[at + SPENT]
            if s.stack[at + MOVED]:
                found |= A_MOVE
        at -= FRAME
    return found


def triggers(pay: i64, get: i64) -> i64:
    """What abilities may react to once this is paid and that is received, as bits of things."""
    return frames.kinds(get) | frames.vassals(pay)


def may_recruit(s: SimurghState) -> bool:
    """SI-5.1: whether a marked ability brings a vassal, which could be placed at once."""
    for entry in s.dragons[s.seat]:
        place: i64
        for place in range(3):
            effect = ABILITY_EFFECT + s.parts.ability[(entry >> 3) * 3 + place]
            if entry >> place & 1 and s.parts.gives[effect] & (1 << SPEARMAN | 1 << RIDER):
                return True
    return False


def suffice(s: SimurghState, goal: i64, happened: i64) -> bool:
    """Whether a step is possible now or after some abilities; `happened` is what they may react to already."""
    if _is_met(s, goal):
        return True
    if s.marked[s.seat] == 0:
        return False
    slots = _useful(s, goal, happened)
    if len(slots) == 0:
        return False
    seen: set[tuple[int, int]] = set()
    return _search(s, goal, slots, BIT[len(slots)] - 1, happened, seen)


def _is_met(s: SimurghState, goal: i64) -> bool:
    """Whether a step is possible with what the seat holds now."""
    if goal > 0:
        return places.can_use_new(s, goal)
    if goal == PURCHASE:
        return usable.can_buy(s)
    level = -goal - 1
    return usable.why_not_effect(s, level // SPACE_ROOM, level % SPACE_ROOM) == OK


def _lacking(s: SimurghState, effect: i64) -> i64:
    """What some way to pay for an effect lacks, as bits of things."""
    found: i64 = 0
    mine = s.seat * GOODS
    for pay in s.parts.pays[effect]:
        thing: i64
        for thing in range(6):
            if pay >> GOOD_BITS * thing & GOOD_MASK > s.goods[mine + thing]:
                found |= BIT[thing]
        if pay >> POINTS_AT & POINT_MASK > s.goods[mine + PP]:
            found |= 1 << PP
        if pay >> VASSALS_AT:
            found |= 1 << RIDER  # SI-6.5: a rider more may be what makes spending possible
    return found


def _wanted(s: SimurghState, goal: i64) -> i64:
    """What a step lacks, as bits of things."""
    found: i64 = 0
    if goal < 0:
        return _lacking(s, (-goal - 1) // SPACE_ROOM)
    place: i64
    if goal == PURCHASE:
        for place in range(5):
            found |= _lacking(s, SCOUT_EFFECT + place)
        return found
    if places.why_not_vassal(s, 1) != OK:
        found |= 1 << RIDER
    spaces: i64 = 1 if s.parts.type[goal] == EXPLORATION else s.parts.size[goal]
    for place in range(spaces):
        found |= _lacking(s, SPACE_EFFECT + goal * LEVELS + place)
    return found


def _useful(s: SimurghState, goal: i64, happened: i64) -> vec[i64]:
    """The marked slots whose abilities bring what a step lacks, or what such an ability needs in its turn."""
    wanted = _wanted(s, goal)
    found = vec[i64]()
    spent: i64 = 0  # vassals whose spending an ability would react to
    more = wanted != 0
    while more:
        more = False
        for entry in s.dragons[s.seat]:
            place: i64
            for place in range(3):
                slot = (entry >> 3) * 3 + place
                if not entry >> place & 1 or index(found, slot) >= 0:
                    continue
                ability = s.parts.ability[slot]
                effect = ABILITY_EFFECT + ability
                mode = s.parts.mode[ability]
                if s.parts.special[effect] or (mode == ON_EXPLORE and not happened & A_MOVE):
                    continue
                if s.parts.gives[effect] & wanted == 0 and (mode != ACTION or s.parts.takes[effect] & spent == 0):
                    continue
                found = append(found, slot)
                wanted |= s.parts.takes[effect]
                if mode == ON_SPEND:
                    spent |= s.parts.on[ability]
                more = True
    return found


def _search(s: SimurghState, goal: i64, slots: vec[i64], left: i64, happened: i64, seen: set[tuple[int, int]]) -> bool:
    """Use one of the slots that are left, then ask again."""
    if s.marked[s.seat] == 0:
        return False
    key = _key(s, left, happened)
    if key in seen:
        return False
    seen.add(key)
    place: i64
    for place in range(len(slots)):
        if not left >> place & 1:
            continue
        ability = s.parts.ability[slots[place]]
        if not _may_react(s, ability, happened):
            continue
        s.marked[s.seat] -= 1
        found = _after(s, goal, ability, slots, left & ~BIT[place], happened, seen)
        s.marked[s.seat] += 1
        if found:
            return True
    return False


def _key(s: SimurghState, left: i64, happened: i64) -> tuple[int, int]:
    """What the rest of a search depends on; vassals follow from the slots that are left."""
    held: i64 = s.goods[s.seat * GOODS + PP]
    thing: i64
    for thing in range(PP):
        held = held << 8 | s.goods[s.seat * GOODS + thing] & 255
    return held, (left << 11 | happened) << 8 | s.marked[s.seat]


def _may_react(s: SimurghState, ability: i64, happened: i64) -> bool:
    mode = s.parts.mode[ability]
    if mode == ACTION:
        return True
    return happened & A_MOVE > 0 if mode == ON_EXPLORE else s.parts.on[ability] & happened > 0


def _after(
    s: SimurghState, goal: i64, ability: i64, slots: vec[i64], left: i64, happened: i64, seen: set[tuple[int, int]]
) -> bool:
    """Whether some way to use an ability leads to the step, at once or with others."""
    effect = ABILITY_EFFECT + ability
    for pay in s.parts.pays[effect]:
        if usable.why_not_pay(s, pay, -1) != OK:
            continue
        for get in s.parts.gets[effect]:
            if usable.why_not_receive(s, pay, get) != OK:
                continue
            if s.parts.same[effect] and frames.kinds(get) & happened == 0:
                continue
            now = happened | triggers(pay, get)
            free, supply, resting = s.free, s.supply, s.resting
            goods.swap(s, pay, get)
            found = _is_met(s, goal) or _search(s, goal, slots, left, now, seen)
            goods.swap_back(s, pay, get)
            s.free, s.supply, s.resting = free, supply, resting
            if found:
                return True
    return False
