"""SI-1: what is printed on the board, on dragons and on tiles, read into the tables."""

from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData, Phrase
from wawel.games.simurgh.components.bundles import THINGS, Thing, alternatives
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    AREAS,
    BONUS_EFFECT,
    CITY,
    CITY_SPACES,
    DRAGON_TYPES,
    FIRST_DRAGON,
    FIRST_OBJECTIVE,
    KINDS,
    LEVELS,
    METRICS,
    MODES,
    POWER,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
    SPECIALS,
    TILES,
    TYPES,
    Metric,
    Mode,
)
from wawel.games.simurgh.components.parts import Components

SOURCED: Final[dict[str, type]] = {"provenance": str, "reconstructed_fields": list}


def _effect(parts: Components, effect: int, row: dict[str, Any], where: Phrase) -> None:
    components.check_row(row, {}, {"pay": str, "get": str, "special": str, "kind": str, "dragons": dict})
    if "pay" in row:
        parts.pays[effect] = vec[i64](alternatives(row["pay"], where))
    parts.costs_vassals[effect] = any(pay >> 32 for pay in parts.pays[effect])
    get = ""
    if "get" in row:
        get = row["get"]
    parts.same[effect] = get == "1 same"
    parts.gets[effect] = vec[i64](alternatives("1 veg | 1 meat" if parts.same[effect] else get, where))
    if "dragons" in row:
        dragons = row["dragons"]
        parts.draws[effect] = components.number(dragons, "draw", 1, 12, "SI-13.1")
        parts.fresh[effect] = components.number(dragons, "markers", 0, 3, "SI-13.1")
        components.number(dragons, "keep", 1, 1, "SI-13.1")
    if "special" in row:
        parts.special[effect] = SPECIALS.index(components.one_of(row, "special", SPECIALS[1:], "SI-1.1"))
    kind = components.one_of(row, "kind", KINDS, "SI-5.2") if "kind" in row else "rider.one"
    parts.riders[effect] = kind.startswith("rider")
    parts.many[effect] = kind.endswith("many")


def _named(row: dict[str, Any]) -> Phrase:
    return Phrase("simurgh.city-space", {"key": row["key"]})


def board(parts: Components) -> None:
    """SI-7, SI-8.1, SI-9.2, SI-10.1: what is printed on the board."""
    data, constants = parts.data, parts.data["constants"]
    for place, row in enumerate(_rows(data, "city_space", CITY)):
        with parts.collecting():
            components.check_row(row, {"name_pl": str, "name_en": str, "kind": str})
            parts.city.append(components.one_of(row, "key", [CITY_SPACES[place]], "SI-7.1"))
            _effect(parts, place, row, _named(row))
    for place, row in enumerate(_rows(data, "wild_area", AREAS)):
        with parts.collecting():
            components.check_row(row, {"bonus": str}, SOURCED)
            parts.min_players.append(components.number(row, "min_players", 2, 5, "SI-2.2"))
            where = Phrase("simurgh.wild-area", {"id": row["id"]})
            _effect(parts, BONUS_EFFECT + place, {"get": row["bonus"]}, where)
    for place, row in enumerate(_rows(data, "scout_area", 4)):
        with parts.collecting():
            components.check_row(row, {"pay": str, "get": str}, SOURCED)
            _effect(parts, SCOUT_EFFECT + place, row, Phrase("simurgh.market-area", {"id": row["id"]}))
    for place, row in enumerate(_rows(data, "objective_space", 5)):
        with parts.collecting():
            components.check_row(row, {"pay": str, "get": str}, SOURCED)
            _effect(parts, PRICE_EFFECT + place, row, Phrase("simurgh.objective-space", {"id": row["id"]}))
    _effect(parts, SCOUT_EFFECT + 4, {"pay": constants["facedown_tile_cost"]}, Phrase("simurgh.face-down"))
    _effect(parts, REMOVAL_EFFECT, {"pay": constants["remove_tile_cost"]}, Phrase("simurgh.removing"))


def _rows(data: dict[str, Any], name: str, count: int) -> list[dict[str, Any]]:
    """Rows that are numbered from 1 in the order of the file."""
    rows: list[dict[str, Any]] = data[name]
    if len(rows) != count:
        raise BadData("simurgh.rows", "SI-7.1", {"count": count}, name)
    for place, row in enumerate(rows):
        components.number(row, "id", place + 1, place + 1, "SI-7.1")
    return rows


