"""Options of a game. Every value has one canonical text, the same in records, on the command line and in JSON."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from wawel.core.errors import BadOption, Phrase
from wawel.core.numerals import NONE, whole

FLAG: Final = "flag"  # "yes" or "no"
CHOICE: Final = "choice"  # one of the choices
NUMBER: Final = "number"  # a whole number
NUMBERS: Final = "numbers"  # one whole number per seat, "9,7,12", or "" for none
TEXT: Final = "text"  # checked by the game itself


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One setting: its name, kind, default and, for a choice, the choices.

    A game that accepts only some texts or numbers subclasses it and refuses the others in `canonical`.
    """

    def __init__(self, name: str, kind: str, default: str, choices: list[str], rule: str) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.rule = rule

    def canonical(self, value: object, seats: int) -> str:
        """The canonical text of a value given as text or as a Python value. Raises BadOption if there is none."""
        if self.kind == FLAG:
            return self._flag(value)
        if self.kind == NUMBERS:
            return self._numbers(value, seats)
        text = str(value).strip()
        if self.kind == NUMBER and whole(text.removeprefix("-")) == NONE:
            raise BadOption(
                "option-number",
                self.rule,
                {"name": self.name, "text": text},
                self.name,
            )
        if self.kind == CHOICE and text not in self.choices:
            raise BadOption(
                "option-choice",
                self.rule,
                {"name": self.name, "known": ", ".join(self.choices), "text": text},
                self.name,
            )
        return text

    def _flag(self, value: object) -> str:
        text = str(value).strip().lower()
        if text in ("yes", "true", "1", "on"):
            return "yes"
        if text in ("no", "false", "0", "off", ""):
            return "no"
        raise BadOption("option-flag", self.rule, {"name": self.name, "text": text}, self.name)

    def _numbers(self, value: object, seats: int) -> str:
        if isinstance(value, (list, tuple)):
            parts = [str(part).strip() for part in value]
        else:
            text = str(value).strip()
            parts = [part.strip() for part in text.split(",")] if text else []
        if parts and len(parts) != seats:
            raise BadOption(
                "option-per-seat",
                self.rule,
                {"name": self.name, "seats": seats, "count": len(parts)},
                self.name,
            )
        for part in parts:
            if part and whole(part, 999) == NONE:
                raise BadOption(
                    "option-one-number",
                    self.rule,
                    {"name": self.name, "part": part},
                    self.name,
                )
        return ",".join(parts)


class Finding:
    """A remark about a value: an error that forbids it, or a warning. `args` as in a note."""

    def __init__(self, key: str, rule: str, args: list[int], phrase: Phrase, error: bool) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.phrase = phrase
        self.error = error


def of_position(
    options: list[Option], given: Mapping[str, object], wanted: Mapping[str, str], found: dict[str, str]
) -> dict[str, str]:
    """The options that a position shows. Raises BadOption if somebody asked for something else."""
    for option in options:
        name = option.name
        if name in given and found[name] != wanted[name]:
            raise BadOption(
                "position-option",
                option.rule,
                {"name": name, "found": found[name], "wanted": wanted[name]},
                name,
            )
    return found


def canonical(options: list[Option], given: Mapping[str, object], seats: int) -> dict[str, str]:
    """All options of a game with their canonical values; unknown names are refused."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            if not known:
                raise BadOption("no-options", values={"name": name}, option=name)
            raise BadOption(
                "unknown-option",
                values={"name": name, "known": ", ".join(known)},
                option=name,
            )
    return {option.name: option.canonical(given.get(option.name, option.default), seats) for option in options}
