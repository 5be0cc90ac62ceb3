"""QUAY-2: drawing crates."""

from typing import Final

from quay.model.state import QuayState
from wawel.core.game import OK

NOT_IN_BAG: Final = 21  # QUAY-2.1


def why_not(s: QuayState, weight: int) -> int:
    return OK if 0 < weight <= len(s.bag) and s.bag[weight - 1] else NOT_IN_BAG


def choices(s: QuayState) -> list[int]:
    return [weight for weight in range(1, len(s.bag) + 1) if s.bag[weight - 1]]


def apply(s: QuayState, weight: int) -> None:
    """QUAY-2.1: the crate goes to the hand, and only its owner sees what it weighs."""
    s.bag[weight - 1] -= 1
    s.hands[s.seat] = sorted([*s.hands[s.seat], weight])
    s.to_draw -= 1
    if s.log is not None:
        s.log.secret("draw", "QUAY-2.1", s.seat, [weight])
