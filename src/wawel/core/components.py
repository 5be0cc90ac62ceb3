"""What the component files of all games have in common: how they are read, and what identifies their values.

A file `data.toml` lies in the package of its game. Each row carries its `provenance`: one word, or a table with a word
for each value. "reconstructed" marks a value that is known from no source.
"""

import hashlib
import tomllib
from importlib import resources
from typing import Any, Final, TypeAlias

from wawel.core.errors import BadData

RECONSTRUCTED: Final = "reconstructed"
Provenance: TypeAlias = str | dict[str, str]
SLIPS: Final = (KeyError, IndexError, TypeError, AttributeError, ValueError)  # what reading a broken file raises


def text_of(package: str) -> str:
    """The component file of a game's package, such as "wawel.games.simurgh"."""
    return resources.files(package).joinpath("data.toml").read_text("utf-8")


def parse(text: str) -> dict[str, Any]:
    """The file as tables; BadData when it is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData("data-not-toml", values={"error": error}) from error


def broken(slip: Exception) -> BadData:
    """What to say of a file whose reading ended in one of SLIPS. A BadData has said it already."""
    if isinstance(slip, BadData):
        return slip
    if isinstance(slip, KeyError):
        return BadData("data-lacks", values={"slip": slip})
    return BadData("data-impossible", values={"slip": slip})


def titles(data: dict[str, Any]) -> dict[str, str]:
    """What the game is called, by language."""
    return {"pl": str(data["game"]["title_pl"]), "en": str(data["game"]["title_en"])}


def seats(data: dict[str, Any]) -> tuple[int, int]:
    """For how many the game is: fewest and most."""
    return int(data["game"]["min_players"]), int(data["game"]["max_players"])


def rules_version(data: dict[str, Any]) -> int:
    """Raised when the same decisions would go another way."""
    return int(data["rules_version"])


def fingerprint(values: object) -> str:
    """Of the values that decide play, as plain lists, tables, texts and numbers: a record is replayed with the same."""
    return hashlib.sha256(repr(values).encode()).hexdigest()[:12]


def is_guessed(rows: list[dict[str, Any]], value: str = "") -> bool:
    """Whether some row marks this value as reconstructed; without a name, any value."""
    for row in rows:
        marks = row.get("provenance", "")
        if isinstance(marks, dict):
            marks = marks.get(value, "") if value else " ".join(marks.values())
        if RECONSTRUCTED in str(marks):
            return True
    return False
