"""The seats in a view: points, and what each has at home."""

from typing import NotRequired, TypedDict

from wawel.games.carcassonne.model.state import CarcassonneState


class GoodsView(TypedDict):
    wine: int
    grain: int
    cloth: int


class SeatView(TypedDict):
    seat: int
    points: int
    supply: int  # ordinary followers
    large: NotRequired[bool]  # whether it is at home, like the next two
    builder: NotRequired[bool]
    pig: NotRequired[bool]
    goods: NotRequired[GoodsView]


def seats(s: CarcassonneState) -> list[SeatView]:
    return [{"seat": seat, "points": s.points[seat], "supply": s.supply[seat]} for seat in range(s.seats)]
