"""DC-9.17 to DC-9.19: Change, Beauty and Cleverness turn sets of their own kind."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from wawel.core.bits import BIT, count, lowest, members
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.components.ids import BEAUTY, CHANGE, FACTIONS, NUMBER
from wawel.games.dragon_castle.model.grid import flood, groups, sort
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import realm
from wawel.games.dragon_castle.rules.sets import CLEVER, SMALLEST

NOT_SPECIAL: Final = 126  # DC-9.17
OWN_TYPE: Final = 127  # DC-9.17
TOO_SMALL: Final = 128  # DC-9.17
OWN_PENDING: Final = 129  # DC-9.17
NOT_BY_NUMBER: Final = 130  # DC-9.18
NOT_THREE: Final = 131  # DC-9.19


def possible(s: DragonState, spirit: i64, gone: i64) -> bool:
    """Whether the power finds a set once the tile of `gone` has paid."""
    if spirit == CHANGE:
        return _can_change(s, gone)
    return len(by_number(s, gone) if spirit == BEAUTY else threes(s, gone)) > 0


def is_near(s: DragonState, spirit: i64) -> bool:
    """A quick look: without enough tiles of a kind no payment can help, because paying removes tiles."""
    if spirit == CHANGE:
        return _can_change(s, 0)
    if spirit == BEAUTY:
        return len(by_number(s, 0)) > 0
    type: i64
    first = s.seat * 6
    for type in range(first, first + 6):
        bits = s.up[type]
        if bits and count(bits) >= CLEVER and len(groups(bits, s.grid.stride, CLEVER)):
            return True
    return False


# DC-9.17 Change


def _can_change(s: DragonState, gone: i64) -> bool:
    type: i64
    own: i64
    first = s.seat * 6
    for type in range(6):
        bits = s.up[first + type] & ~gone
        if bits and count(bits) >= SMALLEST - 1:
            for own in range(FACTIONS, 6):
                if own != type and _changes_any(s, bits, own, s.up[first + own] & ~gone):
                    return True
    return False


def _changes_any(s: DragonState, bits: i64, own: i64, specials: i64) -> bool:
    """Whether one of these tiles of type `own` makes a set by counting as one of `bits`."""
    while specials:
        cell = lowest(specials)
        if not _is_own_pending(s, own, cell) and _changed(s, bits, cell):
            return True
        specials &= specials - 1
    return False


def _changed(s: DragonState, bits: i64, cell: i64) -> i64:
    """The group of a tile that counts as one of `bits`; 0 if it is not a set."""
    group = flood(BIT[cell], bits | BIT[cell], s.grid.stride)
    if count(group) >= SMALLEST:
        return group
    return 0


def _is_own_pending(s: DragonState, type: i64, cell: i64) -> bool:
    """At a check point a tile of a pending set of its own type cannot change (AMB-9)."""
    return s.checking and count(flood(BIT[cell], s.up[s.seat * 6 + type], s.grid.stride)) >= SMALLEST


def changed(s: DragonState, cell: i64, type: i64) -> i64:
    """The set that this tile makes as another type, as bits."""
    return _changed(s, s.up[s.seat * 6 + type], cell)


def why_not_change(s: DragonState, cell: i64, type: i64) -> i64:
    """A face-up special tile that as another type belongs to a set of four or more."""
    special: i64
    own: i64 = -1
    for special in range(FACTIONS, 6):
        if cell < s.grid.size and s.up[s.seat * 6 + special] >> cell & 1:
            own = special
    if own < 0:
        return NOT_SPECIAL
    if own == type or type >= 6:
        return OWN_TYPE
    if _is_own_pending(s, own, cell):
        return OWN_PENDING
    return OK if changed(s, cell, type) else TOO_SMALL


def legal_changes(s: DragonState, found: Found) -> None:
    type: i64
    first = s.seat * 6
    specials = members(s.up[first + 3] | s.up[first + 4] | s.up[first + 5])
    for type in range(6):
        if count(s.up[first + type]) >= SMALLEST - 1:
            for cell in specials:
                if why_not_change(s, cell, type) == OK:
                    found.add(actions.pack(actions.CHANGE, type, cell))


# DC-9.18 Beauty


def by_number(s: DragonState, gone: i64) -> vec[i64]:
    """Every group of four or more face-up faction tiles of one number, factions mixed, as bits."""
    first = s.seat * 6
    factions = (s.up[first] | s.up[first + 1] | s.up[first + 2]) & ~gone
    found = vec[i64]()
    if count(factions) < SMALLEST:
        return found
    numbers = vec[i64]([0] * 7)
    while factions:
        numbers[NUMBER[realm.face(s, s.seat, lowest(factions))]] |= factions & -factions
        factions &= factions - 1
    for bits in numbers:
        if bits and count(bits) >= SMALLEST:
            found = extend(found, groups(bits, s.grid.stride, SMALLEST))
    sort(found)
    return found


# DC-9.19 Cleverness


def threes(s: DragonState, gone: i64) -> vec[i64]:
    """Every group of exactly three tiles of one type, as bits."""
    type: i64
    found = vec[i64]()
    first = s.seat * 6
    for type in range(first, first + 6):
        bits = s.up[type] & ~gone
        if bits and count(bits) >= CLEVER:
            for group in groups(bits, s.grid.stride, CLEVER):
                if count(group) == CLEVER:
                    found = append(found, group)
    sort(found)
    return found


def candidates(s: DragonState, spirit: i64) -> vec[i64]:
    """AMB-22: the whole groups that Beauty or Cleverness can turn."""
    return by_number(s, 0) if spirit == BEAUTY else threes(s, 0)


def why_not_set(s: DragonState, spirit: i64, cell: i64) -> i64:
    """A set is named by its first cell."""
    for group in candidates(s, spirit):
        if lowest(group) == cell:
            return OK
    return NOT_BY_NUMBER if spirit == BEAUTY else NOT_THREE


def legal_sets(s: DragonState, spirit: i64, found: Found) -> None:
    for group in candidates(s, spirit):
        found.add(actions.pack(actions.SET, 0, lowest(group)))


def tell_change(s: DragonState, cell: i64, type: i64) -> None:
    """DC-9.17: which tile counts as what."""
    if s.log is not None:
        s.log.note("changed", "DC-9.17", s.seat, [realm.face(s, s.seat, cell), realm.place_of(s, cell), type])
