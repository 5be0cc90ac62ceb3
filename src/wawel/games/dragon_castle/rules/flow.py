"""DC-4 and DC-11: whose turn it is and what comes next. The only place that moves phase and seat."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import lowest
from wawel.core.game import CHANCE, NOBODY
from wawel.core.notes import TABLE
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.components.ids import BEAUTY
from wawel.games.dragon_castle.model.state import (
    AFTER,
    NO_SPIRIT,
    NOT_ACTIVE,
    OVER,
    PICKED,
    PLACING,
    POWER,
    RESOLVE,
    SETUP,
    SHRINES,
    START,
    DragonState,
    is_last_round,
)
from wawel.games.dragon_castle.rules import act, placing, sets, setup, shrines
from wawel.games.dragon_castle.rules.spirits import calling, conversion, destruction, faith, strength, wind
from wawel.games.dragon_castle.scoring import final


def actor(s: DragonState) -> i64:
    """DC-2.3: chance, while tiles are revealed or cards are dealt."""
    if s.reveal or s.phase == SETUP:
        return CHANCE
    return NOBODY if s.phase == OVER else s.seat


def chance(s: DragonState, action: i64) -> None:
    """A draw; after the last one of the setup the first seat begins (DC-2.7)."""
    setup.apply(s, action)
    if s.phase == SETUP:
        open_table(s)
    elif not s.reveal:
        _settle(s)


def open_table(s: DragonState) -> None:
    """DC-2.7: once nothing is left to draw, the first seat takes the first turn."""
    if setup.wanted(s) == setup.NOTHING:
        if s.log is not None:
            s.log.note("first", "DC-2.1", s.first, [])
        _begin_turn(s, s.first)


def apply(s: DragonState, action: i64) -> None:
    """DC-4.4: one decision of the active seat, and everything that follows from it automatically."""
    kind = actions.kind(action)
    x, y = actions.x(action), actions.y(action)
    if kind == actions.TAKE:
        act.take(s, x)
        s.phase = PICKED
    elif kind == actions.PAIR:
        act.pair(s, x)
        s.phase = PLACING
    elif kind == actions.SHRINE:
        act.shrine(s)
        s.phase = PLACING
    elif kind == actions.DISCARD:
        act.discard(s)
        s.phase = AFTER
    elif kind == actions.SUMMON:
        act.summon(s)
        s.phase = AFTER
    elif kind == actions.PLACE:
        _place(s, y, x)
    elif kind == actions.SET:
        _turn_set(s, x)
    elif kind == actions.BUILD:
        shrines.build(s, x)
    elif kind == actions.DONE:
        _done(s)
    elif kind == actions.END:
        _end_turn(s)
    elif kind == actions.SPIRIT:
        _call(s, y, x)
    else:
        _power(s, kind, y, x)
    if not s.reveal:
        _settle(s)


def _place(s: DragonState, tile: i64, cell: i64) -> None:
    """DC-4.8, DC-6.7: the check point T1 comes after the last tile, not before."""
    placing.apply(s, tile, cell)
    if s.hand == 0:
        s.placed = False
        s.base = AFTER
        s.checking = True
        s.phase = RESOLVE


def _turn_set(s: DragonState, cell: i64) -> None:
    """DC-7.6, DC-7.7: a pending set, or the one chosen with Beauty or Cleverness; turning it makes no new one."""
    if s.phase == RESOLVE:
        how, waiting = sets.PLAIN, sets.pending(s)
    else:
        how = sets.BY_NUMBER if s.power == BEAUTY else sets.OF_THREE
        waiting = conversion.candidates(s, s.power)
        s.power = NO_SPIRIT
    for group in waiting:
        if group >> cell & 1:
            sets.consolidate(s, group, sets.type_of(s, group), how)
            break
    s.phase = SHRINES


def _done(s: DragonState) -> None:
    """DC-8.5: unused allowance is lost. DC-9.15: Strength may stop after one tile."""
    if s.phase == POWER:
        _end_strength(s)
    else:
        _leave_shrines(s)


def _leave_shrines(s: DragonState) -> None:
    s.site = 0
    s.allowance = 0
    if s.checking:
        s.phase = RESOLVE
    else:
        _resume(s)


def _resume(s: DragonState) -> None:
    """DC-4.8: go back to the phase that was interrupted."""
    s.phase = s.base
    s.base = START


def _call(s: DragonState, spirit: i64, cost: i64) -> None:
    """DC-9.3: pay first, then use the power in the phase that it interrupts (DC-4.8)."""
    calling.pay(s, spirit, cost)
    if calling.owes(s, spirit):
        return
    if s.phase != RESOLVE and s.phase != SHRINES:
        s.base = s.phase
    s.power = spirit
    s.moved = 0
    s.phase = POWER


def _power(s: DragonState, kind: i64, y: i64, x: i64) -> None:
    """Apply a spirit's power to its target, and go on from there."""
    if kind == actions.MOVE:
        if strength.apply(s, y, x):
            _end_strength(s)
        return
    if kind == actions.TURN:
        wind.turn(s, x)
        return
    s.power = NO_SPIRIT
    s.moved = 0
    if kind == actions.CHANGE:
        _change(s, x, y)
        s.phase = SHRINES
    elif kind == actions.FAITH:
        faith.apply(s, x)
        s.phase = SHRINES
    else:
        _resume(s)
        if kind == actions.DESTROY:
            destruction.apply(s, x)
        else:
            wind.shift(s, y, x)


