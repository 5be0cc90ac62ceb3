"""Map tiles as signs: "#" city, "." field, lines for roads, "~" river, "=" walls, "%" a shield, letters for the rest.

A tile is three rows of five signs. Its edges are the outermost signs, three for each side: the middle one for a
road, the others for the half-edges.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

WIDTH: Final = 5
HEIGHT: Final = 3
WIDE: Final = (0, 1, 2, 3, 4)  # columns of a tile that are shown
NARROW: Final = (0, 2, 4)
MARGIN: Final = 5  # for the row numbers
SIDES: Final = "NESW"
MIDDLE: Final = (1, 2)
EDGES: Final = ((0, 2), (1, 4), (2, 2), (1, 0))  # row and column of the middle of each side
HALVES: Final = (
    (0, 1),
    (0, 3),
    (0, 4),
    (2, 4),
    (2, 3),
    (2, 1),
    (2, 0),
    (0, 0),
)  # clockwise, as half-edges are numbered
INNER: Final = {1: (1, 3), 3: (1, 1)}  # the sign between the middle and the east or west side
ROADS: Final = {"NS": "│", "EW": "─", "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘"}

CITY: Final = ("#", "yellow")
FIELD: Final = (".", "green")
SHIELD: Final = ("%", "bold bright_blue")
CLOISTER: Final = ("C", "bold white")
ROAD: Final = "bold white"
RIVER: Final = ("~", "bright_cyan")
WALL: Final = ("=", "bold yellow")
INN: Final = ("i", "bold cyan")
CATHEDRAL: Final = ("K", "bold white")
GOODS: Final = {"wine": ("w", "bold red"), "grain": ("g", "bold yellow"), "cloth": ("c", "bold cyan")}
SYMBOLS: Final = {
    "volcano": ("V", "bold red"),
    "dragon": ("d", "bold red"),
    "portal": ("O", "bold magenta"),
    "princess": ("P", "bold magenta"),
}

Sign = tuple[str, str]  # a letter and its style


def place_of(segment: str) -> tuple[int, int]:
    """Row and column of a segment by its address: "city@N", "field@3", "cloister"."""
    _, at, where = segment.partition("@")
    if not at:
        return MIDDLE
    return EDGES[SIDES.index(where)] if where in SIDES else HALVES[int(where)]


class Tile:
    """A printed tile; the data has it at rotation 0."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self._printed = printed

    def rows(self, rotation: int) -> list[list[Sign]]:
        """Its signs after this many clockwise quarter turns."""
        signs = [[FIELD] * WIDTH for _ in range(HEIGHT)]
        for river in self._printed.get("rivers", []):
            self._river(signs, _turned(river["e"], rotation))
        for road in self._printed.get("roads", []):
            self._road(signs, _turned(road["e"], rotation))
        for city in self._printed.get("cities", []):
            self._city(signs, _turned(city["e"], rotation), city)
        self._walls(signs, rotation)
        for road in self._printed.get("roads", []):
            if road.get("inn"):
                self._beside(signs, _turned(road["e"], rotation), INN)
        row, column = MIDDLE
        if self._printed.get("cloister"):
            signs[row][column] = CLOISTER
        symbol = self._printed.get("symbol")
        if symbol:
            signs[row][column if signs[row][column] == FIELD else column + 1] = SYMBOLS[symbol]
        return signs

    def _road(self, signs: list[list[Sign]], sides: str) -> None:
        for side in sides:
            number = SIDES.index(side)
            row, column = EDGES[number]
            straight = "─" if number in INNER else "│"
            signs[row][column] = (straight, ROAD)
            if number in INNER:
                row, column = INNER[number]
                signs[row][column] = (straight, ROAD)
        row, column = MIDDLE
        signs[row][column] = (ROADS.get(sides, "+"), ROAD)

    def _river(self, signs: list[list[Sign]], sides: str) -> None:
        for side in sides:
            number = SIDES.index(side)
            for row, column in (EDGES[number], INNER.get(number, MIDDLE), MIDDLE):
                signs[row][column] = RIVER

    def _walls(self, signs: list[list[Sign]], rotation: int) -> None:
        """Sealed borders, and the inside of the City of Carcassonne."""
        owned = "".join(field["h"] for field in self._printed["fields"])
        for number, letter in enumerate(self._printed["edges"]):
            if letter != "X":
                continue
            side = (number + rotation) % 4
            halves = [half for half in (2 * number, 2 * number + 1) if str(half) not in owned]
            for row, column in (EDGES[side], *[HALVES[(half + 2 * rotation) % 8] for half in halves]):
                signs[row][column] = WALL
        if self._printed.get("interior"):
            signs[:] = [[WALL] * WIDTH for _ in range(HEIGHT)]

    def _beside(self, signs: list[list[Sign]], sides: str, sign: Sign) -> None:
        """A sign on a half-edge beside a road, where a field is if there is one."""
        number = SIDES.index(sides[0])
        first, second = HALVES[2 * number], HALVES[2 * number + 1]
        row, column = first if signs[first[0]][first[1]] == FIELD else second
        signs[row][column] = sign

    def _city(self, signs: list[list[Sign]], sides: str, printed: dict[str, Any]) -> None:
        row, column = MIDDLE
        for side in sides:
            number = SIDES.index(side)
            for place in (EDGES[number], HALVES[2 * number], HALVES[2 * number + 1]):
                signs[place[0]][place[1]] = CITY
            if len(sides) > 1 and number in INNER and signs[INNER[number][0]][INNER[number][1]] == FIELD:
                signs[INNER[number][0]][INNER[number][1]] = CITY
        if len(sides) > 1 and signs[row][column] == FIELD:
            signs[row][column] = CITY
        if printed.get("cathedral"):
            signs[row][column] = CATHEDRAL
        if printed.get("shield"):
            row, column = HALVES[2 * SIDES.index(sides[0])]
            signs[row][column] = SHIELD
        if "goods" in printed:
            row, column = HALVES[2 * SIDES.index(sides[0]) + 1]
            signs[row][column] = GOODS[printed["goods"]]


