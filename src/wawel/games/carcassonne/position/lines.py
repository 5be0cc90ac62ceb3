"""The lines of a position text: values that several of them have in common."""

from typing import Final

from wawel.core.errors import BadPosition
from wawel.core.fields import check_all_read, fields_of
from wawel.core.numerals import NONE, whole
from wawel.games.carcassonne import notation
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model.state import NO_TILE, CarcassonneState, tile_at

HELPERS: Final = "BP"  # the letter of a builder or pig after its seat
SECOND: Final = ["", "earned", "now"]  # by what `second` is in the state, CA-12.4


class Lines:
    """The lines of a position that have not been read yet."""

    def __init__(self, parts: Components, text: str) -> None:
        self.parts = parts
        self.fields = fields_of(text)

    def take(self, name: str, missing: str = "") -> str:
        return self.fields.pop(name, missing)

    def check_all_read(self) -> None:
        check_all_read(self.fields)

    def number(self, name: str, missing: str, below: int, rule: str) -> int:
        text = self.take(name, missing)
        number = whole(text, below - 1)
        if number == NONE:
            raise BadPosition("carcassonne.number-below", rule, {"name": name, "below": below, "text": text})
        return number

    def tile(self, s: CarcassonneState, name: str) -> int:
        """CA-1.1: take a tile that is still left from the pile."""
        tile = self._kind(s, name)
        if tile == NO_TILE or not s.pile[tile]:
            raise BadPosition("carcassonne.no-tile-left", "CA-1.1", {"name": name})
        s.pile[tile] -= 1
        s.left -= 1
        return tile

    def _kind(self, s: CarcassonneState, name: str) -> int:
        """A tile of the sets in play, or NO_TILE."""
        tile = self.parts.tiles.index(name) if name in self.parts.tiles else NO_TILE
        return tile if tile < len(s.pile) else NO_TILE

    def counted(self, s: CarcassonneState, text: str) -> list[tuple[int, int]]:
        """Tiles and how many of each: "PD-D05*1 BA-C*2"."""
        found: list[tuple[int, int]] = []
        for word in [] if text == "none" else text.split():
            name, star, number = word.partition("*")
            count = whole(number, 99) if star else 1
            tile = self._kind(s, name)
            if tile == NO_TILE or not 0 < count <= s.pile[tile] or tile in [other for other, _ in found]:
                raise BadPosition("carcassonne.tile-left-form", "CA-1.1", {"word": word})
            found.append((tile, count))
        return found


def number_at(s: CarcassonneState, text: str) -> int:
    """The tile on the map that lies in a cell."""
    number = tile_at(s, notation.parse_cell(text))
    if number < 0:
        raise BadPosition("carcassonne.no-tile-at", "CA-4.1", {"text": text})
    return number


def placed(s: CarcassonneState, number: int) -> str:
    """A tile on the map: "BA-D@0,0/0"."""
    turned = s.turned[number]
    return f"{s.parts.tiles[turned >> 2]}@{notation.cell(s.cells[number])}/{turned & 3}"
