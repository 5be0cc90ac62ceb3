"""DC-1: tiles, shrines, tokens, cards and layouts, read from data.toml. Values live there and nowhere else."""

from typing import Any, Final

from wawel.core import components
from wawel.core.errors import BadData
from wawel.core.options import Finding
from wawel.games.dragon_castle.components.ids import (
    ALL_TILES,
    CARDS,
    COPIES,
    DRAGON_CARDS,
    FACTIONS,
    LAYOUTS,
    SPIRITS,
    SYMBOLS,
    TYPES,
)
from wawel.games.dragon_castle.components.layouts import (
    MOST_COLUMNS,
    MOST_ROWS,
    Layout,
    Limits,
    errors,
    layout_of,
    warnings,
)

PACKAGE: Final = "wawel.games.dragon_castle"
DATA: Final = components.text_of(PACKAGE)
MOST_PRINTED: Final = 99
SMALLEST: Final = 4  # DC-7.1: tiles in a set
FEWEST_TOKENS: Final = 7  # DC-11.5: one for each of four seats, and three more
MOST_REALM_COLUMNS: Final = 8
MOST_REALM_ROWS: Final = 6
SIZES: Final = [f"{columns}x{rows}" for columns in range(2, 9) for rows in range(2, 7)]
PROVENANCE: Final[dict[str, type]] = {"provenance": object}
NAMED: Final[dict[str, type]] = {"name_pl": str, "name_en": str, "provenance": object}


class Components(components.Parts):
    """What is printed in one box."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.set_points: list[int] = []  # DC-7.4, by size; longer sets add one point a tile
        self.dragon_bonus = 0  # DC-7.3
        self.shrine_points: list[int] = []  # DC-8.6, by level; the last one for every higher level
        self.allowance: list[int] = []  # DC-8.1, per type
        self.shrines = 0  # DC-1.4
        self.shrines_per_seat = 0  # DC-2.4
        self.tokens = 0  # DC-1.4
        self.token_points = 0  # DC-12.1
        self.discard_points = 0  # DC-5.5
        self.realm_sizes: list[str] = []  # AMB-1: "6x4" is six columns and four rows; the first is the usual one
        self.limits = Limits(ALL_TILES, MOST_COLUMNS, MOST_ROWS, MOST_COLUMNS, [])  # DC-14.5
        self.layouts: dict[str, Layout] = {}
        self.beginner_spirits = 0  # DC-14.1, as bits
        self.beginner_dragons = 0

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        points = (self.set_points, self.dragon_bonus, self.shrine_points, self.token_points, self.discard_points)
        supply = (self.allowance, self.shrines, self.shrines_per_seat, self.tokens)
        castles = [(layout.id, layout.text) for layout in self.layouts.values()]
        choices = (castles, self.realm_sizes, self.beginner_spirits, self.beginner_dragons)
        return components.fingerprint((points, supply, choices))


def load(text: str = DATA) -> Components:
    """The components of data.toml, or of another file's text. BadData has everything that is wrong with a file."""
    readers = [_seats, _tiles, _points, _supply, _realm, _spirits, _dragons, _limits]
    return components.read(PACKAGE, text, Components, readers, [_shrines, _layouts])


def _seats(parts: Components) -> None:
    components.check_seats(parts.data, 2, 4, "DC-2.1")


def _tiles(parts: Components) -> None:
    """DC-1.1: six types, 29 symbols, four copies of each, 116 tiles."""
    types = parts.data["type"]
    if len(types) != len(TYPES):
        raise BadData("dragon-castle.types", "DC-1.1", at="type")
    for place, type in enumerate(types):
        with parts.collecting():
            components.check_row(type, {**NAMED, "faction": bool, "colour": str})
            components.one_of(type, "id", [TYPES[place]], "DC-1.1")
            if type["faction"] != (place < FACTIONS):
                raise BadData("dragon-castle.types", "DC-1.1")
            components.number(type, "symbols", SYMBOLS[place], SYMBOLS[place], "DC-1.1")
            components.number(type, "copies", COPIES, COPIES, "DC-1.1")
            parts.allowance.append(components.number(type, "shrines", 1, MOST_PRINTED, "DC-8.1"))


def _points(parts: Components) -> None:
    """DC-7.3, DC-7.4, DC-8.6: what sets and shrines are worth."""
    sets, shrine = parts.data["sets"], parts.data["shrine"]
    components.check_row(sets, PROVENANCE)
    components.check_row(shrine, PROVENANCE)
    components.number(sets, "smallest", SMALLEST, SMALLEST, "DC-7.4")
    steps = components.numbers(sets, "points", 1, MOST_PRINTED, "DC-7.4")
    if len(steps) != 5 or steps != sorted(steps):
        raise BadData("dragon-castle.set-points", "DC-7.4")
    parts.set_points = [0] * SMALLEST + steps
    parts.dragon_bonus = components.number(sets, "dragon_bonus", 0, MOST_PRINTED, "DC-7.3")
    parts.shrine_points = [0, *components.numbers(shrine, "points", 0, MOST_PRINTED, "DC-8.6")]
    if len(parts.shrine_points) != 4:
        raise BadData("dragon-castle.shrine-points", "DC-8.6")


