"""RZ-1: the printed components as a board gets them: rows of the data file."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from wawel.core.components import Provenance, is_guessed
from wawel.games.knights_and_castles.components.load import Components

Material: TypeAlias = Literal["stone", "brick", "wood"]


class Strength(TypedDict):
    stone: int
    brick: int
    wood: int


class CardInfo(TypedDict):
    id: str
    name_pl: str
    name_en: str
    kind: Literal["army", "shepherd"]
    count: int
    strength: NotRequired[Strength]  # of an army
    provenance: Provenance
    note: NotRequired[str]


class TileInfo(TypedDict):
    id: str
    kind: Literal["castle", "recruitment"]
    material: NotRequired[Material]  # of a castle, like its size and points
    size: NotRequired[Literal["small", "large"]]
    points: NotRequired[int]
    symbol: NotRequired[str]  # of a drum
    provenance: Provenance


class Catalogue(TypedDict):
    cards: list[CardInfo]
    tiles: list[TileInfo]


def components(parts: Components) -> Catalogue:
    return {"cards": parts.data["card"], "tiles": parts.data["tile"]}


def reconstructed(parts: Components) -> list[str]:
    """What the data file marks as known from no source."""
    return ["strength"] if is_guessed(parts.data["card"], "strength") else []
