"""SI-4: every decision, by phase: what can be chosen, and why anything else cannot. Both ask the same functions.

SI-0.2: after the setup only the active seat is ever asked.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import CHANCE, OK
from wawel.core.rng import Source
from wawel.core.vectors import index, insert_sorted
from wawel.games.simurgh import actions
from wawel.games.simurgh.model import stacks
from wawel.games.simurgh.model.state import (
    AFTER,
    AREA,
    BEFORE,
    BUY,
    DEAL,
    DRAFT,
    DRAW,
    DROP,
    FIRST,
    GET,
    GIVE,
    KEEP,
    MARK,
    OBJECTIVE,
    OVER,
    PAY,
    PICK,
    PLACE,
    POWER,
    RECALL,
    REMOVE,
    REPLACE,
    RETURN,
    SPEND,
    TAKE,
    UNMARK,
    WINDOW,
    SimurghState,
)
from wawel.games.simurgh.reasons import GAME_OVER, NOT_IN_STACK, NOT_NOW
from wawel.games.simurgh.rules import abilities, ahead, draws, explore, limits, market, monument, setup, turn, wilds
from wawel.games.simurgh.rules.effects import exchange, markers, vassals


def _bag(s: SimurghState) -> i64:
    """Where chance draws from."""
    return setup.bag(s) if s.phase == DEAL else draws.stack_of_frame(s)


def stack(s: SimurghState) -> i64:
    """The bag that chance draws from; who begins comes from none of them."""
    return setup.POWER_BAG + 1 if s.phase == FIRST else _bag(s)


def _in_bag(s: SimurghState, which: i64) -> i64:
    """The tiles that chance may draw there, as bits."""
    return setup.in_bag(s) if s.phase == DEAL else stacks.in_bag(s, which)


def chances(s: SimurghState) -> vec[i64]:
    """What chance may bring: a first player, a tile."""
    if s.phase == FIRST:
        found = vec[i64]()
        seat: i64
        for seat in range(s.seats):
            found = append(found, actions.FIRST | seat)
        return found
    which = _bag(s)
    return stacks.listed(which, _in_bag(s, which))


def weight(s: SimurghState, action: i64) -> i64:
    return 1 if s.phase == FIRST else stacks.weight(s, _bag(s), actions.value(action))


def pick_chance(s: SimurghState, source: Source) -> i64:
    """One of the chances by weight, without listing them."""
    if s.phase == FIRST:
        return actions.FIRST | source.below(s.seats)
    which = _bag(s)
    return stacks.pick(s, which, _in_bag(s, which), source)


def legal(s: SimurghState, seat: i64) -> vec[i64]:
    phase = s.phase
    if phase in (BEFORE, PLACE, AFTER):
        return turn.legal(s)
    if phase == GET:
        return exchange.legal(s, actions.GET)
    if phase == PAY:
        return exchange.legal(s, actions.PAY)
    if phase == WINDOW:
        found = abilities.add_usable(s, vec[i64]())
        return append(found, actions.PASS) if ahead.close_leaves_a_way(s) else found
    if phase == MARK:
        return markers.puttings(s)
    if phase == SPEND:
        return vassals.legal(s)
    if phase == UNMARK:
        return _ascending(markers.takings(s))
    if phase == RETURN:
        return draws.returnings(s)
    if phase == DROP:
        return limits.drops(s)
    if phase == GIVE:
        return limits.givings(s)
    if phase == RECALL:
        return append(turn.add_recalls(s, vec[i64]()), actions.DONE)
    return _rarer(s, seat)


def _ascending(actions: vec[i64]) -> vec[i64]:
    found = vec[i64]()
    for action in actions:
        found = insert_sorted(found, action)
    return found


def _rarer(s: SimurghState, seat: i64) -> vec[i64]:
    phase = s.phase
    if phase == KEEP:
        return draws.add_keepings(s, turn.free_actions(s))
    if phase == BUY:
        return market.add_purchases(s, turn.free_actions(s))
    if phase == OBJECTIVE:
        return append(monument.add_choices(s, turn.free_actions(s)), actions.NONE)
    if phase == REPLACE:
        return monument.add_choices(s, vec[i64]())
    if phase == TAKE:
        return market.takings(s)
    if phase == REMOVE:
        return wilds.removals(s)
    if phase == AREA:
        return wilds.areas(s)
    if phase == PICK:
        return setup.picks(s, seat)
    return setup.drafts(s)


def why_not(s: SimurghState, seat: int, action: int) -> int:
    """OK or the reason why not, for any int."""
    if s.phase == OVER:
        return GAME_OVER
    if not actions.FIRST <= action < actions.END_OF_KINDS:
        return NOT_IN_STACK if s.phase <= DRAW else setup.NOT_DEALT if s.phase == PICK else NOT_NOW
    if s.phase <= DRAW:
        return OK if seat == CHANCE and index(chances(s), action) >= 0 else NOT_IN_STACK
    if s.phase == PICK:
        return setup.why_not_pick(s, seat, action)
    if seat != s.seat:
        return NOT_NOW
    kind, value = actions.kind(action), actions.value(action)
    if kind == actions.USE:
        return abilities.why_not_use(s, value)
    if kind == actions.EXPLORE:
        return explore.why_not(s, value)
    if kind not in ASKED[s.phase]:
        return NOT_NOW
    return _why_not_asked(s, kind, value, action)


def _why_not_asked(s: SimurghState, kind: i64, value: i64, action: i64) -> i64:
    if kind == actions.PLACE or kind == actions.RECALL:
        if value >> 7:
            return NOT_NOW
        type, space = actions.type_of(value), actions.space_of(value)
        return turn.why_not_place(s, type, space) if kind == actions.PLACE else turn.why_not_recall(s, type, space)
    if kind == actions.LAY:
        return wilds.why_not_lay(s, value)
    if kind == actions.PAY:
        return exchange.why_not(s, actions.PAY, value)
    if kind == actions.GET:
        return exchange.why_not(s, actions.GET, value)
    if kind == actions.SPEND:
        return vassals.why_not(s, value)
    if kind == actions.UNMARK:
        return markers.why_not_take(s, value)
    if kind == actions.MARK:
        return markers.why_not_put(s, value)
    if kind == actions.KEEP:
        return draws.why_not_keep(s, value)
    if kind == actions.RETURN:
        return draws.why_not_return(s, value)
    if kind == actions.GIVE:
        return limits.why_not_give(s, value)
    if kind == actions.DROP:
        return limits.why_not_drop(s, value)
    if kind == actions.BUY:
        return market.why_not_buy(s, value)
    if kind == actions.TAKE:
        return market.why_not_take(s, value)
    if kind == actions.OBJECTIVE:
        return monument.why_not_objective(s, value >> 3, value & 7)
    if kind == actions.REMOVE:
        return wilds.why_not_remove(s, value)
    if kind == actions.AREA:
        return wilds.why_not_area(s, value)
    if kind == actions.DRAFT:
        return setup.why_not_draft(s, action)
    if value:
        return NOT_NOW
    if kind == actions.PASS:
        return OK if ahead.close_leaves_a_way(s) else ahead.DEAD_END
    return turn.why_not_skip(s) if kind == actions.SKIP else OK


def _asked() -> list[list[int]]:
    """Per phase: the kinds that answer its question, besides abilities and the explorer's move."""
    table: list[list[int]] = [[] for _ in range(OVER + 1)]
    table[POWER] = table[DRAFT] = [actions.DRAFT]
    table[BEFORE] = [actions.LAY, actions.PLACE, actions.RECALL, actions.SKIP]
    table[REMOVE] = [actions.REMOVE]
    table[AREA] = [actions.AREA]
    table[PLACE] = [actions.PLACE]
    table[RECALL] = [actions.RECALL, actions.DONE]
    table[AFTER] = [actions.END]
    table[GIVE] = [actions.GIVE]
    table[DROP] = [actions.DROP]
    table[PAY] = [actions.PAY]
    table[GET] = [actions.GET]
    table[SPEND] = [actions.SPEND]
    table[UNMARK] = [actions.UNMARK]
    table[MARK] = [actions.MARK]
    table[WINDOW] = [actions.PASS]
    table[KEEP] = [actions.KEEP]
    table[RETURN] = [actions.RETURN]
    table[BUY] = [actions.BUY]
    table[TAKE] = [actions.TAKE]
    table[OBJECTIVE] = [actions.OBJECTIVE, actions.NONE]
    table[REPLACE] = [actions.OBJECTIVE]
    return table


ASKED: Final = _asked()


def default(s: SimurghState, seat: int) -> int:
    """SI-3.9: when time is up, do nothing optional; the main action is the Main Market, else the first one."""
    offered = list(legal(s, seat))
    for action in (actions.PASS, actions.END, actions.DONE, actions.NONE):
        if action in offered:
            return action
    if s.phase == BEFORE:
        market_space = s.parts.city.index("main_market")
        for type in range(2):
            if actions.PLACE | actions.vassal(type, market_space) in offered:
                return actions.PLACE | actions.vassal(type, market_space)
    for action in offered:
        if actions.kind(action) not in (actions.USE, actions.EXPLORE, actions.LAY):
            return action
    return offered[0]


def idle(s: SimurghState) -> int:
    """Why a seat is not asked."""
    if s.phase == PICK:
        return setup.NOT_DEALT
    return GAME_OVER if s.phase == OVER else OK
