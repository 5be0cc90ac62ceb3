"""CA-15.6, CA-15.7: followers come back from the city to features that are about to be scored."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.model import figures, quarters
from wawel.games.carcassonne.model.packing import closed_root, pack_figure, pack_spot
from wawel.games.carcassonne.model.state import CarcassonneState, tile_of
from wawel.games.carcassonne.model.terrain import find, kind
from wawel.games.carcassonne.rules.deploying import BESIDE_DRAGON, NO_SUCH_SEGMENT
from wawel.games.carcassonne.scoring import completed

QUARTER_LOCKED: Final = 151  # CA-15.7
NOBODY_IN_QUARTER: Final = 152  # CA-15.2
NOT_BEING_SCORED: Final = 153  # CA-15.6


def begin(s: CarcassonneState) -> bool:
    """T8: whether anybody can come back; the seats are asked in turn, the active one last."""
    s.mover = s.turn
    return len(completed.by_last_tile(s)) > 0 and _next_seat(s)


def pass_on(s: CarcassonneState) -> bool:
    """Whether another seat is asked after this one."""
    return s.mover != s.turn and _next_seat(s)


def _next_seat(s: CarcassonneState) -> bool:
    """CA-15.6: the next seat that can bring somebody back."""
    while True:
        s.mover = (s.mover + 1) % s.seats
        if can(s):
            return True
        if s.mover == s.turn:
            return False


def can(s: CarcassonneState) -> bool:
    """Whether the seat that is asked has somebody who can come back."""
    return quarters.has_anybody(s, s.mover) and len(extend_legal(s, vec[i64]())) > 1


def why_not_leave(s: CarcassonneState, quarter: i64, figure: i64) -> i64:
    """CA-15.2, CA-15.7: OK, or why a follower of this size cannot come from a quarter."""
    if not quarters.has(s, s.mover, quarter, figure == actions.LARGE):
        return NOBODY_IN_QUARTER
    return QUARTER_LOCKED if quarter == s.count else OK


def why_not(s: CarcassonneState, action: i64) -> i64:
    """CA-15.6: from the quarter of its kind to a feature that is about to be scored, occupied or not."""
    number, segment = actions.tile_on_map(action), actions.segment(action)
    if number >= len(s.cells) or segment >= s.parts.segments[tile_of(s, number)]:
        return NO_SUCH_SEGMENT
    if find(s, s.base[number] + segment) not in _closing(s):
        return NOT_BEING_SCORED
    refusal = why_not_leave(s, quarters.quarter_of(kind(s, number, segment)), actions.figure(action))
    if refusal != OK:
        return refusal
    return BESIDE_DRAGON if number == s.dragon else OK


def _closing(s: CarcassonneState) -> vec[i64]:
    """The roots of what is about to be scored."""
    found = vec[i64]()
    for closed in completed.by_last_tile(s):
        found = append(found, closed_root(closed))
    return found


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    """CA-15.6: any segment of such a feature; CA-15.7: but not on the dragon's tile."""
    found = append(found, actions.PASS)
    closing = _closing(s)
    figure: i64
    number: i64
    segment: i64
    for figure in range(actions.LARGE + 1):
        for number in range(len(s.cells)):
            if number == s.dragon:
                continue
            for segment in range(s.parts.segments[tile_of(s, number)]):
                if find(s, s.base[number] + segment) not in closing:
                    continue
                if why_not_leave(s, quarters.quarter_of(kind(s, number, segment)), figure) == OK:
                    found = append(found, actions.BACK | figure << 12 | pack_spot(number, segment))
    return found


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-15.6: it decides majorities like any other follower."""
    move(s, action)
    if s.log is not None:
        s.log.note("back", "CA-15.6", s.mover, spot(s, action))


def move(s: CarcassonneState, action: i64) -> None:
    """A follower goes from its quarter to the map."""
    number, segment = actions.tile_on_map(action), actions.segment(action)
    large = actions.figure(action) == actions.LARGE
    quarters.leave(s, s.mover, quarters.quarter_of(kind(s, number, segment)), large)
    if large:
        figures.put_large(s, s.mover, number, segment)
    else:
        figures.put(s, s.mover, number, segment)


def spot(s: CarcassonneState, action: i64) -> list[int]:
    """The arguments of a note: quarter, figure, role, x, y, segment."""
    number, segment = actions.tile_on_map(action), actions.segment(action)
    quarter = quarters.quarter_of(kind(s, number, segment))
    place = figures.spot(s, pack_figure(number, segment, s.mover))
    return [quarter, actions.figure(action), *place[1:]]
