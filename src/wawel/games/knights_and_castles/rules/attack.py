"""RZ-3.1: choosing two cards from the hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.actions import ATTACKS, SHEPHERD, SIZE
from wawel.games.knights_and_castles.components.ids import SHEPHERDS
from wawel.games.knights_and_castles.model.state import NO_COMMIT, KnightsState, hand

WRONG_NUMBER: Final = 31  # RZ-3.1
NOT_IN_HAND: Final = 32  # RZ-3.1
ALREADY_CHOSEN: Final = 33  # RZ-3.1


def why_not(s: KnightsState, seat: i64, action: i64) -> i64:
    if s.commits[seat] != NO_COMMIT:
        return ALREADY_CHOSEN
    if action & actions.TWICE or actions.armies(action) & ~hand(s, seat) or actions.shepherds(action) > SHEPHERDS:
        return NOT_IN_HAND
    if SIZE[actions.armies(action)] + actions.shepherds(action) != 2:
        return WRONG_NUMBER
    return OK


def legal(s: KnightsState, seat: i64) -> vec[i64]:
    return ATTACKS[hand(s, seat)]


def default(s: KnightsState, seat: i64) -> i64:
    """RZ-3.3: two shepherds, which are always in hand (RZ-8.1)."""
    return actions.ATTACK | 2 * SHEPHERD


def apply(s: KnightsState, seat: i64, action: i64) -> None:
    """RZ-3.1: the others learn only that the seat is ready. Once all are, the commit is final."""
    s.commits[seat] = action
    if s.log is not None:
        s.log.note("ready", "RZ-3.1", seat, [])
        s.log.seal("RZ-3.1")
