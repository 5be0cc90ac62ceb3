"""CA-5: the segments of a tile at rotation 0: what they are, what they add to a feature, and which sides they own."""

from typing import Any

from wawel.games.carcassonne.components.geometry import SIDES
from wawel.games.carcassonne.components.ids import (
    CITY,
    CLOISTER,
    EDGES,
    FIELD,
    GOODS,
    GOODS_BITS,
    GRAND_BITS,
    NEIGHBOURS,
    NONE,
    ROAD,
    SHIELD,
    TILE,
    WALL,
    WATER,
)


class Segments:
    """Cities, roads, fields and the cloister of a tile, and its hidden node.

    CA-5.2: a road with one edge ends on its tile. CA-5.6: fields are as the data says, enclosed ones included.
    """

    def __init__(self, tile: dict[str, Any]) -> None:
        cities, roads, fields = tile.get("cities", []), tile.get("roads", []), tile["fields"]
        self.first_field = len(cities) + len(roads)
        self.kinds = [CITY] * len(cities) + [ROAD] * len(roads) + [FIELD] * len(fields)
        self.weights = [_city(city) for city in cities]  # per segment, then of the hidden node
        self.weights += [TILE + len(road["e"]) + (1 << GRAND_BITS if road.get("inn") else 0) for road in roads]
        self.weights += [TILE + len(field["h"]) for field in fields]
        self.cloister, self.princess = NONE, NONE
        if tile.get("cloister"):
            self.cloister = len(self.kinds)
            self.kinds.append(CLOISTER)
            self.weights.append(TILE + NEIGHBOURS)
        for index, city in enumerate(cities):
            if city.get("princess"):
                self.princess = index
        self.twins = [i for i, kind in enumerate(self.kinds) if kind <= ROAD and self.kinds.count(kind) > 1]
        self.hidden, weight = _hidden(tile)
        if self.hidden != NONE:
            self.weights.append(weight)
        self.borders = [
            self.first_field + i << 4 | node for i in range(len(fields)) for node in self._beside(fields[i])
        ]
        self.letters = [EDGES.index(letter) for letter in tile["edges"]]
        self.halves = [NONE] * 8
        self.edges = [NONE] * 4
        self._own(tile, [*cities, *roads])

    def _beside(self, field: dict[str, Any]) -> list[int]:
        """CA-5.5: the cities that a field borders; CA-15.3: and the walls of Carcassonne."""
        return [*field.get("c", []), *([len(self.kinds)] if field.get("carcassonne") else [])]

    def _own(self, tile: dict[str, Any], lines: list[dict[str, Any]]) -> None:
        """Per side the node that owns it, per half-edge its field."""
        for index, segment in enumerate(lines):
            for name in segment["e"]:
                self.edges[SIDES.index(name)] = index
        for index, field in enumerate(tile["fields"]):
            for half in field["h"]:
                self.halves[int(half)] = self.first_field + index
        for side in range(4):
            if self.edges[side] == NONE:
                self.edges[side] = len(self.kinds) if tile["edges"][side] in "WX" else self.halves[2 * side]


def _city(city: dict[str, Any]) -> int:
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
