"""CA-10.1 and CA-10.3: the volcano calls the dragon, and the dragon walks."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.packing import figure_seat, figure_tile
from wawel.games.carcassonne.model.state import CarcassonneState, last, tile_at, tile_of
from wawel.games.carcassonne.options import COUNT, TB
from wawel.games.carcassonne.rules import drawing, helpers

NO_TILE_THERE: Final = 101  # CA-10.3.3
VISITED: Final = 102  # CA-10.3.3
FAIRY_THERE: Final = 103  # CA-10.6.2
MUST_MOVE: Final = 104  # CA-10.3.2
INSIDE_WALLS: Final = 156  # CA-15.8

WALK: Final = 6  # CA-10.3.2: steps, whatever the number of seats


def fly(s: CarcassonneState) -> None:
    """CA-10.1.2: the dragon flies to the volcano just placed and eats nothing. CA-10.1.3: set-aside tiles return."""
    s.dragon = last(s)
    if s.log is not None:
        cell = s.cells[s.dragon]
        s.log.note("volcano", "CA-10.1.2", s.turn, [x_of(cell), y_of(cell)])
    drawing.return_aside(s)


def begin(s: CarcassonneState) -> None:
    """CA-10.3.2, CA-10.3.3: the active seat moves first; the tile where the walk begins counts as visited."""
    s.walk = vec[i64]([s.dragon])
    s.mover = s.turn
    if s.log is not None:
        cell = s.cells[s.dragon]
        s.log.note("walk", "CA-10.3.2", TABLE, [x_of(cell), y_of(cell)])


def why_not(s: CarcassonneState, action: i64) -> i64:
    return _why_not_step(s, actions.value(action))


def _why_not_step(s: CarcassonneState, direction: i64) -> i64:
    """CA-10.3.3: to a tile not yet visited on this walk, not the fairy's (CA-10.6.2), and not inside the walls."""
    number = tile_at(s, s.cells[s.dragon] + s.parts.steps[direction])
    if number < 0:
        return NO_TILE_THERE
    if number == s.fairy:
        return FAIRY_THERE
    if s.options & COUNT and s.parts.inside[tile_of(s, number)]:
        return INSIDE_WALLS
    for visited in s.walk:
        if visited == number:
            return VISITED
    return OK


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    direction: i64
    for direction in range(4):
        if _why_not_step(s, direction) == OK:
            found = append(found, actions.STEP | direction)
    return found


def is_over(s: CarcassonneState) -> bool:
    """CA-10.3.2: six steps. CA-10.3.4: or a dead end, possibly at once."""
    if len(s.walk) > WALK:
        return True
    direction: i64
    for direction in range(4):
        if _why_not_step(s, direction) == OK:
            return False
    if s.log is not None:
        s.log.note("dead-end", "CA-10.3.4", TABLE, [len(s.walk) - 1])
    return True


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-10.3.5: all figures on the tile go home without points. CA-10.3.2: then the next seat moves."""
    s.dragon = tile_at(s, s.cells[s.dragon] + s.parts.steps[actions.value(action)])
    s.walk = append(s.walk[:], s.dragon)
    if s.log is not None:
        cell = s.cells[s.dragon]
        s.log.note("step", "CA-10.3.2", s.mover, [len(s.walk) - 1, x_of(cell), y_of(cell)])
    place = len(s.figures)
    while place > 0:
        place -= 1
        if figure_tile(s.figures[place]) == s.dragon:
            if s.log is not None:
                figure = s.figures[place]
                s.log.note("eaten", "CA-10.3.5", figure_seat(figure), figures.spot(s, figure))
            figures.take(s, place)
    if s.options & TB:
        helpers.flee(s)
    s.mover = (s.mover + 1) % s.seats
