"""QUAY-3: what a seat is asked."""

from quay.model.state import QuayState
from wawel.core.game import Ask


def ask(s: QuayState) -> Ask:
    return Ask("more" if s.loaded else "load", "QUAY-3.4", [])
