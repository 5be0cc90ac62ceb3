"""Map tiles as cut paper: outlines of cities, roads and rivers from the printed segments, in a box of 100 × 100."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wawel.cli.pictures.sheet import number

SIDES: Final = "NESW"
CORNERS: Final = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))  # corner k begins side k, clockwise
MIDDLES: Final = ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))
INWARDS: Final = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
CENTRE: Final = (50.0, 50.0)
WHOLE: Final = "M0 0H100V100H0Z"
DEEP, FLAT, SHARED = 30, 24, 44  # how far walls reach into the tile
SLANTED, PASSED = 57, 44  # where a wall from corner to corner crosses the diagonal

Point = tuple[float, float]
Piece = tuple[Point, Point, Point, Point]  # a cubic curve


class Scene:
    """A tile as it lies: the printed one, turned clockwise."""

    def __init__(self, printed: Mapping[str, Any], rotation: int) -> None:
        self.printed = printed
        self.cities = [self._sides(city["e"], rotation) for city in printed.get("cities", [])]
        self.roads = [self._sides(road["e"], rotation) for road in printed.get("roads", [])]
        self.rivers = [self._sides(river["e"], rotation) for river in printed.get("rivers", [])]
        self.fields = [[(int(half) + 2 * rotation) % 8 for half in field["h"]] for field in printed["fields"]]
        self.sealed = [(side + rotation) % 4 for side, letter in enumerate(printed["edges"]) if letter == "X"]

    @staticmethod
    def _sides(edges: str, rotation: int) -> list[int]:
        return [(SIDES.index(side) + rotation) % 4 for side in edges]

    def town(self, index: int) -> str:
        """The outline of a city: along its sides, and by a wall over every gap between them."""
        has = self.cities[index]
        if len(has) == 4:
            return WHOLE
        start = next(side for side in has if (side + 3) % 4 not in has)
        d, side = f"M{_pair(CORNERS[start])}", start
        while side < start + 4:
            if side % 4 in has:
                side += 1
                d += f"L{_pair(CORNERS[side % 4])}"
                continue
            gaps = 1
            while (side + gaps) % 4 not in has:
                gaps += 1
            d += _curve(self._wall(side % 4, gaps))
            side += gaps
        return d + "Z"

    def _wall(self, first: int, gaps: int) -> list[Piece]:
        others = {side for city in self.cities for side in city}
        if gaps == 1:
            return _turned(_bow(SHARED if first in others else FLAT), first)
        if gaps == 2:
            sides = {first, (first + 1) % 4}
            crowded = sides & others or any(sides == set(way) for way in self.roads + self.rivers)
            return _turned(_diagonal(PASSED if crowded else SLANTED), first - 1)
        return [(d, c, b, a) for a, b, c, d in reversed(_turned(_bow(DEEP), first - 1))]

    def great_city(self) -> str:
        """The part of the City of Carcassonne on this tile: sealed sides where no field is."""
        owned = {half for field in self.fields for half in field}
        free = [half for half in range(8) if half // 2 in self.sealed and half not in owned]
        if len(free) in (0, 8):
            return WHOLE if free else ""
        start = next(half for half in free if (half - 1) % 8 not in free)
        border = [_half_corner((start + place) % 8) for place in range(len(free) + 1)]
        return "M" + "L".join(_pair(point) for point in border) + f"Q50 50 {_pair(border[0])}Z"

    def way(self, sides: Sequence[int]) -> str:
        """A road or a river, from side to side or to the middle."""
        first = MIDDLES[sides[0]]
        if len(sides) == 1:
            return f"M{_pair(first)}L{_pair(CENTRE)}"
        last = MIDDLES[sides[1]]
        if (sides[0] + 2) % 4 == sides[1]:
            return f"M{_pair(first)}L{_pair(last)}"
        return f"M{_pair(first)}C{_pair(_into(first, sides[0], 28))} {_pair(_into(last, sides[1], 28))} {_pair(last)}"

    def standing(self, part: int, segment: str) -> Point:
        """Where a figure stands; parts are counted as in a view: cities, roads, fields, cloister."""
        if part < len(self.cities):
            return self.heart(part)
        part -= len(self.cities)
        if part < len(self.roads):
            sides = self.roads[part]
            reach = 22 if len(sides) == 1 or (sides[0] + 2) % 4 != sides[1] else 36
            return _into(MIDDLES[sides[0]], sides[0], reach)
        part -= len(self.roads)
        if part >= len(self.fields):
            return 65.0, 58.0
        at = segment.partition("@")[2]
        return self._meadow(int(at)) if at.isdigit() else (50.0, 70.0)

    def heart(self, index: int) -> Point:
        """The middle of a city."""
        sides = self.cities[index]
        if len(sides) == 1:
            return _into(MIDDLES[sides[0]], sides[0], 15)
        x = sum(MIDDLES[side][0] for side in sides) / len(sides)
        y = sum(MIDDLES[side][1] for side in sides) / len(sides)
        return (x, y) if len(sides) == 2 else (50 + (x - 50) * 0.8, 50 + (y - 50) * 0.8)

    @staticmethod
    def _meadow(half: int) -> Point:
        side = half // 2
        corner = CORNERS[side if half % 2 == 0 else (side + 1) % 4]
        edge = (MIDDLES[side][0] * 0.45 + corner[0] * 0.55, MIDDLES[side][1] * 0.45 + corner[1] * 0.55)
        return _into(edge, side, 18)


def _into(point: Point, side: int, steps: float) -> Point:
    return point[0] + INWARDS[side][0] * steps, point[1] + INWARDS[side][1] * steps


def _half_corner(half: int) -> Point:
    return MIDDLES[half // 2] if half % 2 else CORNERS[half // 2]


def _bow(depth: float) -> list[Piece]:
    """A wall over the north side, from corner to corner."""
    return [
        ((0, 0), (11, depth * 0.5), (24, depth), (50, depth)),
        ((50, depth), (76, depth), (89, depth * 0.5), (100, 0)),
    ]


def _diagonal(m: float) -> list[Piece]:
    """A wall from the north-east to the south-west."""
    k = (m - 44) / 14
    near, far = 80 + 10 * k, 13 + 13 * k
    return [((100, 0), (near, far), (m + 13, m - 13), (m, m)), ((m, m), (m - 13, m + 13), (far, near), (0, 100))]


def _turned(pieces: Sequence[Piece], quarters: int) -> list[Piece]:
    turned = list(pieces)
    for _ in range(quarters % 4):
        turned = [tuple((100 - y, x) for x, y in piece) for piece in turned]  # type: ignore[misc]  # still four points
    return turned


def _curve(pieces: Sequence[Piece]) -> str:
    return "".join(f"C{_pair(b)} {_pair(c)} {_pair(d)}" for _, b, c, d in pieces)


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
