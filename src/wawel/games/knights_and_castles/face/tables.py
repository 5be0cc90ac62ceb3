"""Parts of the rules text of Knights and Castles that come from its data file.

{strengths}                a table of all cards with their strengths
{tile-points}              a table of all tiles that are worth points
{strength:dragon.brick}    one strength, inside a sentence
"""

from typing import Any, Final

from wawel.words import tables
from wawel.words.sentences import word
from wawel.words.tables import ASTERISK, Part, UnknownToken, grid, is_reconstructed

GAME: Final = "knights-and-castles"


def part(lang: str, token: str) -> Part:
    """What replaces a token; UnknownToken if there is no such token."""
    name, _, which = token.partition(":")
    if name == "strength" and which:
        return _strength(*which.split(".", 1))
    if token == "strengths":
        return _strengths(lang)
    if token == "tile-points":
        return _tile_points(lang)
    raise UnknownToken(token)


def _armies() -> list[dict[str, Any]]:
    return [card for card in tables.data(GAME)["card"] if "strength" in card]


def _strength(card_id: str, material: str = "") -> Part:
    for card in _armies():
        if card["id"] == card_id and material in card["strength"]:
            guessed = is_reconstructed(card, "strength")
            return Part(f"{card['strength'][material]}{ASTERISK if guessed else ''}", guessed)
    raise UnknownToken(f"strength of {card_id} against {material}")


def _strengths(lang: str) -> Part:
    armies = _armies()
    materials = list(armies[0]["strength"])
    heads = [word(None, lang, "heading-card"), *(word(GAME, lang, f"material-{name}") for name in materials)]
    rows: list[list[str]] = []
    for card in armies:
        strengths = [_strength(card["id"], name).markdown for name in materials]
        rows.append([word(GAME, lang, f"card-{card['id']}"), *strengths])
    table = grid(heads, rows)
    if not any(is_reconstructed(card, "strength") for card in armies):
        return Part(table, False)
    footnote = word(GAME, lang, "reconstructed-strength")
    return Part(f"{table}\n\n{ASTERISK}\N{NO-BREAK SPACE}{footnote}", True)


def _tile_points(lang: str) -> Part:
    tiles = [tile for tile in tables.data(GAME)["tile"] if "points" in tile]
    heads = [word(None, lang, "heading-tile"), word(None, lang, "heading-points")]
    rows = [
        [word(GAME, lang, f"tile-{tile['id']}"), f"{tile['points']}{ASTERISK if is_reconstructed(tile) else ''}"]
        for tile in tiles
    ]
    return Part(grid(heads, rows), any(is_reconstructed(tile) for tile in tiles))
