"""CA-15.1 to CA-15.3: is the City of Carcassonne sound? Its twelve tiles fit together, and its quarters are known."""

from typing import Any, Final

from wawel.core import components
from wawel.core.errors import BadData, Phrase
from wawel.games.carcassonne.components.geometry import SIDES, unsound
from wawel.games.carcassonne.components.ids import QUARTERS

FEATURES_OF: Final = {"castle": "city", "blacksmith": "road", "cathedral": "cloister", "market": "field"}
STEP: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # N, E, S, W

Cell = tuple[int, int]


def check_block(parts: components.Parts) -> None:
    box = parts.data["sets"]["count"]
    with parts.collecting():
        _check_quarters(box)
    at: dict[Cell, dict[str, Any]] = {}
    for tile in box["tiles"]:
        with parts.collecting():
            cell = _cell(tile)
            if cell in at or tile["n"] != 1:
                raise unsound(tile, Phrase("carcassonne.block-twice"))
            if at and not any((cell[0] + x, cell[1] + y) in at for x, y in STEP):
                raise unsound(tile, Phrase("carcassonne.block-apart"))
            at[cell] = tile
    for cell, tile in at.items():
        with parts.collecting():
            _check_sides(at, cell, tile)


def _check_quarters(box: dict[str, Any]) -> None:
    """CA-15.2: four quarters, each for one kind of feature."""
    found = {quarter["id"]: quarter["feature"] for quarter in box["quarters"]}
    if list(found.items()) != list(FEATURES_OF.items()):
        raise BadData("carcassonne.quarters", "CA-15.2", {"found": found}, "sets.count.quarters")
    components.one_of(box, "count_start", list(QUARTERS), "CA-15.1")


def _cell(tile: dict[str, Any]) -> Cell:
    at = tile["at"]
    if not isinstance(at, list) or len(at) != 2 or any(type(part) is not int or abs(part) > 9 for part in at):
        raise unsound(tile, Phrase("carcassonne.block-cell"))
    return at[0], at[1]


def _check_sides(at: dict[Cell, dict[str, Any]], cell: Cell, tile: dict[str, Any]) -> None:
    """CA-15.3: a border is sealed if and only if another tile of the City lies there; fields meet along the walls."""
    for side, (x, y) in enumerate(STEP):
        other = at.get((cell[0] + x, cell[1] + y))
        if (tile["edges"][side] == "X") != (other is not None):
            raise unsound(tile, Phrase("carcassonne.block-sealed", {"side": SIDES[side]}))
        if other is not None:
            here, there = _fields(tile, side), _fields(other, side ^ 2)
            if here != there[::-1]:
                raise unsound(tile, Phrase("carcassonne.block-fields", {"side": SIDES[side]}))
    if tile.get("interior") and (tile["edges"] != "XXXX" or tile["fields"]):
        raise unsound(tile, Phrase("carcassonne.block-inside"))


def _fields(tile: dict[str, Any], side: int) -> list[bool]:
    """Whether each half of a side belongs to a field."""
    owned = "".join([field["h"] for field in tile["fields"]])
    return [str(half) in owned for half in (2 * side, 2 * side + 1)]
