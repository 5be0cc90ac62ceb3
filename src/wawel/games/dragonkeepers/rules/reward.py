"""DK-6: what a set brings, strictly in the printed order: crest, reward, amulets and pearls."""

from librt.vecs import append, pop
from mypy_extensions import i64

from wawel.games.dragonkeepers.components.ids import (
    BLACK_DRAGON,
    BLUE,
    COLOURS,
    CRYSTAL,
    EGG,
    FRAGMENT_HIGH,
    FRAGMENT_LOW,
    RED,
)
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import count_held, hold, pearl
from wawel.games.dragonkeepers.model.state import NONE, KeepersState
from wawel.games.dragonkeepers.model.table import amulets, gain


def give(parts: Components, s: KeepersState, seat: i64, number: i64, crown: bool) -> None:
    """DK-6.2, DK-6.3: the crest, then the items of the number from left to right; one that has run out is skipped."""
    _crest(s, seat)
    for item in parts.rewards[number - 1]:
        if item <= FRAGMENT_HIGH:
            _fragment(parts, s, seat, item == FRAGMENT_HIGH or crown)
        elif item == BLACK_DRAGON:
            _black(parts, s, seat)
        elif item == CRYSTAL:
            _crystal(s, seat)
        else:
            _egg(parts, s, seat)


def is_last(parts: Components, s: KeepersState) -> bool:
    """DK-6.6, DK-7.1: whether enough amulets are complete; asked only after the whole reward."""
    return amulets(parts, s) >= parts.amulets[s.seats]


def _crest(s: KeepersState, seat: i64) -> None:
    """DK-6.2: four colours in front and no crest yet: the most valuable crest left. DK-10.7: black is not a colour."""
    if s.rows[(seat + 1) * COLOURS - 1] == NONE or s.crests[seat] or len(s.crests_left) == 0:
        return
    s.crests_left, crest = pop(s.crests_left, 0)
    s.crests[seat] = crest
    if s.log is not None:
        s.log.note("crest", "DK-6.2", seat, [s.crests[seat]])


def lowest(s: KeepersState) -> i64:
    """Index of the lowest value left, NONE if there is none."""
    place: i64
    for place in range(len(s.fragments)):
        if s.fragments[place]:
            return place
    return NONE


def highest(s: KeepersState) -> i64:
    """Index of the highest value left, NONE if there is none."""
    place = len(s.fragments) - 1
    while place >= 0 and s.fragments[place] == 0:
        place -= 1
    return place


def _fragment(parts: Components, s: KeepersState, seat: i64, high: bool) -> None:
    """DK-6.4: the lowest or highest value left at this moment; the third of a ring completes an amulet.

    DK-7.6: with one fragment in every reward they cannot run out; DK-11.16: another data file may give more.
    """
    place = highest(s) if high else lowest(s)
    if place == NONE:
        _skip(s, seat, FRAGMENT_HIGH if high else FRAGMENT_LOW)
        return
    s.fragments[place] -= 1
    s.rings = append(s.rings, hold(place, seat))
    ring = count_held(s.rings, seat) % parts.ring
    if s.log is not None:
        s.log.note("fragment", "DK-6.4", seat, [parts.values[place], ring])
    if ring == 0:
        _amulet(parts, s, seat)


def _amulet(parts: Components, s: KeepersState, seat: i64) -> None:
    """DK-6.4, DK-11.6: a pearl, red while there is one. Nobody knows its value before the end."""
    colour: i64 = RED if s.pearls_left[RED] else BLUE
    if s.log is not None:
        s.log.note("amulet", "DK-6.4", seat, [amulets(parts, s), parts.amulets[s.seats]])
    if s.pearls_left[colour]:
        s.pearls_left[colour] -= 1
        s.pearls = append(s.pearls, hold(pearl(colour, NONE), seat))
        if s.log is not None:
            s.log.note("pearl", "DK-6.4", seat, [colour])


def _black(parts: Components, s: KeepersState, seat: i64) -> None:
    """DK-6.5: it goes to the hand and can be used from the next decision on."""
    if not s.black:
        _skip(s, seat, BLACK_DRAGON)
        return
    s.black -= 1
    gain(parts, s, seat, parts.black)
    if s.log is not None:
        s.log.note("black-dragon", "DK-6.5", seat, [])


def _crystal(s: KeepersState, seat: i64) -> None:
    if not s.crystals_left:
        _skip(s, seat, CRYSTAL)
        return
    s.crystals_left -= 1
    s.crystals[seat] += 1
    if s.log is not None:
        s.log.note("crystal", "DK-6.3", seat, [])


def _egg(parts: Components, s: KeepersState, seat: i64) -> None:
    """DK-6.3; DK-8.1: it is worth its points from now on."""
    if not s.eggs_left:
        _skip(s, seat, EGG)
        return
    s.eggs_left -= 1
    s.eggs[seat] += 1
    if s.log is not None:
        s.log.note("egg", "DK-6.3", seat, [parts.egg])


def _skip(s: KeepersState, seat: i64, item: i64) -> None:
    """DK-6.3, DK-10.6: an item that has run out is not given."""
    if s.log is not None:
        s.log.note("run-out", "DK-6.3", seat, [item])
