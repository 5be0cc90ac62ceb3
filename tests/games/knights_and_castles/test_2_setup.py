"""RZ-2: setup."""

import pytest

import wawel
from tests.games.knights_and_castles.scenes import by_seat
from wawel.games.knights_and_castles import GAME
from wawel.testing import play, rule


@rule("RZ-2.1", "RZ-9.9", "RZ-3.4")
def test_nobody_can_know_the_removed_tile() -> None:
    """The position does not hold it: any tile not turned up may be next, until the end."""
    line = by_seat("brick_large shepherd+shepherd shepherd+shepherd")

    left = [line.match.format(wawel.CHANCE, action) for action in line.match.legal(wawel.CHANCE)]
    assert sorted(left) == sorted(set(GAME.parts.tiles) - {"brick_large"})
    assert line.match.view(0)["removed"] is None
    assert line.match.view(0)["left"] == 6


@rule("RZ-2.1")
def test_a_tile_is_turned_up_once() -> None:
    """The second brick_large is refused."""
    line = by_seat("brick_large shepherd+shepherd shepherd+shepherd")

    assert line.refuses("brick_large") == ("tile-not-left", "RZ-2.1")


@rule("RZ-1.5", "RZ-2.1")
def test_the_order_of_youth_comes_before_the_first_tile() -> None:
    """And is drawn once: then only tiles can be turned up."""
    assert play(GAME, "").refuses("brick_large") == ("order-first", "RZ-1.5")
    assert play(GAME, "youth:1,0").refuses("youth:0,1") == ("not-now", "RZ-3")


@rule("RZ-2.2")
def test_camps_and_scores_start_empty() -> None:
    """Everybody holds eight cards."""
    view = wawel.Match(GAME, 3, seed=1).view(-1)

    assert view["mine"] is None
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [(seat["hand"], seat["camp"], seat["points"], seat["castles"]) for seat in seats] == [(8, 0, 0, [])] * 3


@rule("RZ-2.3")
def test_the_youngest_takes_the_sword() -> None:
    """Ola is six, so seat 2 starts with it."""
    assert wawel.Match(GAME, 3, seed=1, options={"ages": [9, 8, 6]}).view(0)["sword"] == 2


@rule("RZ-2.4")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """The box has four sets."""
    with pytest.raises(wawel.BadOption, match=f"2 to 4 seats, not {seats}"):
        wawel.Match(GAME, seats)