def dragons(parts: Components) -> None:
    """SI-1.4: three abilities per dragon."""
    rows = parts.data["dragon_type"]
    if len(rows) != len(DRAGON_TYPES):
        raise BadData("simurgh.dragon-types", "SI-1.4", at="dragon_type")
    for type, row in enumerate(rows):
        with parts.collecting():
            components.check_row(row, {"name_pl": str, "name_en": str, "colour": str, "tiles": list}, SOURCED)
            parts.dragons.append(components.one_of(row, "key", [DRAGON_TYPES[type]], "SI-1.4"))
            if len(row["abilities"]) != 3:
                raise BadData("simurgh.three-abilities", "SI-1.4", {"key": row["key"]})
            for place, ability in enumerate(row["abilities"]):
                _ability(parts, ABILITY_EFFECT + type * 3 + place, ability, _named(row))


def _ability(parts: Components, effect: int, row: dict[str, Any], where: Phrase) -> None:
    components.check_row(row, {}, {"on": str, "once": bool})
    _effect(parts, effect, row, where)
    parts.mode = append(parts.mode, MODES.index(cast(Mode, components.one_of(row, "mode", MODES, "SI-12.4"))))
    parts.once = append(parts.once, bool(row.get("once", False)))
    on: i64 = 0
    for name in str(row["on"]).split("|") if "on" in row else []:
        if name.strip() not in THINGS:
            raise BadData("simurgh.ability-on", "SI-12.4", {"where": where, "on": row["on"]})
        on |= 1 << list(THINGS).index(cast(Thing, name.strip()))
    parts.on = append(parts.on, on)


def tiles(parts: Components) -> None:
    """SI-1.1 to SI-1.3: 84 tiles with their spaces or levels."""
    for place, row in enumerate(_rows(parts.data, "tile", TILES - 1)):
        with parts.collecting():
            tile = place + 1
            known = (
                ["objective"] if tile >= FIRST_OBJECTIVE else ["dragon"] if tile >= FIRST_DRAGON else TYPES[: POWER + 1]
            )
            parts.type[tile] = TYPES.index(components.one_of(row, "type", known, "SI-1.1"))
            if tile >= FIRST_OBJECTIVE:
                _objective(parts, tile, row)
            elif tile >= FIRST_DRAGON:
                _dragon(parts, tile, row)
            else:
                _spaces(parts, tile, row)


def _dragon(parts: Components, tile: int, row: dict[str, Any]) -> None:
    type = parts.dragons.index(components.one_of(row, "dragon", parts.dragons, "SI-1.4"))
    if tile not in parts.data["dragon_type"][type]["tiles"]:
        raise BadData("simurgh.dragon-tiles", "SI-1.4", {"key": row["dragon"], "tile": tile})
    parts.dragon_type[tile - FIRST_DRAGON] = type
    for place in range(3):
        parts.ability[(tile - FIRST_DRAGON) * 3 + place] = type * 3 + place


def _objective(parts: Components, tile: int, row: dict[str, Any]) -> None:
    components.check_row(row, {}, {**SOURCED, "depicted": list})
    parts.metric[tile] = METRICS.index(cast(Metric, components.one_of(row, "metric", METRICS, "SI-1.5")))
    for key in row.get("depicted", []):
        if key not in parts.dragons:
            known = ", ".join(parts.dragons)
            raise BadData("simurgh.depicted", "SI-1.5", {"known": known}, f"tile.{tile}.depicted")
        parts.depicted[tile] |= 1 << parts.dragons.index(key)
    parts.points[tile] = components.numbers(row, "points", 0, 99, "SI-15.3")


def _spaces(parts: Components, tile: int, row: dict[str, Any]) -> None:
    where = Phrase("simurgh.tile-number", {"tile": tile})
    exploration = row["type"] == "exploration"
    spaces = row["levels"] if exploration else row["spaces"]
    if not 1 <= len(spaces) <= LEVELS:
        raise BadData("simurgh.action-tile-spaces", "SI-1.2", {"tile": tile})
    parts.size[tile] = len(spaces)
    for space in range(len(spaces)):
        effect = SPACE_EFFECT + tile * LEVELS + space
        _effect(parts, effect, spaces[space], where)
        if exploration:
            parts.pays[effect] = vec[i64](alternatives(row["move_cost"], where))
            parts.costs_vassals[effect] = any(pay >> 32 for pay in parts.pays[effect])
        else:
            components.check_row(spaces[space], {"kind": str})
