"""SI-8: Scouts' Quarters and the tile market."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.core.vectors import index
from wawel.games.simurgh import actions
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.components.ids import SCOUT_EFFECT
from wawel.games.simurgh.model import frames, stacks
from wawel.games.simurgh.model.frames import BOUGHT
from wawel.games.simurgh.model.state import BUY, DECK, DRAW, EVERYBODY, GROUP, KNOWN, TAKE, TILE, SimurghState
from wawel.games.simurgh.rules import ahead
from wawel.games.simurgh.rules.effects import usable

NO_SUCH_AREA: Final = 81  # SI-8.1


def step_scout(s: SimurghState) -> bool:
    """SI-8.2: after receiving wood or stone the seat must buy a tile."""
    if s.stack[s.top + BOUGHT]:
        frames.pop(s)
        return False
    s.phase = BUY
    return True


def why_not_buy(s: SimurghState, area: i64) -> i64:
    return usable.why_not_buy(s, area) if 0 <= area <= actions.DECK else NO_SUCH_AREA


def add_purchases(s: SimurghState, found: vec[i64]) -> vec[i64]:
    area: i64
    for area in range(5):
        if usable.why_not_buy(s, area) == OK:
            found = append(found, actions.BUY | area)
    return found


def buy(s: SimurghState, area: i64) -> None:
    """SI-8.2: pay the area's price and receive its benefit, or pay for the top tile of the deck."""
    s.stack[s.top + BOUGHT] = 1
    if area == actions.DECK:
        frames.push_top(s)
    else:
        _take_up(s, area, "SI-8.2")
    frames.push_effect(s, SCOUT_EFFECT + area, -1, 0, False, 0)


def _take_up(s: SimurghState, area: i64, rule: str) -> None:
    """SI-8.5: the gap stays until the end of the turn."""
    tile = s.market[area]
    s.market[area] = 0
    stacks.to_hand(s, s.seat, tile | EVERYBODY << KNOWN)
    if s.log is not None:
        s.log.note("took-tile", rule, s.seat, [tile, area + 1])


def step_take(s: SimurghState) -> bool:
    """SI-8.4: any face-up tile, without the price and benefit of its area."""
    offered = takings(s)
    if len(offered) == 1:
        take(s, actions.value(offered[0]))
        return False
    s.phase = TAKE
    return True


def why_not_take(s: SimurghState, area: i64) -> i64:
    if not 0 <= area < 4:
        return NO_SUCH_AREA
    if s.market[area] == 0:
        return usable.MARKET_EMPTY
    return ahead.DEAD_END if ahead.is_pending(s) and not ahead.take_leaves_a_way(s, area) else OK


def takings(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    area: i64
    for area in range(4):
        if why_not_take(s, area) == OK:
            found = append(found, actions.TAKE | area)
    return found


def take(s: SimurghState, area: i64) -> None:
    frames.pop(s)
    _take_up(s, area, "SI-8.4")


def slide(s: SimurghState) -> None:
    """SI-8.6: tiles slide to the lowest areas, keeping their order."""
    lowest: i64 = 0
    area: i64
    for area in range(4):
        tile = s.market[area]
        if tile:
            s.market[area] = 0
            s.market[lowest] = tile
            lowest += 1


def step_refill(s: SimurghState) -> bool:
    """SI-8.6, SI-8.7: fill the empty areas in ascending order while the deck lasts; True when chance must draw."""
    while index(s.market, 0) >= 0 and stacks.size(s, DECK):
        entry = stacks.next_known(s, DECK)
        if entry == 0:
            s.phase = DRAW
            return True
        turn_up(s, entry & TILE)
        known.settle(s, entry >> GROUP)
    return False


def turn_up(s: SimurghState, tile: i64) -> None:
    area = index(s.market, 0)
    s.market[area] = tile
    stacks.show(s, tile)
    if s.log is not None:
        s.log.note("turned-up", "SI-8.6", TABLE, [tile, area + 1])
        s.log.seal("SI-20.1")
