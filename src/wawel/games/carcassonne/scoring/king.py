"""CA-14: the cards King and Robber, for the largest city and the longest road."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.carcassonne.components.ids import CITY, ROAD, SEGMENTS
from wawel.games.carcassonne.model.packing import closed_kind, closed_root
from wawel.games.carcassonne.model.state import NOBODY_YET, CarcassonneState, tile_of
from wawel.games.carcassonne.model.terrain import is_complete, tiles
from wawel.games.carcassonne.options import COUNT
from wawel.games.carcassonne.scoring.points import KING_SCORED, ROBBER_SCORED, gain


def look(s: CarcassonneState, closed: vec[i64]) -> None:
    """CA-14.3: whoever completes a larger city than all before takes the King; likewise the Robber with roads.

    CA-16.20: with followers there or without.
    """
    city = _most(s, closed, CITY)
    if city > s.largest:
        s.largest = city
        s.king = s.turn
        if s.log is not None:
            s.log.note("king", "CA-14.3", s.turn, [city])
    road = _most(s, closed, ROAD)
    if road > s.longest:
        s.longest = road
        s.robber = s.turn
        if s.log is not None:
            s.log.note("robber", "CA-14.3", s.turn, [road])


def _most(s: CarcassonneState, closed: vec[i64], feature: i64) -> i64:
    """The tiles of the largest feature of a kind among those completed, or 0."""
    most: i64 = 0
    for entry in closed:
        if closed_kind(entry) == feature and tiles(s, closed_root(entry)) > most:
            most = tiles(s, closed_root(entry))
    return most


def pay(s: CarcassonneState) -> None:
    """CA-14.4: a point per completed city for the King, per completed road for the Robber."""
    if s.king != NOBODY_YET:
        cities: i64 = len(sizes(s, CITY))
        if s.options & COUNT:
            cities += 1  # the City of Carcassonne
        gain(s, s.king, KING_SCORED, cities)
        if s.log is not None:
            s.log.note("king-points", "CA-14.4", s.king, [cities, cities])
    if s.robber != NOBODY_YET:
        roads: i64 = len(sizes(s, ROAD))
        gain(s, s.robber, ROBBER_SCORED, roads)
        if s.log is not None:
            s.log.note("robber-points", "CA-14.4", s.robber, [roads, roads])


def sizes(s: CarcassonneState, feature: i64) -> list[int]:
    """The tiles of every complete city or road of the map, each where its root is."""
    found: list[int] = []
    number: i64
    for number in range(len(s.cells)):
        tile = tile_of(s, number)
        segment: i64
        for segment in range(s.parts.segments[tile]):
            node = s.base[number] + segment
            if s.parts.kinds[tile * SEGMENTS + segment] == feature and s.link[node] == node and is_complete(s, node):
                found.append(tiles(s, node))
    return found
