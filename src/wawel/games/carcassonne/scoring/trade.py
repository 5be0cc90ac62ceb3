"""CA-12.7, CA-12.8: goods."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.components.ids import CITY, GOODS
from wawel.games.carcassonne.model.packing import closed_kind, closed_root, closed_spot, spot_segment, spot_tile
from wawel.games.carcassonne.model.state import CarcassonneState
from wawel.games.carcassonne.model.terrain import goods
from wawel.games.carcassonne.scoring.points import GOODS_SCORED, gain

POINTS: Final = 10  # CA-12.8, per kind


def collect(s: CarcassonneState, closed: vec[i64]) -> None:
    """CA-12.7: the active seat takes a token per symbol in each city completed, CA-16.20: with knights or without."""
    seen = vec[i64]()
    for entry in closed:
        root = closed_root(entry)
        if closed_kind(entry) == CITY and root not in seen:
            seen = append(seen, root)
            _take(s, root, closed_spot(entry))


def _take(s: CarcassonneState, root: i64, spot: i64) -> None:
    kind: i64
    for kind in range(len(GOODS)):
        tokens = goods(s, root, kind)
        if tokens == 0:
            continue
        s.goods[len(GOODS) * s.turn + kind] += tokens
        if s.log is not None:
            cell = s.cells[spot_tile(spot)]
            s.log.note("goods", "CA-12.7", s.turn, [kind, tokens, x_of(cell), y_of(cell), spot_segment(spot)])


def goods_of(s: CarcassonneState, root: i64) -> list[int]:
    """CA-12.7: the symbols of each kind in a city."""
    return [goods(s, root, kind) for kind in range(len(GOODS))]


def pay(s: CarcassonneState) -> None:
    """CA-12.8: for each kind 10 points to whoever has most tokens of it; to all who are tied, to nobody without one."""
    for kind in range(len(GOODS)):
        most = max([tokens_of(s, seat, kind) for seat in range(s.seats)])
        for seat in range(s.seats):
            if most and tokens_of(s, seat, kind) == most:
                gain(s, seat, GOODS_SCORED, POINTS)
                if s.log is not None:
                    s.log.note("goods-points", "CA-12.8", seat, [kind, most, POINTS])


def tokens_of(s: CarcassonneState, seat: i64, kind: i64) -> i64:
    return s.goods[len(GOODS) * seat + kind]
