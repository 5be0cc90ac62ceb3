"""Decodes observations of Simurgh into views, without what follows from the rest and what can be chosen now."""

from typing import Any, cast

from tests.encoding.fields import Fields, in_order, seat_of, until_nothing
from wawel.core.encoding import Encoding
from wawel.games.simurgh.components.bundles import RESOURCES, THINGS
from wawel.games.simurgh.components.ids import AREAS, CITY, FIRST_DRAGON, FIRST_OBJECTIVE, LEVELS, TYPES, VASSALS
from wawel.games.simurgh.components.load import Components
from wawel.games.simurgh.encoding.resolving import ABILITY_SOURCE, BONUS_SOURCE, TILE_SOURCE
from wawel.games.simurgh.model.state import BASES, PHASES, SimurghState
from wawel.games.simurgh.notation import SLOTS, space
from wawel.games.simurgh.view.pending import DRAW_STAGE_NAMES, FRAME_NAMES, STAGE_NAMES

OF_TABLE = ("mode", "length", "shared", "limit", "hand_limit", "threshold")  # the options and what is printed
OF_SEATS = ("resource_points", "objective_points")  # from goods, dragons and objectives
CHOSEN = ("lay", "abilities", "explore", "areas", "buy", "take", "objective")  # what the mask says, and why not


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """What an observation says: a view without what follows from the rest."""
    return {
        **_without(view, OF_TABLE),
        "end": view["end"]["triggered_by"],
        "city": [row["vassals"] for row in view["city"]],
        "wilds": [
            {**_without(area, ("open",)), "spaces": [row["vassals"] for row in area["spaces"]]}
            for area in view["wilds"]
        ],
        "monument": [row["tile"] for row in view["monument"]],
        "seats": [_without(seat, OF_SEATS) for seat in view["seats"]],
        "mine": _without(view["mine"], (*CHOSEN, "prospects")),
    }


def _without(part: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in part.items() if key not in names}


def decode(encoding: Encoding, fields: Fields) -> dict[str, Any]:
    parts = cast(SimurghState, encoding.game.start(encoding.seats, encoding.options)).parts
    seats, me = encoding.seats, fields["seat"]
    active = seat_of(fields, fields["active"], seats)
    spaces = [_vassals(fields, number, seats) for number in range(CITY + AREAS * LEVELS)]
    pending = _pending(parts, fields)
    stacks = [_stack(fields, which) for which in range(3)]
    return {
        "phase": PHASES[fields["phase"]],
        "turn": fields["turn"],
        "first": seat_of(fields, fields["first"], seats),
        "seat": active,
        "stage": BASES[fields["stage"]],
        "explored": fields["explored"] == 1,
        "entered": [f"w{area + 1}" for area in range(AREAS) if fields["entered"][area]],
        "end": seat_of(fields, fields["triggered_by"], seats),
        "city": spaces[:CITY],
        "wilds": [_area(parts, fields, area, spaces) for area in range(AREAS)],
        "market": [_tile(tile, 1) for tile in fields["market_tile"]],
        "deck": stacks[0],
        "dragon_stack": stacks[1],
        "objective_stack": stacks[2],
        "unseen": dict(zip(TYPES, fields["unseen"], strict=False)),
        "monument": [_tile(tile, FIRST_OBJECTIVE) for tile in fields["objective"]],
        "gone": [FIRST_OBJECTIVE + place for place, flag in enumerate(fields["gone"]) if flag],
        "chronicle": [place + 1 for place in until_nothing(fields["chronicle"])],
        "laying": _tile(fields["laying"], 1),
        "laid": None if fields["laid"] is None else f"w{fields['laid'] + 1}",
        "drawn": fields["drawn_size"],
        "pending": pending,
        "draft": _draft(fields, seats),
        "seats": [_seat(parts, fields, seat) for seat in range(seats)],
        "mine": {
            "seat": me,
            "hand": _numbers(fields["hand"][0]),
            "drawn": [place + 1 for place in until_nothing(fields["drawn"])],
            "drawn_by_frame": _by_frame(fields, pending) if active == me else [],
            "offer": [place + 1 for place in until_nothing(fields["offer"])],
            "commit": fields["commit"] or None,
        },
    }


def _tile(place: int | None, first: int) -> int | None:
    return None if place is None else place + first


def _numbers(flags: list[int]) -> list[int]:
    return [place + 1 for place, flag in enumerate(flags) if flag]


def _by_frame(fields: Fields, pending: list[dict[str, Any]]) -> list[list[int]]:
    left, found = [place + 1 for place in until_nothing(fields["drawn"])], []
    for frame in pending:
        found.append(left[: frame["drawn"]])
        left = left[frame["drawn"] :]
    return found


def _vassals(fields: Fields, number: int, seats: int) -> list[dict[str, Any]]:
    rows = fields["vassals"][number]
    rows = [rows[(seat - fields["seat"]) % seats] for seat in range(seats)]
    return [
        {"seat": seat, "vassal": VASSALS[kind]}
        for seat in range(seats)
        for kind in range(2)
        for _ in range(rows[seat][kind])
    ]


