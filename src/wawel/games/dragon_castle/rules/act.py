"""DC-5: taking tiles, finishing the action, summoning the dragon."""

from typing import Final

from mypy_extensions import i64

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.model.state import MET, OWED, DragonState, is_last_round
from wawel.games.dragon_castle.rules import castle, realm
from wawel.games.dragon_castle.rules.spirits import duties

NOT_TOP_LEVEL: Final = 51  # DC-5.1
NOT_IDENTICAL: Final = 53  # DC-5.3
NO_SHRINE_LEFT: Final = 54  # DC-5.4
SUMMON_CLOSED: Final = 56  # DC-5.6
NO_ROOM: Final = 66  # DC-6.6
NOT_BESIDE: Final = 111  # DC-9.11
NOT_OF_TYPE: Final = 112  # DC-9.12
ELEGANCE_OWED: Final = 113  # DC-9.13
PAIR_OWED: Final = 109  # DC-9.9


def why_not_take(s: DragonState, cell: i64) -> i64:
    """DC-5.1: an available tile of the top level; DC-9.13: one that leaves Elegance its tile."""
    code = castle.why_not_pickable(s, cell)
    if code != OK:
        return code
    if s.heights[cell] != castle.top_level(s):
        return NOT_TOP_LEVEL
    return OK if _suits_elegance(s, cell) else ELEGANCE_OWED


def _suits_elegance(s: DragonState, cell: i64) -> bool:
    return s.elegance != OWED or duties.keeps_elegance(s, cell, realm.room(s))


def take_all(s: DragonState, found: Found) -> None:
    """Every legal first pick."""
    top = castle.top_level(s)
    heights = s.heights
    any_suits = s.elegance != OWED
    for cell in s.layout.cells:
        if heights[cell] == top and castle.pickable(s, cell) and (any_suits or _suits_elegance(s, cell)):
            found.add(actions.TAKE << 14 | cell)


def take(s: DragonState, cell: i64) -> None:
    """DC-5.1: the first tile goes to the hand. DC-4.5: the seat sees what it covered before choosing how to use it."""
    if s.elegance == OWED and castle.only_short_free(s, cell):
        s.elegance = MET
    s.origin = cell
    s.origin_level = s.heights[cell]
    s.hand = castle.remove(s, cell)
    if s.log is not None:
        s.log.note("take", "DC-5.1", s.seat, [s.hand, cell - 17, s.origin_level])


def why_not_pair(s: DragonState, cell: i64) -> i64:
    """DC-5.2, DC-5.3: a second available tile, identical, on any level; there must be room for both (DC-6.6)."""
    if not 0 <= cell < len(s.heights) or s.heights[cell] == 0:
        return castle.NO_TILE
    if not duties.is_second(s, cell):
        return _why_not_second(s, cell)
    return OK if realm.room(s) >= 2 else NO_ROOM


def _why_not_second(s: DragonState, cell: i64) -> i64:
    if s.deception:
        return NOT_BESIDE
    if not duties.matches(s, s.tops[cell]):
        return NOT_OF_TYPE if s.depths else NOT_IDENTICAL
    code = castle.why_not_pickable(s, cell)
    return code if code != OK else ELEGANCE_OWED


def pair_all(s: DragonState, found: Found) -> None:
    """Every legal second pick. DC-5.8: none of them is compulsory."""
    if realm.room(s) < 2:
        return
    wide = s.deception or s.depths  # otherwise only identical tiles need a closer look
    tops, hand = s.tops, s.hand
    for cell in s.layout.cells:
        if (tops[cell] == hand or wide) and duties.is_second(s, cell):
            found.add(actions.PAIR << 14 | cell)


def pair(s: DragonState, cell: i64) -> None:
    """DC-5.3: the second tile goes to the hand; this turn's duties are met."""
    level = s.heights[cell]
    if s.elegance == OWED:
        s.elegance = MET
    s.hand2 = castle.remove(s, cell)
    s.deception = False
    s.depths = False
    if s.log is not None:
        s.log.note("pair", "DC-5.3", s.seat, [s.hand2, cell - 17, level])


def why_not_shrine(s: DragonState) -> i64:
    """DC-5.4: a shrine must be left in the general supply (AMB-6), and a cell for the tile."""
    if duties.pair_owed(s):
        return PAIR_OWED
    if s.supply == 0:
        return NO_SHRINE_LEFT
    return OK if realm.room(s) >= 1 else NO_ROOM


def shrine(s: DragonState) -> None:
    """DC-5.4: one shrine goes from the general supply to the seat's pool."""
    s.supply -= 1
    s.pools[s.seat] += 1
    if s.log is not None:
        s.log.note("shrine", "DC-5.4", s.seat, [s.hand, s.pools[s.seat]])


def why_not_discard(s: DragonState) -> i64:
    return PAIR_OWED if duties.pair_owed(s) else OK


def discard(s: DragonState) -> None:
    """DC-5.5: the tile leaves the game (DC-1.5) for a point."""
    tile = s.hand
    s.hand = 0
    s.discarded += 1
    s.discards[s.seat] += 1
    if s.log is not None:
        s.log.note("discard", "DC-5.5", s.seat, [tile, s.parts.discard_points])


def why_not_summon(s: DragonState) -> i64:
    """DC-5.6, DC-5.7: only when no stack is higher than one, at the moment of choosing (AMB-17)."""
    if castle.top_level(s) > 1:
        return SUMMON_CLOSED
    return ELEGANCE_OWED if s.elegance == OWED else OK


def summon(s: DragonState) -> None:
    """DC-11.2: the rightmost token of the track. DC-11.3: the exclamation mark starts the last round."""
    s.summons += 1
    s.tokens[s.seat] += 1
    if s.log is not None:
        s.log.note("summon", "DC-5.6", s.seat, [s.tokens[s.seat]])
        if s.summons == s.seats and is_last_round(s):
            s.log.note("last-round", "DC-11.3", TABLE, [])
