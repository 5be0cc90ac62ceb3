"""Decodes observations of Dragonkeepers into views, without what follows from the rest."""

from typing import Any, cast

from tests.encoding.fields import Fields, in_order, seat_of, until_nothing
from wawel.core.encoding import Encoding
from wawel.games.dragonkeepers.components.ids import CHESTS, PEARLS
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.game import Dragonkeepers
from wawel.games.dragonkeepers.model.state import PHASES

DERIVED = ("takes_left", "task", "amulets_needed", "idle_limit")  # from takes, pages, and the printed rules
OF_STACKS = ("open", "reason", "rule", "between")  # from the row
OF_MINE = ("place", "real", "black", "can_play")  # from the page, the row and the hand


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """What an observation says: a view without what follows from the rest."""
    seats = [{**seat, "row": [_without(stack, OF_STACKS) for stack in seat["row"]]} for seat in view["seats"]]
    return {
        **_without(view, DERIVED),
        "supply": _without(view["supply"], ("lowest", "highest")),
        "chests": [chest["chest"] for chest in view["chests"]],
        "seats": seats,
        "mine": _without(view["mine"], OF_MINE),
    }


def _without(part: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in part.items() if key not in names}


def decode(encoding: Encoding, fields: Fields) -> dict[str, Any]:
    parts, seats = cast(Dragonkeepers, encoding.game).parts, encoding.seats
    all_seats = [_seat(parts, fields, seat) for seat in range(seats)]
    rings = [_rings(parts, fields, seat) for seat in range(seats)]
    phase = PHASES[fields["phase"]]
    return {
        "phase": phase,
        "turn": fields["turn"],
        **{name: seat_of(fields, fields[name], seats) for name in ("first", "active", "acting")},
        "takes": fields["takes"],
        "book": {"left": _side(parts, fields, 0, seats), "right": _side(parts, fields, 1, seats)},
        "supply": {
            "fragments": [
                {"value": value, "count": count}
                for value, count in zip(parts.values, fields["fragments_left"], strict=True)
            ],
            "black_dragons": fields["black_left"],
            "eggs": fields["eggs_left"],
            "crystals": fields["crystals_left"],
            "red_pearls": fields["pearls_left"][0],
            "blue_pearls": fields["pearls_left"][1],
            "crests": [crest for crest in fields["crests_left"] if crest],
        },
        "amulets": sum(seat["amulets"] for seat in all_seats),
        "idle": fields["idle"],
        "chests": [name for name, there in zip(CHESTS, fields["chest"], strict=True) if there],
        "chest_used": fields["chest_used"] == 1,
        "seats": all_seats,
        "mine": {
            "seat": fields["seat"],
            "hand": [card for card, count in zip(parts.cards, fields["hand"], strict=True) for _ in range(count)],
            "rings": rings[fields["seat"]],
        },
        "shown": [{"rings": found} for found in rings] if phase == "over" else None,
    }


def _side(parts: Components, fields: Fields, side: int, seats: int) -> dict[str, Any]:
    page, display, below = (fields[name][side] for name in ("page", "display", "below"))
    lying = zip(*(fields[f"put_{name}"][side] for name in ("back", "seat", "card")), strict=True)
    return {
        "page": None if page is None else parts.backs[page],
        "display": None if display is None else parts.cards[display],
        "pile": fields["pile"][side],
        "put": [
            {
                "back": parts.backs[back - 1],
                "seat": seat_of(fields, seat - 1, seats),
                "card": parts.cards[card - 1] if card else None,
            }
            for back, seat, card in lying
            if back
        ],
        "below": None if below is None else parts.backs[below],
        "under": [parts.cards[kind] for kind in until_nothing(fields["under"][side])],
        "changed": fields["changed"][side],
    }


def _seat(parts: Components, fields: Fields, seat: int) -> dict[str, Any]:
    of = {name: in_order(fields, name)[seat] for name in ("backs", "row", "fragments", "pearl", "crest")}
    columns = [in_order(fields, f"stack_{name}")[seat] for name in ("size", "black", "top")]
    stacks = zip(of["row"], *columns, strict=True)
    row = [
        {"colour": parts.colours[colour], "size": size, "black": black, "top": parts.cards[top - 1]}
        for colour, size, black, top in stacks
        if colour is not None
    ]
    return {
        "seat": seat,
        "hand": sum(of["backs"]),
        "backs": [parts.backs[back] for back, count in enumerate(of["backs"]) for _ in range(count)],
        "row": row,
        "played": sum(stack["size"] for stack in row),
        "amulets": of["fragments"] // parts.ring,
        "ring": of["fragments"] % parts.ring,
        "pearls": [PEARLS[colour] for colour in until_nothing(of["pearl"])],
        "crystals": in_order(fields, "crystals")[seat],
        "eggs": in_order(fields, "eggs")[seat],
        "crest": of["crest"] or None,
    }


def _rings(parts: Components, fields: Fields, seat: int) -> list[dict[str, Any]]:
    values = [parts.values[place] for place in until_nothing(in_order(fields, "fragment")[seat])]
    pearls = until_nothing(in_order(fields, "pearl")[seat])
    worths = until_nothing(in_order(fields, "pearl_worth")[seat])
    found = []
    for number, start in enumerate(range(0, len(values), parts.ring)):
        colour = pearls[number] if number < len(pearls) else None
        worth = parts.pearl_values[colour][worths[number]] if colour is not None and number < len(worths) else None
        pearl = None if colour is None else PEARLS[colour]
        found.append({"fragments": values[start : start + parts.ring], "pearl": pearl, "worth": worth})
    return found
