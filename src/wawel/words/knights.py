"""Parts of the rules text of Knights and Castles that come from its data file.

{strengths}                a table of all cards with their strengths
{tile-points}              a table of all tiles that are worth points
{strength:dragon.brick}    one strength, inside a sentence
"""

from typing import Any

from wawel.words import tables
from wawel.words.sentences import word
from wawel.words.tables import ASTERISK, Part, grid, is_reconstructed


def part(game_id: str, lang: str, token: str) -> Part:
    """What stands in place of a token; LookupError if the token or the component it names is unknown."""
    name, _, which = token.partition(":")
    if name == "strength" and which:
        return _strength(game_id, *which.split(".", 1))
    if token == "strengths":
        return _strengths(game_id, lang)
    if token == "tile-points":
        return _tile_points(game_id, lang)
    raise LookupError(token)


def _armies(game_id: str) -> list[dict[str, Any]]:
    return [card for card in tables.data(game_id).get("card", []) if "strength" in card]


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
    tiles = [tile for tile in tables.data(game_id).get("tile", []) if "points" in tile]
    if not tiles:
        raise LookupError("tile-points")
    heads = [word(None, lang, "heading-tile"), word(None, lang, "heading-points")]
    rows = [
        [word(game_id, lang, f"tile-{tile['id']}"), f"{tile['points']}{ASTERISK if is_reconstructed(tile) else ''}"]
        for tile in tiles
    ]
    return Part(grid(heads, rows), any(is_reconstructed(tile) for tile in tiles))
