"""CA-8: features that the tile just placed completed."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.components.ids import CITY, CLOISTER, OPEN, ROAD, SEGMENTS
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.state import CarcassonneState
from wawel.games.carcassonne.model.terrain import find, shields, tiles
from wawel.games.carcassonne.options import SMALL_CITY_2
from wawel.games.carcassonne.scoring.points import CITY_SCORED, CLOISTER_SCORED, ROAD_SCORED, fairy_bonus, gain, leaders

CLOISTER_POINTS: Final = 9  # CA-8.6


def score(s: CarcassonneState) -> None:
    """CA-8.1: every complete city and road of the tile just placed, and every cloister that is surrounded now."""
    for packed in by_last_tile(s):
        root, feature, number = packed >> 16, packed >> 12 & 15, packed >> 4 & 255
        if feature == CLOISTER:
            s.cloisters = remove(s.cloisters, number << 12 | root)
        if s.crowd[root]:
            _pay(s, root, feature, number, packed & 15)


def by_last_tile(s: CarcassonneState) -> vec[i64]:
    """What the last tile completed: root << 16 | kind << 12 | tile << 4 | segment.

    A city with two segments there comes twice.
    """
    found = vec[i64]()
    parts = s.parts
    number = len(s.cells) - 1
    tile = s.turned[number] >> 2
    base = s.base[number]
    segment: i64
    for segment in range(parts.segments[tile]):
        feature = parts.kinds[tile * SEGMENTS + segment]
        if feature > ROAD:
            break
        root = find(s, base + segment)
        if s.sums[root] & OPEN == 0:
            found = append(found, root << 16 | feature << 12 | number << 4 | segment)
    place = len(s.cloisters)
    while place > 0:
        place -= 1
        number, node = s.cloisters[place] >> 12, s.cloisters[place] & 4095
        if s.sums[node] & OPEN == 0:
            found = append(found, node << 16 | CLOISTER << 12 | number << 4 | node - s.base[number])
    return found


def worth(s: CarcassonneState, root: i64, feature: i64) -> i64:
    """CA-8.3, CA-8.4, CA-8.6: what a complete road, city or cloister pays."""
    if feature == ROAD:
        return tiles(s, root)
    if feature == CITY:
        return city(s, tiles(s, root), shields(s, root))
    return CLOISTER_POINTS


def city(s: CarcassonneState, tiles: i64, shields: i64) -> i64:
    """CA-8.4: 2 points per tile and shield. CA-8.5: by option a city of two tiles pays half."""
    if tiles == 2 and s.options & SMALL_CITY_2:
        return tiles + shields
    return 2 * (tiles + shields)


def _pay(s: CarcassonneState, root: i64, feature: i64, number: i64, segment: i64) -> None:
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
            _tell(s, seat, root, feature, number, segment, points)
    fairy_bonus(s, root, feature)
    _send_home(s, root)


def _send_home(s: CarcassonneState, root: i64) -> None:
    """CA-8.8: all figures of a scored feature return; those on other features of its tiles stay."""
    place = len(s.figures)
    while place > 0:
        place -= 1
        if figures.root_of(s, s.figures[place]) == root:
            figure = figures.take(s, place)
            if s.log is not None:
                s.log.note("home", "CA-8.8", figure & 15, figures.spot(s, figure))


def _tell(s: CarcassonneState, seat: i64, root: i64, feature: i64, number: i64, segment: i64, points: i64) -> None:
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
