"""CA-15.4, CA-15.5: whoever helped others to points may send a follower into the city and move the Count."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.model import quarters
from wawel.games.carcassonne.model.state import ALL_SOURCES, AT_HOME, CarcassonneState
from wawel.games.carcassonne.options import IC
from wawel.games.carcassonne.scoring.points import CLOISTER_SCORED

NOTHING_TO_ENTER_WITH: Final = 154  # CA-15.4
COUNT_IS_THERE: Final = 155  # CA-15.5


def feature_points(s: CarcassonneState) -> vec[i64]:
    """CA-16.19: what each seat has scored with completed features; the fairy's points do not count."""
    found = vec[i64]()
    seat: i64
    source: i64
    for seat in range(s.seats):
        points: i64 = 0
        for source in range(CLOISTER_SCORED + 1):
            points += s.earned[seat * ALL_SOURCES + source]
        found = append(found, points)
    return found


def is_open(s: CarcassonneState, before: vec[i64]) -> bool:
    """CA-15.4: the tile brought feature points to somebody else and none to the active seat, which has a follower."""
    after = feature_points(s)
    if after[s.turn] != before[s.turn] or not has_follower(s):
        return False
    return any(after[seat] != before[seat] for seat in range(s.seats))


def has_follower(s: CarcassonneState) -> bool:
    return s.supply[s.turn] > 0 or _has_large(s)


def _has_large(s: CarcassonneState) -> bool:
    return s.options & IC != 0 and s.pieces[s.turn] == AT_HOME


def why_not(s: CarcassonneState, action: i64) -> i64:
    """CA-15.4: a follower of either size from the supply, into any quarter, also the Count's."""
    if actions.entering(action) == actions.LARGE:
        return OK if _has_large(s) else NOTHING_TO_ENTER_WITH
    return OK if s.supply[s.turn] else NOTHING_TO_ENTER_WITH


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    found = append(found, actions.PASS)
    payload: i64
    for payload in range(8):
        if why_not(s, actions.ENTER | payload) == OK:
            found = append(found, actions.ENTER | payload)
    return found


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-15.4: one follower for each tile."""
    quarters.enter(s, s.turn, actions.quarter(action), actions.entering(action) == actions.LARGE)
    if s.log is not None:
        s.log.note("entered", "CA-15.4", s.turn, [actions.entering(action), actions.quarter(action)])


def why_not_move(s: CarcassonneState, action: i64) -> i64:
    """CA-15.5: the Count goes to any other quarter."""
    return COUNT_IS_THERE if actions.quarter(action) == s.count else OK


def extend_moves(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    found = append(found, actions.PASS)
    quarter: i64
    for quarter in range(4):
        if why_not_move(s, actions.COUNT | quarter) == OK:
            found = append(found, actions.COUNT | quarter)
    return found


def move(s: CarcassonneState, action: i64) -> None:
    """CA-15.5: whoever entered moves the Count."""
    s.count = actions.quarter(action)
    if s.log is not None:
        s.log.note("count", "CA-15.5", s.turn, [s.count])
