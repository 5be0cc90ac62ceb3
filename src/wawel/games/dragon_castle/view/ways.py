"""DC-5.2: what each way of finishing would give in its best place, for boards that show it before the click."""

from typing import TypedDict

from mypy_extensions import i64

from wawel.core.bits import BIT, count, members
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.components.ids import DRAGONS, NAMES, TYPE, TYPES
from wawel.games.dragon_castle.model.grid import flood, spread
from wawel.games.dragon_castle.model.state import PICKED, START, DragonState
from wawel.games.dragon_castle.notation import castle_name
from wawel.games.dragon_castle.rules import act, flow, realm, sets


class OutcomeView(TypedDict):
    """The largest group that a tile or a pair can make now, and the points of the sets that it completes."""

    type: str
    size: int
    points: int


class WaysView(TypedDict):
    """DC-5.3 to DC-5.5 for a tile that can be taken, or for the one in hand (`cell` is null); null: not possible."""

    cell: str | None
    tile: str
    partners: list[str]
    pair: OutcomeView | None
    shrine: OutcomeView | None
    pool: int
    discard: int | None


class _Best:
    """The better of two outcomes: more points, then the larger group."""

    def __init__(self, type: i64) -> None:
        self.type: i64 = type
        self.size: i64 = 0
        self.points: i64 = 0

    def offer(self, type: i64, size: i64, points: i64) -> None:
        if points > self.points or (points == self.points and size > self.size):
            self.type, self.size, self.points = type, size, points

    def view(self) -> OutcomeView:
        return {"type": TYPES[self.type], "size": self.size, "points": self.points}


class _Outcomes:
    """What tiles can make in the realm of the active seat, each kind worked out once."""

    def __init__(self, s: DragonState) -> None:
        self._s = s
        self._found: dict[int, _Best] = {}

    def single(self, type: i64) -> _Best:
        return self.of(type, type, 1)

    def of(self, first: i64, second: i64, tiles: i64) -> _Best:
        key = (tiles * 8 + first) * 8 + second
        found = self._found.get(key)
        if found is None:
            if tiles == 1:
                found = _single(self._s, first)
            else:
                found = _twins(self._s, first) if first == second else _strangers(self._s, first, second)
            self._found[key] = found
        return found


def ways(s: DragonState) -> list[WaysView]:
    """Before the first pick one entry for each tile that can be taken; after it one for the tile in hand."""
    if s.reveal:
        return []
    outcomes = _Outcomes(s)
    if s.phase == PICKED:
        return [_of_hand(s, None, outcomes)]
    found: list[WaysView] = []
    if s.phase == START:
        takes = Found()
        act.take_all(s, takes)
        for take in takes.all():
            lifted = s.copy()
            flow.apply(lifted, take)
            found.append(_of_hand(lifted, castle_name(actions.x(take)), outcomes))
    return found


def _of_hand(s: DragonState, cell: str | None, outcomes: _Outcomes) -> WaysView:
    """What lies under the tile is not known yet, so it is nobody's partner."""
    pairs = Found()
    act.pair_all(s, pairs)
    partners = [actions.x(pair) for pair in pairs.all()]
    type = TYPE[s.hand]
    best = _Best(type)
    for second in sorted({TYPE[s.tops[partner]] for partner in partners}):
        found = outcomes.of(type, second, 2)
        best.offer(found.type, found.size, found.points)
    return {
        "cell": cell,
        "tile": NAMES[s.hand],
        "partners": [castle_name(partner) for partner in partners],
        "pair": best.view() if partners else None,
        "shrine": outcomes.single(type).view() if act.why_not_shrine(s) == OK else None,
        "pool": s.pools[s.seat] + 1,
        "discard": s.parts.discard_points if act.why_not_discard(s) == OK else None,
    }


def _up(s: DragonState, type: i64) -> i64:
    return s.up[s.seat * 6 + type]


def _near(s: DragonState, bits: i64) -> i64:
    """Placeable cells beside these; all placeable ones if there are none."""
    free = realm.placeable(s, s.seat)
    near = spread(bits, free, s.grid.stride) & ~bits
    return near if near else free


def _worth(s: DragonState, type: i64, size: i64) -> i64:
    """DC-7.3, DC-7.4: what a group pays, if it is a set."""
    if size < sets.SMALLEST:
        return 0
    return sets.points(s, size) + (s.parts.dragon_bonus if type == DRAGONS else 0)


def _single(s: DragonState, type: i64, taken: i64 = 0) -> _Best:
    """One tile of a type, in the best cell that is not taken."""
    best = _Best(type)
    bits = _up(s, type)
    for cell in members(_near(s, bits) & ~taken):
        size = count(flood(BIT[cell], bits | BIT[cell], s.grid.stride))
        best.offer(type, size, _worth(s, type, size))
    return best


def _twins(s: DragonState, type: i64) -> _Best:
    """Two tiles of one type: one beside its like, the other beside either of them."""
    best = _Best(type)
    bits, free = _up(s, type), realm.placeable(s, s.seat)
    if bits == 0:
        touching = free & (free << 1 | free << s.grid.stride)
        best.offer(type, 2 if touching else 1, 0)
        return best
    near = _near(s, bits)
    for first in members(near):
        one = bits | BIT[first]
        beside = (spread(flood(BIT[first], one, s.grid.stride), free, s.grid.stride) | near) & ~one
        earlier = near & (BIT[first] - 1)  # with these the same two cells were tried the other way round
        for second in members((beside if beside else free & ~one) & ~earlier):
            both = one | BIT[second]
            left = flood(BIT[first], both, s.grid.stride)
            size = count(left)
            points = _worth(s, type, size)
            if not left & BIT[second]:
                other = count(flood(BIT[second], both, s.grid.stride))
                points += _worth(s, type, other)
                size = max(size, other)
            best.offer(type, size, points)
    return best


def _strangers(s: DragonState, first: i64, second: i64) -> _Best:
    """DC-9.11: two tiles of different types; each in its own best cell, but never both in one."""
    best = _Best(first)
    bits = _up(s, first)
    for cell in members(_near(s, bits)):
        size = count(flood(BIT[cell], bits | BIT[cell], s.grid.stride))
        points = _worth(s, first, size)
        other = _single(s, second, BIT[cell])
        larger = other.size > size
        best.offer(second if larger else first, max(size, other.size), points + other.points)
    return best
