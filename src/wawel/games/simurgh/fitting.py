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
    FIRST,
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
    TILE,
    TOP_FRAME,
    TYPES_IN_DECK,
    UNMARK,
    WINDOW,
    WINDOW_FRAME,
    SimurghState,
)
from wawel.games.simurgh.state import POWER as POWER_PHASE

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


def _setup_fits(s: SimurghState) -> bool:
    """SI-2: the step within the stage, whose turn it is to draft, what is offered, and the deck."""
    seats = s.seats
    rows = [0] * seats  # tiles each seat is offered
    if s.base == setup.POWER_DRAFT:
        if s.step >= seats or s.seat != setup.drafter(s):
            return False
        rows[s.seat] = len(s.offers[s.seat])
        if s.phase == POWER_PHASE and rows[s.seat] != 3:
            return False
    elif s.base == setup.THREE_DRAGONS:
        for place in range(seats):
            rows[setup.in_turn(s, place)] = max(0, min(3, s.step - 3 * place))
    elif s.phase == DRAFT and s.seat != setup.in_turn(s, s.step % seats):
        return False
    for seat in range(seats):
        offered = [entry & TILE for entry in s.offers[seat]]
        if len(offered) != rows[seat] or (s.commits[seat] and s.commits[seat] not in offered):
            return False
    most = [seats - 1, 3 * seats - 1, 0, seats - 1, seats - 1, 0, 2 * seats, 3 * seats, 0]
    if s.base >= setup.POWERS and s.step > most[s.base - setup.POWERS]:
        return False
    return _deck_fits(s)


def _deck_fits(s: SimurghState) -> bool:
    """SI-2.3: while it is dealt, every tile of the game is in the deck, in a hand or in the market."""
    out = [0] * TYPES_IN_DECK
    for tile in s.market + [entry & TILE for hand in s.hands for entry in hand] + s.chronicle + s.wilds:
        if tile > 0 and s.parts.type[tile] < TYPES_IN_DECK:
            out[s.parts.type[tile]] += 1
    for type in range(TYPES_IN_DECK):
        sure = (s.sure & s.parts.of_type[type]).bit_count()
        if s.left[type] + out[type] + sure != setup.quota(s.parts, type):
            return False
    return True


def _fits(s: SimurghState) -> bool:
    """SI-3: what each phase stands on: the stage below, the uppermost frame, the tile that is being laid."""
    if s.phase == FIRST or s.phase == DEAL:
        return not s.stack and (s.base >= setup.POWERS) == (s.phase == DEAL) and _setup_fits(s)
    if s.phase in (POWER_PHASE, DRAFT, PICK):
        return not s.stack and s.base == SETUP_STAGES[s.phase - POWER_PHASE] and _setup_fits(s)
    if (
        any(s.offers)
        or any(s.commits)
        or s.base >= setup.POWERS
        or (s.laid > 0) != (s.base == PLACE)
        or (s.laying > 0) != (s.base in (AREA, REMOVE))
    ):
        return False
    if s.laid and s.wilds[s.laid - 1] == 0:
        return False
    if sum([s.stack[at + 2] for at in range(0, len(s.stack), FRAME) if s.stack[at] in draws.DRAWERS]) != len(s.drawn):
        return False
    if not s.stack:
        return s.base == (REFRESH if s.phase == DRAW else GIVE if s.phase == DROP else s.phase)
    at = len(s.stack) - FRAME
    kind = s.stack[at]
    stage = s.stack[at + 2] if kind == EFFECT else s.stack[at + 4] if kind in draws.DRAWERS else 0
    return (s.phase, kind, stage) in FRAMES
