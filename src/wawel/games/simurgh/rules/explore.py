"""SI-11: exploration tiles. Entering is a placement (places.py); this file holds the moves down."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.ids import AREAS, EXPLORATION, LEVELS, SPACE_EFFECT
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.state import AFTER, BEFORE, BUY, FIGURES, KEEP, OBJECTIVE, PLACE, SimurghState
from wawel.games.simurgh.rules import ahead, means, places
from wawel.games.simurgh.rules.effects import usable

NOT_EXPLORING: Final = 110  # SI-11.3
ENTERED_NOW: Final = 113  # SI-11.3
ALREADY_MOVED: Final = 32  # SI-3.2
BLOCKED: Final = 114  # SI-11.4
BOTTOM_LEVEL: Final = 119  # SI-11.9
NOT_BETWEEN: Final = 106  # SI-10.6
NOT_A_WINDOW: Final = 33  # SI-3.4


def level_of(s: SimurghState, seat: i64, area: i64) -> i64:
    """Level (0-3) of a seat's rider on an exploration tile; -1 if there is none."""
    tile = s.wilds[area]
    if tile == 0 or s.parts.type[tile] != EXPLORATION:
        return -1
    start = places.first_space(area)
    level: i64
    for level in range(LEVELS):
        if s.on[(start + level) * FIGURES + seat * 2 + 1]:
            return level
    return -1


def why_not(s: SimurghState, area: i64) -> i64:
    """SI-3.2, SI-11.3: once per turn, a rider that entered in an earlier turn, one level down."""
    if not 0 <= area < AREAS or level_of(s, s.seat, area) < 0:
        return NOT_EXPLORING
    if s.phase == PLACE:
        return NOT_BETWEEN
    if s.phase not in (BEFORE, AFTER, KEEP, BUY, OBJECTIVE):
        return NOT_A_WINDOW
    if s.explored:
        return ALREADY_MOVED
    if s.entered >> area & 1:
        return ENTERED_NOW
    return why_not_further(s, area)


def _why_not_down(s: SimurghState, area: i64) -> i64:
    """SI-11.4: the level below must exist and be empty."""
    level = level_of(s, s.seat, area)
    if level < 0:
        return NOT_EXPLORING
    if level == LEVELS - 1:
        return BOTTOM_LEVEL
    return BLOCKED if s.crowd[places.first_space(area) + level + 1] else OK


def could_go_further(s: SimurghState, area: i64) -> bool:
    """SI-3.3, SI-11.7: whether the rider could move on, now or once abilities have paid for it."""
    if _why_not_down(s, area) != OK:
        return False
    level = level_of(s, s.seat, area) + 1
    goal = means.of_level(SPACE_EFFECT + s.wilds[area] * LEVELS + level, places.first_space(area) + level)
    return means.suffice(s, goal, means.open_triggers(s))


def why_not_further(s: SimurghState, area: i64) -> i64:
    """SI-11.4 to SI-11.7: a level to go to, cost and benefit fully possible."""
    code = _why_not_down(s, area)
    if code != OK:
        return code
    level = level_of(s, s.seat, area) + 1
    space = places.first_space(area) + level
    effect = SPACE_EFFECT + s.wilds[area] * LEVELS + level
    code = usable.why_not_effect(s, effect, space)
    if code == OK and ahead.is_pending(s) and not ahead.leaves_a_way(s, effect, space):
        return ahead.DEAD_END
    return code


def add_legal(s: SimurghState, found: vec[i64]) -> vec[i64]:
    if s.explored:
        return found
    area: i64
    for area in range(AREAS):
        if s.wilds[area] and why_not(s, area) == OK:
            found = append(found, actions.EXPLORE | area)
    return found


def apply(s: SimurghState, area: i64) -> None:
    """SI-11.3: the free action."""
    s.explored = True
    move(s, area)


def move(s: SimurghState, area: i64) -> None:
    """SI-11.3, SI-11.7: one level down; then the cost is paid and the benefit received."""
    level = level_of(s, s.seat, area)
    space = places.first_space(area) + level
    mine = s.seat * 2 + 1
    s.on[space * FIGURES + mine] -= 1
    s.crowd[space] -= 1
    s.on[(space + 1) * FIGURES + mine] += 1
    s.crowd[space + 1] += 1
    if level + 2 == LEVELS:
        s.reached |= BIT[area]
    if s.log is not None:
        s.log.note("explored", "SI-11.3", s.seat, [s.wilds[area], level + 2])
    frames.push_effect(s, SPACE_EFFECT + s.wilds[area] * LEVELS + level + 1, space + 1, area + 1, False, 0)
