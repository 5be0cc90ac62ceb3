"""DK-4: what chance or a seat can choose in each phase, and why something else cannot be chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import MODIFY, OVER, PAGE, PEARL, TAKE, TURN, KeepersState
from wawel.games.dragonkeepers.reasons import GAME_OVER, NOT_DRAWN, NOT_NOW
from wawel.games.dragonkeepers.rules import book, chests, modify, play, setup, take
from wawel.games.dragonkeepers.scoring import final


def legal(parts: Components, s: KeepersState) -> vec[i64]:
    """Every choice of the phase, ascending."""
    if s.phase < TAKE:
        return draws(parts, s)
    if s.phase == TAKE:
        return take.legal(parts, s)
    return modify.legal(parts, s) if s.phase == MODIFY else play.legal(parts, s)


def draws(parts: Components, s: KeepersState) -> vec[i64]:
    """What can be drawn now."""
    if s.phase == PAGE:
        return book.pages(parts, s)
    if s.phase == TURN:
        return book.cards(parts, s)
    if s.phase == PEARL:
        return final.pearl_draws(parts, s)
    return setup.draws(parts, s)


def stack(s: KeepersState) -> i64:
    """Where the next draw comes from: DK-2.1: two piles; a supply for each phase of the setup; pearls by colour."""
    if s.phase == PAGE or s.phase == TURN:
        return s.side
    return s.phase + final.next_pearl_colour(s) if s.phase == PEARL else s.phase


def weight(parts: Components, s: KeepersState, action: i64) -> i64:
    """How many things that can be drawn are like this one."""
    kind, value = action & actions.KIND, action >> actions.SHIFT
    if kind == actions.PAGE:
        return s.backs[value]
    if kind == actions.TURN:
        return s.pool[value]
    if kind == actions.OUT:
        return s.fragments[value]
    if kind == actions.PEARL:
        return final.pearls_unknown(parts, s, value)
    return 1


def why_not(parts: Components, s: KeepersState, seat: int, action: int) -> int:
    """OK, or the reason why this cannot be done now."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase < TAKE:
        return OK if action in list(draws(parts, s)) else NOT_DRAWN
    if action < 0 or seat != s.who:
        return NOT_NOW
    return _why_not_in_turn(parts, s, actions.within_reach(action))


def _why_not_in_turn(parts: Components, s: KeepersState, action: i64) -> i64:
    """DK-4: OK, or the reason why not: asks the rules of this state of the turn, and anything else is NOT_NOW."""
    kind, value = actions.kind(action), actions.value(action)
    if s.phase == TAKE:
        if kind == actions.TAKE and value < 4:
            return take.why_not(s, action)
        if action == actions.STOP:
            return take.why_not_stop(s)
        if action == actions.WIND:
            return chests.why_not_wind(parts, s)
    elif s.phase == MODIFY:
        if kind == actions.PUT and value < 2 * actions.QUILL:
            return modify.why_not(parts, s, action)
        if kind == actions.RETURN:
            return chests.why_not_return(parts, s, value)
        if action == actions.DONE:
            return OK
    elif kind == actions.PLAY:
        return play.why_not(parts, s, action)
    elif action == actions.PASS:
        return OK
    return NOT_NOW


def default(s: KeepersState) -> int:
    """What a seat does when its time is up."""
    if s.phase == TAKE:
        return take.default(s)
    return actions.DONE if s.phase == MODIFY else actions.PASS
