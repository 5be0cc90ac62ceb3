"""CA-1.6: all seats know the same, and the pile has no order until it is drawn from."""

from wawel.core.rng import Source
from wawel.games.carcassonne.model.state import CarcassonneState


def resample(s: CarcassonneState, viewer: int, rng: Source) -> CarcassonneState:
    """Return a copy: nothing is hidden, because the next tile is drawn at random when it is needed."""
    return s.copy()
