"""How fast the rules are, against a yardstick measured in the same run: random play with the `chess` package.

Everything is measured in turn, a short stretch each, round after round, in processor time; the medians of the rounds
count. So a machine that is busy for a moment affects all figures equally, or none.
"""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from wawel.bots.playout import play_out, play_out_listing
from wawel.build import is_compiled
from wawel.cli import sampling
from wawel.cli.costs import Costs
from wawel.core import options
from wawel.core.game import Game
from wawel.core.rng import Rng

ROUNDS: Final = 9
PLIES: Final = 200  # where a game of chess is cut off


@dataclass
class Speed:
    """Something that can be run repeatedly: one call of `once` is one run and returns its number of steps."""

    once: Callable[[], int]
    clock: Callable[[], float] = time.process_time
    runs: list[float] = field(default_factory=list)  # per second, one figure per round
    steps: list[float] = field(default_factory=list)

    def stretch(self, seconds: float) -> None:
        """Run for a while; adds runs and steps per second."""
        runs = steps = 0
        began = self.clock()
        spent = 0.0
        while spent < seconds or not runs:
            steps += self.once()
            runs += 1
            spent = self.clock() - began
        spent = max(spent, 1e-9)
        self.runs.append(runs / spent)
        self.steps.append(steps / spent)


class Subject:
    """A game with some options: random play from the setup to the end, at the smallest table."""

    def __init__(self, game: Game, chosen: Mapping[str, str], clock: Callable[[], float]) -> None:
        self.label = ",".join(f"{name}={value}" for name, value in chosen.items())
        settings = options.canonical(game.options, chosen, game.min_seats)
        rng = Rng(1)
        self.speed = Speed(lambda: play_out(game, game.start(game.min_seats, settings), rng), clock)
        self.listing = Speed(lambda: play_out_listing(game, game.start(game.min_seats, settings), rng), clock)
        self.costs = Costs(game, lambda: game.start(game.min_seats, settings))

    def figures(self, plies: float) -> dict[str, object]:
        """Speed and its ratio to the yardstick, by `pick` and by lists; costs of steps and copies in microseconds."""
        decisions = median(self.speed.steps)
        listed = median(self.listing.steps)
        return {
            "playouts_per_s": round(median(self.speed.runs), 1),
            "decisions_per_s": round(decisions, 1),
            "ratio": round(decisions / plies, 3),
            "listed_decisions_per_s": round(listed, 1),
            "listed_ratio": round(listed / plies, 3),
            "us_first_tenth": round(median(self.costs.first), 3),
            "us_last_tenth": round(median(self.costs.last), 3),
            "us_copy": round(median(self.costs.copy), 3),
        }


def bench(games: list[Game], seconds: float, clock: Callable[[], float] = time.process_time) -> dict[str, object]:
    """Measure each game and the yardstick for about this many seconds. Raises ImportError without the chess package."""
    yardstick = Speed(_chess(), clock)
    subjects = {game.id: [Subject(game, chosen, clock) for chosen in [{}, *game.bench.options]] for game in games}
    every = [subject for own in subjects.values() for subject in own]
    for subject in every:
        subject.speed.once()  # so that one-time setup is not measured
    for _ in range(ROUNDS):
        yardstick.stretch(seconds / ROUNDS)
        for subject in every:
            subject.speed.stretch(seconds / ROUNDS)
            subject.listing.stretch(seconds / ROUNDS)
            subject.costs.stretch(seconds / ROUNDS)
    plies = median(yardstick.steps)
    rows: dict[str, object] = {}
    for game in games:
        usual, *further = subjects[game.id]
        rows[game.id] = {
            **usual.figures(plies),
            "shares": {} if is_compiled() else sampling.shares(usual.speed.once, game.bench.parts, seconds),
            "variants": {subject.label: subject.figures(plies) for subject in further},
        }
    return {
        "compiled": is_compiled(),
        "yardstick": {"python_chess_plies_per_s": round(plies, 1)},
        "games": rows,
    }


def _chess() -> Callable[[], int]:
    """Random legal moves until there are none, drawn with Python's generator, the same in both of our builds."""
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
