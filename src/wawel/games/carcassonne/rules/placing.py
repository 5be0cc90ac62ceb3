"""CA-4: placing the tile."""

from typing import Final, cast

from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.state import NO_TILE, CarcassonneState
from wawel.games.carcassonne.terrain import lay, need

CELL_TAKEN: Final = 41  # CA-4.2
LIES_APART: Final = 42  # CA-4.2
EDGES_DIFFER: Final = 43  # CA-4.2

ROTATIONS: Final = [[turn for turn in range(4) if bits >> turn & 1] for bits in range(16)]


def is_placeable(s: CarcassonneState, tile: int) -> bool:
    """CA-6.2: whether a tile fits anywhere."""
    fits = s.box.fits[tile]
    return any(fits[entry & 255] for entry in s.free)


def why_not(s: CarcassonneState, action: int) -> int:
    """CA-4.2: free, beside the map, equal letters on every border. CA-4.3: followers never forbid a place."""
    cell = actions.placed_cell(action)
    if cell in s.at:
        return CELL_TAKEN
    wanted = need(s, cell)
    if wanted < 0:
        return LIES_APART
    return OK if s.box.fits[s.tile][wanted] >> actions.rotation(action) & 1 else EDGES_DIFFER


def legal(s: CarcassonneState) -> list[int]:
    """CA-4.5: rotations that look alike are separate choices."""
    fits = s.box.fits[s.tile]
    free, offers = s.free, s.offers
    found: list[object] = []
    place: i64
    for place in range(len(free)):
        entry: i64 = free[place]
        turns: i64 = fits[entry & 255]
        if turns:
            offer = offers[place]
            if turns & 1:
                found.append(offer[0])
            if turns & 2:
                found.append(offer[1])
            if turns & 4:
                found.append(offer[2])
            if turns & 8:
                found.append(offer[3])
    return cast(list[int], found)


def apply(s: CarcassonneState, action: int) -> None:
    """CA-4.1, CA-6.1: the tile lies; what it joins is one feature from now on."""
    cell, turn, tile = actions.placed_cell(action), actions.rotation(action), s.tile
    lay(s, cell, tile * 4 + turn)
    s.tile = NO_TILE
    s.walk = []
    if s.log is not None:
        s.log.note("placed", "CA-4.1", s.turn, [tile, x_of(cell), y_of(cell), turn])
