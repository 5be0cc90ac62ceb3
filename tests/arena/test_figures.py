"""The figures of an arena: shares, intervals, ratings and quantiles that one can check by hand."""

import math

import pytest

from tests.arena.games import game, pairs, plan
from wawel.arena import figures
from wawel.arena.figures import by_round, interval, quantile, wilson
from wawel.arena.rating import ratings
from wawel.arena.skill import ranks
from wawel.arena.stopping import BOUND, Gap, gap


def test_a_shared_win_counts_as_a_part() -> None:
    games = [game(0, 0, (0, 1, 2), (2, 1, 0), shared=2)]
    found = figures.standings(plan("a", "b", "c", seats=3), games)

    assert [standing.wins for standing in found] == [0.0, 0.5, 0.5]
    assert [standing.mean_score for standing in found] == [8.0, 10.0, 10.0]


def test_a_game_counts_for_each_seat_of_a_bot() -> None:
    """One against two of another kind: the shares of three equal bots are a third each."""
    games = [game(0, 0, (0, 1, 1), (0, 1, 2)), game(0, 1, (1, 0, 1), (0, 1, 2)), game(0, 2, (1, 1, 0), (0, 1, 2))]
    one, other = figures.standings(plan("a", "b", "b", seats=3), games)

    assert (one.games, other.games) == (3, 6)
    assert one.share == other.share == pytest.approx(1 / 3)


def test_the_keys_are_stable() -> None:
    """Three rounds that differ a little are worth five of their six games."""
    chosen, games = plan("a", "b"), pairs("WWD")
    told = figures.json(chosen, len(games), figures.standings(chosen, games))

    assert list(told) == ["game", "seats", "options", "games", "seed", "bots"]
    first = {
        "name": "a",
        "games": 6,
        "wins": 5,
        "share": 0.8333,
        "interval": [pytest.approx(end, abs=1e-4) for end in wilson(5 / 6, 5)],
        "mean_score": pytest.approx(9.8333, abs=1e-4),
        "rating": pytest.approx(1650, abs=150),
        "seconds": {"p50": 0.5, "p95": 0.5},
    }
    bots = told["bots"]
    assert isinstance(bots, list)
    assert bots[0] == first
    assert list(bots[0]) == list(first)


def test_wilson_is_the_textbook_interval() -> None:
    """Ten successes of ten, and half of a hundred."""
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_deals_that_agree_are_worth_fewer_games() -> None:
    """If both games of a deal always end alike, only the deals are independent."""
    assert interval(by_round(0, pairs("WL" * 20))) == pytest.approx(wilson(0.5, 40))


def test_luck_that_evens_out_makes_no_interval_too_narrow() -> None:
    """Every deal one win each: no more than as many games as were played."""
    assert interval(by_round(0, pairs("D" * 20))) == wilson(0.5, 40)


def test_quantiles() -> None:
    seconds = [0.1 * number for number in range(1, 101)]

    assert quantile(seconds, 0.5) == pytest.approx(5.0)
    assert quantile(seconds, 0.95) == pytest.approx(9.5)
    assert quantile([], 0.95) == 0.0


def test_ratings_follow_elo_between_two() -> None:
    """Three wins of four are about 190 points."""
    one, other = ratings(2, pairs("WDWD" * 50))

    assert one.value - other.value == pytest.approx(400 * math.log10(3), abs=40)
    assert one.value + other.value == pytest.approx(3000)
    assert one.margin < 60


def test_equal_bots_have_equal_ratings_whoever_won_last() -> None:
    """Half of the rounds are won by one bot, and all the last ones by the other."""
    one, other = ratings(2, pairs("W" * 15 + "L" * 15))

    assert one.value == pytest.approx(other.value, abs=one.margin / 2)


def test_more_games_make_ratings_surer() -> None:
    few, many = (ratings(2, pairs("WD" * count))[0].margin for count in (5, 50))

    assert many < few < ratings(1, [])[0].margin


def test_equal_points_share_a_rank() -> None:
    tied = game(0, 0, (0, 1, 2, 3), (3, 0, 2, 1), shared=1)
    tied.points[:] = [5, 5, 5, 9]

    assert ranks(tied.ranking, tied.winners, tied.points) == [1.0, 1.0, 1.0, 0.0]


@pytest.mark.parametrize(("results", "verdict"), [("W" * 40, "high"), ("L" * 40, "low"), ("WL" * 5, "")])
def test_the_sequential_test_decides_when_it_is_clear(results: str, verdict: str) -> None:
    assert Gap(0.5, 0.6).verdict(by_round(0, pairs(results))) == verdict


def test_the_first_rounds_prove_nothing() -> None:
    """Three deals that agree have no variance of their own."""
    assert Gap(0.5, 0.6).verdict(by_round(0, pairs("WWW"))) == ""


def test_the_evidence_by_hand() -> None:
    """Two rounds with shares 1 and 0.5, with variance of [1, 0.5, 0, 1]: 2 · 0.2 · (0.75 - 0.5) / 0.171875."""
    assert Gap(0.4, 0.6).evidence([1.0, 0.5]) == pytest.approx(2 * 0.2 * 0.25 / 0.171875)
    assert pytest.approx(math.log(19)) == BOUND


@pytest.mark.parametrize("text", ["", "0.5", "0.6:0.5", "0.5:0.5", "a:b", "0.5:1.5", "-1:0.5", "0.5:nan"])
def test_a_gap_is_two_shares(text: str) -> None:
    assert gap(text) is None
    assert gap("0.5:0.55") == Gap(0.5, 0.55)
