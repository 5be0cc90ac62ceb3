"""What a seat may know, built up from nothing (SI-20.1)."""

from collections.abc import Mapping
from typing import Final, TypedDict

from wawel.core.components import is_guessed
from wawel.core.game import OK
from wawel.games.simurgh import notation, pending, scoring
from wawel.games.simurgh.bundles import PP, RESOURCES
from wawel.games.simurgh.components import AREAS, CITY, FIRST_DRAGON, LENGTHS, LEVELS, MODE_NAMES, Components
from wawel.games.simurgh.pending import PendingView
from wawel.games.simurgh.reasons import REASONS
from wawel.games.simurgh.rules import abilities, explore, places, stacks, turn, wilds
from wawel.games.simurgh.state import (
    BEFORE,
    DECK,
    DRAGONS,
    GOODS,
    OBJECTIVES,
    OVER,
    PHASES,
    PLACE,
    TILE,
    SimurghState,
    total,
)

GUESSES: Final = ["dragon_type", "objective", "objective_space", "scout_area", "wild_area"]


class Why(TypedDict):
    key: str
    rule: str


class VassalView(TypedDict):
    seat: int
    vassal: str


class SpaceView(TypedDict):
    space: str
    vassals: list[VassalView]
    why: dict[str, Why | None] | None


class AreaView(TypedDict):
    area: str
    open: bool
    tile: int | None
    vassals: int
    spaces: list[SpaceView]


class StackView(TypedDict):
    size: int
    top: list[int | None]
    bottom: list[int | None]


class DragonView(TypedDict):
    tile: int
    dragon: str
    markers: list[bool]


class SeatView(TypedDict):
    seat: int
    points: int
    goods: dict[str, int]
    total: int
    free: dict[str, int]
    resting: dict[str, int]
    supply: dict[str, int]
    hand: int
    known: list[int]
    dragons: list[DragonView]
    markers: int
    ready: bool


class StandingView(TypedDict):
    seat: int
    value: int
    place: int
    points: int


class ObjectiveView(TypedDict):
    space: int
    tile: int | None
    standing: list[StandingView]


class AbilityView(TypedDict):
    ability: str
    why: Why | None


class MineView(TypedDict):
    seat: int
    hand: list[int]
    lay: dict[str, Why | None] | None
    drawn: list[int]
    offer: list[int]
    commit: int | None
    abilities: list[AbilityView] | None
    explore: dict[str, Why | None] | None


class EndView(TypedDict):
    objectives: int
    objectives_needed: int
    chronicle: int
    chronicle_needed: int
    triggered_by: int | None


class View(TypedDict):
    phase: str
    mode: str
    length: str
    turn: int
    first: int | None
    seat: int | None
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
    monument: list[ObjectiveView]
    chronicle: list[int]
    laying: int | None
    laid: str | None
    drawn: int
    pending: list[PendingView]
    seats: list[SeatView]
    mine: MineView | None


def observe(s: SimurghState, viewer: int) -> View:
    """SI-16.25: hands, drawn tiles and the places of tiles put back are for those who know them."""
    started = s.phase > 0
    return {
        "phase": PHASES[s.phase],
        "mode": MODE_NAMES[s.mode],
        "length": LENGTHS[s.length],
        "turn": s.turn,
        "first": s.first if started else None,
        "seat": s.seat if started and s.phase != OVER else None,
        "limit": s.parts.limits[s.mode],
        "hand_limit": s.parts.hand_limit,
        "threshold": s.parts.threshold[s.seats],
        "end": _end(s),
        "city": [_space(s, space, viewer) for space in range(CITY)],
        "wilds": [_area(s, area, viewer) for area in range(AREAS)],
        "market": [tile or None for tile in s.market],
        "deck": _stack(s, DECK, viewer),
        "dragon_stack": _stack(s, DRAGONS, viewer),
        "objective_stack": _stack(s, OBJECTIVES, viewer),
        "monument": [_objective(s, space) for space in range(5)],
        "chronicle": s.chronicle[:],
        "laying": s.laying or None,
        "laid": f"w{s.laid}" if s.laid else None,
        "drawn": len(s.drawn),
        "pending": pending.describe(s),
        "seats": [_seat(s, seat, viewer) for seat in range(s.seats)],
        "mine": _mine(s, viewer) if viewer >= 0 else None,
    }


def why(code: int) -> Why | None:
    return None if code == OK else {"key": REASONS[code].key, "rule": REASONS[code].rule}


def _end(s: SimurghState) -> EndView:
    return {
        "objectives": 5 - s.objectives.count(0),
        "objectives_needed": s.parts.end_objectives[s.length],
        "chronicle": len(s.chronicle),
        "chronicle_needed": s.parts.end_chronicle[s.length],
        "triggered_by": s.ending if s.ending >= 0 else None,
    }


