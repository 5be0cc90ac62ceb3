"""Why something cannot be done, with what is missing for it, as the board tells it (SI-5.4)."""

from typing import Final, NotRequired, TypedDict

from wawel.core.game import OK
from wawel.games.simurgh.components.bundles import MARKER, PP, count
from wawel.games.simurgh.components.ids import (
    EXTRA_MOVE,
    LEVELS,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
)
from wawel.games.simurgh.model import frames, stacks
from wawel.games.simurgh.model.state import DECK, GOODS, WINDOW, SimurghState
from wawel.games.simurgh.notation import goods
from wawel.games.simurgh.reasons import REASONS
from wawel.games.simurgh.rules import abilities, explore, market, monument, places, turn, wilds
from wawel.games.simurgh.rules.effects import usable

SHORT: Final = [usable.MISSING_GOODS, usable.MISSING_POINTS, usable.MISSING_MARKERS, usable.NOTHING_TO_BUY]


class WhyArgs(TypedDict):
    goods: NotRequired[list[str]]  # the least that is missing, for the sentence `lack-goods`


class Why(TypedDict):
    """Why something cannot be done: the key of the sentence (`reason-<key>`) and the rule."""

    key: str
    rule: str
    args: WhyArgs


def why(s: SimurghState, code: int, effect: int, markers: int) -> Why | None:
    """A refusal of the active seat; `effect` is what it could not pay for with so many markers, -1 for none."""
    if code == OK:
        return None
    lacking = _lacking(s, effect, markers) if code in SHORT and effect >= 0 else []
    args: WhyArgs = {"goods": lacking} if lacking else {}
    return {"key": REASONS[code].key, "rule": REASONS[code].rule, "args": args}


def _lacking(s: SimurghState, effect: int, markers: int) -> list[str]:
    """What the cheapest way to pay needs beyond what is held; in the Scouts' Quarters the price of some tile."""
    if s.parts.special[effect] == SCOUT:
        prices = [SCOUT_EFFECT + area for area in range(4) if s.market[area]]
        prices += [SCOUT_EFFECT + 4] if stacks.size(s, DECK) else []
        ways = [way for get in s.parts.gets[effect] for price in prices for way in _ways(s, price, markers, get)]
    else:
        ways = _ways(s, effect, markers, 0)
    if not ways:
        return []
    sums = [sum(way) for way in ways]
    least = ways[sums.index(min(sums))]
    return [goods(thing << 4 | least[thing]) for thing in range(MARKER + 1) if least[thing]]


def _ways(s: SimurghState, effect: int, markers: int, get: int) -> list[list[int]]:
    """Per way to pay: how many of each thing are missing, once a bundle is received."""
    held = [*s.goods[s.seat * GOODS : s.seat * GOODS + PP + 1], markers]
    return [
        [max(0, count(pay, thing) - held[thing] - count(get, thing)) for thing in range(MARKER + 1)]
        for pay in s.parts.pays[effect]
    ]


# what the board asks about, one by one


def to_place(s: SimurghState, type: int, space: int) -> Why | None:
    return why(s, turn.why_not_place(s, type, space), places.effect_of(s, space), s.marked[s.seat])


def to_lay(s: SimurghState, tile: int) -> Why | None:
    return why(s, wilds.why_not_lay(s, tile), REMOVAL_EFFECT, 0)


def to_remove(s: SimurghState, area: int) -> Why | None:
    return why(s, wilds.why_not_remove(s, area), -1, 0)


def to_settle(s: SimurghState, area: int) -> Why | None:
    """Where the tile in hand may go."""
    return why(s, wilds.why_not_area(s, area), -1, 0)


def to_use(s: SimurghState, slot: int) -> Why | None:
    """The marker on the ability itself is gone before anything else is paid."""
    effect = abilities.effect_of(s, slot)
    if s.parts.special[effect] == EXTRA_MOVE:
        moved = s.stack[s.top + frames.MOVED] if s.phase == WINDOW else 0
        effect = _next_level(s, moved - 1) if moved else -1
    return why(s, abilities.why_not_use(s, slot), effect, s.marked[s.seat] - 1)


def to_explore(s: SimurghState, area: int) -> Why | None:
    return why(s, explore.why_not(s, area), _next_level(s, area), s.marked[s.seat])


def _next_level(s: SimurghState, area: int) -> int:
    """The effect of the level below a rider; -1 if there is none."""
    level = explore.level_of(s, s.seat, area)
    return SPACE_EFFECT + s.wilds[area] * LEVELS + level + 1 if 0 <= level < LEVELS - 1 else -1


def to_buy(s: SimurghState, area: int) -> Why | None:
    return why(s, market.why_not_buy(s, area), SCOUT_EFFECT + area, 0)


def to_take(s: SimurghState, area: int) -> Why | None:
    return why(s, market.why_not_take(s, area), -1, 0)


def to_put(s: SimurghState, tile: int, space: int) -> Why | None:
    """A drawn objective on a space."""
    return why(s, monument.why_not_objective(s, tile, space), PRICE_EFFECT + space, 0)
