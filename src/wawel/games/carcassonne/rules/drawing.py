"""CA-3, CA-6.2 and CA-10.2: the pile, tiles set aside and tiles that fit nowhere."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.core.vectors import total
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import DRAGON_TILE
from wawel.games.carcassonne.model.state import NOWHERE, CarcassonneState
from wawel.games.carcassonne.rules import placing

NOT_IN_PILE: Final = 31  # CA-3.2
NO_SUCH_SEAT: Final = 32  # CA-3.1


def count(s: CarcassonneState) -> None:
    """How many tiles are in the pile, and which."""
    s.left = total(s.pile)
    s.in_pile = vec[i64](capacity=len(s.pile))
    tile: i64
    for tile in range(len(s.pile)):
        if s.pile[tile]:
            s.in_pile = append(s.in_pile, tile)


def why_not_first(s: CarcassonneState, action: int) -> int:
    return OK if actions.value(action) < s.seats else NO_SUCH_SEAT


def why_not(s: CarcassonneState, action: int) -> int:
    tile = actions.value(action)
    return OK if tile < len(s.pile) and s.pile[tile] else NOT_IN_PILE


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
    s.left -= 1
    s.pile[tile] -= 1
    if s.pile[tile] == 0:
        s.in_pile = remove(s.in_pile, tile)
    if s.dragon == NOWHERE and s.parts.symbols[tile] == DRAGON_TILE:
        s.aside[tile] += 1
        if s.log is not None:
            s.log.note("aside", "CA-10.2.1", s.turn, [tile])
        return False
    if not placing.is_placeable(s, tile):
        s.discarded[tile] += 1
        if s.log is not None:
            s.log.note("discarded", "CA-6.2", s.turn, [tile])
        return False
    s.tile = tile
    if s.log is not None:
        s.log.note("drawn", "CA-6.1", s.turn, [tile])
    return True


def return_aside(s: CarcassonneState) -> None:
    """CA-10.1.3: with the first volcano all tiles set aside go back to the pile, empty or not."""
    returned = total(s.aside)
    if returned == 0:
        return
    tile: i64
    for tile in range(len(s.pile)):
        s.pile[tile] += s.aside[tile]
        s.aside[tile] = 0
    count(s)
    if s.log is not None:
        s.log.note("reshuffled", "CA-10.1.3", TABLE, [returned])
