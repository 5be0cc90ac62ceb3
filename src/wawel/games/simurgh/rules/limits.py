"""SI-14: what may be kept at the end of a turn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.components.ids import POWER, is_action_tile
from wawel.games.simurgh.model import stacks
from wawel.games.simurgh.model.state import DECK, GOODS, TILE, SimurghState, total

NOT_IN_HAND: Final = 141  # SI-14.1
POWER_STAYS: Final = 142  # SI-14.1
NOT_HELD: Final = 143  # SI-14.2


def too_many_tiles(s: SimurghState) -> bool:
    """SI-14.1: the power tile counts."""
    return len(s.hands[s.seat]) > s.parts.hand_limit


def too_many_goods(s: SimurghState) -> bool:
    """SI-14.2: 15 or 12 in total."""
    return total(s, s.seat) > s.parts.limits[s.mode]


def why_not_give(s: SimurghState, value: i64) -> i64:
    tile = value & ~actions.BOTTOM
    if not is_action_tile(tile) or stacks.in_hand(s, s.seat, tile) < 0:
        return NOT_IN_HAND
    return POWER_STAYS if s.parts.type[tile] == POWER else OK


def givings(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    for entry in s.hands[s.seat]:
        if s.parts.type[entry & TILE] != POWER:
            found = append(found, actions.GIVE | entry & TILE)
    for action in found[:]:
        found = append(found, action | actions.BOTTOM)
    return found


def give(s: SimurghState, value: i64) -> None:
    """SI-14.1, SI-13.2: to the top or bottom of the action deck; the others do not see which tile of the hand it is."""
    tile, bottom = value & ~actions.BOTTOM, value & actions.BOTTOM > 0
    stacks.put_back(s, DECK, stacks.from_hand(s, s.seat, tile), bottom)
    spots = vec[i64]()
    hand = s.hands[s.seat]
    place: i64
    for place in range(len(hand)):
        if s.parts.type[hand[place] & TILE] != POWER:
            spots = append(spots, known.spot_in_hand(s.seat, place))
    if bottom:
        spots = append(spots, known.spot_at_bottom(s, DECK, 0))
    else:
        spots = append(spots, known.spot_on_top(s, DECK, len(s.tops[DECK]) - 1))
    known.mix(s, spots, 0)
    if s.log is not None:
        s.log.secret("gave-bottom" if bottom else "gave-top", "SI-14.1", s.seat, [tile])


def why_not_drop(s: SimurghState, kind: i64) -> i64:
    return OK if 0 <= kind < 6 and s.goods[s.seat * GOODS + kind] else NOT_HELD


def drops(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    kind: i64
    for kind in range(6):
        if s.goods[s.seat * GOODS + kind]:
            found = append(found, actions.DROP | kind)
    return found


def drop(s: SimurghState, kind: i64) -> None:
    """SI-14.2: one resource at a time, until the limit is met."""
    s.goods[s.seat * GOODS + kind] -= 1
    if s.log is not None:
        s.log.note("paid", "SI-14.2", s.seat, [kind << 4 | 1])
