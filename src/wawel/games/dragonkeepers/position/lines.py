"""Numbers, seats, values and cards in a line of a position."""

from wawel.core.errors import BadNotation, BadPosition, in_position
from wawel.core.fields import fields_of
from wawel.core.numerals import whole
from wawel.games.dragonkeepers import notation
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import NONE, KeepersState


class Lines:
    """Takes the lines of a position one by one and tracks which are left."""

    def __init__(self, parts: Components, text: str) -> None:
        self._parts = parts
        self._fields = fields_of(text)

    def _number(self, name: str, missing: int, most: int = 255) -> int:
        text = self._fields.pop(name, str(missing))
        number = whole(text, most)
        if number == NONE:
            raise BadPosition(
                "dragonkeepers.line-number",
                "DK-4",
                {"name": name, "most": most, "text": text},
            )
        return number

    def _seat(self, s: KeepersState, name: str, missing: int) -> int:
        seat = self._number(name, missing) if name in self._fields else missing
        if seat >= s.seats:
            raise BadPosition(
                "dragonkeepers.seat-form",
                "DK-2.5",
                {"name": name, "seats": s.seats, "seat": seat},
            )
        return seat

    def _value(self, text: str, name: str) -> int:
        values = [str(value) for value in self._parts.values]
        if text not in values:
            raise BadPosition("dragonkeepers.fragment-worth", "DK-1.3", {"name": name, "text": text})
        return values.index(text)

    def _cards(self, text: str) -> list[int]:
        try:
            return notation.cards(self._parts, text) if text else []
        except BadNotation as error:
            raise in_position(error) from error
