"""What bots look at in Simurgh: points, goods, vassals, dragons, and what the next turn could bring."""

from collections.abc import Mapping
from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import bits
from wawel.core.game import Game, State
from wawel.core.knowledge import Knowledge, read
from wawel.core.vectors import index
from wawel.games.simurgh import actions
from wawel.games.simurgh.belief import columns, prospects, standing
from wawel.games.simurgh.belief.columns import NAMES, WIDTH
from wawel.games.simurgh.belief.plans import Coming, is_finished, looking
from wawel.games.simurgh.belief.prospects import Offers
from wawel.games.simurgh.belief.purses import purses_of
from wawel.games.simurgh.components.ids import CITY_SPACES, EXPLORATION
from wawel.games.simurgh.components.load import PACKAGE
from wawel.games.simurgh.model.state import BEFORE, DROP, EMPTY, GIVE, RECALL, RETURN, SimurghState
from wawel.games.simurgh.rules import places

ALL_THAT_COUNTS: Final = vec[i64]([columns.POINTS, columns.OBJECTIVES, columns.LEFTOVERS])  # at the end

PATIENCE: Final = 5  # turns of each seat for every tile of the chronicle that ends the game
MARKET: Final = CITY_SPACES.index("main_market")
SCOUTS: Final = CITY_SPACES.index("scouts_quarters")


class SimurghKnowledge(Knowledge):
    """Knows what goods are good for: the rest is arithmetic on the position."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(NAMES, data)
        self.simultaneous = True  # SI-2.13
        self._offers: Offers | None = None  # those of the last parts looked at

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
        return self.table(game, state)[WIDTH * seat : WIDTH * (seat + 1)]

    def table(self, game: Game, state: State) -> vec[float]:
        """Spaces and objectives are looked at once for all seats."""
        s = cast(SimurghState, state)
        offers = self._offers_of(s)
        purses = purses_of(s)
        found = vec[float]([0.0] * (WIDTH * s.seats))
        standing.add_objectives(s, found)
        prospects.add_exploring(s, offers, purses, found)
        shared = prospects.on_offer(s, offers)
        seat: i64
        for seat in range(len(purses)):
            standing.add_goods(s, seat, found)
            standing.add_vassals(s, seat, found)
            _add_tiles(s, seat, offers, found)
            found[WIDTH * seat + columns.DEAL] = prospects.deal(s, seat, offers, shared, purses[seat])
        if s.top > EMPTY:
            _add_coming(s, offers, purses[s.seat], found)
        for seat in range(len(purses)):
            if is_finished(s, seat):
                _forget_plans(seat, found)
        return found

    def _offers_of(self, s: SimurghState) -> Offers:
        if self._offers is None or self._offers.parts is not s.parts:
            self._offers = Offers(s.parts)
        return self._offers


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


def _add_tiles(s: SimurghState, seat: i64, offers: Offers, found: vec[float]) -> None:
    """A seat's dragons, and the tiles of its hand."""
    at = WIDTH * seat
    found[at + columns.MARKERS] = float(s.marked[seat])
    found[at + columns.ABILITIES] = prospects.abilities(s, seat, offers)
    found[at + columns.DRAGONS] = float(len(s.dragons[seat]))
    found[at + columns.HAND] = prospects.hand(s, seat, offers)


def _add_coming(s: SimurghState, offers: Offers, purse: i64, found: vec[float]) -> None:
    """What the active seat has paid for."""
    at = WIDTH * s.seat
    coming = Coming(s)
    found[at + columns.MARKERS] += float(coming.markers)
    found[at + columns.ABILITIES] += offers.ability * float(coming.markers)
    found[at + columns.DRAGONS] += float(coming.dragons)
    if coming.looks:
        found[at + columns.LOOK] = looking(s, s.seat, purse)


def _forget_plans(seat: i64, found: vec[float]) -> None:
    """After a seat's last turn, what it cannot score any more counts for nothing."""
    place: i64
    for place in range(WIDTH):
        if index(ALL_THAT_COUNTS, place) < 0:
            found[WIDTH * seat + place] = 0.0


def knowledge() -> Knowledge:
    """What bots know about Simurgh."""
    return SimurghKnowledge(read(PACKAGE))
