"""Sets that can be turned now, and sets that a placement would complete: for boards that show them before the click."""

from typing import TypedDict

from wawel.core.bits import BIT, count, lowest, members
from wawel.games.dragon_castle.actions import x, y
from wawel.games.dragon_castle.components.ids import BEAUTY, CHANGE, CLEVERNESS, DRAGONS, NAMES, NUMBER, TYPE, TYPES
from wawel.games.dragon_castle.model.grid import flood
from wawel.games.dragon_castle.model.state import PLACING, POWER, RESOLVE, DragonState
from wawel.games.dragon_castle.notation import realm_name
from wawel.games.dragon_castle.rules import choices, realm, sets
from wawel.games.dragon_castle.rules.spirits import conversion


class SetView(TypedDict):
    """A set: the type it counts as, or its number; its cells; what it pays now; how many shrines it may carry."""

    type: str | None
    number: int | None
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


class ChangeView(TypedDict):
    """DC-9.17: the set that a special tile makes as another type."""

    cell: str
    type: str
    set: SetView


def _set_view(s: DragonState, cells: int, type: int) -> SetView:
    bonus = s.parts.dragon_bonus if type == DRAGONS else 0
    size = max(count(cells), sets.SMALLEST)  # three tiles pay as much as four, DC-9.19
    return {
        "type": TYPES[type],
        "number": None,
        "cells": [realm_name(s.grid, cell) for cell in members(cells)],
        "points": sets.points(s, size) + bonus,
        "shrines": s.parts.allowance[type],
    }


def _by_number(s: DragonState, cells: int) -> SetView:
    """DC-9.18: as many shrines as dragons, and their bonus."""
    view = _set_view(s, cells, DRAGONS)
    view["type"] = None
    view["number"] = NUMBER[realm.face(s, s.seat, lowest(cells))]
    return view


def turnable_sets(s: DragonState) -> list[SetView]:
    """DC-7.2: the sets that wait to be turned; DC-9.18, DC-9.19: those that Beauty or Cleverness can choose."""
    if s.phase == RESOLVE:
        return [_set_view(s, group, sets.type_of(s, group)) for group in sets.pending(s)]
    if s.phase == POWER and s.power == BEAUTY:
        return [_by_number(s, group) for group in conversion.by_number(s, 0)]
    if s.phase == POWER and s.power == CLEVERNESS:
        return [_set_view(s, group, sets.type_of(s, group)) for group in conversion.threes(s, 0)]
    return []


def changes(s: DragonState) -> list[ChangeView]:
    """DC-9.17: every target of Change while it wants one."""
    found: list[ChangeView] = []
    if s.phase == POWER and s.power == CHANGE:
        for action in choices.legal(s):
            cell, type = x(action), y(action)
            view = _set_view(s, conversion.changed(s, cell, type), type)
            found.append({"cell": realm_name(s.grid, cell), "type": TYPES[type], "set": view})
    return found


def previews(s: DragonState) -> list[PreviewView]:
    """Every placement of the active seat that makes a group of four or more."""
    found: list[PreviewView] = []
    if s.phase != PLACING:
        return found
    for tile in sorted({tile for tile in (s.hand, s.hand2) if tile}):
        type = TYPE[tile]
        bits = s.up[s.seat * 6 + type]
        for cell in members(realm.placeable(s, s.seat)):
            group = flood(BIT[cell], bits | BIT[cell], s.grid.stride)
            if count(group) >= sets.SMALLEST:
                found.append(
                    {
                        "tile": NAMES[tile],
                        "cell": realm_name(s.grid, cell),
                        "level": realm.height(s, s.seat, cell) + 1,
                        "set": _set_view(s, group, type),
                        "due": s.hand2 == 0,
                    }
                )
    return found