def _change(s: DragonState, cell: i64, type: i64) -> None:
    """DC-9.17: the tile counts as another type, and its set is turned at once."""
    conversion.tell_change(s, cell, type)
    sets.consolidate(s, conversion.changed(s, cell, type), type, sets.PLAIN)


def _end_strength(s: DragonState) -> None:
    """DC-4.8: the check point T2."""
    s.power = NO_SPIRIT
    s.moved = 0
    s.checking = True
    s.phase = RESOLVE


def _settle(s: DragonState) -> None:
    """DC-4.8, DC-4.9, DC-4.10: go on until a seat has a choice to make."""
    while True:
        if s.phase == RESOLVE:
            if not _resolve(s):
                return
        elif s.phase == SHRINES:
            if shrines.is_any_legal(s) or calling.is_any_legal(s):
                return
            _leave_shrines(s)
        elif s.phase == AFTER:
            if calling.is_any_legal(s):
                return
            _end_turn(s)
        else:
            return


def _resolve(s: DragonState) -> bool:
    """Close an empty check; turn a set that leaves no choice. Return whether the phase has moved on."""
    waiting = sets.pending(s)
    if len(waiting) == 0:
        s.checking = False
        _resume(s)
        return True
    if len(waiting) == 1 and not calling.is_any_legal(s):
        _turn_set(s, lowest(waiting[0]))
        return True
    return False


def _begin_turn(s: DragonState, seat: i64) -> None:
    """DC-4.1: start a seat's turn."""
    s.seat = seat
    s.phase = START
    if seat == s.first:
        s.round += 1
        if s.log is not None:
            s.log.note("round", "DC-2.7", TABLE, [s.round])


def _end_turn(s: DragonState) -> None:
    """DC-11.4: the game ends with the last seat of the round in which the exclamation mark was uncovered."""
    s.used = 0
    s.elegance = NOT_ACTIVE
    s.origin = 0
    s.origin_level = 0
    s.turned = vec[i64]()
    following = (s.seat + 1) % s.seats
    if following != s.first or not is_last_round(s):
        _begin_turn(s, following)
        return
    s.phase = OVER
    if s.log is not None:
        s.log.seal("DC-11.4")
        s.log.note("game-over", "DC-11.4", TABLE, [])
        final.tell(s)
