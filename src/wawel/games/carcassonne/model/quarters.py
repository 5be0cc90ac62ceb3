"""CA-15.2, CA-15.3: the City of Carcassonne: its walls, and followers in its quarters."""

from typing import Final

from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.games.carcassonne.components.ids import CLOISTER, FIELD
from wawel.games.carcassonne.model.state import AT_HOME, IN_QUARTER, CarcassonneState, tile_of
from wawel.games.carcassonne.model.terrain import find
from wawel.games.carcassonne.options import COUNT

QUARTER_BITS: Final = 4  # per quarter in the number of a seat
ALL: Final = 15


def walls(s: CarcassonneState) -> i64:
    """CA-15.3: the root of the walls of Carcassonne, or -1."""
    return find(s, s.base[0] + s.parts.segments[tile_of(s, 0)]) if s.options & COUNT else -1


def inside(s: CarcassonneState, seat: i64, quarter: i64) -> i64:
    """How many ordinary followers of a seat are in a quarter."""
    return s.quarters[seat] >> QUARTER_BITS * quarter & ALL


def large_inside(s: CarcassonneState, seat: i64, quarter: i64) -> bool:
    """Whether a seat's large follower is there."""
    return len(s.pieces) > 0 and s.pieces[seat] == IN_QUARTER - quarter


def has(s: CarcassonneState, seat: i64, quarter: i64, large: bool) -> bool:
    """Whether a seat has a follower of this size in a quarter."""
    return large_inside(s, seat, quarter) if large else inside(s, seat, quarter) > 0


def has_anybody(s: CarcassonneState, seat: i64) -> bool:
    """Whether a seat has any follower in the city."""
    return s.quarters[seat] != 0 or (len(s.pieces) > 0 and s.pieces[seat] <= IN_QUARTER)


def quarter_of(feature: i64) -> i64:
    """CA-15.2: the quarter from which followers come to a kind of feature."""
    if feature == FIELD:
        return 3
    return 2 if feature == CLOISTER else feature


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
