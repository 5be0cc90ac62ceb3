"""CA-15.2: the City of Carcassonne, its quarters and who is in them."""

from typing import TypedDict

from wawel.games.carcassonne.components.ids import QUARTERS, Figure, Quarter
from wawel.games.carcassonne.model import quarters
from wawel.games.carcassonne.model.state import CarcassonneState


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
