"""CA-8: features that the tile just placed completed."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.components.ids import CITY, CLOISTER, OPEN, ROAD, SEGMENTS
from wawel.games.carcassonne.model import figures, pieces
from wawel.games.carcassonne.model.packing import (
    cloister_node,
    cloister_tile,
    closed_kind,
    closed_root,
    closed_spot,
    figure_seat,
    pack_cloister,
    pack_closed,
    pack_spot,
    spot_segment,
    spot_tile,
)
from wawel.games.carcassonne.model.state import NOWHERE, CarcassonneState, last, tile_of
from wawel.games.carcassonne.model.terrain import find, grand, shields, tiles
from wawel.games.carcassonne.options import SMALL_CITY_2, TB
from wawel.games.carcassonne.scoring import inns
from wawel.games.carcassonne.scoring.points import CITY_SCORED, CLOISTER_SCORED, ROAD_SCORED, fairy_bonus, gain, leaders

CLOISTER_POINTS: Final = 9  # CA-8.6


def score(s: CarcassonneState) -> None:
    """CA-8.1: every complete city and road of the tile just placed, and every cloister that is surrounded now."""
    for closed in by_last_tile(s):
        root, feature, spot = closed_root(closed), closed_kind(closed), closed_spot(closed)
        if feature == CLOISTER:
            s.cloisters = remove(s.cloisters[:], pack_cloister(spot_tile(spot), root))
        if s.crowd[root]:
            _pay(s, root, feature, spot)


def by_last_tile(s: CarcassonneState) -> vec[i64]:
    """What the last tile completed. A city with two segments there comes twice."""
    found = vec[i64]()
    parts = s.parts
    number = last(s)
    tile = tile_of(s, number)
    base = s.base[number]
    segment: i64
    for segment in range(parts.segments[tile]):
        feature = parts.kinds[tile * SEGMENTS + segment]
        if feature > ROAD:
            break
        root = find(s, base + segment)
        if s.sums[root] & OPEN == 0:
            found = append(found, pack_closed(root, feature, pack_spot(number, segment)))
    place = len(s.cloisters)
    while place > 0:
        place -= 1
        number, node = cloister_tile(s.cloisters[place]), cloister_node(s.cloisters[place])
        if s.sums[node] & OPEN == 0:
            found = append(found, pack_closed(node, CLOISTER, pack_spot(number, node - s.base[number])))
    return found


def worth(s: CarcassonneState, root: i64, feature: i64) -> i64:
    """CA-8.3, CA-8.4, CA-8.6: what a complete road, city or cloister pays. CA-11.2, CA-11.3: inns and cathedrals."""
    if feature == ROAD:
        return inns.road(tiles(s, root)) if grand(s, root) else tiles(s, root)
    if feature == CITY:
        if grand(s, root):
            return inns.city(tiles(s, root), shields(s, root))
        return city(s, tiles(s, root), shields(s, root))
    return CLOISTER_POINTS


def city(s: CarcassonneState, tiles: i64, shields: i64) -> i64:
    """CA-8.4: 2 points per tile and shield. CA-8.5: an option halves a city of two tiles."""
    if tiles == 2 and s.options & SMALL_CITY_2:
        return tiles + shields
    return 2 * (tiles + shields)


def _pay(s: CarcassonneState, root: i64, feature: i64, spot: i64) -> None:
    """CA-8.2, CA-8.7, CA-8.8: the majority is paid, then the fairy's companions, then all go home."""
    points = worth(s, root, feature)
    source: i64 = CLOISTER_SCORED
    if feature == ROAD:
        source = ROAD_SCORED
    elif feature == CITY:
        source = CITY_SCORED
    for seat in leaders(s, s.crowd[root]):
        gain(s, seat, source, points)
        if s.log is not None:
            _tell(s, seat, root, feature, spot, points)
    fairy_bonus(s, root, feature)
    _send_home(s, root)


def _send_home(s: CarcassonneState, root: i64) -> None:
    """CA-8.8: all figures of a scored feature return; those on other features of its tiles stay."""
    place = len(s.figures)
    while place > 0:
        place -= 1
        if figures.root_of(s, s.figures[place]) == root:
            if s.log is not None:
                figure = s.figures[place]
                s.log.note("home", "CA-8.8", figure_seat(figure), figures.spot(s, figure))
            figures.take(s, place)
    if s.options & TB:
        _send_builders_home(s, root)


def _send_builders_home(s: CarcassonneState, root: i64) -> None:
    """CA-12.6: builders return with the followers of their feature."""
    place: i64
    for place in range(s.seats, 2 * s.seats):
        if s.pieces[place] != NOWHERE and pieces.root_at(s, s.pieces[place]) == root:
            pieces.send_home(s, place, "helper-home", "CA-8.8")


def _tell(s: CarcassonneState, seat: i64, root: i64, feature: i64, spot: i64, points: i64) -> None:
    if s.log is None:
        return
    cell = s.cells[spot_tile(spot)]
    where = [x_of(cell), y_of(cell), spot_segment(spot)]
    if feature == ROAD and grand(s, root):
        s.log.note("road-inn", "CA-11.2", seat, [tiles(s, root), *where, points])
    elif feature == ROAD:
        s.log.note("road", "CA-8.3", seat, [tiles(s, root), *where, points])
    elif feature == CITY and grand(s, root):
        s.log.note("city-cathedral", "CA-11.3", seat, [tiles(s, root), shields(s, root), *where, points])
    elif feature == CITY:
        s.log.note("city", "CA-8.4", seat, [tiles(s, root), shields(s, root), *where, points])
    else:
        s.log.note("cloister", "CA-8.6", seat, [*where, points])
