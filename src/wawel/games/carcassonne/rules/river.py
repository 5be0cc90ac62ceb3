"""CA-13: the river goes on from its open end until the lake."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import PLACE
from wawel.games.carcassonne.components.ids import SEGMENTS, WATER
from wawel.games.carcassonne.model.state import NOWHERE, PLACE_RIVER, CarcassonneState, last, tile_at
from wawel.games.carcassonne.options import RIVER_FREE
from wawel.games.carcassonne.rules.placing import CELL_TAKEN, EDGES_DIFFER

NOT_RIVERS_END: Final = 44  # CA-13.3
RIVER_TURNS_BACK: Final = 45  # CA-13.4
RIVER_WOULD_STOP: Final = 46  # CA-13.4

W: Final = 4  # the letter of a river in EDGES


def is_wet(s: CarcassonneState, tile: i64) -> bool:
    """Whether a tile shows the river."""
    return s.parts.kinds[tile * SEGMENTS + s.parts.segments[tile]] == WATER


def laid(s: CarcassonneState) -> None:
    """CA-13.3: where the river goes on after the tile just placed, and how it turned last."""
    number = last(s)
    if not is_wet(s, s.turned[number] >> 2):
        return
    cell = s.cells[number]
    came = _source(s, cell)
    leaves = _exit(s, s.turned[number], came)
    s.river = NOWHERE if leaves < 0 else cell + s.parts.steps[leaves]
    turn = _turn(came, leaves)
    if turn:
        s.bend = turn


def _source(s: CarcassonneState, cell: i64) -> i64:
    """The side on which a neighbour's river flows into a cell, or -1."""
    side: i64
    for side in range(4):
        beside = tile_at(s, cell + s.parts.steps[side])
        if beside != NOWHERE and s.parts.letters[s.turned[beside] * 4 + (side ^ 2)] == W:
            return side
    return -1


def _exit(s: CarcassonneState, turned: i64, came: i64) -> i64:
    """The other side of a tile that the river touches, or -1: it ends in the lake."""
    side: i64
    for side in range(4):
        if side != came and s.parts.letters[turned * 4 + side] == W:
            return side
    return -1


def _turn(came: i64, leaves: i64) -> i64:
    """1 for a bend to the right, -1 to the left, 0 straight on or at an end."""
    if came < 0 or leaves < 0 or leaves == came ^ 2:
        return 0
    return -1 if (came + 1) & 3 == leaves else 1


def why_not(s: CarcassonneState, action: i64) -> i64:
    """CA-4.4, CA-13.3: only at the open end of the river."""
    cell = actions.placed_cell(action)
    if tile_at(s, cell) != NOWHERE:
        return CELL_TAKEN
    if cell != s.river:
        return NOT_RIVERS_END
    return _why_not_turned(s, s.tile * 4 + actions.rotation(action))


def _why_not_turned(s: CarcassonneState, turned: i64) -> i64:
    """CA-4.2: equal letters. CA-13.4: the river may not turn back, or must be able to go on."""
    if not _matches(s, s.river, turned, NOWHERE):
        return EDGES_DIFFER
    came = _source(s, s.river)
    leaves = _exit(s, turned, came)
    if leaves < 0:
        return OK
    if s.options & RIVER_FREE:
        return OK if _goes_on(s, turned >> 2, leaves) else RIVER_WOULD_STOP
    turn = _turn(came, leaves)
    return RIVER_TURNS_BACK if turn and turn == s.bend else OK


def _matches(s: CarcassonneState, cell: i64, turned: i64, flows: i64) -> bool:
    """Whether all borders of a tile in a cell have equal letters; on the side `flows` a river comes in anyway."""
    side: i64
    for side in range(4):
        letter = s.parts.letters[turned * 4 + side]
        if side == flows:
            if letter != W:
                return False
            continue
        beside = tile_at(s, cell + s.parts.steps[side])
        if beside != NOWHERE and s.parts.letters[s.turned[beside] * 4 + (side ^ 2)] != letter:
            return False
    return True


def _goes_on(s: CarcassonneState, tile: i64, leaves: i64) -> bool:
    """CA-13.4, free: whether the next cell is empty and a river tile that is still to come fits there."""
    cell = s.river + s.parts.steps[leaves]
    if tile_at(s, cell) != NOWHERE:
        return False
    other: i64
    turn: i64
    for other in range(len(s.pile)):
        if s.pile[other] and is_wet(s, other):
            for turn in range(4):
                if _matches(s, cell, other * 4 + turn, leaves ^ 2):
                    return True
    return False


def flows(s: CarcassonneState) -> bool:
    """Whether the river is to go on: it has an open end, and a river tile is drawn or still to come."""
    return s.river != NOWHERE and (s.phase == PLACE_RIVER or still_to_come(s) > 0)


def still_to_come(s: CarcassonneState) -> int:
    """River tiles in the pile that fit at the end of the river."""
    tiles = [tile for tile in range(len(s.pile)) if s.pile[tile] and is_wet(s, tile)]
    return sum([s.pile[tile] for tile in tiles if is_placeable(s, tile)])


def is_placeable(s: CarcassonneState, tile: i64) -> bool:
    """CA-6.2: whether a river tile fits; with bends that alternate every one does."""
    return any(_why_not_turned(s, tile * 4 + turn) == OK for turn in range(4))


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    """CA-4.5: every rotation that fits at the end of the river."""
    turn: i64
    for turn in range(4):
        if _why_not_turned(s, s.tile * 4 + turn) == OK:
            found = append(found, PLACE | s.river << 2 | turn)
    return found
