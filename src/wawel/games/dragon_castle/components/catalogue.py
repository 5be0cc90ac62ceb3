"""DC-1: the printed components as a board gets them: rows of the data file."""

from typing import NotRequired, TypedDict

from wawel.core.components import Provenance, is_guessed
from wawel.games.dragon_castle.components.ids import NAMES
from wawel.games.dragon_castle.components.load import Components


class TypeInfo(TypedDict):
    id: str
    name_pl: str
    name_en: str
    faction: bool
    symbols: int
    copies: int
    colour: str
    shrines: int
    provenance: Provenance


class CardInfo(TypedDict):
    """A spirit or a dragon."""

    id: str
    name_pl: str
    name_en: str
    rule: str
    beginner: bool
    provenance: Provenance


class LayoutInfo(TypedDict):
    id: str
    name_pl: str
    name_en: str
    name_en_provenance: NotRequired[Provenance]
    standard: NotRequired[bool]
    best_for: list[int]
    best_for_provenance: Provenance
    provenance: Provenance
    grid: list[str]


class LimitsInfo(TypedDict):
    total_tiles: int
    max_columns: int
    max_rows: int
    max_height: int
    long_row: int
    provenance: Provenance


class RealmInfo(TypedDict):
    columns: int
    rows: int
    others: list[str]
    provenance: Provenance


class SupplyInfo(TypedDict):
    shrines: int
    shrines_per_seat: int
    tokens: int
    token_points: int
    discard_points: int
    provenance: Provenance


class ShrineInfo(TypedDict):
    points: list[int]
    provenance: Provenance


class SetsInfo(TypedDict):
    smallest: int
    points: list[int]
    dragon_bonus: int
    provenance: Provenance


class Catalogue(TypedDict):
    type: list[TypeInfo]
    spirit: list[CardInfo]
    dragon: list[CardInfo]
    layout: list[LayoutInfo]
    layouts: LimitsInfo
    ground_range: dict[str, tuple[int, int]]  # by number of seats, each of them
    realm: RealmInfo
    supply: SupplyInfo
    shrine: ShrineInfo
    sets: SetsInfo
    tiles: list[str]


def components(parts: Components) -> Catalogue:
    data = parts.data
    return {
        "type": data["type"],
        "spirit": data["spirit"],
        "dragon": data["dragon"],
        "layout": data["layout"],
        "layouts": data["layouts"],
        "ground_range": {seats: (least, most) for seats, (least, most) in data["ground_range"].items()},
        "realm": data["realm"],
        "supply": data["supply"],
        "shrine": data["shrine"],
        "sets": data["sets"],
        "tiles": NAMES[1:],
    }


def reconstructed(parts: Components) -> list[str]:
    """What the data file marks as known from no source."""
    data = parts.data
    found: list[str] = []
    if is_guessed([data["realm"]]):
        found.append("realm")
    if is_guessed(data["layout"]):
        found.append("layouts")
    if is_guessed(data["spirit"] + data["dragon"], "beginner"):
        found.append("beginner")
    if is_guessed(data["type"], "pictures"):
        found.append("pictures")
    return found
