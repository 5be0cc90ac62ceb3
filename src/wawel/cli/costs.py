"""What a step costs at the start and at the end of a game, and what a copy of a position costs in the middle.

Each game is played twice with the same draws: once to count its steps, and again to time its first and last tenth.
Several games are timed together, so that reading the clock does not distort the figures.
"""

import time
from collections.abc import Callable
from typing import Final

from wawel.bots.playout import play_out
from wawel.core.game import Game, State
from wawel.core.rng import Rng

STEPS: Final = 40  # the least number of steps in a tenth of all games of a batch
COPIES: Final = 100  # per batch, roughly
MICRO: Final = 1_000_000


class Costs:
    """Microseconds, one figure per stretch."""

    def __init__(self, game: Game, start: Callable[[], State]) -> None:
        self.first: list[float] = []  # per step of the first tenth
        self.last: list[float] = []
        self.copy: list[float] = []
        self._game = game
        self._start = start
        self._seed = 1

    def stretch(self, seconds: float) -> None:
        """Measure for a while; adds one figure to each list."""
        spent = [0.0, 0.0, 0.0]
        steps = copies = 0
        began = time.process_time()
        while not steps or time.process_time() - began < seconds:
            played, copied = self._batch(spent)
            steps += played
            copies += copied
        self.first.append(spent[0] * MICRO / steps)
        self.last.append(spent[1] * MICRO / steps)
        self.copy.append(spent[2] * MICRO / copies)

    def _batch(self, spent: list[float]) -> tuple[int, int]:
        """Play some games; add the seconds of both tenths and of the copies; return the numbers of steps and copies."""
        seeds: list[int] = []
        lengths: list[int] = []
        tenths: list[int] = []
        while sum(tenths) < STEPS:
            seeds.append(self._seed)
            lengths.append(play_out(self._game, self._start(), Rng(self._seed)))
            tenths.append(max(1, lengths[-1] // 10))
            self._seed += 1
        states, draws = [self._start() for _ in seeds], [Rng(seed) for seed in seeds]
        spent[0] += self._play(states, draws, tenths)
        self._play(states, draws, [length // 2 - tenth for length, tenth in zip(lengths, tenths, strict=True)])
        copies = COPIES // len(states) + 1
        began = time.process_time()
        for state in states:
            for _ in range(copies):
                state.copy()
        spent[2] += time.process_time() - began
        rest = [length - length // 2 - tenth for length, tenth in zip(lengths, tenths, strict=True)]
        self._play(states, draws, rest)
        spent[1] += self._play(states, draws, tenths)
        return sum(tenths), copies * len(states)

    def _play(self, states: list[State], draws: list[Rng], steps: list[int]) -> float:
        """Play this many steps in each game; return the seconds they took."""
        game = self._game
        games = list(zip(states, draws, steps, strict=True))
        began = time.process_time()
        for state, rng, most in games:
            play_out(game, state, rng, most)
        return time.process_time() - began
