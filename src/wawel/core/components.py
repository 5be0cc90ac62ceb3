"""What the component files of all games share: how they are read, and the fingerprint of their values.

Each game has a file `data.toml` in its package. Each row has its `provenance`: one word, or a table with a word for
each value. "reconstructed" marks a value without a known source.

A file that cannot be played disables its game and no other one. Its BadData has everything that was found: reading goes
on after a fault, because whoever corrects a file wants to know all of them.
"""

import hashlib
import tomllib
from collections.abc import Callable, Sequence
from importlib import resources
from types import TracebackType
from typing import Any, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from wawel.core.errors import BadData
from wawel.core.tracing import last_read, shown, traced, value_at

RECONSTRUCTED: Final = "reconstructed"
Provenance: TypeAlias = str | dict[str, str]
# what reading a broken file raises
SLIPS: Final = (KeyError, IndexError, TypeError, AttributeError, ValueError, OverflowError)

NOTHING: Final[dict[str, type]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts:
    """What a game reads from its component file. Games subclass it and add their tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.unsound: list[BadData] = []  # why the file cannot be played
        self.unusual: list[BadData] = []  # what is unusual about it, although it can be played

    def collecting(self) -> "Collecting":
        """A context whose body may fail: the fault is noted in `unsound`, and reading goes on after it."""
        return Collecting(self)


class Collecting:
    """Notes what its body raises as a fault of the file."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, _kind: type[BaseException] | None, slip: BaseException | None, _trace: TracebackType | None
    ) -> bool:
        if not isinstance(slip, SLIPS):
            return False
        problem = _complaint(slip)
        problem.at = problem.at or last_read(self._parts.data)
        self._parts.unsound.append(problem)
        return True


P = TypeVar("P", bound=Parts)


def text_of(package: str) -> str:
    """The component file of a game's package, such as "wawel.games.simurgh". Raises BadData if it cannot be read."""
    try:
        return resources.files(package).joinpath("data.toml").read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise _located(BadData("data-unreadable", values={"error": reason}), package, {}) from error


def read(
    package: str,
    text: str,
    begin: Callable[[dict[str, Any]], P],
    readers: Sequence[Callable[[P], None]],
    checks: Sequence[Callable[[P], None]],
) -> P:
    """The parts of a file. Raises BadData with every fault that was found, and where.

    Each reader reads a section and depends on no other one. `checks` are about relations between sections, and wait
    until all of them could be read.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _located(BadData("data-not-toml", values={"error": error}), package, {}) from error
    parts = _parts(data, begin, readers, checks)
    if parts.unsound:
        faults = _parts(traced(data), begin, readers, checks).unsound  # once more, to find the keys
        problem = _located(faults[0], package, data)
        problem.others = [_located(fault, package, data) for fault in faults[1:]]
        raise problem
    for remark in parts.unusual:
        _located(remark, package, data)
    return parts


def _parts(
    data: dict[str, Any],
    begin: Callable[[dict[str, Any]], P],
    readers: Sequence[Callable[[P], None]],
    checks: Sequence[Callable[[P], None]],
) -> P:
    parts = begin(data)
    with parts.collecting():
        titles(data)
        number(data, "rules_version", 1, 9999)
    for reader in readers:
        with parts.collecting():
            reader(parts)
    for check in checks:
        if not parts.unsound:
            with parts.collecting():
                check(parts)
    return parts


def _complaint(slip: Exception) -> BadData:
    """The fault of a file whose reading raised one of SLIPS. A BadData is returned as it is."""
    if isinstance(slip, BadData):
        return slip
    if isinstance(slip, KeyError):
        return BadData("data-lacks", values={"slip": slip})
    return BadData("data-impossible", values={"slip": slip})


def _located(problem: BadData, package: str, data: dict[str, Any]) -> BadData:
    """The same problem with its file and the value at its key."""
    problem.file = f"{package.replace('.', '/')}/data.toml"
    problem.value = value_at(data, problem.at)
    return problem


def number(row: dict[str, Any], key: str, least: int, most: int, rule: str = "") -> int:
    """A whole number of the file. Raises BadData for anything else, and for one that the rules cannot hold."""
    return whole(row[key], least, most, rule)


def numbers(row: dict[str, Any], key: str, least: int, most: int, rule: str = "") -> list[int]:
    """A list of whole numbers of the file, likewise."""
    found = row[key]
    if not isinstance(found, list):
        raise BadData("data-list", rule, {"value": shown(found)})
    return [whole(value, least, most, rule) for value in found]


def whole(value: object, least: int, most: int, rule: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        if least == most:
            raise BadData("data-fixed", rule, {"least": least, "value": shown(value)})
        raise BadData("data-number", rule, {"least": least, "most": most, "value": shown(value)})
    return value


def one_of(row: dict[str, Any], key: str, known: Sequence[str], rule: str = "") -> str:
    """A text of the file that is one of the known ones. Raises BadData for any other."""
    value = row[key]
    if not isinstance(value, str) or value not in known:
        raise BadData("data-one-of", rule, {"known": ", ".join(known), "value": shown(value)})
    return value


def check_row(row: dict[str, Any], needed: dict[str, type], maybe: dict[str, type] = NOTHING) -> None:
    """Raises BadData if a row lacks a value that boards show, or has one of another type. `object` is a provenance."""
    for key, kind in needed.items():
        _check_type(row[key], kind)
    for key, kind in maybe.items():
        if key in row:
            _check_type(row[key], kind)


def _check_type(value: Any, kind: type) -> None:
    if kind is object:
        for mark in value.values() if isinstance(value, dict) else [value]:
            _check_type(mark, str)
    elif kind is str and not isinstance(value, str):
        raise BadData("data-text", values={"value": shown(value)})
    elif kind is int and type(value) is not int:
        raise BadData("data-whole", values={"value": shown(value)})
    elif kind is bool and type(value) is not bool:
        raise BadData("data-yes-no", values={"value": shown(value)})
    elif kind is list and not isinstance(value, list):
        raise BadData("data-list", values={"value": shown(value)})
    elif kind is dict and not isinstance(value, dict):
        raise BadData("data-table", values={"value": shown(value)})


def check_seats(data: dict[str, Any], fewest: int, most: int, rule: str) -> None:
    """Raises BadData if the file has other numbers of seats than the rules."""
    least = number(data["game"], "min_players", fewest, most, rule)
    number(data["game"], "max_players", least, most, rule)


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
