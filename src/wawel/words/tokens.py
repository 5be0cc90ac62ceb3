"""Tokens of rules texts: {strengths}, {rewards}, {city-spaces}. Each kind of table knows its own."""

from typing import Final

from wawel.words import castle, exchange, keepers, knights
from wawel.words.tables import Part

MAKERS: Final = (knights.part, keepers.part, exchange.part, castle.part)


def part(game_id: str, lang: str, token: str) -> Part:
    """What stands in place of a token; LookupError if nobody knows the token or the component it names."""
    for maker in MAKERS:
        try:
            return maker(game_id, lang, token)
        except LookupError:
            continue
    raise LookupError(token)
