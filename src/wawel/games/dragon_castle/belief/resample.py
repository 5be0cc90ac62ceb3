"""DC-2.3: all seats know the same, and covered tiles do not exist until they are revealed."""

from wawel.core.rng import Source
from wawel.games.dragon_castle.model.state import DragonState


def resample(s: DragonState, viewer: int, rng: Source) -> DragonState:
    """Return a copy: nothing is hidden, because a covered tile is drawn at random when it is uncovered."""
    return s.copy()
