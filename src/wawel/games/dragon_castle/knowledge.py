"""What bots know about Dragon Castle: what a realm promises, and how a turn that has begun may end.

Most decisions are parts of a turn, and a tile in hand is worth nothing by itself. So a position in the middle of a turn
is looked at as if the seat finished the turn in the plainest way.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT, count, lowest
from wawel.core.game import NOBODY, Game, State
from wawel.core.knowledge import Knowledge, read
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.belief.finish import HIGH, finish
from wawel.games.dragon_castle.components.ids import FACTIONS, TYPE
from wawel.games.dragon_castle.model.grid import SEAT_CELLS, flood, spread
from wawel.games.dragon_castle.model.state import OWED, POWER, RESOLVE, SHRINES, START, DragonState
from wawel.games.dragon_castle.rules import castle, choices, realm, sets
from wawel.games.dragon_castle.scoring import final

NAMES: Final = [
    "points",
    "cards",
    "ones",
    "twos",
    "threes",
    "specials",
    "pool",
    "stock",
    "steps",
    "towers",
    "raised",
    "room",
    "joins",
    "doubles",
    "reach",
    "offer",
    "called",
]
SOON: Final = 2  # shrines in the pool that the next sets can use
LATER: Final = 3  # and further ones that are still of use
ROOMY: Final = 10  # more free cells than this make no difference
BUILDING: Final = 0.75  # how far a match is when only the ground level is left


class CastleKnowledge(Knowledge):
    """Features are of a seat's realm and pool, and of what the castle offers to the seat that moves next."""

    def progress(self, state: State) -> float:
        """DC-11.1: first the upper levels go, then the dragon is summoned."""
        s = cast(DragonState, state)
        return _castle_gone(s) * BUILDING + _countdown(s) * (1.0 - BUILDING)

    def is_simple(self, state: State, seat: i64) -> bool:
        """DC-7.5, DC-8.1: in which order sets are turned and where a shrine goes shows at a look."""
        phase = cast(DragonState, state).phase
        return phase in (RESOLVE, SHRINES)

    def choices(self, game: Game, state: State, seat: i64) -> vec[i64]:
        """All but paying a spirit with a tile of a group, if a single tile or a shrine can pay for it."""
        s = cast(DragonState, state)
        found = choices.legal(s)
        if found[len(found) - 1] >> 14 != actions.SPIRIT:
            return found
        alone = _alone(s, seat)
        cheap: i64 = 0  # spirits that are cheaply paid, as bits
        for action in found:
            if action >> 14 == actions.SPIRIT and _is_cheap(action, alone):
                cheap |= BIT[actions.y(action)]
        return vec[i64]([action for action in found if not _is_dear(action, alone, cheap)])

    def features(self, game: Game, state: State, seat: i64) -> vec[float]:
        """See NAMES; each function below says which habit of play it stands for."""
        count: i64 = len(NAMES)
        return self.table(game, state)[seat * count : seat * count + count]

    def table(self, game: Game, state: State) -> vec[float]:
        """The turn is finished once, then all seats are looked at."""
        s = cast(DragonState, state)
        called: i64 = s.seat if s.phase == POWER or s.elegance == OWED else NOBODY
        if s.phase != START and s.phase != POWER:
            s = s.copy()
            finish(s)
        single, double = _on_offer(s)
        found = vec[float]()
        seat: i64
        for seat in range(s.seats):
            found = _add_realm(found, s, seat)
            found = _add_sets(found, s, seat, single, double)
            found = append(found, 1.0 if seat == called else 0.0)
        return found


def knowledge() -> Knowledge:
    """What bots know, with the weights of the file."""
    return CastleKnowledge(NAMES, read("wawel.games.dragon_castle"))


# --- how far the match is ---------------------------------------------------------------------------


def _castle_gone(s: DragonState) -> float:
    """DC-11.1: which part of the upper levels is gone; of all tiles in a flat castle (DC-14.6)."""
    levels = s.layout.levels
    upper = levels[2] + 2 * levels[3]
    if upper == 0:
        return 1.0 - float(s.left) / float(s.layout.tiles)
    return 1.0 - float(s.stacks[2] + 2 * s.stacks[3]) / float(upper)


def _countdown(s: DragonState) -> float:
    """DC-11.3: which part of the summons is done that end the match."""
    return min(1.0, float(s.summons) / float(s.seats))


# --- spirits: what pays -----------------------------------------------------------------------------


def _alone(s: DragonState, seat: i64) -> i64:
    """Face-up tiles with no neighbour of their type, as bits: the first to pay a spirit with (DC-9.2)."""
    found: i64 = 0
    type: i64
    stride = s.grid.stride
    for type in range(seat * 6, seat * 6 + 6):
        bits = s.up[type]
        found |= bits & ~(bits << 1 | bits >> 1 | bits << stride | bits >> stride)
    return found


def _is_cheap(action: i64, alone: i64) -> bool:
    """Whether a shrine or a single tile pays for the spirit."""
    cost = actions.x(action)
    return cost == actions.POOL or alone >> cost & 1 == 1


