"""SI-6: spending vassals for an effect, one by one. Its frame holds what is still owed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.bundles import MARKER_BITS, TYPE_BITS, VASSAL_MASK, VASSALS_AT
from wawel.games.simurgh.components.ids import SPACES
from wawel.games.simurgh.model import goods
from wawel.games.simurgh.model.frames import GAVE, OWED, SPACE
from wawel.games.simurgh.model.state import FIGURES, SimurghState

NOT_THERE: Final = 61  # SI-6.2
SAME_SPACE: Final = 63  # SI-6.3


def is_owed(s: SimurghState) -> bool:
    """Whether a vassal has to be spent now; markers come after all vassals."""
    return s.stack[s.top + OWED] >> MARKER_BITS > 0


def owed_type(s: SimurghState) -> i64:
    """The type of vassal that has to be spent now."""
    return 0 if s.stack[s.top + OWED] >> MARKER_BITS & VASSAL_MASK else 1


def why_not(s: SimurghState, space: i64) -> i64:
    """SI-6.3, SI-6.4: the seat's own vassal of the type, not on the space in use."""
    if not 0 <= space < SPACES or not s.on[space * FIGURES + s.seat * 2 + owed_type(s)]:
        return NOT_THERE
    return SAME_SPACE if space == s.stack[s.top + SPACE] - 1 else OK


def legal(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    space: i64
    for space in range(SPACES):
        if why_not(s, space) == OK:
            found = append(found, actions.SPEND | space)
    return found


def apply(s: SimurghState, space: i64) -> None:
    """Spend one from the board."""
    type = owed_type(s)
    s.on[space * FIGURES + s.seat * 2 + type] -= 1
    s.crowd[space] -= 1
    _spent(s, type)
    if s.log is not None:
        s.log.note("spent-from", "SI-6.2", s.seat, [type, space])


def spend_unassigned(s: SimurghState) -> bool:
    """SI-6.2: spend an unassigned one, if there is any."""
    type = owed_type(s)
    if not goods.take_unassigned(s, type):
        return False
    _spent(s, type)
    if s.log is not None:
        s.log.note("spent", "SI-6.2", s.seat, [type])
    return True


def _spent(s: SimurghState, type: i64) -> None:
    """SI-6.1: back to the supply of its colour."""
    s.supply[s.seat * 2 + type] += 1
    s.stack[s.top + OWED] -= BIT[MARKER_BITS + TYPE_BITS * type]
    s.stack[s.top + GAVE] += BIT[VASSALS_AT + TYPE_BITS * type]
