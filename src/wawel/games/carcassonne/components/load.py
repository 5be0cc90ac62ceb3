"""CA-1: the tiles, read from data.toml, and the tables made of their geometry once, at import.

A tile has its segments in one list: cities, roads, fields, cloister. `turned` is a tile with its rotation:
tile * 4 + r.
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
    CITY,
    CLOISTER,
    EDGES,
    FIELD,
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
)

PACKAGE: Final = "wawel.games.carcassonne"
DATA: Final = components.text_of(PACKAGE)


class Components(components.Parts):
    """The printed tiles, 0.. in the order of the data file, and their tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.tiles: list[str] = []
        self.printed: list[dict[str, Any]] = []
        self.expansion: list[bool] = []  # per tile: whether it belongs to The Princess and the Dragon
        self.copies: list[int] = []
        self.symbol: list[int] = []
        self.features: list[bytes] = []  # per tile and segment: CITY, ROAD, FIELD or CLOISTER
        self.weights: list[list[int]] = []  # per tile and segment: what it adds to its feature's root
        self.twins: list[list[int]] = []  # per tile: segments that share their kind with another one of the tile
        self.borders: list[list[int]] = []  # per tile: field segment << 4 | city segment that it borders, CA-5.5
        self.cloister = b""  # per tile: its cloister's segment, or NONE
        self.princess = b""  # per tile: the segment with the princess, or NONE
        self.letter = b""  # [turned * 4 + side]: index into EDGES
        self.edge = b""  # [turned * 4 + side]: the segment that owns the edge
        self.half = b""  # [turned * 8 + half-edge]: the field segment that owns it, or NONE
        self.fits: list[bytes] = []  # per tile [need of a free cell]: legal rotations as four bits, CA-4.2
        self.start = 0
        # the same again as the rules read it: flat tables of native numbers
        self.segments = vec[i64]()  # per tile: how many
        self.kinds = vec[i64]()  # [tile * SEGMENTS + segment]: CITY, ROAD, FIELD or CLOISTER
        self.adds = vec[i64]()  # [tile * SEGMENTS + segment]: weights
        self.doubles = vec[i64]()  # [tile * SEGMENTS + segment]: 1 if it is one of `twins`
        self.twinned = vec[i64]()  # per tile: 1 if it has any
        self.symbols = vec[i64]()
        self.monks = vec[i64]()  # per tile: its cloister's segment, or NONE
        self.ladies = vec[i64]()  # per tile: the segment with the princess, or NONE
        self.letters = vec[i64]()
        self.edges = vec[i64]()
        self.halves = vec[i64]()
        self.turns = vec[i64]()  # [tile << 8 | need]: `fits` as a list, see _listed()
        self.bordering = vec[i64]()  # `borders` of all tiles
        self.first_border = vec[i64]([0])  # per tile: where its own begin in `bordering`
        self.steps = vec[i64](STEPS)
        self.stock = vec[i64]()  # per tile: copies
        self.stock_base = vec[i64]()  # the same without the expansion

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        tiles = (self.tiles, self.expansion, self.copies, self.symbol, self.princess, self.start)
        geometry = (self.features, self.weights, self.borders, self.letter, self.edge, self.half)
        return components.fingerprint((tiles, geometry))


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
    for name in SETS:
        for tile in parts.data["sets"][name]["tiles"]:
            _add(parts, tile, name == "pd")


def _add(parts: Components, tile: dict[str, Any], expansion: bool) -> None:
    if tile.get("start"):
        parts.start = len(parts.tiles)
    parts.tiles.append(str(tile["id"]))
    parts.printed.append(tile)
    parts.expansion.append(expansion)
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
    for tile in range(len(parts.tiles)):
        features = parts.features[tile]
        parts.segments = append(parts.segments, len(features))
        parts.twinned = append(parts.twinned, min(len(parts.twins[tile]), 1))
        for segment in range(SEGMENTS):
            there = segment < len(features)
            parts.kinds = append(parts.kinds, features[segment] if there else NONE)
            parts.adds = append(parts.adds, parts.weights[tile][segment] if there else 0)
            parts.doubles = append(parts.doubles, int(segment in parts.twins[tile]))
        parts.turns = extend(parts.turns, [_listed(turns) for turns in parts.fits[tile]])
        parts.bordering = extend(parts.bordering, parts.borders[tile])
        parts.first_border = append(parts.first_border, len(parts.bordering))
    parts.stock = vec[i64](parts.copies)
    parts.stock_base = vec[i64](
        [0 if parts.expansion[tile] else parts.copies[tile] for tile in range(len(parts.tiles))]
    )
    parts.symbols = vec[i64](parts.symbol)
    parts.monks = vec[i64](parts.cloister)
    parts.ladies = vec[i64](parts.princess)
    parts.letters = vec[i64](parts.letter)
    parts.edges = vec[i64](parts.edge)
    parts.halves = vec[i64](parts.half)


def _add_segments(parts: Components, tile: dict[str, Any]) -> None:
    """CA-5.2: a road with one edge ends on its tile. CA-5.6: fields are as the data says, enclosed ones included."""
    cities, roads, fields = tile.get("cities", []), tile.get("roads", []), tile["fields"]
    kinds = [CITY] * len(cities) + [ROAD] * len(roads) + [FIELD] * len(fields)
    weights = [TILE + city.get("shield", 0) * SHIELD + len(city["e"]) for city in cities]
    weights += [TILE + len(road["e"]) for road in roads]
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
    borders = [(first_field + i) << 4 | city for i, field in enumerate(fields) for city in field.get("c", [])]
    parts.features.append(bytes(kinds))
    parts.weights.append(weights)
    parts.twins.append([i for i, kind in enumerate(kinds) if kind <= ROAD and kinds.count(kind) > 1])
    parts.borders.append(borders)
    parts.cloister += bytes([cloister])
    parts.princess += bytes([princess])


def _sides(tile: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """Per side its letter and owner, per half-edge its field, at rotation 0."""
    cities, roads, fields = tile.get("cities", []), tile.get("roads", []), tile["fields"]
    letters = [EDGES.index(letter) for letter in tile["edges"]]
    edges, halves = [NONE] * 4, [NONE] * 8
    for index, segment in enumerate([*cities, *roads]):
        for name in segment["e"]:
            edges[SIDES.index(name)] = index
    for index, field in enumerate(fields):
        for half in field["h"]:
            halves[int(half)] = len(cities) + len(roads) + index
    for side in range(4):
        if edges[side] == NONE:
            edges[side] = halves[2 * side]
    return letters, edges, halves


def _fits(parts: Components, edges: str, letters: list[int]) -> bytes:
    """The table of a tile; tiles with the same edges share one."""
    for other in range(len(parts.fits)):
        if parts.printed[other]["edges"] == edges:
            return parts.fits[other]
    return bytes([_rotations(letters, need) for need in range(256)])


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
