"""How fast the rules are, against a yardstick measured in the same run: random play with the `chess` package.

Everything is measured in turns, a short stretch each, round after round, in processor time; medians of the rounds are
what counts. So a machine that is busy for a moment changes all figures alike, or none.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Final

import wawel.core.game as contract
from wawel.bots.playout import play_out
from wawel.core import options
from wawel.core.game import Game
from wawel.core.rng import Rng

ROUNDS: Final = 9
PLIES: Final = 200  # where a game of chess is broken off
YARDSTICK: Final = "chess"


@dataclass
class Subject:
    """Something that can be measured: one call of `once` is one run and tells its steps."""

    once: Callable[[], int]
    runs: list[float] = field(default_factory=list)  # per second, one figure per round
    steps: list[float] = field(default_factory=list)

    def stretch(self, seconds: float) -> tuple[float, float]:
        """Run for a while; runs and steps per second."""
        runs = steps = 0
        began = time.process_time()
        spent = 0.0
        while spent < seconds or not runs:
            steps += self.once()
            runs += 1
            spent = time.process_time() - began
        spent = max(spent, 1e-9)
        return runs / spent, steps / spent


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    return not contract.__file__.endswith(".py")


def bench(games: list[Game], seconds: float) -> dict[str, object]:
    """Measure each game, and the yardstick, for about this many seconds. ImportError without the chess package."""
    subjects = {YARDSTICK: Subject(_chess())} | {game.id: Subject(_playout(game)) for game in games}
    for subject in subjects.values():
        subject.stretch(0.0)  # once, so that what is made at the first use is not measured
    for _ in range(ROUNDS):
        for subject in subjects.values():
            runs, steps = subject.stretch(seconds / ROUNDS)
            subject.runs.append(runs)
            subject.steps.append(steps)
    plies = median(subjects[YARDSTICK].steps)
    return {
        "compiled": is_compiled(),
        "yardstick": {"python_chess_plies_per_s": round(plies, 1)},
        "games": {game.id: _figures(subjects[game.id], plies) for game in games},
    }


def _figures(subject: Subject, plies: float) -> dict[str, float]:
    decisions = median(subject.steps)
    return {
        "playouts_per_s": round(median(subject.runs), 1),
        "decisions_per_s": round(decisions, 1),
        "ratio": round(decisions / plies, 3),
    }


def _playout(game: Game) -> Callable[[], int]:
    """Random play from the setup to the end, at the smallest table."""
    settings = options.canonical(game.options, {}, game.min_seats)
    rng = Rng(1)
    return lambda: play_out(game, game.start(game.min_seats, settings), rng)


def _chess() -> Callable[[], int]:
    """Random legal moves until there are none; drawn by Python's generator, the same in every build of ours."""
    import chess

    choices = random.Random(1)

    def once() -> int:
        board = chess.Board()
        for ply in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(choices.choice(moves))
        return PLIES

    return once
