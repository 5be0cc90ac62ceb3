"""Advice: what a bot would do and why, from what the seat knows."""

from librt.vecs import vec
from mypy_extensions import i64

import wawel
from wawel.bots.advice import advise, notes_of
from wawel.bots.imagined import Imagined
from wawel.bots.lines import Line
from wawel.core.game import Game
from wawel.core.rng import Rng
from wawel.games.carcassonne import GAME as CARCASSONNE
from wawel.games.knights_and_castles import GAME as KNIGHTS
from wawel.testing import play


def of(game: Game, line: str, seat: int) -> Imagined:
    return Imagined(game, play(game, line).match.state(), seat)


def test_advice_is_a_legal_line_with_a_chance() -> None:
    """The first action is one that the seat can choose now."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large", 0)

    found = advise(imagined, Rng(1), "medium")

    assert found.actions[0] in imagined.legal()
    assert 0.0 <= found.chance <= 1.0


def test_the_same_seed_gives_the_same_advice() -> None:
    first, second = (advise(of(KNIGHTS, "youth:0,1 stone_large", 0), Rng(5), "strong", 40) for _ in range(2))

    assert first.actions == second.actions
    assert first.chance == second.chance


def test_notes_tell_nothing_that_the_seat_cannot_know() -> None:
    """Seat 1 commits last: who wins the castle depends on seat 0's hidden cards, so only what is sure is told."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large knight+catapult", 1)
    action = imagined.legal()[0]
    sample = imagined.sample(Rng(3))
    KNIGHTS.apply(sample, 1, action)

    told = notes_of(imagined, Line(vec[i64]([action]), sample, 0.0), Rng(3))

    assert all(note.key in ("ready", "committed") or note.seat == 1 for note in told)


def test_notes_say_what_a_placement_brings() -> None:
    """Nothing is hidden in Carcassonne, so the whole line is told."""
    match = wawel.Match(CARCASSONNE, 2, seed=4)
    imagined = Imagined(CARCASSONNE, match.state(), match.waiting[0])

    found = advise(imagined, Rng(1), "medium")

    assert found.notes
    assert found.notes[0].seat == match.waiting[0]


def test_advice_says_what_other_lines_promise_and_whether_there_was_time() -> None:
    """A full search in no time at all is stopped by the clock; without a clock it never is."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large", 0)
    hurried, calm = advise(imagined, Rng(1), "strong", 100_000, 1e-6), advise(imagined, Rng(1), "strong", 40)

    assert (hurried.so_far, calm.so_far) == (True, False)
    assert 0.2 < calm.otherwise < calm.chance < 0.8


def test_advice_never_costs_a_chance() -> None:
    """Other lines are measured as the best one is: a look at the position was far more hopeful than search."""
    match = wawel.Match("dragonkeepers", 2, seed=5)
    rng = Rng(2)
    for _ in range(12):
        seat = match.waiting[0]
        found = advise(Imagined(match.game, match.state(), seat), rng, "strong", 60)
        assert found.otherwise <= found.chance + 1e-9
        match.play(seat, found.actions[0])


def test_a_small_reason_is_told_if_there_is_no_larger_one() -> None:
    """In Knights and Castles the best pair of cards is often ahead by a fraction of a point."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large", 0)

    found = [advise(imagined, Rng(seed), "strong", 40).reasons for seed in range(6)]

    assert all(found)
