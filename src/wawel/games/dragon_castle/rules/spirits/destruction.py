"""DC-9.14: the Spirit of Destruction."""

from typing import Final

from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import castle, realm
from wawel.games.dragon_castle.rules.spirits import duties

DUTY_SPOILT: Final = 114  # DC-9.9


def why_not(s: DragonState, cell: i64) -> i64:
    """An available tile of any level, free on a long side, that no open duty needs."""
    if not 0 <= cell < len(s.heights) or s.heights[cell] == 0:
        return castle.NO_TILE
    if not castle.long_free(s, cell):
        return castle.BLOCKED
    return OK if duties.possible_without(s, cell, realm.room(s)) else DUTY_SPOILT


def legal(s: DragonState, found: Found) -> None:
    for cell in s.layout.cells:
        if why_not(s, cell) == OK:
            found.add(actions.pack(actions.DESTROY, 0, cell))


def apply(s: DragonState, cell: i64) -> None:
    """The tile leaves the game (DC-1.5), without points."""
    level = s.heights[cell]
    tile = castle.remove(s, cell)
    s.discarded += 1
    if s.log is not None:
        s.log.note("destroyed", "DC-9.14", s.seat, [tile, cell - 17, level])
