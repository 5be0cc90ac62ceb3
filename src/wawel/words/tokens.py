"""Tokens of rules texts: {strengths}, {rewards}, {city-spaces}. The face of each game knows its own."""

from wawel.words import faces
from wawel.words.tables import Part, UnknownToken


def part(game_id: str, lang: str, token: str) -> Part:
    """What replaces a token. Raises UnknownToken if the game does not know it."""
    tables = faces.find(game_id, "tables")
    if tables is None:
        raise UnknownToken(token)
    found = tables.part(lang, token)
    assert isinstance(found, Part)
    return found
