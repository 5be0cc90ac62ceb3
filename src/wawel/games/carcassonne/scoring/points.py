"""CA-8.2, CA-10.6.4: who gets the points of a feature."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.components.ids import CLOISTER
from wawel.games.carcassonne.model.figures import root_of
from wawel.games.carcassonne.model.packing import figure_seat, figure_tile, followers_of
from wawel.games.carcassonne.model.sharing import own_track
from wawel.games.carcassonne.model.state import ALL_SOURCES, NOWHERE, CarcassonneState
from wawel.games.carcassonne.options import FAIRY_WITH_FOLLOWER, NO_CLOISTER_BONUS

# indexes into SOURCES
ROAD_SCORED: Final = 0
CITY_SCORED: Final = 1
CLOISTER_SCORED: Final = 2
OPEN_ROAD: Final = 3
OPEN_CITY: Final = 4
OPEN_CLOISTER: Final = 5
FARM: Final = 6
FAIRY_TURN: Final = 7
FAIRY_BONUS: Final = 8
GOODS_SCORED: Final = 9
KING_SCORED: Final = 10
ROBBER_SCORED: Final = 11

FAIRY_TURN_POINTS: Final = 1  # CA-10.6.3
FAIRY_BONUS_POINTS: Final = 3  # CA-10.6.4


def leaders(s: CarcassonneState, crowd: i64) -> vec[i64]:
    """CA-8.2: the seats with the most followers; all of them on a tie, none if nobody stands there."""
    best: i64 = 1
    found = vec[i64]()
    seat: i64
    for seat in range(s.seats):
        count = followers_of(crowd, seat)
        if count > best:
            best = count
            found = vec[i64]()
        if count == best:
            found = append(found, seat)
    return found


def gain(s: CarcassonneState, seat: i64, source: i64, points: i64) -> None:
    """Give a seat points and record where they came from."""
    own_track(s)
    s.points[seat] += points
    s.earned[seat * ALL_SOURCES + source] += points
    s.times[seat * ALL_SOURCES + source] += 1


def fairy_bonus(s: CarcassonneState, root: i64, feature: i64) -> None:
    """CA-10.6.4: 3 points for each seat with a follower of this feature beside the fairy, once per seat.

    CA-16.7: an option excludes cloisters. CA-16.9: several followers of a seat count once.
    """
    if s.fairy == NOWHERE or (feature == CLOISTER and s.options & NO_CLOISTER_BONUS):
        return
    paid: i64 = 0
    for figure in s.figures:
        if figure_tile(figure) != s.fairy or root_of(s, figure) != root:
            continue
        seat = figure_seat(figure)
        if paid >> seat & 1 or (s.options & FAIRY_WITH_FOLLOWER and s.ward != figure):
            continue
        paid |= BIT[seat]
        gain(s, seat, FAIRY_BONUS, FAIRY_BONUS_POINTS)
        if s.log is not None:
            cell = s.cells[s.fairy]
            s.log.note("fairy-bonus", "CA-10.6.4", seat, [feature, x_of(cell), y_of(cell), FAIRY_BONUS_POINTS])
