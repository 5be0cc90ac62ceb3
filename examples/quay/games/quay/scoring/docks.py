"""QUAY-5: what a full dock pays."""

from typing import Final

from quay.components.load import Components
from quay.model.state import QuayState, loader, weight
from wawel.core.notes import TABLE

NOBODY_ALONE: Final = -1


def heaviest(s: QuayState, dock: int) -> int:
    """QUAY-5.1: the seat whose crates on a dock weigh the most in total; NOBODY_ALONE on a tie."""
    weights = [0] * s.seats
    for crate in s.docks[dock]:
        weights[loader(crate)] += weight(crate)
    best = max(weights)
    return NOBODY_ALONE if weights.count(best) > 1 else weights.index(best)


def pay(parts: Components, s: QuayState, dock: int) -> None:
    """QUAY-5.2: a full dock pays its heaviest loader one point per berth; QUAY-5.3: a tie pays nobody."""
    seat = heaviest(s, dock)
    if seat == NOBODY_ALONE:
        if s.log is not None:
            s.log.note("tied", "QUAY-5.3", TABLE, [dock])
        return
    gain = parts.berths[dock]
    s.points[seat] += gain
    if s.log is not None:
        s.log.note("full", "QUAY-5.2", seat, [dock, gain])
