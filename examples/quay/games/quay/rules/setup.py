"""QUAY-1.2: the first position."""

from quay.components.load import Components
from quay.model.state import QuayState


def start(parts: Components, seats: int, each: int) -> QuayState:
    """QUAY-1.2: docks and hands are empty, all crates are in the bag."""
    s = QuayState(seats, len(parts.docks))
    s.bag = [each] * len(parts.weights)
    return s
