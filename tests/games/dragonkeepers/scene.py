"""Scenes for tests: a position in a few words. Everything left out is as in a quiet first turn of seat 0."""

from typing import Any

from wawel.games.dragonkeepers import GAME
from wawel.testing import Played, play

FRAGMENTS = {
    2: {1: 5, 4: 5, 6: 3, 8: 3, 10: 5, 12: 3, 16: 3, 20: 2},
    3: {1: 6, 4: 6, 6: 4, 8: 3, 10: 6, 12: 3, 16: 3, 20: 2},
    4: {1: 7, 4: 7, 6: 4, 8: 3, 10: 7, 12: 3, 16: 4, 20: 2},
}


def scene(
    *lines: str,
    seats: int = 2,
    phase: str = "play",
    pages: str = "4 green",
    left: str = "display=white_5",
    right: str = "display=white_blue",
    fragments: str = "",
) -> str:
    """A position text: the pages of the unseen cards, the rest of each side, and more lines such as "hand 0: red_1"."""
    number, colour = pages.split()
    rows = [f"seats: {seats}", f"phase: {phase}", f"left: {number} {left}", f"right: {colour} {right}", *lines]
    counts = dict(FRAGMENTS[seats])
    for line in lines:
        if line.startswith("ring"):
            for value in line.partition(":")[2].split():
                counts[int(value)] -= 1
    supply = fragments or " ".join(f"{value}*{count}" for value, count in counts.items() if count)
    return "\n".join([*rows, f"fragments: {supply}"])


def at(line: str, *lines: str, seats: int = 2, phase: str = "play", **more: str) -> Played:
    """A match that starts in a scene and goes on with a line of notation."""
    return play(GAME, line, seats=seats, position=scene(*lines, seats=seats, phase=phase, **more))


def all_but(*kept: str) -> str:
    """A row of seat 1 with all book cards but a few, so that the piles are short; its four colours bring it a crest."""
    parts = GAME.parts
    stacks: dict[str, list[str]] = {colour: [] for colour in parts.colours}
    for kind, name in enumerate(parts.cards):
        if parts.book[kind]:
            stacks[parts.fronts[parts.front[kind]]] += [name] * (parts.book[kind] - kept.count(name))
    return "row 1: " + " ".join(f"{colour}={'+'.join(cards)}" for colour, cards in stacks.items()) + "\ncrest 1: 12"


def crest(seat: int, value: int) -> str:
    """A seat with a crest, and with the four colours that brought it."""
    row = "white=white_green green=green_red red=red_blue blue=blue_white"
    return f"row {seat}: {row}\ncrest {seat}: {value}"


def view(line: Played, seat: int = -1) -> dict[str, Any]:
    return dict(line.match.view(seat))


def seat_of(line: Played, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    found: dict[str, Any] = view(line)["seats"][seat]
    return found


def mine(line: Played, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view(line, seat)["mine"]
    return found


def row(line: Played, seat: int = 0) -> list[str]:
    """A row of stacks as the sheet writes it: ["red:1", "white:2"]."""
    return [f"{stack['colour']}:{stack['size']}" for stack in seat_of(line, seat)["row"]]


def legal(line: Played, seat: int = 0) -> list[str]:
    """The choices of a seat in notation."""
    return [line.match.format(seat, action) for action in line.match.legal(seat)]
