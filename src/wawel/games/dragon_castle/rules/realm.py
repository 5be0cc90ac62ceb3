"""DC-6 and DC-7.1: realms. Where tiles can lie, and what happens when one is put, lifted or turned."""

from mypy_extensions import i64

from wawel.core.bits import BIT, count
from wawel.games.dragon_castle.components.ids import TYPE
from wawel.games.dragon_castle.model.grid import SEAT_CELLS
from wawel.games.dragon_castle.model.state import DragonState, hand_size
from wawel.games.dragon_castle.rules.spirits import duties


def face_up(s: DragonState, seat: i64) -> i64:
    """Cells with a face-up top, as bits."""
    first = seat * 6
    up = s.up
    return up[first] | up[first + 1] | up[first + 2] | up[first + 3] | up[first + 4] | up[first + 5]


def placeable(s: DragonState, seat: i64) -> i64:
    """DC-6.2: cells that are empty or whose top is face-down without a shrine, as bits."""
    return s.grid.full & ~(face_up(s, seat) | s.built[seat])


def room(s: DragonState) -> i64:
    """DC-6.6: how many tiles the active seat could still place."""
    return count(placeable(s, s.seat))


def owed(s: DragonState) -> i64:
    """DC-6.6: how many placeable cells must be left over by every optional step."""
    return 2 if duties.pair_owed(s) else hand_size(s)


def put(s: DragonState, seat: i64, cell: i64, tile: i64) -> None:
    """DC-6.1, DC-6.5: put a tile face-up on a stack."""
    at = seat * SEAT_CELLS + cell
    s.tall[at] += 1
    s.faces[at] = tile
    s.up[seat * 6 + TYPE[tile]] |= BIT[cell]
    s.down[seat] &= ~BIT[cell]


def put_face_down(s: DragonState, seat: i64, cell: i64) -> None:
    """DC-9.15: put a face-down tile on a stack."""
    s.tall[seat * SEAT_CELLS + cell] += 1
    s.down[seat] |= BIT[cell]


def lift(s: DragonState, seat: i64, cell: i64) -> i64:
    """Lift the top tile of a stack and return it, or 0 if it was face-down. The tile under it is face-down (DC-6.3)."""
    at = seat * SEAT_CELLS + cell
    tile = s.faces[at]
    s.tall[at] -= 1
    if tile:
        s.faces[at] = 0
        s.up[seat * 6 + TYPE[tile]] &= ~BIT[cell]
    if s.tall[at]:
        s.down[seat] |= BIT[cell]
    else:
        s.down[seat] &= ~BIT[cell]
    return tile


def turn(s: DragonState, seat: i64, cells: i64) -> None:
    """DC-1.2: turn face-up tops face-down."""
    type: i64
    first = seat * SEAT_CELLS
    for cell in s.grid.cells:
        if cells >> cell & 1:
            s.faces[first + cell] = 0
    for type in range(seat * 6, seat * 6 + 6):
        s.up[type] &= ~cells
    s.down[seat] |= cells


def height(s: DragonState, seat: i64, cell: i64) -> i64:
    return s.tall[seat * SEAT_CELLS + cell]


def face(s: DragonState, seat: i64, cell: i64) -> i64:
    """The face-up tile on top, or 0."""
    return s.faces[seat * SEAT_CELLS + cell]


def place_of(s: DragonState, cell: i64) -> i64:
    """The number that notes use for a realm cell: row << 4 | column, as in the castle."""
    stride = s.grid.stride
    return cell // stride << 4 | cell % stride
