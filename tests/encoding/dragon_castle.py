"""Decodes observations of Dragon Castle into views, without what follows from the rest and what can be chosen now."""

from typing import Any, cast

from tests.encoding.fields import Fields, in_order, seat_of
from wawel.core.encoding import Encoding
from wawel.games.dragon_castle.components.ids import CARDS, DRAGON_CARDS, NAMES, SPIRITS
from wawel.games.dragon_castle.components.layouts import STRIDE
from wawel.games.dragon_castle.model.state import PHASES, DragonState
from wawel.games.dragon_castle.notation import castle_name, place_name

DERIVED = ("track", "sets", "changes", "previews", "ways", "endings")  # from summons, realms and choices
OF_SEATS = ("shrines", "shrine_points", "dragon_points", "worth", "hidden", "room")  # from realms and dragon cards
OF_STACKS = ("available", "short", "top")  # from the heights


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """What an observation says: a view without what follows from the rest."""
    castle = {key: value for key, value in view["castle"].items() if key != "stacks"}
    stacks = [_without(stack, OF_STACKS) for stack in view["castle"]["stacks"]]
    seats = [_without(seat, OF_SEATS) for seat in view["seats"]]
    for seat in seats:
        seat["realm"] = [[_without(cell, ("placeable",)) for cell in row] for row in seat["realm"]]
    return {
        **_without(view, DERIVED),
        "castle": {**castle, "stacks": stacks},
        "spirits": [_without(spirit, ("rule", "callable", "targets")) for spirit in view["spirits"]],
        "dragons": [card["id"] for card in view["dragons"]],
        "seats": seats,
    }


def _without(part: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in part.items() if key not in names}


def decode(encoding: Encoding, fields: Fields) -> dict[str, Any]:
    seats = encoding.seats
    opening = cast(DragonState, encoding.game.start(seats, encoding.options))
    layout, grid = opening.layout, opening.grid
    site = fields["building"]
    spirits = [card for card in range(CARDS) if fields["spirit"][card]]
    phase = PHASES[fields["phase"]]
    return {
        "phase": phase,
        "seat": seat_of(fields, fields["active"], seats),
        "first": seat_of(fields, fields["first"], seats),
        "round": fields["round"],
        "realm": f"{grid.columns}x{grid.rows}",
        "castle": _castle(opening, fields),
        "unseen": {NAMES[tile + 1]: count for tile, count in enumerate(fields["unseen"]) if count},
        "supply": fields["supply"],
        "discarded": fields["discarded"],
        "spirits": [
            {"id": SPIRITS[card], "used": fields["spirit_used"][card] == 1, "owes": fields["spirit_owes"][card] == 1}
            for card in spirits
        ],
        "dragons": [DRAGON_CARDS[card] for card in range(CARDS) if fields["dragon"][card]],
        "seats": [_seat(seat, fields) for seat in range(seats)],
        "hand": [NAMES[tile + 1] for tile in fields["hand"] if tile is not None],
        "origin": next(
            (
                {"cell": place_name(row << 4 | column), "level": fields["origin_level"]}
                for row in range(layout.rows)
                for column in range(layout.columns)
                if fields["origin"][row][column]
            ),
            None,
        ),
        "power": None if fields["power"] is None else SPIRITS[fields["power"]],
        "elegance": None if fields["elegance"] is None else ["owed", "met"][fields["elegance"]],
        "building": {
            "cells": [
                place_name(row << 4 | column)
                for row in range(grid.rows)
                for column in range(grid.columns)
                if site[row][column]
            ],
            "allowance": fields["allowance"],
        }
        if phase == "shrines"
        else None,
    }


def _castle(opening: DragonState, fields: Fields) -> dict[str, Any]:
    layout = opening.layout
    stacks = []
    for cell in layout.cells:
        row, column = cell // STRIDE - 1, cell % STRIDE - 1
        height, tile = fields["castle_height"][row][column], fields["castle_tile"][row][column]
        if height:
            name = None if tile is None else NAMES[tile + 1]
            stacks.append({"cell": castle_name(cell), "height": height, "tile": name})
    heights = [stack["height"] for stack in stacks]
    return {
        "layout": layout.id or None,
        "plan": layout.text.split("/"),
        "columns": layout.columns,
        "rows": layout.rows,
        "left": sum(heights),
        "level": max(heights, default=0),
        "stacks": stacks,
    }


def _seat(seat: int, fields: Fields) -> dict[str, Any]:
    tall, tiles, shrines = (in_order(fields, f"realm_{name}")[seat] for name in ("height", "tile", "shrine"))
    return {
        "seat": seat,
        "points": in_order(fields, "points")[seat],
        "pool": in_order(fields, "pool")[seat],
        "tokens": in_order(fields, "tokens")[seat],
        "realm": [
            [
                {
                    "cell": place_name(row << 4 | column),
                    "height": height,
                    "tile": None if tiles[row][column] is None else NAMES[tiles[row][column] + 1],
                    "shrine": shrines[row][column] == 1,
                }
                for column, height in enumerate(heights)
            ]
            for row, heights in enumerate(tall)
        ],
    }
