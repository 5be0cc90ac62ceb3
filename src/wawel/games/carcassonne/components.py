"""CA-1: the tiles, read from data.toml, and the tables made of their geometry once, at import.

A tile has its segments in one list: cities, roads, fields, cloister. `turned` is a tile with its rotation:
tile * 4 + r.
"""

from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData
from wawel.games.carcassonne import soundness
from wawel.games.carcassonne.actions import STEPS
from wawel.games.carcassonne.geometry import SIDES

SETS: Final = ["base", "pd"]  # CA-1.1, CA-1.2: sets whose rules are here; the file has more
FOLLOWERS: Final = soundness.FOLLOWERS
NEIGHBOURS: Final = 8  # CA-5.3: cells around a cloister

CITY: Final = 0
ROAD: Final = 1
FIELD: Final = 2
CLOISTER: Final = 3
FEATURES: Final = ["city", "road", "field", "cloister"]
ROLES: Final = ["knight", "thief", "farmer", "monk"]  # CA-7.4, in the order of FEATURES

PLAIN: Final = 0
VOLCANO: Final = 1
DRAGON: Final = 2
PORTAL: Final = 3
PRINCESS: Final = 4

ANY: Final = 0  # what a side of a free cell needs: two bits
EDGES: Final = ".CRF"
NONE: Final = 255  # no such segment
ROTATIONS: Final = [[turn for turn in range(4) if bits >> turn & 1] for bits in range(16)]
SEGMENTS: Final = 16  # room for those of a tile
TWINS: Final = 62  # tiles with two segments of a kind, at most: a native number has no more bits

# what the root of a feature carries in one int: tiles << 16 | shields << 10 | open ends
OPEN: Final = 1023
SHIELD: Final = 1 << 10
SHIELDS: Final = 63
TILE: Final = 1 << 16

DATA: Final = components.text_of("carcassonne")


class Box:
    """The printed tiles, 0.. in the order of the data file, and their tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
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


def load(text: str = DATA) -> Box:
    """The tiles of data.toml, or of another file's text. BadData names the property that a file breaks."""
    data = components.parse(text)
    box = Box(data)
    try:
        soundness.check(data)
        for name in SETS:
            for tile in data["sets"][name]["tiles"]:
                _add(box, tile, name == "pd")
        _check_twins(box)
        _flatten(box)
    except components.SLIPS as slip:
        raise components.broken(slip) from slip
    return box


def _add(box: Box, tile: dict[str, Any], expansion: bool) -> None:
    if tile.get("start"):
        box.start = len(box.tiles)
    symbols = ["", *soundness.SYMBOLS]
    box.tiles.append(str(tile["id"]))
    box.printed.append(tile)
    box.expansion.append(expansion)
    box.copies.append(tile["n"])
    box.symbol.append(symbols.index(tile.get("symbol", "")))
    _add_segments(box, tile)
    letters, edges, halves = _sides(tile)
    for turn in range(4):
        box.letter += bytes([letters[side - turn] for side in range(4)])
        box.edge += bytes([edges[side - turn] for side in range(4)])
        box.half += bytes([halves[half - 2 * turn] for half in range(8)])
    box.fits.append(_fits(box, tile["edges"], letters))


def _check_twins(box: Box) -> None:
    """CA-5.4: each tile with two segments of a kind has a bit of its own in the root of a feature."""
    found = sum([box.copies[tile] for tile in range(len(box.tiles)) if box.twins[tile]])
    if found > TWINS:
        raise BadData(
            "at most {most} tiles have two cities or two roads, not {found}", "CA-5.4", {"most": TWINS, "found": found}
        )


def _flatten(box: Box) -> None:
    """The tables of native numbers."""
    for tile in range(len(box.tiles)):
        features = box.features[tile]
        box.segments = append(box.segments, len(features))
        box.twinned = append(box.twinned, min(len(box.twins[tile]), 1))
        for segment in range(SEGMENTS):
            there = segment < len(features)
            box.kinds = append(box.kinds, features[segment] if there else NONE)
            box.adds = append(box.adds, box.weights[tile][segment] if there else 0)
            box.doubles = append(box.doubles, int(segment in box.twins[tile]))
        box.turns = extend(box.turns, [_listed(turns) for turns in box.fits[tile]])
        box.bordering = extend(box.bordering, box.borders[tile])
        box.first_border = append(box.first_border, len(box.bordering))
    box.stock = vec[i64](box.copies)
    box.stock_base = vec[i64]([0 if box.expansion[tile] else box.copies[tile] for tile in range(len(box.tiles))])
    box.symbols = vec[i64](box.symbol)
    box.monks = vec[i64](box.cloister)
    box.ladies = vec[i64](box.princess)
    box.letters = vec[i64](box.letter)
    box.edges = vec[i64](box.edge)
    box.halves = vec[i64](box.half)


def _add_segments(box: Box, tile: dict[str, Any]) -> None:
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
    box.features.append(bytes(kinds))
    box.weights.append(weights)
    box.twins.append([i for i, kind in enumerate(kinds) if kind <= ROAD and kinds.count(kind) > 1])
    box.borders.append(borders)
    box.cloister += bytes([cloister])
    box.princess += bytes([princess])


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


def _fits(box: Box, edges: str, letters: list[int]) -> bytes:
    """The table of a tile; tiles with the same edges share one."""
    for other in range(len(box.fits)):
        if box.printed[other]["edges"] == edges:
            return box.fits[other]
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
