"""DC-1: tiles, shrines, tokens, cards and layouts, read from data.toml. Values live there and nowhere else."""

from typing import Any, Final

from wawel.core import components
from wawel.core.errors import BadData
from wawel.games.dragon_castle.components.ids import (
    ALL_TILES,
    CARDS,
    COPIES,
    DRAGON_CARDS,
    FACTIONS,
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

DATA: Final = components.text_of("wawel.games.dragon_castle")


class Components:
    """What is printed in one box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
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
    """The components of data.toml, or of another file's text. BadData names the property that a file breaks."""
    data = components.parse(text)
    parts = Components(data)
    try:
        _tiles(parts, data["type"])
        _values(parts, data)
        _realm(parts, data["realm"])
        parts.beginner_spirits = _cards(data["spirit"], SPIRITS, "DC-9.1")
        parts.beginner_dragons = _cards(data["dragon"], DRAGON_CARDS, "DC-10.1")
        _limits(parts, data)
        for row in data["layout"]:
            _layout(parts, row)
    except components.SLIPS as slip:
        raise components.broken(slip) from slip
    _standard(parts)
    return parts


def _tiles(parts: Components, types: list[dict[str, Any]]) -> None:
    """DC-1.1: six types, 29 symbols, four copies of each, 116 tiles."""
    found = [(str(type["id"]), int(type["symbols"]), int(type["copies"]), bool(type["faction"])) for type in types]
    if found != [(TYPES[type], SYMBOLS[type], COPIES, type < FACTIONS) for type in range(6)]:
        raise BadData("dragon-castle.types", "DC-1.1")
    parts.allowance = [int(type["shrines"]) for type in types]
    if min(parts.allowance) < 1:
        raise BadData("dragon-castle.allowance", "DC-8.1")


def _values(parts: Components, data: dict[str, Any]) -> None:
    smallest, steps = int(data["sets"]["smallest"]), [int(points) for points in data["sets"]["points"]]
    if smallest != 4 or len(steps) != 5 or steps != sorted(steps) or steps[0] < 1:
        raise BadData("dragon-castle.set-points", "DC-7.4")
    parts.set_points = [0] * smallest + steps
    parts.dragon_bonus = int(data["sets"]["dragon_bonus"])
    parts.shrine_points = [0] + [int(points) for points in data["shrine"]["points"]]
    if len(parts.shrine_points) != 4:
        raise BadData("dragon-castle.shrine-points", "DC-8.6")
    supply = data["supply"]
    parts.shrines = int(supply["shrines"])
    parts.shrines_per_seat = int(supply["shrines_per_seat"])
    parts.tokens = int(supply["tokens"])
    parts.token_points = int(supply["token_points"])
    parts.discard_points = int(supply["discard_points"])
    if parts.tokens < 7:
        raise BadData("dragon-castle.tokens", "DC-11.5")
    if parts.shrines < 4 * parts.shrines_per_seat:
        raise BadData("dragon-castle.first-shrines", "DC-2.4")


def _realm(parts: Components, realm: dict[str, Any]) -> None:
    """AMB-1: one constant; further sizes are offered beside it."""
    usual = f"{int(realm['columns'])}x{int(realm['rows'])}"
    parts.realm_sizes = [usual] + [str(size) for size in realm["others"] if str(size) != usual]
    for size in parts.realm_sizes:
        columns, _, rows = size.partition("x")
        if not (2 <= int(columns) <= 8 and 2 <= int(rows) <= 6):
            raise BadData("dragon-castle.realm-size", "DC-1.4", {"size": size})


def _cards(cards: list[dict[str, Any]], expected: list[str], rule: str) -> int:
    if [str(card["id"]) for card in cards] != expected:
        raise BadData("dragon-castle.ten-cards", rule, {"known": ", ".join(expected)})
    marked = 0
    for place in range(CARDS):
        if cards[place]["beginner"]:
            marked |= 1 << place
    if marked == 0:
        raise BadData("dragon-castle.beginner-cards", "DC-14.1")
    return marked


def _limits(parts: Components, data: dict[str, Any]) -> None:
    about, ranges = data["layouts"], data["ground_range"]
    ground = [(0, ALL_TILES)] * 2 + [(int(ranges[str(seats)][0]), int(ranges[str(seats)][1])) for seats in (2, 3, 4)]
    parts.limits = Limits(
        int(about["total_tiles"]), int(about["max_columns"]), int(about["max_rows"]), int(about["long_row"]), ground
    )
    if parts.limits.tiles != ALL_TILES or int(about["max_height"]) != 3:
        raise BadData("dragon-castle.castle-tiles", "DC-2.2")
    if parts.limits.columns > MOST_COLUMNS or parts.limits.rows > MOST_ROWS:
        raise BadData(
            "dragon-castle.board-size",
            "DC-14.5",
            {"most_columns": MOST_COLUMNS, "most_rows": MOST_ROWS},
        )


def _layout(parts: Components, row: dict[str, Any]) -> None:
    """DC-14.3: a layout of the file must be valid and inside the recommended range of every count it is best for."""
    id = str(row["id"])
    best = [int(seats) for seats in row["best_for"]]
    text = "/".join([str(line) for line in row["grid"]])
    if id in parts.layouts:
        raise BadData("dragon-castle.layout-twice", "DC-14.5", {"id": id})
    found = errors(text, parts.limits)
    if not found:
        found = [finding for seats in best for finding in warnings(text, seats, parts.limits)]
    if found:
        raise BadData("dragon-castle.layout-problem", found[0].rule, {"id": id, "finding": found[0].phrase})
    parts.layouts[id] = layout_of(text, id)


def _standard(parts: Components) -> None:
    for seats in (2, 3, 4):
        if f"standard-{seats}p" not in parts.layouts:
            raise BadData("dragon-castle.no-standard-layout", "DC-2.2", {"seats": seats})
