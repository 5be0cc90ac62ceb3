"""CA-5: can a tile be drawn? Its segments as places on the border of the square, walked round once clockwise.

Sixteen places: each side has its corner, first half, middle and second half, from the north-west corner on. What
touches the border in two places divides the others; what lies in one arc between such places can be joined.
"""

from itertools import combinations
from typing import Any, Final

from wawel.core.errors import BadData, Phrase

SIDES: Final = "NESW"
CORNERS: Final = ["NW", "NE", "SE", "SW"]  # the corner before each side
ROUND: Final = 16


class Shape:
    """A tile's segments, each as its places on the border, ascending."""

    def __init__(self, tile: dict[str, Any]) -> None:
        self.tile = tile
        self.cities = [sorted(_middles(city) + _corner(tile, city)) for city in tile.get("cities", [])]
        roads = tile.get("roads", [])
        self.roads = [_middles(road) for road in roads if not road.get("tunnel")]
        self.tunnels = [_middles(road) for road in roads if road.get("tunnel")]
        self.rivers = [_middles(river) for river in tile.get("rivers", [])]
        self.fields = [[_half(int(half)) for half in sorted(field["h"])] for field in tile["fields"]]
        self.ends = sorted([road[0] for road in self.roads if len(road) == 1])  # roads that end here, CA-5.2
        self.sealed = [4 * side + 2 for side in range(4) if tile["edges"][side] == "X"]


def _middles(segment: dict[str, Any]) -> list[int]:
    return sorted([4 * SIDES.index(name) + 2 for name in segment["e"]])


