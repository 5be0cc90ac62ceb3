"""Figures on the map: putting followers there and taking them off again, with their features kept in step."""

from librt.vecs import pop
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.vectors import insert
from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.model.state import NO_FIGURE, CarcassonneState, figure_seat, figure_segment, figure_tile
from wawel.games.carcassonne.model.terrain import find, kind


def root_of(s: CarcassonneState, figure: i64) -> i64:
    """The feature on which a figure stands."""
    return find(s, s.base[figure >> 8] + (figure >> 4 & 15))


def put(s: CarcassonneState, seat: i64, number: i64, segment: i64) -> None:
    """CA-7.1: a follower goes from the supply to a segment of a tile on the map."""
    figure = number << 8 | segment << 4 | seat
    figures = s.figures
    place = len(figures)
    while place and figures[place - 1] > figure:
        place -= 1
    s.figures = insert(figures, place, figure)
    s.supply[seat] -= 1
    s.crowd[root_of(s, figure)] += BIT[4 * seat]


def take(s: CarcassonneState, place: i64) -> i64:
    """CA-8.8, CA-10.3.5, CA-10.5.2: a follower goes back to its owner. The fairy stays where she is, CA-10.6.5."""
    s.figures, figure = pop(s.figures, place)
    seat = figure_seat(figure)
    s.supply[seat] += 1
    s.crowd[root_of(s, figure)] -= BIT[4 * seat]
    if s.ward == figure:
        s.ward = NO_FIGURE
    return figure


def place_of(s: CarcassonneState, number: i64, segment: i64) -> i64:
    """Where the figure of a segment stands in the list; -1 if there is none."""
    wanted = number << 4 | segment
    figures = s.figures
    place: i64
    for place in range(len(figures)):
        if figures[place] >> 4 == wanted:
            return place
    return -1


def shares_tile(s: CarcassonneState, seat: i64, number: i64) -> bool:
    """Whether one of a seat's followers stands on a tile."""
    return any(figure >> 8 == number and figure & 15 == seat for figure in s.figures)


def spot(s: CarcassonneState, figure: i64) -> list[int]:
    """A figure as arguments of a note: role, x, y, segment."""
    number, segment = figure_tile(figure), figure_segment(figure)
    cell = s.cells[number]
    return [kind(s, number, segment), x_of(cell), y_of(cell), segment]
