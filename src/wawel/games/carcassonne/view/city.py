"""CA-15.2: the City of Carcassonne, its quarters and who is in them."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.carcassonne import actions, notation
from wawel.games.carcassonne.components.ids import FIGURES, QUARTERS, Figure, Quarter
from wawel.games.carcassonne.model import quarters
from wawel.games.carcassonne.model.state import GATE, MOVE_COUNT, CarcassonneState
from wawel.games.carcassonne.rules.count import entering


class PeopleView(TypedDict):
    """A seat's followers in a quarter."""

    seat: int
    followers: int
    large: bool


class CityView(TypedDict):
    """The City of Carcassonne."""

    count: Quarter  # nobody leaves the quarter where the Count is
    people: dict[Quarter, list[PeopleView]]


class EnterView(TypedDict):
    """A follower may enter a quarter."""

    action: str
    quarter: Quarter
    figure: Figure


class CountMoveView(TypedDict):
    action: str
    quarter: Quarter


def city(s: CarcassonneState) -> CityView:
    return {
        "count": QUARTERS[s.count],
        "people": {name: _people(s, quarter) for quarter, name in enumerate(QUARTERS)},
    }


def _people(s: CarcassonneState, quarter: int) -> list[PeopleView]:
    found: list[PeopleView] = []
    for seat in range(s.seats):
        followers, large = quarters.inside(s, seat, quarter), quarters.large_inside(s, seat, quarter)
        if followers or large:
            found.append({"seat": seat, "followers": followers, "large": large})
    return found


def entries(s: CarcassonneState) -> list[EnterView]:
    """CA-15.4: which followers may enter which quarters now."""
    found: list[EnterView] = []
    for action in entering.extend_legal(s, vec[i64]()) if s.phase == GATE else vec[i64]():
        if action != actions.PASS:
            quarter, figure = QUARTERS[actions.quarter(action)], FIGURES[actions.entering(action)]
            found.append({"action": notation.format(s, action), "quarter": quarter, "figure": figure})
    return found


def count_moves(s: CarcassonneState) -> list[CountMoveView]:
    """CA-15.5: where the Count may go now."""
    moves = entering.extend_moves(s, vec[i64]()) if s.phase == MOVE_COUNT else vec[i64]()
    return [
        {"action": notation.format(s, action), "quarter": QUARTERS[actions.quarter(action)]}
        for action in moves
        if action != actions.PASS
    ]
