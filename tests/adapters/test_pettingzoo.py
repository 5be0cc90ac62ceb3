"""The games as PettingZoo environments: they pass PettingZoo's own tests, and play by our rules."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

import wawel
from tests.adapters.test_batch import GAMES
from tests.budgets import budget
from tests.encoding.tables import tables
from wawel.adapters.pettingzoo import env, parallel_env, raw_env
from wawel.adapters.table import RENDER_MODES
from wawel.core.errors import BadOption

OPTIONS: dict[str, dict[str, str]] = {
    "carcassonne": {"sets": "pd+ic+tb+ks+count", "fairy_mode": "follower"},
    "dragon-castle": {"spirits": "all", "realm": "6x6"},
    "dragonkeepers": {"chests": "6"},
    "knights-and-castles": {"long": "yes"},
    "simurgh": {"mode": "dragonlord"},
}
TOGETHER = ["knights-and-castles", "simurgh"]
each_game = pytest.mark.parametrize("game", GAMES)


# an observation with a mask is a Dict; PettingZoo knows its own games with one by name
@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@each_game
def test_pettingzoos_own_tests_pass(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With the largest table and all that options add; and the same seed brings the same match."""
    seats, options = wawel.game(game).max_seats, OPTIONS[game]
    api_test(env(game, seats, options), num_cycles=budget(500))
    seed_test(lambda: env(game, seats, options), num_cycles=budget(50))

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@each_game
def test_pettingzoos_tests_pass_at_every_table(game: str) -> None:
    """With every number of seats, and with any options that go together; and its benchmark runs."""
    for encoding in tables(wawel.game(game), 4):
        api_test(env(game, encoding.seats, encoding.options), num_cycles=200)
        seed_test(partial(env, game, encoding.seats, encoding.options), num_cycles=20)
    performance_benchmark(env(game))


@pytest.mark.parametrize("game", TOGETHER)
def test_pettingzoos_tests_of_parallel_environments_pass(game: str) -> None:
    """Seats that decide at once act in one step."""
    parallel_api_test(parallel_env(game, 3, OPTIONS[game]), num_cycles=budget(500))


@each_game
def test_a_match_is_drawn(game: str) -> None:
    """As text and as a picture, by PettingZoo's own test; other modes are refused."""

    def made(render_mode: str) -> Any:
        return env(game, render_mode=render_mode if render_mode in RENDER_MODES else None)

    render_test(made)

    shown = env(game, render_mode="ansi")
    shown.reset(seed=1)
    assert len(str(shown.render()).splitlines()) > 3
    with pytest.raises(BadOption, match="ansi, rgb_array"):
        env(game, render_mode="human")


def test_a_match_ends_with_rewards_that_add_up_to_nothing() -> None:
    """Played with the masks; the winner of the record is the one who is paid."""
    match = raw_env("knights-and-castles", 3)
    match.reset(seed=4)
    chance, paid = np.random.default_rng(1), {}
    for agent in match.agent_iter():
        observation, reward, over, _, _ = match.last()
        paid[agent] = reward
        assert observation is not None
        choices = np.flatnonzero(observation["action_mask"])
        match.step(None if over else int(chance.choice(choices)))

    assert sum(paid.values()) == pytest.approx(0.0)
    assert max(paid.values()) > 0.0
    assert match.agents == []


def test_a_number_that_cannot_be_chosen_is_refused_and_changes_nothing() -> None:
    """In both kinds of environments."""
    single, together = env("knights-and-castles"), parallel_env("knights-and-castles")
    single.reset(seed=1)
    before = single.last()[0]
    with pytest.raises(ValueError, match="seat 0 cannot choose number 27 now"):
        single.step(27)
    after = single.last()[0]
    assert before is not None
    assert after is not None
    assert (before["observation"] == after["observation"]).all()
    shown, _ = together.reset(seed=1)
    with pytest.raises(ValueError, match="seat 1 cannot choose number 27 now"):
        together.step({"seat_0": 0, "seat_1": 27})
    assert (together.reset(seed=1)[0]["seat_1"]["observation"] == shown["seat_1"]["observation"]).all()


def test_a_parallel_step_says_who_has_not_chosen_and_that_no_match_is_under_way() -> None:
    """Before the first match and after each one; a seat that is missing changes nothing."""
    match = parallel_env("knights-and-castles")
    with pytest.raises(ValueError, match="no match is under way"):
        match.step({"seat_0": 0, "seat_1": 0})
    shown, _ = match.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 has to choose a number"):
        match.step({"seat_0": 0})
    while match.agents:
        shown = match.step({agent: int(shown[agent]["action_mask"].argmax()) for agent in match.agents})[0]
    with pytest.raises(ValueError, match="no match is under way"):
        match.step({})


def test_nobody_sees_what_the_others_chose() -> None:
    """Whatever the first seat chooses, the second one sees the same."""
    seen = []
    for number in (0, 5):
        match = raw_env("knights-and-castles")
        match.reset(seed=9)
        match.step(number)
        seen.append(match.observe("seat_1")["observation"].tobytes())

    assert seen[0] == seen[1]
