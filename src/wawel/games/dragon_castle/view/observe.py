"""DC-2.3: what everybody may know, built up from nothing. Covered tiles are not in it: they do not exist yet."""

from typing import TypedDict

from wawel.core import telling
from wawel.core.bits import count, members
from wawel.core.game import Game, Item
from wawel.core.telling import Argument
from wawel.games.dragon_castle.components.ids import (
    CARDS,
    DECEPTION,
    DEPTHS,
    DRAGON_CARDS,
    ELEGANCE,
    NAMES,
    SPIRITS,
    TILES,
)
from wawel.games.dragon_castle.model.grid import SEAT_CELLS
from wawel.games.dragon_castle.model.state import (
    ELEGANCE_WORDS,
    NO_SPIRIT,
    NOT_ACTIVE,
    OVER,
    OWED,
    PHASES,
    SETUP,
    SHRINES,
    DragonState,
    Phase,
    is_last_round,
)
from wawel.games.dragon_castle.notation import castle_name, realm_name
from wawel.games.dragon_castle.rules import castle, realm
from wawel.games.dragon_castle.scoring import dragons, final
from wawel.games.dragon_castle.view.endings import endings
from wawel.games.dragon_castle.view.preview import ChangeView, PreviewView, SetView, changes, previews, turnable_sets
from wawel.games.dragon_castle.view.targets import targets
from wawel.games.dragon_castle.view.ways import WaysView, ways


class StackView(TypedDict):
    cell: str
    height: int
    tile: str | None
    available: bool
    short: bool
    top: bool


class CastleView(TypedDict):
    layout: str | None
    plan: list[str]
    columns: int
    rows: int
    left: int
    level: int
    stacks: list[StackView]


class CellView(TypedDict):
    cell: str
    height: int
    tile: str | None
    shrine: bool
    placeable: bool


class SeatView(TypedDict):
    seat: int
    points: int
    shrines: int
    shrine_points: int
    pool: int
    tokens: int
    dragon_points: int
    worth: int
    hidden: int
    room: int
    realm: list[list[CellView]]


class SpiritView(TypedDict):
    id: str
    rule: str
    used: bool
    owes: bool
    callable: bool
    targets: int


class PartView(TypedDict):
    """A part of what a dragon card is worth; `args` are those of `score-<key>`."""

    key: str
    rule: str
    count: int
    points: int
    args: dict[str, Argument]


class DragonView(TypedDict):
    id: str
    rule: str
    values: list[int]
    parts: list[list[PartView]]


class TrackView(TypedDict):
    pile: int
    spaces: list[bool]
    summons: int
    open: bool
    last_round: bool


class BuildingView(TypedDict):
    cells: list[str]
    allowance: int


class OriginView(TypedDict):
    cell: str
    level: int


class View(TypedDict):
    phase: Phase
    seat: int | None
    first: int | None
    round: int
    realm: str
    castle: CastleView
    unseen: dict[str, int]
    supply: int
    discarded: int
    track: TrackView
    spirits: list[SpiritView]
    dragons: list[DragonView]
    seats: list[SeatView]
    hand: list[str]
    origin: OriginView | None
    power: str | None
    elegance: str | None
    sets: list[SetView]
    changes: list[ChangeView]
    building: BuildingView | None
    previews: list[PreviewView]
    ways: list[WaysView]
    endings: list[str]


def observe(s: DragonState, game: Game) -> View:
    """The same for every seat and for spectators. `game` names what the parts of dragon cards speak of."""
    playing = s.phase != SETUP and s.phase != OVER
    bag = {NAMES[tile]: s.bag[tile] for tile in range(1, TILES + 1) if s.bag[tile]}
    cards = [_dragon(s, card, game) for card in range(CARDS) if s.dragons >> card & 1]
    site = [realm_name(s.grid, cell) for cell in members(s.site)]
    return {
        "phase": PHASES[s.phase],
        "seat": s.seat if playing else None,
        "first": s.first if s.first >= 0 else None,
        "round": s.round,
        "realm": f"{s.grid.columns}x{s.grid.rows}",
        "castle": _castle(s),
        "unseen": bag,
        "supply": s.supply,
        "discarded": s.discarded,
        "track": _track(s),
        "spirits": _spirits(s, playing and not s.reveal),
        "dragons": cards,
        "seats": [_seat(s, seat, sum([card["values"][seat] for card in cards])) for seat in range(s.seats)],
        "hand": [NAMES[tile] for tile in (s.hand, s.hand2) if tile],
        "origin": {"cell": castle_name(s.origin), "level": s.origin_level} if s.origin else None,
        "power": SPIRITS[s.power] if s.power != NO_SPIRIT else None,
        "elegance": ELEGANCE_WORDS[s.elegance].removeprefix("elegance-") if s.elegance != NOT_ACTIVE else None,
        "sets": turnable_sets(s),
        "changes": changes(s),
        "building": {"cells": site, "allowance": s.allowance} if s.phase == SHRINES else None,
        "previews": previews(s),
        "ways": ways(s),
        "endings": endings(s),
    }


