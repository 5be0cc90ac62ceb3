"""SI-3, SI-15: the course of a game. The only place that moves phase and seat."""

from typing import Final

from mypy_extensions import i64

from wawel.core.game import CHANCE, NOBODY
from wawel.core.notes import TABLE
from wawel.core.vectors import index
from wawel.games.simurgh import actions
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.components.ids import REMOVAL_EFFECT
from wawel.games.simurgh.model import frames, stacks
from wawel.games.simurgh.model.state import (
    AFTER,
    AREA,
    BEFORE,
    DEAL,
    DECK,
    DRAGON_FRAME,
    DRAW,
    DROP,
    EFFECT,
    EMPTY,
    FIRST,
    GIVE,
    NO_COMMIT,
    OBJECTIVE_FRAME,
    OVER,
    PICK,
    PLACE,
    RECALL,
    REFRESH,
    REMOVE,
    SCOUT_FRAME,
    TAKE_FRAME,
    WINDOW,
    WINDOW_FRAME,
    SimurghState,
)
from wawel.games.simurgh.rules import abilities, draws, explore, limits, market, monument, setup, turn, wilds
from wawel.games.simurgh.rules.effects import exchange, markers, resolve, vassals
from wawel.games.simurgh.scoring import final

TURNS: Final = 200  # SI-20.4: per player; then a game that nobody has ended is scored


def actor(s: SimurghState) -> i64:
    """SI-0.2: the active seat; SI-2.13: all seats pick at once, the lowest that has not picked is asked first."""
    if s.phase <= DRAW:
        return CHANCE
    if s.phase == OVER:
        return NOBODY
    return index(s.commits, NO_COMMIT) if s.phase == PICK else s.seat


def waiting(s: SimurghState) -> list[int]:
    """All seats that are asked."""
    if s.phase == PICK:
        return [seat for seat in range(s.seats) if s.commits[seat] == NO_COMMIT]
    return [s.seat] if DRAW < s.phase < OVER else []


def chance(s: SimurghState, action: i64) -> None:
    """SI-20.2: the first player, or the tile that is dealt or drawn."""
    value = actions.value(action)
    if s.phase == FIRST:
        setup.begin(s, value)
    elif s.phase == DEAL:
        setup.dealt(s, value)
    else:
        which = draws.stack_of_frame(s)
        stacks.take_out(s, which, value)
        if s.top == EMPTY:
            market.turn_up(s, value)
        else:
            draws.arrive(s, which, value)
    go_on(s)


def decide(s: SimurghState, seat: i64, action: i64) -> None:
    """Carry out a decision (SI-4) and go on to the next one."""
    kind, value = actions.kind(action), actions.value(action)
    if kind == actions.USE:
        abilities.use(s, value)
    elif kind == actions.EXPLORE:
        explore.apply(s, value)
    elif kind == actions.PAY or kind == actions.GET:
        exchange.apply(s, kind, value)
    elif kind == actions.SPEND:
        vassals.apply(s, value)
    elif kind == actions.UNMARK:
        markers.take(s, value)
    elif kind == actions.MARK:
        markers.put(s, value)
    elif kind == actions.PASS:
        frames.pop(s)
    elif kind == actions.KEEP:
        draws.keep(s, value)
    elif kind == actions.RETURN:
        draws.put_back(s, value)
    elif kind == actions.BUY:
        market.buy(s, value)
    elif kind == actions.TAKE:
        market.take(s, value)
    elif kind == actions.OBJECTIVE:
        monument.choose(s, value >> 3, value & 7)
    elif kind == actions.NONE:
        monument.choose_none(s)
    elif kind == actions.GIVE:
        limits.give(s, value)
    elif kind == actions.DROP:
        limits.drop(s, value)
    elif kind == actions.DRAFT:
        setup.draft(s, value)
    elif kind == actions.PICK:
        setup.pick(s, seat, value)
    else:
        _main(s, kind, action)
    go_on(s)


