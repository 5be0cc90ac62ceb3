"""SI-5.4 and SI-6: an effect can be used only in full. This file holds every reason why it cannot."""

from typing import Final

from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.simurgh.components.bundles import (
    GOOD_BITS,
    GOOD_MASK,
    MARKER_MASK,
    MARKERS_AT,
    POINT_MASK,
    POINTS_AT,
    PP,
    RESOURCE_MASK,
    TYPE_BITS,
    VASSAL_MASK,
    VASSALS_AT,
)
from wawel.games.simurgh.components.ids import DRAW_FACEDOWN, OBJECTIVES, SCOUT, SCOUT_EFFECT, TAKE_FACEUP
from wawel.games.simurgh.model import goods, stacks
from wawel.games.simurgh.model.state import DECK, DRAGON_STACK, FIGURES, GOODS, OBJECTIVE_STACK, SimurghState, owned

MISSING_GOODS: Final = 54  # SI-5.4
MISSING_POINTS: Final = 5  # SI-0.5
MISSING_MARKERS: Final = 128  # SI-12.8
NO_VASSAL_TO_SPEND: Final = 62  # SI-6.2
LAST_VASSAL: Final = 65  # SI-6.5
NO_FIGURE_LEFT: Final = 72  # SI-7.2
STACK_TOO_SHORT: Final = 131  # SI-13.1
NOTHING_TO_BUY: Final = 83  # SI-8.3
MARKET_EMPTY: Final = 84  # SI-8.4
DECK_EMPTY: Final = 87  # SI-8.7


def why_not_pay(s: SimurghState, vector: i64, where: i64) -> i64:
    """Whether the active seat can pay a bundle; `where` is the space it pays for, -1 for none (SI-6.3, SI-6.4)."""
    if vector == 0:
        return OK
    held = s.goods
    place = s.seat * GOODS
    rest = vector & RESOURCE_MASK
    while rest:
        if rest & GOOD_MASK > held[place]:
            return MISSING_GOODS
        rest >>= GOOD_BITS
        place += 1
    if vector >> POINTS_AT == 0:
        return OK
    if vector >> POINTS_AT & POINT_MASK > held[s.seat * GOODS + PP]:
        return MISSING_POINTS
    if vector >> MARKERS_AT & MARKER_MASK > s.marked[s.seat]:
        return MISSING_MARKERS
    return _why_not_spend(s, vector >> VASSALS_AT & VASSAL_MASK, vector >> VASSALS_AT + TYPE_BITS & VASSAL_MASK, where)


def _why_not_spend(s: SimurghState, spearmen: i64, riders: i64, where: i64) -> i64:
    """SI-6.2 to SI-6.6: unassigned vassals or those on other spaces, and never the last one."""
    if spearmen + riders == 0:
        return OK
    if owned(s, s.seat) - spearmen - riders < 1:
        return LAST_VASSAL
    if spearmen > spendable(s, 0, where) or riders > spendable(s, 1, where):
        return NO_VASSAL_TO_SPEND
    return OK


def spendable(s: SimurghState, type: i64, where: i64) -> i64:
    """Vassals of a type that may be spent for a space."""
    mine = s.seat * 2 + type
    here: i64 = s.on[where * FIGURES + mine] if where >= 0 else 0
    return s.parts.vassals[type] - s.supply[mine] - here


def why_not_receive(s: SimurghState, pay: i64, get: i64) -> i64:
    """SI-7.2: a vassal to receive must be in the supply; one that was just spent is."""
    if get >> VASSALS_AT == 0:
        return OK
    mine = s.seat * 2
    type: i64
    for type in range(2):
        at = VASSALS_AT + TYPE_BITS * type
        if get >> at & VASSAL_MASK > s.supply[mine + type] + (pay >> at & VASSAL_MASK):
            return NO_FIGURE_LEFT
    return OK


def why_not_effect(s: SimurghState, effect: i64, where: i64) -> i64:
    """SI-5.4: the first obstacle to carrying out the whole effect."""
    code: i64 = OK
    for pay in s.parts.pays[effect]:
        code = why_not_pay(s, pay, where)
        if code != OK:
            continue
        code = why_not_get(s, effect, pay)
        if code == OK:
            return OK
    return code


def why_not_get(s: SimurghState, effect: i64, pay: i64) -> i64:
    """What comes after paying: gain, dragons, special."""
    parts = s.parts
    code: i64 = OK
    for get in parts.gets[effect]:
        code = why_not_receive(s, pay, get)
        if code == OK and parts.special[effect] == SCOUT:
            code = OK if _can_buy_with(s, pay, get) else NOTHING_TO_BUY
        if code == OK:
            break
    if code != OK:
        return code
    if parts.draws[effect] > 0 and parts.draws[effect] > stacks.size(s, DRAGON_STACK):
        return STACK_TOO_SHORT
    special = parts.special[effect]
    if special == 0:
        return OK
    if special == OBJECTIVES and stacks.size(s, OBJECTIVE_STACK) < parts.monument_draw:
        return STACK_TOO_SHORT
    if special == TAKE_FACEUP and not any_face_up(s):
        return MARKET_EMPTY
    if special == DRAW_FACEDOWN and stacks.size(s, DECK) == 0:
        return DECK_EMPTY
    return OK


def any_face_up(s: SimurghState) -> bool:
    market = s.market
    return market[0] + market[1] + market[2] + market[3] > 0


def can_buy(s: SimurghState) -> bool:
    """SI-8.3: some tile is affordable, face up or face down."""
    area: i64 = 0
    while area < 5 and why_not_buy(s, area) != OK:
        area += 1
    return area < 5


def why_not_buy(s: SimurghState, area: i64) -> i64:
    """SI-8.2: the price of the area, or of the face-down tile."""
    if area < 4 and s.market[area] == 0:
        return MARKET_EMPTY
    if area == 4 and stacks.size(s, DECK) == 0:
        return DECK_EMPTY
    return why_not_effect(s, SCOUT_EFFECT + area, -1)


def _can_buy_with(s: SimurghState, pay: i64, get: i64) -> bool:
    goods.shift(s, pay, -1)
    goods.shift(s, get, 1)
    found = can_buy(s)
    goods.shift(s, get, -1)
    goods.shift(s, pay, 1)
    return found
