"""CA-1 and CA-5: is a tile file sound? Every property that the rules stand on, checked by name before play."""

from typing import Any, Final

from wawel.core import components
from wawel.core.errors import BadData, Phrase
from wawel.core.tracing import shown
from wawel.games.carcassonne.components import geometry
from wawel.games.carcassonne.components.geometry import SIDES, unsound
from wawel.games.carcassonne.components.ids import FOLLOWERS, GOODS, NAMES, SETS, SHIELDS, SYMBOLS

BASE: Final = 72  # CA-1.1
TABLE: Final = 5  # CA-3.1: most seats
LARGE_TABLE: Final = 6  # with Inns and Cathedrals, CA-1.3
LETTERS: Final = "CRFWX"
OWNERS: Final = {"C": "cities", "R": "roads", "W": "rivers"}  # letter of an edge -> the list that must own it
KEYS: Final = {  # of a tile, and of the entries of its lists
    "": "id n edges cities roads rivers fields bridge cloister symbol start role at interior note",
    "cities": "e shield cathedral goods princess corner",
    "roads": "e inn tunnel",
    "rivers": "e",
    "fields": "h c carcassonne",
}
TOUCH: Final = [5, 4, 7, 6, 1, 0, 3, 2]  # half-edge -> half-edge of the neighbour across the border


def check_board(parts: components.Parts) -> None:
    """CA-3.1, CA-4.1: seats, and how tiles touch."""
    rotation = parts.data["rotation"]
    components.check_seats(parts.data, 2, LARGE_TABLE, "CA-3.1")
    components.one_of(rotation, "direction", ["clockwise"], "CA-4.1")
    if rotation["half_edge_touch"] != TOUCH:
        raise BadData("carcassonne.half-edge-pairs", "CA-4.1", at="rotation.half_edge_touch")


def check_tiles(parts: components.Parts) -> None:
    """Each tile on its own."""
    seen: set[str] = set()
    for name, box in parts.data["sets"].items():
        for tile in box["tiles"]:
            with parts.collecting():
                if name in NAMES:
                    components.one_of(tile, "id", NAMES[name], "CA-1.1")
                if tile["id"] in seen:
                    raise BadData("carcassonne.tile-twice", "CA-1.1", {"id": tile["id"]})
                seen.add(tile["id"])
                if "symbol" in tile and name != "pd":
                    raise BadData("carcassonne.foreign-symbol", "CA-1.2", {"id": tile["id"]})
                check_tile(tile)


def check_sets(parts: components.Parts) -> None:
    """CA-1.1, CA-1.2: what is in each box."""
    sets = parts.data["sets"]
    for name, box in sets.items():
        with parts.collecting():
            components.check_row(box, {"provenance": object})
            total = sum([int(tile["n"]) for tile in box["tiles"]])
            if box["total"] != total:
                raise BadData(
                    "carcassonne.set-total",
                    "CA-1.1",
                    {"name": name, "declared": shown(box["total"]), "found": total},
                    f"sets.{name}.total",
                )
    with parts.collecting():
        _check_base(sets["base"])
    with parts.collecting():
        _check_shields(sets)
    _check_princess_and_dragon(sets["pd"])
    with parts.collecting():
        _check_inns(sets["ic"])
    with parts.collecting():
        _check_goods(sets["tb"])
    with parts.collecting():
        _check_river(sets["river"])


def _check_goods(box: dict[str, Any]) -> None:
    """CA-1.4: a token for each symbol."""
    printed = dict.fromkeys(GOODS, 0)
    for tile in box["tiles"]:
        for city in tile.get("cities", []):
            if "goods" in city:
                components.one_of(city, "goods", GOODS, "CA-1.4")
                printed[city["goods"]] += int(tile["n"])
    tokens = {name: box["goods_tokens"][name] for name in GOODS}
    if tokens != printed:
        raise BadData(
            "carcassonne.goods-tokens", "CA-1.4", {"printed": printed, "tokens": tokens}, "sets.tb.goods_tokens"
        )


def _check_river(box: dict[str, Any]) -> None:
    """CA-1.5: one spring and one lake, and on every other tile the river flows in and out."""
    ends = [tile.get("role", "") for tile in box["tiles"] for _ in range(tile["n"]) if tile.get("role")]
    flowing = [tile["edges"].count("W") == (1 if tile.get("role") else 2) for tile in box["tiles"]]
    if sorted(ends) != ["lake", "spring"] or not all(flowing):
        raise BadData("carcassonne.river-tiles", "CA-1.5", at="sets.river.tiles")


def _check_shields(sets: dict[str, Any]) -> None:
    """CA-8.4: one city may have all of them, and its root counts so many."""
    tiles = [tile for name in SETS for tile in sets[name]["tiles"]]
    found = sum([tile["n"] * city.get("shield", 0) for tile in tiles for city in tile.get("cities", [])])
    if found > SHIELDS:
        raise BadData("carcassonne.too-many-shields", "CA-8.4", {"most": SHIELDS, "found": found}, "sets")


def _check_base(box: dict[str, Any]) -> None:
    starts = [tile["id"] for tile in box["tiles"] if tile.get("start")]
    if len(starts) != 1:
        raise BadData("carcassonne.one-start", "CA-1.1", {"starts": starts}, "sets.base.tiles")
    if box["total"] != BASE:
        raise BadData("carcassonne.base-total", "CA-1.1", {"base": BASE, "found": box["total"]}, "sets.base.total")
    components.number(box, "max_players", TABLE, TABLE, "CA-3.1")
    followers = box["figures_per_player"]["follower"]
    if followers != FOLLOWERS:
        raise BadData("carcassonne.follower-count", "CA-1.1", {"followers": FOLLOWERS, "found": followers})


