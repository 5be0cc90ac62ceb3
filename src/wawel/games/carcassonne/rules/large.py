"""CA-11.1: deploying the large follower. It goes where an ordinary one may go."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.state import AT_HOME, CarcassonneState
from wawel.games.carcassonne.rules import deploying

NO_LARGE_LEFT: Final = 79  # CA-11.1


def why_not_at_all(s: CarcassonneState) -> i64:
    """CA-11.1: OK, or why the large follower may not be deployed this turn."""
    refusal = deploying.why_not_this_turn(s)
    if refusal != OK:
        return refusal
    return OK if s.pieces[s.turn] == AT_HOME else NO_LARGE_LEFT


def why_not(s: CarcassonneState, action: i64) -> i64:
    refusal = why_not_at_all(s)
    return refusal if refusal != OK else deploying.why_not_there(s, action)


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    """CA-7.6: the same targets as for an ordinary follower."""
    return deploying.extend_targets(s, found, actions.LARGE) if why_not_at_all(s) == OK else found


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-11.1: it counts as two for majorities, and for nothing else."""
    number, segment = actions.tile_on_map(action), actions.segment(action)
    figures.put_large(s, s.turn, number, segment)
    deploying.tell(s, number, segment)
