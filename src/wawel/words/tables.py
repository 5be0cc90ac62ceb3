"""Parts of a rules text that come from the game's data file, so that a corrected value needs one edit only.

{strengths}                a table of all cards with their strengths
{tile-points}              a table of all tiles that are worth points
{strength:dragon.brick}    one strength, inside a sentence

Tokens of Dragonkeepers stand in keepers.py.

A value whose provenance is "reconstructed" carries an asterisk, a table of such values a footnote.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from wawel.words.bundles import package
from wawel.words.sentences import word

RECONSTRUCTED: Final = "reconstructed"
ASTERISK: Final = "\\*"


@dataclass(frozen=True, slots=True)
class Part:
    """Markdown made of data, and whether something in it is reconstructed."""

    markdown: str
    reconstructed: bool


def part(game_id: str, lang: str, token: str) -> Part:
    """What stands in place of a token; LookupError if the token or the component it names is unknown."""
    name, _, which = token.partition(":")
    if name == "strength" and which:
        return _strength(game_id, *which.split(".", 1))
    if token == "strengths":
        return _strengths(game_id, lang)
    if token == "tile-points":
        return _tile_points(game_id, lang)
    from wawel.words import keepers  # it builds on this file

    return keepers.part(game_id, lang, token)


@cache
def data(game_id: str) -> dict[str, Any]:
    """The data file of a game."""
    return tomllib.loads((package(game_id) / "data.toml").read_text(encoding="utf-8"))


def _armies(game_id: str) -> list[dict[str, Any]]:
    return [card for card in data(game_id).get("card", []) if "strength" in card]


def _strength(game_id: str, card_id: str, material: str = "") -> Part:
    for card in _armies(game_id):
        if card["id"] == card_id and material in card["strength"]:
            guessed = is_reconstructed(card, "strength")
            return Part(f"{card['strength'][material]}{ASTERISK if guessed else ''}", guessed)
    raise LookupError(f"strength of {card_id} against {material}")


def _strengths(game_id: str, lang: str) -> Part:
    armies = _armies(game_id)
    if not armies:
        raise LookupError("strengths")
    materials = list(armies[0]["strength"])
    heads = [word(None, lang, "heading-card"), *(word(game_id, lang, f"material-{name}") for name in materials)]
    rows: list[list[str]] = []
    for card in armies:
        strengths = [_strength(game_id, card["id"], name).markdown for name in materials]
        rows.append([word(game_id, lang, f"card-{card['id']}"), *strengths])
    table = grid(heads, rows)
    if not any(is_reconstructed(card, "strength") for card in armies):
        return Part(table, False)
    footnote = word(game_id, lang, "reconstructed-strength")
    return Part(f"{table}\n\n{ASTERISK}\N{NO-BREAK SPACE}{footnote}", True)


def _tile_points(game_id: str, lang: str) -> Part:
    tiles = [tile for tile in data(game_id).get("tile", []) if "points" in tile]
    if not tiles:
        raise LookupError("tile-points")
    heads = [word(None, lang, "heading-tile"), word(None, lang, "heading-points")]
    rows = [
        [word(game_id, lang, f"tile-{tile['id']}"), f"{tile['points']}{ASTERISK if is_reconstructed(tile) else ''}"]
        for tile in tiles
    ]
    return Part(grid(heads, rows), any(is_reconstructed(tile) for tile in tiles))


def is_reconstructed(component: dict[str, Any], value: str = "") -> bool:
    """Whether a component, or one value of it, is known from no source."""
    provenance = component.get("provenance", "")
    return bool((provenance.get(value) if isinstance(provenance, dict) else provenance) == RECONSTRUCTED)


def grid(heads: list[str], rows: list[list[str]]) -> str:
    """A Markdown table; headings and first cells start with a capital."""
    lines = [[_capital(head) for head in heads], ["---"] * len(heads)]
    lines += [[_capital(cells[0]), *cells[1:]] for cells in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
