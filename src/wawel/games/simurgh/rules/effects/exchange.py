"""SI-5.5 to SI-5.7: paying and receiving bundles. `kind` is actions.PAY or actions.GET."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.vectors import index
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.bundles import (
    GOOD_BITS,
    GOOD_MASK,
    MARKER_MASK,
    MARKERS_AT,
    POINT_MASK,
    POINTS_AT,
    RESOURCE_MASK,
    TYPE_BITS,
    VASSAL_MASK,
    VASSALS_AT,
)
from wawel.games.simurgh.components.ids import SCOUT
from wawel.games.simurgh.model import frames, goods
from wawel.games.simurgh.model.frames import CONTEXT, GOT, KINDS_AT, OWED, SPACE, STAGE, WHAT
from wawel.games.simurgh.model.state import BY_SPENDING, SOURCES, SimurghState
from wawel.games.simurgh.rules import abilities, ahead
from wawel.games.simurgh.rules.effects import origin, usable

NOT_OFFERED: Final = 55  # SI-5.7
ALL: Final = len(SOURCES)


def printed(s: SimurghState, kind: i64) -> vec[i64]:
    """Every bundle that the top effect takes or gives, for reading only."""
    effect = s.stack[s.top + WHAT]
    return s.parts.pays[effect] if kind == actions.PAY else s.parts.gets[effect]


def why_not(s: SimurghState, kind: i64, vector: i64) -> i64:
    """SI-5.7: one of the printed bundles, affordable, and not a dead end."""
    return NOT_OFFERED if index(printed(s, kind), vector) < 0 else _why_not_printed(s, kind, vector)


def _why_not_printed(s: SimurghState, kind: i64, vector: i64) -> i64:
    return _why_not_pay(s, vector) if kind == actions.PAY else _why_not_get(s, vector)


def _why_not_pay(s: SimurghState, vector: i64) -> i64:
    effect, where = s.stack[s.top + WHAT], s.stack[s.top + SPACE] - 1
    code = usable.why_not_pay(s, vector, where)
    if code == OK:
        code = usable.why_not_get(s, effect, vector)
    if code == OK and ahead.is_pending(s) and not ahead.pay_leaves_a_way(s, effect, vector):
        return ahead.DEAD_END
    return code


def _why_not_get(s: SimurghState, vector: i64) -> i64:
    """SI-12.4: of a kind just received, if the ability says so."""
    effect = s.stack[s.top + WHAT]
    if s.parts.same[effect] and not _is_same(s.stack[s.top + CONTEXT], vector):
        return abilities.NOT_TRIGGERED
    code = usable.why_not_receive(s, 0, vector)
    if code == OK and s.parts.special[effect] == SCOUT and not ahead.buys_after(s, vector):
        return ahead.DEAD_END
    if code == OK and ahead.is_pending(s) and not ahead.survives(s, 0, vector, s.parts.special[effect]):
        return ahead.DEAD_END
    return code


def _is_same(context: i64, vector: i64) -> bool:
    """Whether vegetables or meat of the bundle were received in the step that an ability boosts."""
    if vector & GOOD_MASK and context >> KINDS_AT & 1:
        return True
    return vector >> GOOD_BITS & GOOD_MASK > 0 and context >> KINDS_AT + 1 & 1 > 0


def legal(s: SimurghState, kind: i64) -> vec[i64]:
    """Ways to pay or to receive, ascending."""
    found = vec[i64]()
    for vector in printed(s, kind):
        if _why_not_printed(s, kind, vector) == OK:
            found = append(found, kind | vector)
    return found


def apply(s: SimurghState, kind: i64, vector: i64) -> None:
    if kind == actions.PAY:
        _pay(s, vector)
    else:
        _get(s, vector)


def _pay(s: SimurghState, vector: i64) -> None:
    """SI-0.5, SI-3.5: resources and points are paid at once; vassals and markers follow one by one."""
    at = s.top
    s.stack[at + STAGE] = frames.SPENDING
    s.stack[at + OWED] = vector >> MARKERS_AT
    if vector == 0:
        return
    goods.shift(s, vector, -1)
    points = vector >> POINTS_AT & POINT_MASK
    s.earned[s.seat * ALL + BY_SPENDING] -= points
    if s.log is not None:
        origin.tell_goods(s, vector & RESOURCE_MASK, "paid", origin.rule(s, s.stack[at + WHAT]))
        if points:
            s.log.note("paid-points", "SI-0.5", s.seat, [-points])


def _get(s: SimurghState, vector: i64) -> None:
    """SI-5.7, SI-7.2: resources and points come at once, vassals unassigned, markers one by one."""
    at = s.top
    effect = s.stack[at + WHAT]
    s.stack[at + STAGE] = frames.MARKING
    s.stack[at + OWED] = vector >> MARKERS_AT & MARKER_MASK
    if vector == 0:
        return
    s.stack[at + GOT] = vector
    goods.shift(s, vector, 1)
    type: i64
    for type in range(2):
        number = vector >> VASSALS_AT + TYPE_BITS * type & VASSAL_MASK
        s.supply[s.seat * 2 + type] -= number
        s.free[s.seat * 2 + type] += number
    points = vector >> POINTS_AT & POINT_MASK
    if points:
        s.earned[s.seat * ALL + origin.source(s, effect)] += points
    if s.log is not None:
        origin.tell_goods(s, vector, "gained", origin.rule(s, effect))
        if points:
            s.log.note("scored", origin.rule(s, effect), s.seat, [points])
