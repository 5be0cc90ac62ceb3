"""RZ-1: tiles and cards, read from data.toml. Strengths live there and nowhere else."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData
from wawel.games.knights_and_castles.components.ids import ARMIES, DRUM, MATERIALS, SHEPHERDS

DATA: Final = components.text_of("wawel.games.knights_and_castles")


class Components:
    """The printed parts of one box. Armies are 0..5 in the order of the data file, tiles 0..7."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
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


def load(text: str = DATA, strict: bool = True) -> Components:
    """The components of data.toml, or of another file's text. BadData names the property that a file breaks.

    `strict=False` lets strengths tie (RZ-4.6), for boxes that break P1.
    """
    data = components.parse(text)
    parts = Components(data)
    try:
        _tiles(parts, data["tile"])
        _cards(parts, data["card"], strict)
    except components.SLIPS as slip:
        raise components.broken(slip) from slip
    _names(parts.cards + parts.tiles)
    _mights(parts)
    return parts


def _tiles(parts: Components, tiles: list[dict[str, Any]]) -> None:
    """RZ-1.1: six castles, each material once small and once large, and two drums."""
    for tile in tiles:
        castle = tile["kind"] == "castle"
        if castle and tile["material"] not in MATERIALS:
            raise BadData(
                "knights-and-castles.castle-material",
                "RZ-1.1",
                {"id": tile["id"], "known": ", ".join(MATERIALS), "material": tile["material"]},
            )
        parts.tiles.append(str(tile["id"]))
        parts.material = append(parts.material, MATERIALS.index(tile["material"]) if castle else DRUM)
        parts.points = append(parts.points, _number(tile["id"], tile["points"]) if castle else 0)
    kinds = sorted(zip(parts.material, parts.points, strict=True))
    if kinds != [(DRUM, 0), (DRUM, 0), *[(kind, points) for kind in range(3) for points in (1, 2)]]:
        raise BadData("knights-and-castles.tiles", "RZ-1.1")


def _cards(parts: Components, cards: list[dict[str, Any]], strict: bool) -> None:
    """RZ-1.2, RZ-1.3: six armies with their strengths and two shepherds."""
    armies = [card for card in cards if card["kind"] == "army"]
    others = [card for card in cards if card["kind"] != "army"]
    if len(armies) != ARMIES or len(others) != 1 or int(others[0]["count"]) != SHEPHERDS:
        raise BadData("knights-and-castles.cards", "RZ-1.2")
    if any(int(card["count"]) != 1 for card in armies):
        raise BadData("knights-and-castles.army-copies", "RZ-1.2")
    parts.cards = [str(card["id"]) for card in armies + others]
    for material in MATERIALS:
        row = [_number(card["id"], card["strength"][material]) for card in armies]
        if strict and sorted(row) != list(range(1, ARMIES + 1)):
            strengths = ", ".join([f"{parts.cards[army]} {row[army]}" for army in range(ARMIES)])
            raise BadData(
                "knights-and-castles.strengths",
                "RZ-1.3",
                {"material": material, "strengths": strengths},
            )
        parts.strength.append(row)


def _mights(parts: Components) -> None:
    """Every set of armies against every tile; nobody attacks a drum."""
    for material in parts.material:
        row = [0] * ARMIES if material == DRUM else parts.strength[material]
        for armies in range(1 << ARMIES):
            strengths = [row[army] for army in range(ARMIES) if armies >> army & 1]
            parts.mights = append(parts.mights, max(strengths, default=0))


def _number(owner: object, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 99:
        raise BadData(
            "knights-and-castles.printed-number",
            values={"owner": owner, "value": value},
        )
    return value


def _names(ids: list[str]) -> None:
    if len(set(ids)) != len(ids) or not all(id.isascii() and id.isidentifier() for id in ids):
        raise BadData(
            "knights-and-castles.ids",
            values={"known": ", ".join(ids)},
        )
