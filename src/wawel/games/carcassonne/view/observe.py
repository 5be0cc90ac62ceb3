"""CA-1.6: everything on the table is public, so every seat and every spectator sees the same."""

from typing import TypeAlias, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import CHANCE, OK
from wawel.games.carcassonne import actions, notation
from wawel.games.carcassonne.actions import WHOLE, x_of, y_of
from wawel.games.carcassonne.components.geometry import SIDES
from wawel.games.carcassonne.components.ids import ROLES, ROTATIONS, Role
from wawel.games.carcassonne.model.packing import figure_seat, figure_segment, figure_tile, free_cell, free_need
from wawel.games.carcassonne.model.state import (
    ACTION,
    DRAGON,
    PHASES,
    PLACE,
    PRINCESS,
    CarcassonneState,
    Phase,
    tile_at,
)
from wawel.games.carcassonne.model.terrain import kind
from wawel.games.carcassonne.options import options_of
from wawel.games.carcassonne.rules import deploying, dragon, fairy, flow, princess
from wawel.games.carcassonne.view.closings import ClosingView, closings
from wawel.games.carcassonne.view.features import FeatureView, Landscape

Cell: TypeAlias = tuple[int, int]  # x, y


class TileView(TypedDict):
    id: str
    x: int
    y: int
    rotation: int
    features: list[int]  # per segment, in the order cities, roads, fields, cloister: place in `features`


class FigureView(TypedDict):
    seat: int
    role: Role
    x: int
    y: int
    segment: str  # its address, such as "city@N"
    part: int  # its place in the order of TileView.features
    feature: int
    safe: bool  # on the fairy's tile
    ward: bool  # the one follower that the fairy is with


class SeatView(TypedDict):
    seat: int
    points: int
    supply: int


class PlaceView(TypedDict):
    x: int
    y: int
    rotations: list[int]
    closes: list[list[ClosingView]]  # per rotation: what it would complete


class FreeView(TypedDict):
    x: int
    y: int
    left: int  # tiles in the pile that would fit


class SpotView(TypedDict):
    action: str
    x: int
    y: int
    part: int | None  # None: the whole tile
    feature: int | None


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


class View(TypedDict):
    phase: Phase
    options: dict[str, str]
    turn: int
    actor: int | None
    tile: str | None
    placed: int  # tiles on the map
    tiles: list[TileView]
    features: list[FeatureView]
    figures: list[FigureView]
    seats: list[SeatView]
    left: int
    pile: dict[str, int]
    aside: dict[str, int]
    discarded: dict[str, int]
    dragon: Cell | None
    fairy: Cell | None
    walk: WalkView | None
    places: list[PlaceView]  # where the drawn tile fits
    free: list[FreeView]  # all cells beside the map
    spots: list[SpotView]  # where a follower can be deployed
    fairy_spots: list[SpotView]
    knights: list[SpotView]  # whom the princess can send home


def observe(s: CarcassonneState) -> View:
    land = Landscape(s)
    who = flow.actor(s)
    return {
        "phase": PHASES[s.phase],
        "options": options_of(s.options),
        "turn": s.turn,
        "actor": who if who > CHANCE else None,
        "tile": s.parts.tiles[s.tile] if s.tile >= 0 else None,
        "placed": len(s.cells),
        "tiles": [_tile(s, land, number) for number in range(len(s.cells))],
        "features": land.views(s),
        "figures": [_figure(s, land, figure) for figure in s.figures],
        "seats": [{"seat": seat, "points": s.points[seat], "supply": s.supply[seat]} for seat in range(s.seats)],
        "left": s.left,
        "pile": _counts(s, list(s.pile)),
        "aside": _counts(s, list(s.aside)),
        "discarded": _counts(s, list(s.discarded)),
        "dragon": _cell(s, s.dragon) if s.dragon >= 0 else None,
        "fairy": _cell(s, s.fairy) if s.fairy >= 0 else None,
        "walk": _walk(s) if len(s.walk) else None,
        "places": _places(s) if s.phase == PLACE else [],
        "free": _free(s),
        "spots": _spots(s, land, actions.DEPLOY),
        "fairy_spots": _spots(s, land, actions.FAIRY),
        "knights": _spots(s, land, actions.PRINCESS),
    }


