"""CA-5: the features of a whole map for people to look at: size, followers, owners and worth. Built when asked."""

from typing import NotRequired, TypedDict

from wawel.games.carcassonne.components import CITY, CLOISTER, FEATURES, FIELD, OPEN
from wawel.games.carcassonne.options import FARMS_FIRST
from wawel.games.carcassonne.scoring import completed, final
from wawel.games.carcassonne.scoring.points import leaders
from wawel.games.carcassonne.state import CarcassonneState
from wawel.games.carcassonne.terrain import cities_of_farms, find, shields


class FeatureView(TypedDict):
    """One feature. Its segments are those of the tiles that name its place in the list.

    A city, road or cloister without open ends is complete. What is not there is nothing: no shields, no followers.
    """

    kind: str
    tiles: int  # of a cloister: filled cells around it and its own
    open: int  # open ends; of a cloister: free cells around it; of a field: half-edges
    worth: int  # if the game ended now; of a complete feature: what it pays or paid
    closed: NotRequired[int]  # what it would pay if it were closed at this size, where that is not its worth
    shields: NotRequired[int]
    cities: NotRequired[int]  # completed cities that a field borders
    followers: NotRequired[list[int]]  # per seat
    owners: NotRequired[list[int]]  # seats that would be paid


class Landscape:
    """Features in the order of their first segment, and where each segment belongs."""

    def __init__(self, s: CarcassonneState) -> None:
        self.roots: list[int] = []
        self.kinds: list[int] = []
        self.sizes: list[int] = []  # distinct tiles
        self.of: list[list[int]] = []  # per tile on the map and segment: index of the feature
        places: dict[int, int] = {}
        for number in range(len(s.cells)):
            features = s.box.features[s.turned[number] >> 2]
            row: list[int] = []
            for segment in range(len(features)):
                root = find(s, s.base[number] + segment)
                place = places.get(root, -1)
                if place < 0:
                    place = len(self.roots)
                    places[root] = place
                    self.roots.append(root)
                    self.kinds.append(features[segment])
                    self.sizes.append(0)
                if place not in row:
                    self.sizes[place] += 1
                row.append(place)
            self.of.append(row)
        self.cities = [0] * len(self.roots)
        for border in cities_of_farms(s, False):
            self.cities[places[border >> 12]] += 1

    def views(self, s: CarcassonneState) -> list[FeatureView]:
        return [self._view(s, place) for place in range(len(self.roots))]

    def _view(self, s: CarcassonneState, place: int) -> FeatureView:
        root, kind, cities = self.roots[place], self.kinds[place], self.cities[place]
        ends, crowd = s.sums[root] & OPEN, s.crowd[root]
        closed = 0
        if kind == FIELD:
            worth = cities * (final.FARM_POINTS_FIRST if s.options & FARMS_FIRST else final.FARM_POINTS)
        else:
            closed = completed.worth(s, root, kind)
            worth = final.worth(s, root, kind) if ends else closed
        size = worth if kind == CLOISTER else self.sizes[place]
        view: FeatureView = {"kind": FEATURES[kind], "tiles": size, "open": ends, "worth": worth}
        if closed > worth:
            view["closed"] = closed
        if kind == CITY and shields(s, root):
            view["shields"] = shields(s, root)
        if cities:
            view["cities"] = cities
        if crowd:
            view["followers"] = [crowd >> 4 * seat & 15 for seat in range(s.seats)]
            view["owners"] = leaders(s, crowd)
        return view
