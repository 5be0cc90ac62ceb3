"""The seats in a view: what everybody sees of them, and what a seat alone knows and may do."""

from typing import TypedDict

from wawel.games.simurgh import notation
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.components.bundles import PP
from wawel.games.simurgh.components.catalogue import Goods, Vassals
from wawel.games.simurgh.components.ids import AREAS, FIRST_DRAGON, TYPES
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.state import (
    AREA,
    BEFORE,
    BUY,
    FRAME,
    GOODS,
    OBJECTIVE,
    OVER,
    REMOVE,
    REPLACE,
    TAKE,
    TILE,
    TYPED,
    SimurghState,
    total,
)
from wawel.games.simurgh.rules import draws, explore
from wawel.games.simurgh.scoring import final
from wawel.games.simurgh.view import missing, standings
from wawel.games.simurgh.view.missing import Why
from wawel.games.simurgh.view.standings import ProspectView


class DragonView(TypedDict):
    tile: int
    dragon: str
    markers: list[bool]  # per ability, from the left


class SeatView(TypedDict):
    seat: int
    points: int
    resource_points: int  # SI-15.5, as it stands
    objective_points: int  # SI-15.3, as it stands
    goods: Goods
    total: int
    free: Vassals
    resting: Vassals  # among the free ones: back this turn, not to be placed
    supply: Vassals
    hand: int
    known: list[int]
    types: dict[str, int]  # tiles of the hand whose type everybody knows
    dragons: list[DragonView]
    markers: int
    ready: bool
    offer: int


class AbilityView(TypedDict):
    ability: str  # a dragon tile and a, b or c: `57b`
    why: Why | None


class MineView(TypedDict):
    seat: int
    hand: list[int]
    lay: dict[str, Why | None] | None  # by tile, while a tile may be laid
    drawn: list[int]
    drawn_by_frame: list[list[int]]  # as `pending`, frame by frame
    prospects: list[ProspectView]
    offer: list[int]
    commit: int | None
    abilities: list[AbilityView] | None
    explore: dict[str, Why | None] | None  # by area, where this seat has a rider
    areas: dict[str, Why | None] | None  # which tile to remove, or where to put the new one
    buy: dict[str, Why | None] | None  # "1" to "4" and "deck"
    take: dict[str, Why | None] | None
    objective: dict[str, Why | None] | None  # by objective space


def seat_view(s: SimurghState, seat: int, viewer: int) -> SeatView:
    goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
    resting = list(s.resting) if seat == s.seat else [0, 0]
    return {
        "seat": seat,
        "points": goods[PP],
        "resource_points": final.resource_points(s, seat),
        "objective_points": sum([final.objective_points(s, tile, seat) for tile in s.objectives if tile]),
        "goods": _goods(list(goods)),
        "total": total(s, seat),
        "free": _two(s.free[seat * 2], s.free[seat * 2 + 1]),
        "resting": _two(resting[0], resting[1]),
        "supply": _two(s.supply[seat * 2], s.supply[seat * 2 + 1]),
        "hand": len(s.hands[seat]),
        "known": [entry & TILE for entry in s.hands[seat] if known.knows(entry, viewer)],
        "types": _types(s, seat),
        "dragons": [_dragon(s, entry) for entry in s.dragons[seat]],
        "markers": s.marked[seat],
        "ready": s.commits[seat] > 0,
        "offer": len(s.offers[seat]),
    }


def _goods(held: list[int]) -> Goods:
    veg, meat, wood, stone, wisdom, weapon = held[:PP]
    return {"veg": veg, "meat": meat, "wood": wood, "stone": stone, "wisdom": wisdom, "weapon": weapon}


def _two(spearmen: int, riders: int) -> Vassals:
    return {"spearman": spearmen, "rider": riders}


def _types(s: SimurghState, seat: int) -> dict[str, int]:
    """SI-2.7, SI-2.8: a dealt tile has a type that everybody knows, a tile taken face up as well."""
    found: dict[str, int] = {}
    for entry in s.hands[seat]:
        if entry & TYPED or known.knows(entry, -1):
            name = TYPES[s.parts.type[entry & TILE]]
            found[name] = found.get(name, 0) + 1
    return {name: found[name] for name in TYPES if name in found}


def _dragon(s: SimurghState, entry: int) -> DragonView:
    tile = (entry >> 3) + FIRST_DRAGON
    name = s.parts.dragons[s.parts.dragon_type[entry >> 3]]
    return {"tile": tile, "dragon": name, "markers": [bool(entry >> slot & 1) for slot in range(3)]}


def mine(s: SimurghState, seat: int) -> MineView:
    """Own tiles; for the active seat also what can be used now and why not."""
    active = seat == s.seat and BEFORE <= s.phase < OVER
    phase = s.phase if active else OVER
    hand = [entry & TILE for entry in s.hands[seat]]
    return {
        "seat": seat,
        "hand": hand,
        "lay": {str(tile): missing.to_lay(s, tile) for tile in hand} if phase == BEFORE else None,
        "drawn": [entry & TILE for entry in s.drawn] if seat == s.seat else [],
        "drawn_by_frame": _by_frame(s) if seat == s.seat else [],
        "prospects": standings.prospects(s) if seat == s.seat else [],
        "offer": [entry & TILE for entry in s.offers[seat]],
        "commit": s.commits[seat] or None,
        "abilities": _abilities(s) if active else None,
        "explore": _explore(s) if active else None,
        "areas": _areas(s) if phase in (REMOVE, AREA) else None,
        "buy": _buy(s) if phase == BUY else None,
        "take": {str(area + 1): missing.to_take(s, area) for area in range(4)} if phase == TAKE else None,
        "objective": _objective(s) if phase in (OBJECTIVE, REPLACE) else None,
    }


def _by_frame(s: SimurghState) -> list[list[int]]:
    """SI-3.4: draws nest, and what is drawn above is chosen first."""
    found: list[list[int]] = []
    place = 0
    for at in range(0, s.top + FRAME, FRAME):
        number = s.stack[at + frames.DRAWN] if draws.is_drawing(s.stack[at]) else 0
        found.append([entry & TILE for entry in s.drawn[place : place + number]])
        place += number
    return found


def _abilities(s: SimurghState) -> list[AbilityView]:
    found: list[AbilityView] = []
    for entry in s.dragons[s.seat]:
        for place in range(3):
            slot = (entry >> 3) * 3 + place
            found.append({"ability": notation.slot(slot), "why": missing.to_use(s, slot)})
    return found


def _explore(s: SimurghState) -> dict[str, Why | None]:
    riding = [area for area in range(AREAS) if explore.level_of(s, s.seat, area) >= 0]
    return {f"w{area + 1}": missing.to_explore(s, area) for area in riding}


def _areas(s: SimurghState) -> dict[str, Why | None]:
    removing = s.phase == REMOVE
    return {
        f"w{area + 1}": missing.to_remove(s, area) if removing else missing.to_settle(s, area) for area in range(AREAS)
    }


def _buy(s: SimurghState) -> dict[str, Why | None]:
    return {"deck" if area == 4 else str(area + 1): missing.to_buy(s, area) for area in range(5)}


def _objective(s: SimurghState) -> dict[str, Why | None]:
    tile = draws.mine(s)[0]
    return {str(space + 1): missing.to_put(s, tile, space) for space in range(5)}
