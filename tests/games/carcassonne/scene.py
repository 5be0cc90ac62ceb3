"""Helpers for the tests of Carcassonne: short lines of play, and what a view says."""

import json
from collections.abc import Mapping
from typing import Any

from wawel.core.game import CHANCE
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.notation import parse_segment
from wawel.testing import Played, play


def scene(line: str, seats: int = 2, options: Mapping[str, object] | None = None, position: str = "") -> Played:
    """Play a line; seat 0 starts unless a position is given."""
    first = "" if position else "first:0 "
    return play(GAME, first + line, seats, options, position)


def options(line: Played) -> list[str]:
    """Every legal choice of whoever acts now, as text."""
    match = line.match
    seat = match.waiting[0] if match.waiting else CHANCE
    return [match.format(seat, action) for action in match.legal(seat)]


def view(line: Played) -> dict[str, Any]:
    """A spectator's view as a board receives it, in JSON."""
    told: dict[str, Any] = json.loads(json.dumps(line.match.view(-1)))
    return told


def figures(line: Played) -> list[str]:
    """Seat, cell and segment of every figure: "0 -3,0 road@W"."""
    return [f"{f['seat']} {f['x']},{f['y']} {f['segment']}" for f in view(line)["figures"]]


def supply(line: Played) -> list[int]:
    return [seat["supply"] for seat in view(line)["seats"]]


def feature(line: Played, x: int, y: int, segment: str) -> dict[str, Any]:
    """The feature of a segment, as the view shows it."""
    seen = view(line)
    state: Any = line.match.state()
    number = [(tile["x"], tile["y"]) for tile in seen["tiles"]].index((x, y))
    part = parse_segment(GAME.parts, state.turned[number], segment)
    found: dict[str, Any] = seen["features"][seen["tiles"][number]["features"][part]]
    return found


def points(line: Played, seat: int) -> dict[str, tuple[int, int]]:
    """Per source: how many times and how many points."""
    return {item.key: (item.count, item.points) for item in line.match.scores[seat].items}
