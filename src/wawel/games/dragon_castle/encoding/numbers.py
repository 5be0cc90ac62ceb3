"""Every decision has a number: kind after kind in the order of actions.py, and of each kind what it can name.

Castle cells are counted along the layout, realm cells along the rows. Spirits that cannot be in play have no numbers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import POOL, pack
from wawel.games.dragon_castle.components.ids import (
    CARDS,
    CHANGE,
    DESTRUCTION,
    FAITH,
    STRENGTH,
    TILES,
    TYPES,
    WIND,
)
from wawel.games.dragon_castle.components.layouts import Layout
from wawel.games.dragon_castle.model.grid import Grid

# the kinds of action that only a spirit brings, and that spirit
BROUGHT: Final = {
    actions.DESTROY: DESTRUCTION,
    actions.MOVE: STRENGTH,
    actions.TURN: WIND,
    actions.SHIFT: WIND,
    actions.CHANGE: CHANGE,
    actions.FAITH: FAITH,
}


def numbered(layout: Layout, grid: Grid, spirits: i64) -> vec[i64]:
    """All actions of seats at a table with this castle, such realms and these spirits (as bits), ascending."""
    found = vec[i64]()
    castle: list[int] = list(layout.cells)
    realm: list[int] = list(grid.cells)
    for kind in range(actions.TILE):  # what chance does comes after these
        if kind in BROUGHT and not spirits >> BROUGHT[kind] & 1:
            continue
        for y in _named(kind, realm, spirits):
            for x in _cells(kind, castle, realm):
                found = append(found, pack(kind, y, x))
    return found


def _named(kind: int, realm: list[int], spirits: i64) -> list[int]:
    """What the field `y` of a kind can be."""
    if kind == actions.PLACE:
        return list(range(1, TILES + 1))
    if kind == actions.SPIRIT:
        return [card for card in range(CARDS) if spirits >> card & 1]
    if kind == actions.MOVE or kind == actions.SHIFT:
        return realm
    return list(range(len(TYPES))) if kind == actions.CHANGE else [0]


def _cells(kind: int, castle: list[int], realm: list[int]) -> list[int]:
    """What the field `x` of a kind can be."""
    if kind in (actions.SHRINE, actions.DISCARD, actions.SUMMON, actions.DONE, actions.END):
        return [0]
    if kind in (actions.TAKE, actions.PAIR, actions.DESTROY):
        return castle
    return [*realm, POOL] if kind == actions.SPIRIT else realm
