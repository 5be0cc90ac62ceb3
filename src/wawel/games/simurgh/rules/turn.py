"""SI-3 and SI-5: the free windows of a turn and its main action."""

from typing import Final

from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.components import CITY, EXPLORATION, LEVELS, SPACES
from wawel.games.simurgh.rules import abilities, explore, frames, places, wilds
from wawel.games.simurgh.state import AFTER, BEFORE, PLACE, SimurghState

NOT_ON_LAID: Final = 34  # SI-3.2
MAIN_POSSIBLE: Final = 38  # SI-3.8
NOT_YOURS: Final = 58  # SI-5.8


def why_not_place(s: SimurghState, type: int, space: int) -> int:
    """SI-3.2: after laying a tile the vassal must go there."""
    if s.phase == PLACE and (space < places.first_space(s.laid - 1) or space >= places.first_space(s.laid)):
        return NOT_ON_LAID
    if space >= SPACES:
        return places.NO_SUCH_SPACE
    return places.why_not(s, type, space)


def placings(s: SimurghState) -> list[int]:
    found: list[int] = []
    first, last = 0, SPACES
    if s.phase == PLACE:
        first, last = places.first_space(s.laid - 1), places.first_space(s.laid)
    for type in range(2):
        if places.why_not_vassal(s, type) != OK:
            continue
        for space in range(first, last):
            if places.why_not_space(s, type, space) == OK and places.why_not_effect(s, type, space) == OK:
                found.append(actions.PLACE | actions.vassal(type, space))
    return found


def place(s: SimurghState, type: int, space: int) -> None:
    """SI-5.5, SI-5.6: the vassal stands there until recalled, spent or its tile leaves; the effect is resolved."""
    s.free[s.seat * 2 + type] -= 1
    s.on[space * 10 + s.seat * 2 + type] += 1
    s.crowd[space] += 1
    s.laid = 0
    tile = places.tile_at(s, space)
    if tile and s.parts.type[tile] == EXPLORATION:
        s.entered |= 1 << (space - CITY) // LEVELS
    if s.log is not None:
        s.log.note("placed", "SI-5.1", s.seat, [type, space])
    frames.push_effect(s, places.effect_of(s, space), space, 0, False, 0)


def why_not_recall(s: SimurghState, type: int, space: int) -> int:
    """SI-5.8: own vassals on the board, never those in the supply."""
    return OK if space < SPACES and s.on[space * 10 + s.seat * 2 + type] else NOT_YOURS


def recalls(s: SimurghState) -> list[int]:
    found: list[int] = []
    for type in range(2):
        mine = s.seat * 2 + type
        if s.parts.vassals[type] == s.supply[mine] + s.free[mine]:
            continue
        for space in range(SPACES):
            if s.on[space * 10 + mine]:
                found.append(actions.RECALL | actions.vassal(type, space))
    return found


def recall(s: SimurghState, type: int, space: int) -> None:
    """SI-5.8, SI-5.9: unassigned again; tiles are checked after the whole set is lifted."""
    s.free[s.seat * 2 + type] += 1
    s.on[space * 10 + s.seat * 2 + type] -= 1
    s.crowd[space] -= 1
    if s.log is not None:
        s.log.note("recalled", "SI-5.8", s.seat, [type, space])


def why_not_skip(s: SimurghState) -> int:
    """SI-3.8: only when every owned vassal is resting."""
    return MAIN_POSSIBLE if places.has_main_action(s) else OK


def free_actions(s: SimurghState) -> list[int]:
    """SI-3.2, SI-3.4: abilities, and the explorer's move unless a tile was just laid."""
    found = abilities.usable(s)
    if s.phase != PLACE:
        found += explore.legal(s)
    return found


def legal(s: SimurghState) -> list[int]:
    """D1, D3 and D11 of SI-4."""
    found = free_actions(s)
    if s.phase == AFTER:
        found.append(actions.END)
        return found
    if s.phase == BEFORE:
        found += wilds.layings(s)
    found += placings(s)
    if s.phase == BEFORE:
        found += recalls(s)
        if not places.has_main_action(s):
            found.append(actions.SKIP)
    return found
