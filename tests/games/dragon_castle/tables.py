"""Positions for tests, drawn as text with only what matters."""

from typing import Any

from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.components.ids import NAMES
from wawel.games.dragon_castle.model.state import DragonState
from wawel.testing import Played, play


def realm(rows: str) -> str:
    """A realm, drawn only in its upper left part: "1S4 2# / . 3^"."""
    drawn = [row.split() for row in rows.split("/")]
    full = [row + ["."] * (6 - len(row)) for row in drawn] + [["."] * 6] * (4 - len(drawn))
    return " / ".join([" ".join(row) for row in full])


def stacks(rows: str) -> str:
    """A castle where only the heights matter: "1 2 / 0 3"; no two tops are identical."""
    names = iter(NAMES[1:])
    lines = [" ".join([f"{h}{next(names)}" if h != "0" else "." for h in row.split()]) for row in rows.split("/")]
    return " / ".join(lines)


def at(line: str = "", **fields: str | int) -> Played:
    """A match from a position; `realm0`, `has1` are the lines "realm 0" and "has 1"."""
    seats = int(fields.pop("seats", 2))
    rows = [f"seats: {seats}"]
    for name, value in fields.items():
        if name.startswith("realm"):
            rows.append(f"realm {name[5:]}: {realm(str(value))}")
        elif name.startswith("has"):
            rows.append(f"has {name[3:]}: {value}")
        else:
            rows.append(f"{name}: {value}")
    return play(GAME, line, seats, None, "\n".join(rows))


def view(line: Played) -> dict[str, Any]:
    return dict(line.match.view(-1))


def state(line: Played) -> DragonState:
    found = line.match.state()
    assert isinstance(found, DragonState)
    return found


def cells(line: Played, seat: int = 0) -> str:
    """A realm as drawn in a position, without empty rows at the bottom and empty cells on the right."""
    row = next(row for row in line.match.position.splitlines() if row.startswith(f"realm {seat}:"))
    lines = [words.rstrip(" .") or "." for words in row.partition(": ")[2].split(" / ")]
    while lines and lines[-1] == ".":
        lines.pop()
    return " / ".join(lines)


def legal(line: Played) -> list[str]:
    """Everything the active seat can do."""
    seat = line.match.waiting[0]
    return [line.match.format(seat, action) for action in line.match.legal(seat)]


def points(line: Played, seat: int = 0) -> int:
    return line.scores[seat]
