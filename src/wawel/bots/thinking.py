"""A bot with a level: it looks at the lines of its turn and tries the best-looking ones out."""

import time
from typing import Final

from mypy_extensions import i64

from wawel.bots.evaluation import Judge
from wawel.bots.halving import Halving
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.lines import Line, Trial, best, lines, misjudge, ranked
from wawel.bots.playout import decide_together
from wawel.bots.tree import Tree
from wawel.core.game import State
from wawel.core.knowledge import Level, Weights
from wawel.core.rng import Source

ALIKE: Final = 1e-9  # lines this close in worth are the same


class Thinker:
    """Thinks about decisions at a level. Each is answered with the lines worth considering, best first.

    With seconds 0.0 only simulations count, so that a decision depends on the generator alone. Other weights than the
    level's are for tuning.
    """

    def __init__(self, level: str, simulations: int = 0, seconds: float = 0.0, weights: Weights | None = None) -> None:
        self._level = level
        self._simulations = simulations  # 0: as many as the level has
        self._seconds = seconds
        self._weights = weights

    def think(self, imagined: Imagined, rng: Source) -> list[Trial]:
        """The lines of the seat that are worth considering, best first; never empty."""
        began = time.monotonic()
        knowledge = knowledge_of(imagined.game)
        level = knowledge.level(self._level)
        weights = knowledge.weights(level.weights) if self._weights is None else self._weights
        judge = Judge(imagined.game, knowledge, weights)
        world = _sampled(judge, imagined, level, rng)
        found = lines(judge, world, imagined.seat, level.beam)
        _look_again(judge, imagined, level, found, rng)
        if level.noise > 0.0:
            misjudge(found, level.noise, judge.spread(world), rng)
        simulations: i64 = self._simulations or level.simulations
        if level.width == 1 or simulations == 0 or knowledge.is_simple(world, imagined.seat):
            return ranked([Trial(line) for line in found])
        found = best(found, level.width)
        if found[0].worth - found[len(found) - 1].worth < ALIKE:
            return [Trial(line) for line in found]
        until = began + min(self._seconds, level.seconds) if self._seconds > 0.0 else 0.0
        if level.tree:
            return Tree(judge, imagined, level, rng).run(found, simulations, until)
        return Halving(judge, imagined, level, rng).run(found, simulations, until)


def _sampled(judge: Judge, imagined: Imagined, level: Level, rng: Source) -> State:
    """An imagined position in which the seat decides last, if several decide at once."""
    world = imagined.sample(rng)
    if judge.knowledge.simultaneous:
        decide_together(judge, world, rng, level.tries, imagined.seat)
    return world


def _look_again(judge: Judge, imagined: Imagined, level: Level, found: list[Line], rng: Source) -> None:
    """Where things are hidden: look at every line in more imagined positions, and take the mean."""
    for _ in range(1, level.worlds):
        world = _sampled(judge, imagined, level, rng)
        for line in found:
            state = world.copy()
            for action in line.actions:
                judge.game.apply(state, imagined.seat, action)
            line.worth += judge.worths(state)[imagined.seat]
    if level.worlds > 1:
        for line in found:
            line.worth /= float(level.worlds)
