"""DC-19: what holds in every position; a text that breaks it is no position."""

from typing import Final

from wawel.core.errors import BadPosition
from wawel.games.dragon_castle.components import DESTRUCTION, FAITH, NAMES, TILES
from wawel.games.dragon_castle.geometry import SEAT_CELLS, count, groups
from wawel.games.dragon_castle.rules import choices, setup
from wawel.games.dragon_castle.state import (
    AFTER,
    NO_SPIRIT,
    OVER,
    PICKED,
    PLACING,
    POWER,
    RESOLVE,
    SETUP,
    SHRINES,
    START,
    DragonState,
    hand_size,
    window,
)

INTERRUPTED: Final = (START, PICKED, PLACING, AFTER)


def check(s: DragonState) -> None:
    """BadPosition for the first thing that cannot be."""
    _supplies(s)
    _tiles(s)
    for seat in range(s.seats):
        _realm(s, seat)
    _hand(s)
    _phase(s)
    if s.phase == SETUP and setup.wanted(s) == setup.NOTHING:
        raise BadPosition("nothing is left to draw: the first turn would have begun", "DC-2.7")
    if s.phase not in (SETUP, OVER) and not s.reveal and not choices.legal(s):
        raise BadPosition("nothing can be done: a power or a duty finds no target", "DC-9.9")


def _supplies(s: DragonState) -> None:
    if s.supply < 0 or min(s.pools) < 0:
        raise BadPosition("there are {shrines} shrines", "DC-1.4", {"shrines": s.parts.shrines})
    if s.summons > 2 * s.seats - 1 or min(s.tokens) < 0:
        raise BadPosition(
            "at most {most} tokens can be taken by {seats} seats",
            "DC-11.5",
            {"most": 2 * s.seats - 1, "seats": s.seats},
        )
    if min(s.set_points) < 0:
        raise BadPosition("points of sets are no debts", "DC-7.4")


def _tiles(s: DragonState) -> None:
    """DC-1.1: 116 tiles, four copies of each symbol, and enough unseen ones for what is covered."""
    if s.discarded < 0:
        raise BadPosition("more than 116 tiles", "DC-1.1")
    for tile in range(1, TILES + 1):
        if s.bag[tile] < 0:
            raise BadPosition("there are four copies of {tile}", "DC-1.1", {"tile": NAMES[tile]})
    hidden = [cell for cell in s.layout.cells if s.heights[cell] and not s.tops[cell]]
    covered = sum([s.heights[cell] - 1 for cell in s.layout.cells if s.heights[cell]]) + len(hidden)
    if sum(s.bag) < covered:
        raise BadPosition(
            "{covered} tiles are covered, but only {unseen} are unseen",
            "DC-2.3",
            {"covered": covered, "unseen": sum(s.bag)},
        )
    if s.phase != SETUP and len(hidden) > 1:
        raise BadPosition("only one tile comes to light at a time", "DC-2.3")


def _realm(s: DragonState, seat: int) -> None:
    """DC-7.8: no group of four or more between turns; DC-6.3 and DC-8.2 hold by the form of the text."""
    busy = seat == s.seat and s.phase in (PLACING, RESOLVE, SHRINES, POWER)
    for type in range(seat * 6, seat * 6 + 6):
        if not busy and groups(s.up[type], s.grid.stride, 4):
            raise BadPosition("'realm {seat}' has a set that would be turned already", "DC-7.8", {"seat": seat})
    if s.phase == SETUP and (sum(s.tall) > 0 or s.hand > 0):
        raise BadPosition("realms are empty before the first turn", "DC-2.7")


def _hand(s: DragonState) -> None:
    phase, held = window(s), hand_size(s)
    if phase == PICKED and (held != 1 or not s.origin or not 1 <= s.origin_level <= 3):
        raise BadPosition("'picked' needs one tile in hand and its 'origin', such as 3c4", "DC-5.1")
    if phase == PLACING and held == 0:
        raise BadPosition("'placing' needs a tile in hand", "DC-6.1")
    if phase not in (PICKED, PLACING) and held:
        raise BadPosition("a tile in hand belongs to 'picked' or 'placing'", "DC-4.4")
    if s.placed and held != 1:
        raise BadPosition("'placed' means that one of two tiles is still in hand", "DC-6.1")
    room = s.grid.full & ~s.built[s.seat]
    for type in range(s.seat * 6, s.seat * 6 + 6):
        room &= ~s.up[type]
    if phase == PLACING and count(room) < held:
        raise BadPosition("every tile in hand needs a placeable cell", "DC-6.6")


def _phase(s: DragonState) -> None:
    inside = s.phase in (RESOLVE, SHRINES, POWER)
    if s.base not in INTERRUPTED or (not inside and s.base != START):
        raise BadPosition("'after' is the phase that a spirit or a set interrupted", "DC-4.8")
    if (s.phase == POWER) != (s.power != NO_SPIRIT):
        raise BadPosition("'power' is the spirit that wants its target, in the phase 'power' only", "DC-9.3")
    if s.power != NO_SPIRIT and (s.power < DESTRUCTION or not s.used >> s.power & 1):
        raise BadPosition("the spirit of 'power' is in play, used, and has a target", "DC-9.3")
    if s.used & ~s.spirits:
        raise BadPosition("only spirits in play are used", "DC-9.1")
    if s.phase == RESOLVE and not s.checking:
        raise BadPosition("'resolve' is a check point: checking: yes", "DC-4.8")
    if not inside and s.checking:
        raise BadPosition("a check point is open in 'resolve', 'shrines' and 'power' only", "DC-4.8")
    _site(s)
    if s.phase == OVER and s.summons < s.seats:
        raise BadPosition("the game ends after as many summons as seats", "DC-11.3")


def _site(s: DragonState) -> None:
    if bool(s.site) != (s.phase == SHRINES or s.power == FAITH):
        raise BadPosition("'site' is the set just turned, in the phase 'shrines'", "DC-8.1")
    if s.site & ~s.down[s.seat] or not 0 <= s.allowance <= 2:
        raise BadPosition("a site has face-down tops and an allowance of 0 to 2", "DC-8.1")
    for mark in s.turned:
        if mark >> 6 > s.tall[s.seat * SEAT_CELLS + (mark & 63)] or mark >> 6 == 0:
            raise BadPosition("'turned' names tiles of the own realm, level and cell", "DC-9.20")
    if not 0 <= s.moved <= s.grid.size or (s.moved and s.phase != POWER):
        raise BadPosition("'moved' belongs to Strength and Wind", "DC-9.15")
