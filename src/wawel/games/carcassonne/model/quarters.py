"""CA-15.2: followers in the quarters of the City of Carcassonne."""

from typing import Final

from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.games.carcassonne.model.state import AT_HOME, IN_QUARTER, CarcassonneState

QUARTER_BITS: Final = 4  # per quarter in the number of a seat
ALL: Final = 15


def inside(s: CarcassonneState, seat: i64, quarter: i64) -> i64:
    """How many ordinary followers of a seat are in a quarter."""
    return s.quarters[seat] >> QUARTER_BITS * quarter & ALL


def large_inside(s: CarcassonneState, seat: i64, quarter: i64) -> bool:
    """Whether a seat's large follower is there."""
    return len(s.pieces) > 0 and s.pieces[seat] == IN_QUARTER - quarter


def enter(s: CarcassonneState, seat: i64, quarter: i64, large: bool) -> None:
    """CA-15.4: a follower goes from the supply to a quarter."""
    if large:
        s.pieces[seat] = IN_QUARTER - quarter
    else:
        s.supply[seat] -= 1
        s.quarters[seat] += BIT[QUARTER_BITS * quarter]


def leave(s: CarcassonneState, seat: i64, quarter: i64, large: bool) -> None:
    """CA-15.6: a follower is back in the supply, from where it goes to the map at once."""
    if large:
        s.pieces[seat] = AT_HOME
    else:
        s.supply[seat] += 1
        s.quarters[seat] -= BIT[QUARTER_BITS * quarter]
