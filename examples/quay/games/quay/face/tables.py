"""Parts of the rules text of Quay that come from its data file.

{docks}          a table of all docks
{crates:each}    a number of the section [crates], inside a sentence
"""

from typing import Final

from wawel.words import tables
from wawel.words.sentences import word
from wawel.words.tables import Part, UnknownToken, grid

GAME: Final = "quay"


def part(lang: str, token: str) -> Part:
    """What replaces a token; UnknownToken if there is no such token."""
    name, _, which = token.partition(":")
    if name == "crates" and which in tables.data(GAME)["crates"]:
        return Part(str(tables.data(GAME)["crates"][which]), False)
    if token == "docks":
        return _docks(lang)
    raise UnknownToken(token)


def _docks(lang: str) -> Part:
    heads = [word(GAME, lang, f"heading-{name}") for name in ("dock", "berths", "limit")]
    rows = [
        [word(GAME, lang, f"dock-{dock['id']}"), str(dock["berths"]), str(dock["limit"])]
        for dock in tables.data(GAME)["dock"]
    ]
    return Part(grid(heads, rows), False)
