"""The screen that people share. What one person saw is gone before the next one looks."""

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from wawel.cli import output
from wawel.cli.words import say
from wawel.core.game import SPECTATOR
from wawel.core.match import Match

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the last part clears the scrollback
NOBODY_YET: Final = -3


class Quit(Exception):
    """Somebody wants to stop, or the input has ended."""


class Screen:
    """Shows and asks. `people` are the seats that share it."""

    def __init__(self, console: Console, people: Sequence[int], names: Sequence[str]) -> None:
        self._console = console
        self._people = list(people)
        self._names = names
        self._seat = NOBODY_YET  # the seat that the screen was last turned to
        self._secret = False  # whether it still shows something only that seat may know

    def show(self, part: RenderableType = "") -> None:
        """Write."""
        self._console.print(part)

    def ask(self, question: str = "> ") -> str:
        """Read a line, without surrounding spaces."""
        self._console.print(Text(question, "bold"), end="")
        line = sys.stdin.readline()
        if not line:
            raise Quit
        return line.strip()

    def turn_to(self, match: Match, seat: int) -> None:
        """Turn the screen to a seat, behind a curtain if it or the previous seat has a secret."""
        secret = _has_secret(match, seat)
        if seat != self._seat and len(self._people) > 1 and (secret or self._secret):
            self.clear()
            self.show(Text(say("play-pass")).append_text(output.name(seat, self._names)))
            self.ask(say("play-enter") + " ")
            self.clear()
        self._seat = seat
        self._secret = secret

    def turn_to_all(self) -> None:
        """Turn the screen to everybody: nothing that only one seat may know stays on it."""
        if self._secret and len(self._people) > 1:
            self.clear()
        self._seat = NOBODY_YET
        self._secret = False

    def clear(self) -> None:
        """Clear the screen; if that is not possible, draw a line."""
        if self._console.is_terminal:
            self._console.file.write(CLEAR)
            self._console.file.flush()
        else:
            self.show(Rule(style="dim"))


def _has_secret(match: Match, seat: int) -> bool:
    mine: Mapping[str, object] = match.view(seat)
    return mine != match.view(SPECTATOR)
