"""What a seat may still make of its goods, vassals and tiles: offers, and how near it is to taking them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.simurgh.components.bundles import (
    GOOD_BITS,
    GOOD_MASK,
    MARKER,
    MARKER_MASK,
    MARKERS_AT,
    POINT_MASK,
    POINTS_AT,
    PP,
    RESOURCE_MASK,
    THINGS,
    TYPE_BITS,
    VASSAL_MASK,
    VASSALS_AT,
    count,
)
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    AREAS,
    CITY,
    EFFECTS,
    EXPLORATION,
    LEVELS,
    SPACE_EFFECT,
    SPACES,
)
from wawel.games.simurgh.components.load import Components
from wawel.games.simurgh.model.state import GOODS, TILE, SimurghState
from wawel.games.simurgh.rules import explore, places

# Points that a thing is worth on the tiles that sell it, in the order of THINGS; used to compare offers.
PRICES: Final = [0.8, 0.8, 1.0, 1.0, 1.4, 1.5, 1.0, 2.0, 4.0, 5.0]
DRAGON: Final = 2.0  # a dragon without markers
SPECIAL: Final = 1.5  # an action tile, an extra move, a look at objectives


class Offers:
    """What every printed effect is worth: what it gives less what it takes."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.net = vec[float]()  # per effect
        effect: i64
        for effect in range(EFFECTS):
            gain = max([_worth(get) for get in parts.gets[effect]]) - min([_worth(pay) for pay in parts.pays[effect]])
            if parts.draws[effect]:
                gain += DRAGON + PRICES[MARKER] * float(parts.fresh[effect])
            if parts.special[effect]:
                gain += SPECIAL
            self.net = append(self.net, gain)
        abilities = [self.net[ABILITY_EFFECT + ability] for ability in range(len(parts.mode))]
        self.ability = sum(abilities) / float(len(abilities))  # what an ability is worth on average


def _worth(bundle: i64) -> float:
    found = 0.0
    for thing in range(len(THINGS)):
        found += PRICES[thing] * float(count(bundle, thing))
    return found


def abilities(s: SimurghState, seat: i64, offers: Offers) -> float:
    """SI-12.2: what the abilities with a marker would give."""
    found = 0.0
    for entry in s.dragons[seat]:
        slot: i64
        for slot in range(3):
            if entry >> slot & 1:
                found += offers.net[ABILITY_EFFECT + s.parts.ability[(entry >> 3) * 3 + slot]]
    return found


def owned(s: SimurghState, seat: i64, type: i64) -> i64:
    """SI-0.4: vassals of a type that are not in the supply."""
    return s.parts.vassals[type] - s.supply[seat * 2 + type]


def deal(s: SimurghState, seat: i64, offers: Offers) -> float:
    """SI-5.4: the best thing that a vassal at home could do now, in the city, in the wilds or on a tile of the hand."""
    spearman, rider = s.free[seat * 2] > 0, s.free[seat * 2 + 1] > 0
    best = 0.0
    if not (spearman or rider):
        return best
    space: i64
    for space in range(SPACES):
        effect = places.effect_of(s, space)
        if effect < 0 or offers.net[effect] <= best or (s.crowd[space] and not s.parts.many[effect]):
            continue
        if s.parts.riders[effect]:
            tile = places.tile_at(s, space)
            if not rider or (tile and s.parts.type[tile] == EXPLORATION and (space - CITY) % LEVELS):
                continue
        if can_pay(s, seat, effect):
            best = offers.net[effect]
    return max(best, _deal_in_hand(s, seat, offers, rider))


def _deal_in_hand(s: SimurghState, seat: i64, offers: Offers, rider: bool) -> float:
    best = 0.0
    for entry in s.hands[seat]:
        tile = entry & TILE
        first = SPACE_EFFECT + tile * LEVELS
        last = first + (1 if s.parts.type[tile] == EXPLORATION else s.parts.size[tile])
        for effect in range(first, last):
            if offers.net[effect] > best and (rider or not s.parts.riders[effect]) and can_pay(s, seat, effect):
                best = offers.net[effect]
    return best


def can_pay(s: SimurghState, seat: i64, effect: i64) -> bool:
    """SI-5.4: whether a seat has what an effect takes, in one of the ways it can be paid."""
    ways = s.parts.pays[effect]
    way: i64 = 0
    while way < len(ways) and not _has(s, seat, ways[way]):
        way += 1
    return way < len(ways)


def _has(s: SimurghState, seat: i64, pay: i64) -> bool:
    goods = s.goods
    at = seat * GOODS
    if goods[at + PP] < pay >> POINTS_AT & POINT_MASK or s.marked[seat] < pay >> MARKERS_AT & MARKER_MASK:
        return False
    type: i64
    for type in range(2):
        number = pay >> VASSALS_AT + TYPE_BITS * type & VASSAL_MASK
        if number and owned(s, seat, type) < number + 1 - type:
            return False
    rest = pay & RESOURCE_MASK
    while rest:
        if goods[at] < rest & GOOD_MASK:
            return False
        rest >>= GOOD_BITS
        at += 1
    return True


def exploring(s: SimurghState, seat: i64, offers: Offers) -> tuple[float, float]:
    """SI-11.3: the best move down, as far as its cost is at hand, and all that lies below the riders."""
    step = 0.0
    journey = 0.0
    area: i64
    for area in range(AREAS):
        level = explore.level_of(s, seat, area)
        if level < 0:
            continue
        effect = SPACE_EFFECT + s.wilds[area] * LEVELS + level
        below: i64
        for below in range(1, LEVELS - level):
            journey += max(0.0, offers.net[effect + below])
        if level + 1 < LEVELS and not s.crowd[places.first_space(area) + level + 1]:
            step = max(step, offers.net[effect + 1] * at_hand(s, seat, effect + 1))
    return step, journey


def at_hand(s: SimurghState, seat: i64, effect: i64) -> float:
    """The part of a cost that a seat has: 1.0 if it can pay, at most a half if something is missing."""
    if can_pay(s, seat, effect):
        return 1.0
    most = 0.0
    for pay in s.parts.pays[effect]:
        held: i64 = 0
        needed: i64 = 0
        at = seat * GOODS
        rest = pay & RESOURCE_MASK
        while rest:
            needed += rest & GOOD_MASK
            held += min(rest & GOOD_MASK, s.goods[at])
            rest >>= GOOD_BITS
            at += 1
        if needed:
            most = max(most, 0.5 * float(held) / float(needed))
    return most


def hand(s: SimurghState, seat: i64, offers: Offers) -> float:
    """SI-10.2: the best tile to lay, and half of the second best: only one is laid in a turn."""
    first = 0.0
    second = 0.0
    for entry in s.hands[seat]:
        effect = SPACE_EFFECT + (entry & TILE) * LEVELS
        best = 0.0
        place: i64
        for place in range(s.parts.size[entry & TILE]):
            best = max(best, offers.net[effect + place])
        if best > first:
            first, second = best, first
        elif best > second:
            second = best
    return first + second / 2.0
