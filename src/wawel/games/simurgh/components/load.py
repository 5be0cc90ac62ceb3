"""SI-1: data.toml read into tables, and what the rules need of it."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData
from wawel.games.simurgh.components import printed
from wawel.games.simurgh.components.bundles import GOOD_MASK, MARKER, RESOURCES, VASSAL_MASK, count, things
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    BONUS_EFFECT,
    COUNTS,
    DEALT,
    EFFECTS,
    EXPLORATION,
    FIRST_DRAGON,
    LENGTHS,
    LEVELS,
    LOWEST,
    MODE_NAMES,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
    TILES,
    TYPES,
    VASSALS,
)
from wawel.games.simurgh.components.parts import DATA, PACKAGE, Components


def load(text: str = DATA) -> Components:
    """The components of data.toml, or of another file's text. BadData has everything that is wrong with a file."""
    readers = [_seats, _constants, _ends, printed.board, printed.dragons]
    return components.read(PACKAGE, text, Components, readers, [printed.tiles, _sound, _types])


def _seats(parts: Components) -> None:
    components.check_seats(parts.data, 2, 5, "SI-2.1")


def _types(parts: Components) -> None:
    for type in range(len(TYPES)):
        parts.of_type[type] = sum([1 << tile - LOWEST[type] for tile in _tiles_of(parts, type)])
    for effect in range(EFFECTS):
        parts.takes[effect] = things(list(parts.pays[effect]))
        parts.gives[effect] = things(list(parts.gets[effect]))


def _constants(parts: Components) -> None:
    """SI-2: what everybody starts with, and limits."""
    constants = parts.data["constants"]
    if constants["resources"] != list(RESOURCES):
        raise BadData("simurgh.resources", "SI-0.3", {"known": ", ".join(RESOURCES)}, "constants.resources")
    for resource in RESOURCES:
        components.number(constants["token_counts"], resource, 0, 99, "SI-16.9")
    components.check_row(constants, {"token_total_printed": int})
    components.check_row(constants["ability_markers"], {"count": int, "provenance": str})
    parts.start_goods = _numbers(constants["start_resources"], RESOURCES, 0, GOOD_MASK, "SI-2.5")
    parts.vassals = _numbers(constants["vassals_per_player"], VASSALS, 1, VASSAL_MASK, "SI-2.4")
    for kind, name in enumerate(VASSALS):
        found = components.number(constants["start_vassals"], name, 0, parts.vassals[kind], "SI-2.4")
        parts.start_vassals = append(parts.start_vassals, found)
    if sum(parts.start_vassals) == 0:
        raise BadData("simurgh.no-vassals", "SI-2.4", at="constants.start_vassals")
    components.number(constants, "start_pp", 0, 0, "SI-2.6")
    parts.start_markers = components.number(constants, "start_dragon_markers", 0, 3, "SI-2.10")
    parts.hand_limit = components.number(constants, "hand_limit", 0, 48, "SI-14.1")
    parts.limits = _numbers(constants["resource_limit"], [f"{name}_mode" for name in MODE_NAMES], 0, 90, "SI-14.1")
    parts.monument_draw = components.number(constants, "monument_draw", 1, COUNTS[6], "SI-9.1")
    parts.threshold = vec[i64]([0, 0])
    for seats in ("2", "3", "4", "5"):
        found = components.number(constants["wild_threshold"], seats, 1, 9, "SI-10.8")
        parts.threshold = append(parts.threshold, found)
    for mode, fixed in DEALT.items():
        for name, number in fixed.items():
            components.number(constants[mode], name, number, number, "SI-2.7")
    for type in range(4):
        discard = components.number(constants["setup_discard"], TYPES[type], 0, COUNTS[type] - 5, "SI-2.3")
        parts.quota = append(parts.quota, COUNTS[type] - discard)


def _ends(parts: Components) -> None:
    """SI-15.1, SI-15.5: what ends the game, and what resources are worth then."""
    constants = parts.data["constants"]
    for name in LENGTHS:
        end = constants["end_game"][name]
        parts.end_objectives = append(parts.end_objectives, components.number(end, "objectives", 1, 5, "SI-15.1"))
        parts.end_chronicle = append(parts.end_chronicle, components.number(end, "chronicle", 1, 24, "SI-15.1"))
    table = constants["final_resource_points"]
    parts.divisor = components.number(table, "spearman_mode_divisor", 1, 99, "SI-15.5")
    for row in table["dragonlord_mode"]:
        most = components.number(row, "max", 0, 999, "SI-15.5")
        parts.steps.append((most, components.number(row, "pp", 0, 99, "SI-15.5")))


def _numbers(row: dict[str, Any], names: Sequence[str], least: int, most: int, rule: str) -> vec[i64]:
    return vec[i64]([components.number(row, name, least, most, rule) for name in names])


def _sound(parts: Components) -> None:
    """What the rules stand on, whatever the numbers are."""
    for type in range(7):
        if len(_tiles_of(parts, type)) != COUNTS[type]:
            raise BadData("simurgh.tile-types", "SI-1.1", {"count": COUNTS[type], "type": TYPES[type]}, "tile")
    for tile in range(1, FIRST_DRAGON):
        effect = SPACE_EFFECT + tile * LEVELS
        if parts.type[tile] == EXPLORATION and parts.size[tile] != LEVELS:
            raise BadData("simurgh.exploration-levels", "SI-1.3", {"tile": tile}, f"tile.{tile}.levels")
        if parts.type[tile] != EXPLORATION and (not 3 <= parts.size[tile] <= LEVELS or not parts.many[effect]):
            raise BadData("simurgh.action-tile-spaces", "SI-1.2", {"tile": tile}, f"tile.{tile}.spaces")
    for effect in range(ABILITY_EFFECT, EFFECTS):
        if parts.draws[effect] or any(count(get, MARKER) for get in parts.gets[effect]):
            raise BadData("simurgh.endless-turn", "SI-20.4", at=_place_of(parts, effect))
    market = parts.city.index("main_market")
    if list(parts.pays[market]) != [0] or parts.riders[market] or not parts.many[market]:
        raise BadData("simurgh.main-market", "SI-3.8", at="city_space.main_market")
    for effect in range(BONUS_EFFECT, EFFECTS):
        if any(vector >> 32 for vector in [*parts.pays[effect], *parts.gets[effect]]):
            raise BadData("simurgh.bonus-or-price", "SI-8.1", at=_place_of(parts, effect))


def _place_of(parts: Components, effect: int) -> str:
    """Where in the file an effect stands that belongs to no tile."""
    if effect < BONUS_EFFECT:
        ability = effect - ABILITY_EFFECT
        return f"dragon_type.{parts.dragons[ability // 3]}.abilities.{ability % 3 + 1}"
    if effect < SCOUT_EFFECT:
        return f"wild_area.{effect - BONUS_EFFECT + 1}.bonus"
    if effect < PRICE_EFFECT:
        return (
            f"scout_area.{effect - SCOUT_EFFECT + 1}" if effect < SCOUT_EFFECT + 4 else "constants.facedown_tile_cost"
        )
    return f"objective_space.{effect - PRICE_EFFECT + 1}" if effect < REMOVAL_EFFECT else "constants.remove_tile_cost"


def _tiles_of(parts: Components, type: int) -> list[int]:
    return [tile for tile in range(TILES) if parts.type[tile] == type]
