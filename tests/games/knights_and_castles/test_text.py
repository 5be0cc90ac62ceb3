"""Notation and positions of Knights and Castles as text."""

import re

import pytest

import wawel
from tests.games.knights_and_castles.scenes import by_seat
from wawel.games.knights_and_castles import GAME
from wawel.testing import play


def test_cards_may_be_named_in_any_order() -> None:
    """The record keeps the order of the data file."""
    line = by_seat("brick_large shepherd+dragon dragon+knight")

    assert [row.text for row in line.match.record.lines] == [
        "youth:0,1",
        "brick_large",
        "dragon+shepherd",
        "knight+dragon",
    ]


@pytest.mark.parametrize("text", ["", "wizard", "knight+", "knight dragon", "KNIGHT+dragon", "brick_large"])
def test_what_is_no_action_is_told_so(text: str) -> None:
    """The message lists the cards there are."""
    with pytest.raises(wawel.BadNotation, match=r"RZ-1\.2: no card is called"):
        by_seat("brick_large").match.play(0, text)


def test_an_unknown_tile_is_told_so() -> None:
    """The message lists the tiles there are."""
    with pytest.raises(wawel.BadNotation, match=r"RZ-1\.1: no tile is called 'straw_huge'"):
        by_seat("straw_huge")


@pytest.mark.parametrize("text", ["youth:", "youth:0", "youth:0,0", "youth:0,2", "youth:1 0", "youth:01,0"])
def test_an_order_of_youth_names_every_seat_once(text: str) -> None:
    """The message says how it is written."""
    with pytest.raises(wawel.BadNotation, match=r"RZ-1\.5: .*the 2 seats, the youngest first"):
        play(GAME, "").match.play(wawel.CHANCE, text)


def test_a_position_can_wait_for_the_order_of_youth() -> None:
    """One question mark per seat; nobody has the sword yet."""
    text = play(GAME, "", seats=3, options={"long": True}).match.position

    assert text.startswith("youth: ? ? ?\ngame: 1/3\n")
    assert GAME.from_position(text).encode() == play(GAME, "", seats=3, options={"long": True}).match.state().encode()


def test_a_position_says_only_what_is_needed() -> None:
    """The start needs three facts; everything left out is as in the setup."""
    assert play(GAME, "", position="youth: 1 0\nsword: 1\nplayed: -\n").match.view(0)["sword"] == 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nonsense", "a line is 'name: value'"),
        ("youth: 0 1\nyouth: 1 0", "each name once"),
        ("youth: 0 0", "RZ-1.5"),
        ("youth: ? 1", "takes numbers"),
        ("youth: ?", "RZ-1.5"),
        ("youth: ? ?\nsword: 0", "unknown line"),
        ("youth: ? ?\nplayed: wood_small=0", "RZ-1.5"),
        ("youth: ? ?\ngame: 2/2", "RZ-1.5"),
        ("youth: ? ?\ncamp 0: knight", "RZ-1.5"),
        ("youth: ? ?\ncommit 0: knight+dragon", "RZ-1.5"),
        ("youth: 0 1\nsword: 2", "RZ-1.4"),
        ("youth: 0 1\nsword: x", "takes numbers"),
        ("youth: 0 1\ngame: 2/3", "RZ-7.1"),
        ("youth: 0 1\nplayed: straw=0", "RZ-1.1"),
        ("youth: 0 1\nplayed: wood_small=0 wood_small=1", "occurs twice"),
        ("youth: 0 1\nplayed: wood_small=5", "RZ-4.3"),
        ("youth: 0 1\nplayed: recruit_1=0", "RZ-4.3"),
        ("youth: 0 1\nplayed: wood_small=-", "RZ-4.3"),
        ("youth: 0 1\nplayed: wood_small=? wood_large=0", "only the last round"),
        ("youth: 0 1\ncamp 0: shepherd", "RZ-8.1"),
        ("youth: 0 1\ncamp 0: knight+knight", "RZ-8.1"),
        ("youth: 0 1\ncamp 0: wizard", "RZ-1.2"),
        ("youth: 0 1\ncamp 2: knight", "unknown line"),
        ("youth: 0 1\ncommit 0: knight+dragon", "between two rounds"),
        ("youth: 0 1\nplayed: wood_small=?\ncamp 0: knight\ncommit 0: knight+dragon", "RZ-3.1"),
        ("youth: 0 1\nplayed: recruit_1=?\ncamp 0: knight\ncommit 0: dragon", "RZ-3.2"),
        ("youth: 0 1\nplayed: recruit_1=?", "resolved already"),
        ("youth: 0 1\ncamp 0: knight\nguess 0: dragon", "RZ-3.4"),
        ("youth: 0 1\ncamp 0: knight\nguess 0: " + "knight " * 37, "RZ-3.4"),
        ("youth: 0 1\nplayed: stone_large=" + "9" * 5000, "RZ-4.3"),
        ("youth: 0 1\nsword: 01", "takes numbers"),
        ("youth: 0 1\nearlier 0: 3 4", "RZ-7.2"),
        ("youth: 0 1\ngame: 2/2\nearlier 0: 10 4", "RZ-7.2"),
        (
            "youth: 0 1\nplayed: wood_small=0 wood_large=0 brick_small=0 brick_large=0 stone_small=0 stone_large=0 "
            "recruit_1=- recruit_2=-",
            "seven rounds",
        ),
        (
            "youth: 0 1\ngame: 1/2\nplayed: wood_small=0 wood_large=0 brick_small=0 brick_large=0 stone_small=0 "
            "stone_large=0 recruit_1=-",
            "RZ-7.1",
        ),
    ],
)
def test_a_wrong_position_names_what_is_wrong(text: str, complaint: str) -> None:
    """Never a half-read position."""
    with pytest.raises(wawel.BadPosition, match=re.escape(complaint)):
        GAME.from_position(text)


def test_a_position_keeps_commits_and_guesses() -> None:
    """After a drum others may guess; seat 1 has already chosen."""
    line = by_seat("stone_large knight+dragon shepherd+shepherd recruit_1 dragon wood_small shepherd+shepherd")
    text = line.match.position

    assert "guess 0: knight dragon" in text
    assert wawel.Match(GAME, 2, seed=1, position="\n  " + text + "\n\n").record.position == text
    assert "commit 0: shepherd+shepherd" in text
    assert GAME.from_position(text).encode() == line.match.state().encode()
