"""What can be chosen now, with the cells it concerns: places, spots for figures, steps of the dragon."""

from typing import NotRequired, TypeAlias, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions, notation
from wawel.games.carcassonne.actions import WHOLE, x_of, y_of
from wawel.games.carcassonne.belief.alike import unlike
from wawel.games.carcassonne.components.fits import ROTATIONS
from wawel.games.carcassonne.components.geometry import SIDES
from wawel.games.carcassonne.components.ids import FIGURES, QUARTERS, Figure, Quarter
from wawel.games.carcassonne.model import pieces
from wawel.games.carcassonne.model.packing import figure_tile, free_cell, free_need
from wawel.games.carcassonne.model.quarters import quarter_of
from wawel.games.carcassonne.model.state import (
    ACTION,
    BACK,
    DRAGON,
    FIRST_TILE,
    MARKET,
    NOWHERE,
    PLACE_RIVER,
    PRINCESS,
    CarcassonneState,
    tile_at,
)
from wawel.games.carcassonne.model.terrain import kind
from wawel.games.carcassonne.options import IC, RIVER, TB
from wawel.games.carcassonne.rules import deploying, dragon, fairy, helpers, large, princess, river
from wawel.games.carcassonne.rules.count import last_call, returning
from wawel.games.carcassonne.view.closings import ClosingView, closings, extends_builder
from wawel.games.carcassonne.view.features import Landscape

Cell: TypeAlias = tuple[int, int]  # x, y


class PlaceView(TypedDict):
    x: int
    y: int
    rotations: list[int]
    unlike: list[int]  # CA-4.5: of rotations that look alike only the first
    closes: list[list[ClosingView]]  # per rotation: what it would complete
    second: NotRequired[list[bool]]  # per rotation: whether the builder would bring a second tile


class FreeView(TypedDict):
    x: int
    y: int
    left: int  # tiles in the pile that would fit
    fits: int  # which they are: place in `fits` of the view
    dead: NotRequired[bool]  # no tile that is still to come fits


class SpotView(TypedDict):
    action: str
    x: int
    y: int
    part: int | None  # None: the whole tile
    feature: int | None
    figure: NotRequired[Figure]  # an ordinary follower unless it says something else
    quarter: NotRequired[Quarter]  # from which a follower comes back


class StepView(TypedDict):
    action: str
    x: int
    y: int
    eats: list[int]  # places in `figures`


class WalkView(TypedDict):
    path: list[Cell]
    left: int
    mover: int | None
    next: list[StepView]


def cell(s: CarcassonneState, number: int) -> Cell:
    return x_of(s.cells[number]), y_of(s.cells[number])


def walk(s: CarcassonneState) -> WalkView:
    """The walk that goes on, or the last one until the next tile is placed."""
    steps: list[StepView] = []
    for action in dragon.extend_legal(s, vec[i64]()) if s.phase == DRAGON else vec[i64]():
        direction = actions.value(action)
        number = tile_at(s, s.cells[s.dragon] + actions.STEPS[direction])
        eaten = [place for place in range(len(s.figures)) if figure_tile(s.figures[place]) == number]
        if s.options & TB:
            eaten += _helpers_gone(s, action)
        x, y = cell(s, number)
        steps.append({"action": SIDES[direction], "x": x, "y": y, "eats": eaten})
    return {
        "path": [cell(s, number) for number in s.walk],
        "left": dragon.WALK + 1 - len(s.walk) if s.phase == DRAGON else 0,
        "mover": s.mover if s.phase == DRAGON else None,
        "next": steps,
    }


def _helpers_gone(s: CarcassonneState, action: int) -> list[int]:
    """CA-10.3.5, CA-10.3.6: the builders and pigs that a step sends home, as places in `figures` of the view."""
    after = s.copy()
    dragon.apply(after, action)
    standing = pieces.on_map(s)
    return [len(s.figures) + index for index, place in enumerate(standing) if after.pieces[place] == NOWHERE]


def places(s: CarcassonneState) -> list[PlaceView]:
    """Where the drawn tile fits; CA-13.3: a river tile fits at the end of the river only."""
    if s.phase == PLACE_RIVER:
        return [_place(s, s.river, [actions.rotation(action) for action in river.extend_legal(s, vec[i64]())])]
    fits = s.parts.fits[s.tile]
    return [_place(s, free_cell(free), ROTATIONS[fits[free_need(free)]]) for free in s.free if fits[free_need(free)]]


