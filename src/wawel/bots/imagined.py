"""What a bot holds instead of a position: a seat's view, its choices, and positions that might be the true one."""

from collections.abc import Mapping

from wawel.core.game import Game, State
from wawel.core.rng import Source


class Imagined:
    """A position as one seat knows it. The true one stays inside: every sample is a new draw."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def view(self) -> Mapping[str, object]:
        """What the seat may know."""
        return self.game.observe(self._state, self.seat)

    def legal(self) -> list[int]:
        """What the seat can choose from."""
        return self.game.legal(self._state, self.seat)

    def text(self, action: int) -> str:
        """The notation of one of these choices."""
        return self.game.format(self._state, self.seat, action)

    def default(self) -> int:
        """What the seat does when its time is up."""
        return self.game.default(self._state, self.seat)

    def sample(self, rng: Source) -> State:
        """A position that the seat cannot tell from the true one; the caller may change it."""
        return self.game.resample(self._state, self.seat, rng)
