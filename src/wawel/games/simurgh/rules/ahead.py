"""SI-3.7: no dead ends. A vassal that must be placed or a tile that must be bought remains possible."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.simurgh.components.bundles import MARKER_MASK, MARKERS_AT, TYPE_BITS, VASSAL_MASK, VASSALS_AT
from wawel.games.simurgh.components.ids import BONUS_EFFECT, DRAW_FACEDOWN, TAKE_FACEUP
from wawel.games.simurgh.model import goods, stacks
from wawel.games.simurgh.model.frames import BOUGHT
from wawel.games.simurgh.model.state import DECK, FRAME, SCOUT_FRAME, SimurghState, zeros
from wawel.games.simurgh.rules import places
from wawel.games.simurgh.rules.effects import usable

DEAD_END: Final = 37  # SI-3.7


def is_pending(s: SimurghState) -> bool:
    """Whether a placement (S3) or a purchase is still to be made."""
    if s.laid:
        return True
    at = s.top
    while at >= 0:
        if s.stack[at] == SCOUT_FRAME and s.stack[at + BOUGHT] == 0:
            return True
        at -= FRAME
    return False


def is_possible(s: SimurghState) -> bool:
    """Whether the pending step is possible, judged as in SI-5.4 with what the seat holds now."""
    return places.can_use_new(s, s.wilds[s.laid - 1]) if s.laid else usable.can_buy(s)


def survives(s: SimurghState, pay: i64, get: i64, special: i64) -> bool:
    """Whether the pending step is possible after paying a bundle, receiving another, and a tile that may follow."""
    if (pay | get) >> VASSALS_AT:
        free, supply, resting = s.free, s.supply, s.resting
        s.free, s.supply, s.resting = free[:], supply[:], resting[:]
        kept = _survives(s, pay, get, special)
        s.free, s.supply, s.resting = free, supply, resting
        return kept
    return _survives(s, pay, get, special)


def _survives(s: SimurghState, pay: i64, get: i64, special: i64) -> bool:
    type: i64
    for type in range(2):
        mine = s.seat * 2 + type
        for _ in range(pay >> VASSALS_AT + TYPE_BITS * type & VASSAL_MASK):
            take_unassigned(s, type)
            s.supply[mine] += 1
        number = get >> VASSALS_AT + TYPE_BITS * type & VASSAL_MASK
        s.supply[mine] -= number
        s.free[mine] += number
    markers = pay >> MARKERS_AT & MARKER_MASK
    s.marked[s.seat] -= markers
    goods.shift(s, pay, -1)
    goods.shift(s, get, 1)
    if special == TAKE_FACEUP:
        kept = _some_taking_leaves_a_way(s)
    elif special == DRAW_FACEDOWN and stacks.size(s, DECK) == 1:
        kept = _possible_without_deck(s)
    else:
        kept = is_possible(s)
    goods.shift(s, get, -1)
    goods.shift(s, pay, 1)
    s.marked[s.seat] += markers
    return kept


def _some_taking_leaves_a_way(s: SimurghState) -> bool:
    area: i64 = 0
    while area < 4 and not (s.market[area] and take_leaves_a_way(s, area)):
        area += 1
    return area < 4


def take_leaves_a_way(s: SimurghState, area: i64) -> bool:
    """SI-8.5: taking a tile leaves a gap, and the tile still to be bought must come from the others."""
    tile = s.market[area]
    s.market[area] = 0
    kept = is_possible(s)
    s.market[area] = tile
    return kept


def _possible_without_deck(s: SimurghState) -> bool:
    tops, bottoms, left, sure = s.tops[DECK], s.bottoms[DECK], s.left, s.sure
    s.tops[DECK], s.bottoms[DECK], s.left, s.sure = vec[i64](), vec[i64](), zeros(len(left)), 0
    kept = is_possible(s)
    s.tops[DECK], s.bottoms[DECK], s.left, s.sure = tops, bottoms, left, sure
    return kept


def buys_after(s: SimurghState, get: i64) -> bool:
    """SI-8.3: whether a tile can be bought once this much is received."""
    goods.shift(s, get, 1)
    found = usable.can_buy(s)
    goods.shift(s, get, -1)
    return found


def take_unassigned(s: SimurghState, type: i64) -> bool:
    """SI-6.2: take an unassigned vassal of the type, a resting one first; return False if all are on the board."""
    mine = s.seat * 2 + type
    if s.free[mine] == 0:
        return False
    s.free[mine] -= 1
    if s.resting[type] > 0:
        s.resting[type] -= 1
    return True


def leaves_a_way(s: SimurghState, effect: i64, where: i64) -> bool:
    """Whether some way to carry out an effect keeps the pending step possible."""
    for pay in s.parts.pays[effect]:
        if usable.why_not_pay(s, pay, where) == OK and pay_leaves_a_way(s, effect, pay):
            return True
    return False


def pay_leaves_a_way(s: SimurghState, effect: i64, pay: i64) -> bool:
    """The same for one way to pay."""
    for get in s.parts.gets[effect]:
        if usable.why_not_receive(s, pay, get) == OK and survives(s, pay, get, s.parts.special[effect]):
            return True
    return False


def bonus_leaves_a_way(s: SimurghState, tile: i64, area: i64) -> bool:
    """SI-10.3, SI-10.5: with some bonus of the area a vassal could be placed on the tile."""
    for get in s.parts.gets[BONUS_EFFECT + area]:
        goods.shift(s, get, 1)
        found = places.can_use_new(s, tile)
        goods.shift(s, get, -1)
        if found:
            return True
    return False
