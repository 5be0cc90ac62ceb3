"""DC-7: consolidation. Finding sets, turning them, banking their points."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from wawel.core.bits import count, lowest, members
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.components.ids import DRAGONS, NUMBER
from wawel.games.dragon_castle.model.grid import groups, sort
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import realm

NOT_PENDING: Final = 72  # DC-7.2
SMALLEST: Final = 4  # DC-7.2
CLEVER: Final = 3  # DC-9.19
PLAIN: Final = 0  # how a set came about
BY_NUMBER: Final = 1  # DC-9.18
OF_THREE: Final = 2  # DC-9.19


def pending(s: DragonState) -> vec[i64]:
    """DC-7.1, DC-7.2: every group of four or more of one type, as bits, ascending by first cell."""
    type: i64
    found = vec[i64]()
    first = s.seat * 6
    for type in range(first, first + 6):
        bits = s.up[type]
        if bits and count(bits) >= SMALLEST:
            found = extend(found, groups(bits, s.grid.stride, SMALLEST))
    sort(found)
    return found


def all_pending(s: DragonState) -> i64:
    """The cells of all pending sets, as bits."""
    bits: i64 = 0
    for group in pending(s):
        bits |= group
    return bits


def type_of(s: DragonState, cells: i64) -> i64:
    """The type of a group."""
    type: i64
    cell = lowest(cells)
    first = s.seat * 6
    for type in range(6):
        if s.up[first + type] >> cell & 1:
            return type
    raise AssertionError("a group has a type")


def why_not(s: DragonState, cell: i64) -> i64:
    """DC-7.5: the player chooses which pending set comes next; a set is named by its first cell."""
    for group in pending(s):
        if lowest(group) == cell:
            return OK
    return NOT_PENDING


def legal(s: DragonState, found: Found) -> None:
    for group in pending(s):
        found.add(actions.pack(actions.SET, 0, lowest(group)))


def points(s: DragonState, size: i64) -> i64:
    """DC-7.4: by size; every tile above eight is worth one more."""
    table = s.parts.set_points
    last = len(table) - 1
    return table[size] if size <= last else table[last] + size - last


def consolidate(s: DragonState, cells: i64, type: i64, how: i64) -> None:
    """DC-7.3: turn the set, bank its points, offer shrines (DC-8.1). `type` is what the set counts as."""
    size = count(cells)
    gain = points(s, size) if how != OF_THREE else s.parts.set_points[SMALLEST]
    number = NUMBER[realm.face(s, s.seat, lowest(cells))]
    realm.turn(s, s.seat, cells)
    for cell in members(cells):
        s.turned = append(s.turned, realm.height(s, s.seat, cell) << 6 | cell)
    s.sets[s.seat] += 1
    s.set_points[s.seat] += gain
    s.site = cells
    s.allowance = s.parts.allowance[DRAGONS if how == BY_NUMBER else type]
    if s.log is not None:
        places = [realm.place_of(s, cell) for cell in members(cells)]
        if how == BY_NUMBER:
            s.log.note("set-number", "DC-9.18", s.seat, [number, size, gain, *places])
        else:
            s.log.note("set", "DC-7.4" if how == PLAIN else "DC-9.19", s.seat, [type, size, gain, *places])
    if how == BY_NUMBER:
        s.beauty_sets[s.seat] += 1
        if s.log is not None:
            s.log.note("bonus-beauty", "DC-9.18", s.seat, [s.parts.dragon_bonus])
    elif type == DRAGONS:
        s.dragon_sets[s.seat] += 1
        if s.log is not None:
            s.log.note("bonus-dragons", "DC-7.3", s.seat, [s.parts.dragon_bonus])
