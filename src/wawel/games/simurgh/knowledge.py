"""What bots look at in Simurgh: points, goods, vassals, dragons, and what the next turn could bring."""

from collections.abc import Mapping
from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import bits
from wawel.core.game import Game, State
from wawel.core.knowledge import Knowledge, read
from wawel.games.simurgh import actions
from wawel.games.simurgh.belief.plans import Coming, is_finished, looking
from wawel.games.simurgh.belief.prospects import Offers, abilities, deal, exploring, hand, owned
from wawel.games.simurgh.components.bundles import PP
from wawel.games.simurgh.components.ids import CITY_SPACES, EXPLORATION
from wawel.games.simurgh.components.load import PACKAGE
from wawel.games.simurgh.model.state import BEFORE, DROP, GIVE, GOODS, RECALL, RETURN, SimurghState, total
from wawel.games.simurgh.rules import places
from wawel.games.simurgh.scoring import final

NAMES: Final = [
    "points",
    "objectives",
    "lead",
    "leftovers",
    "food",
    "building",
    "wisdom",
    "weapons",
    "surplus",
    "markers",
    "abilities",
    "dragons",
    "spearmen",
    "riders",
    "ready",
    "deal",
    "step",
    "journey",
    "hand",
    "look",
]
LAST: Final = [NAMES.index("points"), NAMES.index("objectives"), NAMES.index("leftovers")]  # all that counts at the end

PATIENCE: Final = 5  # turns of each seat for every tile of the chronicle that ends the game
MARKET: Final = CITY_SPACES.index("main_market")
SCOUTS: Final = CITY_SPACES.index("scouts_quarters")
PLENTY: Final = 4  # of one kind; what is more counts half
NEAR_LIMIT: Final = 4
CLEAR_LEAD: Final = 4.0  # markers ahead that settle an objective


class SimurghKnowledge(Knowledge):
    """Knows what goods are good for: the rest is arithmetic on the position."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(NAMES, data)
        self.simultaneous = True  # SI-2.13
        self._offers: Offers | None = None

    def choices(self, game: Game, state: State, seat: i64) -> vec[i64]:
        """Leaves out orders that make no difference, and riders where a spearman can go."""
        s = cast(SimurghState, state)
        found = game.choices(state, seat)
        if s.phase == RETURN:
            return _one_by_one(found)
        if s.phase == GIVE:
            return found[len(found) // 2 :]  # to the bottom: on top it would be turned up for the others
        if s.phase == RECALL:
            return _in_order(s, found)
        if s.phase == BEFORE and s.turn >= PATIENCE * s.parts.end_chronicle[s.length] * s.seats:
            found = _towards_the_end(s, found)
        return _spearmen_first(found) if s.phase >= BEFORE else found

    def is_simple(self, state: State, seat: i64) -> bool:
        """What is put back, given up or dropped needs a look only."""
        phase = cast(SimurghState, state).phase
        return phase in (RETURN, GIVE, DROP)

    def is_quiet(self, state: State) -> bool:
        """SI-3.1: a turn is about to start."""
        s = cast(SimurghState, state)
        return s.phase == BEFORE and not s.explored and s.entered == 0

    def progress(self, state: State) -> float:
        """SI-15.1: how near the end is, by the objectives or by the chronicle."""
        s = cast(SimurghState, state)
        if s.ending >= 0:
            return 1.0
        shown: i64 = 0
        for tile in s.objectives:
            if tile:
                shown += 1
        by_objectives = float(shown) / float(s.parts.end_objectives[s.length])
        return max(by_objectives, float(len(s.chronicle)) / float(s.parts.end_chronicle[s.length]))

    def features(self, game: Game, state: State, seat: i64) -> vec[float]:
        s = cast(SimurghState, state)
        offers = self._offers_of(s)
        at = seat * GOODS
        goods = s.goods
        standing = float(goods[at + PP])
        now, lead = objectives(s, seat)
        found = vec[float](capacity=len(NAMES))
        found = append(found, standing)
        found = append(found, now)
        found = append(found, lead)
        found = append(found, float(final.resource_points(s, seat)))
        found = append(found, kept(goods[at]) + kept(goods[at + 1]))
        found = append(found, kept(goods[at + 2]) + kept(goods[at + 3]))
        found = append(found, kept(goods[at + 4]))
        found = append(found, kept(goods[at + 5]))
        found = append(found, surplus(s, seat))
        coming = Coming(s, seat)
        found = append(found, float(s.marked[seat] + coming.markers))
        found = append(found, abilities(s, seat, offers) + offers.ability * float(coming.markers))
        found = append(found, float(len(s.dragons[seat]) + coming.dragons))
        found = append(found, float(owned(s, seat, 0)))
        found = append(found, float(owned(s, seat, 1)))
        found = append(found, float(s.free[seat * 2] + s.free[seat * 2 + 1]))
        found = append(found, deal(s, seat, offers))
        step, journey = exploring(s, seat, offers)
        found = append(found, step)
        found = append(found, journey)
        found = append(found, hand(s, seat, offers))
        found = append(found, looking(s, seat) if coming.looks else 0.0)
        if is_finished(s, seat):
            _forget_plans(found)
        return found

    def _offers_of(self, s: SimurghState) -> Offers:
        if self._offers is None or self._offers.parts is not s.parts:
            self._offers = Offers(s.parts)
        return self._offers


def _forget_plans(found: vec[float]) -> None:
    """After a seat's last turn, what it cannot score any more counts for nothing."""
    place: i64
    for place in range(len(found)):
        if place not in LAST:
            found[place] = 0.0


