"""SI-1: tiles, spaces and abilities, read from data.toml into tables. Every effect is a row there; no tile has code."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData, Phrase
from wawel.games.simurgh.components.bundles import MARKER, THINGS, alternatives, count
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    AREAS,
    BONUS_EFFECT,
    CITY,
    COUNTS,
    DRAGONS,
    EFFECTS,
    EXPLORATION,
    FIRST_DRAGON,
    LENGTHS,
    LEVELS,
    LOWEST,
    METRICS,
    MODE_NAMES,
    MODES,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
    SPECIALS,
    TILES,
    TYPES,
)

DATA: Final = components.text_of("wawel.games.simurgh")


class Components:
    """The printed parts of one box, as tables by effect, tile and ability."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.pays = vec[vec[i64]]([vec[i64]([0]) for _ in range(EFFECTS)])  # per effect: bundles to choose from
        self.gets = vec[vec[i64]]([vec[i64]([0]) for _ in range(EFFECTS)])
        self.draws = vec[i64]([0] * EFFECTS)  # dragons to draw; one is kept
        self.fresh = vec[i64]([0] * EFFECTS)  # markers on the dragon that is kept
        self.special = vec[i64]([0] * EFFECTS)
        self.riders = vec[bool]([False] * EFFECTS)  # SI-5.2
        self.many = vec[bool]([False] * EFFECTS)  # SI-5.3
        self.costs_vassals = vec[bool]([False] * EFFECTS)
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
        self.points: list[list[int]] = [[] for _ in range(TILES)]
        self.min_players: list[int] = []  # per wild area
        self.of_type = vec[i64]([0] * len(TYPES))  # tiles as bits; bit 0 is tile LOWEST[type]
        constants = data["constants"]
        names = ("spearman", "rider")
        self.vassals = vec[i64]([int(constants["vassals_per_player"][name]) for name in names])
        self.threshold = vec[i64]([int(constants["wild_threshold"].get(str(seats), 0)) for seats in range(6)])
        self.limits = vec[i64]([int(constants["resource_limit"][f"{name}_mode"]) for name in MODE_NAMES])
        self.hand_limit: i64 = int(constants["hand_limit"])
        self.monument_draw: i64 = int(constants["monument_draw"])
        ends = [constants["end_game"][name] for name in LENGTHS]
        self.end_objectives = vec[i64]([int(end["objectives"]) for end in ends])  # SI-15.1
        self.end_chronicle = vec[i64]([int(end["chronicle"]) for end in ends])
        self.start_goods = vec[i64]([int(constants["start_resources"][name]) for name in constants["resources"]])
        self.start_vassals = vec[i64]([int(constants["start_vassals"][name]) for name in names])
        self.start_markers: i64 = int(constants["start_dragon_markers"])
        self.quota = vec[i64]([COUNTS[type] - int(constants["setup_discard"][TYPES[type]]) for type in range(4)])

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        bundles = [[list(row) for row in rows] for rows in (self.pays, self.gets)]
        flags = [list(row) for row in (self.riders, self.many, self.same)]
        effects = (*bundles, list(self.draws), list(self.fresh), list(self.special), *flags)
        abilities = (list(self.dragon_type), list(self.mode), list(self.on), list(self.once))
        dragons = (*abilities, list(self.metric), list(self.depicted), self.points)
        values = (effects, dragons, list(self.type), list(self.size), self.min_players, self.data["constants"])
        return components.fingerprint(values)


def load(text: str = DATA) -> Components:
    """The components of data.toml, or of another file's text. BadData names the property that a file breaks."""
    data = components.parse(text)
    try:
        parts = Components(data)
        _board(parts, data)
        _dragons(parts, data["dragon_type"])
        _tiles(parts, data["tile"])
    except (OverflowError, *components.SLIPS) as slip:
        raise components.broken(slip) from slip
    _sound(parts)
    for type in range(len(TYPES)):
        parts.of_type[type] = sum([1 << tile - LOWEST[type] for tile in _tiles_of(parts, type)])
    return parts


def _effect(parts: Components, effect: int, row: dict[str, Any], where: Phrase) -> None:
    parts.pays[effect] = vec[i64](alternatives(str(row.get("pay", "")), where))
    parts.costs_vassals[effect] = any(pay >> 32 for pay in parts.pays[effect])
    get = str(row.get("get", ""))
    parts.same[effect] = get == "1 same"
    parts.gets[effect] = vec[i64](alternatives("1 veg | 1 meat" if parts.same[effect] else get, where))
    if "dragons" in row:
        parts.draws[effect] = int(row["dragons"]["draw"])
        parts.fresh[effect] = int(row["dragons"]["markers"])
    special = str(row.get("special", ""))
    if special not in SPECIALS:
        raise BadData("simurgh.unknown-procedure", "SI-1.1", {"where": where, "special": special})
    parts.special[effect] = SPECIALS.index(special)
    kind = str(row.get("kind", "rider.one"))
    if kind not in ("any.many", "any.one", "rider.many", "rider.one"):
        raise BadData("simurgh.space-kind", "SI-5.2", {"where": where, "kind": kind})
    parts.riders[effect] = kind.startswith("rider")
    parts.many[effect] = kind.endswith("many")


def _named(row: dict[str, Any]) -> Phrase:
    return Phrase("simurgh.city-space", {"key": row["key"]})


