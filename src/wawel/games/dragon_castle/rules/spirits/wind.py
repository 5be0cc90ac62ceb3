"""DC-9.16: the Spirit of Wind."""

from typing import Final

from mypy_extensions import i64

from wawel.core.bits import BIT, lowest, members
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import realm

TURNED_ONE: Final = 121  # DC-9.16
TURN_FACE_UP: Final = 122  # DC-9.16
NO_BUILT: Final = 123  # DC-9.16
ONTO_FACE_DOWN: Final = 124  # DC-9.16
ONTO_SHRINE: Final = 125  # DC-9.16


def possible(s: DragonState, gone: i64) -> bool:
    """A built shrine, and a face-down tile without one or a tile that can be turned face-down."""
    seat = s.seat
    if not s.built[seat]:
        return False
    if s.down[seat] & ~s.built[seat] or realm.face_up(s, seat) & ~gone:
        return True
    return gone > 0 and realm.height(s, seat, lowest(gone)) > 1


def why_not_turn(s: DragonState, cell: i64) -> i64:
    """One face-up tile may be turned first; it is not consolidated."""
    if s.moved:
        return TURNED_ONE
    return OK if cell < s.grid.size and realm.face_up(s, s.seat) >> cell & 1 else TURN_FACE_UP


def why_not_shift(s: DragonState, start: i64, end: i64) -> i64:
    """AMB-12: a built shrine goes to any other face-down top without a shrine."""
    if start >= s.grid.size or not s.built[s.seat] >> start & 1:
        return NO_BUILT
    if end >= s.grid.size or not s.down[s.seat] >> end & 1:
        return ONTO_FACE_DOWN
    return ONTO_SHRINE if s.built[s.seat] >> end & 1 else OK


def legal(s: DragonState, found: Found) -> None:
    if not s.moved:
        found.add_cells(actions.TURN << 14, realm.face_up(s, s.seat))
    ends = s.down[s.seat] & ~s.built[s.seat]
    for start in members(s.built[s.seat]):
        found.add_cells(actions.pack(actions.SHIFT, start, 0), ends)


def mildest(s: DragonState) -> i64:
    """DC-4.10: turn nothing if a shrine can move anyway, and move the shrine to where it is worth most."""
    found = Found()
    legal(s, found)
    moves = [action for action in found.all() if actions.kind(action) == actions.SHIFT]
    if not moves:
        return found.at(0)
    gains = [_worth(s, actions.x(move)) - _worth(s, actions.y(move)) for move in moves]
    return moves[gains.index(max(gains))]


def _worth(s: DragonState, cell: i64) -> i64:
    """DC-8.6: the points of a shrine on this stack."""
    return s.parts.shrine_points[min(len(s.parts.shrine_points) - 1, realm.height(s, s.seat, cell))]


def turn(s: DragonState, cell: i64) -> None:
    tile = realm.face(s, s.seat, cell)
    realm.turn(s, s.seat, BIT[cell])
    s.moved = 1
    if s.log is not None:
        s.log.note("turned", "DC-9.16", s.seat, [tile, realm.place_of(s, cell)])


def shift(s: DragonState, start: i64, end: i64) -> None:
    s.built[s.seat] = s.built[s.seat] & ~BIT[start] | BIT[end]
    if s.log is not None:
        s.log.note("shifted", "DC-9.16", s.seat, [realm.place_of(s, start), realm.place_of(s, end)])
