"""CA-6: what chance or a seat can choose in each phase, and why something else cannot be chosen."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.rng import Source
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.model.state import (
    ACTION,
    BACK,
    DRAGON,
    DRAW,
    FIRST,
    GATE,
    MARKET,
    MOVE_COUNT,
    OVER,
    PLACE,
    PLACE_RIVER,
    PRINCESS,
    CarcassonneState,
)
from wawel.games.carcassonne.options import IC, TB
from wawel.games.carcassonne.reasons import GAME_OVER, MUST_PLACE, NOT_IN_THIS_GAME, NOT_NOW
from wawel.games.carcassonne.rules import deploying, dragon, drawing, fairy, helpers, large, placing, princess, river
from wawel.games.carcassonne.rules.count import entering, last_call, returning

FEW: Final = 12  # most decisions have at most this many choices, apart from PLACE


def legal(s: CarcassonneState) -> vec[i64]:
    """Every choice of the phase, ascending."""
    if s.phase == DRAW:
        return drawing.choices(s)
    if s.phase == PLACE:
        return placing.choices(s)
    return _extend_legal(s, vec[i64](capacity=FEW))


def pick(s: CarcassonneState, source: Source) -> i64:
    """A random choice; a tile is as likely as it has copies left."""
    if s.phase == DRAW:
        return drawing.pick(s, source.below(s.left))
    if s.phase == PLACE:
        return placing.pick(s, source.below(placing.count(s)))
    found = _extend_legal(s, vec[i64](capacity=FEW))
    return found[source.below(len(found))]


def _extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    """Add the choices of all phases but DRAW and PLACE. CA-6.3: what may be done as the action."""
    if s.phase == ACTION:
        found = append(found, actions.PASS)
        found = deploying.extend_legal(s, found)
        if s.options & IC:
            found = large.extend_legal(s, found)
        if s.options & TB:
            found = helpers.extend_legal(s, found)
        return fairy.extend_legal(s, found)
    if s.phase == DRAGON:
        return dragon.extend_legal(s, found)
    if s.phase == PRINCESS:
        return princess.extend_legal(s, found)
    if s.phase == PLACE_RIVER:
        return river.extend_legal(s, found)
    if s.phase == FIRST:
        return drawing.extend_first(s, found)
    if s.phase == BACK:
        return returning.extend_legal(s, found)
    if s.phase == GATE:
        return entering.extend_legal(s, found)
    if s.phase == MOVE_COUNT:
        return entering.extend_moves(s, found)
    return last_call.extend_legal(s, found) if s.phase == MARKET else found


def why_not(s: CarcassonneState, action: int) -> int:
    """OK, or the reason why this cannot be done now."""
    kind = actions.checked_kind(action)
    if s.phase == OVER:
        return GAME_OVER
    if action == actions.PASS:
        return _why_not_pass(s)
    if s.phase == ACTION and kind == actions.DEPLOY:
        return _why_not_deploy(s, action)
    if s.phase == ACTION and kind == actions.FAIRY:
        return fairy.why_not(s, action)
    if s.phase == PLACE and kind == actions.PLACE:
        return placing.why_not(s, action)
    if s.phase == DRAGON and kind == actions.STEP:
        return dragon.why_not(s, action)
    if s.phase == PRINCESS and kind == actions.PRINCESS:
        return princess.why_not(s, action)
    if s.phase == DRAW and kind == actions.DRAW:
        return drawing.why_not(s, action)
    if s.phase == PLACE_RIVER and kind == actions.PLACE:
        return river.why_not(s, action)
    if s.phase == FIRST and kind == actions.FIRST:
        return drawing.why_not_first(s, action)
    return _why_not_city(s, action, kind)


def _why_not_city(s: CarcassonneState, action: i64, kind: i64) -> i64:
    """CA-15: coming back from the City of Carcassonne, entering it, and the Count."""
    if s.phase == BACK and kind == actions.BACK:
        return returning.why_not(s, action)
    if s.phase == MARKET and kind == actions.BACK:
        return last_call.why_not(s, action)
    if s.phase == GATE and kind == actions.ENTER:
        return entering.why_not(s, action)
    if s.phase == MOVE_COUNT and kind == actions.COUNT:
        return entering.why_not_move(s, action)
    return NOT_NOW


def _why_not_deploy(s: CarcassonneState, action: i64) -> i64:
    """CA-2.1: other figures than followers come with expansions."""
    if actions.figure(action) == actions.FOLLOWER:
        return deploying.why_not(s, action)
    if actions.figure(action) == actions.LARGE and s.options & IC:
        return large.why_not(s, action)
    if s.options & TB and actions.figure(action) >= actions.BUILDER:
        return helpers.why_not(s, action)
    return NOT_IN_THIS_GAME


def _why_not_pass(s: CarcassonneState) -> int:
    if s.phase == ACTION or s.phase in (BACK, GATE, MOVE_COUNT, MARKET):
        return OK
    if s.phase == PRINCESS:
        return princess.why_not_pass(s)
    if s.phase == DRAGON:
        return dragon.MUST_MOVE
    return MUST_PLACE if s.phase == PLACE or s.phase == PLACE_RIVER else NOT_NOW


def default(s: CarcassonneState) -> int:
    """CA-6.7: when time is up: the first place, the knight that princess.py picks, no action, the first direction."""
    if s.phase == PLACE:
        return placing.choices(s)[0]
    if s.phase == PRINCESS:
        return princess.default(s)
    if s.phase == DRAGON or s.phase == PLACE_RIVER:
        return _extend_legal(s, vec[i64]())[0]
    return actions.PASS
