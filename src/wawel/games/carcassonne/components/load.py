"""CA-1: the tiles, read from data.toml, and the tables made of their geometry once, at import.

A tile has its segments in one list: cities, roads, fields, cloister. A river or the walls of Carcassonne are one more
node after them, which joins like a segment. `turned` is a tile with its rotation: tile * 4 + r.
"""

from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData
from wawel.games.carcassonne.actions import STEPS
from wawel.games.carcassonne.components import block, check
from wawel.games.carcassonne.components.fits import fits, listed, wanted
from wawel.games.carcassonne.components.ids import EDGES, NONE, QUARTERS, SEGMENTS, SETS, SYMBOLS, TWINS
from wawel.games.carcassonne.components.segments import Segments

PACKAGE: Final = "wawel.games.carcassonne"
FIRST_EXPANSION: Final = 1  # index into SETS: The Princess and the Dragon
ALSO: Final = ["figures_per_player", "goods_tokens", "cards", "quarters", "count_start"]  # values of a set beside tiles
DATA: Final = components.text_of(PACKAGE)


class Components(components.Parts):
    """The printed tiles, 0.. in the order of the data file, and their tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.tiles: list[str] = []
        self.printed: list[dict[str, Any]] = []
        self.box: list[int] = []  # per tile: index into SETS
        self.copies: list[int] = []
        self.symbol: list[int] = []
        self.features: list[bytes] = []  # per tile and segment: CITY, ROAD, FIELD or CLOISTER
        self.hidden: list[int] = []  # per tile: WATER or WALL for a node after the segments, or NONE
        self.weights: list[list[int]] = []  # per tile and node: what it adds to its feature's root
        self.twins: list[list[int]] = []  # per tile: segments that share their kind with another one of the tile
        self.borders: list[list[int]] = []  # per tile: field segment << 4 | city or wall node that it borders, CA-5.5
        self.cloister = b""  # per tile: its cloister's segment, or NONE
        self.princess = b""  # per tile: the segment with the princess, or NONE
        self.letter = b""  # [turned * 4 + side]: index into EDGES
        self.edge = b""  # [turned * 4 + side]: the node that owns the edge
        self.half = b""  # [turned * 8 + half-edge]: the field segment that owns it, or NONE
        self.fits: list[bytes] = []  # per tile [need of a free cell]: legal rotations as four bits, CA-4.2
        self.start = 0
        self.spring = 0  # CA-13.1: the start tile of a river
        self.lake = 0  # CA-13.1: its last tile
        self.block: list[int] = []  # CA-15.1: the tiles of the City of Carcassonne
        self.count_start = 0  # CA-15.1: the Count's quarter at the start
        # the same again as the rules read it: flat tables of native numbers
        self.segments = vec[i64]()  # per tile: how many
        self.nodes = vec[i64]()  # per tile: segments, and the hidden node
        self.kinds = vec[i64]()  # [tile * SEGMENTS + node]: CITY, ROAD, FIELD, CLOISTER, WATER or WALL
        self.adds = vec[i64]()  # [tile * SEGMENTS + node]: weights
        self.doubles = vec[i64]()  # [tile * SEGMENTS + segment]: 1 if it is one of `twins`
        self.twinned = vec[i64]()  # per tile: 1 if it has any
        self.symbols = vec[i64]()
        self.monks = vec[i64]()  # per tile: its cloister's segment, or NONE
        self.inside = vec[i64]()  # per tile: 1 if it lies inside the walls of Carcassonne
        self.ladies = vec[i64]()  # per tile: the segment with the princess, or NONE
        self.letters = vec[i64]()
        self.wants = vec[i64]()  # [turned * 4 + side]: what the cell across this side will need
        self.edges = vec[i64]()
        self.halves = vec[i64]()  # `half`; of a sealed border without a field: the wall
        self.turns = vec[i64]()  # [tile << NEED_BITS | need]: `fits` as a list, see listed()
        self.bordering = vec[i64]()  # `borders` of all tiles
        self.first_border = vec[i64]([0])  # per tile: where its own begin in `bordering`
        self.steps = vec[i64](STEPS)
        self.stocks: dict[int, vec[i64]] = {}  # stock() of the sets with which somebody has played, by their bits

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        return self.fingerprint_of(SETS)

    def fingerprint_of(self, sets: list[str]) -> str:
        """Of the values that decide play with these sets; with or without the first expansion it is the same."""
        boxes = {SETS.index(name) for name in sets} | {0}
        if max(boxes) <= FIRST_EXPANSION:
            boxes = {0, FIRST_EXPANSION}
        values = self._values([tile for tile in range(len(self.tiles)) if self.box[tile] in boxes])
        if max(boxes) == FIRST_EXPANSION:
            return components.fingerprint(values)
        rows = [self.data["sets"][SETS[box]] for box in sorted(boxes)]
        other = [[(key, row.get(key)) for key in ALSO] for row in rows]
        cells = [[tile.get(key) for key in ("role", "at", "interior")] for row in rows for tile in row["tiles"]]
        return components.fingerprint((values, repr(other), cells))

    def stock(self, sets: list[str]) -> vec[i64]:
        """CA-3.2, CA-3.5: copies of each tile in the pile at the start, up to the last tile that it can have."""
        piled = [name for name in sets if name != "count"]  # CA-15.1: its tiles lie there already
        boxes = [0, *[SETS.index(name) for name in piled]]
        shortest = max(FIRST_EXPANSION, *boxes)
        length = max([tile + 1 for tile in range(len(self.tiles)) if self.box[tile] <= shortest])
        counts = [self.copies[tile] if self.box[tile] in boxes else 0 for tile in range(length)]
        counts[self.start] -= 1
        if "river" in piled:
            counts[self.spring] -= 1
        return vec[i64](counts)

    def _values(self, kinds: list[int]) -> tuple[object, object]:
        """What decides play with these tiles."""
        tiles = (
            [self.tiles[tile] for tile in kinds],
            [self.box[tile] > 0 for tile in kinds],
            [self.copies[tile] for tile in kinds],
            [self.symbol[tile] for tile in kinds],
            bytes([self.princess[tile] for tile in kinds]),
            self.start,
        )
        geometry = (
            [self.features[tile] for tile in kinds],
            [self.weights[tile] for tile in kinds],
            [self.borders[tile] for tile in kinds],
            b"".join([self.letter[16 * tile : 16 * tile + 16] for tile in kinds]),
            b"".join([self.edge[16 * tile : 16 * tile + 16] for tile in kinds]),
            b"".join([self.half[32 * tile : 32 * tile + 32] for tile in kinds]),
        )
        return tiles, geometry


def load(text: str = DATA) -> Components:
    """The tiles of data.toml, or of another file's text. BadData has everything that is wrong with a file."""
    return components.read(
        PACKAGE,
        text,
        Components,
        [check.check_board, check.check_tiles, check.check_sets, block.check_block],
        [_add_all, _check_twins, _flatten],
    )