def _place(s: CarcassonneState, cell: int, rotations: list[int]) -> PlaceView:
    view: PlaceView = {
        "x": x_of(cell),
        "y": y_of(cell),
        "rotations": rotations,
        "unlike": unlike(s.parts, s.tile, rotations),
        "closes": [closings(s, cell, rotation) for rotation in rotations],
    }
    if s.options & TB and s.second == FIRST_TILE:
        view["second"] = [extends_builder(s, cell, rotation) for rotation in rotations]
    return view


class Holes:
    """CA-1.6: each cell beside the map, and which tiles of the pile could still fill it. What is left is public."""

    def __init__(self, s: CarcassonneState) -> None:
        self.cells: list[FreeView] = []
        self.fits: list[list[str]] = []  # cells with the same borders share a list
        known: dict[int, int] = {}
        for free in s.free:
            cell, need = free_cell(free), free_need(free)
            if s.options & RIVER and river.flows(s) and cell == s.river:
                self._river(s, cell)
                continue
            if need not in known:
                known[need] = len(self.fits)
                self.fits.append([s.parts.tiles[tile] for tile in _fitting(s, need) if s.pile[tile]])
            left = sum([s.pile[tile] for tile in _fitting(s, need)])
            view: FreeView = {"x": x_of(cell), "y": y_of(cell), "left": left, "fits": known[need]}
            if not left and not _may_come(s, need):
                view["dead"] = True
            self.cells.append(view)

    def _river(self, s: CarcassonneState, cell: int) -> None:
        self.cells.append({"x": x_of(cell), "y": y_of(cell), "left": river.still_to_come(s), "fits": len(self.fits)})
        self.fits.append([])


def _fitting(s: CarcassonneState, need: int) -> list[int]:
    """Tiles that answer the need of a cell in some rotation."""
    return [tile for tile in range(len(s.pile)) if s.parts.fits[tile][need]]


def _may_come(s: CarcassonneState, need: int) -> bool:
    """CA-10.2: tiles that were set aside come back; the drawn one may be placed."""
    return any(s.aside[tile] or tile == s.tile for tile in _fitting(s, need))


def spots(s: CarcassonneState, land: Landscape, wanted: int) -> list[SpotView]:
    """The choices of one kind, with the places they are about."""
    choices: list[int] = []
    if s.phase == PRINCESS and wanted == actions.PRINCESS:
        choices = [action for action in princess.extend_legal(s, vec[i64]()) if action != actions.PASS]
    elif s.phase == ACTION and wanted == actions.DEPLOY:
        found = deploying.extend_legal(s, vec[i64]())
        if s.options & IC:
            found = large.extend_legal(s, found)
        choices = list(helpers.extend_legal(s, found) if s.options & TB else found)
    elif wanted == actions.BACK:
        choices = [action for action in _returns(s) if action != actions.PASS]
    elif s.phase == ACTION and wanted == actions.FAIRY and fairy.why_not_at_all(s) == OK:
        choices = list(fairy.extend_legal(s, vec[i64]()))
    return [_spot(s, land, action) for action in choices]


def _returns(s: CarcassonneState) -> vec[i64]:
    """CA-15.6, CA-15.9: where followers may come back to."""
    if s.phase == BACK:
        return returning.extend_legal(s, vec[i64]())
    return last_call.extend_legal(s, vec[i64]()) if s.phase == MARKET else vec[i64]()


def _spot(s: CarcassonneState, land: Landscape, action: int) -> SpotView:
    number, part = actions.tile_on_map(action), actions.segment(action)
    x, y = cell(s, number)
    view: SpotView = {
        "action": notation.format(s, action),
        "x": x,
        "y": y,
        "part": None if part == WHOLE else part,
        "feature": None if part == WHOLE else land.of[number][part],
    }
    if actions.kind(action) in (actions.DEPLOY, actions.BACK) and actions.figure(action) != actions.FOLLOWER:
        view["figure"] = FIGURES[actions.figure(action)]
    if actions.kind(action) == actions.BACK:
        view["quarter"] = QUARTERS[quarter_of(kind(s, number, part))]
    return view
