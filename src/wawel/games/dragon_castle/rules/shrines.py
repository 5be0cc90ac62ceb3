"""DC-8: building shrines on a set that was just turned."""

from typing import Final

from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import realm
from wawel.games.dragon_castle.rules.spirits import duties

ALLOWANCE_USED: Final = 81  # DC-8.1
NOT_IN_SET: Final = 82  # DC-8.2
HAS_SHRINE: Final = 83  # DC-8.2
POOL_EMPTY: Final = 84  # DC-8.1
ROOM_NEEDED: Final = 85  # DC-6.6


def why_not(s: DragonState, cell: i64) -> i64:
    """DC-8.1, DC-8.2: a shrine from the seat's pool, on a tile of this set, one per tile, within the allowance."""
    code = _why_not_any(s)
    return code if code != OK else _why_not_cell(s, cell)


def _why_not_any(s: DragonState) -> i64:
    if s.allowance == 0:
        return ALLOWANCE_USED
    if s.pools[s.seat] == 0:
        return POOL_EMPTY
    return OK if leaves_room(s, 0) else ROOM_NEEDED


def _why_not_cell(s: DragonState, cell: i64) -> i64:
    if not (0 <= cell < s.grid.size and s.site >> cell & 1):
        return NOT_IN_SET
    return HAS_SHRINE if s.built[s.seat] >> cell & 1 else OK


def leaves_room(s: DragonState, more: i64) -> bool:
    """DC-6.6, DC-9.9: one more shrine leaves cells for the tiles in hand and for open duties.

    `more` counts cells that become placeable before the shrine is built.
    """
    left = realm.room(s) + more - 1
    return left >= realm.owed(s) and duties.possible(s, left)


def legal(s: DragonState, found: Found) -> None:
    if is_any_legal(s):
        found.add_cells(actions.BUILD << 14, _free(s))


def is_any_legal(s: DragonState) -> bool:
    return _free(s) != 0 and _why_not_any(s) == OK


def _free(s: DragonState) -> i64:
    """DC-8.2: the cells of this set without a shrine, as bits."""
    return s.site & ~s.built[s.seat]


def build(s: DragonState, cell: i64) -> None:
    """DC-8.3: the shrine stays on top of its stack for good (DC-8.4)."""
    s.allowance -= 1
    stand(s, cell, "build", "DC-8.1")


def stand(s: DragonState, cell: i64, key: str, rule: str) -> None:
    """Move a shrine from the pool to a stack."""
    s.pools[s.seat] -= 1
    s.built[s.seat] |= BIT[cell]
    if s.log is not None:
        s.log.note(key, rule, s.seat, [realm.place_of(s, cell), realm.height(s, s.seat, cell)])
