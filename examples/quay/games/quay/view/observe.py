"""QUAY-1.3: the view of a seat, built up from nothing."""

from typing import TypedDict

from quay.components.load import Components
from quay.model.state import QuayState, loader, weight


class CrateView(TypedDict):
    weight: int
    seat: int  # that loaded it


class DockView(TypedDict):
    id: str
    berths: int
    limit: int
    crates: list[CrateView]


class SeatView(TypedDict):
    seat: int
    points: int
    hand: int  # crates


class View(TypedDict):
    turn: int  # the seat whose turn it is
    bag: int  # crates left
    docks: list[DockView]
    seats: list[SeatView]
    mine: list[int] | None  # weights in the hand of this seat; none for a spectator


def observe(parts: Components, s: QuayState, viewer: int) -> View:
    """QUAY-1.3: hands are hidden from others, the bag from all; how many crates there are is seen."""
    return {
        "turn": s.seat,
        "bag": sum(s.bag),
        "docks": [_dock(parts, s, dock) for dock in range(len(parts.docks))],
        "seats": [{"seat": seat, "points": s.points[seat], "hand": len(s.hands[seat])} for seat in range(s.seats)],
        "mine": s.hands[viewer][:] if viewer >= 0 else None,
    }


def _dock(parts: Components, s: QuayState, dock: int) -> DockView:
    crates: list[CrateView] = [{"weight": weight(crate), "seat": loader(crate)} for crate in s.docks[dock]]
    return {"id": parts.docks[dock], "berths": parts.berths[dock], "limit": parts.limits[dock], "crates": crates}
