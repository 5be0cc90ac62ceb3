"""The two bots that play every game, and their names: "random", "steady", "steady:200" (playouts per choice)."""

import time
from typing import Final

from mypy_extensions import mypyc_attr

from wawel.bots.imagined import Imagined
from wawel.bots.playout import play_out, worth
from wawel.core.errors import BadOption
from wawel.core.numerals import whole
from wawel.core.rng import Source

LEVELS: Final = ["random", "steady"]
SECONDS: Final = 1.0  # how long `steady` may think about one decision
PLAYOUTS: Final = 2000  # and the most playouts it makes


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses an action for the seat whose knowledge it is given."""

    def choose(self, imagined: Imagined, rng: Source) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, imagined: Imagined, rng: Source) -> int:
        actions = imagined.legal()
        return actions[rng.below(len(actions))]


class SteadyBot(Bot):
    """Tries each legal action in imagined positions, plays on at random, and takes the one that won most often.

    It stops after `playouts` playouts in all, or `seconds`, whichever comes first; with seconds 0 only playouts count,
    so that its play depends on the generator alone.
    """

    def __init__(self, playouts: int = PLAYOUTS, seconds: float = SECONDS) -> None:
        self._playouts = playouts
        self._seconds = seconds

    def choose(self, imagined: Imagined, rng: Source) -> int:
        actions = imagined.legal()
        if len(actions) == 1:
            return actions[0]
        wins = [0.0] * len(actions)
        tried = [0] * len(actions)
        until = time.monotonic() + self._seconds
        for playout in range(max(self._playouts, len(actions))):
            place = playout % len(actions)
            wins[place] += self._try(imagined, actions[place], rng)
            tried[place] += 1
            if self._seconds > 0 and playout >= len(actions) and time.monotonic() > until:
                break
        best = 0
        for place in range(len(actions)):
            if wins[place] * tried[best] > wins[best] * tried[place]:
                best = place
        return actions[best]

    def _try(self, imagined: Imagined, action: int, rng: Source) -> float:
        game = imagined.game
        state = imagined.sample(rng)
        game.apply(state, imagined.seat, action)
        play_out(game, state, rng)
        return worth(game, state, imagined.seat)


def make(name: str, seconds: float = SECONDS) -> Bot:
    """The bot of this name. "steady:200" makes exactly 200 playouts per choice and ignores the clock."""
    level, colon, number = name.partition(":")
    if level == "random" and not colon:
        return RandomBot()
    if level == "steady" and not colon:
        return SteadyBot(PLAYOUTS, seconds)
    if level == "steady" and whole(number) > 0:
        return SteadyBot(int(number), 0.0)
    raise BadOption(
        "unknown-bot",
        values={"name": name, "known": ", ".join(LEVELS)},
    )
