"""DC-2.3: nobody knows more than anybody else, and covered tiles do not exist before they come to light."""

from wawel.core.rng import Source
from wawel.games.dragon_castle.model.state import DragonState


def resample(s: DragonState, viewer: int, rng: Source) -> DragonState:
    """A position holds nothing hidden: what is covered is drawn when it is uncovered, differently every time."""
    return s.copy()
