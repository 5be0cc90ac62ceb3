"""What is being resolved, for a board that shows it: the effect stack in names, the innermost last."""

from typing import Final, Literal, TypeAlias, TypedDict, get_args

from wawel.games.simurgh.components.bundles import MARKER, SHIFT, THINGS, Thing, count
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    BONUS_EFFECT,
    CITY,
    PRICE_EFFECT,
    REMOVAL_EFFECT,
    SCOUT_EFFECT,
    SPACE_EFFECT,
)
from wawel.games.simurgh.model.frames import (
    DRAW_STAGE,
    DRAWN,
    GAVE,
    GOT,
    MARKERS,
    OWED,
    RECEIVED,
    SPACE,
    SPENT,
    STAGE,
    WHAT,
)
from wawel.games.simurgh.model.state import DRAGON_FRAME, EFFECT, FRAME, WINDOW_FRAME, SimurghState
from wawel.games.simurgh.notation import SLOTS, space
from wawel.games.simurgh.rules import draws

Kind: TypeAlias = Literal["effect", "window", "dragons", "objectives", "scout", "take", "top"]
FRAME_NAMES: Final[tuple[Kind, ...]] = get_args(Kind)  # EFFECT first
STAGE_NAMES: Final = ["pay", "spend", "get", "mark", "open", "special", "done"]  # of an effect
DRAW_STAGE_NAMES: Final = ["draw", "choose", "return", "replace"]  # of dragons and objectives


class PendingView(TypedDict):
    """`got` and `gave` are what the step brought and which vassals it took; `left` waits to be paid or placed."""

    kind: Kind
    source: str  # a space, `tile.14`, `d49.b`, `bonus.w1`, `market.3`, `objective.2` or `removal`
    stage: str
    received: list[Thing]
    spent: list[Thing]
    got: dict[Thing, int]
    gave: dict[Thing, int]
    left: dict[Thing, int]
    drawn: int


def describe(s: SimurghState) -> list[PendingView]:
    found: list[PendingView] = []
    for at in range(0, s.top + FRAME, FRAME):
        kind = s.stack[at]
        step = at - FRAME if kind == WINDOW_FRAME else at  # a window follows the effect below it
        effect = step >= 0 and s.stack[step] == EFFECT
        got = _amounts(s.stack[step + GOT]) if effect else {}
        gave = _amounts(s.stack[step + GAVE]) if effect else {}
        found.append(
            {
                "kind": FRAME_NAMES[kind - EFFECT],
                "source": _source(s, s.stack[step + WHAT], s.stack[step + SPACE] - 1) if effect else "",
                "stage": _stage(s, at),
                "received": _names(s, at, GOT, RECEIVED),
                "spent": _names(s, at, GAVE, SPENT),
                "got": got,
                "gave": gave,
                "left": _left(s, at),
                "drawn": s.stack[at + DRAWN] if draws.is_drawing(kind) else 0,
            }
        )
    return found


def _amounts(bundle: int) -> dict[Thing, int]:
    return {THINGS[thing]: count(bundle, thing) for thing in range(len(THINGS)) if count(bundle, thing)}


def _names(s: SimurghState, at: int, in_effect: int, in_window: int) -> list[Thing]:
    if s.stack[at] == EFFECT:
        return list(_amounts(s.stack[at + in_effect]))
    mask = s.stack[at + in_window] if s.stack[at] == WINDOW_FRAME else 0
    return [THINGS[thing] for thing in range(len(THINGS)) if mask >> thing & 1]


def _stage(s: SimurghState, at: int) -> str:
    kind = s.stack[at]
    if kind == EFFECT:
        return STAGE_NAMES[s.stack[at + STAGE]]
    return DRAW_STAGE_NAMES[s.stack[at + DRAW_STAGE]] if draws.is_drawing(kind) else FRAME_NAMES[kind - EFFECT]


def _left(s: SimurghState, at: int) -> dict[Thing, int]:
    """Vassals and markers still to be given up, or markers still to be placed, those of a drawn dragon included."""
    if s.stack[at] == DRAGON_FRAME and s.stack[at + DRAW_STAGE] < draws.RETURNING:
        return {"marker": s.stack[at + MARKERS]} if s.stack[at + MARKERS] else {}
    return _amounts(s.stack[at + OWED] << SHIFT[MARKER]) if s.stack[at] == EFFECT else {}


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
