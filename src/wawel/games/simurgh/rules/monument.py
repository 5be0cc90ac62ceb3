"""SI-9: objectives at the Dragonlord's Monument."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.ids import FIRST_OBJECTIVE, PRICE_EFFECT
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.frames import DRAW_STAGE, DRAWN
from wawel.games.simurgh.model.state import OBJECTIVE, OBJECTIVE_STACK, REPLACE, SimurghState
from wawel.games.simurgh.rules import draws, end
from wawel.games.simurgh.rules.draws import CHOOSING, DRAWING, RETURNING
from wawel.games.simurgh.rules.effects import usable

NO_SUCH_SPACE: Final = 90  # SI-9.2
SPACE_TAKEN: Final = 91  # SI-9.1
SPACE_EMPTY: Final = 96  # SI-9.6
NOTHING_TO_REPLACE: Final = 97  # SI-9.6

REPLACING: Final = 3


def step(s: SimurghState) -> bool:
    """SI-9.1: draw three, choose none or one, put back the rest."""
    at = s.top
    stage = s.stack[at + DRAW_STAGE]
    if stage == DRAWING:
        if s.stack[at + DRAWN] < s.parts.monument_draw:
            return draws.draw(s, OBJECTIVE_STACK)
        s.stack[at + DRAW_STAGE] = CHOOSING
        return False
    if stage == RETURNING:
        return draws.step_returning(s, s.stack[at + DRAWN])
    s.phase = REPLACE if stage == REPLACING else OBJECTIVE
    return True


def why_not_objective(s: SimurghState, tile: i64, space: i64) -> i64:
    """SI-9.1, SI-9.3, SI-9.6: a drawn tile, an empty space (an occupied one when replacing), and its price."""
    return why_not_there(s, space) if draws.place_of(s, tile) >= 0 else draws.NOT_DRAWN


def why_not_there(s: SimurghState, space: i64) -> i64:
    """The same for any drawn tile."""
    if not 0 <= space < 5:
        return NO_SUCH_SPACE
    if s.phase == REPLACE and s.objectives[space] == 0:
        return SPACE_EMPTY
    if s.phase != REPLACE and s.objectives[space]:
        return SPACE_TAKEN
    return usable.why_not_effect(s, PRICE_EFFECT + space, -1)


def add_choices(s: SimurghState, found: vec[i64]) -> vec[i64]:
    """Add each drawn tile on each available space."""
    spaces = vec[i64]()
    space: i64
    for space in range(5):
        if why_not_there(s, space) == OK:
            spaces = append(spaces, space)
    for tile in draws.mine(s):
        for space in spaces:
            found = append(found, actions.OBJECTIVE | actions.objective(tile, space))
    return found


def why_not_replace(s: SimurghState) -> i64:
    """SI-9.6: some occupied space whose price can be paid."""
    space: i64
    for space in range(5):
        if s.objectives[space] and usable.why_not_effect(s, PRICE_EFFECT + space, -1) == OK:
            return OK
    return NOTHING_TO_REPLACE


def begin_replacing(s: SimurghState) -> None:
    """SI-9.6: once the marker is paid, a tile must be replaced."""
    s.stack[s.top + DRAW_STAGE] = REPLACING


def choose(s: SimurghState, tile: i64, space: i64) -> None:
    """SI-9.3: pay, put the tile face up, receive the points. SI-9.6: a replaced tile leaves the game."""
    before = s.objectives[space]
    draws.mix(s, draws.let_go(s, tile))
    s.stack[s.top + DRAW_STAGE] = RETURNING
    s.objectives[space] = tile
    if s.log is not None:
        if before:
            s.log.note("replaced", "SI-9.6", s.seat, [before, tile, space + 1])
        else:
            s.log.note("objective", "SI-9.3", s.seat, [tile, space + 1])
        s.log.seal("SI-20.1")
    if before:
        s.gone |= BIT[before - FIRST_OBJECTIVE]
    frames.push_effect(s, PRICE_EFFECT + space, -1, 0, False, 0)
    end.check(s)


def choose_none(s: SimurghState) -> None:
    """SI-9.5: placing is optional."""
    draws.mix(s, 0)
    s.stack[s.top + DRAW_STAGE] = RETURNING
    if s.log is not None:
        s.log.note("no-objective", "SI-9.5", s.seat, [])
