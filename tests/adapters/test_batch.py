"""`wawel.batch`: many matches at once, in arrays that stay where they are."""

import numpy as np
import pytest
from numpy.typing import NDArray

import wawel
from tests.encoding.tables import observation
from wawel.adapters.batch import Batch
from wawel.core.course import Course, shares
from wawel.core.encoding import has_encoding
from wawel.core.errors import BadOption
from wawel.core.game import NOBODY
from wawel.core.rng import Rng

GAMES = [game.id for game in wawel.games() if has_encoding(game)]


def any_choices(batch: Batch, chance: np.random.Generator) -> NDArray[np.int64]:
    """A random number that the mask allows, for each match."""
    return np.asarray(np.where(batch.masks, chance.random(batch.masks.shape), -1.0).argmax(1), np.int64)


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_plays_the_matches_that_would_be_played_one_by_one(game: str) -> None:
    """Observations, seats, rewards and points are those of a single match with the same draws and decisions."""
    batch, chance = wawel.batch(game, 3, seed=5), np.random.default_rng(1)
    encoding = batch.encoding
    opening = encoding.game.start(encoding.seats, encoding.options)
    single = Course(encoding, opening, Rng(5 | 1 << 64))
    single.begin()
    ended = False
    while not ended:
        assert batch.seat[1] == single.actor
        assert batch.observations[1].tobytes() == observation(encoding, single.state, single.actor)
        numbers = any_choices(batch, chance)
        single.play(single.actor, int(numbers[1]))
        batch.step(numbers)
        ended = single.actor == NOBODY
        assert batch.ends[1] == ended
    assert batch.rewards[1].tolist() == single.shares()
    assert batch.scores[1].tolist() == encoding.game.scores(single.state)
    single.begin()
    assert batch.observations[1].tobytes() == observation(encoding, single.state, single.actor)


def test_arrays_stay_where_they_are_and_nobody_else_writes_to_them() -> None:
    """A program takes them once; a step writes new numbers into the same memory."""
    batch = wawel.batch("knights-and-castles", 2, seats=3)
    kept = batch.observations
    before = kept.copy()
    batch.step(any_choices(batch, np.random.default_rng(0)))

    assert kept is batch.observations
    assert (kept != before).any()
    with pytest.raises(ValueError, match="read-only"):
        kept[0, 0] = 1


def test_a_number_that_cannot_be_chosen_changes_nothing() -> None:
    """Not even the matches before it."""
    batch = wawel.batch("knights-and-castles", 2)
    before = batch.observations.copy()
    numbers = any_choices(batch, np.random.default_rng(0))
    for wrong in (27, 28, -1):
        numbers[1] = wrong
        with pytest.raises(ValueError, match=f"match 1: seat 0 cannot choose number {wrong} now"):
            batch.step(numbers)
    with pytest.raises(ValueError, match="2 numbers are needed, not 1"):
        batch.step(numbers[:1])

    assert (batch.observations == before).all()


@pytest.mark.parametrize("workers", [0, 1])
def test_numbers_that_are_no_row_of_integers_are_refused(workers: int) -> None:
    """None is rounded, and a column is no row, however the matches are played."""
    batch = wawel.batch("knights-and-castles", 2, workers=workers)
    before, numbers = batch.observations.copy(), any_choices(batch, np.random.default_rng(0))
    for wrong, said in [
        (numbers.reshape(2, 1), "2 numbers are needed, not 2 × 1"),
        (numbers[0], "2 numbers are needed, not one value"),
        (numbers + 0.5, "integers are needed, not float64"),
        ([10**30, 0], "integers are needed, not object"),
    ]:
        with pytest.raises(ValueError, match=said):
            batch.step(wrong)
    assert (batch.observations == before).all()
    batch.step(numbers.astype(np.uint8))
    assert (batch.observations != before).any()
    batch.close()


def test_without_again_a_match_that_is_over_stays_over() -> None:
    """Its numbers are not looked at, its reward is told once, and its observation is empty."""
    batch, chance = Batch("knights-and-castles", 2, again=False), np.random.default_rng(3)
    while (batch.seat != NOBODY).any():
        batch.step(any_choices(batch, chance))
    assert batch.ends.any()
    assert abs(batch.rewards.sum()) < 1e-9
    assert not batch.masks.any()
    assert not batch.observations.any()
    points = batch.scores.copy()
    batch.step(np.array([99, 99]))

    assert not batch.ends.any()
    assert not batch.rewards.any()
    assert (batch.scores == points).all()


def test_a_seed_brings_the_same_matches_again() -> None:
    """After a reset too; another seed brings other ones."""
    batch = wawel.batch("dragonkeepers", 4, seed=1)
    first = batch.observations.copy()
    batch.step(any_choices(batch, np.random.default_rng(0)))
    batch.reset(1)
    assert (batch.observations == first).all()
    batch.reset(2)
    assert (batch.observations != first).any()
    assert (first[0] != first[1]).any()


def test_what_winners_get_the_others_lose() -> None:
    """Whatever the number of seats and winners."""
    assert shares(2, [1]) == [-1.0, 1.0]
    assert shares(2, [0, 1]) == [0.0, 0.0]
    assert shares(3, [0]) == [1.0, -0.5, -0.5]
    assert sum(shares(5, [1, 4])) == pytest.approx(0.0)


def test_a_batch_has_at_least_one_match() -> None:
    with pytest.raises(BadOption, match="at least one match, not 0"):
        wawel.batch("simurgh", 0)
    with pytest.raises(BadOption, match="0 or more workers, not -1"):
        wawel.batch("simurgh", 1, workers=-1)


def test_a_batch_says_that_a_worker_has_ended() -> None:
    """Instead of waiting for ever; closing it still works."""
    batch = wawel.batch("knights-and-castles", 2, workers=2)
    assert batch._crew is not None
    batch._crew.workers[0].kill()
    batch._crew.workers[0].join()
    with pytest.raises(RuntimeError, match="a worker process of the batch has ended"):
        batch.reset(1)
    batch.close()


def test_worker_processes_play_the_same_matches() -> None:
    """Whatever their number: the same arrays after every step, the same refusals, and the memory outlives the batch."""
    alone, chance = wawel.batch("knights-and-castles", 5, 3, seed=4), np.random.default_rng(2)
    shared = wawel.batch("knights-and-castles", 5, 3, seed=4, workers=2)
    names = ("observations", "masks", "seat", "rewards", "scores", "ends")
    for step in range(60):
        if step == 40:
            alone.reset(9)
            shared.reset(9)
        assert all((getattr(alone, name) == getattr(shared, name)).all() for name in names)
        numbers = any_choices(alone, chance)
        alone.step(numbers)
        shared.step(numbers)
    assert alone.ends.any() or alone.scores.any()
    numbers = any_choices(shared, chance)
    numbers[3] = 28
    with pytest.raises(ValueError, match=f"match 3: seat {shared.seat[3]} cannot choose number 28 now"):
        shared.step(numbers)
    with pytest.raises(ValueError, match="5 numbers are needed, not 2"):
        shared.step(numbers[:2])
    with pytest.raises(ValueError, match="read-only"):
        shared.masks[0, 0] = True
    kept = shared.observations
    shared.close()
    del shared

    assert (kept == alone.observations).all()