def _vassals(s: SimurghState, space: int) -> list[VassalView]:
    found: list[VassalView] = []
    for who in range(s.seats * 2):
        for _ in range(s.on[space * 10 + who]):
            found.append({"seat": who >> 1, "vassal": notation.VASSALS[who & 1]})
    return found


def _space(s: SimurghState, space: int, viewer: int) -> SpaceView:
    """The reason why not, per kind of vassal, for the seat that is about to place one."""
    reasons: dict[str, Why | None] | None = None
    if viewer == s.seat and s.phase in (BEFORE, PLACE):
        reasons = {notation.VASSALS[type]: why(turn.why_not_place(s, type, space)) for type in range(2)}
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
        "top": [_known(entry, viewer) for entry in reversed(s.tops[which])],
        "bottom": [_known(entry, viewer) for entry in reversed(s.bottoms[which])],
    }


def _known(entry: int, viewer: int) -> int | None:
    return entry & TILE if stacks.knows(entry, viewer) else None


def _objective(s: SimurghState, space: int) -> ObjectiveView:
    """SI-15.3, SI-15.4: how every seat stands just now."""
    tile = s.objectives[space]
    standing: list[StandingView] = []
    for seat in range(s.seats if tile else 0):
        points = scoring.objective_points(s, tile, seat)
        place = scoring.place(s, tile, seat)
        standing.append({"seat": seat, "value": scoring.value(s, tile, seat), "place": place, "points": points})
    return {"space": space + 1, "tile": tile or None, "standing": standing}


def _seat(s: SimurghState, seat: int, viewer: int) -> SeatView:
    goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
    resting = s.resting if seat == s.seat else [0, 0]
    return {
        "seat": seat,
        "points": goods[PP],
        "goods": {RESOURCES[kind]: goods[kind] for kind in range(6)},
        "total": total(s, seat),
        "free": _two(s.free[seat * 2], s.free[seat * 2 + 1]),
        "resting": _two(resting[0], resting[1]),
        "supply": _two(s.supply[seat * 2], s.supply[seat * 2 + 1]),
        "hand": len(s.hands[seat]),
        "known": [entry & TILE for entry in s.hands[seat] if _known(entry, viewer) is not None],
        "dragons": [_dragon(s, entry) for entry in s.dragons[seat]],
        "markers": s.marked[seat],
        "ready": s.commits[seat] > 0,
    }


def _two(spearmen: int, riders: int) -> dict[str, int]:
    return {"spearman": spearmen, "rider": riders}


def _dragon(s: SimurghState, entry: int) -> DragonView:
    tile = (entry >> 3) + FIRST_DRAGON
    name = s.parts.dragons[s.parts.dragon_type[entry >> 3]]
    return {"tile": tile, "dragon": name, "markers": [bool(entry >> slot & 1) for slot in range(3)]}


def _mine(s: SimurghState, seat: int) -> MineView:
    """Own tiles; for the active seat also what can be used now and why not."""
    active = seat == s.seat and BEFORE <= s.phase < OVER
    hand = [entry & TILE for entry in s.hands[seat]]
    laying = active and s.phase == BEFORE
    return {
        "seat": seat,
        "hand": hand,
        "lay": {str(tile): why(wilds.why_not_lay(s, tile)) for tile in hand} if laying else None,
        "drawn": [entry & TILE for entry in s.drawn] if seat == s.seat else [],
        "offer": [entry & TILE for entry in s.offers[seat]],
        "commit": s.commits[seat] or None,
        "abilities": _abilities(s) if active else None,
        "explore": _explore(s) if active else None,
    }


def _abilities(s: SimurghState) -> list[AbilityView]:
    found: list[AbilityView] = []
    for entry in s.dragons[s.seat]:
        for place in range(3):
            slot = (entry >> 3) * 3 + place
            found.append({"ability": notation.slot(slot), "why": why(abilities.why_not_use(s, slot))})
    return found


def _explore(s: SimurghState) -> dict[str, Why | None]:
    mine = [area for area in range(AREAS) if explore.level_of(s, s.seat, area) >= 0]
    return {f"w{area + 1}": why(explore.why_not(s, area)) for area in mine}


def reconstructed(parts: Components) -> list[str]:
    """Kinds of components that hold values known from no source."""
    rows = dict(parts.data)
    rows["objective"] = [row for row in parts.data["tile"] if row["type"] == "objective"]
    return [kind for kind in GUESSES if is_guessed(rows[kind])]


def components(parts: Components) -> Mapping[str, object]:
    """Everything printed, with its provenance."""
    keys = ["city_space", "scout_area", "wild_area", "objective_space", "dragon_type", "tile", "constants"]
    return {key: parts.data[key] for key in keys}
