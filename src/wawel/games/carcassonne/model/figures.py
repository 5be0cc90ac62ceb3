"""Figures on the map: placing followers and taking them back, keeping their features in step."""

from librt.vecs import pop
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.vectors import insert
from wawel.games.carcassonne.actions import FOLLOWER, LARGE, x_of, y_of
from wawel.games.carcassonne.model.packing import (
    FOLLOWER_BITS,
    figure_seat,
    figure_segment,
    figure_spot,
    figure_tile,
    pack_figure,
    pack_spot,
)
from wawel.games.carcassonne.model.state import AT_HOME, NO_FIGURE, CarcassonneState
from wawel.games.carcassonne.model.terrain import find, kind
from wawel.games.carcassonne.options import IC


def root_of(s: CarcassonneState, figure: i64) -> i64:
    """The feature on which a figure stands."""
    return find(s, s.base[figure_tile(figure)] + figure_segment(figure))


def put(s: CarcassonneState, seat: i64, number: i64, segment: i64) -> None:
    """CA-7.1: a follower goes from the supply to a segment of a tile on the map."""
    figure = pack_figure(number, segment, seat)
    _insert(s, figure)
    s.supply[seat] -= 1
    s.crowd[root_of(s, figure)] += BIT[FOLLOWER_BITS * seat]


def put_large(s: CarcassonneState, seat: i64, number: i64, segment: i64) -> None:
    """CA-11.1: the large follower goes to a segment and counts as two there."""
    figure = pack_figure(number, segment, seat)
    _insert(s, figure)
    s.pieces[seat] = figure
    s.crowd[root_of(s, figure)] += BIT[FOLLOWER_BITS * seat + 1]


def _insert(s: CarcassonneState, figure: i64) -> None:
    figures = s.figures
    place = len(figures)
    while place and figures[place - 1] > figure:
        place -= 1
    s.figures = insert(figures, place, figure)


def take(s: CarcassonneState, place: i64) -> i64:
    """CA-8.8, CA-10.3.5, CA-10.5.2: a follower goes back to its owner. The fairy stays where she is, CA-10.6.5."""
    s.figures, figure = pop(s.figures, place)
    seat = figure_seat(figure)
    if is_large(s, figure):
        s.pieces[seat] = AT_HOME
        s.crowd[root_of(s, figure)] -= BIT[FOLLOWER_BITS * seat + 1]
    else:
        s.supply[seat] += 1
        s.crowd[root_of(s, figure)] -= BIT[FOLLOWER_BITS * seat]
    if s.ward == figure:
        s.ward = NO_FIGURE
    return figure


def is_large(s: CarcassonneState, figure: i64) -> bool:
    """Whether a follower on the map is its seat's large one."""
    return s.options & IC != 0 and s.pieces[figure_seat(figure)] == figure


def is_large_at(s: CarcassonneState, place: i64) -> bool:
    """The same by place in the list: of two followers of a seat on one segment the first is the large one."""
    figure = s.figures[place]
    return is_large(s, figure) and (place == 0 or s.figures[place - 1] != figure)


def place_of(s: CarcassonneState, number: i64, segment: i64) -> i64:
    """The index of a segment's figure in the list; -1 if there is none."""
    wanted = pack_spot(number, segment)
    figures = s.figures
    place: i64
    for place in range(len(figures)):
        if figure_spot(figures[place]) == wanted:
            return place
    return -1


def shares_tile(s: CarcassonneState, seat: i64, number: i64) -> bool:
    """Whether one of a seat's followers stands on a tile."""
    return any(figure_tile(figure) == number and figure_seat(figure) == seat for figure in s.figures)


def kind_under(s: CarcassonneState, figure: i64) -> i64:
    """What a figure stands on: CITY, ROAD, FIELD or CLOISTER."""
    return kind(s, figure_tile(figure), figure_segment(figure))


def spot(s: CarcassonneState, figure: i64) -> list[int]:
    """A follower on the map as arguments of a note: figure, role, x, y, segment."""
    size = LARGE if is_large(s, figure) else FOLLOWER
    cell = s.cells[figure_tile(figure)]
    return [size, kind_under(s, figure), x_of(cell), y_of(cell), figure_segment(figure)]
