"""RZ-3: what a seat is asked."""

from wawel.core.game import Ask
from wawel.games.knights_and_castles.model.state import RECRUIT, KnightsState


def ask(s: KnightsState) -> Ask:
    """The question of the phase."""
    return Ask("recruit", "RZ-3.2", []) if s.phase == RECRUIT else Ask("attack", "RZ-3.1", [s.tile])
