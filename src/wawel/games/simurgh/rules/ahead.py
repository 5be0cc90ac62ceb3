"""SI-3.7: no dead ends. A vassal that must be placed or a tile that must be bought remains possible."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.games.simurgh.components.bundles import MARKERS_AT
from wawel.games.simurgh.components.ids import BONUS_EFFECT, DRAW_FACEDOWN, TAKE_FACEUP
from wawel.games.simurgh.model import frames, goods, stacks
from wawel.games.simurgh.model.frames import BOUGHT, OWED, WHAT
from wawel.games.simurgh.model.state import DECK, FRAME, SCOUT_FRAME, SimurghState, zeros
from wawel.games.simurgh.rules import means
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


def is_possible(s: SimurghState, happened: i64) -> bool:
    """Whether the pending step is possible, with abilities if need be; `happened` is what they may react to."""
    goal: i64 = s.wilds[s.laid - 1] if s.laid else means.PURCHASE
    return means.suffice(s, goal, happened | means.open_triggers(s))


def survives(s: SimurghState, pay: i64, get: i64, special: i64) -> bool:
    """Whether the pending step is possible after paying a bundle, receiving another, and a tile that may follow."""
    free, supply, resting = s.free, s.supply, s.resting
    goods.swap(s, pay, get)
    happened = means.triggers(pay, get)
    if special == TAKE_FACEUP:
        kept = _some_taking_leaves_a_way(s)
    elif special == DRAW_FACEDOWN and stacks.size(s, DECK) == 1:
        kept = _possible_without_deck(s)
    else:
        kept = is_possible(s, happened)
    goods.swap_back(s, pay, get)
    s.free, s.supply, s.resting = free, supply, resting
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
    kept = is_possible(s, 0)
    s.market[area] = tile
    return kept


def _possible_without_deck(s: SimurghState) -> bool:
    tops, bottoms, left, sure = s.tops[DECK], s.bottoms[DECK], s.left, s.sure
    s.tops[DECK], s.bottoms[DECK], s.left, s.sure = vec[i64](), vec[i64](), zeros(len(left)), 0
    kept = is_possible(s, 0)
    s.tops[DECK], s.bottoms[DECK], s.left, s.sure = tops, bottoms, left, sure
    return kept


def buys_after(s: SimurghState, get: i64) -> bool:
    """SI-8.3: whether a tile can be bought once this much is received, with abilities if need be."""
    goods.shift(s, get, 1)
    found = means.suffice(s, means.PURCHASE, frames.kinds(get))
    goods.shift(s, get, -1)
    return found


def any_gain_buys(s: SimurghState, effect: i64) -> bool:
    """SI-5.4, SI-8.3: the same for some gain of a space."""
    return any(buys_after(s, get) for get in s.parts.gets[effect])


def leaves_a_way(s: SimurghState, effect: i64, where: i64) -> bool:
    """Whether some way to carry out an effect keeps the pending step possible."""
    for pay in s.parts.pays[effect]:
        if usable.why_not_pay(s, pay, where) == OK and pay_leaves_a_way(s, effect, pay):
            return True
    return False


def pay_leaves_a_way(s: SimurghState, effect: i64, pay: i64) -> bool:
    """The same for one way to pay. SI-12.4: of a kind just received, if the ability says so."""
    same = s.parts.same[effect]
    for get in s.parts.gets[effect]:
        if same and frames.kinds(get) & frames.boosted(s) == 0:
            continue
        if usable.why_not_receive(s, pay, get) == OK and survives(s, pay, get, s.parts.special[effect]):
            return True
    return False


def unmark_leaves_a_way(s: SimurghState, place: i64, mark: i64) -> bool:
    """SI-12.8: the same for a marker that is paid, taken from a dragon; what the effect brings is still to come."""
    row = s.dragons[s.seat]
    row[place] &= ~BIT[mark]
    s.marked[s.seat] -= 1
    kept = pay_leaves_a_way(s, s.stack[s.top + WHAT], s.stack[s.top + OWED] - 1 << MARKERS_AT)
    s.marked[s.seat] += 1
    row[place] |= BIT[mark]
    return kept


def close_leaves_a_way(s: SimurghState) -> bool:
    """Whether the pending step is possible once the trigger window on top is closed."""
    s.top -= FRAME
    kept = not is_pending(s) or is_possible(s, 0)
    s.top += FRAME
    return kept


def bonus_leaves_a_way(s: SimurghState, tile: i64, area: i64) -> bool:
    """SI-10.3, SI-10.5: with some bonus of the area a vassal could be placed on the tile."""
    for get in s.parts.gets[BONUS_EFFECT + area]:
        goods.shift(s, get, 1)
        found = means.suffice(s, tile, frames.kinds(get))
        goods.shift(s, get, -1)
        if found:
            return True
    return False
