"""SI-3.3 to SI-3.5, SI-5.5 to SI-5.7, SI-6: resolving one effect: pay, spend, receive, then what follows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.core.vectors import index
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.bundles import RIDER, SPEARMAN
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    BONUS_EFFECT,
    CITY,
    DRAW_FACEDOWN,
    EXPLORATION,
    FIRST_DRAGON,
    LEVELS,
    OBJECTIVES,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
    SPACES,
    TAKE_FACEUP,
)
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.frames import BOOSTS, CONTEXT, GAVE, GOT, KINDS, MOVE, OWED, SPACE, STAGE, WHAT
from wawel.games.simurgh.model.state import GET, MARK, PAY, SOURCES, SPEND, UNMARK, SimurghState
from wawel.games.simurgh.rules import abilities, ahead, can

NOT_OFFERED: Final = 55  # SI-5.7
NOT_THERE: Final = 61  # SI-6.2
SAME_SPACE: Final = 63  # SI-6.3
SPENT: Final = 6  # place of "spent" in SOURCES
ALL: Final = len(SOURCES)


def step(s: SimurghState) -> bool:
    """Carry the uppermost effect on; True when a decision is needed."""
    at = s.top
    stage = s.stack[at + STAGE]
    if stage == frames.PAYING:
        return _step_pay(s, at)
    if stage == frames.SPENDING:
        return _step_spend(s, at)
    if stage == frames.GETTING:
        return _step_get(s, at)
    if stage == frames.MARKING:
        return _step_mark(s, at)
    if stage == frames.OPENING:
        s.stack[at + STAGE] = frames.SPECIAL
        _open_window(s, at)
    elif stage == frames.SPECIAL:
        s.stack[at + STAGE] = frames.FINISHED
        _push_special(s, s.stack[at + WHAT])
    else:
        frames.pop(s)
    return False


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


# paying


def why_not_pay(s: SimurghState, vector: i64) -> i64:
    """SI-5.7: one of the printed ways to pay, affordable, and no dead end."""
    if index(s.parts.pays[s.stack[s.top + WHAT]], vector) < 0:
        return NOT_OFFERED
    return _why_not_printed_pay(s, vector)


def _why_not_printed_pay(s: SimurghState, vector: i64) -> i64:
    effect, where = s.stack[s.top + WHAT], s.stack[s.top + SPACE] - 1
    code = can.why_not_pay(s, vector, where)
    if code == OK:
        code = can.why_not_get(s, effect, vector)
    if code == OK and ahead.is_pending(s) and not ahead.pay_leaves_a_way(s, effect, vector):
        return ahead.DEAD_END
    return code


def payments(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    for pay in s.parts.pays[s.stack[s.top + WHAT]]:
        if _why_not_printed_pay(s, pay) == OK:
            found = append(found, actions.PAY | pay)
    return found


def _step_pay(s: SimurghState, at: i64) -> bool:
    pays = s.parts.pays[s.stack[at + WHAT]]
    if len(pays) == 1:
        pay(s, pays[0])
        return False
    offered = payments(s)
    if len(offered) == 1:
        pay(s, actions.value(offered[0]))
        return False
    s.phase = PAY
    return True


def pay(s: SimurghState, vector: i64) -> None:
    """SI-0.5, SI-3.5: resources and points go at once; vassals and markers follow one by one."""
    at = s.top
    s.stack[at + STAGE] = frames.SPENDING
    s.stack[at + OWED] = vector >> 29
    if vector == 0:
        return
    can.shift(s, vector, -1)
    s.earned[s.seat * ALL + SPENT] -= vector >> 24 & 31
    if s.log is not None:
        _tell(s, vector & (1 << 24) - 1, "paid", _rule(s, s.stack[at + WHAT]))
        if vector >> 24 & 31:
            s.log.note("paid-points", "SI-0.5", s.seat, [-(vector >> 24 & 31)])


# spending vassals and markers


def _step_spend(s: SimurghState, at: i64) -> bool:
    """SI-6.2: unassigned first, else one on the board; SI-12.8: markers from any own dragon."""
    rest = s.stack[at + OWED]
    if rest == 0:
        s.stack[at + STAGE] = frames.GETTING
        return False
    if rest >> 3:
        type = spending_type(s)
        if ahead.take_unassigned(s, type):
            _spent(s, type, -1)
            return False
        offered = spendings(s)
        if len(offered) == 1:
            spend(s, actions.value(offered[0]))
            return False
        s.phase = SPEND
        return True
    if rest == s.marked[s.seat]:
        unmark(s, actions.value(unmarkings(s)[0]))
        return False
    s.phase = UNMARK
    return True


def spending_type(s: SimurghState) -> i64:
    """The type of vassal that has to be spent now."""
    return 0 if s.stack[s.top + OWED] >> 3 & 3 else 1


def why_not_spend(s: SimurghState, space: i64) -> i64:
    """SI-6.3, SI-6.4: an own vassal of the type, not on the space in use."""
    if not 0 <= space < SPACES or not s.on[space * 10 + s.seat * 2 + spending_type(s)]:
        return NOT_THERE
    return SAME_SPACE if space == s.stack[s.top + SPACE] - 1 else OK


def spendings(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    space: i64
    for space in range(SPACES):
        if why_not_spend(s, space) == OK:
            found = append(found, actions.SPEND | space)
    return found


def spend(s: SimurghState, space: i64) -> None:
    type = spending_type(s)
    s.on[space * 10 + s.seat * 2 + type] -= 1
    s.crowd[space] -= 1
    _spent(s, type, space)


def _spent(s: SimurghState, type: i64, space: i64) -> None:
    """SI-6.1: back to the supply of its colour."""
    s.supply[s.seat * 2 + type] += 1
    s.stack[s.top + OWED] -= BIT[3 + 2 * type]
    s.stack[s.top + GAVE] += BIT[32 + 2 * type]
    if s.log is not None:
        if space < 0:
            s.log.note("spent", "SI-6.2", s.seat, [type])
        else:
            s.log.note("spent-from", "SI-6.2", s.seat, [type, space])


def why_not_unmark(s: SimurghState, slot: i64) -> i64:
    """SI-12.8: a marker on an own dragon."""
    place: i64 = abilities.find(s, s.seat, slot // 3) if 0 <= slot < 72 else -1
    if place < 0:
        return abilities.NOT_YOUR_DRAGON
    return OK if s.dragons[s.seat][place] >> slot % 3 & 1 else abilities.NO_MARKER


def unmarkings(s: SimurghState) -> vec[i64]:
    """Slots with a marker, as the dragons lie."""
    found = vec[i64]()
    for entry in s.dragons[s.seat]:
        place: i64
        for place in range(3):
            if entry >> place & 1:
                found = append(found, actions.UNMARK | (entry >> 3) * 3 + place)
    return found


def unmark(s: SimurghState, slot: i64) -> None:
    abilities.burn(s, slot)
    s.stack[s.top + OWED] -= 1
    if s.log is not None:
        s.log.note("unmarked", "SI-12.8", s.seat, [slot // 3 + FIRST_DRAGON, slot % 3 + 1])


# receiving


def why_not_get(s: SimurghState, vector: i64) -> i64:
    """SI-5.7: one of the printed gains; SI-12.4: of a kind just received, where the ability says so."""
    if index(s.parts.gets[s.stack[s.top + WHAT]], vector) < 0:
        return NOT_OFFERED
    return _why_not_printed_get(s, vector)


def _why_not_printed_get(s: SimurghState, vector: i64) -> i64:
    effect, context = s.stack[s.top + WHAT], s.stack[s.top + CONTEXT]
    if s.parts.same[effect] and not ((vector & 15 and context >> KINDS & 1) or (vector >> 4 & 15 and context >> 5 & 1)):
        return abilities.NOT_TRIGGERED
    code = can.why_not_receive(s, 0, vector)
    if code == OK and s.parts.special[effect] == SCOUT and not ahead.buys_after(s, vector):
        return ahead.DEAD_END
    if code == OK and ahead.is_pending(s) and not ahead.survives(s, 0, vector, s.parts.special[effect]):
        return ahead.DEAD_END
    return code


def gains(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    for get in s.parts.gets[s.stack[s.top + WHAT]]:
        if _why_not_printed_get(s, get) == OK:
            found = append(found, actions.GET | get)
    return found


def _step_get(s: SimurghState, at: i64) -> bool:
    gets = s.parts.gets[s.stack[at + WHAT]]
    if len(gets) == 1:
        get(s, gets[0])
        return False
    offered = gains(s)
    if len(offered) == 1:
        get(s, actions.value(offered[0]))
        return False
    s.phase = GET
    return True


def get(s: SimurghState, vector: i64) -> None:
    """SI-5.7, SI-7.2: resources and points at once, vassals unassigned, markers one by one."""
    at = s.top
    effect = s.stack[at + WHAT]
    s.stack[at + STAGE] = frames.MARKING
    s.stack[at + OWED] = vector >> 29 & 7
    if vector == 0:
        return
    s.stack[at + GOT] = vector
    can.shift(s, vector, 1)
    type: i64
    for type in range(2):
        number = vector >> 32 + 2 * type & 3
        s.supply[s.seat * 2 + type] -= number
        s.free[s.seat * 2 + type] += number
    points = vector >> 24 & 31
    if points:
        s.earned[s.seat * ALL + source(s, effect)] += points
    if s.log is not None:
        _tell(s, vector & ~(255 << 24), "gained", _rule(s, effect))
        if points:
            s.log.note("scored", _rule(s, effect), s.seat, [points])


def _step_mark(s: SimurghState, at: i64) -> bool:
    """SI-12.5: each marker on a tile of choice while a slot is legal; SI-0.1: the rest is lost, in spite of SI-5.4."""
    if s.stack[at + OWED] == 0:
        s.stack[at + STAGE] = frames.OPENING
        return False
    dragons = abilities.open_dragons(s)
    if len(dragons) == 0:
        if s.log is not None:
            s.log.note("markers-lost", "SI-12.5", s.seat, [s.stack[at + OWED]])
        s.stack[at + OWED] = 0
        return False
    if len(dragons) == 1:
        mark(s, dragons[0])
        return False
    s.phase = MARK
    return True


def why_not_mark(s: SimurghState, dragon: i64) -> i64:
    place = abilities.find(s, s.seat, dragon)
    if place < 0:
        return abilities.NOT_YOUR_DRAGON
    return OK if abilities.open_slot(s, s.dragons[s.seat][place]) >= 0 else abilities.NO_OPEN_SLOT


def markings(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    for dragon in abilities.open_dragons(s):
        found = append(found, actions.MARK | dragon)
    return found


def mark(s: SimurghState, dragon: i64) -> None:
    abilities.put_marker(s, abilities.find(s, s.seat, dragon))
    s.stack[s.top + OWED] -= 1


# telling


def source(s: SimurghState, effect: i64) -> i64:
    """Which line of the tally the points of an effect belong to."""
    if effect < SPACE_EFFECT:
        return 0
    if effect < ABILITY_EFFECT:
        return 2 if s.parts.type[(effect - SPACE_EFFECT) // LEVELS] == EXPLORATION else 1
    if effect < BONUS_EFFECT:
        return 3
    if effect < SCOUT_EFFECT:
        return 1
    return 4 if effect < PRICE_EFFECT else 5


def _rule(s: SimurghState, effect: i64) -> str:
    if effect < CITY:
        return "SI-7.1"
    if effect < ABILITY_EFFECT:
        return "SI-11.3" if s.parts.type[(effect - SPACE_EFFECT) // LEVELS] == EXPLORATION else "SI-5.7"
    if effect < BONUS_EFFECT:
        return "SI-12.2"
    if effect < SCOUT_EFFECT or effect == REMOVAL_EFFECT:
        return "SI-10.4"
    return "SI-8.2" if effect < PRICE_EFFECT else "SI-9.3"


def _tell(s: SimurghState, vector: i64, key: str, rule: str) -> None:
    goods: list[int] = []
    kind: i64
    for kind in range(6):
        if vector >> 4 * kind & 15:
            goods.append(kind << 4 | vector >> 4 * kind & 15)
    if vector >> 32 & 3:
        goods.append(SPEARMAN << 4 | vector >> 32 & 3)
    if vector >> 34 & 3:
        goods.append(RIDER << 4 | vector >> 34 & 3)
    if goods and s.log is not None:
        s.log.note(key, rule, s.seat, goods)
