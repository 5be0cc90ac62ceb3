"""CA-8: features that the tile just placed completed."""

from wawel.games.carcassonne import figures
from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.components import CITY, CLOISTER, OPEN, ROAD
from wawel.games.carcassonne.options import SMALL_CITY_2
from wawel.games.carcassonne.scoring.points import (
    CITY_SCORED,
    CLOISTER_SCORED,
    ROAD_SCORED,
    fairy_bonus,
    gain,
    leaders,
)
from wawel.games.carcassonne.state import CarcassonneState
from wawel.games.carcassonne.terrain import cloister_node, find, shields, tiles

CLOISTER_POINTS = 9  # CA-8.6


def score(s: CarcassonneState) -> None:
    """CA-8.1: every complete city and road of the tile just placed, and every cloister that is surrounded now."""
    for root, feature, number, segment in by_last_tile(s):
        if feature == CLOISTER:
            s.cloisters.remove(number)
        if s.crowd[root]:
            _pay(s, root, feature, number, segment)


def by_last_tile(s: CarcassonneState) -> list[tuple[int, int, int, int]]:
    """Root, kind, tile and segment of what the last tile completed; a city with two segments there comes twice."""
    found: list[tuple[int, int, int, int]] = []
    number = len(s.cells) - 1
    base = s.base[number]
    features = s.box.features[s.turned[number] >> 2]
    for segment in range(len(features)):
        if features[segment] > ROAD:
            break
        root = find(s, base + segment)
        if s.sums[root] & OPEN == 0:
            found.append((root, features[segment], number, segment))
    for place in range(len(s.cloisters) - 1, -1, -1):
        other = s.cloisters[place]
        node = cloister_node(s, other)
        if s.sums[node] & OPEN == 0:
            found.append((node, CLOISTER, other, node - s.base[other]))
    return found


def worth(s: CarcassonneState, root: int, feature: int) -> int:
    """CA-8.3, CA-8.4, CA-8.6: what a complete road, city or cloister pays."""
    if feature == ROAD:
        return tiles(s, root)
    return city(s, tiles(s, root), shields(s, root)) if feature == CITY else CLOISTER_POINTS


def city(s: CarcassonneState, tiles: int, shields: int) -> int:
    """CA-8.4: 2 points per tile and shield. CA-8.5: by option a city of two tiles pays half."""
    if tiles == 2 and s.options & SMALL_CITY_2:
        return tiles + shields
    return 2 * (tiles + shields)


def _pay(s: CarcassonneState, root: int, feature: int, number: int, segment: int) -> None:
    """CA-8.2, CA-8.7, CA-8.8: the majority is paid, then the fairy's companions, then all go home."""
    points = worth(s, root, feature)
    for seat in leaders(s, s.crowd[root]):
        if feature == ROAD:
            gain(s, seat, ROAD_SCORED, points)
        else:
            gain(s, seat, CITY_SCORED if feature == CITY else CLOISTER_SCORED, points)
        if s.log is not None:
            _tell(s, seat, root, feature, number, segment, points)
    fairy_bonus(s, root, feature)
    _send_home(s, root)


def _send_home(s: CarcassonneState, root: int) -> None:
    """CA-8.8: all figures of a scored feature return; those on other features of its tiles stay."""
    for place in range(len(s.figures) - 1, -1, -1):
        if figures.root_of(s, s.figures[place]) == root:
            figure = figures.take(s, place)
            if s.log is not None:
                s.log.note("home", "CA-8.8", figure & 15, figures.spot(s, figure))


def _tell(s: CarcassonneState, seat: int, root: int, feature: int, number: int, segment: int, points: int) -> None:
    if s.log is None:
        return
    cell = s.cells[number]
    where = [x_of(cell), y_of(cell), segment]
    if feature == ROAD:
        s.log.note("road", "CA-8.3", seat, [tiles(s, root), *where, points])
    elif feature == CITY:
        s.log.note("city", "CA-8.4", seat, [tiles(s, root), shields(s, root), *where, points])
    else:
        s.log.note("cloister", "CA-8.6", seat, [*where, points])
