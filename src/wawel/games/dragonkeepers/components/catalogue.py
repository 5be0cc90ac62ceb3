"""DK-1: the printed components as JSON, everything a board needs to draw them, each with its provenance."""

from typing import Any, Final, TypedDict

from wawel.core.components import Provenance, is_guessed
from wawel.games.dragonkeepers.components.ids import COLOURS, NUMBERS, RIBBON, SIDES, Side
from wawel.games.dragonkeepers.components.load import Components

GROUPS: Final = [
    ("cards", "left_card"),
    ("cards", "right_card"),
    ("cards", "starting_card"),
    ("rewards", "reward"),
    ("pearls", "pearl"),
    ("crests", "crest"),
    ("chests", "chest"),
]


class CardInfo(TypedDict):
    id: str
    front: str
    back: str
    side: Side
    starting: bool
    count: int
    provenance: Provenance


class BackInfo(TypedDict):
    id: str
    side: Side
    number: int | None  # of a left one
    colour: str | None  # of a right one
    starting: bool


class RewardInfo(TypedDict):
    number: int
    items: list[str]  # from left to right
    provenance: Provenance


class FragmentInfo(TypedDict):
    value: int
    count: int
    provenance: Provenance


class PearlInfo(TypedDict):
    colour: str
    value: int
    count: int
    provenance: Provenance


class CrestInfo(TypedDict):
    value: int
    min_players: int
    provenance: Provenance


class EggInfo(TypedDict):
    count: int
    value_normal: int
    value_flipped: int
    provenance: Provenance


class CrystalInfo(TypedDict):
    count: int
    provenance: Provenance


class TableInfo(TypedDict):
    players: int
    fragments_removed: int
    fragments_in_play: int
    amulets_to_end: int
    starting_cards: list[int]
    provenance: Provenance


class ChestInfo(TypedDict):
    id: str
    cost_crystals: int
    phase: str
    effect: str
    provenance: Provenance


class Catalogue(TypedDict):
    colours: list[str]
    cards: list[CardInfo]
    backs: list[BackInfo]
    rewards: list[RewardInfo]
    fragments: list[FragmentInfo]
    ring: int  # fragments in an amulet
    pearls: list[PearlInfo]
    crests: list[CrestInfo]
    egg: EggInfo
    crystal: CrystalInfo
    tables: list[TableInfo]
    chests: list[ChestInfo]


def components(parts: Components) -> Catalogue:
    data = parts.data
    return {
        "colours": parts.colours,
        "cards": [_card(parts, kind, row) for kind, row in enumerate(_rows(parts))],
        "backs": [_back(parts, back) for back in range(len(parts.backs))],
        "rewards": data["reward"],
        "fragments": data["fragment"],
        "ring": parts.ring,
        "pearls": data["pearl"],
        "crests": data["crest"],
        "egg": data["egg"],
        "crystal": data["crystal"],
        "tables": data["player_count"],
        "chests": data["chest"],
    }


def _rows(parts: Components) -> list[dict[str, Any]]:
    """The rows of the data file in the order of kinds."""
    data = parts.data
    starting = [row for row in data["starting_card"] for _ in range(row["count"])]
    rows: list[dict[str, Any]] = data["left_card"] + data["right_card"] + starting + data["black_card"]
    return rows


def _card(parts: Components, kind: int, row: dict[str, Any]) -> CardInfo:
    return {
        "id": parts.cards[kind],
        "front": parts.fronts[parts.front[kind]],
        "back": parts.backs[parts.back[kind]],
        "side": SIDES[parts.side[kind]],
        "starting": kind in parts.starting,
        "count": parts.copies[kind],
        "provenance": row["provenance"],
    }


def _back(parts: Components, back: int) -> BackInfo:
    plain = back % RIBBON
    return {
        "id": parts.backs[back],
        "side": SIDES[plain >= NUMBERS],
        "number": plain + 1 if plain < NUMBERS else None,
        "colour": parts.colours[plain - NUMBERS] if 0 <= plain - NUMBERS < COLOURS else None,
        "starting": back >= RIBBON,
    }


def reconstructed(parts: Components) -> list[str]:
    """Keys of component values that are known from no source, until the data file is corrected."""
    found: list[str] = []
    for name, group in GROUPS:
        if name not in found and is_guessed(parts.data[group]):
            found.append(name)
    return found
