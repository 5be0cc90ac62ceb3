"""QUAY-1.2 and QUAY-2.1: can a position that was read arise in play?"""

from quay.components.load import Components
from quay.model.state import QuayState, counts, lying
from wawel.core.errors import BadPosition


def check(parts: Components, s: QuayState) -> None:
    """Raise BadPosition with the rule that the position breaks."""
    if s.to_draw and s.loaded:
        raise BadPosition("quay.loaded-early", "QUAY-2.1")
    if len(s.bag) != len(parts.weights) or not set(lying(s)) <= set(parts.weights):
        raise BadPosition("quay.bag-form", "QUAY-1.2")
    found = set(counts(s))
    if len(found) > 1 or not parts.fewest <= min(found) <= parts.most:
        known: dict[str, object] = {"fewest": parts.fewest, "most": parts.most}
        raise BadPosition("quay.crate-count", "QUAY-1.2", known)
