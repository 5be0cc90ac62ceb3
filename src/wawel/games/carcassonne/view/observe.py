"""CA-1.6: everything on the table is public, so every seat and every spectator sees the same."""

from typing import Literal, NotRequired, TypedDict

from wawel.core.game import CHANCE
from wawel.games.carcassonne import actions, notation
from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.components.ids import FIGURES, ROLES, Figure, Role
from wawel.games.carcassonne.model import pieces
from wawel.games.carcassonne.model.figures import is_large_at
from wawel.games.carcassonne.model.packing import (
    figure_seat,
    figure_segment,
    figure_tile,
    pack_figure,
    spot_segment,
    spot_tile,
)
from wawel.games.carcassonne.model.state import (
    EARNED,
    FIRST_TILE,
    NOBODY_YET,
    PHASES,
    PLACE,
    PLACE_RIVER,
    CarcassonneState,
    Phase,
)
from wawel.games.carcassonne.model.terrain import kind
from wawel.games.carcassonne.options import COUNT, TB, options_of
from wawel.games.carcassonne.rules import flow, river
from wawel.games.carcassonne.view import targets
from wawel.games.carcassonne.view.city import CityView, CountMoveView, EnterView, city, count_moves, entries
from wawel.games.carcassonne.view.features import FeatureView, Landscape
from wawel.games.carcassonne.view.seats import SeatView, seats
from wawel.games.carcassonne.view.targets import Cell, FreeView, PlaceView, SpotView, WalkView


class TileView(TypedDict):
    id: str
    x: int
    y: int
    rotation: int
    features: list[int]  # per segment, in the order cities, roads, fields, cloister: place in `features`


class FigureView(TypedDict):
    """A figure on the map. Builders and pigs come after all followers."""

    seat: int
    figure: NotRequired[Figure]  # an ordinary follower unless it says something else
    role: Role
    x: int
    y: int
    segment: str  # its address, such as "city@N"
    part: int  # its place in the order of TileView.features
    feature: int
    safe: bool  # on the fairy's tile
    ward: bool  # the one follower that the fairy is with


class CardView(TypedDict):
    """The King or the Robber."""

    seat: int
    size: int  # tiles of the city or road that won the card


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
    fits: list[list[str]]  # tiles of the pile that fit some of them
    spots: list[SpotView]  # where a follower can be deployed
    fairy_spots: list[SpotView]
    knights: list[SpotView]  # whom the princess can send home
    second: NotRequired[Literal["earned", "now"]]  # a second tile will follow, or is being played
    river: NotRequired[Cell]  # where the river goes on
    king: NotRequired[CardView]
    robber: NotRequired[CardView]
    city: NotRequired[CityView]
    back: NotRequired[list[SpotView]]  # where followers can come back
    enter: NotRequired[list[EnterView]]
    count_moves: NotRequired[list[CountMoveView]]


def observe(s: CarcassonneState) -> View:
    land = Landscape(s)
    who = flow.actor(s)
    holes = targets.Holes(s)
    view: View = {
        "phase": PHASES[s.phase],
        "options": options_of(s.options),
        "turn": s.turn,
        "actor": who if who > CHANCE else None,
        "tile": s.parts.tiles[s.tile] if s.tile >= 0 else None,
        "placed": len(s.cells),
        "tiles": [_tile(s, land, number) for number in range(len(s.cells))],
        "features": land.views(s),
        "figures": _followers(s, land) + _helpers(s, land),
        "seats": seats(s),
        "left": s.left + s.under,
        "pile": _counts(s, list(s.pile)),
        "aside": _counts(s, list(s.aside)),
        "discarded": _counts(s, list(s.discarded)),
        "dragon": targets.cell(s, s.dragon) if s.dragon >= 0 else None,
        "fairy": targets.cell(s, s.fairy) if s.fairy >= 0 else None,
        "walk": targets.walk(s) if len(s.walk) else None,
        "places": targets.places(s) if s.phase in (PLACE, PLACE_RIVER) else [],
        "free": holes.cells,
        "fits": holes.fits,
        "spots": targets.spots(s, land, actions.DEPLOY),
        "fairy_spots": targets.spots(s, land, actions.FAIRY),
        "knights": targets.spots(s, land, actions.PRINCESS),
    }
    if s.second != FIRST_TILE:
        view["second"] = "earned" if s.second == EARNED else "now"
    if river.flows(s):
        view["river"] = x_of(s.river), y_of(s.river)
    if s.king != NOBODY_YET:
        view["king"] = {"seat": s.king, "size": s.largest}
    if s.robber != NOBODY_YET:
        view["robber"] = {"seat": s.robber, "size": s.longest}
    if s.options & COUNT:
        view["city"] = city(s)
        view["back"] = targets.spots(s, land, actions.BACK)
        view["enter"] = entries(s)
        view["count_moves"] = count_moves(s)
    return view


def fresh(options_of: object) -> object:
    """The same view in new tables and lists, so that whoever gets it may change it."""
    if isinstance(options_of, dict):
        return {key: fresh(value) for key, value in options_of.items()}
    return [fresh(value) for value in options_of] if isinstance(options_of, list) else options_of


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


def _helpers(s: CarcassonneState, land: Landscape) -> list[FigureView]:
    """CA-12: builders and pigs."""
    found: list[FigureView] = []
    for place in pieces.on_map(s) if s.options & TB else []:
        spot = s.pieces[place]
        view = _figure(s, land, pack_figure(spot_tile(spot), spot_segment(spot), place % s.seats))
        view["figure"] = FIGURES[1 + place // s.seats]
        view["ward"] = False
        found.append(view)
    return found


def _followers(s: CarcassonneState, land: Landscape) -> list[FigureView]:
    found: list[FigureView] = []
    for place in range(len(s.figures)):
        view = _figure(s, land, s.figures[place])
        if is_large_at(s, place):
            view["figure"] = "large"
        found.append(view)
    return found


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
