"""Refusals: code -> key of the sentence and rule id."""

from typing import Final

from quay.rules import drawing, loading
from wawel.core.game import Reason

OVER: Final = 61  # QUAY-6.1

REASONS: Final = {
    drawing.NOT_IN_BAG: Reason("not-in-bag", "QUAY-2.1"),
    loading.NOT_IN_HAND: Reason("not-in-hand", "QUAY-3.1"),
    loading.DOCK_FULL: Reason("dock-full", "QUAY-3.2"),
    loading.TOO_HEAVY: Reason("too-heavy", "QUAY-3.3"),
    loading.NOT_YET: Reason("not-yet", "QUAY-3.4"),
    OVER: Reason("over", "QUAY-6.1"),
}
