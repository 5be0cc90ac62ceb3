"""Whether a position that was read can be: its phase fits the effect stack and the stage of the turn."""

from typing import Final

from wawel.core.errors import BadPosition
from wawel.games.simurgh import choices
from wawel.games.simurgh.rules import draws, frames, monument, setup
from wawel.games.simurgh.state import (
    AREA,
    BUY,
    DEAL,
    DRAFT,
    DRAGON_FRAME,
    DRAW,
    DROP,
    EFFECT,
    FRAME,
    GET,
    GIVE,
    KEEP,
    MARK,
    OBJECTIVE,
    OBJECTIVE_FRAME,
    OVER,
    PAY,
    PHASES,
    PICK,
    PLACE,
    REFRESH,
    REMOVE,
    REPLACE,
    RETURN,
    SCOUT_FRAME,
    SPEND,
    TAKE,
    TAKE_FRAME,
    TOP_FRAME,
    UNMARK,
    WINDOW,
    WINDOW_FRAME,
    SimurghState,
)
from wawel.games.simurgh.state import POWER as POWER_PHASE

DRAWERS: Final = [DRAGON_FRAME, OBJECTIVE_FRAME]
SETUP_STAGES: Final = [setup.POWER_DRAFT, setup.ACTION_DRAFT, setup.THREE_DRAGONS]
FRAMES: Final = [  # phase, kind and stage of the uppermost frame
    (PAY, EFFECT, frames.PAYING),
    (SPEND, EFFECT, frames.SPENDING),
    (UNMARK, EFFECT, frames.SPENDING),
    (GET, EFFECT, frames.GETTING),
    (MARK, EFFECT, frames.MARKING),
    (WINDOW, WINDOW_FRAME, 0),
    (DRAW, DRAGON_FRAME, draws.DRAWING),
    (KEEP, DRAGON_FRAME, draws.CHOOSING),
    (RETURN, DRAGON_FRAME, draws.RETURNING),
    (DRAW, OBJECTIVE_FRAME, draws.DRAWING),
    (OBJECTIVE, OBJECTIVE_FRAME, draws.CHOOSING),
    (REPLACE, OBJECTIVE_FRAME, monument.REPLACING),
    (RETURN, OBJECTIVE_FRAME, draws.RETURNING),
    (BUY, SCOUT_FRAME, 0),
    (TAKE, TAKE_FRAME, 0),
    (DRAW, TOP_FRAME, 0),
]


def check(s: SimurghState) -> None:
    """The phase fits the rest, and somebody or chance has something to do, unless the game is over."""
    if not _fits(s):
        raise BadPosition(f"the phase {PHASES[s.phase]!r} does not fit the rest", "SI-3.4")
    if s.phase == OVER:
        return
    try:
        waiting = choices.chances(s) if s.phase <= DRAW else choices.legal(s, s.seat)
    except IndexError as error:
        raise BadPosition(f"the phase {PHASES[s.phase]!r} does not fit the rest", "SI-3.4") from error
    if not waiting:
        raise BadPosition(f"in the phase {PHASES[s.phase]!r} nothing could be done", "SI-3.7")


def _fits(s: SimurghState) -> bool:
    """SI-3: what each phase stands on: the stage below, the uppermost frame, the tile that is being laid."""
    if s.phase < POWER_PHASE and s.phase != DRAW:
        return not s.stack and (s.base >= setup.POWERS) == (s.phase == DEAL)
    if s.phase in (POWER_PHASE, DRAFT, PICK):
        return not s.stack and s.base == SETUP_STAGES[s.phase - POWER_PHASE]
    if s.base >= setup.POWERS or (s.laid > 0) != (s.base == PLACE) or (s.laying > 0) != (s.base in (AREA, REMOVE)):
        return False
    if s.laid and s.wilds[s.laid - 1] == 0:
        return False
    if sum([s.stack[at + 2] for at in range(0, len(s.stack), FRAME) if s.stack[at] in DRAWERS]) != len(s.drawn):
        return False
    if not s.stack:
        return s.base == (REFRESH if s.phase == DRAW else GIVE if s.phase == DROP else s.phase)
    at = len(s.stack) - FRAME
    kind = s.stack[at]
    stage = s.stack[at + 2] if kind == EFFECT else s.stack[at + 4] if kind in DRAWERS else 0
    return (s.phase, kind, stage) in FRAMES