def _add_all(parts: Components) -> None:
    for box, name in enumerate(SETS):
        for tile in parts.data["sets"][name]["tiles"]:
            _add(parts, tile, box)
    parts.count_start = QUARTERS.index(parts.data["sets"]["count"]["count_start"])


def _add(parts: Components, tile: dict[str, Any], box: int) -> None:
    if tile.get("start"):
        parts.start = len(parts.tiles)
    if tile.get("role") == "spring":
        parts.spring = len(parts.tiles)
    if tile.get("role") == "lake":
        parts.lake = len(parts.tiles)
    if "at" in tile:
        parts.block.append(len(parts.tiles))
    parts.inside = append(parts.inside, int(bool(tile.get("interior"))))
    parts.tiles.append(str(tile["id"]))
    parts.printed.append(tile)
    parts.box.append(box)
    parts.copies.append(tile["n"])
    parts.symbol.append(SYMBOLS.index(tile.get("symbol", "")))
    found = Segments(tile)
    parts.features.append(bytes(found.kinds))
    parts.hidden.append(found.hidden)
    parts.weights.append(found.weights)
    parts.twins.append(found.twins)
    parts.borders.append(found.borders)
    parts.cloister += bytes([found.cloister])
    parts.princess += bytes([found.princess])
    for turn in range(4):
        parts.letter += bytes([found.letters[side - turn] for side in range(4)])
        parts.edge += bytes([found.edges[side - turn] for side in range(4)])
        parts.half += bytes([found.halves[half - 2 * turn] for half in range(8)])
    parts.fits.append(_fits(parts, tile["edges"]))


def _fits(parts: Components, edges: str) -> bytes:
    """The table of a tile; tiles with the same edges share one."""
    for other in range(len(parts.fits)):
        if parts.printed[other]["edges"] == edges:
            return parts.fits[other]
    return fits(edges)


def _check_twins(parts: Components) -> None:
    """CA-5.4: each tile with two segments of a kind has a bit of its own in the root of a feature."""
    found = sum([parts.copies[tile] for tile in range(len(parts.tiles)) if parts.twins[tile]])
    if found > TWINS:
        raise BadData("carcassonne.too-many-twins", "CA-5.4", {"most": TWINS, "found": found}, "sets")


def _flatten(parts: Components) -> None:
    """The tables of native numbers."""
    lists = [listed(turns) for turns in range(16)]
    for tile in range(len(parts.tiles)):
        nodes = list(parts.features[tile])
        if parts.hidden[tile] != NONE:
            nodes.append(parts.hidden[tile])
        parts.segments = append(parts.segments, len(parts.features[tile]))
        parts.nodes = append(parts.nodes, len(nodes))
        parts.twinned = append(parts.twinned, min(len(parts.twins[tile]), 1))
        for node in range(SEGMENTS):
            there = node < len(nodes)
            parts.kinds = append(parts.kinds, nodes[node] if there else NONE)
            parts.adds = append(parts.adds, parts.weights[tile][node] if there else 0)
            parts.doubles = append(parts.doubles, int(node in parts.twins[tile]))
        parts.turns = extend(parts.turns, [lists[turns] for turns in parts.fits[tile]])
        parts.bordering = extend(parts.bordering, parts.borders[tile])
        parts.first_border = append(parts.first_border, len(parts.bordering))
    parts.symbols = vec[i64](parts.symbol)
    parts.monks = vec[i64](parts.cloister)
    parts.ladies = vec[i64](parts.princess)
    parts.letters = vec[i64](parts.letter)
    parts.wants = vec[i64]([wanted(letter, place % 4) for place, letter in enumerate(parts.letter)])
    parts.edges = vec[i64](parts.edge)
    parts.halves = vec[i64](
        [
            parts.segments[place // 32] if field == NONE and _is_sealed(parts, place // 2) else field
            for place, field in enumerate(parts.half)
        ]
    )


def _is_sealed(parts: Components, edge: int) -> bool:
    """Whether an edge, turned * 4 + side, is a border inside the City of Carcassonne."""
    return EDGES[parts.letter[edge]] == "X"
