"""Measures random play of Carcassonne with every combination of expansions, against the base game in the same run.

Usage: PYTHONPATH=build/compiled python bench/sets.py [--seconds S] [--rounds N]
"""

import argparse
import sys
from statistics import median

import wawel
from wawel.bots.playout import play_out
from wawel.build import is_compiled
from wawel.cli.measure import Speed
from wawel.core.game import Game
from wawel.core.options import NOTHING, canonical
from wawel.core.rng import Rng


def playing(game: Game, sets: str) -> Speed:
    """Random matches of two seats with these expansions."""
    settings = canonical(game.options, {"sets": sets}, game.min_seats)
    rng = Rng(1)
    return Speed(lambda: play_out(game, game.start(game.min_seats, settings), rng))


def main() -> None:
    """Measure all combinations in turn, round after round, and print a table of medians."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--seconds", type=float, default=0.1, help="per combination and round")
    arguments.add_argument("--rounds", type=int, default=9)
    given = arguments.parse_args()
    game = wawel.game("carcassonne")
    offered = next(option for option in game.options if option.name == "sets")
    subjects = {sets: playing(game, sets) for sets in offered.values(game.min_seats)}
    for _ in range(given.rounds):
        for subject in subjects.values():
            subject.stretch(given.seconds)
    speeds = {sets: median(subject.steps) for sets, subject in subjects.items()}
    sys.stdout.write(f"compiled: {'yes' if is_compiled() else 'no'}\n")
    sys.stdout.write(f"{'sets':28}{'decisions/s':>14}{'of the base game':>18}{'decisions':>12}\n")
    for sets in sorted(speeds, key=lambda name: (name.count("+"), name != NOTHING)):
        length = speeds[sets] / median(subjects[sets].runs)
        sys.stdout.write(f"{sets:28}{speeds[sets]:14.0f}{speeds[sets] / speeds[NOTHING]:18.2f}{length:12.0f}\n")


if __name__ == "__main__":
    main()
