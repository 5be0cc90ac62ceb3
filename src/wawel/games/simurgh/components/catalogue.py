"""SI-1: everything printed as a board gets it: rows of data.toml, which explains their keys."""

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from wawel.core.components import is_guessed
from wawel.games.simurgh.components.bundles import Resource
from wawel.games.simurgh.components.ids import Length, Metric, Mode, Special
from wawel.games.simurgh.components.load import Components

GUESSES: Final = ["dragon_type", "objective", "objective_space", "scout_area", "wild_area"]
Kind: TypeAlias = Literal["any.many", "any.one", "rider.many", "rider.one"]


class Sourced(TypedDict):
    """A row that may hold values from elsewhere than the rulebook."""

    provenance: NotRequired[str]
    reconstructed_fields: NotRequired[list[str]]


class DrawInfo(TypedDict):
    draw: int
    keep: int
    markers: int


class Effect(TypedDict):
    """Bundles as the data file writes them."""

    pay: NotRequired[str]
    get: NotRequired[str]
    dragons: NotRequired[DrawInfo]
    special: NotRequired[Special]


class Space(Effect):
    kind: Kind


class CitySpace(Space):
    id: int
    key: str
    name_en: str
    name_pl: str


class Ability(Effect):
    mode: Mode
    on: NotRequired[str]
    once: NotRequired[bool]


class DragonType(Sourced):
    key: str
    tiles: list[int]
    name_en: str
    name_pl: str
    colour: str
    abilities: list[Ability]


class SpacesTile(TypedDict):
    id: int
    type: Literal["production", "research", "transformation", "power"]
    spaces: list[Space]


class ExplorationTile(TypedDict):
    id: int
    type: Literal["exploration"]
    move_cost: str
    levels: list[Effect]


class DragonTile(TypedDict):
    id: int
    type: Literal["dragon"]
    dragon: str


class ObjectiveTile(Sourced):
    id: int
    type: Literal["objective"]
    metric: Metric
    depicted: NotRequired[list[str]]
    points: list[int]  # for the first, second and third place; some tiles have no third


class Price(Sourced):
    """What a market area or a space for objectives asks and gives."""

    id: int
    pay: str
    get: str


class WildArea(Sourced):
    id: int
    min_players: int
    bonus: str


class Goods(TypedDict):
    veg: int
    meat: int
    wood: int
    stone: int
    wisdom: int
    weapon: int


class Vassals(TypedDict):
    spearman: int
    rider: int


class Limits(TypedDict):
    spearman_mode: int
    dragonlord_mode: int


class EndInfo(TypedDict):
    objectives: int
    chronicle: int


class ResourceStep(TypedDict):
    max: int
    pp: int


class ResourcePoints(TypedDict):
    spearman_mode_divisor: int
    dragonlord_mode: list[ResourceStep]


class MarkersInfo(TypedDict):
    count: int
    provenance: str


class Constants(TypedDict):
    resources: list[Resource]
    token_counts: Goods
    token_total_printed: int
    vassals_per_player: Vassals
    start_vassals: Vassals
    start_resources: Goods
    start_pp: int
    start_dragon_markers: int
    hand_limit: int
    resource_limit: Limits
    setup_discard: dict[str, int]  # by type of tile, like what is dealt
    deal_spearman_mode: dict[str, int]
    draft_dragonlord_mode: dict[str, int]
    wild_threshold: dict[str, int]  # by number of seats
    remove_tile_cost: str
    facedown_tile_cost: str
    monument_draw: int
    end_game: dict[Length, EndInfo]
    final_resource_points: ResourcePoints
    ability_markers: MarkersInfo


class Catalogue(TypedDict):
    city_space: list[CitySpace]
    scout_area: list[Price]
    wild_area: list[WildArea]
    objective_space: list[Price]
    dragon_type: list[DragonType]
    tile: list[SpacesTile | ExplorationTile | DragonTile | ObjectiveTile]
    constants: Constants


def components(parts: Components) -> Catalogue:
    data = parts.data
    return {
        "city_space": data["city_space"],
        "scout_area": data["scout_area"],
        "wild_area": data["wild_area"],
        "objective_space": data["objective_space"],
        "dragon_type": data["dragon_type"],
        "tile": data["tile"],
        "constants": data["constants"],
    }


def reconstructed(parts: Components) -> list[str]:
    """Kinds of components that hold values known from no source."""
    rows = dict(parts.data)
    rows["objective"] = [row for row in parts.data["tile"] if row["type"] == "objective"]
    return [kind for kind in GUESSES if is_guessed(rows[kind])]
