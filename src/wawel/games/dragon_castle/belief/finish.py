"""How a turn that has begun may end: in the plainest way, so that bots can judge a position in the middle of a turn."""

from typing import Final

from mypy_extensions import i64

from wawel.core.bits import BIT, count, lowest
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.components.ids import TYPE
from wawel.games.dragon_castle.model.grid import SEAT_CELLS, flood, spread
from wawel.games.dragon_castle.model.state import AFTER, PICKED, PLACING, RESOLVE, SHRINES, START, DragonState
from wawel.games.dragon_castle.rules import act, flow, realm, sets, shrines
from wawel.games.dragon_castle.rules.spirits import duties

HIGH: Final = 3  # DC-8.6: higher stacks are worth no more


def finish(s: DragonState) -> None:
    """Finish the turn of the active seat plainly: a pair if there is one, tiles where they join the most."""
    seat = s.seat
    while s.seat == seat and s.phase != START:
        s.reveal = 0  # what was covered stays unknown
        if s.phase == PICKED:
            flow.apply(s, _plain_action(s))
        elif s.phase == PLACING:
            flow.apply(s, _plain_place(s))
        elif s.phase == RESOLVE:
            flow.apply(s, actions.SET << 14 | lowest(sets.pending(s)[0]))
        elif s.phase == SHRINES:
            flow.apply(s, _plain_shrine(s))
        elif s.phase == AFTER:
            flow.apply(s, actions.END << 14)
        else:
            return
    s.reveal = 0


def _plain_action(s: DragonState) -> i64:
    """DC-5.3 to DC-5.5: a pair rather than a shrine, a shrine rather than a point."""
    if realm.room(s) >= 2:
        owed = duties.pair_owed(s)
        for cell in s.layout.cells:
            if (owed or s.tops[cell] == s.hand) and duties.is_second(s, cell):
                return actions.PAIR << 14 | cell
    if act.why_not_shrine(s) == OK:
        return actions.SHRINE << 14
    return actions.DISCARD << 14


def _plain_place(s: DragonState) -> i64:
    """DC-6.1: the tile goes where it joins most tiles of its type, onto a high stack if there is one."""
    up = s.up[s.seat * 6 + TYPE[s.hand]]
    free = realm.placeable(s, s.seat)
    near = spread(up, free, s.grid.stride)
    best: i64 = -1
    found: i64 = 0
    left = near if near else free
    while left:
        cell = lowest(left)
        left &= left - 1
        size = count(flood(BIT[cell], up | BIT[cell], s.grid.stride))
        rank = size * 4 + min(HIGH, s.tall[s.seat * SEAT_CELLS + cell])
        if rank > best:
            best = rank
            found = cell
    return actions.pack(actions.PLACE, s.hand, found)


def _plain_shrine(s: DragonState) -> i64:
    """DC-8.6: shrines go onto the highest stacks of the set."""
    if not shrines.is_any_legal(s):
        return actions.DONE << 14
    left = s.site & ~s.built[s.seat]
    best = lowest(left)
    while left:
        cell = lowest(left)
        left &= left - 1
        if s.tall[s.seat * SEAT_CELLS + cell] > s.tall[s.seat * SEAT_CELLS + best]:
            best = cell
    return actions.BUILD << 14 | best
