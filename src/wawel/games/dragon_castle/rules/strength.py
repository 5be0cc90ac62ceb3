"""DC-9.15: the Spirit of Strength."""

from typing import Final

from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.geometry import lowest
from wawel.games.dragon_castle.rules import placing, realm
from wawel.games.dragon_castle.state import DragonState

NOTHING_THERE: Final = 115  # DC-9.15
UNDER_SHRINE: Final = 116  # DC-9.15
SAME_TILE: Final = 117  # DC-9.15
SAME_CELL: Final = 118  # DC-9.15
ONE_AT_LEAST: Final = 119  # DC-9.15


def possible(s: DragonState, gone: int) -> bool:
    """Some tile without a shrine can go to some other cell, once the tile of `gone` has paid."""
    seat = s.seat
    free = realm.placeable(s, seat) | gone
    movable = (realm.face_up(s, seat) | s.down[seat]) & ~s.built[seat]
    if gone and realm.height(s, seat, lowest(gone)) == 1:
        movable &= ~gone
    return movable != 0 and free != 0 and not (movable == free and free & (free - 1) == 0)


def why_not(s: DragonState, start: int, end: int) -> int:
    """The top of a stack, without a shrine, to another placeable cell; the second time another tile."""
    code = _why_not_from(s, start)
    if code != OK:
        return code
    if start == end:
        return SAME_CELL
    return placing.why_not_cell(s, end)


def _why_not_from(s: DragonState, cell: int) -> int:
    if cell >= s.grid.size or not (s.grid.full >> cell & 1 and realm.height(s, s.seat, cell)):
        return NOTHING_THERE
    if s.built[s.seat] >> cell & 1:
        return UNDER_SHRINE
    return SAME_TILE if s.moved == cell + 1 else OK


def why_not_done(s: DragonState) -> int:
    """AMB-21: one tile at least."""
    return OK if s.moved else ONE_AT_LEAST


def legal(s: DragonState) -> list[int]:
    found: list[int] = [actions.pack(actions.DONE, 0, 0)] if s.moved else []
    free = [cell for cell in s.grid.cells if placing.why_not_cell(s, cell) == OK]
    for start in s.grid.cells:
        if _why_not_from(s, start) == OK:
            move = actions.pack(actions.MOVE, start, 0)
            for end in free:
                if end != start:
                    found.append(move | end)
    return found


def apply(s: DragonState, start: int, end: int) -> bool:
    """The tile keeps its facing; a tile turned this turn stays one (DC-9.20). Whether the power is done."""
    seat = s.seat
    mark = realm.height(s, seat, start) << 6 | start
    tile = realm.lift(s, seat, start)
    if tile:
        realm.put(s, seat, end, tile)
    else:
        realm.put_face_down(s, seat, end)
        if mark in s.turned:
            s.turned[s.turned.index(mark)] = realm.height(s, seat, end) << 6 | end
    if s.log is not None:
        places = [realm.place_of(s, start), realm.place_of(s, end)]
        if tile:
            s.log.note("moved", "DC-9.15", seat, [tile, *places])
        else:
            s.log.note("moved-back", "DC-9.15", seat, places)
    second = s.moved > 0
    s.moved = end + 1
    return second or len(legal(s)) == 1
