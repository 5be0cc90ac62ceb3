"""Builders and pigs: each seat has one of each. They stand on the map, but are not followers."""

from mypy_extensions import i64

from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.model.packing import followers_of, spot_segment, spot_tile
from wawel.games.carcassonne.model.state import NOWHERE, CarcassonneState
from wawel.games.carcassonne.model.terrain import find


def place_of(s: CarcassonneState, figure: i64, seat: i64) -> i64:
    """The place of a seat's BUILDER or PIG in `pieces`."""
    return (figure - 1) * s.seats + seat


def on_map(s: CarcassonneState) -> list[int]:
    """The places in `pieces` of all builders, then pigs, that stand on the map."""
    return [place for place in range(s.seats, len(s.pieces)) if s.pieces[place] != NOWHERE]


def root_at(s: CarcassonneState, spot: i64) -> i64:
    """The feature of a spot."""
    return find(s, s.base[spot_tile(spot)] + spot_segment(spot))


def is_alone(s: CarcassonneState, seat: i64, spot: i64) -> bool:
    """CA-10.3.6: whether a seat has no follower on the feature of a spot."""
    return followers_of(s.crowd[root_at(s, spot)], seat) == 0


def send_home(s: CarcassonneState, place: i64, key: str, rule: str) -> None:
    """CA-12.6: a builder or pig leaves the map."""
    if s.log is not None:
        s.log.note(key, rule, place % s.seats, told(s, place))
    s.pieces[place] = NOWHERE


def told(s: CarcassonneState, place: i64) -> list[int]:
    """A builder or pig on the map as arguments of a note: figure, x, y, segment."""
    spot = s.pieces[place]
    cell = s.cells[spot_tile(spot)]
    return [1 + place // s.seats, x_of(cell), y_of(cell), spot_segment(spot)]
