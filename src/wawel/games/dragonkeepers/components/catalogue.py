"""DK-1: the printed components as JSON, everything a board needs to draw them, each with its provenance."""

from collections.abc import Mapping
from typing import Any, Final

from wawel.core.components import is_guessed
from wawel.games.dragonkeepers.components.ids import COLOURS, NUMBERS, RIBBON, SIDES
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


def components(parts: Components) -> Mapping[str, object]:
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
    rows: list[dict[str, Any]] = data["left_card"] + data["right_card"] + data["starting_card"] + data["black_card"]
    return rows


def _card(parts: Components, kind: int, row: dict[str, Any]) -> dict[str, object]:
    return {
        "id": parts.cards[kind],
        "front": parts.fronts[parts.front[kind]],
        "back": parts.backs[parts.back[kind]],
        "side": SIDES[parts.side[kind]],
        "starting": kind in parts.starting,
        "count": parts.copies[kind],
        "provenance": row["provenance"],
    }


def _back(parts: Components, back: int) -> dict[str, object]:
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
