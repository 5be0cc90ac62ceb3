"""One seat against bots as a Gymnasium environment."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import wawel
import wawel.adapters.gymnasium  # registers the environments
from tests.adapters.test_batch import GAMES
from wawel.adapters.gymnasium import SeatEnv, name_of
from wawel.core.errors import BadOption


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_check_passes(game: str) -> None:
    """Registered by name, and drawn as a picture."""
    made = gymnasium.make(name_of(wawel.game(game)), render_mode="rgb_array")

    check_env(made.unwrapped, skip_render_check=True)
    made.reset(seed=1)
    picture = made.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[2] == 3


def test_a_seat_plays_a_match_against_bots() -> None:
    """With the masks, from any seat, to a reward at the end; the same seed brings the same match."""
    rewards = []
    for _ in range(2):
        match = SeatEnv("knights-and-castles", 3, seat=1, bots=["easy", "random"])
        _, info = match.reset(seed=3)
        over, paid, steps = False, 0.0, 0
        while not over:
            choices = np.flatnonzero(info["action_mask"])
            assert (match.action_masks() == info["action_mask"]).all()
            _, paid, over, _, info = match.step(int(choices[steps % len(choices)]))
            steps += 1
        rewards.append((paid, steps))
        with pytest.raises(ValueError, match="the match is over"):
            match.step(0)

    assert rewards[0] == rewards[1]
    assert rewards[0][0] in (1.0, -0.5, 0.25)
    assert rewards[0][1] > 4


def test_a_number_that_cannot_be_chosen_ends_the_match() -> None:
    """A library without masks learns that it costs the match."""
    match = SeatEnv("knights-and-castles")
    match.reset(seed=1)
    _, paid, over, cut, info = match.step(27)

    assert (paid, over, cut, info["illegal"]) == (-1.0, True, False, 27)
    with pytest.raises(ValueError, match="the match is over"):
        match.step(int(info["action_mask"].argmax()))
    match.reset(seed=1)
    assert match.step(int(info["action_mask"].argmax()))[1:3] == (0.0, False)


def test_worker_processes_step_several_matches() -> None:
    """By Gymnasium's own vector environment."""
    several = gymnasium.make_vec("wawel/KnightsAndCastles-v0", 2, vectorization_mode="async")
    try:
        observations, info = several.reset(seed=1)
        numbers = np.argmax(info["action_mask"], axis=1)
        after, paid, *_ = several.step(numbers)
    finally:
        several.close()

    assert (after != observations).any(axis=1).all()
    assert paid.tolist() == [0.0, 0.0]


def test_bad_tables_are_refused() -> None:
    with pytest.raises(BadOption, match="there is no seat 2"):
        SeatEnv("knights-and-castles", seat=2)
    with pytest.raises(BadOption, match="2 other seats need 2 bots, not 1"):
        SeatEnv("knights-and-castles", 3, bots=["easy"])
    with pytest.raises(BadOption, match="no bot is called"):
        SeatEnv("knights-and-castles", bots="nobody")
