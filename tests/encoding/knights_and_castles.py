"""Decodes observations of Knights and Castles into views."""

from typing import Any

from tests.encoding.fields import Fields, in_order, seat_of
from wawel.core.encoding import Encoding
from wawel.games.knights_and_castles.components.ids import CARD_NAMES, ROUNDS, TILE_NAMES
from wawel.games.knights_and_castles.model.state import PHASES


def decode(encoding: Encoding, fields: Fields) -> dict[str, Any]:
    seats, me, round = encoding.seats, fields["seat"], fields["round"]
    winners = [seat_of(fields, place, seats) for place in fields["played_winner"]]
    played = [{"tile": TILE_NAMES[fields["played_tile"][at]], "winner": winners[at]} for at in range(round)]
    hands, camps, shepherds = (in_order(fields, name) for name in ("hand", "camp", "shepherds"))
    shown = [{"hand": _cards(hands[seat], shepherds[seat]), "camp": _cards(camps[seat], 0)} for seat in range(seats)]
    over = PHASES[fields["phase"]] == "over"
    sword = seat_of(fields, fields["sword"], seats)
    return {
        "phase": PHASES[fields["phase"]],
        "game": fields["game"],
        "games": fields["games"],
        "round": round,
        "rounds": ROUNDS,
        "tile": None if fields["tile"] is None else TILE_NAMES[fields["tile"]],
        "played": played,
        "left": ROUNDS - round,
        "sword": -1 if sword is None else sword,
        "youth": [seat_of(fields, place, seats) for place in fields["youth"] if place is not None],
        "seats": [
            {
                "seat": seat,
                "points": in_order(fields, "points")[seat],
                "earlier": in_order(fields, "earlier")[seat],
                "hand": in_order(fields, "hand_size")[seat],
                "camp": in_order(fields, "camp_size")[seat],
                "castles": [row["tile"] for row in played if row["winner"] == seat],
                "asked": in_order(fields, "asked")[seat] == 1,
                "ready": in_order(fields, "ready")[seat] == 1,
            }
            for seat in range(seats)
        ],
        "mine": {
            "seat": me,
            **shown[me],
            "commit": _cards(fields["commit_armies"], fields["commit_shepherds"]) if fields["commit"] else None,
        },
        "removed": TILE_NAMES[fields["removed"]] if over else None,
        "shown": shown if over else None,
    }


def _cards(armies: list[int], shepherds: int) -> list[str]:
    return [CARD_NAMES[army] for army in range(6) if armies[army]] + [CARD_NAMES[6]] * shepherds
