"""Sets that are due, and sets that a placement would complete: for boards that show them before the click."""

from typing import TypedDict

from wawel.games.dragon_castle.components import BEAUTY, CLEVERNESS, DRAGONS, NAMES, TYPE, TYPES
from wawel.games.dragon_castle.geometry import count, flood, members
from wawel.games.dragon_castle.notation import realm_name
from wawel.games.dragon_castle.rules import conversion, realm, sets
from wawel.games.dragon_castle.state import PLACING, POWER, RESOLVE, DragonState


class SetView(TypedDict):
    """A set: what it counts as, its cells, what it pays now and how many shrines it may carry."""

    type: str
    cells: list[str]
    points: int
    shrines: int


class PreviewView(TypedDict):
    """DC-6.7: what placing this tile here completes; `due` unless another tile is still in hand."""

    tile: str
    cell: str
    level: int
    set: SetView
    due: bool


def _told(s: DragonState, cells: int, type: int, how: int) -> SetView:
    size = max(count(cells), sets.SMALLEST)
    bonus = s.parts.dragon_bonus if type == DRAGONS or how == sets.BY_NUMBER else 0
    return {
        "type": TYPES[type],
        "cells": [realm_name(s.grid, cell) for cell in members(cells)],
        "points": sets.points(s, size) + bonus,
        "shrines": s.parts.allowance[DRAGONS if how == sets.BY_NUMBER else type],
    }


def pending_sets(s: DragonState) -> list[SetView]:
    """DC-7.2: the sets that wait to be turned; DC-9.18, DC-9.19: those that a spirit at work can turn."""
    if s.phase == RESOLVE:
        return [_told(s, group, sets.type_of(s, group), sets.PLAIN) for group in sets.pending(s)]
    if s.phase == POWER and s.power in (BEAUTY, CLEVERNESS):
        how = sets.BY_NUMBER if s.power == BEAUTY else sets.OF_THREE
        return [_told(s, group, sets.type_of(s, group), how) for group in conversion.candidates(s, s.power)]
    return []


def previews(s: DragonState) -> list[PreviewView]:
    """Every placement of the active seat that makes a group of four or more."""
    found: list[PreviewView] = []
    if s.phase != PLACING:
        return found
    for tile in sorted({tile for tile in (s.hand, s.hand2) if tile}):
        type = TYPE[tile]
        bits = s.up[s.seat * 6 + type]
        for cell in members(realm.placeable(s, s.seat)):
            group = flood(1 << cell, bits | 1 << cell, s.grid.stride)
            if count(group) >= sets.SMALLEST:
                found.append(
                    {
                        "tile": NAMES[tile],
                        "cell": realm_name(s.grid, cell),
                        "level": realm.height(s, s.seat, cell) + 1,
                        "set": _told(s, group, type, sets.PLAIN),
                        "due": s.hand2 == 0,
                    }
                )
    return found