def fresh(options_of: object) -> object:
    """The same view in new tables and lists, so that whoever gets it may change it."""
    if isinstance(options_of, dict):
        return {key: fresh(value) for key, value in options_of.items()}
    return [fresh(value) for value in options_of] if isinstance(options_of, list) else options_of


def _cell(s: CarcassonneState, number: int) -> Cell:
    return x_of(s.cells[number]), y_of(s.cells[number])


def _counts(s: CarcassonneState, counts: list[int]) -> dict[str, int]:
    return {s.parts.tiles[tile]: counts[tile] for tile in range(len(counts)) if counts[tile]}


def _tile(s: CarcassonneState, land: Landscape, number: int) -> TileView:
    cell, turned = s.cells[number], s.turned[number]
    return {
        "id": s.parts.tiles[turned >> 2],
        "x": x_of(cell),
        "y": y_of(cell),
        "rotation": turned & 3,
        "features": land.of[number],
    }


def _figure(s: CarcassonneState, land: Landscape, figure: int) -> FigureView:
    number, part = figure_tile(figure), figure_segment(figure)
    return {
        "seat": figure_seat(figure),
        "role": ROLES[kind(s, number, part)],
        "x": x_of(s.cells[number]),
        "y": y_of(s.cells[number]),
        "segment": notation.segment(s.parts, s.turned[number], part),
        "part": part,
        "feature": land.of[number][part],
        "safe": number == s.fairy,
        "ward": figure == s.ward,
    }


def _walk(s: CarcassonneState) -> WalkView:
    """The walk that goes on, or the last one until the next tile is placed."""
    steps: list[StepView] = []
    for action in dragon.extend_legal(s, vec[i64]()) if s.phase == DRAGON else vec[i64]():
        direction = actions.value(action)
        number = tile_at(s, s.cells[s.dragon] + actions.STEPS[direction])
        eaten = [place for place in range(len(s.figures)) if figure_tile(s.figures[place]) == number]
        x, y = _cell(s, number)
        steps.append({"action": SIDES[direction], "x": x, "y": y, "eats": eaten})
    return {
        "path": [_cell(s, number) for number in s.walk],
        "left": dragon.WALK + 1 - len(s.walk) if s.phase == DRAGON else 0,
        "mover": s.mover if s.phase == DRAGON else None,
        "next": steps,
    }


def _places(s: CarcassonneState) -> list[PlaceView]:
    fits = s.parts.fits[s.tile]
    return [_place(s, free_cell(free), ROTATIONS[fits[free_need(free)]]) for free in s.free if fits[free_need(free)]]


def _place(s: CarcassonneState, cell: int, rotations: list[int]) -> PlaceView:
    closes = [closings(s, cell, rotation) for rotation in rotations]
    return {"x": x_of(cell), "y": y_of(cell), "rotations": rotations, "closes": closes}


def _free(s: CarcassonneState) -> list[FreeView]:
    """Each cell beside the map, and how many tiles of the pile could still fill it."""
    counts: dict[int, int] = {}
    found: list[FreeView] = []
    for free in s.free:
        cell, need = free_cell(free), free_need(free)
        if need not in counts:
            counts[need] = sum([s.pile[tile] for tile in range(len(s.pile)) if s.parts.fits[tile][need]])
        found.append({"x": x_of(cell), "y": y_of(cell), "left": counts[need]})
    return found


def _spots(s: CarcassonneState, land: Landscape, wanted: int) -> list[SpotView]:
    """The choices of one kind, with the places they are about."""
    choices: list[int] = []
    if s.phase == PRINCESS and wanted == actions.PRINCESS:
        choices = [action for action in princess.extend_legal(s, vec[i64]()) if action != actions.PASS]
    elif s.phase == ACTION and wanted == actions.DEPLOY:
        choices = list(deploying.extend_legal(s, vec[i64]()))
    elif s.phase == ACTION and wanted == actions.FAIRY and fairy.why_not_at_all(s) == OK:
        choices = list(fairy.extend_legal(s, vec[i64]()))
    return [_spot(s, land, action) for action in choices]


def _spot(s: CarcassonneState, land: Landscape, action: int) -> SpotView:
    number, part = actions.tile_on_map(action), actions.segment(action)
    x, y = _cell(s, number)
    return {
        "action": notation.format(s, action),
        "x": x,
        "y": y,
        "part": None if part == WHOLE else part,
        "feature": None if part == WHOLE else land.of[number][part],
    }
