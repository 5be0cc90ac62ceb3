"""CA-5: the features of a whole map for people to look at: size, followers, owners and worth. Built when asked."""

from typing import NotRequired, TypedDict

from wawel.games.carcassonne.actions import BUILDER, PIG
from wawel.games.carcassonne.components.ids import CITY, CLOISTER, FEATURES, FIELD, OPEN, Feature
from wawel.games.carcassonne.model import pieces
from wawel.games.carcassonne.model.figures import root_of
from wawel.games.carcassonne.model.packing import (
    border_city,
    border_farm,
    claim_due,
    claim_figure,
    claim_seat,
    followers_of,
    pack_due,
)
from wawel.games.carcassonne.model.state import NOWHERE, CarcassonneState
from wawel.games.carcassonne.model.terrain import cities_of_farms, find, grand, shields
from wawel.games.carcassonne.options import FARMS_FIRST, IC, TB
from wawel.games.carcassonne.scoring import completed, farms, final
from wawel.games.carcassonne.scoring.points import leaders
from wawel.games.carcassonne.scoring.trade import goods_of


class FeatureView(TypedDict):
    """One feature. Its segments are those of the tiles that name its place in the list.

    A city, road or cloister without open ends is complete. What is not there is nothing: no shields, no followers.
    """

    kind: Feature
    tiles: int  # of a cloister: filled cells around it and its own
    open: int  # open ends; of a cloister: free cells around it; of a field: half-edges
    worth: int  # to each owner if the game ended now; of a complete feature: what it pays or paid
    closed: NotRequired[int]  # what it would pay if it were closed at this size, where that is not its worth
    shields: NotRequired[int]
    cities: NotRequired[int]  # completed cities that a field borders
    followers: NotRequired[list[int]]  # per seat
    owners: NotRequired[list[int]]  # seats that would be paid
    gains: NotRequired[list[int]]  # per seat, where a field pays its owners unlike sums (CA-9.5)
    inns: NotRequired[int]
    cathedrals: NotRequired[int]
    goods: NotRequired[list[int]]  # symbols of wine, grain and cloth
    builders: NotRequired[list[int]]  # seats
    pigs: NotRequired[list[int]]  # seats
    weights: NotRequired[list[int]]  # per seat, where a large follower makes them unlike `followers`


class Landscape:
    """Features in the order of their first segment, and where each segment belongs."""

    def __init__(self, s: CarcassonneState) -> None:
        self.roots: list[int] = []
        self.kinds: list[int] = []
        self.sizes: list[int] = []  # distinct tiles
        self.of: list[list[int]] = []  # per tile on the map and segment: index of the feature
        places: dict[int, int] = {}
        for number in range(len(s.cells)):
            features = s.parts.features[s.turned[number] >> 2]
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
        self.cities: list[list[int]] = [[] for _ in self.roots]  # of a field: roots of completed cities beside it
        for border in cities_of_farms(s, False):
            self.cities[places[border_farm(border)]].append(border_city(border))
        self.gains: dict[int, list[int]] = {}  # of a field with farmers: what it pays each seat
        self.winners: set[int] = set()  # cities and seats that they pay on some farm
        standing = farms.manned(s)
        for figure in standing:
            self.gains[places[root_of(s, figure)]] = [0] * s.seats
        for claim in farms.claims(s, standing):
            farm, seat = root_of(s, claim_figure(claim)), claim_seat(claim)
            self.gains[places[farm]][seat] += farms.points_of(s, seat, farm)
            self.winners.add(claim_due(claim))

    def views(self, s: CarcassonneState) -> list[FeatureView]:
        return [
            self._field(s, place) if self.kinds[place] == FIELD else self._building(s, place)
            for place in range(len(self.roots))
        ]

    def _building(self, s: CarcassonneState, place: int) -> FeatureView:
        """A city, road or cloister."""
        root, kind = self.roots[place], self.kinds[place]
        ends, crowd = s.sums[root] & OPEN, s.crowd[root]
        closed = completed.worth(s, root, kind)
        worth = final.worth(s, root, kind) if ends else closed
        size = worth if kind == CLOISTER else self.sizes[place]
        view: FeatureView = {"kind": FEATURES[kind], "tiles": size, "open": ends, "worth": worth}
        if closed > worth:
            view["closed"] = closed
        if kind == CITY and shields(s, root):
            view["shields"] = shields(s, root)
        if grand(s, root):
            view["cathedrals" if kind == CITY else "inns"] = grand(s, root)
        if kind == CITY and any(goods_of(s, root)):
            view["goods"] = goods_of(s, root)
        builders = _helpers(s, BUILDER, root)
        if builders:
            view["builders"] = builders
        if crowd:
            _add_followers(s, root, view)
            view["owners"] = list(leaders(s, crowd))
        return view

    def _field(self, s: CarcassonneState, place: int) -> FeatureView:
        """CA-9.4, CA-9.5: an empty field tells what it would pay a farmer for whose cities nobody else competes."""
        root, cities = self.roots[place], len(self.cities[place])
        view: FeatureView = {
            "kind": FEATURES[FIELD],
            "tiles": self.sizes[place],
            "open": s.sums[root] & OPEN,
            "worth": cities * farms.city_points(s),
        }
        if cities:
            view["cities"] = cities
        pigs = _helpers(s, PIG, root)
        if pigs:
            view["pigs"] = pigs
        if s.crowd[root]:
            gains, owners = self.gains[place], self._owners(s, place)
            view["worth"] = max(gains)
            _add_followers(s, root, view)
            view["owners"] = owners
            if any(gains[seat] < view["worth"] for seat in owners):
                view["gains"] = gains
        return view

    def _owners(self, s: CarcassonneState, place: int) -> list[int]:
        """The majority of a field; by the first edition its farmers' seats that win a city beside it."""
        crowd, cities = s.crowd[self.roots[place]], self.cities[place]
        if not cities or not s.options & FARMS_FIRST:
            return list(leaders(s, crowd))
        seats = [seat for seat in range(s.seats) if followers_of(crowd, seat)]
        return [seat for seat in seats if any(pack_due(city, seat) in self.winners for city in cities)]


def _add_followers(s: CarcassonneState, root: int, view: FeatureView) -> None:
    """How many followers each seat has there. CA-11.1: and what they count, if a large one is among them."""
    weights = [followers_of(s.crowd[root], seat) for seat in range(s.seats)]
    heads = [weights[seat] - (1 if _has_large(s, root, seat) else 0) for seat in range(s.seats)]
    view["followers"] = heads
    if heads != weights:
        view["weights"] = weights


def _has_large(s: CarcassonneState, root: int, seat: int) -> bool:
    return s.options & IC != 0 and s.pieces[seat] >= 0 and root_of(s, s.pieces[seat]) == root


def _helpers(s: CarcassonneState, figure: int, root: int) -> list[int]:
    """CA-12.1, CA-12.2: the seats with a builder or pig on a feature."""
    if not s.options & TB:
        return []
    spots = [s.pieces[pieces.place_of(s, figure, seat)] for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if spots[seat] != NOWHERE and pieces.root_at(s, spots[seat]) == root]
