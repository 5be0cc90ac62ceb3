"""Numbers, words and names in a line of a position."""

from collections.abc import Sequence

from wawel.core.errors import BadPosition
from wawel.core.fields import fields_of
from wawel.core.numerals import whole
from wawel.games.simurgh.position.write import NONE


class Fields:
    """The lines of a text, taken out one by one."""

    def __init__(self, text: str) -> None:
        self.rows = fields_of(text)

    def take(self, name: str, default: str) -> str:
        return self.rows.pop(name, default)

    def words(self, name: str) -> list[str]:
        text = self.rows.pop(name, "")
        return [] if text == NONE else text.split()

    def number(self, name: str, default: int, least: int, most: int, rule: str) -> int:
        text = self.rows.pop(name, str(default))
        if not (text == "-1" and least < 0) and not least <= whole(text) <= most:
            raise BadPosition(
                "simurgh.line-number",
                rule,
                {"name": name, "least": least, "most": most, "text": text},
            )
        return int(text)

    def choice(self, name: str, default: str, known: Sequence[str], rule: str) -> int:
        text = self.rows.pop(name, default)
        if text not in known:
            raise BadPosition(
                "simurgh.line-choice",
                rule,
                {"name": name, "known": ", ".join(known), "text": text},
            )
        return known.index(text)


def ints(text: str, name: str, digits: int = 18) -> list[int]:
    words = text.split()
    if not all(word.isascii() and word.removeprefix("-").isdecimal() and len(word) < digits for word in words):
        raise BadPosition("takes-numbers", values={"name": name, "text": text})
    return [int(word) for word in words]
