"""DC-9.15: the Spirit of Strength."""

from typing import Final

from mypy_extensions import i64

from wawel.core.bits import BIT, lowest, members
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import placing, realm

NOTHING_THERE: Final = 115  # DC-9.15
UNDER_SHRINE: Final = 116  # DC-9.15
SAME_TILE: Final = 117  # DC-9.15
SAME_CELL: Final = 118  # DC-9.15
ONE_AT_LEAST: Final = 119  # DC-9.15


def possible(s: DragonState, gone: i64) -> bool:
    """Some tile without a shrine can go to some other cell, once the tile of `gone` has paid."""
    movable = _movable(s)
    if gone and realm.height(s, s.seat, lowest(gone)) == 1:
        movable &= ~gone
    return _is_any(movable, realm.placeable(s, s.seat) | gone)


def _movable(s: DragonState) -> i64:
    """Cells whose top has no shrine and was not just moved, as bits."""
    tops = (realm.face_up(s, s.seat) | s.down[s.seat]) & ~s.built[s.seat]
    return tops & ~BIT[s.moved - 1] if s.moved else tops


def _is_any(movable: i64, free: i64) -> bool:
    """Whether one of these tiles can go to another of the free cells."""
    return movable != 0 and free != 0 and not (movable == free and free & (free - 1) == 0)


def why_not(s: DragonState, start: i64, end: i64) -> i64:
    """The top of a stack, without a shrine, to another placeable cell; the second time a different tile."""
    code = _why_not_from(s, start)
    if code != OK:
        return code
    if start == end:
        return SAME_CELL
    return placing.why_not_cell(s, end)


def _why_not_from(s: DragonState, cell: i64) -> i64:
    if cell >= s.grid.size or not (s.grid.full >> cell & 1 and realm.height(s, s.seat, cell)):
        return NOTHING_THERE
    if s.built[s.seat] >> cell & 1:
        return UNDER_SHRINE
    return SAME_TILE if s.moved == cell + 1 else OK


def why_not_done(s: DragonState) -> i64:
    """AMB-21: at least one tile."""
    return OK if s.moved else ONE_AT_LEAST


def legal(s: DragonState, found: Found) -> None:
    if s.moved:
        found.add(actions.pack(actions.DONE, 0, 0))
    free = realm.placeable(s, s.seat)
    for start in members(_movable(s)):
        found.add_cells(actions.pack(actions.MOVE, start, 0), free & ~BIT[start])


def apply(s: DragonState, start: i64, end: i64) -> bool:
    """The tile keeps its facing; a tile turned this turn remains one (DC-9.20). Return whether the power is done."""
    seat = s.seat
    mark = realm.height(s, seat, start) << 6 | start
    tile = realm.lift(s, seat, start)
    if tile:
        realm.put(s, seat, end, tile)
    else:
        realm.put_face_down(s, seat, end)
        for place in range(len(s.turned)):
            if s.turned[place] == mark:
                s.turned[place] = realm.height(s, seat, end) << 6 | end
                break
    if s.log is not None:
        places = [realm.place_of(s, start), realm.place_of(s, end)]
        if tile:
            s.log.note("moved", "DC-9.15", seat, [tile, *places])
        else:
            s.log.note("moved-back", "DC-9.15", seat, places)
    second = s.moved > 0
    s.moved = end + 1
    return second or not _is_any(_movable(s), realm.placeable(s, seat))
