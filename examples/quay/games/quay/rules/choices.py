"""QUAY-2 and QUAY-3: what can be done now, and why anything else cannot."""

from quay.components.load import Components
from quay.model.state import QuayState
from quay.reasons import OVER
from quay.rules import drawing, flow, loading
from wawel.core.game import CHANCE, NOBODY


def choices(parts: Components, s: QuayState, seat: int) -> list[int]:
    return drawing.choices(s) if seat == CHANCE else loading.choices(parts, s, seat)


def why_not(parts: Components, s: QuayState, seat: int, action: int) -> int:
    actor = flow.actor(parts, s)
    if actor == NOBODY:
        return OVER
    return drawing.why_not(s, action) if actor == CHANCE else loading.why_not(parts, s, seat, action)
