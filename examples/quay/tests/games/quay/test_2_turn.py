"""QUAY-2 to QUAY-4: drawing, loading, and how many crates there are."""

import pytest

from quay import GAME
from wawel import BadOption, CannotUndo, Match
from wawel.testing import play, rule


@rule("QUAY-2.1")
def test_a_turn_begins_with_two_draws() -> None:
    """Then seat 0 decides; after its turn seat 1 draws two."""
    line = play(GAME, "+3 +1")
    assert line.match.waiting == [0]

    line.then("3@A 1@B +2 +2")
    assert line.match.waiting == [1]


@rule("QUAY-2.1")
def test_what_is_not_in_the_bag_cannot_be_drawn() -> None:
    """Four threes are gone after two turns."""
    line = play(GAME, "+3 +3 3@A 3@B  +3 +3 3@A 3@B")

    assert line.refuses("+3") == ("not-in-bag", "QUAY-2.1")


@rule("QUAY-3.1")
def test_only_a_crate_of_the_hand_is_loaded_and_stays() -> None:
    line = play(GAME, "+3 +1")
    assert line.refuses("2@A") == ("not-in-hand", "QUAY-3.1")

    line.then("3@A")
    with pytest.raises(CannotUndo, match=r"QUAY-3\.1"):
        line.match.undo()


@rule("QUAY-3.2")
def test_a_full_dock_takes_no_more_crates() -> None:
    """Dock A has two berths."""
    line = play(GAME, "+3 +1 3@A 1@A  +2 +2")

    assert line.refuses("2@A") == ("dock-full", "QUAY-3.2")


@rule("QUAY-3.3")
def test_a_dock_takes_no_crate_above_its_limit() -> None:
    """Dock C takes up to 2."""
    assert play(GAME, "+3 +2").refuses("3@C") == ("too-heavy", "QUAY-3.3")


@rule("QUAY-3.4")
def test_one_crate_must_be_loaded_and_two_may() -> None:
    line = play(GAME, "+3 +1")
    assert line.refuses("stop") == ("not-yet", "QUAY-3.4")

    line.then("3@A stop +2 +2")
    assert line.match.waiting == [1]
    line.then("2@B 2@B +1 +1")
    assert line.match.view(0)["mine"] == [1, 1, 1]


@rule("QUAY-3.4")
def test_who_can_load_nothing_stops() -> None:
    """Docks A and B are full, and a three is too heavy for C."""
    position = "bag: 2 4 0\nturn: 0 0 0\nhand 0: 3\nhand 1: -\ndock A: 3:0 3:1\ndock B: 3:0 1:1 1:1\n"
    match = Match(GAME, 2, position=position, draws=False)

    assert [match.format(0, action) for action in match.legal(0)] == ["stop"]


@rule("QUAY-4.1")
def test_a_table_chooses_how_many_crates_there_are() -> None:
    """From three to six of each weight; a position says how many."""
    match = Match(GAME, 2, seed=1, options={"crates": 6})

    assert match.view(0)["bag"] == 16
    assert Match(GAME, 2, seed=1, position=match.position).options == {"crates": "6"}
    with pytest.raises(BadOption, match="from 3 to 6, not 7"):
        Match(GAME, 2, options={"crates": 7})
