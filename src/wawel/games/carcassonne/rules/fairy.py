"""CA-10.6: the fairy."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import WHOLE, x_of, y_of
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.packing import figure_seat, figure_spot, figure_tile, pack_spot
from wawel.games.carcassonne.model.state import NOWHERE, CarcassonneState, last
from wawel.games.carcassonne.options import FAIRY_WITH_FOLLOWER, NO_FAIRY_AFTER_PRINCESS, PD
from wawel.games.carcassonne.scoring.points import FAIRY_TURN, FAIRY_TURN_POINTS, gain

NO_FOLLOWER_THERE: Final = 107  # CA-10.6.1
ALREADY_THERE: Final = 108  # CA-16.13
NOT_AFTER_PRINCESS: Final = 109  # CA-10.5.5
NOT_IN_PLAY: Final = 110  # CA-2.1


def why_not_at_all(s: CarcassonneState) -> i64:
    """CA-10.5.5: an option forbids it after a removal. Without the expansion there is no fairy."""
    if not s.options & PD:
        return NOT_IN_PLAY
    if s.removed and s.options & NO_FAIRY_AFTER_PRINCESS:
        return NOT_AFTER_PRINCESS
    return OK


def why_not(s: CarcassonneState, action: i64) -> i64:
    """CA-10.6.1: to a tile with a follower of the seat, not where she is. CA-10.6.6: or to one such follower."""
    refusal = why_not_at_all(s)
    if refusal != OK:
        return refusal
    number, segment = actions.tile_on_map(action), actions.segment(action)
    if not s.options & FAIRY_WITH_FOLLOWER:
        if segment != WHOLE or not figures.shares_tile(s, s.turn, number):
            return NO_FOLLOWER_THERE
        return ALREADY_THERE if number == s.fairy else OK
    place = figures.place_of(s, number, segment)
    if place < 0 or figure_seat(s.figures[place]) != s.turn:
        return NO_FOLLOWER_THERE
    return ALREADY_THERE if s.figures[place] == s.ward else OK


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    """CA-10.6.1: the tiles with followers of the seat, ascending like the figures; CA-10.6.6: or the followers."""
    if why_not_at_all(s) != OK:
        return found
    alone = s.options & FAIRY_WITH_FOLLOWER != 0
    seat = s.turn
    before = s.fairy
    for figure in s.figures:
        if figure_seat(figure) != seat:
            continue
        if alone:
            if figure != s.ward:
                found = append(found, actions.FAIRY | figure_spot(figure))
        elif figure_tile(figure) != before and figure_tile(figure) != s.fairy:
            before = figure_tile(figure)
            found = append(found, actions.FAIRY | pack_spot(before, WHOLE))
    return found


def may_follow(s: CarcassonneState, deployed: i64) -> bool:
    """CA-16.6, by option: after a deployment through a portal to another tile the fairy may move as well."""
    s.through = actions.tile_on_map(deployed) != last(s) and len(extend_legal(s, vec[i64]())) > 0
    return s.through


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-10.6.1: she goes there and stays, CA-10.6.5."""
    s.fairy = actions.tile_on_map(action)
    if s.options & FAIRY_WITH_FOLLOWER:
        s.ward = s.figures[figures.place_of(s, s.fairy, actions.segment(action))]
    if s.log is not None:
        cell = s.cells[s.fairy]
        s.log.note("fairy", "CA-10.6.1", s.turn, [x_of(cell), y_of(cell)])


def greet(s: CarcassonneState) -> None:
    """CA-10.6.3: a seat gets 1 point at the start of its turn if she stands beside one of its followers."""
    if s.fairy == NOWHERE:
        return
    if s.options & FAIRY_WITH_FOLLOWER:
        beside = s.ward >= 0 and figure_seat(s.ward) == s.turn
    else:
        beside = figures.shares_tile(s, s.turn, s.fairy)
    if beside:
        gain(s, s.turn, FAIRY_TURN, FAIRY_TURN_POINTS)
        if s.log is not None:
            cell = s.cells[s.fairy]
            s.log.note("fairy-turn", "CA-10.6.3", s.turn, [x_of(cell), y_of(cell), FAIRY_TURN_POINTS])
