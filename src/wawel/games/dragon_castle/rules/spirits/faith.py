"""DC-9.20: the Spirit of Faith."""

from typing import Final

from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import realm, shrines

NOT_TURNED: Final = 132  # DC-9.20


def possible(s: DragonState, gone: i64) -> bool:
    """After paying, a shrine is left in the pool, and a tile from this turn's sets to put it on."""
    left = s.pools[s.seat] - (gone == 0)
    return left > 0 and sites(s, gone) != 0 and shrines.leaves_room(s, gone > 0)


def sites(s: DragonState, gone: i64) -> i64:
    """AMB-23: tops without a shrine that were consolidated this turn, once the tile of `gone` has paid; as bits."""
    found: i64 = 0
    for mark in s.turned:
        cell = mark & 63
        level = mark >> 6
        if realm.height(s, s.seat, cell) - (gone >> cell & 1) == level:
            found |= BIT[cell]
    return found & ~s.built[s.seat]


def why_not(s: DragonState, cell: i64) -> i64:
    if cell >= s.grid.size:
        return NOT_TURNED
    if s.built[s.seat] >> cell & 1:
        return shrines.HAS_SHRINE
    return OK if sites(s, 0) >> cell & 1 else NOT_TURNED


def legal(s: DragonState, found: Found) -> None:
    found.add_cells(actions.FAITH << 14, sites(s, 0))


def apply(s: DragonState, cell: i64) -> None:
    """AMB-20: one more shrine than the allowance."""
    shrines.stand(s, cell, "faith", "DC-9.20")
