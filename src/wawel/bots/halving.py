"""Search: the lines of a turn are tried out in imagined positions; the worse half drops out again and again.

Sequential halving (Karnin, Koren and Somekh, 2013) spends most of the work on lines that are hard to tell apart. In a
round every line meets the same imagined position and the same draws, so that luck does not decide between them.
"""

import time
from typing import Final

from mypy_extensions import i64

from wawel.bots.evaluation import Judge
from wawel.bots.imagined import Imagined
from wawel.bots.lines import Line, Trial, ranked
from wawel.bots.playout import follow, play_on, sampled
from wawel.core.knowledge import Level
from wawel.core.rng import Rng, Source

SEEDS: Final = 1 << 30


class Halving:
    """Tries lines of a seat out until one is left, the simulations are used up, or the clock says stop."""

    def __init__(self, judge: Judge, imagined: Imagined, level: Level, rng: Source) -> None:
        self._judge = judge
        self._imagined = imagined
        self._level = level
        self._rng = rng

    def run(self, found: list[Line], simulations: i64, until: float) -> list[Trial]:
        """The lines with what they are worth, best first. `until` is a time, or 0.0 where only simulations count."""
        trials = [Trial(line, self._level.trust) for line in found]
        halvings: i64 = max(1, (len(trials) - 1).bit_length())
        each = simulations // halvings
        dropped: list[Trial] = []
        while len(trials) > 1:
            rounds: i64 = max(1, each // len(trials))
            if not self.rounds(trials, rounds, until):
                break
            trials = ranked(trials)
            half = (len(trials) + 1) // 2
            dropped = trials[half:] + dropped
            trials = trials[:half]
        return ranked(trials) + dropped

    def rounds(self, trials: list[Trial], rounds: i64, until: float) -> bool:
        """Try every line in so many imagined positions. False if the time is up."""
        for _ in range(rounds):
            if until > 0.0 and time.monotonic() > until:
                return False
            seed: int = self._rng.below(SEEDS) << 30 | self._rng.below(SEEDS)
            for trial in trials:
                trial.sum += self._simulate(trial.line, Rng(seed))
                trial.rounds += 1
        return True

    def _simulate(self, line: Line, rng: Rng) -> float:
        judge, level, seat = self._judge, self._level, self._imagined.seat
        state = sampled(judge, self._imagined, level, rng)
        follow(judge.game, state, seat, line)
        play_on(judge, state, rng, level)
        return judge.ends(state)[seat]
