"""Notation and positions of Dragon Castle as text."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wawel
from tests.games.dragon_castle.tables import at, legal
from wawel.bots.playout import play_out
from wawel.core.rng import Rng
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
    [("X1", "DC-0.2"), ("b1=M1", "DC-2.3"), ("first:x", "DC-2.1"), ("a1=", "DC-0.2"), ("q1=M1", "DC-0.1")],
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
    """Everything left out is as usual."""
    line = play(GAME, "", position="seats: 2\ncastle: 1M1\n")

    assert legal(line) == ["take:a1", "summon"]
    assert "realm 1: . . . . . . / . . . . . . / . . . . . . / . . . . . .\n" in line.match.position


def test_a_position_keeps_everything() -> None:
    """In the middle of a turn with spirits, a pending check and an open duty."""
    line = at(
        "wind!shrine turn:e2",
        castle="3M1 2S1 / 1F1 .",
        layout="33/11",
        phase="placing",
        hand="W2",
        placed="yes",
        spirits="wind+faith+elegance",
        dragons="might",
        used="elegance",
        duties="elegance-met",
        origin="3b1",
        realm0="1^ 2# 3S4 / . . . . 1P1",
        has0="pool=3 tokens=1 sets=2/7 dragons=1 beauty=1 discards=3",
        turned="1b1 2b1",
        unseen="W1=2 W3=1",
        round="7",
        first="1",
    )
    text = line.match.position

    assert "power: wind\n" in text
    assert "turned: 1b1 2b1\n" in text
    assert "after: placing\n" in text
    assert GAME.from_position(text).encode() == line.match.state().encode()


ROW = ". . . . . ."


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nonsense", "a line is 'name: value'"),
        ("seats: 2\nseats: 3", "each name once"),
        ("", "'seats' takes a number"),
        ("seats: 5", "DC-2.1"),
        ("seats: 2\nseat: 2", "DC-2.1"),
        ("seats: 2\nsize: 9x9", "DC-1.4"),
        ("seats: 2\nphase: sleep", "'phase' is one of setup, start"),
        ("seats: 2\ncastle: 1M1 / 1M1 1M2", "DC-14.5"),
        ("seats: 2\nlayout: 11\ncastle: 1M1", "DC-0.4"),
        ("seats: 2\nlayout: 1\ncastle: 2M1", "DC-3.1: no stack of height 2"),
        ("seats: 2\nlayout: 1\ncastle: x", "DC-0.4"),
        ("seats: 2\ncastle: 4M1", "DC-14.5"),
        ("seats: 2\ncastle: 1X1", "DC-0.2"),
        ("seats: 2\ncastle: 1M1 1M1 1M1 1M1 1M1", "DC-1.1: there are four copies of M1"),
        ("seats: 2\ncastle: 1? 1?", "DC-2.3: only one tile"),
        ("seats: 2\ncastle: 3M1\nunseen: M2=1", "DC-2.3: 2 tiles are covered"),
        ("seats: 2\ncastle: 3M1\nunseen: M1=4", "DC-1.1"),
        ("seats: 2\nspirits: ghost", "'cards' is one of deception"),
        ("seats: 2\ndeal spirits: 1", "DC-2.6"),
        ("seats: 2\ndeal spirits: 2 wind", "DC-2.6"),
        (f"seats: 2\nrealm 0: {ROW}", "DC-0.3: 'realm 0' has 4 rows of 6 cells"),
        (f"seats: 2\nrealm 0: S4 . . . . . / {ROW} / {ROW} / {ROW}", "DC-0.3"),
        (f"seats: 2\nrealm 0: 0# . . . . . / {ROW} / {ROW} / {ROW}", "DC-0.3"),
        (f"seats: 2\nrealm 0: 90# 90# . . . . / {ROW} / {ROW} / {ROW}", "DC-1.1: more than 116"),
        (f"seats: 2\nrealm 0: 1S1 1S2 1S3 1S4 . . / {ROW} / {ROW} / {ROW}", "DC-7.8"),
        ("seats: 2\nrealm 2: .", "unknown line 'realm 2'"),
        ("seats: 2\nhas 0: gold=3", "DC-1.5"),
        ("seats: 2\nhas 0: pool=999", "DC-1.5"),
        ("seats: 2\nhas 0: pool=41", "DC-1.4: there are 40 shrines"),
        ("seats: 2\nhas 0: tokens=4", "DC-11.5"),
        ("seats: 2\nhas 0: sets=1/-3", "DC-7.4"),
        ("seats: 2\nhand: M1 M1 M1", "DC-5.3"),
        ("seats: 2\nhand: M1", "DC-4.4"),
        ("seats: 2\nphase: picked\nhand: M1", "DC-5.1"),
        ("seats: 2\nphase: placing", "DC-6.1"),
        ("seats: 2\nphase: placing\nhand: M1 M1\nplaced: yes", "DC-6.1"),
        ("seats: 2\nplaced: maybe", "'placed' is yes or no"),
        (f"seats: 2\nphase: placing\nhand: M1\nrealm 0: {' / '.join(['1^ 1^ 1^ 1^ 1^ 1^'] * 4)}", "DC-6.6"),
        ("seats: 2\nafter: picked", "DC-4.8"),
        ("seats: 2\nphase: power", "DC-9.3"),
        ("seats: 2\nphase: power\npower: wind", "DC-9.3"),
        ("seats: 2\nphase: power\npower: depths\nspirits: depths\nused: depths", "DC-9.3"),
        ("seats: 2\nused: wind", "DC-9.1"),
        ("seats: 2\nduties: loyalty", "'duties' is one of elegance-owed"),
        ("seats: 2\nphase: resolve\nafter: after", "DC-4.8"),
        ("seats: 2\nchecking: yes", "DC-4.8"),
        ("seats: 2\nphase: shrines\nafter: after", "DC-8.1"),
        ("seats: 2\nphase: shrines\nafter: after\nsite: 1 a1", "DC-8.1"),
        ("seats: 2\nturned: 1a1", "DC-9.20"),
        ("seats: 2\nmoved: 3", "DC-9.15"),
        ("seats: 2\nphase: over", "DC-11.3"),
        ("seats: 2\nphase: setup\ncastle: 1M1\nfirst: 0", "DC-2.7: nothing is left to draw"),
        ("seats: 2\ncastle: 1M1\nphase: picked\nhand: M2\norigin: 2a1\nduties: deception", "DC-9.9: nothing can be"),
        ("seats: 2\nphase: power\npower: wind\nspirits: wind\nused: wind", "DC-9.9: nothing can be"),
        (f"seats: 2\nphase: setup\nrealm 0: 1S1 . . . . . / {ROW} / {ROW} / {ROW}", "DC-2.7"),
    ],
)
def test_a_wrong_position_names_what_is_wrong(text: str, complaint: str) -> None:
    """Never a half-read position."""
    with pytest.raises(wawel.BadPosition, match=re.escape(complaint)):
        GAME.from_position(text)


TEXTS = [
    at("take:a1", castle="3M1 2S1 / . 1F1", spirits="wind", has0="pool=2").match.position,
    at(castle="1M1", phase="placing", hand="S1 S2", realm0="1^ 2# / 1S3", spirits="faith").match.position,
    at(castle="1M1", phase="shrines", after="after", realm0="1# 1#", site="2 a1 b1", turned="1a1 1b1").match.position,
    "seats: 3\nphase: setup\ncastle: 1? 2? / 3? .\ndeal spirits: 1 wind+faith\ndeal dragons: 2 might+valor+piety\n",
]
WORDS = [
    "",
    "-",
    ".",
    "/",
    "?",
    "a1",
    "3c4",
    "0",
    "1",
    "2",
    "3",
    "-1",
    "7",
    "99",
    "M1",
    "1S4",
    "2#",
    "3^",
    "wind",
    "yes",
]
WORDS += [
    "start",
    "power",
    "shrines",
    "after:",
    "power:",
    "hand:",
    "duties: deception",
    "elegance-owed",
    "pool=3",
    "M1=2",
]


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(TEXTS), st.integers(0, 10**6), st.integers(1, 4))
def test_any_text_is_a_sound_position_or_is_refused(text: str, seed: int, changes: int) -> None:
    """A position with some words changed, dropped or put in: what is read can be written, seen and played on."""
    rng = Rng(seed)
    words = re.split(r"( |\n)", text)
    for _ in range(changes):
        words[rng.below(len(words))] = WORDS[rng.below(len(WORDS))]
    try:
        state = GAME.from_position("".join(words))
    except wawel.BadPosition:
        return
    assert GAME.from_position(GAME.position(state)).encode() == state.encode()
    GAME.observe(state, 0)
    play_out(GAME, state, rng)


@pytest.mark.once
def test_the_example_of_the_notation_page_is_a_position() -> None:
    """What the page shows can be played on."""
    page = (Path(__file__).parents[3] / "docs" / "notation" / "dragon-castle.md").read_text("utf-8")
    text = page.rpartition("```\nseats")[2].partition("```")[0]
    line = play(GAME, "build:b2", position=f"seats{text}")

    assert line.scores == [4, 0]
    assert line.match.waiting == [1]
