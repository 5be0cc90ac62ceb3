"""DC-11: countdown and end of the game."""

import pytest

from tests.games.dragon_castle.tables import at, legal, stacks, state, view
from wawel.testing import rule


@rule("DC-11.1")
def test_the_summons_is_open_to_everybody_once_only_the_ground_level_is_left() -> None:
    line = at("take:a1 F1 discard", castle=stacks("2 1 1"), unseen="F1=4", has0="pool=0")

    assert line.match.waiting == [1]
    assert "summon" in legal(line)
    assert view(line)["track"]["open"]


@rule("DC-11.2")
def test_tokens_leave_from_the_right_and_then_from_the_pile() -> None:
    """Three seats: spaces 3, 2 and !, then the pile."""
    line = at(seats=3, castle=stacks("1 1 1 1"), seat="1")
    tracks = []
    for _ in range(5):
        track = view(line)["track"]
        tracks.append((track["pile"], track["spaces"]))
        line.then("summon")

    t, f = True, False
    assert tracks[0] == (4, [t, t, t, f])
    assert tracks[1] == (4, [t, t, f, f])
    assert tracks[2] == (4, [t, f, f, f])
    assert tracks[3] == (4, [f, f, f, f])
    assert tracks[4] == (3, [f, f, f, f])
    assert line.match.over


@rule("DC-11.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_summons_that_uncovers_the_mark_starts_the_last_round(seats: int) -> None:
    """As many as seats."""
    line = at("summon " * (seats - 1), seats=seats, castle="1M1", first="0", seat="1")
    assert not view(line)["track"]["last_round"]
    assert line.notes("last-round") == []

    line.then("summon")
    assert view(line)["track"]["last_round"]
    assert line.notes("last-round") == [(-1, [])]


@rule("DC-11.4")
def test_the_game_ends_with_the_seat_to_the_right_of_the_first() -> None:
    """Uncovered by seat 0, seat 1 still plays; uncovered by seat 1, the last one, it ends at once."""
    line = at("summon", castle="1M1 . 1M2", has0="pool=0", has1="tokens=1 pool=0")
    assert line.match.waiting == [1]
    line.then("take:a1 discard")
    assert line.match.over
    assert line.notes("game-over") == [(-1, [])]

    assert at("summon", castle="1M1", seat="1", has0="tokens=1", has1="pool=0").match.over


@rule("DC-11.5")
def test_in_the_last_round_everything_stays_possible() -> None:
    """The pile cannot run out: four seats can summon seven times."""
    line = at(seats=4, castle="1M1 . 1M1", first="0", seat="0", has1="tokens=1", has2="tokens=1", has3="tokens=1")
    line.then("summon")
    assert legal(line) == ["take:a1", "take:c1", "summon"]
    line.then("summon summon summon")

    assert line.match.over
    assert view(line)["track"]["pile"] == 0
    assert state(line).summons == 7


@rule("DC-11.6")
def test_an_empty_castle_ends_nothing() -> None:
    """It only forces seats to summon."""
    line = at("take:a1 discard", castle="1M1", has0="pool=0")

    assert not line.match.over
    assert legal(line) == ["summon"]


def test_after_the_end_nothing_can_be_done() -> None:
    line = at("summon", castle="1M1", seat="1", has0="tokens=1", has1="pool=0")
    state_after = line.match.state()
    code = line.match.game.why_not(state_after, 0, 0)

    assert line.match.game.reason(code).key == "game-over"
