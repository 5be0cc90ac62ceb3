"""CA-15: can the City of Carcassonne be as a position says? BadPosition names the rule that forbids it."""

from wawel.core.errors import BadPosition
from wawel.games.carcassonne.model import quarters
from wawel.games.carcassonne.model.state import (
    BACK,
    FIRST,
    GATE,
    MARKET,
    MOVE_COUNT,
    CarcassonneState,
    laid_at_start,
)
from wawel.games.carcassonne.rules.count import entering, last_call, returning


def check(s: CarcassonneState) -> None:
    """What the phase needs. Raise BadPosition with the first rule that it breaks."""
    if s.phase == FIRST and any(quarters.has_anybody(s, seat) for seat in range(s.seats)):
        raise BadPosition("carcassonne.first-chosen", "CA-3.1")
    if s.phase in (BACK, GATE, MOVE_COUNT) and len(s.cells) == laid_at_start(s):
        raise BadPosition("carcassonne.nothing-placed", "CA-6.1")
    if s.phase == BACK and not returning.can(s):
        raise BadPosition("carcassonne.nobody-back", "CA-15.6")
    if s.phase == GATE and not entering.has_follower(s):
        raise BadPosition("carcassonne.nobody-enters", "CA-15.4")
    if s.phase == MOVE_COUNT and not quarters.has_anybody(s, s.turn):
        raise BadPosition("carcassonne.nobody-entered", "CA-15.5")
    if s.phase == MARKET and (s.left or not last_call.can(s)):
        raise BadPosition("carcassonne.nobody-calls", "CA-15.9")
    if s.passed and s.phase != MARKET:
        raise BadPosition("carcassonne.passed-when", "CA-15.9")
