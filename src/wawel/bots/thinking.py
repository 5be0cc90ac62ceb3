"""A bot with a level: it looks at the lines of its turn and tries the best-looking ones out."""

import time
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from wawel.bots.evaluation import MARGIN, Judge
from wawel.bots.halving import Halving
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.lines import Line, Trial, best, best_turn, goes_on, lines, misjudge, ranked, worth_trying
from wawel.bots.mixing import Mixing
from wawel.bots.playout import follow, sampled
from wawel.bots.tree import Tree
from wawel.core.knowledge import Level, Weights
from wawel.core.rng import Source

ALIKE: Final = 1e-9  # lines this close in worth are the same
PAIRS: Final = 16  # two lines are compared in at least this many imagined positions


class Thinker:
    """Thinks about decisions at a level. Each is answered with the lines worth considering, best first.

    With seconds 0.0 only simulations count, so that a decision depends on the generator alone. Other weights than the
    level's are for tuning, and margin 0.0 is for those who want to know chances. An unhurried one takes all the seconds
    it is given, even if the level has fewer.
    """

    def __init__(
        self,
        level: str,
        simulations: int = 0,
        seconds: float = 0.0,
        weights: Weights | None = None,
        margin: float = MARGIN,
        unhurried: bool = False,
        ends: Weights | None = None,
    ) -> None:
        self._level = level
        self._simulations = simulations  # 0: as many as the level has
        self._seconds = seconds
        self._weights = weights
        self._ends = ends
        self._margin = margin
        self._unhurried = unhurried
        self.was_stopped = False  # by the clock, when it last thought

    def think(self, imagined: Imagined, rng: Source) -> list[Trial]:
        """The lines of the seat that are worth considering, best first; never empty."""
        until = self._until(imagined)
        found = self._think(imagined, rng, until)
        self.was_stopped = until > 0.0 and time.monotonic() > until
        return found

    def _think(self, imagined: Imagined, rng: Source, until: float) -> list[Trial]:
        judge, level = self._judge(imagined), self._level_of(imagined)
        world = sampled(judge, imagined, level, rng)
        found = lines(judge, world, imagined.seat, level.beam, level.noise, rng)
        _look_again(judge, imagined, level, found, rng)
        if level.noise > 0.0:
            misjudge(found, level.noise, judge.spread(world), rng)
        simulations: i64 = self._simulations or level.simulations
        if level.width == 1 or simulations == 0 or judge.knowledge.is_simple(world, imagined.seat):
            return ranked([Trial(line) for line in found])
        found = worth_trying(best(found, level.width), level.slack)
        if not judge.knowledge.simultaneous and found[0].worth - found[len(found) - 1].worth < ALIKE:
            return [Trial(line) for line in found]
        if level.mixed and judge.knowledge.simultaneous:
            return Mixing(judge, imagined, level, rng).run(found, simulations, until)
        if level.tree:
            return Tree(judge, imagined, level, rng).run(found, simulations, until)
        return Halving(judge, imagined, level, rng).run(found, simulations, until)

    def compare(self, imagined: Imagined, rng: Source, best_line: Line, action: int) -> tuple[float, float]:
        """What a line is worth, and what the best-looking line is worth that begins with this action instead."""
        judge, level = self._judge(imagined), self._level_of(imagined)
        world = sampled(judge, imagined, level, rng)
        judge.game.apply(world, imagined.seat, action)
        other = Line(vec[i64]([action]), world, judge.worths(world)[imagined.seat])
        if goes_on(judge, world, imagined.seat):
            rest = best_turn(judge, world, imagined.seat, level.beam)
            other = Line(extend(other.actions, rest.actions), rest.state, rest.worth)
        trials = [Trial(best_line), Trial(other)]
        Halving(judge, imagined, level, rng).rounds(trials, max(PAIRS, level.simulations // PAIRS), 0.0)
        return trials[0].mean(), trials[1].mean()

    def _judge(self, imagined: Imagined) -> Judge:
        knowledge, level = knowledge_of(imagined.game), self._level_of(imagined)
        weights, ends = self._weights, self._ends
        if weights is None:
            weights = knowledge.weights(level.weights)
        if ends is None and level.ends != level.weights:
            ends = knowledge.weights(level.ends)
        return Judge(imagined.game, knowledge, weights, self._margin, ends)

    def _level_of(self, imagined: Imagined) -> Level:
        return knowledge_of(imagined.game).level(self._level)

    def _until(self, imagined: Imagined) -> float:
        """When to stop; 0.0 where the clock does not count."""
        if self._seconds <= 0.0:
            return 0.0
        seconds = self._seconds if self._unhurried else min(self._seconds, self._level_of(imagined).seconds)
        return time.monotonic() + seconds


def _look_again(judge: Judge, imagined: Imagined, level: Level, found: list[Line], rng: Source) -> None:
    """Where things are hidden: look at every line in more imagined positions, and take the mean."""
    for _ in range(1, level.worlds):
        world = sampled(judge, imagined, level, rng)
        for line in found:
            state = world.copy()
            follow(judge.game, state, imagined.seat, line)
            line.worth += judge.worths(state)[imagined.seat]
    if level.worlds > 1:
        for line in found:
            line.worth /= float(level.worlds)
