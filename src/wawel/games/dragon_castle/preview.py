"""Sets that are due, and sets that a placement would complete: for boards that show them before the click."""

from typing import TypedDict

from wawel.games.dragon_castle.components import DRAGONS, NAMES, TYPE, TYPES
from wawel.games.dragon_castle.geometry import count, flood, members
from wawel.games.dragon_castle.notation import realm_name
from wawel.games.dragon_castle.rules import realm, sets
from wawel.games.dragon_castle.state import PLACING, RESOLVE, DragonState


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


def _told(s: DragonState, cells: int, type: int) -> SetView:
    bonus = s.parts.dragon_bonus if type == DRAGONS else 0
    return {
        "type": TYPES[type],
        "cells": [realm_name(s.grid, cell) for cell in members(cells)],
        "points": sets.points(s, count(cells)) + bonus,
        "shrines": s.parts.allowance[type],
    }


def pending_sets(s: DragonState) -> list[SetView]:
    """DC-7.2: the sets that wait to be turned."""
    if s.phase != RESOLVE:
        return []
    return [_told(s, group, sets.type_of(s, group)) for group in sets.pending(s)]


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
                        "set": _told(s, group, type),
                        "due": s.hand2 == 0,
                    }
                )
    return found
