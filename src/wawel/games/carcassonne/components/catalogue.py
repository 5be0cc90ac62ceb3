"""CA-1: the tiles as a board gets them, at rotation 0: rows of data.toml, which explains their keys."""

from typing import Any, Literal, NotRequired, TypedDict, cast

from wawel.games.carcassonne.components.ids import SETS
from wawel.games.carcassonne.components.load import Components


class CityInfo(TypedDict):
    e: str  # the edges that it joins
    shield: NotRequired[int]
    princess: NotRequired[bool]
    corner: NotRequired[Literal["NW", "NE", "SE", "SW"]]
    cathedral: NotRequired[bool]
    goods: NotRequired[Literal["wine", "grain", "cloth"]]


class WayInfo(TypedDict):
    """A road or a river."""

    e: str  # the edges that it joins; with one edge it ends on this tile
    inn: NotRequired[bool]
    tunnel: NotRequired[bool]


class FieldInfo(TypedDict):
    h: str  # half-edges 0 to 7, clockwise from the west half of the north edge; empty for an enclosed field
    c: NotRequired[list[int]]  # cities that it borders
    carcassonne: NotRequired[bool]


class TileInfo(TypedDict):
    id: str
    n: int
    edges: str  # letters in the order N E S W
    cities: NotRequired[list[CityInfo]]
    roads: NotRequired[list[WayInfo]]
    rivers: NotRequired[list[WayInfo]]
    fields: list[FieldInfo]
    cloister: NotRequired[bool]
    symbol: NotRequired[Literal["volcano", "dragon", "portal", "princess"]]
    role: NotRequired[Literal["spring", "lake"]]
    start: NotRequired[bool]
    bridge: NotRequired[bool]
    at: NotRequired[tuple[int, int]]
    interior: NotRequired[bool]
    note: NotRequired[str]


class SetInfo(TypedDict):
    total: int
    provenance: dict[str, str]


class RotationInfo(TypedDict):
    direction: Literal["clockwise"]
    half_edge_touch: list[int]


class Catalogue(TypedDict):
    tiles: list[TileInfo]  # of all sets
    sets: dict[str, SetInfo]
    rotation: RotationInfo
    followers: int


def components(parts: Components) -> Catalogue:
    sets = parts.data["sets"]
    return {
        "tiles": [_tile(tile) for tile in parts.printed],
        "sets": {name: {"total": sets[name]["total"], "provenance": sets[name]["provenance"]} for name in SETS},
        "rotation": parts.data["rotation"],
        "followers": sets["base"]["figures_per_player"]["follower"],
    }


def _tile(printed: dict[str, Any]) -> TileInfo:
    if "at" in printed:
        return cast(TileInfo, {**printed, "at": tuple(printed["at"])})
    return cast(TileInfo, printed)
