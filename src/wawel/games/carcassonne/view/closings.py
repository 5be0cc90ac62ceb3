"""What a place for the drawn tile would close, for people to look at before they choose. Built when asked."""

from typing import NotRequired, TypedDict

from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import CITY, FEATURES, Feature
from wawel.games.carcassonne.model.packing import closed_kind, closed_root
from wawel.games.carcassonne.model.state import CarcassonneState
from wawel.games.carcassonne.rules import helpers, placing
from wawel.games.carcassonne.scoring import completed
from wawel.games.carcassonne.scoring.points import leaders
from wawel.games.carcassonne.scoring.trade import goods_of


class ClosingView(TypedDict):
    """A feature that would be complete, as it would be paid before anybody acts or the dragon walks."""

    kind: Feature
    points: int
    owners: list[int]  # seats that would be paid; none: nobody stands there
    goods: NotRequired[list[int]]  # tokens of wine, grain and cloth for whoever places the tile


def closings(s: CarcassonneState, cell: int, rotation: int) -> list[ClosingView]:
    """CA-8.1: the features that the drawn tile would complete there."""
    after = s.copy()
    placing.apply(after, actions.PLACE | cell << 2 | rotation)
    seen: set[int] = set()
    found: list[ClosingView] = []
    for closed in completed.by_last_tile(after):
        root, feature = closed_root(closed), closed_kind(closed)
        if root not in seen:
            seen.add(root)
            points, owners = completed.worth(after, root, feature), list(leaders(after, after.crowd[root]))
            closing: ClosingView = {"kind": FEATURES[feature], "points": points, "owners": owners}
            symbols = goods_of(after, root)
            if feature == CITY and any(symbols):
                closing["goods"] = symbols
            found.append(closing)
    return found


def extends_builder(s: CarcassonneState, cell: int, rotation: int) -> bool:
    """CA-12.4: whether the drawn tile would bring a second one there."""
    after = s.copy()
    placing.apply(after, actions.PLACE | cell << 2 | rotation)
    return helpers.extends_builder(after)
