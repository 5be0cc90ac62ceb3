"""CA-5: the features of a whole map for people to look at: size, followers, owners and worth. Built when asked."""

from typing import TypedDict

from wawel.games.carcassonne.components import CITY, CLOISTER, FEATURES, FIELD, NEIGHBOURS, OPEN
from wawel.games.carcassonne.options import FARMS_FIRST
from wawel.games.carcassonne.scoring import completed, final
from wawel.games.carcassonne.scoring.points import leaders
from wawel.games.carcassonne.state import CarcassonneState
from wawel.games.carcassonne.terrain import cities_of_farms, find, is_complete, shields, tiles


class FeatureView(TypedDict):
    """One feature. Its segments are those of the tiles that name its place in the list."""

    kind: str
    tiles: int
    shields: int
    open: int  # open ends; of a cloister: free cells around it; of a field: half-edges
    complete: bool
    followers: list[int]  # per seat
    owners: list[int]  # seats that would be paid
    worth: int  # if the game ended now; of a complete feature: what it pays or paid
    closed: int | None  # what it would pay if the next tile closed it at this size; None for fields
    cities: int  # completed cities that a field borders


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
        crowd = s.crowd[root]
        complete = kind != FIELD and is_complete(s, root)
        if kind == FIELD:
            worth = cities * (final.FARM_POINTS_FIRST if s.options & FARMS_FIRST else final.FARM_POINTS)
        else:
            worth = completed.worth(s, root, kind) if complete else final.worth(s, root, kind)
        return {
            "kind": FEATURES[kind],
            "tiles": 1 + NEIGHBOURS - (s.sums[root] & OPEN) if kind == CLOISTER else self.sizes[place],
            "shields": shields(s, root) if kind == CITY else 0,
            "open": s.sums[root] & OPEN,
            "complete": complete,
            "followers": [crowd >> 4 * seat & 15 for seat in range(s.seats)],
            "owners": leaders(s, crowd) if crowd else [],
            "worth": worth,
            "closed": None if kind == FIELD else _closed(s, root, kind),
            "cities": cities,
        }


def _closed(s: CarcassonneState, root: int, kind: int) -> int:
    """What the feature would pay at its present size; a tile that closes it adds to that."""
    if kind == CITY:
        return completed.city(s, tiles(s, root), shields(s, root))
    return completed.worth(s, root, kind)
