"""Analysis: chances at every moment, what decisions cost, and luck apart from play."""

import pytest

import wawel
from wawel.arena.playing import play
from wawel.bots import report
from wawel.bots.advice import advise
from wawel.bots.analysis import Analyser, Better, Moment, accounts, costliest
from wawel.bots.imagined import Imagined
from wawel.core.game import CHANCE, NOBODY
from wawel.core.rng import Rng
from wawel.games.knights_and_castles import GAME

LEVEL = "medium"


@pytest.fixture(scope="module")
def match() -> wawel.Match:
    return play(GAME, ["medium", "random", "random"], "analysis", {}).match


def test_chances_add_up_to_one_at_every_moment(match: wawel.Match) -> None:
    """From the first draw to the end, where the winner has everything."""
    analyser = Analyser(match, LEVEL)
    moments = [analyser.moment(number) for number in range(analyser.moments)]

    assert len(moments) == len(match.entries) + 1
    assert all(sum(moment.chances) == pytest.approx(1.0, abs=0.001) for moment in moments)
    assert match.outcome is not None
    assert [seat for seat, chance in enumerate(moments[-1].chances) if chance > 0] == match.outcome.winners


def test_a_moment_does_not_depend_on_the_others(match: wawel.Match) -> None:
    """So the work can be spread and taken up again: any order gives the same."""
    text, numbers = match.record.text(), list(range(len(match.entries) + 1))

    whole = report.moments_of(text, LEVEL, 0, numbers)
    parts = [report.moments_of(text, LEVEL, 0, [number])[0] for number in reversed(numbers)]

    assert whole == parts[::-1]


def test_luck_and_play_lead_from_the_start_to_the_end() -> None:
    """A draw brought 0.2; the seat gave 0.1 away; the other seat's decision cost itself 0.4."""
    moments = [
        Moment(CHANCE, [0.5, 0.5], 0.0, None),
        Moment(0, [0.7, 0.3], 0.8, Better(["a"], [], 0.1)),
        Moment(1, [0.6, 0.4], 0.4, Better(["b"], [], 0.4)),
        Moment(NOBODY, [1.0, 0.0], 0.0, None),
    ]

    first, second = accounts(moments, 2)

    assert (first.luck, first.play, first.accuracy) == (0.2, 0.3, 0.875)
    assert (second.luck, second.play, second.accuracy) == (-0.2, -0.3, 0.0)
    assert costliest(moments, 1) == [2]
    assert costliest(moments, 5) == [2, 1]


def test_a_seat_without_a_choice_is_never_wrong() -> None:
    """No decision, full accuracy."""
    assert accounts([Moment(0, [0.5, 0.5], 0.0, None), Moment(NOBODY, [0.0, 1.0], 0.0, None)], 2)[0].accuracy == 1.0


@pytest.mark.parametrize(("deal", "number"), [("d1", 7), ("d2", 18), ("d8", 13)])
def test_a_choice_on_advice_costs_next_to_nothing(deal: str, number: int) -> None:
    """In Knights and Castles hints mix choices. Against the likeliest answer alone this one looks bad."""
    match = play(GAME, ["medium", "medium"], deal, {}).match
    match.rewind(number)
    seat = match.waiting[0]
    hint = advise(Imagined(match.game, match.state(), seat), Rng(1), "master", 1000).actions[0]
    match.play(seat, hint)

    moment = Analyser(match, "master", 1000).moment(number)

    assert match.entries[number].action == hint
    assert moment.best > 0.0
    assert moment.better is None or moment.better.loss < 0.05
