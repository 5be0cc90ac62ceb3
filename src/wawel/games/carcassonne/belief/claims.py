"""Claims: features with followers, what they pay now and what they may pay."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.vectors import index
from wawel.games.carcassonne.belief.odds import CLOSED, NEXT_CELL, Odds
from wawel.games.carcassonne.components.ids import CLOISTER, FIELD, OPEN
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

CITY_OR_ROAD: Final = 0b01010101  # per side of a free cell: its two bits differ, unlike those of a field or of nothing
SPARE: Final = 256  # nodes that the map may grow by before a longer table is needed
PAIRS: Final = 31  # a farm and a city beside it: more than most positions have


class Claims:
    """Every feature with followers, in the order of the first one; lists by claim but for `of`.

    One object looks at one position after the other, because search looks at very many: its lists only grow, and the
    first `count` claims are those of the position looked at last.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.roots = vec[i64]()
        self.kinds = vec[i64]()
        self.of = vec[i64]()  # per figure: its claim
        self.now = vec[float]()  # points if the game ended now
        self.gain = vec[float]()  # points more if it is completed; of a farm: what unfinished cities promise
        self.chance = vec[float]()  # that it will be completed
        self.extended = vec[float]()  # the chance that the next tile drawn extends it
        self._places = vec[i64]()  # per node: the claim, if it is the root of one; else anything
        self._ends: i64 = 0  # open ends of all claimed cities and roads
        self._has_farm = False

    def look(self, s: CarcassonneState, odds: Odds) -> None:
        """Take in a position."""
        self._make_room(len(s.figures), len(s.link))
        self._list(s, odds)
        self._look_around(s, odds)
        if self._has_farm:
            self._count_cities(s)

    def _make_room(self, figures: i64, nodes: i64) -> None:
        if len(self.of) < figures:
            self.roots = vec[i64]([0] * figures)
            self.kinds = vec[i64]([0] * figures)
            self.of = vec[i64]([0] * figures)
            self.now = vec[float]([0.0] * figures)
            self.gain = vec[float]([0.0] * figures)
            self.chance = vec[float]([0.0] * figures)
            self.extended = vec[float]([0.0] * figures)
        if len(self._places) < nodes:
            self._places = vec[i64]([0] * (nodes + SPARE))

    def _list(self, s: CarcassonneState, odds: Odds) -> None:
        self.count = 0
        self._ends = 0
        self._has_farm = False
        figures, places = s.figures, self._places
        number: i64
        for number in range(len(figures)):
            root = root_of(s, figures[number])
            place = places[root]
            if place >= self.count or self.roots[place] != root:
                place = self.count
                places[root] = place
                self._add(s, odds, root, kind_under(s, figures[number]))
            self.of[number] = place

    def _add(self, s: CarcassonneState, odds: Odds, root: i64, kind: i64) -> None:
        place, open = self.count, s.sums[root] & OPEN
        now, gain, chance = 0.0, 0.0, 1.0
        if kind == FIELD:
            self._has_farm = True
        else:
            now = float(final.worth(s, root, kind))
            gain = float(completed.worth(s, root, kind)) - now
            if kind == CLOISTER:
                chance = odds.surrounded(open)
            else:
                self._ends += open
        self.roots[place] = root
        self.kinds[place] = kind
        self.now[place] = now
        self.gain[place] = gain
        self.chance[place] = chance
        self.extended[place] = 0.0
        self.count = place + 1

    def _look_around(self, s: CarcassonneState, odds: Odds) -> None:
        """CA-5.3: a claim is completed if every cell at its open ends is filled."""
        steps, edges = s.parts.steps, s.parts.edges
        base, turned, crowd = s.base, s.turned, s.crowd
        ends = self._ends
        for free in s.free:
            if ends == 0:
                return
            need = free & NEED
            open = (need ^ need >> 1) & CITY_OR_ROAD
            if open == 0:
                continue
            seen: i64 = -1
            side: i64
            for side in range(4):
                if not open >> 2 * side & 1:
                    continue
                number = tile_at(s, (free >> NEED_BITS) + steps[side])
                root = find(s, base[number] + edges[turned[number] * 4 + (side ^ 2)])
                if crowd[root] == 0:
                    continue
                ends -= 1
                if root != seen:
                    seen = root
                    self._await(self._places[root], odds, need)

    def _await(self, place: i64, odds: Odds, need: i64) -> None:
        """A claim has an open end at one more cell. How often it is completed if a tile comes: less with every cell."""
        kind, extended = self.kinds[place], self.extended[place]
        closed = NEXT_CELL[kind] if extended > 0.0 else CLOSED[kind]
        self.chance[place] *= odds.filled(need) * closed
        self.extended[place] = 1.0 - (1.0 - extended) * (1.0 - odds.fits(need))

    def _count_cities(self, s: CarcassonneState) -> None:
        """CA-9.4: completed cities beside each farm, and unfinished ones by how near they are to completion."""
        bordering, first_border = s.parts.bordering, s.parts.first_border
        turned, bases, crowd = s.turned, s.base, s.crowd
        seen = vec[i64](capacity=PAIRS)
        number: i64
        place: i64
        for number in range(len(turned)):
            tile = turned[number] >> 2
            base = bases[number]
            for place in range(first_border[tile], first_border[tile + 1]):
                border = bordering[place]
                farm = find(s, base + (border >> SEGMENT_BITS))
                if crowd[farm] == 0:
                    continue
                city = find(s, base + (border & SEGMENT))
                pair = pack_border(farm, city)
                if index(seen, pair) < 0:
                    seen = append(seen, pair)
                    self._count_city(self._places[farm], s.sums[city] & OPEN)

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
