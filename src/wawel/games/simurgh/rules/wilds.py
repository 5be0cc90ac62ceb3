"""SI-10: laying tiles in the wilds, removing them, the chronicle."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.games.simurgh import actions
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.components.ids import AREAS, BONUS_EFFECT, EXPLORATION, LEVELS, REMOVAL_EFFECT, is_action_tile
from wawel.games.simurgh.model import frames, goods, stacks
from wawel.games.simurgh.model.state import FIGURES, TILE, SimurghState
from wawel.games.simurgh.rules import ahead, end, means, places
from wawel.games.simurgh.rules.effects import usable

NOT_IN_HAND: Final = 102  # SI-10.2
NO_PLACEMENT: Final = 103  # SI-10.3
NO_VASSAL: Final = 108  # SI-10.3
NO_AREA: Final = 104  # SI-10.4
AREA_CLOSED: Final = 101  # SI-10.1
AREA_TAKEN: Final = 105  # SI-10.4
NOT_REMOVABLE: Final = 107  # SI-10.4


def any_free(s: SimurghState) -> bool:
    """SI-10.1: whether some open area has no tile."""
    area: i64 = 0
    while area < s.areas and s.wilds[area]:
        area += 1
    return area < s.areas


def is_removable(s: SimurghState, area: i64) -> bool:
    """SI-10.4: any tile except exploration tiles."""
    return s.wilds[area] > 0 and s.parts.type[s.wilds[area]] != EXPLORATION


def why_not_lay(s: SimurghState, tile: i64) -> i64:
    """SI-10.3: an area is available and a vassal can be placed, counting the bonus and abilities."""
    if not is_action_tile(tile) or stacks.in_hand(s, s.seat, tile) < 0:
        return NOT_IN_HAND
    if not _has_vassal(s):
        return NO_VASSAL
    return _why_not_on_free(s, tile) if any_free(s) else _why_not_instead(s, tile)


def _has_vassal(s: SimurghState) -> bool:
    """SI-10.3: whether any vassal could be placed now, or once an ability has recruited it."""
    return places.has_vassal(s) or means.may_recruit(s)


def _why_not_on_free(s: SimurghState, tile: i64) -> i64:
    """Whether a vassal could be placed on a tile from the hand if it were laid on a free area."""
    if places.can_use_new(s, tile):
        return OK
    area: i64
    for area in range(s.areas):
        if s.wilds[area] == 0 and ahead.bonus_leaves_a_way(s, tile, area):
            return OK
    return NO_PLACEMENT


def _why_not_instead(s: SimurghState, tile: i64) -> i64:
    """SI-10.4: the same when another tile has to be removed."""
    code = usable.why_not_effect(s, REMOVAL_EFFECT, -1)
    if code != OK:
        return code
    code = NO_AREA
    area: i64
    for area in range(s.areas):
        if is_removable(s, area):
            if _removal_leaves_a_way(s, tile, area):
                return OK
            code = NO_PLACEMENT
    return code


def _removal_leaves_a_way(s: SimurghState, tile: i64, area: i64) -> bool:
    """SI-10.5: the weapon is paid before the bonus arrives."""
    for pay in s.parts.pays[REMOVAL_EFFECT]:
        if usable.why_not_pay(s, pay, -1) != OK:
            continue
        goods.shift(s, pay, -1)
        found = ahead.bonus_leaves_a_way(s, tile, area)
        goods.shift(s, pay, 1)
        if found:
            return True
    return False


def add_layings(s: SimurghState, found: vec[i64]) -> vec[i64]:
    if not _has_vassal(s):
        return found
    free = any_free(s)
    for entry in s.hands[s.seat]:
        tile = entry & TILE
        code = _why_not_on_free(s, tile) if free else _why_not_instead(s, tile)
        if code == OK:
            found = append(found, actions.LAY | tile)
    return found


def lay(s: SimurghState, tile: i64) -> None:
    """SI-10.2: the tile leaves the hand, face up for everybody."""
    entry = stacks.from_hand(s, s.seat, tile)
    known.laid(s, s.seat, entry)
    stacks.show(s, tile)
    s.laying = tile
    if s.log is not None and not known.is_public(entry):
        s.log.seal("SI-20.1")


def why_not_remove(s: SimurghState, area: i64) -> i64:
    if not 0 <= area < s.areas or not is_removable(s, area):
        return NOT_REMOVABLE
    return OK if _removal_leaves_a_way(s, s.laying, area) else ahead.DEAD_END


def removals(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    area: i64
    for area in range(s.areas):
        if why_not_remove(s, area) == OK:
            found = append(found, actions.REMOVE | area)
    return found


def why_not_area(s: SimurghState, area: i64) -> i64:
    """SI-10.4: a free open area whose bonus leaves a placement possible."""
    if not 0 <= area < AREAS or area >= s.areas:
        return AREA_CLOSED
    if s.wilds[area]:
        return AREA_TAKEN
    return OK if ahead.bonus_leaves_a_way(s, s.laying, area) else ahead.DEAD_END


def areas(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    area: i64
    for area in range(s.areas):
        if why_not_area(s, area) == OK:
            found = append(found, actions.AREA | area)
    return found


def put_down(s: SimurghState, area: i64) -> None:
    """SI-10.4: the tile goes on the area and brings its bonus; it awaits a vassal."""
    s.wilds[area] = s.laying
    s.laid = area + 1
    if s.log is not None:
        s.log.note("laid", "SI-10.4", s.seat, [s.laying, area])
    s.laying = 0
    frames.push_effect(s, BONUS_EFFECT + area, -1, 0, False, 0)


def remove(s: SimurghState, area: i64, rule: str) -> None:
    """SI-10.9, SI-10.10: vassals go home, the active player's own ones rest; the tile goes to the chronicle."""
    start = places.first_space(area)
    figures: i64 = s.seats * 2
    space: i64
    for space in range(start, start + LEVELS):
        if s.crowd[space] == 0:
            continue
        who: i64
        for who in range(figures):
            number = s.on[space * FIGURES + who]
            if number:
                s.free[who] += number
                s.on[space * FIGURES + who] = 0
                if who >> 1 == s.seat:
                    s.resting[who & 1] += number
        s.crowd[space] = 0
    s.chronicle = append(s.chronicle, s.wilds[area])
    if s.log is not None:
        s.log.note("chronicle", rule, TABLE, [s.wilds[area], len(s.chronicle)])
    s.wilds[area] = 0
    s.reached &= ~BIT[area]
    end.check(s)


def check_removal(s: SimurghState) -> None:
    """SI-3.6, SI-6.7, SI-10.7, SI-10.8, SI-11.9, SI-11.10: after a resolved effect, empty and full tiles leave."""
    area: i64
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
