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
from wawel.games.carcassonne.components import check
from wawel.games.carcassonne.components.geometry import SIDES
from wawel.games.carcassonne.components.ids import (
    ANY,
    BLOCKED,
    CITY,
    CLOISTER,
    EDGES,
    FIELD,
    GOODS,
    GOODS_BITS,
    GRAND_BITS,
    LIKE_ROAD,
    NEEDS,
    NEIGHBOURS,
    NONE,
    ROAD,
    ROTATIONS,
    SEGMENTS,
    SETS,
    SHIELD,
    SYMBOLS,
    TILE,
    TWINS,
    WALL,
    WATER,
)

PACKAGE: Final = "wawel.games.carcassonne"
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
        # the same again as the rules read it: flat tables of native numbers
        self.segments = vec[i64]()  # per tile: how many
        self.nodes = vec[i64]()  # per tile: segments, and the hidden node
        self.kinds = vec[i64]()  # [tile * SEGMENTS + node]: CITY, ROAD, FIELD, CLOISTER, WATER or WALL
        self.adds = vec[i64]()  # [tile * SEGMENTS + node]: weights
        self.doubles = vec[i64]()  # [tile * SEGMENTS + segment]: 1 if it is one of `twins`
        self.twinned = vec[i64]()  # per tile: 1 if it has any
        self.symbols = vec[i64]()
        self.monks = vec[i64]()  # per tile: its cloister's segment, or NONE
        self.ladies = vec[i64]()  # per tile: the segment with the princess, or NONE
        self.letters = vec[i64]()
        self.wants = vec[i64]()  # [turned * 4 + side]: what the cell across this side will need
        self.edges = vec[i64]()
        self.halves = vec[i64]()  # `half`; of a sealed border without a field: the wall
        self.turns = vec[i64]()  # [tile << NEED_BITS | need]: `fits` as a list, see _listed()
        self.bordering = vec[i64]()  # `borders` of all tiles
        self.first_border = vec[i64]([0])  # per tile: where its own begin in `bordering`
        self.steps = vec[i64](STEPS)
        self.stock = vec[i64]()  # per tile: copies
        self.stock_base = vec[i64]()  # the same without the expansion

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        return components.fingerprint(self._values([tile for tile in range(len(self.tiles)) if self.box[tile] < 2]))

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
        [check.check_board, check.check_tiles, check.check_sets],
        [_add_all, _check_twins, _flatten],
    )


def _add_all(parts: Components) -> None:
    for box, name in enumerate(SETS):
        for tile in parts.data["sets"][name]["tiles"]:
            _add(parts, tile, box)


def _add(parts: Components, tile: dict[str, Any], box: int) -> None:
    if tile.get("start"):
        parts.start = len(parts.tiles)
    parts.tiles.append(str(tile["id"]))
    parts.printed.append(tile)
    parts.box.append(box)
    parts.copies.append(tile["n"])
    parts.symbol.append(SYMBOLS.index(tile.get("symbol", "")))
    _add_segments(parts, tile)
    letters, edges, halves = _sides(tile)
    for turn in range(4):
        parts.letter += bytes([letters[side - turn] for side in range(4)])
        parts.edge += bytes([edges[side - turn] for side in range(4)])
        parts.half += bytes([halves[half - 2 * turn] for half in range(8)])
    parts.fits.append(_fits(parts, tile["edges"], letters))


def _check_twins(parts: Components) -> None:
    """CA-5.4: each tile with two segments of a kind has a bit of its own in the root of a feature."""
    found = sum([parts.copies[tile] for tile in range(len(parts.tiles)) if parts.twins[tile]])
    if found > TWINS:
        raise BadData("carcassonne.too-many-twins", "CA-5.4", {"most": TWINS, "found": found}, "sets")


