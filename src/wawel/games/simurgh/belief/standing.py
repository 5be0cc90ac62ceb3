"""What seats have as it stands: goods, vassals and their places in the objectives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.simurgh.belief import columns
from wawel.games.simurgh.belief.columns import WIDTH
from wawel.games.simurgh.belief.purses import owned
from wawel.games.simurgh.components.bundles import PP
from wawel.games.simurgh.model.state import GOODS, SimurghState, total
from wawel.games.simurgh.scoring import final

PLENTY: Final = 4  # of one kind; what is more counts half
NEAR_LIMIT: Final = 4
CLEAR_LEAD: Final = 4.0  # markers ahead that settle an objective


def add_goods(s: SimurghState, seat: i64, found: vec[float]) -> None:
    goods = s.goods
    at, first = WIDTH * seat, seat * GOODS
    found[at + columns.POINTS] = float(goods[first + PP])
    found[at + columns.LEFTOVERS] = float(final.resource_points(s, seat))
    found[at + columns.FOOD] = _kept(goods[first]) + _kept(goods[first + 1])
    found[at + columns.BUILDING] = _kept(goods[first + 2]) + _kept(goods[first + 3])
    found[at + columns.WISDOM] = _kept(goods[first + 4])
    found[at + columns.WEAPONS] = _kept(goods[first + 5])
    over = total(s, seat) - s.parts.limits[s.mode] + NEAR_LIMIT
    if over > 0:
        found[at + columns.SURPLUS] = float(over)  # SI-14.2: it may be lost


def _kept(number: i64) -> float:
    """Goods of one kind: a few of each are useful, a heap is not."""
    return float(number) if number <= PLENTY else float(PLENTY + number) / 2.0


def add_vassals(s: SimurghState, seat: i64, found: vec[float]) -> None:
    at = WIDTH * seat
    found[at + columns.SPEARMEN] = float(owned(s, seat, 0))
    found[at + columns.RIDERS] = float(owned(s, seat, 1))
    found[at + columns.READY] = float(s.free[seat * 2] + s.free[seat * 2 + 1])


def add_objectives(s: SimurghState, found: vec[float]) -> None:
    """SI-15.3: points of the objectives as they stand, and how far ahead or behind a seat is in them."""
    values = vec[i64]([0] * s.seats)
    seat: i64
    for tile in s.objectives:
        if tile == 0:
            continue
        for seat in range(len(values)):
            values[seat] = final.value(s, tile, seat)
        points = s.parts.points[tile]
        for seat in range(len(values)):
            best, ahead = _rivals(values, seat)
            at = WIDTH * seat
            if values[seat] > 0 and ahead < len(points):
                found[at + columns.OBJECTIVES] += float(points[ahead])
            share = float(values[seat] - best) / CLEAR_LEAD
            found[at + columns.LEAD] += float(points[0]) * max(-1.0, min(1.0, share))


def _rivals(values: vec[i64], seat: i64) -> tuple[i64, i64]:
    """The best value of the other seats, and how many are ahead."""
    best: i64 = 0
    ahead: i64 = 0
    other: i64
    for other in range(len(values)):
        if other != seat:
            best = max(best, values[other])
            if values[other] > values[seat]:
                ahead += 1
    return best, ahead
