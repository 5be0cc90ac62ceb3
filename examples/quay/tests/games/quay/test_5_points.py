"""QUAY-5 and QUAY-6: what docks pay, and the end."""

from quay import GAME
from wawel import Match
from wawel.testing import play, rule

# docks A and B are full, C has one berth left
LATE = "bag: {bag}\nturn: 0 {draws} 0\nhand 0: {hand}\nhand 1: -\ndock A: 3:0 1:1\ndock B: 2:1 2:1 3:0\ndock C: 2:1\n"


@rule("QUAY-5.1")
def test_the_weights_of_a_seat_add_up() -> None:
    """Two and two are more than three on dock B."""
    line = play(GAME, "+3 +1 3@B stop  +2 +2 2@B 2@B")

    assert line.scores == [0, 3]


@rule("QUAY-5.2")
def test_a_full_dock_pays_a_point_a_berth() -> None:
    """Dock A has two."""
    line = play(GAME, "+3 +1 3@A 1@A")

    assert line.scores == [2, 0]
    assert line.notes("full") == [(0, [0, 2])]


@rule("QUAY-5.3")
def test_a_tied_full_dock_pays_nobody() -> None:
    """Equal weight is not a majority, so the dock closes without points."""
    line = play(GAME, "+3 +1 3@A stop  +3 +2 3@A")

    assert line.scores == [0, 0]
    assert line.notes("tied") == [(-1, [0])]


@rule("QUAY-6.1")
def test_the_game_ends_when_all_docks_are_full() -> None:
    """The last berth is taken before the turn is over."""
    match = Match(GAME, 2, position=LATE.format(bag="2 1 2", draws=0, hand="1"), draws=False)
    match.play(0, "1@C")

    assert match.over


@rule("QUAY-6.1")
def test_the_game_ends_when_nothing_is_left_to_draw() -> None:
    match = Match(GAME, 2, position=LATE.format(bag="0 0 0", draws=2, hand="1 1 3"), draws=False)

    assert match.over


@rule("QUAY-6.2")
def test_most_points_win() -> None:
    """Dock A paid seat 0 two points, B paid seat 1 three, and C pays seat 1 two."""
    match = Match(GAME, 2, position=LATE.format(bag="2 1 2", draws=0, hand="1"), draws=False)
    match.play(0, "1@C")

    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.key) == ([1], "points")


@rule("QUAY-6.2")
def test_who_is_level_at_the_top_shares_the_win() -> None:
    """Nobody has points at the start, and an empty bag ends the game at once."""
    position = "bag: 0 0 0\nturn: 0 2 0\nhand 0: 1 2 3 1 2 3\nhand 1: 1 2 3\n"
    outcome = Match(GAME, 2, position=position, draws=False).outcome

    assert outcome is not None
    assert (outcome.winners, outcome.key) == ([0, 1], "shared")
