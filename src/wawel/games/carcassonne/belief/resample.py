"""CA-1.6: nobody knows more than anybody else, and the pile has no order before it is drawn from."""

from wawel.core.rng import Source
from wawel.games.carcassonne.model.state import CarcassonneState


def resample(s: CarcassonneState, viewer: int, rng: Source) -> CarcassonneState:
    """A position holds nothing hidden: the next tile is drawn when it is needed, differently every time."""
    return s.copy()
