"""CA-10.5: the princess sends a knight home."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import NONE
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.packing import figure_seat, figure_spot
from wawel.games.carcassonne.model.state import CarcassonneState, last, tile_of
from wawel.games.carcassonne.model.terrain import find
from wawel.games.carcassonne.options import MAY, TB
from wawel.games.carcassonne.rules import helpers

NO_KNIGHT_THERE: Final = 105  # CA-10.5.2
MUST_REMOVE: Final = 106  # CA-10.5.2


def is_asked(s: CarcassonneState) -> bool:
    """CA-10.5.2: whether the princess's city, as joined now, holds a knight. CA-10.5.4: if not, nothing happens."""
    root = _city(s)
    return root >= 0 and s.crowd[root] != 0


def _city(s: CarcassonneState) -> i64:
    """CA-10.5.1: the city with the princess of the tile just placed, or -1."""
    segment = s.parts.ladies[tile_of(s, last(s))]
    if segment == NONE:
        return -1
    return find(s, s.base[last(s)] + segment)


def why_not_pass(s: CarcassonneState) -> int:
    """CA-10.5.7: declining is an option."""
    return OK if s.options & MAY else MUST_REMOVE


def why_not(s: CarcassonneState, action: i64) -> int:
    """CA-10.5.6: only figures in this very city are its knights."""
    place = figures.place_of(s, actions.tile_on_map(action), actions.segment(action))
    if place < 0 or figures.root_of(s, s.figures[place]) != _city(s):
        return NO_KNIGHT_THERE
    return OK


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    """CA-16.14: all knights of the joined city, own ones included."""
    root = _city(s)
    if why_not_pass(s) == OK:
        found = append(found, actions.PASS)
    for figure in s.figures:
        if figures.root_of(s, figure) == root:
            found = append(found, actions.PRINCESS | figure_spot(figure))
    return found


def default(s: CarcassonneState) -> int:
    """CA-6.7: when time is up: decline if allowed, else the first knight of another seat, else the seat's own."""
    found = extend_legal(s, vec[i64]())
    for action in found:
        if action == actions.PASS:
            return action
        place = figures.place_of(s, actions.tile_on_map(action), actions.segment(action))
        if figure_seat(s.figures[place]) != s.turn:
            return action
    return found[0]


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-10.5.2, CA-10.5.3: the knight goes home, and no figure may be deployed in this turn."""
    place = figures.place_of(s, actions.tile_on_map(action), actions.segment(action))
    if s.log is not None:
        figure = s.figures[place]
        s.log.note("sent-home", "CA-10.5.2", s.turn, [figure_seat(figure), *figures.spot(s, figure)])
    figures.take(s, place)
    s.removed = True
    if s.options & TB:
        helpers.leave(s)


def decline(s: CarcassonneState) -> None:
    if s.log is not None:
        s.log.note("declined", "CA-10.5.7", s.turn, [])
