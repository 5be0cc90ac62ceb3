"""`wawel profile`: what a game is like, in numbers that follow from the seed."""

import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.arena.plan import Plan, Played
from wawel.arena.schedule import Fixture
from wawel.cli.profiling import Course, facts, spread, step

FEW = ("--matches", "3", "--games", "2", "--budgets", "4,8", "--cores", "1")


def test_a_profile_says_what_knights_and_castles_is_like() -> None:
    """All seats decide at once, in seven rounds, and each sees that the others have chosen, but not what."""
    found = run_json("profile", KNIGHTS, *FEW)

    assert found["information"] == "imperfect"
    assert found["simultaneous"] == pytest.approx(1.0, abs=0.2)  # where only one seat has a camp, it decides alone
    assert found["hidden"]["share"] >= found["simultaneous"] - 0.2
    assert found["draws"]["mean"] == 8.0
    assert found["decisions"]["mean"] <= 14.0
    assert found["branching"]["most"] == 22
    assert [step["stronger"] for step in found["strength"]] == ["greedy", "master:4", "master:8"]
    assert [step["weaker"] for step in found["strength"]] == ["random", "greedy", "master:4"]
    assert [step["games"] for step in found["strength"]] == [2, 2, 2]


def test_the_same_seed_gives_the_same_profile_on_any_number_of_cores() -> None:
    one, two = (run_json("profile", KNIGHTS, "--matches", "4", "--games", "0", "--cores", cores) for cores in "12")

    assert one == two
    assert "strength" not in one


@pytest.mark.parametrize(("language", "words"), [("en", "game tree"), ("pl", "drzewo gry")])
def test_people_get_a_table(language: str, words: str) -> None:
    done = run("profile", KNIGHTS, *FEW, "--lang", language)

    assert done.exit_code == 0
    assert words in done.stdout
    assert "master:8" in done.stdout


def test_open_games_hide_nothing_and_nobody_decides_together() -> None:
    found = run_json("profile", "dragon-castle", "--matches", "2", "--games", "0", "--bots", "random", "--cores", "1")

    assert found["information"] == "perfect"
    assert found["hidden"] == {"share": 0.0, "worlds": 1}
    assert found["simultaneous"] == 0.0


def test_budgets_climb() -> None:
    for text in ("8,8", "8,4", "0", "x"):
        assert "--budgets" in the_line(run("profile", KNIGHTS, "--budgets", text, *FEW[:4]), 2)


def test_figures_are_what_they_are_called() -> None:
    """On made-up matches whose figures are known."""
    found = facts([Course(2, 3.0, [1, 10, 100], 2, [True, False], [4, 1]), Course(4, 1.0, [10], 0, [True], [2])])

    assert found["decisions"] == spread([3, 1])
    assert found["real_decisions"] == spread([2, 1])
    assert found["log10_tree"] == 2.0
    assert found["hidden"] == {"share": 0.6667, "worlds": 2}
    assert found["simultaneous"] == 0.5
    assert found["chance"] == {"share": 0.6, "bits": 2.0}


def test_a_deal_that_the_same_seat_wins_twice_was_decided_by_luck() -> None:
    """The bots changed seats: in the first deal seat 0 won both games, in the second one the first bot did."""
    won = [(0, (0, 1), 0), (0, (1, 0), 0), (1, (0, 1), 0), (1, (1, 0), 1)]
    games = [
        Played(Fixture(round, place, seats), [winner, 1 - winner], [winner], [0, 0], [[], []], [[], []])
        for place, (round, seats, winner) in enumerate(won)
    ]
    found = step(Plan(KNIGHTS, 2, {}, ("greedy", "random"), 1), games)

    assert (found["stronger"], found["weaker"], found["games"]) == ("greedy", "random", 4)
    assert found["share"] == 0.75
    assert found["elo"] == 147  # 400 · log10(3.5 / 1.5)
    assert found["by_deal"] == 0.5
