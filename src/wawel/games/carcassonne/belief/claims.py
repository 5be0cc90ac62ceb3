"""Claims: features with followers, what they pay now and what they may pay."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.vectors import index
from wawel.games.carcassonne.belief.odds import CLOSED, NEXT_CELL, Odds
from wawel.games.carcassonne.components.ids import CITY, CLOISTER, FIELD, OPEN, ROAD
from wawel.games.carcassonne.model.figures import kind_under, root_of
from wawel.games.carcassonne.model.packing import (
    FOLLOWER_BITS,
    FOLLOWERS_OF_ONE,
    NEED,
    NEED_BITS,
    SEGMENT,
    SEGMENT_BITS,
    pack_border,
)
from wawel.games.carcassonne.model.state import CarcassonneState, tile_at
from wawel.games.carcassonne.model.terrain import find
from wawel.games.carcassonne.scoring import completed, final


class Claims:
    """Every feature with followers, in the order of the first one; lists by claim but for `of`."""

    def __init__(self, s: CarcassonneState, odds: Odds) -> None:
        self.roots = vec[i64]()
        self.kinds = vec[i64]()
        self.of = vec[i64]()  # per figure: its claim
        self.now = vec[float]()  # points if the game ended now
        self.gain = vec[float]()  # points more if it is completed; of a farm: what unfinished cities promise
        self.chance = vec[float]()  # that it will be completed
        self.extended = vec[float]()  # the chance that the next tile drawn extends it
        self._list(s, odds)
        self._look_around(s, odds)
        if FIELD in self.kinds:
            self._count_cities(s)

    def _list(self, s: CarcassonneState, odds: Odds) -> None:
        for figure in s.figures:
            root = root_of(s, figure)
            place = index(self.roots, root)
            if place < 0:
                place = len(self.roots)
                self._add(s, odds, root, kind_under(s, figure))
            self.of = append(self.of, place)

    def _add(self, s: CarcassonneState, odds: Odds, root: i64, kind: i64) -> None:
        self.roots = append(self.roots, root)
        self.kinds = append(self.kinds, kind)
        now, gain, chance = 0.0, 0.0, 1.0
        if kind != FIELD:
            now = float(final.worth(s, root, kind))
            gain = float(completed.worth(s, root, kind)) - now
        if kind == CLOISTER:
            chance = odds.surrounded(s.sums[root] & OPEN)
        self.now = append(self.now, now)
        self.gain = append(self.gain, gain)
        self.chance = append(self.chance, chance)
        self.extended = append(self.extended, 0.0)

    def _look_around(self, s: CarcassonneState, odds: Odds) -> None:
        """CA-5.3: a claim is completed if every cell at its open ends is filled."""
        steps, edges = s.parts.steps, s.parts.edges
        for free in s.free:
            need = free & NEED
            seen: i64 = -1
            side: i64
            for side in range(4):
                letter = need >> 2 * side & 3
                if letter != CITY + 1 and letter != ROAD + 1:
                    continue
                number = tile_at(s, (free >> NEED_BITS) + steps[side])
                root = find(s, s.base[number] + edges[s.turned[number] * 4 + (side ^ 2)])
                if s.crowd[root] and root != seen:
                    seen = root
                    place = index(self.roots, root)
                    self.chance[place] *= odds.filled(need) * self._closed(place)
                    self.extended[place] = 1.0 - (1.0 - self.extended[place]) * (1.0 - odds.fits(need))

    def _closed(self, place: i64) -> float:
        """How often a claim is completed if a tile comes: less with every cell."""
        kind = self.kinds[place]
        return NEXT_CELL[kind] if self.extended[place] > 0.0 else CLOSED[kind]

    def _count_cities(self, s: CarcassonneState) -> None:
        """CA-9.4: completed cities beside each farm, and unfinished ones by how near they are to completion."""
        parts = s.parts
        seen = vec[i64]()
        number: i64
        place: i64
        for number in range(len(s.cells)):
            tile = s.turned[number] >> 2
            base = s.base[number]
            for place in range(parts.first_border[tile], parts.first_border[tile + 1]):
                border = parts.bordering[place]
                farm = find(s, base + (border >> SEGMENT_BITS))
                if s.crowd[farm] == 0:
                    continue
                city = find(s, base + (border & SEGMENT))
                pair = pack_border(farm, city)
                if index(seen, pair) < 0:
                    seen = append(seen, pair)
                    self._count_city(index(self.roots, farm), s.sums[city] & OPEN)

    def _count_city(self, farm: i64, open: i64) -> None:
        if open == 0:
            self.now[farm] += 3.0
        else:
            self.gain[farm] += 3.0 / float(open + 1)


def most(crowd: i64, seats: i64) -> i64:
    """CA-8.2: how many followers it takes to be paid."""
    found: i64 = 0
    seat: i64
    for seat in range(seats):
        found = max(found, crowd >> FOLLOWER_BITS * seat & FOLLOWERS_OF_ONE)
    return found
