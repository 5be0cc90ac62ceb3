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
SEAT: Final = "seat"  # "random", or the number of a seat, counted from 0
TEXT: Final = "text"  # checked by the game itself; the choices are the words it may consist of
SETS: Final = "sets"  # any of the choices, joined by + in their order, or "none"

NOTHING: Final = "none"  # the value of SETS without any
RANDOM: Final = "random"  # the value of SEAT if chance decides


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One setting: its name, kind, default and, where there are some, the choices.

    A game that accepts only some values subclasses it and refuses the others in `canonical`. `of` is the set without
    which the option changes nothing.
    """

    def __init__(self, name: str, kind: str, default: str, choices: list[str], rule: str, of: str = "") -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.rule = rule
        self.of = of

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

    def default_for(self, seats: int) -> str:
        """The value at a table of this size if none is given; canonical."""
        return self.default

    def values(self, seats: int) -> list[str]:
        """Canonical values to try at a table of this size, the default first: all of a flag, a choice or sets."""
        found = [self.default_for(seats)]
        if self.kind == NUMBERS:
            found.append(",".join([str(9 - seat) for seat in range(seats)]))
        if self.kind == SEAT:
            found.append(str(seats - 1))
        for value in ["yes", "no"] if self.kind == FLAG else self.choices:
            if value not in found:
                found.append(value)
        return found

    def former(self, name: str, value: object) -> str | None:
        """This option's value for one given under a name from before, such as in an old record. None: no such name."""
        return None

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


class Seat(Option):
    """A seat of the table, or chance decides: "random", as long as nobody asks for anything else."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, SEAT, RANDOM, [], rule)

    def canonical(self, value: object, seats: int) -> str:
        text = str(value).strip()
        if text == RANDOM or whole(text, seats - 1) != NONE:
            return text
        raise BadOption("option-seat", self.rule, {"name": self.name, "last": seats - 1, "text": text}, self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sets(Option):
    """Any of the choices: "pd+ic" whatever the order they are given in, or "none".

    `apart` are pairs of which only one can be chosen. `needed` are sets that a table of so many seats must have.
    """

    def __init__(self, name: str, default: str, choices: list[str], rule: str) -> None:
        super().__init__(name, SETS, default, choices, rule)
        self.apart: list[tuple[str, str]] = []
        self.needed: dict[str, int] = {}

    def canonical(self, value: object, seats: int) -> str:
        parts = [str(part) for part in value] if isinstance(value, (list, tuple)) else str(value).split("+")
        named = [part.strip() for part in parts if part.strip()]
        for name in named if named != [NOTHING] else []:
            if name not in self.choices:
                raise BadOption(
                    "option-sets",
                    self.rule,
                    {"name": self.name, "known": ", ".join(self.choices), "text": name},
                    self.name,
                )
        for one, other in self.apart:
            if one in named and other in named:
                raise BadOption("option-apart", self.rule, {"name": self.name, "one": one, "other": other}, self.name)
        for name, least in self.needed.items():
            if seats >= least and name not in named:
                raise BadOption("option-needed", self.rule, {"name": self.name, "seats": seats, "set": name}, self.name)
        return "+".join([name for name in self.choices if name in named]) or NOTHING

    def default_for(self, seats: int) -> str:
        """With what a table of this size must have."""
        needed = [name for name, least in self.needed.items() if seats >= least]
        return self.canonical([*self.default.split("+"), *needed], seats) if needed else self.default

    def values(self, seats: int) -> list[str]:
        """Every combination that `canonical` accepts, the default first."""
        found = [self.default_for(seats)]
        for combination in range(1 << len(self.choices)):
            named = [name for bit, name in enumerate(self.choices) if combination >> bit & 1]
            try:
                text = self.canonical(named, seats)
            except BadOption:
                continue
            if text not in found:
                found.append(text)
        return found


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


def modern(options: list[Option], given: Mapping[str, object]) -> dict[str, object]:
    """What is given, under today's names. Raises BadOption if something is given under two names."""
    known = [option.name for option in options]
    found = dict(given)
    for name in given:
        if name in known:
            continue
        for option in options:
            value = option.former(name, given[name])
            if value is None:
                continue
            if option.name in found:
                raise BadOption("option-twice", option.rule, {"name": option.name, "former": name}, name)
            del found[name]
            found[option.name] = value
    return found


def canonical(options: list[Option], given: Mapping[str, object], seats: int) -> dict[str, str]:
    """All options of a game with their canonical values; unknown names are refused."""
    known = [option.name for option in options]
    today = modern(options, given)
    for name in today:
        if name not in known:
            if not known:
                raise BadOption("no-options", values={"name": name}, option=name)
            raise BadOption(
                "unknown-option",
                values={"name": name, "known": ", ".join(known)},
                option=name,
            )
    return {
        option.name: option.canonical(today.get(option.name, option.default_for(seats)), seats) for option in options
    }