def _supply(parts: Components) -> None:
    """DC-1.4, DC-11.5: shrines and tokens; each of four seats covers a space with a token, and three more follow."""
    supply = parts.data["supply"]
    components.check_row(supply, PROVENANCE)
    parts.shrines_per_seat = components.number(supply, "shrines_per_seat", 0, MOST_PRINTED, "DC-2.4")
    parts.shrines = components.number(supply, "shrines", 0, ALL_TILES, "DC-1.4")
    parts.tokens = components.number(supply, "tokens", FEWEST_TOKENS, MOST_PRINTED, "DC-11.5")
    parts.token_points = components.number(supply, "token_points", 0, MOST_PRINTED, "DC-12.1")
    parts.discard_points = components.number(supply, "discard_points", 0, MOST_PRINTED, "DC-5.5")


def _shrines(parts: Components) -> None:
    if parts.shrines < 4 * parts.shrines_per_seat:
        raise BadData("dragon-castle.first-shrines", "DC-2.4", at="supply.shrines")


def _realm(parts: Components) -> None:
    """AMB-1: the usual size, and others that a table may choose."""
    realm = parts.data["realm"]
    components.check_row(realm, {"others": list, "provenance": object})
    columns = components.number(realm, "columns", 2, MOST_REALM_COLUMNS, "DC-1.4")
    rows = components.number(realm, "rows", 2, MOST_REALM_ROWS, "DC-1.4")
    parts.realm_sizes = [f"{columns}x{rows}"]
    for size in realm["others"]:
        if size not in SIZES:
            raise BadData("dragon-castle.realm-size", "DC-1.4", {"size": str(size)})
        if size not in parts.realm_sizes:
            parts.realm_sizes.append(size)


def _spirits(parts: Components) -> None:
    parts.beginner_spirits = _cards(parts, "spirit", SPIRITS, "DC-9.1")


def _dragons(parts: Components) -> None:
    parts.beginner_dragons = _cards(parts, "dragon", DRAGON_CARDS, "DC-10.1")


def _cards(parts: Components, kind: str, expected: list[str], rule: str) -> int:
    """The cards for beginners as bits."""
    cards = parts.data[kind]
    if [card["id"] for card in cards] != expected:
        raise BadData("dragon-castle.ten-cards", rule, {"known": ", ".join(expected)}, kind)
    marked = 0
    for place in range(CARDS):
        components.check_row(cards[place], {**NAMED, "rule": str, "beginner": bool})
        if cards[place]["beginner"]:
            marked |= 1 << place
    if marked == 0:
        raise BadData("dragon-castle.beginner-cards", "DC-14.1", at=kind)
    return marked


def _limits(parts: Components) -> None:
    """DC-14.5: what layouts must keep to, and what is advised."""
    about, ranges = parts.data["layouts"], parts.data["ground_range"]
    components.check_row(about, PROVENANCE)
    tiles = components.number(about, "total_tiles", ALL_TILES, ALL_TILES, "DC-2.2")
    components.number(about, "max_height", 3, 3, "DC-2.2")
    columns = components.number(about, "max_columns", 1, MOST_COLUMNS, "DC-14.5")
    rows = components.number(about, "max_rows", 1, MOST_ROWS, "DC-14.5")
    long_row = components.number(about, "long_row", 1, MOST_PRINTED, "DC-14.5")
    ground = [(0, 0), (0, 0)]
    for seats in ("2", "3", "4"):
        span = components.numbers(ranges, seats, 0, ALL_TILES, "DC-14.5")
        if len(span) != 2:
            raise BadData("dragon-castle.ground-range", "DC-14.5")
        ground.append((span[0], span[1]))
    if len(ranges) != 3:
        raise BadData("dragon-castle.ground-range", "DC-14.5", at="ground_range")
    parts.limits = Limits(tiles, columns, rows, long_row, ground)


def _layouts(parts: Components) -> None:
    """DC-2.2, DC-14.3: the layouts, among them a standard one for each number of seats."""
    for row in parts.data["layout"]:
        with parts.collecting():
            _layout(parts, row)
    for seats in (2, 3, 4):
        if not parts.unsound and f"standard-{seats}p" not in parts.layouts:
            raise BadData("dragon-castle.no-standard-layout", "DC-2.2", {"seats": seats}, "layout")


def _layout(parts: Components, row: dict[str, Any]) -> None:
    """DC-14.3: a layout of the file must be valid. That it is advised against for its seats is only unusual."""
    needed = {**NAMED, "grid": list, "standard": bool, "best_for_provenance": object}
    components.check_row(row, needed, {"name_en_provenance": object})
    id = components.one_of(row, "id", LAYOUTS, "DC-14.5")
    if id in parts.layouts:
        raise BadData("dragon-castle.layout-twice", "DC-14.5", {"id": id})
    text = "/".join([str(line) for line in row["grid"]])
    for finding in errors(text, parts.limits):
        raise _remark(id, finding)
    parts.layouts[id] = layout_of(text, id)
    for seats in components.numbers(row, "best_for", 2, 4, "DC-14.3"):
        for finding in warnings(text, seats, parts.limits):
            parts.unusual.append(_remark(id, finding))


def _remark(id: str, finding: Finding) -> BadData:
    return BadData(
        "dragon-castle.layout-problem", finding.rule, {"id": id, "finding": finding.phrase}, f"layout.{id}.grid"
    )