def _check_princess_and_dragon(box: dict[str, Any]) -> None:
    """CA-1.2: each tile carries one symbol: 6 volcanoes, 12 dragons, 6 portals, 6 princesses."""
    counts = dict.fromkeys(SYMBOLS[1:], 0)
    for tile in box["tiles"]:
        if tile.get("symbol") not in counts:
            raise BadData("carcassonne.no-symbol", "CA-1.2", {"id": tile["id"]})
        counts[tile["symbol"]] += int(tile["n"])
    if list(counts.values()) != [6, 12, 6, 6]:
        raise BadData("carcassonne.symbol-counts", "CA-1.2", {"counts": counts}, "sets.pd.tiles")


def _check_inns(box: dict[str, Any]) -> None:
    """CA-1.3: 2 cathedrals, 6 inns, a sixth colour and one large follower per seat."""
    components.number(box, "max_players", LARGE_TABLE, LARGE_TABLE, "CA-3.1")
    components.number(box["figures_per_player"], "large_follower", 1, 1, "CA-1.3")
    cathedrals = sum([tile["n"] for tile in box["tiles"] for city in tile.get("cities", []) if city.get("cathedral")])
    inns = sum([tile["n"] for tile in box["tiles"] for road in tile.get("roads", []) if road.get("inn")])
    if (cathedrals, inns) != (2, 6):
        raise BadData("carcassonne.inn-counts", "CA-1.3", {"cathedrals": cathedrals, "inns": inns}, "sets.ic.tiles")


def check_tile(tile: dict[str, Any]) -> None:
    """CA-5.1, CA-5.5: edges and half-edges have one owner each, roads divide fields, cities have their fields."""
    _check_keys(tile)
    _check_numbers(tile)
    edges = tile["edges"]
    if len(edges) != 4 or any(letter not in LETTERS for letter in edges):
        raise unsound(tile, Phrase("carcassonne.four-edges", {"letters": LETTERS, "edges": edges}))
    _check_lines(tile)
    owner = _owners(tile)
    for side in range(4):
        _check_halves(tile, side, owner[2 * side], owner[2 * side + 1])
    for key in ("roads", "rivers"):
        for line in tile.get(key, []):
            for name in line["e"] if len(line["e"]) > 1 and not line.get("tunnel") else "":
                side = SIDES.index(name)
                if owner[2 * side] == owner[2 * side + 1]:
                    raise unsound(tile, Phrase("carcassonne.line-sides", {"side": name}))
    _check_cities(tile)
    geometry.check(tile)


def _check_keys(tile: dict[str, Any]) -> None:
    """A key that nobody reads is a slip."""
    for name, keys in KEYS.items():
        for entry in tile.get(name, []) if name else [tile]:
            for key in entry:
                if key not in keys.split():
                    raise unsound(tile, Phrase("carcassonne.unknown-key", {"key": key}))


def _check_numbers(tile: dict[str, Any]) -> None:
    """Copies and shields are whole numbers, and no others."""
    if type(tile["n"]) is not int or tile["n"] < 1:
        raise unsound(tile, Phrase("carcassonne.tile-copies", {"copies": tile["n"]}))
    for city in tile.get("cities", []):
        if "shield" in city and (type(city["shield"]) is not int or city["shield"] < 0):
            raise unsound(tile, Phrase("carcassonne.shields", {"shields": city["shield"]}))


def _check_lines(tile: dict[str, Any]) -> None:
    """Every C, R and W edge belongs to exactly one segment, and segments have no other edges."""
    for letter, key in OWNERS.items():
        found = "".join([segment["e"] for segment in tile.get(key, [])])
        wanted = [SIDES[side] for side in range(4) if tile["edges"][side] == letter]
        if sorted(found) != sorted(wanted) or any(not segment["e"] for segment in tile.get(key, [])):
            raise unsound(
                tile,
                Phrase(
                    "carcassonne.edge-owners",
                    {"key": key, "found": found, "wanted": "".join(wanted)},
                ),
            )


def _owners(tile: dict[str, Any]) -> list[int]:
    """Half-edge -> index of its field, -1 for none."""
    owner = [-1] * 8
    for index, field in enumerate(tile["fields"]):
        for half in field["h"]:
            if half not in "01234567" or owner[int(half)] >= 0:
                raise unsound(tile, Phrase("carcassonne.half-edge-fields", {"half": half}))
            owner[int(half)] = index
    return owner


def _check_halves(tile: dict[str, Any], side: int, first: int, second: int) -> None:
    letter = tile["edges"][side]
    if letter == "F" and (first < 0 or first != second):
        raise unsound(tile, Phrase("carcassonne.edge-halves", {"side": SIDES[side]}))
    if letter == "C" and (first >= 0 or second >= 0):
        raise unsound(tile, Phrase("carcassonne.city-edge", {"side": SIDES[side]}))
    if letter in "RW" and (first < 0 or second < 0):
        raise unsound(tile, Phrase("carcassonne.edge-banks", {"side": SIDES[side]}))


def _check_cities(tile: dict[str, Any]) -> None:
    """Every city segment is bordered by a field, except one with four edges; the princess lives in one city."""
    cities = tile.get("cities", [])
    bordered: set[int] = set()
    for field in tile["fields"]:
        bordered |= set(field.get("c", []))
    if not bordered <= set(range(len(cities))):
        raise unsound(tile, Phrase("carcassonne.field-no-city"))
    for index, city in enumerate(cities):
        if len(city["e"]) < 4 and index not in bordered:
            raise unsound(tile, Phrase("carcassonne.city-no-field", {"edges": city["e"]}))
    homes = len([city for city in cities if city.get("princess")])
    if homes != (tile.get("symbol") == "princess"):
        raise unsound(tile, Phrase("carcassonne.princess-city"))
