"""Reads a position from text. Points are not written: they follow from the docks."""

from quay.components.ids import HEAVIEST
from quay.components.load import Components
from quay.model.state import DRAWS, LOADS, QuayState
from quay.position import possible
from quay.position.write import NONE
from quay.scoring import docks
from wawel.core.errors import BadPosition
from wawel.core.fields import check_all_read, fields_of
from wawel.core.numerals import whole


def read(parts: Components, seats: tuple[int, int], text: str) -> QuayState:
    """The inverse of write. BadPosition names what is wrong and the rule it breaks."""
    fields = fields_of(text)
    hands = 0
    while f"hand {hands}" in fields:
        hands += 1
    if not seats[0] <= hands <= seats[1]:
        raise BadPosition("quay.hand-lines", "QUAY-1.3")
    s = QuayState(hands, len(parts.docks))
    s.bag = _numbers(fields, "bag")
    _turn(s, _numbers(fields, "turn"))
    s.hands = [sorted(_numbers(fields, f"hand {seat}")) for seat in range(hands)]
    for dock in range(len(parts.docks)):
        _dock(parts, s, dock, fields)
    check_all_read(fields)
    possible.check(parts, s)
    return s


def _turn(s: QuayState, numbers: list[int]) -> None:
    if len(numbers) != 3 or numbers[0] >= s.seats or numbers[1] > DRAWS or numbers[2] >= LOADS:
        raise BadPosition("quay.turn-form", "QUAY-2.1")
    s.seat, s.to_draw, s.loaded = numbers


def _dock(parts: Components, s: QuayState, dock: int, fields: dict[str, str]) -> None:
    name = f"dock {parts.docks[dock]}"
    text = fields.pop(name, NONE)
    for word in [] if text == NONE else text.split():
        left, _, right = word.partition(":")
        weight, seat = whole(left, HEAVIEST), whole(right, s.seats - 1)
        if not 0 < weight <= parts.limits[dock] or seat < 0 or len(s.docks[dock]) == parts.berths[dock]:
            raise BadPosition("quay.dock-form", "QUAY-3.3", {"name": name, "word": word})
        s.docks[dock].append(weight << 3 | seat)
    if len(s.docks[dock]) == parts.berths[dock]:
        docks.pay(parts, s, dock)


def _numbers(fields: dict[str, str], name: str) -> list[int]:
    text = fields.pop(name, NONE)
    numbers = [] if text == NONE else [whole(word, 999) for word in text.split()]
    if min(numbers, default=0) < 0:
        raise BadPosition("takes-numbers", values={"name": name, "text": text})
    return numbers
