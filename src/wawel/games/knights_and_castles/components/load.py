"""RZ-1: tiles and cards, read from data.toml. Strengths live there and nowhere else."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData
from wawel.games.knights_and_castles.components import check
from wawel.games.knights_and_castles.components.ids import (
    ARMIES,
    CARD_KINDS,
    CARD_NAMES,
    DRUM,
    MATERIALS,
    SHEPHERDS,
    SIZES,
    TILE_KINDS,
    TILE_NAMES,
    TILES,
)

PACKAGE: Final = "wawel.games.knights_and_castles"
DATA: Final = components.text_of(PACKAGE)


class Components(components.Parts):
    """The printed parts of one box. Armies are 0..5 in the order of the data file, tiles 0..7."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.cards: list[str] = []  # ids; the shepherd stands last
        self.tiles: list[str] = []
        self.material = vec[i64]()  # per tile: index into MATERIALS, or DRUM
        self.points = vec[i64]()  # per tile
        self.strength: list[list[int]] = []  # per material, per army
        self.mights = vec[i64]()  # [tile << 6 | armies]: see might()

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        numbers = (list(self.material), list(self.points), self.strength)
        return components.fingerprint((self.cards, self.tiles, *numbers))

    def might(self, tile: i64, armies: i64) -> i64:
        """RZ-1.3: the strength of the strongest of some armies against a castle; 0 if there are none."""
        return self.mights[tile << 6 | armies]


def load(text: str = DATA) -> Components:
    """The components of data.toml, or of another file's text. BadData has everything that is wrong with a file."""
    return components.read(PACKAGE, text, Components, [_seats, _tiles, _cards], [_mights, _remarks])


def _seats(parts: Components) -> None:
    components.check_seats(parts.data, 2, 4, "RZ-1.5")


def _tiles(parts: Components) -> None:
    """RZ-1.1: six castles, each material once small and once large, and two drums."""
    kinds: list[tuple[int, int]] = []
    for tile in parts.data["tile"]:
        with parts.collecting():
            components.check_row(tile, {"provenance": object}, {"symbol": str})
            id = _name(tile, parts.tiles, TILE_NAMES, "RZ-1.1")
            kind = _castle(tile) if components.one_of(tile, "kind", TILE_KINDS, "RZ-1.1") == "castle" else (DRUM, 0)
            if kind in kinds and kind[0] != DRUM:
                raise BadData("knights-and-castles.tiles", "RZ-1.1", at=f"tile.{id}.points")
            kinds.append(kind)
            parts.material = append(parts.material, kind[0])
            parts.points = append(parts.points, kind[1])
    if not parts.unsound and (len(kinds) != TILES or kinds.count((DRUM, 0)) != 2):
        raise BadData("knights-and-castles.tiles", "RZ-1.1", at="tile")


def _castle(tile: dict[str, Any]) -> tuple[int, int]:
    components.one_of(tile, "size", SIZES, "RZ-1.1")
    material = components.one_of(tile, "material", MATERIALS, "RZ-1.1")
    return MATERIALS.index(material), components.number(tile, "points", 1, 2, "RZ-1.1")


def _cards(parts: Components) -> None:
    """RZ-1.2, RZ-1.3: six armies with their strengths and two shepherds."""
    armies = [card for card in parts.data["card"] if card["kind"] == "army"]
    others = [card for card in parts.data["card"] if card["kind"] != "army"]
    if len(armies) != ARMIES or len(others) != 1:
        raise BadData("knights-and-castles.cards", "RZ-1.2", at="card")
    parts.strength = [[0] * ARMIES for _ in MATERIALS]
    for place, card in enumerate(armies + others):
        with parts.collecting():
            components.check_row(card, {"name_pl": str, "name_en": str, "provenance": object}, {"note": str})
            _name(card, parts.cards, CARD_NAMES, "RZ-1.2")
            components.one_of(card, "kind", CARD_KINDS, "RZ-1.2")
            copies = 1 if place < ARMIES else SHEPHERDS
            components.number(card, "count", copies, copies, "RZ-1.2")
        for material in range(len(MATERIALS) if place < ARMIES else 0):
            with parts.collecting():
                strengths = card["strength"]
                parts.strength[material][place] = components.number(strengths, MATERIALS[material], 1, 99, "RZ-1.3")


def _name(row: dict[str, Any], found: list[str], known: list[str], rule: str) -> str:
    """The id of a row. There are words and pictures for these, and there is each only once."""
    id = components.one_of(row, "id", known, rule)
    if id in found:
        raise BadData("knights-and-castles.twice", rule, {"id": id})
    found.append(id)
    return id


def _mights(parts: Components) -> None:
    """Every set of armies against every tile; nobody attacks a drum."""
    for material in parts.material:
        row = [0] * ARMIES if material == DRUM else parts.strength[material]
        for armies in range(1 << ARMIES):
            strengths = [row[army] for army in range(ARMIES) if armies >> army & 1]
            parts.mights = append(parts.mights, max(strengths, default=0))


def _remarks(parts: Components) -> None:
    parts.unusual = check.remarks(parts.cards, parts.strength)