def _castle(s: DragonState) -> CastleView:
    top = castle.top_level(s)
    stacks: list[StackView] = []
    for cell in s.layout.cells:
        if s.heights[cell]:
            stacks.append(
                {
                    "cell": castle_name(cell),
                    "height": s.heights[cell],
                    "tile": NAMES[s.tops[cell]] if s.tops[cell] else None,
                    "available": castle.long_free(s, cell),
                    "short": castle.short_free(s, cell),
                    "top": s.heights[cell] == top,
                }
            )
    return {
        "layout": s.layout.id or None,
        "plan": s.layout.text.split("/"),
        "columns": s.layout.columns,
        "rows": s.layout.rows,
        "left": s.left,
        "level": top,
        "stacks": stacks,
    }


def _track(s: DragonState) -> TrackView:
    """DC-2.5: the pile and the four spaces to its right, "!" first; DC-11.2: emptied from the right."""
    laid = max(0, s.seats - s.summons)
    return {
        "pile": s.parts.tokens - max(s.seats, s.summons),
        "spaces": [space < laid for space in range(4)],
        "summons": s.summons,
        "open": castle.top_level(s) <= 1,
        "last_round": is_last_round(s),
    }


def _spirits(s: DragonState, playing: bool) -> list[SpiritView]:
    able = targets(s) if playing else {}
    owes = {DECEPTION: s.deception, DEPTHS: s.depths, ELEGANCE: s.elegance == OWED}
    found: list[SpiritView] = []
    for card in range(CARDS):
        if s.spirits >> card & 1:
            found.append(
                {
                    "id": SPIRITS[card],
                    "rule": str(s.parts.data["spirit"][card]["rule"]),
                    "used": s.used >> card & 1 == 1,
                    "owes": owes.get(card, False),
                    "callable": card in able,
                    "targets": able.get(card, 0),
                }
            )
    return found


def _dragon(s: DragonState, card: int, game: Game) -> DragonView:
    parts = [[_part(item, game) for item in dragons.parts(s, seat, card)] for seat in range(s.seats)]
    return {
        "id": DRAGON_CARDS[card],
        "rule": str(s.parts.data["dragon"][card]["rule"]),
        "values": [sum([part["points"] for part in found]) for found in parts],
        "parts": parts,
    }


def _part(item: Item, game: Game) -> PartView:
    args = telling.arguments(game, f"score-{item.key}", item.args)
    return {"key": item.key, "rule": item.rule, "count": item.count, "points": item.points, "args": args}


def _seat(s: DragonState, seat: int, dragon_points: int) -> SeatView:
    points, shrine_points = final.banked(s, seat), final.shrine_points(s, seat)
    free = realm.placeable(s, seat)
    rows: list[list[CellView]] = []
    for row in range(s.grid.rows):
        cells = range(row * s.grid.stride, row * s.grid.stride + s.grid.columns)
        rows.append([_cell(s, seat, cell, free) for cell in cells])
    return {
        "seat": seat,
        "points": points,
        "shrines": count(s.built[seat]),
        "shrine_points": shrine_points,
        "pool": s.pools[seat],
        "tokens": s.tokens[seat],
        "dragon_points": dragon_points,
        "worth": points + shrine_points + s.tokens[seat] * s.parts.token_points + dragon_points,
        "hidden": count(s.down[seat]),
        "room": count(free),
        "realm": rows,
    }


def _cell(s: DragonState, seat: int, cell: int, free: int) -> CellView:
    at = seat * SEAT_CELLS + cell
    return {
        "cell": realm_name(s.grid, cell),
        "height": s.tall[at],
        "tile": NAMES[s.faces[at]] if s.faces[at] else None,
        "shrine": s.built[seat] >> cell & 1 == 1,
        "placeable": free >> cell & 1 == 1,
    }
