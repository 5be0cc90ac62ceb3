"""Measures steps per second through `wawel.batch` and PettingZoo, beside PettingZoo's own chess and hanabi.

Usage: PYTHONPATH=build/compiled python -m bench.adapters [--seconds S] [--matches N]. `make bench` runs it too.
"""

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import wawel
from wawel.adapters.pettingzoo import env, raw_env
from wawel.build import is_compiled
from wawel.core.encoding import encoding_of

YARDSTICKS = ["chess_v6", "hanabi_v5"]  # of pettingzoo.classic; the second one needs more packages


def per_second(seconds: float, work: Callable[[], int]) -> float:
    """How many steps are made in a second of processor time; a round that is not counted comes first."""
    work()
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        steps += work()
    return steps / (time.process_time() - start)


def batch_speed(game: str, seats: int, matches: int, seconds: float) -> float:
    """Steps per second inside `Batch.step`; random choices by the masks are made outside the time."""
    batch, chance = wawel.batch(game, matches, seats), np.random.default_rng(0)
    steps, spent = 0, 0.0
    while spent < seconds:
        rows = [mask.nonzero()[0] for mask in batch.masks]
        numbers = np.array([row[int(chance.random() * len(row))] for row in rows])
        before = time.process_time()
        batch.step(numbers)
        spent += time.process_time() - before
        steps += matches
    return steps / spent


def aec_steps(made: Any) -> Callable[[], int]:
    """A whole match: `last`, a random choice by the mask, `step`."""
    chance = np.random.default_rng(0)

    def work() -> int:
        made.reset(seed=int(chance.integers(1 << 31)))
        steps = 0
        for _ in made.agent_iter(1_000_000):
            observation, _, ended, cut, info = made.last()
            if ended or cut:
                made.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            choices = mask.nonzero()[0]
            made.step(int(choices[int(chance.random() * len(choices))]))
            steps += 1
        return steps

    return work


def write(*cells: object) -> None:
    """A row of the table."""
    sys.stdout.write("".join(f"{cell:>16}" if place else f"{cell:28}" for place, cell in enumerate(cells)) + "\n")


def main() -> None:
    """Print a table."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--seconds", type=float, default=2.0, help="per thing measured")
    arguments.add_argument("--matches", type=int, default=64, help="in a batch")
    given = arguments.parse_args()
    write("compiled" if is_compiled() else "interpreted", "batch step/s", "env step/s", "raw_env step/s", "bytes")
    for game in [game.id for game in wawel.games()]:
        row = [batch_speed(game, 2, given.matches, given.seconds)]
        row += [per_second(given.seconds, aec_steps(made)) for made in (env(game), raw_env(game))]
        write(game, *[f"{number:,.0f}" for number in row], encoding_of(game).size)
    for name in YARDSTICKS:
        try:
            made = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as missing:
            write(name, f"needs {missing.name}")
            continue
        write(name, "", f"{per_second(given.seconds, aec_steps(made)):,.0f}")


if __name__ == "__main__":
    main()
