"""The words of a position's lines: numbers, ids, flags, cards. BadPosition names the line that is wrong."""

from collections.abc import Sequence
from typing import Final

from wawel.core.errors import BadPosition
from wawel.core.numerals import NONE, whole

NO_CARDS: Final = "-"


def number(text: str, name: str, most: int = 9999) -> int:
    """A whole number in its only spelling."""
    found = whole(text, most)
    if found == NONE:
        raise BadPosition("dragon-castle.line-number", values={"name": name, "most": most, "text": text})
    return found


def word(text: str, words: Sequence[str], name: str) -> int:
    """The index of an id among the known ones."""
    if not text or text not in words:
        raise BadPosition(
            "dragon-castle.line-choice",
            values={"name": name, "known": ", ".join([known for known in words if known]), "text": text},
        )
    return words.index(text)


def flag(text: str, name: str) -> bool:
    if text not in ("yes", "no"):
        raise BadPosition("dragon-castle.line-flag", values={"name": name, "text": text})
    return text == "yes"


def cards(text: str, names: list[str], name: str) -> int:
    """Cards as bits."""
    found = 0
    for card in [] if text == NO_CARDS else once(text.split("+"), name):
        found |= 1 << word(card, names, name)
    return found


def once(words: list[str], name: str) -> list[str]:
    """The words of a line, none of them repeated."""
    for place in range(len(words)):
        if words[place] in words[:place]:
            raise BadPosition("dragon-castle.line-twice", values={"name": name, "word": words[place]})
    return words
