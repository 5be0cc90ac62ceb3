"""CA-4: placing the tile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import PLACE, x_of, y_of
from wawel.games.carcassonne.model.packing import NEED, NEED_BITS
from wawel.games.carcassonne.model.state import NO_TILE, NOWHERE, CarcassonneState, tile_at
from wawel.games.carcassonne.model.terrain import lay, need

CELL_TAKEN: Final = 41  # CA-4.2
LIES_APART: Final = 42  # CA-4.2
EDGES_DIFFER: Final = 43  # CA-4.2


def is_placeable(s: CarcassonneState, tile: i64) -> bool:
    """CA-6.2: whether a tile fits anywhere."""
    all_turns = s.parts.turns
    first = tile << NEED_BITS
    return any(all_turns[first | free & NEED] for free in s.free)


def why_not(s: CarcassonneState, action: i64) -> int:
    """CA-4.2: free, beside the map, equal letters on every border. CA-4.3: followers never forbid a place."""
    cell = actions.placed_cell(action)
    if tile_at(s, cell) != NOWHERE:
        return CELL_TAKEN
    wanted = need(s, cell)
    if wanted < 0:
        return LIES_APART
    return OK if s.parts.fits[s.tile][wanted] >> actions.rotation(action) & 1 else EDGES_DIFFER


def choices(s: CarcassonneState) -> vec[i64]:
    """CA-4.5: rotations that look alike are separate choices."""
    all_turns = s.parts.turns
    first = s.tile << NEED_BITS
    found = vec[i64]([0] * (count(s) + 3))
    place: i64 = 0
    for free in s.free:
        turns = all_turns[first | free & NEED]
        if turns:
            cell = PLACE | free >> NEED_BITS << 2
            found[place] = cell | (turns >> 3 & 3)  # always write all four; the next cell overwrites the spare ones:
            found[place + 1] = cell | (turns >> 5 & 3)  # faster than asking how many there are
            found[place + 2] = cell | (turns >> 7 & 3)
            found[place + 3] = cell | (turns >> 9 & 3)
            place += turns & 7
    return found[:place]


def count(s: CarcassonneState) -> i64:
    """How many choices there are."""
    all_turns = s.parts.turns
    first = s.tile << NEED_BITS
    found: i64 = 0
    for free in s.free:
        found += all_turns[first | free & NEED] & 7
    return found


def pick(s: CarcassonneState, place: i64) -> i64:
    """The choice with this index."""
    all_turns = s.parts.turns
    first = s.tile << NEED_BITS
    for free in s.free:
        turns = all_turns[first | free & NEED]
        if place < turns & 7:
            return PLACE | free >> NEED_BITS << 2 | (turns >> 3 + 2 * place & 3)
        place -= turns & 7
    raise AssertionError("fewer choices than counted")


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-4.1, CA-6.1: the tile is on the map; what it joins is one feature from now on."""
    cell, turn, tile = actions.placed_cell(action), actions.rotation(action), s.tile
    lay(s, cell, tile * 4 + turn)
    s.tile = NO_TILE
    if len(s.walk):
        s.walk = vec[i64]()
    if s.log is not None:
        s.log.note("placed", "CA-4.1", s.turn, [tile, x_of(cell), y_of(cell), turn])
