"""SI-3 and SI-5: the free windows of a turn and its main action."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.ids import CITY, EXPLORATION, LEVELS, SPACES
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.state import AFTER, BEFORE, FIGURES, PLACE, SimurghState
from wawel.games.simurgh.rules import abilities, ahead, explore, places, wilds
from wawel.games.simurgh.rules.effects import usable

NOT_ON_LAID: Final = 34  # SI-3.2
MAIN_POSSIBLE: Final = 38  # SI-3.8
NOT_YOURS: Final = 58  # SI-5.8

ROOM: Final = 32  # for the choices of most turns


def why_not_place(s: SimurghState, type: i64, space: i64) -> i64:
    """SI-3.2: after laying a tile, the vassal must be placed on it."""
    if s.phase == PLACE and (space < places.first_space(s.laid - 1) or space >= places.first_space(s.laid)):
        return NOT_ON_LAID
    if space >= SPACES:
        return places.NO_SUCH_SPACE
    return _with_abilities(s, space, places.why_not(s, type, space))


def _with_abilities(s: SimurghState, space: i64, code: i64) -> i64:
    """SI-5.4, SI-8.3: after the wood or stone of the Scouts' Quarters, abilities may still pay for the tile."""
    if code == usable.NOTHING_TO_BUY and ahead.any_gain_buys(s, places.effect_of(s, space)):
        return OK
    return code


def add_placings(s: SimurghState, found: vec[i64]) -> vec[i64]:
    """Spearmen first. An effect that costs no vassals is possible for both types or for neither."""
    first: i64 = 0
    last: i64 = SPACES
    if s.phase == PLACE:
        first, last = places.first_space(s.laid - 1), places.first_space(s.laid)
    found_usable: i64 = 0  # spaces with an effect found possible
    found_useless: i64 = 0  # and those where it was not
    type: i64
    for type in range(2):
        if places.why_not_vassal(s, type) != OK:
            continue
        space: i64
        for space in range(first, last):
            if found_useless >> space & 1 or places.why_not_space(s, type, space) != OK:
                continue
            if not found_usable >> space & 1:
                possible = _with_abilities(s, space, places.why_not_effect(s, type, space)) == OK
                if not s.parts.costs_vassals[places.effect_of(s, space)]:
                    if possible:
                        found_usable |= BIT[space]
                    else:
                        found_useless |= BIT[space]
                if not possible:
                    continue
            found = append(found, actions.PLACE | actions.vassal(type, space))
    return found


def place(s: SimurghState, type: i64, space: i64) -> None:
    """SI-5.5, SI-5.6: the vassal stands there until recalled, spent or its tile leaves; the effect is resolved."""
    s.free[s.seat * 2 + type] -= 1
    s.on[space * FIGURES + s.seat * 2 + type] += 1
    s.crowd[space] += 1
    s.laid = 0
    tile = places.tile_at(s, space)
    if tile and s.parts.type[tile] == EXPLORATION:
        s.entered |= BIT[(space - CITY) // LEVELS]
    if s.log is not None:
        s.log.note("placed", "SI-5.1", s.seat, [type, space])
    frames.push_effect(s, places.effect_of(s, space), space, 0, False, 0)


def why_not_recall(s: SimurghState, type: i64, space: i64) -> i64:
    """SI-5.8: the seat's own vassals on the board, never those in the supply."""
    return OK if space < SPACES and s.on[space * FIGURES + s.seat * 2 + type] else NOT_YOURS


def on_board(s: SimurghState, type: i64) -> i64:
    """How many vassals of a type the active seat has on the board."""
    mine = s.seat * 2 + type
    return s.parts.vassals[type] - s.supply[mine] - s.free[mine]


def add_recalls(s: SimurghState, found: vec[i64]) -> vec[i64]:
    type: i64
    for type in range(2):
        left = on_board(s, type)
        place = s.seat * 2 + type
        space: i64 = 0
        while left > 0:
            if s.on[place]:
                left -= s.on[place]
                found = append(found, actions.RECALL | actions.vassal(type, space))
            place += 10
            space += 1
    return found


def recall(s: SimurghState, type: i64, space: i64) -> None:
    """SI-5.8, SI-5.9: unassigned again; tiles are checked after the whole set is lifted."""
    s.free[s.seat * 2 + type] += 1
    s.on[space * FIGURES + s.seat * 2 + type] -= 1
    s.crowd[space] -= 1
    if s.log is not None:
        s.log.note("recalled", "SI-5.8", s.seat, [type, space])


def why_not_skip(s: SimurghState) -> i64:
    """SI-3.8: only when every owned vassal is resting."""
    return MAIN_POSSIBLE if places.has_main_action(s) else OK


def free_actions(s: SimurghState) -> vec[i64]:
    """SI-3.2, SI-3.4: abilities, and the explorer's move unless a tile was just laid."""
    found = abilities.add_usable(s, vec[i64](capacity=ROOM))
    return found if s.phase == PLACE else explore.add_legal(s, found)


def legal(s: SimurghState) -> vec[i64]:
    """D1, D3 and D11 of SI-4."""
    found = free_actions(s)
    if s.phase == AFTER:
        return append(found, actions.END)
    if s.phase == BEFORE:
        found = wilds.add_layings(s, found)
    found = add_placings(s, found)
    if s.phase == BEFORE:
        found = add_recalls(s, found)
        if not places.has_main_action(s):
            found = append(found, actions.SKIP)
    return found
