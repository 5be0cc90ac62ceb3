"""Can the turn of a position that was read have come so far? BadPosition names the rule that forbids it."""

from typing import Final

from wawel.core.errors import BadPosition
from wawel.games.carcassonne.model import pieces
from wawel.games.carcassonne.model.packing import figure_tile, spot_tile
from wawel.games.carcassonne.model.state import (
    ACTION,
    BACK,
    DRAGON,
    DRAW,
    EARNED,
    FIRST,
    GATE,
    MOVE_COUNT,
    NO_TILE,
    NOWHERE,
    OVER,
    PLACE,
    PLACE_RIVER,
    PRINCESS,
    SECOND_TILE,
    CarcassonneState,
    laid_at_start,
    last,
)
from wawel.games.carcassonne.options import TB

MIDDLE: Final = [PRINCESS, ACTION, DRAGON]  # a tile was placed and the turn goes on
IN_CITY: Final = [BACK, GATE, MOVE_COUNT]  # and so it does here, CA-15


def check(s: CarcassonneState) -> None:
    """CA-3.1, CA-6.1, CA-9.1: what the phase needs. Raise BadPosition with the first rule that it breaks."""
    if (s.tile != NO_TILE) != (s.phase in (PLACE, PLACE_RIVER)):
        raise BadPosition("carcassonne.tile-when", "CA-6.1")
    if s.phase in MIDDLE and len(s.cells) == laid_at_start(s):
        raise BadPosition("carcassonne.nothing-placed", "CA-6.1")
    if s.phase in (PRINCESS, ACTION) and stands_on(s, [last(s)]):
        raise BadPosition("carcassonne.nobody-placed", "CA-7.1")
    _check_second(s)
    if s.phase == DRAW and s.left == 0:
        raise BadPosition("carcassonne.empty-pile", "CA-9.1")
    if s.phase == OVER and s.left:
        raise BadPosition("carcassonne.over-at-empty-pile", "CA-9.1")
    if s.phase == FIRST and (
        len(s.cells) > laid_at_start(s)
        or len(s.figures)
        or any(s.goods)
        or s.turn
        or s.fairy != NOWHERE
        or any(s.discarded)
        or any(s.aside)
        or any(s.points)
    ):
        raise BadPosition("carcassonne.first-chosen", "CA-3.1")


def _check_second(s: CarcassonneState) -> None:
    """CA-12.4: a second tile is earned by placing the first one, and played until the turn ends."""
    if s.second == EARNED and s.phase not in MIDDLE + IN_CITY:
        raise BadPosition("carcassonne.second-earned", "CA-12.4")
    if s.second == SECOND_TILE and (s.phase in (FIRST, OVER) or last(s) == 0):
        raise BadPosition("carcassonne.second-now", "CA-12.4")


def stands_on(s: CarcassonneState, numbers: list[int]) -> bool:
    """Whether any figure stands on one of these tiles."""
    if s.options & TB and any(spot_tile(s.pieces[place]) in numbers for place in pieces.on_map(s)):
        return True
    return any(figure_tile(figure) in numbers for figure in s.figures)