def _area(parts: Components, fields: Fields, area: int, spaces: list[list[dict[str, Any]]]) -> dict[str, Any]:
    tile = _tile(fields["wild_tile"][area], 1)
    first = CITY + area * LEVELS
    return {
        "area": f"w{area + 1}",
        "tile": tile,
        "vassals": sum(len(there) for there in spaces[first : first + LEVELS]),
        "spaces": spaces[first : first + parts.size[tile or 0]],
    }


def _stack(fields: Fields, which: int) -> dict[str, Any]:
    sizes = {end: fields[f"{end}_size"][which] for end in ("top", "bottom")}
    ends = {end: [tile or None for tile in fields[end][which][: sizes[end]]] for end in sizes}
    return {"size": fields["stack_size"][which], **ends}


def _seat(parts: Components, fields: Fields, seat: int) -> dict[str, Any]:
    of = {name: in_order(fields, name)[seat] for name in ("goods", "dragon", "dragon_marker", "hand_type")}
    dragons: list[dict[str, Any]] = [
        {
            "tile": dragon + FIRST_DRAGON,
            "dragon": parts.dragons[parts.dragon_type[dragon]],
            "markers": [flag == 1 for flag in of["dragon_marker"][place]],
        }
        for place, dragon in enumerate(until_nothing(of["dragon"]))
    ]
    pairs = {
        name: dict(zip(VASSALS, in_order(fields, name)[seat], strict=True)) for name in ("free", "resting", "supply")
    }
    return {
        "seat": seat,
        "points": in_order(fields, "points")[seat],
        "goods": dict(zip(RESOURCES, of["goods"], strict=True)),
        "total": sum(of["goods"]),
        **pairs,
        "hand": in_order(fields, "hand_size")[seat],
        "known": _numbers(in_order(fields, "hand")[seat]),
        "types": {TYPES[type]: count for type, count in enumerate(of["hand_type"]) if count},
        "dragons": dragons,
        "markers": sum(sum(dragon["markers"]) for dragon in dragons),
        "ready": in_order(fields, "ready")[seat] == 1,
        "offer": in_order(fields, "offer_size")[seat],
    }


def _draft(fields: Fields, seats: int) -> dict[str, Any] | None:
    kind = {"power-draft": "power", "open": "action", "action-draft": "action", "three-dragons": "dragon"}.get(
        BASES[fields["stage"]]
    )
    if kind is None:
        return None
    first = seat_of(fields, fields["first"], seats)
    assert first is not None
    order = [(first + place) % seats for place in range(seats)]
    after = seat_of(fields, fields["draft_next"], seats)
    return {
        "kind": kind,
        "round": fields["draft_round"],
        "rounds": 2 if kind == "action" else 1,
        "order": order[::-1] if kind == "power" else order,
        "seat": seat_of(fields, fields["draft_seat"], seats),
        "next": after,
        "passes_to": after if kind == "power" else None,
    }


def _pending(parts: Components, fields: Fields) -> list[dict[str, Any]]:
    return [_frame(parts, fields, place) for place in reversed(range(fields["pending"]))]


def _frame(parts: Components, fields: Fields, place: int) -> dict[str, Any]:
    kind, stage = FRAME_NAMES[fields["pending_kind"][place]], fields["pending_stage"][place]
    names = {"effect": STAGE_NAMES, "dragons": DRAW_STAGE_NAMES, "objectives": DRAW_STAGE_NAMES}.get(kind)
    flags = {name: fields[f"pending_{name}"][place] for name in ("received", "spent")}
    counts = {name: fields[f"pending_{name}"][place] for name in ("got", "gave", "left")}
    return {
        "kind": kind,
        "source": _source(parts, fields["pending_source"][place] - 1),
        "stage": kind if names is None else names[stage],
        **{name: [thing for thing, flag in zip(THINGS, row, strict=True) if flag] for name, row in flags.items()},
        **{name: {thing: n for thing, n in zip(THINGS, row, strict=True) if n} for name, row in counts.items()},
        "drawn": fields["pending_drawn"][place],
    }


def _source(parts: Components, source: int) -> str:
    if source < 0:
        return ""
    if source < TILE_SOURCE:
        return space(parts, source)
    if source < ABILITY_SOURCE:
        return f"tile.{source - TILE_SOURCE}"
    if source < BONUS_SOURCE:
        ability = source - ABILITY_SOURCE
        return f"{parts.dragons[ability // 3]}.{SLOTS[ability % 3]}"
    rest = source - BONUS_SOURCE
    names = [f"bonus.w{area + 1}" for area in range(AREAS)]
    names += [f"market.{area + 1}" for area in range(5)] + [f"objective.{place + 1}" for place in range(5)]
    return [*names, "removal"][rest]
