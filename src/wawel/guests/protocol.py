"""The line protocol `wawel-bot 1` between Wawel and a program that decides for a seat.

    Wawel: wawel-bot 1                                          once, after the start
    bot:   ready
    Wawel: game {"game": …, "seats": …, "seat": …, "options": …}  before the first question of a match
    Wawel: choose {"seconds": …, "actions": […], "view": …}       a question
    bot:   action TEXT                                          one of the actions
    Wawel: quit                                                 the last line

Lines are UTF-8. What the bot writes in a line that begins with `#` is for people, and Wawel passes over it.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

HELLO: Final = "wawel-bot 1"
READY: Final = "ready"
QUIT: Final = "quit"
REMARK: Final = "#"
ACTION: Final = "action"


@dataclass(frozen=True, slots=True)
class Place:
    """What a bot knows before the first question: the game, the table and its own seat."""

    game: str
    seats: int
    seat: int
    options: Mapping[str, str]


def game(place: Place) -> str:
    """The line that begins a match."""
    about = {"game": place.game, "seats": place.seats, "seat": place.seat, "options": dict(place.options)}
    return f"game {_json(about)}"


def choose(view: Mapping[str, object], actions: Sequence[str], seconds: float) -> str:
    """A question: what the seat sees, what it can do, and how long it may think."""
    return f"choose {_json({'seconds': seconds, 'actions': list(actions), 'view': view})}"


def action_of(line: str) -> str:
    """The action that an answer names; empty if the line is no answer."""
    word, _, text = line.partition(" ")
    return text.strip() if word == ACTION else ""


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
