"""DC-6: placing tiles in the seat's realm."""

from typing import Final

from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import realm

NOT_IN_HAND: Final = 61  # DC-6.1
NO_CELL: Final = 62  # DC-6.2
ON_FACE_UP: Final = 63  # DC-6.3
ON_SHRINE: Final = 64  # DC-6.3


def why_not_cell(s: DragonState, cell: i64) -> i64:
    """DC-6.2, DC-6.3: an empty cell, or a face-down top without a shrine. DC-6.4: of any height."""
    if not (0 <= cell < s.grid.size and s.grid.full >> cell & 1):
        return NO_CELL
    if s.built[s.seat] >> cell & 1:
        return ON_SHRINE
    return ON_FACE_UP if realm.face(s, s.seat, cell) else OK


def why_not(s: DragonState, tile: i64, cell: i64) -> i64:
    """DC-6.1: a tile from the hand, on a placeable cell."""
    if tile == 0 or (tile != s.hand and tile != s.hand2):
        return NOT_IN_HAND
    return why_not_cell(s, cell)


def legal(s: DragonState, found: Found) -> None:
    """Each different tile in hand on each placeable cell."""
    if s.hand2 and s.hand2 < s.hand:
        _onto(s, found, s.hand2)
    _onto(s, found, s.hand)
    if s.hand2 > s.hand:
        _onto(s, found, s.hand2)


def _onto(s: DragonState, found: Found, tile: i64) -> None:
    found.add_cells(actions.pack(actions.PLACE, tile, 0), realm.placeable(s, s.seat))


def apply(s: DragonState, tile: i64, cell: i64) -> None:
    """DC-6.1: place one tile face-up; the other one, if any, stays in hand."""
    if tile == s.hand:
        s.hand = s.hand2
    s.hand2 = 0
    s.placed = s.hand > 0
    realm.put(s, s.seat, cell, tile)
    if s.log is not None:
        level = realm.height(s, s.seat, cell)
        s.log.note("place", "DC-6.1", s.seat, [tile, realm.place_of(s, cell), level])
