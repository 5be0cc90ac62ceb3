"""SI-1: tiles, spaces and abilities, read from data.toml into tables. Every effect is a row there; no tile has code."""

from collections.abc import Sequence
from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData, Phrase
from wawel.games.simurgh.components.bundles import (
    GOOD_MASK,
    MARKER,
    RESOURCES,
    THINGS,
    VASSAL_MASK,
    Thing,
    alternatives,
    count,
    things,
)
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    AREAS,
    BONUS_EFFECT,
    CITY,
    CITY_SPACES,
    COUNTS,
    DEALT,
    DRAGON_TYPES,
    DRAGONS,
    EFFECTS,
    EXPLORATION,
    FIRST_DRAGON,
    FIRST_OBJECTIVE,
    KINDS,
    LENGTHS,
    LEVELS,
    LOWEST,
    METRICS,
    MODE_NAMES,
    MODES,
    POWER,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
    SPECIALS,
    TILES,
    TYPES,
    VASSALS,
    Metric,
    Mode,
)

PACKAGE: Final = "wawel.games.simurgh"
DATA: Final = components.text_of(PACKAGE)
SOURCED: Final[dict[str, type]] = {"provenance": str, "reconstructed_fields": list}


class Components(components.Parts):
    """The printed parts of one box, as tables by effect, tile and ability."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.pays = vec[vec[i64]]([vec[i64]([0]) for _ in range(EFFECTS)])  # per effect: bundles to choose from
        self.gets = vec[vec[i64]]([vec[i64]([0]) for _ in range(EFFECTS)])
        self.draws = vec[i64]([0] * EFFECTS)  # dragons to draw; one is kept
        self.fresh = vec[i64]([0] * EFFECTS)  # markers on the dragon that is kept
        self.special = vec[i64]([0] * EFFECTS)
        self.riders = vec[bool]([False] * EFFECTS)  # SI-5.2
        self.many = vec[bool]([False] * EFFECTS)  # SI-5.3
        self.costs_vassals = vec[bool]([False] * EFFECTS)
        self.takes = vec[i64]([0] * EFFECTS)  # bits of things that some way to pay contains
        self.gives = vec[i64]([0] * EFFECTS)  # the same for what is received
        self.same = vec[bool]([False] * EFFECTS)  # gives one of a kind just received
        self.type = vec[i64]([-1] * TILES)
        self.size = vec[i64]([0] * TILES)  # number of spaces
        self.city: list[str] = []
        self.dragon_type = vec[i64]([-1] * DRAGONS)
        self.dragons: list[str] = []
        self.ability = vec[i64]([-1] * (DRAGONS * 3))  # per slot of a dragon tile: type * 3 + slot
        self.mode = vec[i64]()  # per ability
        self.on = vec[i64]()  # per ability: bits of things that trigger it
        self.once = vec[bool]()
        self.metric = vec[i64]([0] * TILES)
        self.depicted = vec[i64]([0] * TILES)  # bits of dragon types
        self.points = vec[vec[i64]]([vec[i64]() for _ in range(TILES)])  # per objective: by place
        self.min_players: list[int] = []  # per wild area
        self.of_type = vec[i64]([0] * len(TYPES))  # tiles as bits; bit 0 is tile LOWEST[type]
        self.vassals = vec[i64]()  # SI-1.5, spearmen and riders
        self.threshold = vec[i64]()  # per number of seats
        self.limits = vec[i64]()  # per mode
        self.hand_limit: i64 = 0
        self.monument_draw: i64 = 0
        self.end_objectives = vec[i64]()  # SI-15.1, per length
        self.end_chronicle = vec[i64]()
        self.start_goods = vec[i64]()
        self.start_vassals = vec[i64]()
        self.start_markers: i64 = 0
        self.quota = vec[i64]()  # per type of tile in the stacks
        self.divisor: i64 = 1  # SI-15.5: resources for a point
        self.steps = vec[vec[i64]]()  # SI-15.5: up to so many resources are worth so many points

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        bundles = [[list(row) for row in rows] for rows in (self.pays, self.gets)]
        points = [list(row) for row in self.points]
        flags = [list(row) for row in (self.riders, self.many, self.same)]
        effects = (*bundles, list(self.draws), list(self.fresh), list(self.special), *flags)
        abilities = (list(self.dragon_type), list(self.mode), list(self.on), list(self.once))
        dragons = (*abilities, list(self.metric), list(self.depicted), points)
        values = (effects, dragons, list(self.type), list(self.size), self.min_players, self.data["constants"])
        return components.fingerprint(values)


def load(text: str = DATA) -> Components:
    """The components of data.toml, or of another file's text. BadData has everything that is wrong with a file."""
    readers = [_seats, _constants, _ends, _board, _dragons]
    return components.read(PACKAGE, text, Components, readers, [_tiles, _sound, _types])


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
        points = components.number(row, "pp", 0, 99, "SI-15.5")
        parts.steps = append(parts.steps, vec[i64]([most, points]))


def _numbers(row: dict[str, Any], names: Sequence[str], least: int, most: int, rule: str) -> vec[i64]:
    return vec[i64]([components.number(row, name, least, most, rule) for name in names])


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


def _board(parts: Components) -> None:
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


def _dragons(parts: Components) -> None:
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


def _tiles(parts: Components) -> None:
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
    parts.points[tile] = vec[i64](components.numbers(row, "points", 0, 99, "SI-15.3"))


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
