"""What a seat may know, built up from nothing (SI-20.1)."""

from typing import TypedDict

from wawel.core import bits
from wawel.games.simurgh import notation
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.components.ids import AREAS, CITY, LENGTHS, LEVELS, MODE_NAMES, TYPES, Length, ModeName
from wawel.games.simurgh.model import stacks
from wawel.games.simurgh.model.state import (
    BASES,
    BEFORE,
    DECK,
    DRAGON_STACK,
    FIGURES,
    OBJECTIVE_STACK,
    OVER,
    PHASES,
    PLACE,
    TILE,
    TYPES_IN_DECK,
    Phase,
    SimurghState,
)
from wawel.games.simurgh.rules import places, setup
from wawel.games.simurgh.view import drafts, missing, pending, seats, standings
from wawel.games.simurgh.view.drafts import DraftView
from wawel.games.simurgh.view.missing import Why
from wawel.games.simurgh.view.pending import PendingView
from wawel.games.simurgh.view.seats import MineView, SeatView
from wawel.games.simurgh.view.standings import EndView, ObjectiveView


class VassalView(TypedDict):
    seat: int
    vassal: notation.Vassal


class SpaceWhyView(TypedDict):
    spearman: Why | None
    rider: Why | None


class SpaceView(TypedDict):
    space: str  # a city key, or `w1.2` for a space in the wilds
    vassals: list[VassalView]
    why: SpaceWhyView | None  # for the seat that is about to place a vassal; null for a kind that it may place


class AreaView(TypedDict):
    area: str  # `w1` to `w6`
    open: bool
    tile: int | None
    vassals: int
    spaces: list[SpaceView]


class StackView(TypedDict):
    """Tiles put back, from the top down; null where this viewer does not know them."""

    size: int
    top: list[int | None]
    bottom: list[int | None]


class View(TypedDict):
    phase: Phase
    mode: ModeName
    length: Length
    shared: bool
    turn: int
    first: int | None
    seat: int | None
    stage: str
    explored: bool
    entered: list[str]
    limit: int
    hand_limit: int
    threshold: int
    end: EndView
    city: list[SpaceView]
    wilds: list[AreaView]
    market: list[int | None]
    deck: StackView
    dragon_stack: StackView
    objective_stack: StackView
    unseen: dict[str, int]
    monument: list[ObjectiveView]
    gone: list[int]
    chronicle: list[int]
    laying: int | None
    laid: str | None
    drawn: int
    pending: list[PendingView]
    draft: DraftView | None
    seats: list[SeatView]
    mine: MineView | None


def observe(s: SimurghState, viewer: int) -> View:
    """SI-16.25: hands, drawn tiles and the places of tiles put back are for those who know them."""
    started = s.phase > 0
    return {
        "phase": PHASES[s.phase],
        "mode": MODE_NAMES[s.mode],
        "length": LENGTHS[s.length],
        "shared": s.shared,
        "turn": s.turn,
        "first": s.first if started else None,
        "seat": s.seat if started and s.base != setup.THREE_DRAGONS and s.phase != OVER else None,
        "stage": BASES[s.base],
        "explored": s.explored,
        "entered": [f"w{area + 1}" for area in range(AREAS) if s.entered >> area & 1],
        "limit": s.parts.limits[s.mode],
        "hand_limit": s.parts.hand_limit,
        "threshold": s.parts.threshold[s.seats],
        "end": standings.end(s),
        "city": [_space(s, space, viewer) for space in range(CITY)],
        "wilds": [_area(s, area, viewer) for area in range(AREAS)],
        "market": [tile or None for tile in s.market],
        "deck": _stack(s, DECK, viewer),
        "dragon_stack": _stack(s, DRAGON_STACK, viewer),
        "objective_stack": _stack(s, OBJECTIVE_STACK, viewer),
        "unseen": _unseen(s, viewer),
        "monument": [standings.objective(s, space) for space in range(5)],
        "gone": standings.gone(s),
        "chronicle": list(s.chronicle),
        "laying": s.laying or None,
        "laid": f"w{s.laid}" if s.laid else None,
        "drawn": len(s.drawn),
        "pending": pending.describe(s),
        "draft": drafts.describe(s),
        "seats": [seats.seat_view(s, seat, viewer) for seat in range(s.seats)],
        "mine": seats.mine(s, viewer) if viewer >= 0 else None,
    }


def _vassals(s: SimurghState, space: int) -> list[VassalView]:
    found: list[VassalView] = []
    for who in range(s.seats * 2):
        for _ in range(s.on[space * FIGURES + who]):
            found.append({"seat": who >> 1, "vassal": notation.VASSALS[who & 1]})
    return found


def _space(s: SimurghState, space: int, viewer: int) -> SpaceView:
    """The reason why not, per kind of vassal, for the seat that is about to place one."""
    reasons: SpaceWhyView | None = None
    if viewer == s.seat and s.phase in (BEFORE, PLACE):
        reasons = {"spearman": missing.to_place(s, 0, space), "rider": missing.to_place(s, 1, space)}
    return {"space": notation.space(s.parts, space), "vassals": _vassals(s, space), "why": reasons}


def _area(s: SimurghState, area: int, viewer: int) -> AreaView:
    tile = s.wilds[area]
    start = places.first_space(area)
    spaces = range(start, start + s.parts.size[tile])
    return {
        "area": f"w{area + 1}",
        "open": area < s.areas,
        "tile": tile or None,
        "vassals": sum([s.crowd[space] for space in range(start, start + LEVELS)]),
        "spaces": [_space(s, space, viewer) for space in spaces],
    }


def _stack(s: SimurghState, which: int, viewer: int) -> StackView:
    """Tiles put back, from the top down, as far as this viewer knows them."""
    return {
        "size": stacks.size(s, which),
        "top": [_known(entry, viewer) for entry in reversed(list(s.tops[which]))],
        "bottom": [_known(entry, viewer) for entry in reversed(list(s.bottoms[which]))],
    }


def _known(entry: int, viewer: int) -> int | None:
    return entry & TILE if known.knows(entry, viewer) else None


def _unseen(s: SimurghState, viewer: int) -> dict[str, int]:
    """SI-2.3: per type, how many tiles of the game this viewer cannot place: in the deck or in a hand, face down."""
    found: list[int] = [s.left[type] + bits.count(s.sure & s.parts.of_type[type]) for type in range(TYPES_IN_DECK)]
    for row in [*s.hands, s.tops[DECK], s.bottoms[DECK]]:
        for entry in row:
            type = s.parts.type[entry & TILE]
            if type < TYPES_IN_DECK and not known.knows(entry, viewer):
                found[type] += 1
    return {TYPES[type]: found[type] for type in range(TYPES_IN_DECK)}
