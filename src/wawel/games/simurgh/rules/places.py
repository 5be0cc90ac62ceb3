"""SI-5 and SI-11.1, SI-11.2: where a vassal may be placed."""

from typing import Final

from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.simurgh.components.ids import CITY, EXPLORATION, LEVELS, SPACE_EFFECT, SPACES
from wawel.games.simurgh.model.state import FIGURES, SimurghState
from wawel.games.simurgh.rules.effects import usable

NO_SUCH_SPACE: Final = 50  # SI-5.2
NO_FREE_VASSAL: Final = 51  # SI-5.1
RESTING: Final = 109  # SI-10.9
RIDERS_ONLY: Final = 52  # SI-5.2
TAKEN: Final = 53  # SI-5.3
TOP_LEVEL_ONLY: Final = 111  # SI-11.1
ALREADY_EXPLORING: Final = 112  # SI-11.2


def effect_of(s: SimurghState, space: i64) -> i64:
    """The effect printed on a space; -1 if there is none."""
    if space < CITY:
        return space
    area, place = (space - CITY) // LEVELS, (space - CITY) % LEVELS
    tile = s.wilds[area]
    return SPACE_EFFECT + tile * LEVELS + place if tile and place < s.parts.size[tile] else -1


def tile_at(s: SimurghState, space: i64) -> i64:
    """The tile a space is on; 0 in the city."""
    return 0 if space < CITY else s.wilds[(space - CITY) // LEVELS]


def first_space(area: i64) -> i64:
    return CITY + area * LEVELS


def why_not_space(s: SimurghState, type: i64, space: i64) -> i64:
    """SI-5.2, SI-5.3, SI-11.1, SI-11.2: whether a vassal of this type may stand there at all."""
    effect = effect_of(s, space)
    if effect < 0:
        return NO_SUCH_SPACE
    if s.parts.riders[effect] and type == 0:
        return RIDERS_ONLY
    tile = tile_at(s, space)
    if tile and s.parts.type[tile] == EXPLORATION:
        if (space - CITY) % LEVELS > 0:
            return TOP_LEVEL_ONLY
        level: i64
        for level in range(1, LEVELS):
            if s.on[(space + level) * FIGURES + s.seat * 2 + 1]:
                return ALREADY_EXPLORING
    if not s.parts.many[effect] and s.crowd[space]:
        return TAKEN
    return OK


def why_not_vassal(s: SimurghState, type: i64) -> i64:
    """SI-5.1: an unassigned vassal that is not resting."""
    free = s.free[s.seat * 2 + type]
    if free == 0:
        return NO_FREE_VASSAL
    return RESTING if free == s.resting[type] else OK


def has_vassal(s: SimurghState) -> bool:
    """Whether any vassal could be placed now."""
    return why_not_vassal(s, 0) == OK or why_not_vassal(s, 1) == OK


def why_not(s: SimurghState, type: i64, space: i64) -> i64:
    """SI-5.1 to SI-5.4: a vassal, a space that takes it, and its whole effect."""
    code = why_not_vassal(s, type)
    if code == OK:
        code = why_not_space(s, type, space)
    if code != OK:
        return code
    return why_not_effect(s, type, space)


def why_not_effect(s: SimurghState, type: i64, space: i64) -> i64:
    """SI-5.4, SI-6.3: the effect as it would be with the vassal already there."""
    effect = effect_of(s, space)
    if s.parts.costs_vassals[effect]:
        _step(s, type, space, 1)
        code = usable.why_not_effect(s, effect, space)
        _step(s, type, space, -1)
        return code
    return usable.why_not_effect(s, effect, space)


def _step(s: SimurghState, type: i64, space: i64, by: i64) -> None:
    s.free[s.seat * 2 + type] -= by
    s.on[space * FIGURES + s.seat * 2 + type] += by


def can_use_new(s: SimurghState, tile: i64) -> bool:
    """SI-10.3: whether an unassigned vassal could be placed on this tile if it were laid. Uses an imagined space."""
    levels: i64 = 1 if s.parts.type[tile] == EXPLORATION else s.parts.size[tile]
    type: i64
    for type in range(2):
        if why_not_vassal(s, type) != OK:
            continue
        place: i64
        for place in range(levels):
            effect = SPACE_EFFECT + tile * LEVELS + place
            if s.parts.riders[effect] and type == 0:
                continue
            _step(s, type, SPACES, 1)
            code = usable.why_not_effect(s, effect, SPACES)
            _step(s, type, SPACES, -1)
            if code == OK:
                return True
    return False


def has_main_action(s: SimurghState) -> bool:
    """SI-3.8: the Main Market takes any vassal, and vassals on the board can be recalled."""
    type: i64
    for type in range(2):
        mine = s.seat * 2 + type
        if why_not_vassal(s, type) == OK or s.parts.vassals[type] > s.supply[mine] + s.free[mine]:
            return True
    return False
