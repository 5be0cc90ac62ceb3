"""Fitting weights: what was put into the matches comes out of the fit."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from bench.fitting import Sample, Tables, fitted
from bench.matches import settings
from bench.policy import Pair, Search, lead, searched, shakes
from bench.tries import School, Tried, learned, lost, solved
from bench.tune import samples_of, write
from wawel.bots.known import knowledge_of
from wawel.core.knowledge import FITTED, GREEDY
from wawel.core.rng import Rng
from wawel.games.dragonkeepers import GAME as KEEPERS
from wawel.games.knights_and_castles import GAME as KNIGHTS


def made_up(early: list[float], late: list[float], count: int) -> list[Sample]:
    """Positions of matches in which points follow exactly from the features."""
    rng = Rng(4)
    found: list[Sample] = []
    for _ in range(count):
        progress = rng.below(100) / 100
        features = [[float(rng.below(10)) for _ in early] for _ in range(3)]
        weights = [first + (last - first) * progress for first, last in zip(early, late, strict=True)]
        points = [round(100 * sum(f * w for f, w in zip(seat, weights, strict=True))) for seat in features]
        winners = [seat for seat, total in enumerate(points) if total == max(points)]
        found.append(Sample(progress, features, points, winners))
    return found


def test_the_fit_finds_the_weights_behind_the_points() -> None:
    """From wrong weights, up to the hold that the old ones have."""
    samples = made_up([0.5, 2.0], [1.5, -1.0], 400)

    found = fitted(samples, Tables([0.0, 0.0], [0.0, 0.0], (10.0, 10.0)))

    assert found.early == pytest.approx([50.0, 200.0], rel=0.05)
    assert found.late == pytest.approx([150.0, -100.0], rel=0.05)


def test_leads_that_always_win_are_safe_leads() -> None:
    """Whoever is ahead wins every time, so the spread is as small as it can be."""
    samples = made_up([1.0], [1.0], 200)

    assert fitted(samples, Tables([100.0], [100.0], (10.0, 10.0))).spread == (0.26, 0.26)


# --- the search -----------------------------------------------------------------------------------


SEARCH = Search(KNIGHTS.id, GREEDY, 3, 16, "test", 1)


def knights() -> Tables:
    return Tables.of(knowledge_of(KNIGHTS).weights(FITTED))


def test_weights_are_shaken_less_the_more_their_feature_differs_and_points_never() -> None:
    """The second feature differs ten times as much as the third; the last one never does."""
    features = [[1.0, 10.0 * seat, 1.0 * seat, 7.0] for seat in range(2)]
    samples = [Sample(0.5, features, [0, 1], [1])]

    found = shakes(samples, Tables([1.0, 20.0, 20.0, 1.0], [1.0, 20.0, 20.0, 1.0], (10.0, 10.0)))

    assert found[0] == found[3] == found[4] == found[7] == 0.0
    assert found[2] == pytest.approx(10.0 * found[1])


@pytest.mark.slow
def test_a_table_that_sees_nothing_loses_to_one_that_does() -> None:
    """In every seat of four deals, whichever of them is the shaken one."""
    wise = knights()
    blind = Tables([0.0] * len(wise.early), [0.0] * len(wise.late), wise.spread)
    won = [lead(SEARCH, Pair(number, wise, blind)) for number in range(4)]

    assert sum(won) > 0.0
    assert sum(lead(SEARCH, Pair(number, blind, wise)) for number in range(4)) < 0.0


@pytest.mark.slow
def test_a_search_repeats_itself_and_leaves_points_as_they_are() -> None:
    """The same seed, the same weights."""
    samples = made_up(knights().early, knights().late, 20)
    first, second = (searched(SEARCH, samples, knights(), lambda _: None) for _ in range(2))

    assert first == second
    assert first.early[0] == knights().early[0]
    assert first.early[1:] != knights().early[1:]


def test_what_search_stops_at_is_learned_from_quiet_positions() -> None:
    """In Dragonkeepers a seat that is asked whether it follows is in the middle of a turn."""
    follow = knowledge_of(KEEPERS).names.index("follow")
    weights = Tables.of(knowledge_of(KEEPERS).weights(FITTED))
    found = {
        ends: [
            seat[follow]
            for each in samples_of(KEEPERS.id, weights, ends, ["easy"], 2, "test", 0)
            for seat in each.features
        ]
        for ends in (False, True)
    }

    assert max(found[False]) > 0.0
    assert found[True]
    assert max(found[True]) == 0.0


# --- tries ----------------------------------------------------------------------------------------


def made_up_tries(weights: list[float], count: int) -> list[Tried]:
    """Decisions between four lines, whose chances follow exactly from how features move them."""
    rng = Rng(6)
    found: list[Tried] = []
    for number in range(count):
        moves = [[rng.below(100) / 1000 for _ in weights] for _ in range(4)]
        done = [0.3 + sum(move * weight for move, weight in zip(line, weights, strict=True)) for line in moves]
        found.append(Tried(number, moves, done))
    return found


def test_tries_lead_to_the_weights_under_which_lines_look_as_good_as_they_are() -> None:
    """Whatever all lines of a decision have in common says nothing."""
    right = [0.5, 2.0, -1.0]
    tried = made_up_tries(right, 300)

    found = solved(tried, np.array([0.5, 0.0, 0.0]))

    assert list(found) == pytest.approx(right, abs=0.1)
    assert lost(tried, found) < lost(tried, np.array([0.5, 0.0, 0.0])) / 4
    assert lost(tried, np.array(right)) == 0.0


@pytest.mark.slow
def test_learning_from_tries_repeats_itself() -> None:
    """The same seed, the same weights; the spread stays, so that a look is still a chance."""
    weights = Tables.of(knowledge_of(KEEPERS).weights(FITTED))
    said: list[str] = []
    school = School(KEEPERS.id, "master", 2, 2, "test", 1)
    first, second = (learned(school, weights, said.append) for _ in range(2))

    assert first == second
    assert first.early != weights.early
    assert first.spread == weights.spread
    assert "decisions" in said[0]


def test_matches_are_played_at_every_table_that_is_small_enough() -> None:
    assert {settings(KNIGHTS, number, 3)[0] for number in range(6)} == {2, 3}


# --- the file -------------------------------------------------------------------------------------


FILE = """\
provenance = "by hand"

[weights]
points = [1.0, 1.0]  # what is sure
spread = [9.0, 9.0]

[levels.easy]
noise = 2.0
"""


def test_only_the_fitted_numbers_change_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "knowledge.toml"
    file.write_text(FILE, encoding="utf-8")

    write(file, ["points"], FITTED, Tables([0.9], [1.1], (30.0, 5.0)), "make tune")

    changed = FILE.replace("by hand", "make tune; began with: by hand")
    changed = changed.replace("[1.0, 1.0]", "[0.9, 1.1]").replace("9.0, 9.0", "30.0, 5.0")
    assert file.read_text("utf-8") == changed


def test_another_table_says_itself_where_it_is_from(tmp_path: Path) -> None:
    file = tmp_path / "knowledge.toml"
    file.write_text(FILE.replace("[weights]", "[weights-ends]"), encoding="utf-8")

    write(file, ["points"], "weights-ends", Tables([0.9], [1.1], (30.0, 5.0)), "make tune")

    found = tomllib.loads(file.read_text("utf-8"))
    assert found["provenance"] == "by hand"
    assert found["weights-ends"] == {"points": [0.9, 1.1], "spread": [30.0, 5.0], "provenance": "make tune"}
