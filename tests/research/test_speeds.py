"""The bench of the adapters plays what it says: whole matches through each door."""

import wawel
from bench import adapters
from wawel.adapters.openspiel import register
from wawel.adapters.pettingzoo import env, parallel_env

KNIGHTS = "knights-and-castles"


def test_every_door_is_measured_by_whole_matches() -> None:
    """A match of two seats has at most 14 decisions, half of them one seat's, and 8 draws with the order of youth."""
    game = wawel.game(KNIGHTS)
    register()
    works = {
        "env": adapters.aec_steps(env(game)),
        "parallel": adapters.parallel_steps(parallel_env(game)),
        "seat": adapters.seat_steps(game),
        "OpenSpiel": adapters.spiel_steps("wawel_knights_and_castles"),
        "own": adapters.own_steps(game),
    }
    steps = {name: [work() for _ in range(5)] for name, work in works.items()}

    assert max(steps["env"] + steps["parallel"]) <= 14
    assert max(steps["seat"]) <= 7
    assert all(9 < count <= 22 for count in steps["OpenSpiel"] + steps["own"])


def test_speeds_are_steps_by_seconds() -> None:
    assert adapters.per_second(0.01, lambda: 100) > 100.0
    assert adapters.batch_speed(KNIGHTS, 4, 0.01) > 100.0
