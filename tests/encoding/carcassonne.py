"""Decodes observations of Carcassonne into views, without what follows from the map and what can be chosen now."""

from typing import Any, cast

from tests.encoding.fields import Fields, in_order, seat_of, until_nothing
from wawel.core.encoding import Encoding
from wawel.games.carcassonne.components.ids import FIGURES, GOODS, QUARTERS
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model.state import PHASES, CarcassonneState

NAMES = list(dict.fromkeys(PHASES))
CHOSEN = ("places", "spots", "fairy_spots", "knights", "back", "enter", "count_moves")  # what the mask says
FROM_MAP = ("features", "free", "fits", "river")
OF_FIGURES = ("role", "segment", "feature", "safe")  # from the tile and its segment, and the fairy


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """What an observation says: a view without what follows from the rest."""
    walk = view["walk"]
    return {
        **_without(view, CHOSEN + FROM_MAP),
        "tiles": [_without(tile, ("features",)) for tile in view["tiles"]],
        "figures": [_without(figure, OF_FIGURES) for figure in view["figures"]],
        "seats": [_without(seat, ("final",)) for seat in view["seats"]],
        "walk": walk and _without(walk, ("left", "next")),
    }


def _without(part: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in part.items() if key not in names}


def decode(encoding: Encoding, fields: Fields) -> dict[str, Any]:
    parts = cast(CarcassonneState, encoding.game.start(encoding.seats, encoding.options)).parts
    seats = encoding.seats
    tiles = _tiles(parts, fields)
    cells = [(tile["x"], tile["y"]) for tile in tiles]
    walk = [cells[number] for number in until_nothing(fields["walk"])]
    view: dict[str, Any] = {
        "phase": NAMES[fields["phase"]],
        "options": encoding.options,
        "turn": seat_of(fields, fields["turn"], seats),
        "actor": seat_of(fields, fields["actor"], seats),
        "tile": None if fields["drawn"] is None else parts.tiles[fields["drawn"]],
        "placed": len(tiles),
        "tiles": tiles,
        "figures": [_figure(cells, fields, place, seats) for place, kind in enumerate(fields["figure_kind"]) if kind],
        "seats": [_seat(fields, seat) for seat in range(seats)],
        "left": sum(fields["pile"]),
        **{name: _counts(parts, fields[name]) for name in ("pile", "aside", "discarded")},
        "dragon": None if fields["dragon"] is None else cells[fields["dragon"]],
        "fairy": None if fields["fairy"] is None else cells[fields["fairy"]],
        "walk": {"path": walk, "mover": seat_of(fields, fields["mover"], seats)} if walk else None,
    }
    if fields.get("second") is not None:
        view["second"] = ["earned", "now"][fields["second"]]
    for card in ("king", "robber"):
        if fields.get(card) is not None:
            view[card] = {"seat": seat_of(fields, fields[card], seats), "size": fields[f"{card}_size"]}
    if "count" in fields:
        view["city"] = _city(fields, seats)
    return view


def _counts(parts: Components, counts: list[int]) -> dict[str, int]:
    return {parts.tiles[kind]: count for kind, count in enumerate(counts) if count}


def _tiles(parts: Components, fields: Fields) -> list[dict[str, Any]]:
    found = []
    for number, kind in enumerate(until_nothing(fields["tile_kind"])):
        east, south, west, north = fields["tile_cell"][number]
        rotation = fields["tile_rotation"][number]
        found.append({"id": parts.tiles[kind], "x": east - west, "y": south - north, "rotation": rotation})
    return found


def _figure(cells: list[tuple[int, int]], fields: Fields, place: int, seats: int) -> dict[str, Any]:
    kind = fields["figure_kind"][place] - 1
    x, y = cells[fields["figure_tile"][place] - 1]
    figure = {
        "seat": seat_of(fields, fields["figure_seat"][place] - 1, seats),
        "x": x,
        "y": y,
        "part": fields["figure_segment"][place],
        "ward": fields["figure_ward"][place] == 1,
    }
    return {**figure, "figure": FIGURES[kind]} if kind else figure


def _seat(fields: Fields, seat: int) -> dict[str, Any]:
    found = {"seat": seat, "points": in_order(fields, "points")[seat], "supply": in_order(fields, "supply")[seat]}
    found |= {name: in_order(fields, name)[seat] == 1 for name in ("large", "builder", "pig") if name in fields}
    if "goods" in fields:
        found["goods"] = dict(zip(GOODS, in_order(fields, "goods")[seat], strict=True))
    return found


def _city(fields: Fields, seats: int) -> dict[str, Any]:
    people = {}
    for quarter, name in enumerate(QUARTERS):
        inside = [in_order(fields, "people")[seat][quarter] for seat in range(seats)]
        large = [in_order(fields, "people_large")[seat][quarter] == 1 for seat in range(seats)]
        people[name] = [
            {"seat": seat, "followers": inside[seat], "large": large[seat]}
            for seat in range(seats)
            if inside[seat] or large[seat]
        ]
    return {"count": QUARTERS[fields["count"]], "people": people}
