"""SI-15 as it stands: objectives, resources, and how near the end is."""

from typing import TypedDict

from wawel.games.simurgh.components.ids import FIRST_OBJECTIVE
from wawel.games.simurgh.model.state import OVER, TILE, SimurghState
from wawel.games.simurgh.scoring import final


class StandingView(TypedDict):
    seat: int
    value: int
    place: int  # 1 is the best; 0: the seat takes no place
    points: int


class ObjectiveView(TypedDict):
    space: int  # 1 to 5
    tile: int | None
    standing: list[StandingView]


class ProspectView(TypedDict):
    tile: int
    standing: list[StandingView]


class EndView(TypedDict):
    objectives: int
    objectives_needed: int
    chronicle: int
    chronicle_needed: int
    triggered_by: int | None
    last_turns: list[int]  # seats that still have a turn, the one whose turn it is included


def end(s: SimurghState) -> EndView:
    return {
        "objectives": len([tile for tile in s.objectives if tile]),
        "objectives_needed": s.parts.end_objectives[s.length],
        "chronicle": len(s.chronicle),
        "chronicle_needed": s.parts.end_chronicle[s.length],
        "triggered_by": s.ending if s.ending >= 0 else None,
        "last_turns": _last_turns(s),
    }


def _last_turns(s: SimurghState) -> list[int]:
    """SI-15.2: every player but the one who triggered the end, from now on; nobody while it is open."""
    if s.ending < 0 or s.phase == OVER:
        return []
    since = (s.seat - s.ending) % s.seats  # turns begun since the end was triggered
    return [(s.ending + place) % s.seats for place in range(max(1, since), s.seats)]


def objective(s: SimurghState, space: int) -> ObjectiveView:
    """SI-15.3, SI-15.4: how every seat stands just now."""
    tile = s.objectives[space]
    return {"space": space + 1, "tile": tile or None, "standing": _standing(s, tile) if tile else []}


def prospects(s: SimurghState) -> list[ProspectView]:
    """How everybody would stand on the objectives that the active seat has drawn."""
    drawn = [entry & TILE for entry in s.drawn if entry & TILE >= FIRST_OBJECTIVE]
    return [{"tile": tile, "standing": _standing(s, tile)} for tile in drawn]


def _standing(s: SimurghState, tile: int) -> list[StandingView]:
    found: list[StandingView] = []
    for seat in range(s.seats):
        points = final.objective_points(s, tile, seat)
        place = final.place(s, tile, seat)
        found.append({"seat": seat, "value": final.value(s, tile, seat), "place": place, "points": points})
    return found


def gone(s: SimurghState) -> list[int]:
    """SI-9.6: replaced objectives."""
    return [bit + FIRST_OBJECTIVE for bit in range(12) if s.gone >> bit & 1]
