"""Scenes for the tests of Simurgh: a position in a few lines, and what tests read from it."""

from collections.abc import Mapping
from typing import Any, cast

from wawel.games.simurgh import GAME
from wawel.testing import Played, play

RICH = "9veg+9meat+9wood+9stone+9wisdom+9weapon"
RESOURCES = ["veg", "meat", "wood", "stone", "wisdom", "weapon"]


def scene(position: str = "", line: str = "", seats: int = 2, market: str = "9 10 11 12") -> Played:
    """A position with a full market, so that the end of a turn draws nothing; then a line of play."""
    text = f"seats: {seats}\n{position}"
    if "market:" not in position:
        text += f"\nmarket: {market}\n"
    return play(GAME, line, seats=seats, position=text)


def legal(line: Played, seat: int | None = None) -> list[str]:
    """Everything the waiting seat can do, as text."""
    match = line.match
    who = match.waiting[0] if seat is None else seat
    return [match.format(who, action) for action in match.legal(who)]


def view(line: Played, viewer: int = 0) -> dict[str, Any]:
    return cast("dict[str, Any]", line.match.view(viewer))


def seat_of(line: Played, seat: int = 0) -> dict[str, Any]:
    return cast("dict[str, Any]", view(line, seat)["seats"][seat])


def goods(line: Played, seat: int = 0) -> dict[str, int]:
    """The resources that a seat has."""
    held = cast("Mapping[str, int]", seat_of(line, seat)["goods"])
    return {name: number for name, number in held.items() if number}


def points(line: Played, seat: int = 0) -> int:
    return int(seat_of(line, seat)["points"])


def hand(line: Played, seat: int = 0) -> list[int]:
    return cast("list[int]", view(line, seat)["mine"]["hand"])


def standing(line: Played) -> list[str]:
    """Vassals on the board: "0r@forge"."""
    seen = view(line)
    spaces = seen["city"] + [space for area in seen["wilds"] for space in area["spaces"]]
    return [f"{who['seat']}{who['vassal'][0]}@{space['space']}" for space in spaces for who in space["vassals"]]


def phase(line: Played) -> str:
    return str(view(line)["phase"])
