"""Figures on the map: putting followers there and taking them off again, with their features kept in step."""

from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.state import (
    NO_FIGURE,
    CarcassonneState,
    figure_seat,
    figure_segment,
    figure_tile,
)
from wawel.games.carcassonne.terrain import find, kind


def root_of(s: CarcassonneState, figure: int) -> int:
    """The feature on which a figure stands."""
    return find(s, s.base[figure >> 8] + (figure >> 4 & 15))


def put(s: CarcassonneState, seat: int, number: int, segment: int) -> None:
    """CA-7.1: a follower goes from the supply to a segment of a tile on the map."""
    figure = number << 8 | segment << 4 | seat
    figures = s.figures
    place = len(figures)
    while place and figures[place - 1] > figure:
        place -= 1
    figures.insert(place, figure)
    s.supply[seat] -= 1
    s.crowd[root_of(s, figure)] += 1 << 4 * seat


def take(s: CarcassonneState, place: int) -> int:
    """CA-8.8, CA-10.3.5, CA-10.5.2: a follower goes back to its owner. The fairy stays where she is, CA-10.6.5."""
    figure = s.figures.pop(place)
    seat = figure_seat(figure)
    s.supply[seat] += 1
    s.crowd[root_of(s, figure)] -= 1 << 4 * seat
    if s.ward == figure:
        s.ward = NO_FIGURE
    return figure


def place_of(s: CarcassonneState, number: int, segment: int) -> int:
    """Where the figure of a segment stands in the list; -1 if there is none."""
    wanted = number << 4 | segment
    for place in range(len(s.figures)):
        if s.figures[place] >> 4 == wanted:
            return place
    return -1


def shares_tile(s: CarcassonneState, seat: int, number: int) -> bool:
    """Whether one of a seat's followers stands on a tile."""
    return any(figure >> 8 == number and figure & 15 == seat for figure in s.figures)


def spot(s: CarcassonneState, figure: int) -> list[int]:
    """A figure as arguments of a note: role, x, y, segment."""
    number, segment = figure_tile(figure), figure_segment(figure)
    cell = s.cells[number]
    return [kind(s, number, segment), x_of(cell), y_of(cell), segment]
