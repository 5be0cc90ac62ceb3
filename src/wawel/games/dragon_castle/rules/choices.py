"""DC-4.4: which decisions each phase allows, both for listing them and for refusals."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.rng import Source
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.components.ids import BEAUTY, CHANGE, CLEVERNESS, DESTRUCTION, FAITH, STRENGTH, WIND
from wawel.games.dragon_castle.model.state import (
    AFTER,
    OVER,
    PICKED,
    PLACING,
    POWER,
    RESOLVE,
    SETUP,
    SHRINES,
    START,
    DragonState,
)
from wawel.games.dragon_castle.reasons import GAME_OVER, NOT_NOW
from wawel.games.dragon_castle.rules import act, placing, sets, setup, shrines
from wawel.games.dragon_castle.rules.spirits import calling, conversion, destruction, faith, strength, wind

_CALLING: Final = 1 << actions.SPIRIT
# the kinds of action that a phase allows, as bits; POWER allows those of its spirit
OF_PHASE: Final = {
    START: 1 << actions.TAKE | 1 << actions.SUMMON | _CALLING,
    PICKED: 1 << actions.PAIR | 1 << actions.SHRINE | 1 << actions.DISCARD | _CALLING,
    PLACING: 1 << actions.PLACE | _CALLING,
    RESOLVE: 1 << actions.SET | _CALLING,
    SHRINES: 1 << actions.BUILD | 1 << actions.DONE | _CALLING,
    AFTER: 1 << actions.END | _CALLING,
}
OF_POWER: Final = {
    DESTRUCTION: 1 << actions.DESTROY,
    STRENGTH: 1 << actions.MOVE | 1 << actions.DONE,
    WIND: 1 << actions.TURN | 1 << actions.SHIFT,
    CLEVERNESS: 1 << actions.SET,
    BEAUTY: 1 << actions.SET,
    CHANGE: 1 << actions.CHANGE,
    FAITH: 1 << actions.FAITH,
}


def legal(s: DragonState) -> vec[i64]:
    """Every choice of the active seat, ascending."""
    gather(s, s.found)
    return s.found.all()


def pick(s: DragonState, source: Source) -> i64:
    """One of them at random."""
    gather(s, s.found)
    return s.found.at(source.below(s.found.size))


def gather(s: DragonState, found: Found) -> None:
    """DC-4.6, DC-4.7: never empty, because passing is impossible."""
    phase = s.phase
    found.clear()
    if phase == POWER:
        _targets(s, found)
        return
    if phase == START:
        act.take_all(s, found)
        if act.why_not_summon(s) == OK:
            found.add(actions.SUMMON << 14)
    elif phase == PICKED:
        act.pair_all(s, found)
        if act.why_not_shrine(s) == OK:
            found.add(actions.SHRINE << 14)
        if act.why_not_discard(s) == OK:
            found.add(actions.DISCARD << 14)
    elif phase == PLACING:
        placing.legal(s, found)
    elif phase == RESOLVE:
        sets.legal(s, found)
    elif phase == SHRINES:
        shrines.legal(s, found)
        found.add(actions.DONE << 14)
    else:
        found.add(actions.END << 14)
    calling.legal(s, found)


def _targets(s: DragonState, found: Found) -> None:
    spirit = s.power
    if spirit == DESTRUCTION:
        destruction.legal(s, found)
    elif spirit == STRENGTH:
        strength.legal(s, found)
    elif spirit == WIND:
        wind.legal(s, found)
    elif spirit == CHANGE:
        conversion.legal_changes(s, found)
    elif spirit == FAITH:
        faith.legal(s, found)
    else:
        conversion.legal_sets(s, spirit, found)


def why_not(s: DragonState, action: int) -> i64:
    """DC-4.2: OK, or the reason why this cannot be done now."""
    if s.phase == OVER:
        return GAME_OVER
    if s.reveal or s.phase == SETUP:
        return setup.why_not(s, action)
    if not actions.is_any(action):
        return NOT_NOW
    kind, y, x = actions.kind(action), actions.y(action), actions.x(action)
    known: i64 = OF_POWER[s.power] if s.phase == POWER else OF_PHASE[s.phase]
    if not known >> kind & 1:
        return NOT_NOW
    if kind == actions.SPIRIT:
        return calling.why_not(s, y, x)
    if kind == actions.PLACE:
        return placing.why_not(s, y, x)
    if s.phase == POWER:
        return _why_not_target(s, kind, y, x)
    if y:
        return NOT_NOW
    if kind == actions.TAKE:
        return act.why_not_take(s, x)
    if kind == actions.PAIR:
        return act.why_not_pair(s, x)
    if kind == actions.SET:
        return sets.why_not(s, x)
    if kind == actions.BUILD:
        return shrines.why_not(s, x)
    if x:
        return NOT_NOW
    if kind == actions.SHRINE:
        return act.why_not_shrine(s)
    if kind == actions.DISCARD:
        return act.why_not_discard(s)
    return act.why_not_summon(s) if kind == actions.SUMMON else OK


def _why_not_target(s: DragonState, kind: i64, y: i64, x: i64) -> i64:
    if kind == actions.MOVE:
        return strength.why_not(s, y, x)
    if kind == actions.SHIFT:
        return wind.why_not_shift(s, y, x)
    if kind == actions.CHANGE:
        return conversion.why_not_change(s, x, y)
    if y:
        return NOT_NOW
    if kind == actions.DESTROY:
        return destruction.why_not(s, x)
    if kind == actions.TURN:
        return wind.why_not_turn(s, x)
    if kind == actions.SET:
        return conversion.why_not_set(s, s.power, x)
    if kind == actions.FAITH:
        return faith.why_not(s, x)
    return strength.why_not_done(s) if x == 0 else NOT_NOW


def default(s: DragonState) -> i64:
    """DC-4.10: when time is up, call no spirit, build no shrine, and discard a tile in hand if that is allowed."""
    if s.phase == POWER and s.power == WIND:
        return wind.mildest(s)
    found = legal(s)
    for kind in (actions.DISCARD, actions.DONE, actions.END):
        if kind << 14 in found:
            return kind << 14
    return found[0]
