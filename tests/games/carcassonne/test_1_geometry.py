"""CA-5: the validator proves that every tile can be drawn, and catches any change of its geometry."""

import copy
import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.carcassonne.test_1_components import DATA
from wawel.core.errors import BadData
from wawel.games.carcassonne import load
from wawel.games.carcassonne.components.check import check_tile
from wawel.testing import rule

Tile = dict[str, Any]
TILES: list[Tile] = [tile for box in tomllib.loads(DATA)["sets"].values() for tile in box["tiles"]]


@rule("CA-5.1", "CA-5.5", "CA-5.6")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('{h="0127"}, {h="3456"}', '{h="0126"}, {h="3457"}'), "tile BA-U: a field crosses another segment"),
        (
            ('{h="27", c=[0]}, {h="3456"}', '{h="27", c=[0]}, {h="3456", c=[0]}'),
            "BA-D: a field borders the city N across",
        ),
        (('{h="2367", c=[0, 1]}', '{h="23", c=[0, 1]}, {h="67", c=[0, 1]}'), "tile BA-H: one field is cut in two"),
        (('{h="2367", c=[0, 1]}', '{h="2367", c=[0]}'), "tile BA-H: the city S borders no field"),
        (('{h="2367", c=[0, 1]}', '{h="2367", c=[0, 1]}, {h="", c=[]}'), "tile BA-H: a field that touches no border"),
        (
            ('{h="2367", c=[0, 1]}', '{h="2367", c=[0, 1]}, {h="", c=[0, 1]}'),
            "tile BA-H: a field that touches no border",
        ),
        (('{h="4", c=[0]}, {h="5", c=[0]}', '{h="45", c=[0]}'), "tile BA-S: the road that ends at S has one field"),
        (
            ('{h="0127"}, {h="34"}, {h="56"}', '{h="0127"}, {h="3456"}'),
            "tile BA-W: the road that ends at S has one field",
        ),
        (('{h="01", c=[0]}, {h="45", c=[0]}', '{h="01", c=[0]}, {h="45"}'), "tile BA-F: a field meets the city EW"),
        (('roads=[{e="EW"}]', 'roads=[{e="EW", tunnel=true}]'), "tile BA-D: a tunnel leads under a city"),
        (('corner="SE"', 'corner="NE"'), "tile PD-L3: a city's corner is one of NW, NE, SE, SW away from its edges"),
        (('corner="SE"', 'corner="up"'), "tile PD-L3: a city's corner is one of"),
        ((', corner="SW"', ""), "tile PD-L6: a field meets the city ES and does not border it"),
        (
            ('{h="", c=[0, 1]}], symbol', '{h="", c=[0, 1]}, {h="", c=[0, 1]}], symbol'),
            "PD-L6: only a bridge makes room",
        ),
        (("bridge=true, ", ""), "tile TB-24: lines cross if and only if the tile has a bridge"),
        (('cloister=true, note="cloister"', "bridge=true"), "tile BA-B: lines cross if and only if"),
    ],
)
def test_a_tile_that_cannot_be_drawn_is_refused_by_name(change: tuple[str, str], complaint: str) -> None:
    assert change[0] in DATA
    with pytest.raises(BadData, match=re.escape(complaint)):
        load(DATA.replace(*change, 1))


def changed(tile: Tile, key: str, entries: list[Tile]) -> Tile:
    twin = copy.deepcopy(tile)
    twin[key] = copy.deepcopy(entries)
    return twin


def other_fields(tile: Tile) -> Iterator[list[Tile]]:
    """Fields merged, with swapped half-edges, cut in two, left out, or bordering one city more or less."""
    fields = tile["fields"]
    for one, other in itertools.combinations(fields, 2):
        rest = [field for field in fields if field not in (one, other)]
        yield [*rest, {"h": one["h"] + other["h"], "c": sorted({*one.get("c", []), *other.get("c", [])})}]
        for half, far in itertools.product(one["h"], other["h"]):
            swapped = [{**one, "h": one["h"].replace(half, far)}, {**other, "h": other["h"].replace(far, half)}]
            if {field["h"] for field in swapped} != {one["h"], other["h"]}:
                yield [*rest, *swapped]
    for field in fields:
        rest = [other for other in fields if other is not field]
        yield rest
        for city in range(len(tile.get("cities", []))):
            yield [*rest, {**field, "c": sorted({*field.get("c", [])} ^ {city})}]
        for size in range(1, len(field["h"]) // 2 + 1):
            for part in itertools.combinations(field["h"], size):
                left = "".join([half for half in field["h"] if half not in part])
                yield [*rest, {**field, "h": left}, {**field, "h": "".join(part)}]


def mutants(tile: Tile) -> Iterator[Tile]:
    """Every small change of a tile's geometry."""
    for fields in other_fields(tile):
        yield changed(tile, "fields", fields)
    yield changed(tile, "fields", [*tile["fields"], {"h": "", "c": list(range(len(tile.get("cities", []))))}])
    for place, city in enumerate(tile.get("cities", [])):
        rest = [other for other in tile["cities"] if other is not city]
        for corner in {"NW", "NE", "SE", "SW"} - {city.get("corner")}:
            yield changed(
                tile, "cities", [*tile["cities"][:place], {**city, "corner": corner}, *tile["cities"][place + 1 :]]
            )
        if len(city["e"]) > 1:
            yield changed(tile, "cities", [*rest, {**city, "e": city["e"][0]}, {"e": city["e"][1:]}])
        if rest:
            yield changed(tile, "cities", [*rest[1:], {**city, "e": city["e"] + rest[0]["e"]}])
    for road in tile.get("roads", []):
        rest = [other for other in tile["roads"] if other is not road]
        yield changed(tile, "roads", [*rest, {**road, "tunnel": not road.get("tunnel")}])
    yield {**tile, "bridge": not tile.get("bridge")}


def test_every_tile_of_every_set_can_be_drawn() -> None:
    """Including tiles whose rules come later."""
    for tile in TILES:
        check_tile(tile)


def passing(sets: tuple[str, ...]) -> tuple[int, list[Tile]]:
    """How many changes of the tiles of some sets were tried, and those that can still be drawn."""
    tried, found = 0, []
    for tile in [tile for tile in TILES if tile["id"].startswith(sets)]:
        for mutant in mutants(tile):
            tried += 1
            try:
                check_tile(mutant)
            except BadData:
                continue
            found.append(mutant)
    return tried, found


@rule("CA-5.6")
def test_hardly_any_small_change_of_a_tile_passes() -> None:
    """What passes could be printed: a cap whose three road ends lead to its gates, so that its field is cut there."""
    tried, found = passing(("BA", "PD"))
    gates = ["2", "34", "56", "7"]

    assert tried > 1500
    assert [(tile["id"], sorted([field["h"] for field in tile["fields"]])) for tile in found] == [
        ("BA-L", gates),
        ("BA-L", gates),
        ("PD-L1", gates),
        ("PD-L1", gates),
    ]


@rule("CA-5.6")
def test_hardly_any_small_change_of_other_sets_passes() -> None:
    """A far corner where no field is left to cut, road ends short of a gate, more or fewer enclosed fields."""
    tried, found = passing(("IC", "TB", "RI", "KS", "CC"))
    corners = {"IC-02": 8, "TB-06": 3}
    ends = {"IC-04": 6, "TB-08": 1, "TB-09": 2, "TB-10": 2, "TB-23": 2, "RI-2": 1, "RI-3": 1}
    enclosed = {"IC-03": 1, "KS-5": 4}

    assert tried > 2000
    assert Counter(tile["id"] for tile in found) == {**corners, **ends, **enclosed}
