"""How many targets a spirit has now, for its card on the board: before paying, as if the cost were a shrine."""

from wawel.core.game import OK
from wawel.games.dragon_castle.components import (
    BEAUTY,
    CHANGE,
    CLEVERNESS,
    DECEPTION,
    DEPTHS,
    DESTRUCTION,
    ELEGANCE,
    FAITH,
    STRENGTH,
    TYPE,
    WIND,
)
from wawel.games.dragon_castle.geometry import count
from wawel.games.dragon_castle.rules import castle, conversion, destruction, duties, faith, realm
from wawel.games.dragon_castle.state import PICKED, START, DragonState, window


def targets(s: DragonState, spirit: int) -> int:
    """Tiles to take or destroy, tiles or shrines to move, sets to turn, cells to build on."""
    phase = window(s)
    if spirit == DECEPTION:
        return len(castle.beside(s, s.origin, s.origin_level)) if phase == PICKED else 0
    if spirit == DEPTHS:
        return _of_type(s) if phase == PICKED else 0
    if spirit == ELEGANCE:
        return _short(s, phase)
    if spirit == DESTRUCTION:
        return len([cell for cell in s.layout.cells if destruction.why_not(s, cell) == OK])
    if spirit == STRENGTH:
        return count((realm.face_up(s, s.seat) | s.down[s.seat]) & ~s.built[s.seat])
    if spirit == WIND:
        return count(s.built[s.seat])
    if spirit == CHANGE:
        return len(conversion.legal_changes(s))
    if spirit == FAITH:
        return count(faith.sites(s, 0))
    assert spirit in (BEAUTY, CLEVERNESS)
    return len(conversion.candidates(s, spirit))


def _of_type(s: DragonState) -> int:
    """DC-9.12: tiles of the type in hand that can be taken."""
    found = [cell for cell in s.layout.cells if s.tops[cell] and TYPE[s.tops[cell]] == TYPE[s.hand]]
    return len([cell for cell in found if castle.pickable(s, cell)])


def _short(s: DragonState, phase: int) -> int:
    """DC-9.13: tiles that only a free short side lets go, and that can be the first or the second of this turn."""
    cells = [cell for cell in s.layout.cells if s.tops[cell] and castle.only_short_free(s, cell)]
    if phase == START:
        top = castle.top_level(s)
        return len([cell for cell in cells if s.heights[cell] == top])
    return len([cell for cell in cells if duties.matches(s, s.tops[cell])]) if phase == PICKED else 0
