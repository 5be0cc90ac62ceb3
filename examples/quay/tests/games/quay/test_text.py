"""Actions and positions as text."""

import pytest

from quay import GAME
from wawel import BadNotation, BadPosition, Match

SOUND = "bag: 2 2 2\nturn: 1 0 0\nhand 0: 1\nhand 1: 1 2\ndock A: 3:0 3:1\ndock B: -\ndock C: 2:0\n"


@pytest.mark.parametrize("text", ["4", "@A", "3@D", "x@A", "16@A", "+1", ""])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="neither stop nor a weight"):
        Match(GAME, 2, seed=1).play(0, text)


@pytest.mark.parametrize("text", ["3", "+", "+0", "+x"])
def test_what_is_no_draw_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="is no draw"):
        Match(GAME, 2, draws=False).play(-1, text)


def test_a_sound_position_is_read_and_written() -> None:
    """Points follow from the docks: dock A is full and tied."""
    assert GAME.position(GAME.from_position(SOUND)) == SOUND
    assert GAME.scores(GAME.from_position(SOUND)) == [0, 0]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("hand 0", "hand 5", "every seat has a line"),
        ("turn: 1 0 0", "turn: 2 0 0", "'turn' is a seat"),
        ("turn: 1 0 0", "turn: 1 1 1", "nobody loads before"),
        ("bag: 2 2 2", "bag: 2 2", "'bag' counts"),
        ("bag: 2 2 2", "bag: 2 2 3", "of all as many"),
        ("bag: 2 2 2", "bag: two", "takes numbers"),
        ("dock C: 2:0", "dock C: 3:0", "cannot take '3:0'"),
        ("dock C: 2:0", "dock C: 2:7", "cannot take '2:7'"),
        ("dock A: 3:0 3:1", "dock A: 3:0 3:1 1:0", "cannot take '1:0'"),
        ("dock B", "dock D", "unknown line 'dock D'"),
    ],
)
def test_an_unsound_position_is_refused_by_name(old: str, new: str, complaint: str) -> None:
    assert old in SOUND
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_position(SOUND.replace(old, new))
