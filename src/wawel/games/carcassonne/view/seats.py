"""The seats in a view: points, and what each has at home."""

from typing import NotRequired, TypedDict

from wawel.games.carcassonne.actions import BUILDER, PIG
from wawel.games.carcassonne.components.ids import GOODS
from wawel.games.carcassonne.model.pieces import place_of
from wawel.games.carcassonne.model.state import AT_HOME, NOWHERE, OVER, CarcassonneState
from wawel.games.carcassonne.options import IC, TB
from wawel.games.carcassonne.scoring import final, trade


class GoodsView(TypedDict):
    wine: int
    grain: int
    cloth: int


class SeatView(TypedDict):
    seat: int
    points: int
    final: int  # points if the game ended now
    supply: int  # ordinary followers
    large: NotRequired[bool]  # whether it is at home, like the next two
    builder: NotRequired[bool]
    pig: NotRequired[bool]
    goods: NotRequired[GoodsView]


def seats(s: CarcassonneState) -> list[SeatView]:
    ended = s if s.phase == OVER else s.copy()
    if s.phase != OVER:
        final.score(ended)
    return [_seat(s, seat, ended.points[seat]) for seat in range(s.seats)]


def _seat(s: CarcassonneState, seat: int, at_end: int) -> SeatView:
    view: SeatView = {"seat": seat, "points": s.points[seat], "final": at_end, "supply": s.supply[seat]}
    if s.options & IC:
        view["large"] = s.pieces[seat] == AT_HOME
    if s.options & TB:
        view["builder"] = s.pieces[place_of(s, BUILDER, seat)] == NOWHERE
        view["pig"] = s.pieces[place_of(s, PIG, seat)] == NOWHERE
        wine, grain, cloth = [trade.tokens_of(s, seat, kind) for kind in range(len(GOODS))]
        view["goods"] = {"wine": wine, "grain": grain, "cloth": cloth}
    return view
