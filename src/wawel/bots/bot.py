"""Bots by name: the five levels that people choose from. "master:200" has a fixed budget.

"random" is for tests, and "greedy", which takes what looks best, is a yardstick for those who measure.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from wawel.bots.imagined import Imagined
from wawel.bots.thinking import Thinker
from wawel.core.errors import BadOption
from wawel.core.knowledge import GREEDY, LEVELS
from wawel.core.numerals import whole
from wawel.core.rng import Source

RANDOM: Final = "random"
USUAL: Final = "medium"  # a bot whose level nobody chose
NAMES: Final = [RANDOM, *LEVELS]


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


class LevelBot(Bot):
    """Takes the best line it finds at its level. A decision without a choice is made at once."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    def choose(self, imagined: Imagined, rng: Source) -> int:
        actions = imagined.legal()
        if len(actions) == 1:
            return actions[0]
        return self._thinker.think(imagined, rng)[0].line.actions[0]


def make(name: str, seconds: float = 0.0) -> Bot:
    """The bot of this name. It makes its level's simulations, or fewer if the seconds are up; 0.0 stops the clock.

    "master:200" makes exactly 200 simulations and never looks at the clock.
    """
    level, colon, number = name.partition(":")
    if level == RANDOM and not colon:
        return RandomBot()
    if (level in LEVELS or level == GREEDY) and not colon:
        return LevelBot(Thinker(level, 0, seconds))
    if level in LEVELS and whole(number) > 0:
        return LevelBot(Thinker(level, int(number), 0.0))
    raise BadOption("unknown-bot", values={"name": name, "known": ", ".join(NAMES)})
