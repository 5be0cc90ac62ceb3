"""Quay, the game from `examples/quay`, for tests of the core; and Quay with nothing hidden."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, cast

from mypy_extensions import i64

from quay import GAME, Quay, load
from quay.model.state import QuayState
from quay.view.observe import View
from wawel.core import registry
from wawel.core.game import Game, State
from wawel.core.rng import Source

__all__ = ["OPEN_QUAY", "QUAY", "OpenQuay", "Quay", "QuayState", "load", "on_the_shelf"]


class OpenQuay(Quay):
    """Quay with open hands: nothing is hidden, so a load can be undone."""

    def __init__(self) -> None:
        super().__init__(load())
        self.id = "open-quay"
        self.secrets = False

    def apply(self, state: State, seat: i64, action: i64) -> None:
        super().apply(state, seat, action)
        if state.log is not None:
            state.log.sealed = ""
            for note in state.log.notes:
                note.secret = False

    def observe(self, state: State, seat: int) -> View:
        assert isinstance(state, QuayState)
        return cast(View, {**super().observe(state, -1), "hands": state.hands})

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return state.copy()


QUAY: Final = GAME
OPEN_QUAY: Final = OpenQuay()


@contextmanager
def on_the_shelf(game: Game, package: str = "quay") -> Iterator[str]:
    """Have a game registered for a while; its words are in this package. Afterwards the shelf is as it was before."""
    before = {known.id: registry.package_of(known.id) for known in registry.every()}
    registry.register(game, package)
    try:
        yield game.id
    finally:
        if game.id in before:
            registry.register(game, before[game.id])
        else:
            del registry._GAMES[game.id], registry._PACKAGES[game.id]
