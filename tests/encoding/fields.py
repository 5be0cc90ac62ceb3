"""Reads the fields of an observation, as docs/research says."""

from typing import Any, Final, TypeAlias

from wawel.core.encoding import ONE_OF, WIDE, Encoding

Fields: TypeAlias = dict[str, Any]
NOBODY_THERE: Final = -1


def read(encoding: Encoding, observation: bytes) -> Fields:
    """Every field by its name, in nested lists. "One of" is its place or None, and a wide number is one number."""
    found: Fields = {}
    for field in encoding.fields:
        values: list[Any] = list(observation[field.at : field.at + field.size])
        shape = list(field.shape)
        if field.kind == ONE_OF:
            values = [_place(row) for row in _rows(values, shape.pop())]
        elif field.kind == WIDE:
            values = [high << 8 | low for high, low in _rows(values, shape.pop())]
        for length in reversed(shape[1:]):
            values = _rows(values, length)
        found[field.name] = values[0] if shape in ([], [1]) else values
    return found


def _rows(values: list[Any], length: int) -> list[list[Any]]:
    return [values[start : start + length] for start in range(0, len(values), length)]


def _place(flags: list[int]) -> int | None:
    assert sum(flags) <= 1, "one of them at most"
    return flags.index(1) if any(flags) else None


def seat_of(fields: Fields, place: int | None, seats: int) -> int:
    """The number of a seat that is counted from the one that looks; -1 for none."""
    return NOBODY_THERE if place is None else int(fields["seat"] + place) % seats


def in_order(fields: Fields, name: str) -> list[Any]:
    """A field with a row for each seat, the first seat of the table first."""
    values: list[Any] = fields[name]
    return [values[(seat - fields["seat"]) % len(values)] for seat in range(len(values))]


def until_nothing(values: list[int]) -> list[int]:
    """The places that a list of the kind "index" names."""
    found = [value - 1 for value in values if value]
    assert values[len(found) :] == [0] * (len(values) - len(found)), "nothing comes last"
    return found