# choices


def _one_by_one(found: vec[i64]) -> vec[i64]:
    """SI-13.1: tiles are put back in the order of their numbers; only top or bottom is chosen."""
    return vec[i64]([found[0], found[len(found) // 2]])


def _in_order(s: SimurghState, found: vec[i64]) -> vec[i64]:
    """SI-5.8: of the vassals that explore nothing, the next one; explorers; or no more."""
    kept = vec[i64]()
    has_next = False
    for action in found:
        tile: i64 = 0
        if action != actions.DONE:
            tile = places.tile_at(s, actions.space_of(action))
        if action == actions.DONE or (tile and s.parts.type[tile] == EXPLORATION):
            kept = append(kept, action)
        elif not has_next:
            has_next = True
            kept = append(kept, action)
    return kept


def _spearmen_first(found: vec[i64]) -> vec[i64]:
    """A rider can go wherever a spearman can (SI-5.2), so the spearman goes and the rider stays at hand."""
    spearmen: i64 = 0
    kept = vec[i64]()
    for action in found:
        if actions.kind(action) == actions.PLACE:
            space = bits.BIT[actions.space_of(action)]
            if actions.type_of(action) == 0:
                spearmen |= space
            elif spearmen & space:
                continue
        kept = append(kept, action)
    return kept


def _towards_the_end(s: SimurghState, found: vec[i64]) -> vec[i64]:
    """SI-15.1: when a match drags on, tiles are laid, or bought if there are none, until enough have left the wilds."""
    most: i64 = 0
    for action in found:
        most = max(most, _haste(s, action))
    kept = vec[i64]()
    for action in found:
        if _haste(s, action) == most or actions.kind(action) <= actions.EXPLORE:  # free actions stay
            kept = append(kept, action)
    return kept


def _haste(s: SimurghState, action: i64) -> i64:
    """How much an action before the main action does for the end."""
    kind, space = actions.kind(action), actions.space_of(action)
    if kind == actions.LAY:
        return 3
    if kind == actions.PLACE and space == SCOUTS and len(s.hands[s.seat]) < s.parts.hand_limit:
        return 2
    if kind <= actions.EXPLORE or (kind == actions.PLACE and space == MARKET):
        return 0
    return 1


# features


def kept(number: i64) -> float:
    """Goods of one kind: a few of each are useful, a heap is not."""
    return float(number) if number <= PLENTY else float(PLENTY + number) / 2.0


def surplus(s: SimurghState, seat: i64) -> float:
    """SI-14.2: goods so near the limit that they will be lost."""
    over = total(s, seat) - s.parts.limits[s.mode] + NEAR_LIMIT
    return float(over) if over > 0 else 0.0


def objectives(s: SimurghState, seat: i64) -> tuple[float, float]:
    """SI-15.3: points of the objectives as they stand, and how far ahead or behind the seat is in them."""
    now = 0.0
    lead = 0.0
    for tile in s.objectives:
        if tile == 0:
            continue
        mine = final.value(s, tile, seat)
        best: i64 = 0
        ahead: i64 = 0
        other: i64
        for other in range(s.seats):
            if other != seat:
                theirs = final.value(s, tile, other)
                best = max(best, theirs)
                if theirs > mine:
                    ahead += 1
        points = s.parts.points[tile]
        if mine > 0 and ahead < len(points):
            now += float(points[ahead])
        share = float(mine - best) / CLEAR_LEAD
        lead += float(points[0]) * max(-1.0, min(1.0, share))
    return now, lead


def knowledge() -> Knowledge:
    """What bots know about Simurgh."""
    return SimurghKnowledge(read(PACKAGE))
