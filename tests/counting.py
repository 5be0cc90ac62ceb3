"""A game that counts its calls."""

from collections.abc import Iterator
from contextlib import contextmanager

from mypy_extensions import i64

from quay.view.observe import View
from tests.quay import Quay, load, on_the_shelf
from wawel.core.game import State
from wawel.core.match import Match


class Counting(Quay):
    """Quay that counts applied steps, checked actions and views."""

    def __init__(self) -> None:
        super().__init__(load())
        self.id = "counting-quay"
        self.applied = 0
        self.checked = 0
        self.observed = 0

    def apply(self, state: State, seat: i64, action: i64) -> None:
        self.applied += 1
        super().apply(state, seat, action)

    def why_not(self, state: State, seat: int, action: int) -> int:
        self.checked += 1
        return super().why_not(state, seat, action)

    def observe(self, state: State, seat: int) -> View:
        self.observed += 1
        return super().observe(state, seat)

    def finished(self, seed: int = 7) -> Match:
        """Play a whole match, then reset the counts."""
        match = Match(self, 2, seed=seed, names=["Ada", "Bolek"])
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, match.legal(seat)[0])
        self.applied = self.checked = self.observed = 0
        return match


@contextmanager
def counting() -> Iterator[Counting]:
    """Register the game for as long as it is needed."""
    game = Counting()
    with on_the_shelf(game):
        yield game
