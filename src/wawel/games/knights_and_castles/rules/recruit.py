"""RZ-3.2 and RZ-5: one card comes back from the camp."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.actions import RECRUITS, SIZE
from wawel.games.knights_and_castles.belief import known
from wawel.games.knights_and_castles.model.state import NO_COMMIT, KnightsState

ONE_CARD: Final = 35  # RZ-3.2
NOT_IN_CAMP: Final = 36  # RZ-3.2
ALREADY_RECRUITED: Final = 37  # RZ-3.2
NOTHING_IN_CAMP: Final = 38  # RZ-3.2


def is_asked(s: KnightsState, seat: i64) -> bool:
    """RZ-3.2: a seat whose camp is empty is not asked."""
    return s.camps[seat] != 0


def why_not(s: KnightsState, seat: i64, action: i64) -> i64:
    if s.commits[seat] != NO_COMMIT:
        return ALREADY_RECRUITED
    chosen = actions.armies(action)
    if SIZE[chosen] + actions.shepherds(action) != 1 or action & actions.TWICE:
        return ONE_CARD
    if chosen == 0 or chosen & ~s.camps[seat]:
        return NOT_IN_CAMP
    return OK


def legal(s: KnightsState, seat: i64) -> vec[i64]:
    return RECRUITS[s.camps[seat]]


def default(s: KnightsState, seat: i64) -> i64:
    """RZ-3.3: the camp card listed first in the data file."""
    return RECRUITS[s.camps[seat]][0]


def apply(s: KnightsState, seat: i64, action: i64) -> None:
    """RZ-3.2: the choice is secret until all have chosen, and final from then on."""
    s.commits[seat] = action
    if s.log is not None:
        s.log.note("ready", "RZ-3.2", seat, [])
        s.log.seal("RZ-3.2")


def resolve(s: KnightsState) -> None:
    """RZ-5.1: chosen cards go from camp to hand, face down. RZ-5.2: sword and points stay."""
    moved = False
    known.saw_recruit(s)
    for seat in range(i64(s.seats)):
        commit = s.commits[seat]
        s.commits[seat] = NO_COMMIT
        if commit == NO_COMMIT:
            continue
        moved = True
        card = actions.armies(commit)
        s.camps[seat] &= ~card
        if s.log is not None:
            s.log.secret("recruited", "RZ-5.1", seat, actions.members(card))
    if not moved and s.log is not None:
        s.log.note("nothing-to-recruit", "RZ-3.2", TABLE, [])
