"""SI-20.3: can a position that was read arise in play? Its phase must fit the effect stack, and its table the rules."""

from typing import Final

from wawel.core.errors import BadPosition
from wawel.games.simurgh.components.ids import EXPLORATION, FIRST_OBJECTIVE, LEVELS, POWER
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.state import (
    AREA,
    BUY,
    DRAGON_FRAME,
    DRAW,
    DROP,
    EFFECT,
    EMPTY,
    FIGURES,
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
    PLACE,
    RECALL,
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
    UNMARK,
    WINDOW,
    WINDOW_FRAME,
    SimurghState,
)
from wawel.games.simurgh.position import possible_setup
from wawel.games.simurgh.rules import choices, draws, end, flow, monument, places, setup

FRAMES: Final = [  # phase, kind and stage of the top frame
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
    """Check that the phase fits the rest, and that a seat or chance has something to do, unless the game is over."""
    if possible_setup.is_setup(s):
        possible_setup.check(s)
    else:
        if not _fits(s):
            raise BadPosition("simurgh.phase-fit", "SI-3.4", {"phase": PHASES[s.phase]})
        _check_turns(s)
        _check_wilds(s)
    for hand in s.hands:
        if len([entry for entry in hand if s.parts.type[entry & TILE] == POWER]) > 1:
            raise BadPosition("simurgh.two-power-tiles", "SI-2.7")
    if s.phase == OVER:
        return
    try:
        waiting = choices.chances(s) if s.phase <= DRAW else choices.legal(s, s.seat)
    except IndexError as error:
        raise BadPosition("simurgh.phase-fit", "SI-3.4", {"phase": PHASES[s.phase]}) from error
    if len(waiting) == 0:
        raise BadPosition("simurgh.nothing-to-do", "SI-3.7", {"phase": PHASES[s.phase]})


def _fits(s: SimurghState) -> bool:
    """SI-3: what each phase depends on: the stage below, the top frame, the tile that is being laid."""
    if (
        any(len(row) for row in s.offers)
        or any(s.commits)
        or s.step
        or s.base >= setup.POWERS
        or (s.laid > 0) != (s.base == PLACE)
        or (s.laying > 0) != (s.base in (AREA, REMOVE))
    ):
        return False
    if s.laid and s.wilds[s.laid - 1] == 0:
        return False
    if not _draws_fit(s):
        return False
    if s.top == EMPTY:
        return s.base == (REFRESH if s.phase == DRAW else GIVE if s.phase == DROP else s.phase)
    kind = s.stack[s.top]
    stage = 0
    if kind == EFFECT:
        stage = s.stack[s.top + frames.STAGE]
    elif draws.is_drawing(kind):
        stage = s.stack[s.top + frames.DRAW_STAGE]
    return (s.phase, kind, stage) in FRAMES


def _draws_fit(s: SimurghState) -> bool:
    """SI-13.1: every frame has drawn what it says, from its own stack."""
    place = 0
    for at in range(0, s.top + FRAME, FRAME):
        if not draws.is_drawing(s.stack[at]):
            continue
        for _ in range(s.stack[at + frames.DRAWN]):
            if place == len(s.drawn):
                return False
            if (s.drawn[place] & TILE >= FIRST_OBJECTIVE) != (s.stack[at] == OBJECTIVE_FRAME):
                return False
            place += 1
    return place == len(s.drawn)


def _check_turns(s: SimurghState) -> None:
    """SI-15.1, SI-15.2: whose turn it is follows from the turns finished; only its counts can trigger the end."""
    begun = s.turn - 1 if s.phase == OVER else s.turn  # turns finished before this one began
    if begun < 0 or s.seat != (s.first + begun) % s.seats:
        raise BadPosition(
            "simurgh.turn-of-seat",
            "SI-2.1",
            {"seat": s.seat, "turns": begun, "first": s.first},
        )
    if end.is_ending(s) != (s.ending >= 0):
        raise BadPosition("simurgh.ending-form", "SI-15.1")
    if s.ending >= 0 and begun < (s.seat - s.ending) % s.seats:
        raise BadPosition("simurgh.ending-turn", "SI-15.2", {"seat": s.ending})
    last = s.ending == (s.seat + 1) % s.seats if s.ending >= 0 else s.turn >= flow.TURNS * s.seats
    if (s.phase == OVER) and not last:
        raise BadPosition("simurgh.last-turns", "SI-15.2")
    if s.phase != OVER and s.turn >= flow.TURNS * s.seats and s.ending < 0:
        raise BadPosition("simurgh.too-many-turns", "SI-20.4", {"turns": flow.TURNS})


def _check_wilds(s: SimurghState) -> None:
    """SI-11.2, SI-20.3: riders on exploration tiles, and tiles that would have left at the removal check."""
    for area in range(s.areas):
        tile, start = s.wilds[area], places.first_space(area)
        figures = sum(s.crowd[start : start + LEVELS])
        explored = tile > 0 and s.parts.type[tile] == EXPLORATION
        for seat in range(s.seats if explored else 0):
            if sum([s.on[(start + level) * FIGURES + seat * 2 + 1] for level in range(LEVELS)]) > 1:
                raise BadPosition("simurgh.two-riders", "SI-11.2", {"seat": seat})
        bottom = explored and s.crowd[start + LEVELS - 1] > 0
        reached = s.reached >> area & 1 > 0
        if (bottom and not reached) or (reached and not (explored and s.top > EMPTY)):
            raise BadPosition("simurgh.reached-level-4", "SI-11.9", {"area": area + 1})
        if tile == 0 or s.laid == area + 1:
            continue
        if figures == 0 and s.top == EMPTY and s.phase != RECALL:
            raise BadPosition("simurgh.nobody-on-tile", "SI-20.3", {"area": area + 1})
        most = s.parts.threshold[s.seats] if s.top > EMPTY else s.parts.threshold[s.seats] - 1
        if figures > most and not explored:
            raise BadPosition("simurgh.too-many-on-tile", "SI-20.3", {"area": area + 1})
    if s.reached >> s.areas:
        raise BadPosition("simurgh.reached-closed", "SI-10.1")