def _half(half: int) -> int:
    return 4 * (half // 2) + 1 + 2 * (half % 2)


def _corner(tile: dict[str, Any], city: dict[str, Any]) -> list[int]:
    """The far corner to which a city's wall reaches."""
    name = city.get("corner", "")
    if not name:
        return []
    place = 4 * CORNERS.index(name) if name in CORNERS else -1
    if place < 0 or any(_is_end(place, middle) for middle in _middles(city)):
        raise unsound(
            tile,
            Phrase(
                "carcassonne.city-corner",
                {"corners": ", ".join(CORNERS), "name": name},
            ),
        )
    return [place]


def _is_end(corner: int, middle: int) -> bool:
    """Whether a side ends in a corner."""
    return (corner - middle) % ROUND in (2, ROUND - 2)


def _arcs(wall: list[int], places: list[int]) -> set[int]:
    """In which arcs between the places of a wall some other places lie."""
    return {len([end for end in wall if end < place]) % len(wall) for place in places}


def _parts(wall: list[int], one: list[int], other: list[int]) -> bool:
    """Whether a wall keeps two segments apart."""
    return len(wall) > 1 and not _arcs(wall, one) & _arcs(wall, other)


def _crosses(one: list[int], other: list[int]) -> bool:
    return len(one) > 1 and len(_arcs(one, other)) > 1


def check(tile: dict[str, Any]) -> None:
    """CA-5.1, CA-5.5, CA-5.6: nothing crosses, fields are cut for a reason, and border the cities they touch."""
    shape = Shape(tile)
    _check_crossings(shape)
    _check_ends(shape)
    _check_cuts(shape)
    _check_contacts(shape)


def _check_crossings(shape: Shape) -> None:
    """Cities, roads and rivers cross only on a bridge or through a tunnel; fields cross nothing."""
    lines = [*shape.cities, *shape.roads, *shape.rivers]
    crossed = any(_crosses(one, other) for one, other in combinations(lines, 2))
    if crossed != bool(shape.tile.get("bridge")):
        raise unsound(shape.tile, Phrase("carcassonne.bridge"))
    if not all(any(_crosses(city, road) for city in shape.cities) for road in shape.tunnels):
        raise unsound(shape.tile, Phrase("carcassonne.tunnel"))
    for one in shape.fields:
        if any(_crosses(other, one) for other in [*lines, *shape.fields] if other is not one):
            raise unsound(shape.tile, Phrase("carcassonne.field-crosses"))


def _check_ends(shape: Shape) -> None:
    """CA-5.2: roads that end here meet, or reach a gate, so their banks differ; a lone one may end in the open."""
    lonely = len(shape.ends) == 1 and (shape.tile.get("cloister") or shape.tile.get("symbol") == "volcano")
    for end in [] if lonely else shape.ends:
        if any(end - 1 in field and end + 1 in field for field in shape.fields):
            raise unsound(
                shape.tile,
                Phrase("carcassonne.road-banks", {"side": SIDES[end // 4]}),
            )
    if len(shape.ends) > 1 and any(len(_arcs(shape.ends, field)) > 1 for field in shape.fields):
        raise unsound(shape.tile, Phrase("carcassonne.field-both-sides"))


def _check_cuts(shape: Shape) -> None:
    """CA-5.6: two fields are two because a line, a wall or roads that end there lie between them."""
    walls = [*shape.cities, *shape.roads, *shape.rivers, shape.ends]
    walls += [sorted(shape.ends + other) for other in [*shape.cities, *shape.rivers, shape.sealed] if shape.ends]
    for one, other in combinations([field for field in shape.fields if field], 2):
        if not any(_parts(wall, one, other) for wall in walls):
            raise unsound(shape.tile, Phrase("carcassonne.field-cut"))


def _check_contacts(shape: Shape) -> None:
    """CA-5.5: a field borders every city that it meets at a corner, and none that lies behind something else."""
    listed = [field.get("c", []) for field in shape.tile["fields"]]
    if shape.fields.count([]) > 1 and not shape.tile.get("bridge"):
        raise unsound(shape.tile, Phrase("carcassonne.two-enclosed"))
    for field, cities in zip(shape.fields, listed, strict=True):
        if not field and not _enclose(shape, cities):
            raise unsound(shape.tile, Phrase("carcassonne.field-enclosed"))
        for city in cities:
            if field and any(_parts(wall, field, shape.cities[city]) for wall in _screens(shape, city)):
                raise unsound(
                    shape.tile,
                    Phrase("carcassonne.field-across", {"edges": _name(shape, city)}),
                )
        for city in range(len(shape.cities)):
            if city not in cities and _meets(shape, field, city):
                raise unsound(
                    shape.tile,
                    Phrase("carcassonne.field-unbordered", {"edges": _name(shape, city)}),
                )


def _enclose(shape: Shape, cities: list[int]) -> bool:
    """Whether cities close a ring: they meet one another at two corners of the tile or more."""
    meetings = 0
    for corner in range(0, ROUND, 4):
        there = [
            city for city in cities if any(_is_end(corner, place) or place == corner for place in shape.cities[city])
        ]
        meetings += len(there) > 1
    return meetings > 1


def _screens(shape: Shape, city: int) -> list[list[int]]:
    """What can hide a city: other walls and lines, and roads that meet unless they may end at its gates."""
    others = [wall for place, wall in enumerate(shape.cities) if place != city]
    gates = sorted(shape.ends + shape.cities[city])
    at_gates = all(len(_arcs(gates, field)) == 1 for field in shape.fields if field)
    return [*others, *shape.roads, *shape.rivers, *([] if at_gates else [shape.ends])]


def _meets(shape: Shape, field: list[int], city: int) -> bool:
    """Whether they share a corner of the tile: the wall runs from corner to corner, or as far as it says."""
    reached = [place for wall in shape.cities for place in wall if place % 4 == 0]
    for place in shape.cities[city]:
        for corner in range(0, ROUND, 4):
            mine = place == corner or (_is_end(corner, place) and corner not in reached)
            if mine and any((corner + side) % ROUND in field for side in (-1, 1)):
                return True
    return False


def _name(shape: Shape, city: int) -> str:
    return str(shape.tile["cities"][city]["e"])


def unsound(tile: dict[str, Any], problem: Phrase) -> BadData:
    """What is wrong with a tile, at the key that was read last: `get` leaves no trace."""
    return BadData("carcassonne.tile-problem", "CA-5.1", {"id": tile.get("id"), "problem": problem})