def _board(parts: Components, data: dict[str, Any]) -> None:
    """SI-7, SI-8.1, SI-9.2, SI-10.1: what is printed on the board."""
    for row in data["city_space"]:
        parts.city.append(str(row["key"]))
        _effect(parts, int(row["id"]) - 1, row, _named(row))
    for row in data["wild_area"]:
        parts.min_players.append(int(row["min_players"]))
        _effect(
            parts,
            BONUS_EFFECT + int(row["id"]) - 1,
            {"get": row["bonus"]},
            Phrase("simurgh.wild-area", {"id": row["id"]}),
        )
    for row in data["scout_area"]:
        _effect(parts, SCOUT_EFFECT + int(row["id"]) - 1, row, Phrase("simurgh.market-area", {"id": row["id"]}))
    for row in data["objective_space"]:
        _effect(parts, PRICE_EFFECT + int(row["id"]) - 1, row, Phrase("simurgh.objective-space", {"id": row["id"]}))
    constants = data["constants"]
    _effect(parts, SCOUT_EFFECT + 4, {"pay": constants["facedown_tile_cost"]}, Phrase("simurgh.face-down"))
    _effect(parts, REMOVAL_EFFECT, {"pay": constants["remove_tile_cost"]}, Phrase("simurgh.removing"))
    rows = [len(data[name]) for name in ("city_space", "wild_area", "scout_area", "objective_space")]
    if rows != [CITY, AREAS, 4, 5]:
        raise BadData("simurgh.board-spaces", "SI-7.1")


def _dragons(parts: Components, rows: list[dict[str, Any]]) -> None:
    """SI-1.4: three abilities per dragon."""
    for row in rows:
        parts.dragons.append(str(row["key"]))
        if len(row["abilities"]) != 3:
            raise BadData("simurgh.three-abilities", "SI-1.4", {"key": row["key"]})
        for ability in row["abilities"]:
            effect = ABILITY_EFFECT + len(parts.mode)
            _effect(parts, effect, ability, _named(row))
            if ability["mode"] not in MODES:
                raise BadData("simurgh.ability-kind", "SI-12.4", {"key": row["key"], "mode": ability["mode"]})
            parts.mode = append(parts.mode, MODES.index(ability["mode"]))
            parts.once = append(parts.once, bool(ability.get("once", False)))
            names = [name.strip() for name in str(ability.get("on", "")).split("|") if name.strip()]
            if any(name not in THINGS for name in names):
                raise BadData("simurgh.ability-on", "SI-12.4", {"key": row["key"], "on": ability["on"]})
            parts.on = append(parts.on, sum([1 << THINGS.index(name) for name in names]))
    if len(parts.dragons) != 12:
        raise BadData("simurgh.dragon-types", "SI-1.4")


def _tiles(parts: Components, rows: list[dict[str, Any]]) -> None:
    """SI-1.1 to SI-1.3: 84 tiles with their spaces or levels."""
    for row in rows:
        tile = int(row["id"])
        where = Phrase("simurgh.tile-number", {"tile": tile})
        if not 1 <= tile < TILES or parts.type[tile] >= 0 or row["type"] not in TYPES:
            raise BadData("simurgh.tile-numbers", "SI-1.1", {"where": where})
        parts.type[tile] = TYPES.index(row["type"])
        if row["type"] == "dragon":
            type = parts.dragons.index(row["dragon"])
            parts.dragon_type[tile - FIRST_DRAGON] = type
            for place in range(3):
                parts.ability[(tile - FIRST_DRAGON) * 3 + place] = type * 3 + place
        elif row["type"] == "objective":
            parts.metric[tile] = METRICS.index(row["metric"])
            parts.depicted[tile] = sum([1 << parts.dragons.index(key) for key in row.get("depicted", [])])
            parts.points[tile] = [int(number) for number in row["points"]]
        else:
            spaces = _spaces(row)
            parts.size[tile] = len(spaces)
            for space in range(len(spaces)):
                _effect(parts, SPACE_EFFECT + tile * LEVELS + space, spaces[space], where)


def _spaces(row: dict[str, Any]) -> list[dict[str, Any]]:
    if row["type"] == "exploration":
        return [{"kind": "rider.one", "pay": row["move_cost"], **level} for level in row["levels"]]
    return list(row["spaces"])


def _sound(parts: Components) -> None:
    """What the rules stand on, whatever the numbers are."""
    for type in range(7):
        if len(_tiles_of(parts, type)) != COUNTS[type]:
            raise BadData("simurgh.tile-types", "SI-1.1", {"count": COUNTS[type], "type": TYPES[type]})
    for tile in range(1, FIRST_DRAGON):
        effect = SPACE_EFFECT + tile * LEVELS
        if parts.type[tile] == EXPLORATION and parts.size[tile] != LEVELS:
            raise BadData("simurgh.exploration-levels", "SI-1.3", {"tile": tile})
        if parts.type[tile] != EXPLORATION and (not 3 <= parts.size[tile] <= LEVELS or not parts.many[effect]):
            raise BadData("simurgh.action-tile-spaces", "SI-1.2", {"tile": tile})
    for effect in range(ABILITY_EFFECT, EFFECTS):
        if parts.draws[effect] or any(count(get, MARKER) for get in parts.gets[effect]):
            raise BadData("simurgh.endless-turn", "SI-20.4")
    market = parts.city.index("main_market")
    if list(parts.pays[market]) != [0] or parts.riders[market] or not parts.many[market]:
        raise BadData("simurgh.main-market", "SI-3.8")
    for effect in range(BONUS_EFFECT, EFFECTS):
        if any(vector >> 32 for vector in [*parts.pays[effect], *parts.gets[effect]]):
            raise BadData("simurgh.bonus-or-price", "SI-8.1")


def _tiles_of(parts: Components, type: int) -> list[int]:
    return [tile for tile in range(TILES) if parts.type[tile] == type]
