"""What a seat may still make of its goods, vassals and tiles: offers, and how near it is to taking them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.simurgh.belief.columns import JOURNEY, STEP, WIDTH
from wawel.games.simurgh.belief.purses import at_hand, can_pay
from wawel.games.simurgh.components.bundles import MARKER, THINGS, count
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    AREAS,
    CITY,
    EFFECTS,
    EXPLORATION,
    FIRST_DRAGON,
    LEVELS,
    SPACE_EFFECT,
    SPACES,
)
from wawel.games.simurgh.components.load import Components
from wawel.games.simurgh.model.state import TILE, SimurghState
from wawel.games.simurgh.rules import explore, places

# Points that a thing is worth on the tiles that sell it, in the order of THINGS; used to compare offers.
PRICES: Final = [0.8, 0.8, 1.0, 1.0, 1.4, 1.5, 1.0, 2.0, 4.0, 5.0]
DRAGON: Final = 2.0  # a dragon without markers
SPECIAL: Final = 1.5  # an action tile, an extra move, a look at objectives


class Offers:
    """What every printed effect is worth, whatever the position: what it gives less what it takes."""

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
        self.best = vec[float]([self._best_of(tile) for tile in range(FIRST_DRAGON)])  # per action tile, at least 0.0
        gains = [(-self.net[space], space) for space in range(CITY) if self.net[space] > 0.0]
        self.city = vec[i64]([space for _, space in sorted(gains)])  # spaces that give something, best first
        self.slots = vec[float]([self.net[ABILITY_EFFECT + ability] for ability in parts.ability])  # of dragon tiles
        abilities = [self.net[ABILITY_EFFECT + ability] for ability in range(len(parts.mode))]
        self.ability = sum(abilities) / float(len(abilities))  # what an ability is worth on average

    def _best_of(self, tile: i64) -> float:
        best = 0.0
        place: i64
        for place in range(self.parts.size[tile]):
            best = max(best, self.net[SPACE_EFFECT + tile * LEVELS + place])
        return best


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
                found += offers.slots[(entry >> 3) * 3 + slot]
    return found


def on_offer(s: SimurghState, offers: Offers) -> vec[i64]:
    """SI-5.2, SI-5.3: effects that give something to whoever sends a vassal there now, in the city and in the wilds."""
    parts, crowd = s.parts, s.crowd
    found = vec[i64](capacity=SPACES)
    for effect in offers.city:
        if not crowd[effect] or parts.many[effect]:
            found = append(found, effect)
    area: i64
    place: i64
    for area in range(AREAS):
        tile = s.wilds[area]
        if offers.best[tile] == 0.0:
            continue
        first, start = SPACE_EFFECT + tile * LEVELS, places.first_space(area)
        explored = parts.type[tile] == EXPLORATION
        for place in range(parts.size[tile]):
            effect = first + place
            if offers.net[effect] <= 0.0 or (crowd[start + place] and not parts.many[effect]):
                continue
            if place == 0 or not explored or not parts.riders[effect]:
                found = append(found, effect)
    return found


def deal(s: SimurghState, seat: i64, offers: Offers, shared: vec[i64], purse: i64) -> float:
    """SI-5.4: the best thing that a vassal at home could do now, where all may go or on a tile of the hand."""
    parts = s.parts
    rider = s.free[seat * 2 + 1] > 0
    best = 0.0
    if not rider and not s.free[seat * 2]:
        return best
    for effect in shared:
        gain = offers.net[effect]
        if gain > best and (rider or not parts.riders[effect]) and can_pay(purse, parts.pays[effect]):
            best = gain
    for entry in s.hands[seat]:
        tile = entry & TILE
        if offers.best[tile] <= best:
            continue
        first = SPACE_EFFECT + tile * LEVELS
        last = first + (1 if parts.type[tile] == EXPLORATION else parts.size[tile])
        for effect in range(first, last):
            gain = offers.net[effect]
            if gain > best and (rider or not parts.riders[effect]) and can_pay(purse, parts.pays[effect]):
                best = gain
    return best


def add_exploring(s: SimurghState, offers: Offers, purses: vec[i64], found: vec[float]) -> None:
    """SI-11.3: the best move down, as far as its cost is at hand, and all that lies below the riders."""
    area: i64
    seat: i64
    for area in range(AREAS):
        if s.parts.type[s.wilds[area]] == EXPLORATION:
            for seat in range(len(purses)):
                level = explore.level_of(s, seat, area)
                if 0 <= level < LEVELS - 1:
                    _add_explorer(s, seat, area, level, offers, purses[seat], found)


def _add_explorer(
    s: SimurghState, seat: i64, area: i64, level: i64, offers: Offers, purse: i64, found: vec[float]
) -> None:
    at = WIDTH * seat
    effect = SPACE_EFFECT + s.wilds[area] * LEVELS + level
    below: i64
    for below in range(1, LEVELS - level):
        found[at + JOURNEY] += max(0.0, offers.net[effect + below])
    if not s.crowd[places.first_space(area) + level + 1]:
        hope = offers.net[effect + 1] * at_hand(purse, s.parts.pays[effect + 1])
        found[at + STEP] = max(found[at + STEP], hope)


def hand(s: SimurghState, seat: i64, offers: Offers) -> float:
    """SI-10.2: the best tile to lay, and half of the second best: only one is laid in a turn."""
    first = 0.0
    second = 0.0
    for entry in s.hands[seat]:
        best = offers.best[entry & TILE]
        if best > first:
            first, second = best, first
        elif best > second:
            second = best
    return first + second / 2.0