def _flatten(parts: Components) -> None:
    """The tables of native numbers."""
    listed = [_listed(turns) for turns in range(16)]
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
        parts.turns = extend(parts.turns, [listed[turns] for turns in parts.fits[tile]])
        parts.bordering = extend(parts.bordering, parts.borders[tile])
        parts.first_border = append(parts.first_border, len(parts.bordering))
    known = [tile for tile in range(len(parts.tiles)) if parts.box[tile] < 2]
    parts.stock = vec[i64]([parts.copies[tile] for tile in known])
    parts.stock_base = vec[i64]([0 if parts.box[tile] else parts.copies[tile] for tile in known])
    parts.symbols = vec[i64](parts.symbol)
    parts.monks = vec[i64](parts.cloister)
    parts.ladies = vec[i64](parts.princess)
    parts.letters = vec[i64](parts.letter)
    parts.wants = vec[i64]([_wanted(letter, place % 4) for place, letter in enumerate(parts.letter)])
    parts.edges = vec[i64](parts.edge)
    parts.halves = vec[i64](
        [
            parts.segments[place // 32] if field == NONE and _is_sealed(parts, place // 2) else field
            for place, field in enumerate(parts.half)
        ]
    )


def _wanted(letter: int, side: int) -> int:
    """What the cell across a side needs on its own side: CA-4.2, an equal letter. CA-15.3: or nothing of the pile."""
    code = letter if letter < EDGES.index("W") else LIKE_ROAD
    return code << (2 * side ^ 4) | (BLOCKED if code != letter else 0)


def _is_sealed(parts: Components, edge: int) -> bool:
    """Whether an edge, turned * 4 + side, is a border inside the City of Carcassonne."""
    return EDGES[parts.letter[edge]] == "X"


def _add_segments(parts: Components, tile: dict[str, Any]) -> None:
    """CA-5.2: a road with one edge ends on its tile. CA-5.6: fields are as the data says, enclosed ones included."""
    cities, roads, fields = tile.get("cities", []), tile.get("roads", []), tile["fields"]
    kinds = [CITY] * len(cities) + [ROAD] * len(roads) + [FIELD] * len(fields)
    weights = [_city_weight(city) for city in cities]
    weights += [TILE + len(road["e"]) + (1 << GRAND_BITS if road.get("inn") else 0) for road in roads]
    weights += [TILE + len(field["h"]) for field in fields]
    cloister, princess = NONE, NONE
    if tile.get("cloister"):
        cloister = len(kinds)
        kinds.append(CLOISTER)
        weights.append(TILE + NEIGHBOURS)
    for index, city in enumerate(cities):
        if city.get("princess"):
            princess = index
    first_field = len(cities) + len(roads)
    borders: list[int] = []
    for index, field in enumerate(fields):
        walls = [len(kinds)] if field.get("carcassonne") else []
        borders += [(first_field + index) << 4 | node for node in [*field.get("c", []), *walls]]
    hidden, weight = _hidden(tile)
    if hidden != NONE:
        weights.append(weight)
    parts.features.append(bytes(kinds))
    parts.hidden.append(hidden)
    parts.weights.append(weights)
    parts.twins.append([i for i, kind in enumerate(kinds) if kind <= ROAD and kinds.count(kind) > 1])
    parts.borders.append(borders)
    parts.cloister += bytes([cloister])
    parts.princess += bytes([princess])


def _city_weight(city: dict[str, Any]) -> int:
    """CA-5.4: its tile, open ends and shields; CA-11.3: a cathedral; CA-12.7: goods."""
    weight = TILE + int(city.get("shield", 0)) * SHIELD + len(city["e"])
    if city.get("cathedral"):
        weight += 1 << GRAND_BITS
    if "goods" in city:
        weight += 1 << GOODS_BITS + 4 * GOODS.index(city["goods"])
    return weight


def _hidden(tile: dict[str, Any]) -> tuple[int, int]:
    """The kind of the node after the segments, and its weight; CA-15.3: the walls have no open end once all lie."""
    rivers, sealed = tile.get("rivers", []), [side for side in range(4) if tile["edges"][side] == "X"]
    if rivers:
        return WATER, TILE + len(rivers[0]["e"])
    if not sealed:
        return NONE, 0
    owned = "".join([field["h"] for field in tile["fields"]])
    bare = [half for side in sealed for half in (2 * side, 2 * side + 1) if str(half) not in owned]
    return WALL, TILE + len(sealed) + len(bare)


def _sides(tile: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """Per side its letter and the node that owns it, per half-edge its field, at rotation 0."""
    cities, roads, fields = tile.get("cities", []), tile.get("roads", []), tile["fields"]
    letters = [EDGES.index(letter) for letter in tile["edges"]]
    edges, halves = [NONE] * 4, [NONE] * 8
    for index, segment in enumerate([*cities, *roads]):
        for name in segment["e"]:
            edges[SIDES.index(name)] = index
    for index, field in enumerate(fields):
        for half in field["h"]:
            halves[int(half)] = len(cities) + len(roads) + index
    hidden = len(cities) + len(roads) + len(fields) + int(bool(tile.get("cloister")))
    for side in range(4):
        if edges[side] == NONE:
            edges[side] = hidden if tile["edges"][side] in "WX" else halves[2 * side]
    return letters, edges, halves


def _fits(parts: Components, edges: str, letters: list[int]) -> bytes:
    """The table of a tile; tiles with the same edges share one. River tiles and the City are not placed by it."""
    for other in range(len(parts.fits)):
        if parts.printed[other]["edges"] == edges:
            return parts.fits[other]
    if "W" in edges or "X" in edges:
        return bytes(NEEDS)
    return bytes([_rotations(letters, need) for need in range(BLOCKED)]) + bytes(NEEDS - BLOCKED)


def _rotations(letters: list[int], need: int) -> int:
    """CA-4.2: the rotations of a tile that answer a need, as bits; CA-4.5: alike ones are kept apart."""
    found = 0
    for turn in range(4):
        for side in range(4):
            wanted = need >> 2 * side & 3
            if wanted != ANY and wanted != letters[side - turn]:
                break
        else:
            found |= 1 << turn
    return found


def _listed(turns: int) -> int:
    """Rotations that are bits as a list in one number: how many in three bits, then two bits each, ascending."""
    packed = len(ROTATIONS[turns])
    for place, turn in enumerate(ROTATIONS[turns]):
        packed |= turn << 3 + 2 * place
    return packed
