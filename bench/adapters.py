"""Measures steps per second through `wawel.batch`, PettingZoo, Gymnasium and OpenSpiel, beside games of theirs.

Usage: PYTHONPATH=build/compiled:. python -m bench.adapters [--seconds S] [--matches N] [--workers K]
`make bench` runs it too. Figures are steps per second of processor time, or by the clock on the wall where there are
worker processes.
"""

import argparse
import importlib
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import wawel
from wawel.adapters.gymnasium import SeatEnv, name_of
from wawel.adapters.openspiel import PREFIX, register
from wawel.adapters.pettingzoo import env, parallel_env, raw_env
from wawel.build import is_compiled
from wawel.core.encoding import encoding_of, has_encoding

YARDSTICKS = ["chess_v6", "hanabi_v5"]  # of pettingzoo.classic; they need requirements/bench.txt
PYTHON_GAMES = ["tic_tac_toe", "kuhn_poker"]  # of OpenSpiel
NATIVE_GAMES = ["chess", "backgammon", "hanabi"]  # of OpenSpiel, in C++
COLUMNS = ["batch", "workers", "env", "raw_env", "parallel", "Gymnasium", "vector", "OpenSpiel", "own loop"]


def per_second(seconds: float, work: Callable[[], int]) -> float:
    """How many steps are made in a second of processor time; a round that is not counted comes first."""
    work()
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        steps += work()
    return steps / (time.process_time() - start)


def batch_speed(game: str, matches: int, seconds: float, workers: int = 0) -> float:
    """Steps per second inside `Batch.step`; random choices by the masks are made outside the time."""
    batch, chance = wawel.batch(game, matches, workers=workers), np.random.default_rng(0)
    clock = time.perf_counter if workers else time.process_time
    steps, spent = 0, 0.0
    while spent < seconds:
        rows = [mask.nonzero()[0] for mask in batch.masks]
        numbers = np.array([row[int(chance.random() * len(row))] for row in rows])
        before = clock()
        batch.step(numbers)
        spent += clock() - before
        steps += matches
    batch.close()
    return steps / spent


def parallel_steps(made: Any) -> Callable[[], int]:
    """A whole match with an agent for each seat; every decision counts as a step."""
    chance = np.random.default_rng(0)

    def work() -> int:
        found, _ = made.reset(seed=int(chance.integers(1 << 31)))
        steps = 0
        while made.agents:
            chosen = {}
            for agent in made.agents:
                choices = found[agent]["action_mask"].nonzero()[0]
                chosen[agent] = int(choices[int(chance.random() * len(choices))]) if len(choices) else 0
                steps += len(choices) > 0
            found, *_ = made.step(chosen)
        return steps

    return work


def seat_steps(game: wawel.Game) -> Callable[[], int]:
    """A whole match of one seat against random bots in Gymnasium; only its own decisions count."""
    made, chance = SeatEnv(game), np.random.default_rng(0)

    def work() -> int:
        _, info = made.reset(seed=int(chance.integers(1 << 31)))
        steps, over = 0, False
        while not over:
            choices = info["action_mask"].nonzero()[0]
            _, _, over, _, info = made.step(int(choices[int(chance.random() * len(choices))]))
            steps += 1
        return steps

    return work


def vector_speed(game: wawel.Game, matches: int, seconds: float) -> float:
    """Steps per second through Gymnasium's vector environment, with a worker process for each match."""
    several, chance = gymnasium.make_vec(name_of(game), matches, vectorization_mode="async"), np.random.default_rng(0)
    try:
        _, info = several.reset(seed=1)
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            rows = [mask.nonzero()[0] for mask in info["action_mask"]]
            numbers = [row[int(chance.random() * len(row))] if len(row) else 0 for row in rows]
            _, _, _, _, info = several.step(np.array(numbers))
            steps += matches
        return steps / (time.perf_counter() - start)
    finally:
        several.close()


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
    sys.stdout.write("".join(f"{cell:>11}" if place else f"{cell:26}" for place, cell in enumerate(cells)) + "\n")
    sys.stdout.flush()


def rows(game: wawel.Game, matches: int, workers: int, seconds: float) -> list[str]:
    """What is measured for one of our games, in the order of the columns."""
    together = {"knights-and-castles", "simurgh"}
    found: list[float | None] = [
        batch_speed(game.id, matches, seconds),
        batch_speed(game.id, matches, seconds, workers),
        per_second(seconds, aec_steps(env(game))),
        per_second(seconds, aec_steps(raw_env(game))),
        per_second(seconds, parallel_steps(parallel_env(game))) if game.id in together else None,
        per_second(seconds, seat_steps(game)),
        vector_speed(game, workers, seconds),
        per_second(seconds, spiel_steps(PREFIX + game.id.replace("-", "_"))),
        per_second(seconds, own_steps(game)),
    ]
    return ["–" if number is None else f"{number:,.0f}" for number in found]


def main() -> None:
    """Print a table."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--seconds", type=float, default=2.0, help="per thing measured")
    arguments.add_argument("--matches", type=int, default=64, help="in a batch")
    arguments.add_argument("--workers", type=int, default=2, help="processes, where there are any")
    given = arguments.parse_args()
    warnings.simplefilter("ignore")
    write("steps per second, compiled" if is_compiled() else "steps per second, interpreted", *COLUMNS)
    register()
    for game in filter(has_encoding, wawel.games()):
        write(game.id, *rows(game, given.matches, given.workers, given.seconds))
    for name in YARDSTICKS:
        try:
            made = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as error:
            write(name, f"  not here: {str(error).splitlines()[0]}")
            continue
        write(f"PettingZoo {name}", "", "", f"{per_second(given.seconds, aec_steps(made)):,.0f}")
    for name in PYTHON_GAMES:
        importlib.import_module(f"open_spiel.python.games.{name}")  # registers it
    for name in [*[f"python_{name}" for name in PYTHON_GAMES], *NATIVE_GAMES]:
        empty = [""] * COLUMNS.index("OpenSpiel")
        write(f"OpenSpiel {name}", *empty, f"{per_second(given.seconds, spiel_steps(name)):,.0f}")


if __name__ == "__main__":
    main()
