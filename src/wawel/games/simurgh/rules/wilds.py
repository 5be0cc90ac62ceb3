"""SI-10: laying tiles in the wilds, removing them, the chronicle."""

from typing import Final

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.games.simurgh import actions
from wawel.games.simurgh.components import AREAS, BONUS_EFFECT, EXPLORATION, LEVELS, REMOVAL_EFFECT, is_action_tile
from wawel.games.simurgh.rules import ahead, can, frames, known, places, stacks
from wawel.games.simurgh.state import SimurghState

NOT_IN_HAND: Final = 102  # SI-10.2
NO_PLACEMENT: Final = 103  # SI-10.3
NO_VASSAL: Final = 108  # SI-10.3
NO_AREA: Final = 104  # SI-10.4
AREA_CLOSED: Final = 101  # SI-10.1
AREA_TAKEN: Final = 105  # SI-10.4
NOT_REMOVABLE: Final = 107  # SI-10.4


def free_areas(s: SimurghState) -> list[int]:
    """SI-10.1: open areas without a tile."""
    return [area for area in range(s.areas) if s.wilds[area] == 0]


def removable(s: SimurghState) -> list[int]:
    """SI-10.4: any tile but exploration ones."""
    return [area for area in range(s.areas) if s.wilds[area] and s.parts.type[s.wilds[area]] != EXPLORATION]


def why_not_lay(s: SimurghState, tile: int) -> int:
    """SI-10.3: an area can be had and a vassal placed, bonus included."""
    if not is_action_tile(tile) or not stacks.holds(s, s.seat, tile):
        return NOT_IN_HAND
    if not places.has_vassal(s):
        return NO_VASSAL
    free = free_areas(s)
    if free:
        if places.can_use_new(s, tile):
            return OK
        for area in free:
            if ahead.bonus_leaves_a_way(s, tile, area):
                return OK
        return NO_PLACEMENT
    code = can.why_not_effect(s, REMOVAL_EFFECT, -1)
    if code != OK:
        return code
    areas = removable(s)
    for area in areas:
        if _removal_leaves_a_way(s, tile, area):
            return OK
    return NO_PLACEMENT if areas else NO_AREA


def _removal_leaves_a_way(s: SimurghState, tile: int, area: int) -> bool:
    """SI-10.5: the weapon is paid before the bonus arrives."""
    for pay in s.parts.pays[REMOVAL_EFFECT]:
        if can.why_not_pay(s, pay, -1) != OK:
            continue
        can.shift(s, pay, -1)
        found = ahead.bonus_leaves_a_way(s, tile, area)
        can.shift(s, pay, 1)
        if found:
            return True
    return False


def layings(s: SimurghState) -> list[int]:
    found: list[int] = []
    if not places.has_vassal(s):
        return found
    for entry in s.hands[s.seat]:
        if why_not_lay(s, entry & 127) == OK:
            found.append(actions.LAY | entry & 127)
    return found


def lay(s: SimurghState, tile: int) -> None:
    """SI-10.2: the tile leaves the hand, face up for everybody."""
    entry = stacks.from_hand(s, s.seat, tile)
    known.laid(s, s.seat, entry)
    stacks.show(s, tile)
    s.laying = tile
    if s.log is not None and not known.is_public(entry):
        s.log.seal("SI-20.1")


def why_not_remove(s: SimurghState, area: int) -> int:
    if area not in removable(s):
        return NOT_REMOVABLE
    return OK if _removal_leaves_a_way(s, s.laying, area) else ahead.DEAD_END


def removals(s: SimurghState) -> list[int]:
    return [actions.REMOVE | area for area in removable(s) if why_not_remove(s, area) == OK]


def why_not_area(s: SimurghState, area: int) -> int:
    """SI-10.4: a free open area whose bonus leaves a placement possible."""
    if not 0 <= area < AREAS or area >= s.areas:
        return AREA_CLOSED
    if s.wilds[area]:
        return AREA_TAKEN
    return OK if ahead.bonus_leaves_a_way(s, s.laying, area) else ahead.DEAD_END


def areas(s: SimurghState) -> list[int]:
    return [actions.AREA | area for area in free_areas(s) if why_not_area(s, area) == OK]


def put_down(s: SimurghState, area: int) -> None:
    """SI-10.4: the tile lies on the area and brings its bonus; it waits for a vassal."""
    s.wilds[area] = s.laying
    s.laid = area + 1
    if s.log is not None:
        s.log.note("laid", "SI-10.4", s.seat, [s.laying, area])
    s.laying = 0
    frames.push_effect(s, BONUS_EFFECT + area, -1, 0, False, 0)


def remove(s: SimurghState, area: int, rule: str) -> None:
    """SI-10.9, SI-10.10: vassals go home, the active player's own rest; the tile goes to the chronicle."""
    start = places.first_space(area)
    for space in range(start, start + LEVELS):
        if s.crowd[space] == 0:
            continue
        for who in range(s.seats * 2):
            number = s.on[space * 10 + who]
            if number:
                s.free[who] += number
                s.on[space * 10 + who] = 0
                if who >> 1 == s.seat:
                    s.resting[who & 1] += number
        s.crowd[space] = 0
    s.chronicle.append(s.wilds[area])
    if s.log is not None:
        s.log.note("chronicle", rule, TABLE, [s.wilds[area], len(s.chronicle)])
    s.wilds[area] = 0
    s.reached &= ~(1 << area)
    check_end(s)


def check_removal(s: SimurghState) -> None:
    """SI-3.6, SI-6.7, SI-10.7, SI-10.8, SI-11.9, SI-11.10: after a resolved effect empty and filled tiles leave."""
    for area in range(s.areas):
        tile = s.wilds[area]
        if tile == 0 or s.laid == area + 1:
            continue
        start = places.first_space(area)
        crowd = s.crowd
        figures = crowd[start] + crowd[start + 1] + crowd[start + 2] + crowd[start + 3]
        if figures == 0:
            remove(s, area, "SI-10.7")
        elif s.parts.type[tile] == EXPLORATION:
            if s.reached >> area & 1:
                remove(s, area, "SI-11.9")
        elif figures >= s.parts.threshold[s.seats]:
            remove(s, area, "SI-10.7")


def is_ending(s: SimurghState) -> bool:
    """SI-15.1: enough objectives or a chronicle that is long enough."""
    shown = 5 - s.objectives.count(0)
    return shown >= s.parts.end_objectives[s.length] or len(s.chronicle) >= s.parts.end_chronicle[s.length]


def check_end(s: SimurghState) -> None:
    """SI-15.1, SI-15.2: compared whenever a count changes; later triggers change nothing."""
    if s.ending < 0 and is_ending(s):
        s.ending = s.seat
        if s.log is not None:
            s.log.note("ending", "SI-15.2", s.seat, [])
