"""What the component files of all games share: how they are read, and the fingerprint of their values.

Each game has a file `data.toml` in its package. Each row has its `provenance`: one word, or a table with a word for
each value. "reconstructed" marks a value without a known source.
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
    """The file as tables. Raises BadData if it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData("data-not-toml", values={"error": error}) from error


def broken(slip: Exception) -> BadData:
    """The error for a file whose reading raised one of SLIPS. A BadData is returned as it is."""
    if isinstance(slip, BadData):
        return slip
    if isinstance(slip, KeyError):
        return BadData("data-lacks", values={"slip": slip})
    return BadData("data-impossible", values={"slip": slip})


def titles(data: dict[str, Any]) -> dict[str, str]:
    """The title of the game in each language."""
    return {"pl": str(data["game"]["title_pl"]), "en": str(data["game"]["title_en"])}


def seats(data: dict[str, Any]) -> tuple[int, int]:
    """The fewest and the most seats."""
    return int(data["game"]["min_players"]), int(data["game"]["max_players"])


def rules_version(data: dict[str, Any]) -> int:
    """The version of the rules. It is raised when the same decisions would lead to another result."""
    return int(data["rules_version"])


def fingerprint(values: object) -> str:
    """A hash of the values that affect play (plain lists, tables, texts, numbers). A record needs the same values."""
    return hashlib.sha256(repr(values).encode()).hexdigest()[:12]


def is_guessed(rows: list[dict[str, Any]], value: str = "") -> bool:
    """Whether any row marks this value as reconstructed; without a name, any value counts."""
    for row in rows:
        marks = row.get("provenance", "")
        if isinstance(marks, dict):
            marks = marks.get(value, "") if value else " ".join(marks.values())
        if RECONSTRUCTED in str(marks):
            return True
    return False
