"""What a seat is about to draw, objectives that would suit it, and whether it has a turn left."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.vectors import index
from wawel.games.simurgh.belief.purses import can_pay
from wawel.games.simurgh.components.ids import FIRST_OBJECTIVE, OBJECTIVES, PRICE_EFFECT, TILES
from wawel.games.simurgh.model.frames import DRAW_STAGE, FINISHED, MARKERS, STAGE, WHAT
from wawel.games.simurgh.model.state import DRAGON_FRAME, EFFECT, FRAME, OBJECTIVE_FRAME, REFRESH, SimurghState
from wawel.games.simurgh.rules.draws import RETURNING
from wawel.games.simurgh.scoring import final

THIRD: Final = 3  # the best of three drawn objectives is about as good as the best third of all


class Coming:
    """What the active seat has paid for and not received yet: its draw is still to come, or its choice."""

    def __init__(self, s: SimurghState) -> None:
        self.dragons: i64 = 0
        self.markers: i64 = 0  # on these dragons
        self.looks: i64 = 0  # at objectives
        at: i64
        for at in range(0, s.top + FRAME, FRAME):
            self._add(s, at)

    def _add(self, s: SimurghState, at: i64) -> None:
        kind = s.stack[at]
        if kind == EFFECT:
            if s.stack[at + STAGE] < FINISHED:
                self._add_effect(s, s.stack[at + WHAT])
        elif kind == DRAGON_FRAME:
            if s.stack[at + DRAW_STAGE] != RETURNING:
                self.dragons += 1
                self.markers += s.stack[at + MARKERS]
        elif kind == OBJECTIVE_FRAME:
            if s.stack[at + DRAW_STAGE] != RETURNING:
                self.looks += 1

    def _add_effect(self, s: SimurghState, effect: i64) -> None:
        if s.parts.draws[effect]:
            self.dragons += 1
            self.markers += s.parts.fresh[effect]
        if s.parts.special[effect] == OBJECTIVES:
            self.looks += 1


def is_finished(s: SimurghState, seat: i64) -> bool:
    """SI-15.2: whether a seat has taken its last turn."""
    if s.ending < 0:
        return False
    mine, now = (seat - s.ending) % s.seats, (s.seat - s.ending) % s.seats
    return mine < now or (mine == now and s.base == REFRESH)


def looking(s: SimurghState, seat: i64, purse: i64) -> float:
    """SI-9.1: by how many points a seat would be ahead in the objectives that suit it; 0.0 if it could place none."""
    if not _can_place(s, purse):
        return 0.0
    leads = vec[float]()
    tile: i64
    for tile in range(FIRST_OBJECTIVE, TILES):
        if index(s.objectives, tile) < 0 and not s.gone & BIT[tile - FIRST_OBJECTIVE]:
            leads = append(leads, max(0.0, _ahead(s, tile, seat)))
    best = sorted([-lead for lead in leads])
    count = max(1, len(best) // THIRD)
    return -sum(best[:count]) / float(count)


def _can_place(s: SimurghState, purse: i64) -> bool:
    space: i64
    for space in range(len(s.objectives)):
        if s.objectives[space] == 0 and can_pay(purse, s.parts.pays[PRICE_EFFECT + space]):
            return True
    return False


def _ahead(s: SimurghState, tile: i64, seat: i64) -> float:
    """SI-15.3: points for a seat, less those for the best of the others, if an objective were scored now."""
    mine = final.value(s, tile, seat)
    best: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            best = max(best, final.value(s, tile, other))
    points = s.parts.points[tile]
    if mine > best:
        return float(points[0] - points[1] if best else points[0])
    if mine == best:
        return 0.0
    return float(points[1] - points[0] if mine else -points[0])
