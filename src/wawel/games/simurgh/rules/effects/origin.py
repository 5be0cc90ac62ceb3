"""Where an effect is printed decides which rule it follows and which line of the tally its points belong to."""

from mypy_extensions import i64

from wawel.games.simurgh.components.bundles import (
    GOOD_BITS,
    GOOD_MASK,
    RESOURCES,
    SPEARMAN,
    TYPE_BITS,
    VASSAL_MASK,
    VASSALS_AT,
)
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    BONUS_EFFECT,
    EXPLORATION,
    LEVELS,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
)
from wawel.games.simurgh.model.state import (
    BY_ABILITY,
    BY_EXPLORING,
    IN_CITY,
    IN_MARKET,
    IN_MONUMENT,
    ON_TILES,
    SimurghState,
)


def source(s: SimurghState, effect: i64) -> i64:
    """The line of the tally, by SOURCES."""
    if effect < SPACE_EFFECT:
        return IN_CITY
    if effect < ABILITY_EFFECT:
        return BY_EXPLORING if _is_exploring(s, effect) else ON_TILES
    if effect < BONUS_EFFECT:
        return BY_ABILITY
    if effect < SCOUT_EFFECT:
        return ON_TILES
    return IN_MARKET if effect < PRICE_EFFECT else IN_MONUMENT


def rule(s: SimurghState, effect: i64) -> str:
    """The rule that a note names."""
    if effect < SPACE_EFFECT:
        return "SI-7.1"
    if effect < ABILITY_EFFECT:
        return "SI-11.3" if _is_exploring(s, effect) else "SI-5.7"
    if effect < BONUS_EFFECT:
        return "SI-12.2"
    if effect < SCOUT_EFFECT or effect == REMOVAL_EFFECT:
        return "SI-10.4"
    return "SI-8.2" if effect < PRICE_EFFECT else "SI-9.3"


def _is_exploring(s: SimurghState, effect: i64) -> bool:
    return s.parts.type[(effect - SPACE_EFFECT) // LEVELS] == EXPLORATION


def tell_goods(s: SimurghState, vector: i64, key: str, rule: str) -> None:
    """Note the resources and vassals of a bundle."""
    goods: list[int] = []
    kind: i64
    for kind in range(len(RESOURCES)):
        number = vector >> GOOD_BITS * kind & GOOD_MASK
        if number:
            goods.append(kind << GOOD_BITS | number)
    for kind in range(2):
        number = vector >> VASSALS_AT + TYPE_BITS * kind & VASSAL_MASK
        if number:
            goods.append(SPEARMAN + kind << GOOD_BITS | number)
    if goods and s.log is not None:
        s.log.note(key, rule, s.seat, goods)
