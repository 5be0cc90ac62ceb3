"""Helpers for the tests of the Count of Carcassonne: positions with people in the City, and who is where."""

from tests.games.carcassonne.scene import options, scene, view
from wawel.games.carcassonne import GAME
from wawel.testing import Played

COUNT = {"sets": "count"}
DRAGON = {"sets": "pd+count"}
BLOCK = " ".join(f"{tile['id']}@{tile['at'][0]},{tile['at'][1]}/0" for tile in GAME.parts.printed if "at" in tile)
LAST = "BA-B 2,-1/0 pass"  # with a pile of one cloister this is the last turn
OPEN = "BA-U 0,2/1 road@N BA-A 0,3/2 pass"  # seat 1 completes seat 0's road, and the gates open


def city(
    turn: str, placed: str = "", people: str = "", more: str = "", seats: int = 2, sets: str = "count", last: str = ""
) -> Played:
    """A position with people in the City, and a turn of the last seat from there."""
    text = f"seats: {seats}\noptions: sets={sets} {last}\nphase: draw\nturn: {seats - 1}\nmap: {BLOCK} {placed}\n"
    text += f"city: {people}\n{more}\n" if people else f"{more}\n"
    return scene(turn, seats, position=text)


def back(line: Played) -> list[str]:
    """Where followers can come back, without the word."""
    return [text.removeprefix("back:") for text in options(line) if text.startswith("back:")]


def people(line: Played) -> dict[str, list[tuple[int, int, bool]]]:
    found = view(line)["city"]["people"]
    return {
        name: [(row["seat"], row["followers"], row["large"]) for row in rows] for name, rows in found.items() if rows
    }
