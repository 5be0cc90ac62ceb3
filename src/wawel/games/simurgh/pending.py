"""What is being resolved, for a board that shows it: the effect stack in names, the innermost last."""

from typing import Final, TypedDict

from wawel.games.simurgh.bundles import THINGS
from wawel.games.simurgh.components import (
    ABILITY_EFFECT,
    BONUS_EFFECT,
    CITY,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
)
from wawel.games.simurgh.notation import SLOTS, space
from wawel.games.simurgh.state import EFFECT, FRAME, WINDOW_FRAME, SimurghState

KINDS: Final = ["", "effect", "window", "dragons", "objectives", "scout", "take", "top"]


class PendingView(TypedDict):
    kind: str
    source: str
    received: list[str]
    spent: list[str]


def describe(s: SimurghState) -> list[PendingView]:
    found: list[PendingView] = []
    for at in range(0, len(s.stack), FRAME):
        kind = s.stack[at]
        got = s.stack[at + 5] if kind == EFFECT else s.stack[at + 1] if kind == WINDOW_FRAME else 0
        spent = s.stack[at + 6] if kind == EFFECT else s.stack[at + 2] if kind == WINDOW_FRAME else 0
        source = _source(s, s.stack[at + 1], s.stack[at + 3] - 1) if kind == EFFECT else ""
        found.append({"kind": KINDS[kind], "source": source, "received": _names(got), "spent": _names(spent)})
    return found


def _names(mask: int) -> list[str]:
    return [THINGS[thing] for thing in range(len(THINGS)) if mask >> thing & 1]


def _source(s: SimurghState, effect: int, where: int) -> str:
    """A space, "d49.b", "bonus.w1", "market.3", "objective.2" or "removal"."""
    if where >= 0:
        return space(s.parts, where)
    if effect < CITY:
        return s.parts.city[effect]
    if SPACE_EFFECT <= effect < ABILITY_EFFECT:
        return f"tile.{(effect - SPACE_EFFECT) // 4}"
    if effect < BONUS_EFFECT:
        ability = effect - ABILITY_EFFECT
        return f"{s.parts.dragons[ability // 3]}.{SLOTS[ability % 3]}"
    if effect < SCOUT_EFFECT:
        return f"bonus.w{effect - BONUS_EFFECT + 1}"
    if effect < PRICE_EFFECT:
        return f"market.{effect - SCOUT_EFFECT + 1}"
    return "removal" if effect == REMOVAL_EFFECT else f"objective.{effect - PRICE_EFFECT + 1}"
