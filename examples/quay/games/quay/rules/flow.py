"""QUAY-2, QUAY-3 and QUAY-6: who acts next. Nothing else advances the turn."""

from quay import actions
from quay.components.load import Components
from quay.model.state import DRAWS, QuayState
from quay.rules import drawing, loading
from wawel.core.game import CHANCE, NOBODY


def actor(parts: Components, s: QuayState) -> int:
    """QUAY-6.1: the game ends when all docks are full or nothing is left to draw."""
    if all(len(dock) == berths for dock, berths in zip(s.docks, parts.berths, strict=True)):
        return NOBODY
    if s.to_draw:
        return CHANCE if sum(s.bag) else NOBODY
    return s.seat


def apply(parts: Components, s: QuayState, seat: int, action: int) -> None:
    if seat == CHANCE:
        drawing.apply(s, action)
        return
    if action != actions.STOP:
        loading.apply(parts, s, seat, action)
    if action == actions.STOP or loading.is_done(s):
        _next_turn(s)


def _next_turn(s: QuayState) -> None:
    """QUAY-2.1: the next seat draws."""
    s.seat = (s.seat + 1) % s.seats
    s.to_draw, s.loaded = DRAWS, 0