def _main(s: SimurghState, kind: i64, action: i64) -> None:
    """SI-3.1: the main action and its parts move the turn on."""
    value = actions.value(action)
    if kind == actions.LAY:
        wilds.lay(s, value)
        s.base = AREA if wilds.any_free(s) else REMOVE
    elif kind == actions.REMOVE:
        wilds.remove(s, value, "SI-10.4")
        frames.push_effect(s, REMOVAL_EFFECT, -1, 0, False, 0)
        s.base = AREA
    elif kind == actions.AREA:
        wilds.put_down(s, value)
        s.base = PLACE
    elif kind == actions.PLACE:
        turn.place(s, actions.type_of(action), actions.space_of(action))
        s.base = AFTER
    elif kind == actions.RECALL:
        turn.recall(s, actions.type_of(action), actions.space_of(action))
        s.base = RECALL
    elif kind == actions.END:
        s.base = GIVE
    else:  # DONE, SKIP
        s.base = AFTER


def go_on(s: SimurghState) -> None:
    """Do everything that needs no decision, up to the next one."""
    while True:
        if s.top > EMPTY:
            if _resolve(s):
                return
        elif s.base >= setup.POWERS:
            if s.base == setup.READY:
                _begin_turn(s, s.first)
            elif setup.step(s):
                return
        elif _stage(s):
            return


def _resolve(s: SimurghState) -> bool:
    """SI-3.4: resolve the top frame of the effect stack (S4)."""
    kind = s.stack[s.top]
    if kind == EFFECT:
        return resolve.step(s)
    if kind == WINDOW_FRAME:
        return _window(s)
    if kind == DRAGON_FRAME:
        return draws.step_dragons(s)
    if kind == OBJECTIVE_FRAME:
        return monument.step(s)
    if kind == SCOUT_FRAME:
        return market.step_scout(s)
    if kind == TAKE_FRAME:
        return market.step_take(s)
    return draws.draw(s, DECK)


def _window(s: SimurghState) -> bool:
    """SI-3.3: skip a trigger window silently if nothing that reacts can be used in it."""
    s.phase = WINDOW
    if abilities.opens_window(s):
        return True
    frames.pop(s)
    return False


def _stage(s: SimurghState) -> bool:
    """SI-3: the stage of the turn, once the effect stack is empty. True when a seat has to decide."""
    if s.base == RECALL:
        if turn.on_board(s, 0) or turn.on_board(s, 1):
            s.phase = RECALL
            return True
        s.base = AFTER
    if s.base < GIVE:
        wilds.check_removal(s)
    if s.base == AREA or s.base == REMOVE:
        return _laying(s)
    if s.base < GIVE:
        s.phase = s.base
        return True
    if s.base == GIVE:
        if limits.too_many_tiles(s):
            s.phase = GIVE
            return True
        if limits.too_many_goods(s):
            s.phase = DROP
            return True
        s.base = REFRESH
        market.slide(s)
    if market.step_refill(s):
        return True
    return _end_turn(s)


def _laying(s: SimurghState) -> bool:
    """SI-10.4: steps 1 and 2; a forced choice is not asked."""
    offered = wilds.removals(s) if s.base == REMOVE else wilds.areas(s)
    if len(offered) == 1:
        _main(s, actions.kind(offered[0]), offered[0])
        return False
    s.phase = s.base
    return True


def _begin_turn(s: SimurghState, seat: i64) -> None:
    """S0: clear what lasts for one turn."""
    s.seat = seat
    s.base = BEFORE
    _clear_turn(s)
    if s.log is not None:
        s.log.note("turn", "SI-3.1", seat, [])


def _clear_turn(s: SimurghState) -> None:
    s.resting[0] = 0
    s.resting[1] = 0
    s.explored = False
    s.entered = 0


def _end_turn(s: SimurghState) -> bool:
    """S8, SI-15.2: every other player has one turn after the end was triggered. Return True when the game is over."""
    s.turn += 1
    if s.log is not None:
        s.log.seal("SI-3.9")
    seat = (s.seat + 1) % s.seats
    if seat == s.ending or (s.ending < 0 and s.turn >= TURNS * s.seats):
        s.phase = s.base = OVER
        _clear_turn(s)
        if s.log is not None:
            s.log.note("over", "SI-15.2" if s.ending >= 0 else "SI-20.4", TABLE, [])
        for owner in range(s.seats):
            known.show_hand(s, owner)
        final.tell_final(s)
        return True
    _begin_turn(s, seat)
    return False
