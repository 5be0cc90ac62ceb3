"""Notation and positions of Dragon Castle as text."""

import re
from pathlib import Path

import pytest

import wawel
from tests.games.dragon_castle.tables import at, legal
from wawel.games.dragon_castle import GAME
from wawel.testing import play


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "an action is one of take:c4"),
        ("take", "an action is one of take:c4"),
        ("fly:a1", "an action is one of take:c4"),
        ("take:z9", "DC-0.1: a cell is a1 to n9"),
        ("take:a0", "DC-0.1"),
        ("take:a", "DC-0.1"),
        ("take:a١", "DC-0.1"),
        ("build:g1", "DC-0.1: a cell is a1 to f4"),
        ("X1@a1", "DC-0.2: no tile is called 'X1'"),
        ("M1@a9", "DC-0.1"),
        ("ghost!shrine", "DC-9.1: no spirit is called 'ghost'"),
        ("wind!pool", "DC-0.1"),
        ("move:a1", "DC-0.1"),
        ("change:a1=X", "DC-0.2: no type is called 'X'"),
        ("change:a1", "DC-0.2"),
    ],
)
def test_what_is_no_action_is_told_so(text: str, complaint: str) -> None:
    with pytest.raises(wawel.BadNotation, match=re.escape(complaint)):
        at(castle="1M1").match.play(0, text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("X1", "DC-0.2"), ("b1=M1", "DC-2.3"), ("first:١", "DC-2.1"), ("a1=", "DC-0.2"), ("q1=M1", "DC-0.1")],
)
def test_what_is_no_draw_is_told_so(text: str, complaint: str) -> None:
    line = at("take:a1", castle="2M1")

    with pytest.raises(wawel.BadNotation, match=re.escape(complaint)):
        line.match.play(wawel.CHANCE, text)


def test_a_set_may_be_named_by_any_of_its_cells() -> None:
    """The record keeps the first one."""
    line = at("cleverness!shrine set:c1", castle="1M6", spirits="cleverness", realm0="1S1 1S2 1S3", has0="pool=1")

    assert [row.text for row in line.match.record.lines] == ["cleverness!shrine", "set:a1"]


def test_actions_that_are_not_legal_are_read_too() -> None:
    """So that a board can ask why."""
    line = at(castle="1M1", realm0="1S1")

    assert line.refuses("take:n9") == ("no-tile", "DC-3.1")
    for text in ("pair:a1", "M1@a1", "set:a1", "faith:a1", "shift:a1>b1", "change:a1=S", "destroy:a1", "done"):
        assert line.refuses(text) == ("not-now", "DC-4.4")


def test_a_position_says_only_what_is_needed() -> None:
    """Everything left out has its default."""
    line = play(GAME, "", position="seats: 2\ncastle: 1M1\n")

    assert legal(line) == ["take:a1", "summon"]
    assert "realm 1: . . . . . . / . . . . . . / . . . . . . / . . . . . .\n" in line.match.position


def test_a_position_keeps_everything() -> None:
    """In the middle of a turn with spirits, a pending check and an open duty."""
    line = at(
        "wind!shrine turn:e2",
        castle="1M1 1S1 / 1F1 .",
        layout="33/11",
        phase="placing",
        hand="W2",
        placed="yes",
        spirits="wind+faith+elegance",
        dragons="might",
        used="elegance",
        duties="elegance-met",
        origin="3b1",
        realm0="1^ 2# 9S4 / . . . . 1P1",
        has0="pool=3 tokens=1 sets=2/7 dragons=1 beauty=1 discards=3",
        turned="1b1 2b1",
        unseen="W1=2 W3=1",
        round="7",
        first="1",
    )
    text = line.match.position

    assert "power: wind\n" in text
    assert "moved: yes\n" in text
    assert "turned: 1b1 2b1\n" in text
    assert "after: placing\n" in text
    assert GAME.from_position(text).encode() == line.match.state().encode()


def test_strength_names_the_cell_of_the_tile_it_has_moved() -> None:
    """In a position as in an action, not as a number."""
    line = at("strength!shrine move:a1>c2", castle="1M1", spirits="strength", realm0="1S1 1S2", has0="pool=1")
    text = line.match.position

    assert "moved: c2\n" in text
    again = play(GAME, "", position=text)
    assert again.refuses("move:c2>d2") == ("same-tile", "DC-9.15")
    assert again.match.state().encode() == line.match.state().encode()


@pytest.mark.once
def test_the_example_of_the_notation_page_is_a_position() -> None:
    """What the page shows can be played on."""
    page = (Path(__file__).parents[3] / "docs" / "notation" / "dragon-castle.md").read_text("utf-8")
    text = page.rpartition("```\nseats")[2].partition("```")[0]
    line = play(GAME, "build:b2", position=f"seats{text}")

    assert line.scores == [4, 0]
    assert line.match.waiting == [1]
