"""SI-3.3, SI-3.4: an effect proceeds stage by stage: pay, spend, receive, mark, the window, then what follows."""

from mypy_extensions import i64

from wawel.games.simurgh import actions
from wawel.games.simurgh.components.ids import DRAW_FACEDOWN, OBJECTIVES, SCOUT, TAKE_FACEUP
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.frames import BOOSTS, CONTEXT, GAVE, GOT, MOVE, OWED, STAGE, WHAT
from wawel.games.simurgh.model.state import GET, MARK, PAY, SPEND, UNMARK, SimurghState
from wawel.games.simurgh.rules.effects import exchange, markers, vassals


def step(s: SimurghState) -> bool:
    """Advance the top effect; return True when a decision is needed."""
    at = s.top
    stage = s.stack[at + STAGE]
    if stage == frames.PAYING:
        return _exchange(s, actions.PAY, PAY)
    if stage == frames.SPENDING:
        return _spend(s, at)
    if stage == frames.GETTING:
        return _exchange(s, actions.GET, GET)
    if stage == frames.MARKING:
        return _mark(s, at)
    if stage == frames.OPENING:
        s.stack[at + STAGE] = frames.SPECIAL
        _open_window(s, at)
    elif stage == frames.SPECIAL:
        s.stack[at + STAGE] = frames.FINISHED
        _push_special(s, s.stack[at + WHAT])
    else:
        frames.pop(s)
    return False


def _exchange(s: SimurghState, kind: i64, phase: i64) -> bool:
    """SI-5.7: pay or receive; if there is no choice, do it at once."""
    printed = exchange.printed(s, kind)
    if len(printed) == 1:
        exchange.apply(s, kind, printed[0])
        return False
    offered = exchange.legal(s, kind)
    if len(offered) == 1:
        exchange.apply(s, kind, actions.value(offered[0]))
        return False
    s.phase = phase
    return True


def _spend(s: SimurghState, at: i64) -> bool:
    """SI-6.2: unassigned first, else one on the board; SI-12.8: markers from any of the seat's dragons."""
    rest = s.stack[at + OWED]
    if rest == 0:
        s.stack[at + STAGE] = frames.GETTING
        return False
    if vassals.is_owed(s):
        if vassals.spend_unassigned(s):
            return False
        offered = vassals.legal(s)
        if len(offered) == 1:
            vassals.apply(s, actions.value(offered[0]))
            return False
        s.phase = SPEND
        return True
    if rest == s.marked[s.seat]:
        markers.take(s, actions.value(markers.takings(s)[0]))
        return False
    s.phase = UNMARK
    return True


def _mark(s: SimurghState, at: i64) -> bool:
    """SI-12.5: each marker on a chosen tile while a slot is legal; SI-0.1: the rest is lost, in spite of SI-5.4."""
    if s.stack[at + OWED] == 0:
        s.stack[at + STAGE] = frames.OPENING
        return False
    offered = markers.puttings(s)
    if len(offered) == 0:
        if s.log is not None:
            s.log.note("markers-lost", "SI-12.5", s.seat, [s.stack[at + OWED]])
        s.stack[at + OWED] = 0
        return False
    if len(offered) == 1:
        markers.put(s, actions.value(offered[0]))
        return False
    s.phase = MARK
    return True


def _open_window(s: SimurghState, at: i64) -> None:
    """SI-3.3: for what was received and spent and for an explorer's move; a boost has no window of its own."""
    context = s.stack[at + CONTEXT]
    if context & BOOSTS:
        return
    got, spent, moved = frames.kinds(s.stack[at + GOT]), frames.vassals(s.stack[at + GAVE]), context & MOVE
    if got or spent or moved:
        frames.push_window(s, got, spent, moved)


def _push_special(s: SimurghState, effect: i64) -> None:
    """What comes after the exchange: dragons to draw, the tile market, the monument."""
    if s.parts.draws[effect]:
        frames.push_dragons(s, s.parts.draws[effect], s.parts.fresh[effect])
    special = s.parts.special[effect]
    if special == SCOUT:
        frames.push_scout(s)
    elif special == OBJECTIVES:
        frames.push_objectives(s)
    elif special == TAKE_FACEUP:
        frames.push_take(s)
    elif special == DRAW_FACEDOWN:
        frames.push_top(s)
