"""DC-9.9 with DC-9.11 to DC-9.13: which tiles Deception, Depths and Elegance allow, and what they still owe."""

from mypy_extensions import i64

from wawel.games.dragon_castle.components.ids import TYPE
from wawel.games.dragon_castle.model.state import OWED, PICKED, START, DragonState, window
from wawel.games.dragon_castle.rules import castle


def is_second(s: DragonState, cell: i64) -> bool:
    """Whether this tile can be the second of a pair now, regardless of room in the realm."""
    tile = s.tops[cell]
    if tile == 0:
        return False
    if s.deception:
        return cell in castle.beside(s, s.origin, s.origin_level)
    return matches(s, tile) and castle.pickable(s, cell) and (s.elegance != OWED or castle.only_short_free(s, cell))


def matches(s: DragonState, tile: i64) -> bool:
    """DC-1.3, DC-5.3: identical to the tile in hand; DC-9.12: with Depths, of the same type."""
    return TYPE[tile] == TYPE[s.hand] if s.depths else tile == s.hand


def has_second(s: DragonState) -> bool:
    """Whether a second tile is visible."""
    if s.deception:
        return len(castle.beside(s, s.origin, s.origin_level)) > 0
    return any(s.tops[cell] and is_second(s, cell) for cell in s.layout.cells)


def keeps_elegance(s: DragonState, cell: i64, room: i64) -> bool:
    """DC-9.13: after this first pick the tile that Elegance owes can still be taken, judging by visible tiles."""
    if castle.only_short_free(s, cell):
        return True
    return room >= 2 and _frees_twin(s, cell)


def _frees_twin(s: DragonState, cell: i64) -> bool:
    """Whether an identical tile is free on a short side only, once the tile of this cell is gone."""
    tops = s.tops
    tile = tops[cell]
    s.heights[cell] -= 1
    found = False
    for other in s.layout.cells:
        if tops[other] == tile and other != cell and castle.only_short_free(s, other):
            found = True
            break
    s.heights[cell] += 1
    return found


def has_elegant_first(s: DragonState, room: i64) -> bool:
    """DC-9.13: some first pick leaves Elegance its tile."""
    top = castle.top_level(s)
    for cell in s.layout.cells:
        if s.heights[cell] == top and s.tops[cell]:
            if castle.only_short_free(s, cell):
                return True
            if room >= 2 and castle.long_free(s, cell) and _frees_twin(s, cell):
                return True
    return False


def pair_owed(s: DragonState) -> bool:
    """Whether this turn can only be finished as a pair."""
    return window(s) == PICKED and (s.deception or s.depths or s.elegance == OWED)


def possible(s: DragonState, room: i64) -> bool:
    """DC-9.9: every open duty can still be met with this many placeable cells."""
    phase = window(s)
    if phase == START:
        return s.elegance != OWED or has_elegant_first(s, room)
    if phase == PICKED and (s.deception or s.depths or s.elegance == OWED):
        return room >= 2 and has_second(s)
    return True


def possible_without(s: DragonState, cell: i64, room: i64) -> bool:
    """DC-9.9, DC-9.14: the same once the castle tile of this cell is gone; what lies under it is unseen."""
    if not (s.deception or s.depths or s.elegance == OWED):
        return True
    tile = s.tops[cell]
    castle.lower(s, cell)
    kept = possible(s, room)
    castle.restore(s, cell, tile)
    return kept
