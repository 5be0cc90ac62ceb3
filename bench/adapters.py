"""Measures steps per second through `wawel.batch`, PettingZoo and OpenSpiel, beside games of theirs.

Usage: PYTHONPATH=build/compiled python -m bench.adapters [--seconds S] [--matches N]. `make bench` runs it too.
"""

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import wawel
from wawel.adapters.openspiel import PREFIX, register
from wawel.adapters.pettingzoo import env, raw_env
from wawel.build import is_compiled
from wawel.core.encoding import encoding_of, has_encoding

YARDSTICKS = ["chess_v6", "hanabi_v5"]  # of pettingzoo.classic; they need more packages
PYTHON_GAMES = ["tic_tac_toe", "kuhn_poker"]  # of OpenSpiel
NATIVE_GAMES = ["chess", "backgammon"]  # of OpenSpiel, in C++


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


def spiel_steps(name: str) -> Callable[[], int]:
    """A whole match in OpenSpiel: the legal actions or outcomes, a random one, `apply_action`."""
    game, chance = pyspiel.load_game(name), np.random.default_rng(0)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                number, _ = outcomes[int(chance.random() * len(outcomes))]
            else:
                choices = state.legal_actions()
                number = choices[int(chance.random() * len(choices))]
            state.apply_action(number)
            steps += 1
        return steps

    return work


def own_steps(game: wawel.Game) -> Callable[[], int]:
    """A whole match by our own rules from the same language: lists of choices, `apply`, draws included."""
    options, chance = encoding_of(game).options, np.random.default_rng(0)

    def work() -> int:
        state, steps = game.start(2, options), 0
        actor = game.actor(state)
        while actor != wawel.NOBODY:
            choices = game.choices(state, actor)
            count: int = len(choices)
            game.apply(state, actor, choices[int(chance.random() * count)])
            actor = game.actor(state)
            steps += 1
        return steps

    return work


def write(*cells: object) -> None:
    """A row of the table."""
    sys.stdout.write("".join(f"{cell:>13}" if place else f"{cell:32}" for place, cell in enumerate(cells)) + "\n")


def main() -> None:
    """Print a table."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--seconds", type=float, default=2.0, help="per thing measured")
    arguments.add_argument("--matches", type=int, default=64, help="in a batch")
    given = arguments.parse_args()
    names = ["batch", "env", "raw_env", "OpenSpiel", "own loop"]
    write("steps per second, compiled" if is_compiled() else "steps per second, interpreted", *names)
    register()
    for game in filter(has_encoding, wawel.games()):
        row = [batch_speed(game.id, 2, given.matches, given.seconds)]
        work = [aec_steps(env(game)), aec_steps(raw_env(game))]
        work += [spiel_steps(PREFIX + game.id.replace("-", "_")), own_steps(game)]
        row += [per_second(given.seconds, one) for one in work]
        write(game.id, *[f"{number:,.0f}" for number in row])
    for name in YARDSTICKS:
        try:
            made = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            write(name, "not here")
            continue
        write(name, "", f"{per_second(given.seconds, aec_steps(made)):,.0f}")
    for name in PYTHON_GAMES:
        importlib.import_module(f"open_spiel.python.games.{name}")  # registers it
    for name in [*[f"python_{name}" for name in PYTHON_GAMES], *NATIVE_GAMES]:
        write(name, "", "", "", f"{per_second(given.seconds, spiel_steps(name)):,.0f}")


if __name__ == "__main__":
    main()
