"""Tables in a rules text that come from the game's data file, so that a corrected value needs only one edit.

A value whose provenance is "reconstructed" gets an asterisk, and a table with such values gets a footnote.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from wawel.words.bundles import package

RECONSTRUCTED: Final = "reconstructed"
ASTERISK: Final = "\\*"


class UnknownToken(Exception):
    """A rules text has a token that its game does not know."""


@dataclass(frozen=True, slots=True)
class Part:
    """Markdown made from data, and whether anything in it is reconstructed."""

    markdown: str
    reconstructed: bool


@cache
def data(game_id: str) -> dict[str, Any]:
    """The data file of a game."""
    return tomllib.loads((package(game_id) / "data.toml").read_text(encoding="utf-8"))


def is_reconstructed(component: dict[str, Any], value: str = "") -> bool:
    """Whether a component, or one value of it, has no known source."""
    provenance = component.get("provenance", "")
    return bool((provenance.get(value) if isinstance(provenance, dict) else provenance) == RECONSTRUCTED)


def grid(heads: list[str], rows: list[list[str]]) -> str:
    """A Markdown table; headings and first cells start with a capital."""
    lines = [[_capital(head) for head in heads], ["---"] * len(heads)]
    lines += [[_capital(cells[0]), *cells[1:]] for cells in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