def _turned(sides: str, rotation: int) -> str:
    """Sides after this many quarter turns, in the order of SIDES; a bend between west and north is "NW"."""
    return "".join(sorted([SIDES[(SIDES.index(side) + rotation) % 4] for side in sides], key=SIDES.index))


class Canvas:
    """The cells of a map on paper, with column and row numbers along the edges.

    If the paper is too narrow, a tile is three signs wide instead of five.
    """

    def __init__(self, cells: Iterable[tuple[int, int]]) -> None:
        known = list(cells)
        self._xs = range(min(x for x, _ in known), max(x for x, _ in known) + 1)
        self._ys = range(min(y for _, y in known), max(y for _, y in known) + 1)
        self._tiles: dict[tuple[int, int], list[list[Sign]]] = {}
        self._pieces: dict[tuple[int, int, int, int], Sign] = {}
        self._words: dict[tuple[int, int], tuple[str, str]] = {}

    def draw(self, x: int, y: int, rows: list[list[Sign]]) -> None:
        """Draw a tile in its cell."""
        self._tiles[x, y] = rows

    def put(self, x: int, y: int, row: int, column: int, letter: str, style: str) -> None:
        """Put a piece on a tile."""
        self._pieces[x, y, row, column] = (letter, style)

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write a word in the middle of an empty cell; if it is narrow, only the first part of "14-15"."""
        self._words[x, y] = (text, style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.text(NARROW if MARGIN + WIDTH * len(self._xs) > options.max_width else WIDE)

    def text(self, columns: Sequence[int]) -> Text:
        """The whole map, showing these columns of every tile."""
        heads = "".join(f"{x:^{len(columns)}}" for x in self._xs)
        drawn = Text(" " * MARGIN + heads, "dim", no_wrap=True, overflow="crop")
        for y in self._ys:
            for row in range(HEIGHT):
                middle = row == HEIGHT // 2
                drawn.append("\n" + (f"{y:>3}" if middle else "").ljust(MARGIN), "dim")
                for x in self._xs:
                    drawn.append_text(self._cell(x, y, row, columns))
        return drawn

    def _cell(self, x: int, y: int, row: int, columns: Sequence[int]) -> Text:
        """One row of a cell."""
        width = len(columns)
        text, style = self._words.get((x, y), ("", ""))
        if row == HEIGHT // 2 and text:
            return Text(f"{text if len(text) <= width else text.partition('-')[0]:^{width}}"[:width], style)
        if (x, y) not in self._tiles:
            return Text(" " * width)
        signs = [self._tiles[x, y][row][column] for column in columns]
        for column in range(WIDTH):
            if (x, y, row, column) in self._pieces:
                signs[column * width // WIDTH] = self._pieces[x, y, row, column]
        line = Text()
        for letter, style in signs:
            line.append(letter, style)
        return line
