"""DC-10: the ten dragon cards, each with the items that make up its points."""

from typing import Final

from wawel.core.bits import BIT, count, members
from wawel.core.game import Item
from wawel.games.dragon_castle.components.ids import (
    BRAVERY,
    DRAGONS,
    FACTIONS,
    HARMONY,
    HUMILITY,
    KNOWLEDGE,
    MAJESTY,
    MIGHT,
    NUMBER,
    PIETY,
    RIGHTEOUSNESS,
    TRANQUILITY,
    TYPE,
    VALOR,
)
from wawel.games.dragon_castle.model.grid import SEAT_CELLS, groups, spread
from wawel.games.dragon_castle.model.state import DragonState

HIGH: Final = 3  # DC-10.2: from this level up
FULL_LINE: Final = 2  # DC-10.5
AHEAD: Final = 2  # DC-10.8
LEVEL: Final = 1  # DC-10.8
MIRRORED_CASTLE: Final = 4  # DC-10.9
MIRRORED_SHRINES: Final = 2  # DC-10.9
PICTURE: Final = 2  # DC-10.10


def parts(s: DragonState, seat: int, card: int) -> list[Item]:
    """What a card is worth to a seat now, item by item; only Might lists items without points: lost comparisons."""
    if card == TRANQUILITY:
        return _counted("tranquility", "DC-10.1", tranquility(s, seat))
    if card == MAJESTY:
        return majesty(s, seat)
    if card == BRAVERY:
        return _counted("bravery", "DC-10.3", bravery(s, seat))
    if card == HUMILITY:
        return _counted("humility", "DC-10.4", humility(s, seat))
    if card == RIGHTEOUSNESS:
        return righteousness(s, seat)
    if card == VALOR:
        return _counted("valor", "DC-10.6", count(s.built[seat] & s.grid.border))
    if card == PIETY:
        return _counted("piety", "DC-10.7", piety(s, seat))
    if card == MIGHT:
        return might(s, seat)
    if card == HARMONY:
        return harmony(s, seat)
    assert card == KNOWLEDGE
    return knowledge(s, seat)


def value(s: DragonState, seat: int, card: int) -> int:
    """The points of a card for a seat, if the game ended now."""
    return sum([item.points for item in parts(s, seat, card)])


def _counted(key: str, rule: str, number: int) -> list[Item]:
    return [Item(key, rule, number, number, [])] if number else []


def tranquility(s: DragonState, seat: int) -> int:
    """DC-10.1: one point for every connected group of face-down tops, with or without a shrine."""
    return len(groups(s.down[seat], s.grid.stride, 1))


def majesty(s: DragonState, seat: int) -> list[Item]:
    """DC-10.2: per faction the highest number on a face-up tile from level three up."""
    found: list[Item] = []
    for faction in range(FACTIONS):
        best = 0
        for cell in members(s.up[seat * 6 + faction]):
            at = seat * SEAT_CELLS + cell
            if s.tall[at] >= HIGH:
                best = max(best, NUMBER[s.faces[at]])
        if best:
            found.append(Item("majesty", "DC-10.2", 1, best, [faction]))
    return found


def bravery(s: DragonState, seat: int) -> int:
    """DC-10.3: one point for every stack strictly higher than all adjacent ones; shrines add no height."""
    found = 0
    for cell in s.grid.cells:
        own = s.tall[seat * SEAT_CELLS + cell]
        if own and all(s.tall[seat * SEAT_CELLS + other] < own for other in s.grid.near(cell)):
            found += 1
    return found


def humility(s: DragonState, seat: int) -> int:
    """DC-10.4: one point for every shrine whose stack has a strictly higher one beside it."""
    found = 0
    for cell in members(s.built[seat]):
        own = s.tall[seat * SEAT_CELLS + cell]
        if any(s.tall[seat * SEAT_CELLS + other] > own for other in s.grid.near(cell)):
            found += 1
    return found


