"""DC-9.20: the Spirit of Faith."""

from typing import Final

from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.rules import realm, shrines
from wawel.games.dragon_castle.state import DragonState

NOT_TURNED: Final = 132  # DC-9.20


def possible(s: DragonState, gone: int) -> bool:
    """After paying, a shrine is left in the pool, and a tile of this turn's sets to carry it."""
    left = s.pools[s.seat] - (gone == 0)
    return left > 0 and sites(s, gone) != 0 and shrines.leaves_room(s, int(gone > 0))


def sites(s: DragonState, gone: int) -> int:
    """AMB-23: tops without a shrine that were consolidated this turn, once the tile of `gone` has paid; as bits."""
    found = 0
    for mark in s.turned:
        cell = mark & 63
        level = mark >> 6
        if realm.height(s, s.seat, cell) - (gone >> cell & 1) == level:
            found |= 1 << cell
    return found & ~s.built[s.seat]


def why_not(s: DragonState, cell: int) -> int:
    if cell < s.grid.size and s.built[s.seat] >> cell & 1:
        return shrines.HAS_SHRINE
    return OK if sites(s, 0) >> cell & 1 else NOT_TURNED


def legal(s: DragonState) -> list[int]:
    found = sites(s, 0)
    return [actions.pack(actions.FAITH, 0, cell) for cell in s.grid.cells if found >> cell & 1]


def apply(s: DragonState, cell: int) -> None:
    """AMB-20: one more shrine than the allowance."""
    shrines.stand(s, cell, "faith", "DC-9.20")
