"""CA-3, CA-6.2 and CA-10.2: the pile, tiles set aside and tiles that fit nowhere."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.core.vectors import total
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import DRAGON_TILE
from wawel.games.carcassonne.model.sharing import own_pile
from wawel.games.carcassonne.model.state import NOWHERE, CarcassonneState
from wawel.games.carcassonne.options import RIVER
from wawel.games.carcassonne.rules import placing, river

NOT_IN_PILE: Final = 31  # CA-3.2
NO_SUCH_SEAT: Final = 32  # CA-3.1
UNDER_RIVER: Final = 33  # CA-13.1

LAYERS: Final = 3


def count(s: CarcassonneState) -> None:
    """How many tiles are in the pile, and which; CA-13.1: in its top layer, if a river lies on it."""
    s.left = total(s.pile)
    s.in_pile = vec[i64](capacity=len(s.pile))
    tile: i64
    for tile in range(len(s.pile)):
        if s.pile[tile]:
            s.in_pile = append(s.in_pile, tile)
    if s.options & RIVER:
        _count_layer(s)


def _count_layer(s: CarcassonneState) -> None:
    """CA-13.1: river tiles come first, then the lake, then all others."""
    top: i64 = LAYERS
    for tile in s.in_pile:
        if _layer(s, tile) < top:
            top = _layer(s, tile)
    found = vec[i64]()
    left: i64 = 0
    for tile in s.in_pile:
        if _layer(s, tile) == top:
            found = append(found, tile)
            left += s.pile[tile]
    s.in_pile = found
    s.under = s.left - left
    s.left = left


def _layer(s: CarcassonneState, tile: i64) -> i64:
    if not river.is_wet(s, tile):
        return 2
    return 1 if tile == s.parts.lake else 0


def why_not_first(s: CarcassonneState, action: int) -> int:
    return OK if actions.value(action) < s.seats else NO_SUCH_SEAT


def why_not(s: CarcassonneState, action: int) -> int:
    tile = actions.value(action)
    if tile >= len(s.pile) or not s.pile[tile]:
        return NOT_IN_PILE
    return OK if tile in s.in_pile else UNDER_RIVER


def extend_first(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    """CA-3.1: any seat may start."""
    seat: i64
    for seat in range(s.seats):
        found = append(found, actions.FIRST | seat)
    return found


def choices(s: CarcassonneState) -> vec[i64]:
    """CA-1.6: nobody knows the order, so any tile left may be next; a DRAW is its tile's number."""
    return s.in_pile[:]


def pick(s: CarcassonneState, draw: i64) -> i64:
    """The tile for a number from 0 to left-1."""
    pile = s.pile
    for tile in s.in_pile:
        draw -= pile[tile]
        if draw < 0:
            return tile
    raise AssertionError("fewer tiles than counted")


def apply(s: CarcassonneState, tile: i64) -> bool:
    """Draw a tile. Tell whether the turn goes on with it; else it was set aside (CA-10.2.1) or discarded (CA-6.2)."""
    own_pile(s)
    s.left -= 1
    s.pile[tile] -= 1
    if s.pile[tile] == 0:
        s.in_pile = remove(s.in_pile, tile)
    if s.left == 0 and s.under:
        count(s)
    if s.dragon == NOWHERE and s.parts.symbols[tile] == DRAGON_TILE:
        s.aside = s.aside[:]
        s.aside[tile] += 1
        if s.log is not None:
            s.log.note("aside", "CA-10.2.1", s.turn, [tile])
        return False
    if not is_placeable(s, tile):
        s.discarded = s.discarded[:]
        s.discarded[tile] += 1
        if s.log is not None:
            s.log.note("discarded", "CA-6.2", s.turn, [tile])
        return False
    s.tile = tile
    if s.log is not None:
        s.log.note("drawn", "CA-6.1", s.turn, [tile])
    return True


def is_placeable(s: CarcassonneState, tile: i64) -> bool:
    """CA-6.2: whether a tile fits anywhere; CA-13.3: a river tile at the end of the river."""
    if s.options & RIVER and river.is_wet(s, tile):
        return river.is_placeable(s, tile)
    return placing.is_placeable(s, tile)


def return_aside(s: CarcassonneState) -> None:
    """CA-10.1.3: with the first volcano all tiles set aside go back to the pile, empty or not."""
    returned = total(s.aside)
    if returned == 0:
        return
    own_pile(s)
    s.aside = s.aside[:]
    tile: i64
    for tile in range(len(s.pile)):
        s.pile[tile] += s.aside[tile]
        s.aside[tile] = 0
    count(s)
    if s.log is not None:
        s.log.note("reshuffled", "CA-10.1.3", TABLE, [returned])