def righteousness(s: DragonState, seat: int) -> list[Item]:
    """DC-10.5: the best row and the best column, one point per shrine and two more for a full line."""
    built, grid = s.built[seat], s.grid
    if not built:
        return []
    row, column = _best_line(built, grid.row_bits), _best_line(built, grid.column_bits)
    found = _line("righteousness-row", built, grid.row_bits[row], row + 1)
    return found + _line("righteousness-column", built, grid.column_bits[column], column)


def _best_line(built: int, lines: list[int]) -> int:
    """The first of the lines with the most shrines. Lines of one kind are equally long, so a full one wins."""
    shrines = [count(built & line) for line in lines]
    return shrines.index(max(shrines))


def _line(key: str, built: int, line: int, name: int) -> list[Item]:
    """The shrines of a line, then the bonus if it is full. `name` is its name in the arguments."""
    shrines = count(built & line)
    found = [Item(key, "DC-10.5", shrines, shrines, [name])]
    if built & line == line:
        found.append(Item(f"{key}-full", "DC-10.5", 1, FULL_LINE, [name]))
    return found


def piety(s: DragonState, seat: int) -> int:
    """DC-10.7: one point for every shrine with a face-up dragon tile beside it."""
    dragons = s.up[seat * 6 + DRAGONS]
    return count(s.built[seat] & spread(dragons, s.grid.full, s.grid.stride) & ~dragons)


def strongest(s: DragonState, seat: int, faction: int) -> int:
    """DC-10.8: the greatest sum of numbers in one group of a faction; 0 without a face-up tile of it."""
    best = 0
    for group in groups(s.up[seat * 6 + faction], s.grid.stride, 1):
        best = max(best, sum([NUMBER[s.faces[seat * SEAT_CELLS + cell]] for cell in members(group)]))
    return best


def might(s: DragonState, seat: int) -> list[Item]:
    """DC-10.8: per faction and neighbour two points for a greater sum, one for an equal one, none without a tile.

    Lost comparisons are listed too, so that all of them can be followed neighbour by neighbour.
    """
    neighbours = [(seat + 1) % s.seats]
    if s.seats > 2:
        neighbours.append((seat - 1) % s.seats)
    found: list[Item] = []
    for faction in range(FACTIONS):
        own = strongest(s, seat, faction)
        for other in neighbours:
            theirs = strongest(s, other, faction)
            if own or theirs:
                points = AHEAD if own > theirs else LEVEL if own == theirs else 0
                found.append(Item("might", "DC-10.8", 1, points, [faction, other, own, theirs]))
    return found


def harmony(s: DragonState, seat: int) -> list[Item]:
    """DC-10.9: per middle line four points for mirrored heights and, independently, two for mirrored shrines."""
    found: list[Item] = []
    first = seat * SEAT_CELLS
    tiles = s.down[seat] | _face_up(s, seat)
    for axis in range(2):
        castle, shrines = tiles != 0, s.built[seat] != 0
        for cell in s.grid.cells:
            mirror = s.grid.mirror(cell, axis == 0)
            same = s.tall[first + cell] == s.tall[first + mirror]
            castle = castle and same
            if s.built[seat] >> cell & 1:
                shrines = shrines and same and s.built[seat] >> mirror & 1 == 1
        if castle:
            found.append(Item("harmony-castle", "DC-10.9", 1, MIRRORED_CASTLE, [axis]))
        if shrines:
            found.append(Item("harmony-shrines", "DC-10.9", 1, MIRRORED_SHRINES, [axis]))
    return found


def _face_up(s: DragonState, seat: int) -> int:
    bits = 0
    for type in range(seat * 6, seat * 6 + 6):
        bits |= s.up[type]
    return bits


def knowledge(s: DragonState, seat: int) -> list[Item]:
    """DC-10.10: two points for every different picture on face-up special tiles (AMB-18)."""
    seen = 0
    for cell in members(_face_up(s, seat)):
        tile = s.faces[seat * SEAT_CELLS + cell]
        if TYPE[tile] >= FACTIONS:
            seen |= BIT[tile]
    pictures = count(seen)
    return [Item("knowledge", "DC-10.10", pictures, PICTURE * pictures, [])] if pictures else []