def _is_dear(action: i64, alone: i64, cheap: i64) -> bool:
    """Whether a tile of a group pays for a spirit that could be had for less."""
    if action >> 14 != actions.SPIRIT or _is_cheap(action, alone):
        return False
    return cheap >> actions.y(action) & 1 == 1


# --- features ---------------------------------------------------------------------------------------


def _add_realm(found: vec[float], s: DragonState, seat: i64) -> vec[float]:
    """From `points` to `room`."""
    ones, twos, threes = _groups(s, seat)
    steps, towers = _free_stacks(s, seat)
    pool = s.pools[seat]
    found = append(found, float(_points(s, seat)))
    found = append(found, float(final.dragon_points(s, seat)))
    found = append(found, float(ones))
    found = append(found, float(twos))
    found = append(found, float(threes))
    found = append(found, float(_specials(s, seat)))
    found = append(found, float(min(pool, SOON)))
    found = append(found, float(max(0, min(pool, SOON + LATER) - SOON)))
    found = append(found, float(steps))
    found = append(found, float(towers))
    found = append(found, float(_raised(s, seat)))
    return append(found, float(min(count(realm.placeable(s, seat)), ROOMY)))


def _add_sets(found: vec[float], s: DragonState, seat: i64, single: i64, double: i64) -> vec[float]:
    """DC-7.4: points of sets that the seat could make, from `joins` to `offer`.

    By one more tile of each type: groups kept apart make large sets. By two of them. By a tile that the castle has now.
    And the best of these, if it is the seat's turn.
    """
    joins: i64 = 0
    doubles: i64 = 0
    reach: i64 = 0
    best: i64 = 0
    type: i64
    for type in range(6):
        size = _largest_join(s, seat, type)
        one, two = sets.points(s, size), sets.points(s, size + 1)
        joins += one
        doubles += two
        if double >> type & 1:
            reach += two
            best = max(best, two)
        elif single >> type & 1:
            reach += one
            best = max(best, one)
    found = append(found, float(joins))
    found = append(found, float(doubles))
    found = append(found, float(reach))
    return append(found, float(best if seat == s.seat else 0))


def _points(s: DragonState, seat: i64) -> i64:
    """DC-12.1: what is safe: banked points, built shrines, countdown tokens."""
    return final.banked(s, seat) + final.shrine_points(s, seat) + s.tokens[seat] * s.parts.token_points


def _groups(s: DragonState, seat: i64) -> tuple[i64, i64, i64]:
    """DC-7.1: single tiles, groups of two, and groups of three, which the next tile makes a set."""
    sizes = vec[i64]([0, 0, 0, 0])
    type: i64
    for type in range(seat * 6, seat * 6 + 6):
        left = s.up[type]
        while left:
            group = flood(left & -left, left, s.grid.stride)
            left &= ~group
            sizes[min(3, count(group))] += 1
    return sizes[1], sizes[2], sizes[3]


def _specials(s: DragonState, seat: i64) -> i64:
    """DC-8.1: special tiles, whose sets take two shrines."""
    first = seat * 6 + FACTIONS
    return count(s.up[first] | s.up[first + 1] | s.up[first + 2])


def _largest_join(s: DragonState, seat: i64, type: i64) -> i64:
    """The size of the largest group that one more tile of a type can make."""
    up, stride = s.up[seat * 6 + type], s.grid.stride
    left = spread(up, realm.placeable(s, seat), stride)
    best: i64 = 1
    while left:
        cell = left & -left
        left &= left - 1
        best = max(best, count(flood(cell, up | cell, stride)))
    return best


def _on_offer(s: DragonState) -> tuple[i64, i64]:
    """DC-5.1, DC-5.3: the types that can be taken, and those of which a pair can be taken, as bits."""
    top = castle.top_level(s)
    seen: i64 = 0  # tiles available on any level
    first: i64 = 0  # and on the top level
    single: i64 = 0
    double: i64 = 0
    for cell in s.layout.cells:
        tile = s.tops[cell]
        if tile and castle.long_free(s, cell):
            bit = BIT[tile]
            if s.heights[cell] == top:
                single |= BIT[TYPE[tile]]
                if seen & bit:
                    double |= BIT[TYPE[tile]]
                first |= bit
            elif first & bit:
                double |= BIT[TYPE[tile]]
            seen |= bit
    return single, double


def _free_stacks(s: DragonState, seat: i64) -> tuple[i64, i64]:
    """DC-6.2, DC-8.6: face-down stacks without a shrine: of height one, and higher ones, on which shrines pay most."""
    steps: i64 = 0
    towers: i64 = 0
    left = s.down[seat] & ~s.built[seat]
    while left:
        cell = lowest(left)
        left &= left - 1
        if s.tall[seat * SEAT_CELLS + cell] == 1:
            steps += 1
        else:
            towers += 1
    return steps, towers


def _raised(s: DragonState, seat: i64) -> i64:
    """DC-6.5, DC-8.6: levels above the ground of face-up tiles: a shrine built there will be worth as much more."""
    found: i64 = 0
    left = realm.face_up(s, seat)
    while left:
        found += min(HIGH, s.tall[seat * SEAT_CELLS + lowest(left)]) - 1
        left &= left - 1
    return found
