"""Keys of a component file: which one was read last, and what value it has."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

LONGEST: Final = 80  # characters of a value in a message


@mypyc_attr(native_class=False)
class Traced(dict[str, Any]):
    """A table of a component file that notes each key that `[]` reads. `get` leaves no trace."""

    def __init__(self, table: dict[str, Any], path: str, trail: list[str]) -> None:
        super().__init__({key: _traced(value, f"{path}{key}", trail) for key, value in table.items()})
        self.path = path
        self.trail = trail  # the key that was read last, in a list that all tables of a file share

    def __getitem__(self, key: str) -> Any:
        self.trail[0] = f"{self.path}{key}"
        return super().__getitem__(key)


def traced(data: dict[str, Any]) -> Traced:
    """The tables of a whole file."""
    return Traced(data, "", [""])


def last_read(data: dict[str, Any]) -> str:
    """The key that was read last, such as "card.knight.strength.stone". Empty if nobody traces these tables."""
    return str(data.trail[0]) if isinstance(data, Traced) else ""


def value_at(data: dict[str, Any], key: str) -> str:
    """The value at a key as people read it, shortened. Empty if there is none, or if it is a table."""
    found: Any = data
    for part in key.split("."):
        if isinstance(found, list):
            found = next((row for number, row in enumerate(found) if _name(row, number) == part), None)
        else:
            found = found.get(part) if isinstance(found, dict) else None
    return "" if found is None or isinstance(found, dict) else shown(found)


def shown(value: object) -> str:
    """A value of the file in a message. One with tables inside is not shown."""
    try:
        text = repr(value)
    except ValueError:  # a whole number with thousands of digits
        return "…"
    if "{" in text:
        return ""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _traced(value: Any, path: str, trail: list[str]) -> Any:
    if isinstance(value, dict):
        return Traced(value, f"{path}.", trail)
    if isinstance(value, list):
        return [_traced(row, f"{path}.{_name(row, number)}", trail) for number, row in enumerate(value)]
    return value


def _name(row: Any, number: int) -> str:
    """What a row of a list is called in a key: its own name, or its place, counted from 1."""
    return str(row.get("key", row.get("id", number + 1))) if isinstance(row, dict) else str(number + 1)
