"""CA-15.9: before final scoring followers leave the market for farms, one at a time, until everybody passes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import FIELD
from wawel.games.carcassonne.model import quarters
from wawel.games.carcassonne.model.packing import pack_spot
from wawel.games.carcassonne.model.state import NO_MOVER, CarcassonneState, tile_of
from wawel.games.carcassonne.model.terrain import find, is_complete, kind
from wawel.games.carcassonne.options import COUNT_ANY
from wawel.games.carcassonne.rules.count import returning
from wawel.games.carcassonne.rules.deploying import BESIDE_DRAGON, NO_SUCH_SEGMENT

ONLY_FARMS: Final = 157  # CA-15.9
ALREADY_COMPLETE: Final = 158  # CA-15.9


def begin(s: CarcassonneState) -> bool:
    """CA-9.2: whether anybody can move; the seat after the last active one is asked first."""
    s.mover = s.turn
    s.passed = 0
    found = _next_seat(s)
    if found and s.log is not None:
        s.log.note("last-call", "CA-15.9", TABLE, [])
    return found


def _next_seat(s: CarcassonneState) -> bool:
    """The next seat that can move; one that cannot passes. Everybody passed in a row: that was the last call."""
    while s.passed < s.seats:
        s.mover = (s.mover + 1) % s.seats
        if can(s):
            return True
        s.passed += 1
    s.mover = NO_MOVER
    s.passed = 0
    return False


def can(s: CarcassonneState) -> bool:
    """Whether the seat that is asked has somebody who can move."""
    return quarters.has_anybody(s, s.mover) and len(extend_legal(s, vec[i64]())) > 1


def why_not(s: CarcassonneState, action: i64) -> i64:
    """CA-15.9: to any farm; an option opens the other quarters to incomplete features of their kind."""
    number, segment = actions.tile_on_map(action), actions.segment(action)
    if number >= len(s.cells) or segment >= s.parts.segments[tile_of(s, number)]:
        return NO_SUCH_SEGMENT
    refusal = _why_not_feature(s, number, segment)
    if refusal != OK:
        return refusal
    refusal = returning.why_not_leave(s, quarters.quarter_of(kind(s, number, segment)), actions.figure(action))
    if refusal != OK:
        return refusal
    return BESIDE_DRAGON if number == s.dragon else OK


def _why_not_feature(s: CarcassonneState, number: i64, segment: i64) -> i64:
    if kind(s, number, segment) == FIELD:
        return OK
    if not s.options & COUNT_ANY:
        return ONLY_FARMS
    return ALREADY_COMPLETE if is_complete(s, find(s, s.base[number] + segment)) else OK


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    found = append(found, actions.PASS)
    figure: i64
    number: i64
    segment: i64
    for figure in range(actions.LARGE + 1):
        for number in range(len(s.cells)):
            for segment in range(s.parts.segments[tile_of(s, number)]):
                action = actions.BACK | figure << 12 | pack_spot(number, segment)
                if why_not(s, action) == OK:
                    found = append(found, action)
    return found


def apply(s: CarcassonneState, action: i64) -> bool:
    """A follower moves, or the seat passes. Tell whether the call goes on."""
    if action == actions.PASS:
        s.passed += 1
        return _next_seat(s)
    s.passed = 0
    returning.move(s, action)
    if s.log is not None:
        s.log.note("market", "CA-15.9", s.mover, returning.spot(s, action))
    return _next_seat(s)
