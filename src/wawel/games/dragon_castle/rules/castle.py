"""DC-3: the castle. Which tiles are free, on which level, and taking one away."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.dragon_castle.components.layouts import STRIDE
from wawel.games.dragon_castle.model.state import NOT_ACTIVE, DragonState

NO_TILE: Final = 31  # DC-3.1
BLOCKED: Final = 35  # DC-3.5
BLOCKED_ALL: Final = 36  # DC-9.13


def top_level(s: DragonState) -> i64:
    """DC-3.7: the greatest height of any stack; 0 for an empty castle."""
    if s.stacks[3]:
        return 3
    if s.stacks[2]:
        return 2
    if s.stacks[1]:
        return 1
    return 0


def long_free(s: DragonState, cell: i64) -> bool:
    """DC-3.2, DC-3.3, DC-3.5: nothing on the same level left or right of the top tile."""
    heights = s.heights
    height = heights[cell]
    return heights[cell - 1] < height or heights[cell + 1] < height


def short_free(s: DragonState, cell: i64) -> bool:
    """DC-3.2, DC-3.3: nothing on the same level above or below the top tile."""
    heights = s.heights
    height = heights[cell]
    return heights[cell - STRIDE] < height or heights[cell + STRIDE] < height


def only_short_free(s: DragonState, cell: i64) -> bool:
    """DC-9.13: what only the Spirit of Elegance permits (AMB-11)."""
    return s.heights[cell] > 0 and not long_free(s, cell) and short_free(s, cell)


def available(s: DragonState, cell: i64) -> bool:
    """DC-3.5: a tile is there, on top of its stack (DC-3.4), with a free long side."""
    return s.heights[cell] > 0 and long_free(s, cell)


def pickable(s: DragonState, cell: i64) -> bool:
    """DC-3.5, DC-9.13: available or, with Elegance, free on a short side."""
    if s.heights[cell] == 0:
        return False
    return long_free(s, cell) or (s.elegance != NOT_ACTIVE and short_free(s, cell))


def why_not_pickable(s: DragonState, cell: i64) -> i64:
    if not 0 <= cell < len(s.heights) or s.heights[cell] == 0:
        return NO_TILE
    if pickable(s, cell):
        return OK
    return BLOCKED if s.elegance == NOT_ACTIVE else BLOCKED_ALL


def beside(s: DragonState, cell: i64, level: i64) -> vec[i64]:
    """DC-3.6: cells whose tile on this level shares a side with it, ascending."""
    around = vec[i64]([cell - STRIDE, cell - 1, cell + 1, cell + STRIDE])
    return vec[i64]([other for other in around if s.heights[other] == level])


def remove(s: DragonState, cell: i64) -> i64:
    """DC-3.1, DC-3.9: take away and return the top tile; what it covered is revealed next (DC-2.3)."""
    tile = s.tops[cell]
    lower(s, cell)
    s.left -= 1
    if s.heights[cell]:
        s.reveal = cell
        if s.log is not None:
            s.log.seal("DC-4.3")
    return tile


def lower(s: DragonState, cell: i64) -> None:
    """Take the top tile off a stack without revealing what lies below."""
    height = s.heights[cell]
    s.heights[cell] = height - 1
    s.tops[cell] = 0
    s.stacks[height] -= 1
    s.stacks[height - 1] += 1


def restore(s: DragonState, cell: i64, tile: i64) -> None:
    """The inverse: put the tile back on top."""
    height = s.heights[cell] + 1
    s.heights[cell] = height
    s.tops[cell] = tile
    s.stacks[height] += 1
    s.stacks[height - 1] -= 1
