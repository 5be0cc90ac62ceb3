"""For tests: `play` a line of notation, and name the rule that a test shows."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from wawel.core.errors import IllegalAction
from wawel.core.game import CHANCE, Game
from wawel.core.match import Match

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules it shows: @rule("RZ-4.2"). Every id of a sheet needs one."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return mark


class Played:
    """A match after a line of notation, with helpers for tests."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def scores(self) -> list[int]:
        return [score.total for score in self.match.scores]

    def refuses(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """The key and the rule of the refusal; fails if the action is legal. Checks that nothing was changed."""
        before = self.match.digest
        who = self._actor() if seat is None else seat
        try:
            self.match.play(who, text)
        except IllegalAction as error:
            assert self.match.digest == before, "a refused action changed the position"
            return error.key, error.rule
        raise AssertionError(f"{text!r} was not refused")

    def then(self, line: str) -> "Played":
        """Play on: each word is the action of whoever acts next, chance included."""
        for word in line.split():
            self.match.play(self._actor(), word)
        return self

    def notes(self, key: str) -> list[tuple[int, list[int]]]:
        """The seat and arguments of every note with this key."""
        return [(note.seat, note.args) for note in self.match.notes if note.key == key]

    def _actor(self) -> int:
        return self.match.waiting[0] if self.match.waiting else CHANCE


def play(
    game: Game, line: str, seats: int = 2, options: Mapping[str, object] | None = None, position: str = ""
) -> Played:
    """A match with every draw written in the line, so that no seed is involved."""
    return Played(Match(game, seats, None, options, (), position, False)).then(line)
