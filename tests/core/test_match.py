"""Match, the checked way to play: what it allows, what it refuses, what can be undone. Played with Quay."""

import pytest

import wawel
from tests.quay import OPEN_QUAY, QUAY
from wawel.core import telling
from wawel.core.match import Match
from wawel.testing import play


def test_chance_plays_by_itself_until_somebody_has_to_decide() -> None:
    """Two crates are drawn, then seat 0 loads."""
    match = Match(QUAY, 2, seed=7)

    assert match.waiting == [0]
    assert [entry.seat for entry in match.entries] == [wawel.CHANCE, wawel.CHANCE]


def test_the_same_seed_draws_the_same() -> None:
    """And another seed differs somewhere."""
    texts = {Match(QUAY, 2, seed=seed).record.text() for seed in (7, 7, "7")}

    assert len(texts) == 1
    assert len({tuple(line.text for line in Match(QUAY, 2, seed=seed).record.lines) for seed in range(20)}) > 3


def test_without_a_seed_one_of_256_bits_is_made() -> None:
    """Two matches do not share one."""
    one, other = Match(QUAY, 2), Match(QUAY, 2)

    assert len(one.seed) == 64
    assert one.seed != other.seed


def test_an_illegal_action_is_refused_by_name_and_changes_nothing() -> None:
    """The error has the reason, the rule and the text."""
    line = play(QUAY, "+3 +1")

    assert line.refuses("2@A") == ("not-in-hand", "QUAY-3.1")
    assert line.refuses("3@C") == ("too-heavy", "QUAY-3.3")
    assert line.refuses("stop") == ("not-yet", "QUAY-3.4")
    with pytest.raises(wawel.IllegalAction, match=r"QUAY-3.1: not in hand \(action 999\)"):
        line.match.play(0, 999)


def test_only_waiting_seats_can_play() -> None:
    """Not the other seat, not chance, not a seat that does not exist."""
    match = Match(QUAY, 2, seed=7)
    for seat in (1, 5, wawel.CHANCE, wawel.NOBODY):
        with pytest.raises(wawel.NotWaiting):
            match.play(seat, match.legal(0)[0])
        assert match.legal(seat) == []


def test_nobody_can_choose_the_draws_of_a_seeded_match() -> None:
    """Chance cannot be played from outside, unless the match was created that way."""
    with pytest.raises(wawel.NotWaiting):
        Match(QUAY, 2, seed=7).play(wawel.CHANCE, "+3")
    assert play(QUAY, "+3 +1").match.waiting == [0]


def test_why_not_tells_what_play_would_raise() -> None:
    """Without playing."""
    match = play(QUAY, "+3 +1").match
    before = match.digest
    error = match.why_not(0, "3@C")

    assert isinstance(error, wawel.IllegalAction)
    assert error.key == "too-heavy"
    assert match.why_not(0, "3@A") is None
    assert isinstance(match.why_not(1, "3@A"), wawel.NotWaiting)
    assert isinstance(match.why_not(0, "xyz"), wawel.BadNotation)
    assert match.digest == before


def test_a_step_can_be_taken_back_while_nothing_was_drawn() -> None:
    """The first load of a turn; notes and points are undone too."""
    line = play(OPEN_QUAY, "+3 +1")
    before, notes = line.match.digest, len(line.match.notes)
    line.then("3@A")
    line.match.undo()

    assert line.match.digest == before
    assert len(line.match.notes) == notes
    assert [entry.text for entry in line.match.entries] == ["+3", "+1"]


def test_a_whole_turn_can_be_taken_back() -> None:
    """Both loads of seat 0, but not the draws before them."""
    line = play(OPEN_QUAY, "+3 +1")
    before = line.match.digest
    line.then("3@A 1@B")
    line.match.undo(whole_turn=True)

    assert line.match.digest == before


def test_what_others_were_shown_is_not_taken_back() -> None:
    """A crate from a hidden hand is on the dock for all to see."""
    line = play(QUAY, "+3 +1 3@A")

    with pytest.raises(wawel.CannotUndo, match=r"QUAY-3\.1"):
        line.match.undo()


def test_nothing_is_taken_back_across_a_draw() -> None:
    """Seat 1's crate was drawn after the second load."""
    line = play(OPEN_QUAY, "+3 +1 3@A 1@B +2")

    with pytest.raises(wawel.CannotUndo, match="drawn"):
        line.match.undo()
    with pytest.raises(wawel.CannotUndo, match="nothing"):
        Match(QUAY, 2, draws=False).undo()


def test_notes_hide_from_others_what_only_one_seat_saw() -> None:
    """The others learn that something was drawn."""
    match = play(QUAY, "+3 +1").match

    assert telling.note(QUAY, match.notes[0], 0)["args"] == {"crate": 3}
    for viewer in (1, wawel.SPECTATOR):
        facts = telling.note(QUAY, match.notes[0], viewer)
        assert facts == {"key": "draw-hidden", "rule": "QUAY-2.1", "seat": 0, "args": {}}


def test_a_note_with_arguments_nobody_reads_is_an_error() -> None:
    """So that the first test that shows the note finds a forgotten declaration."""
    with pytest.raises(ValueError, match="was given 2 arguments"):
        telling.arguments(QUAY, "draw", [1, 2])


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seats": 4}, "2 to 3 seats, not 4"),
        ({"names": ["Hania"]}, "1 names for 2 seats"),
        ({"names": ["Hania", "An\ntek"]}, "one line"),
        ({"options": {"speed": 1}}, "no option is called 'speed'"),
        ({"seed": ""}, "a seed is one line"),
        ({"seed": "x" * 300}, "a seed is one line"),
        ({"game": "chess"}, "no game is called 'chess'; there are:.*knights-and-castles"),
    ],
)
def test_wrong_settings_are_explained(changes: dict[str, object], complaint: str) -> None:
    """Before anything is drawn."""
    settings: dict[str, object] = {"game": QUAY, "seats": 2, "seed": 7, **changes}
    with pytest.raises(wawel.WawelError, match=complaint):
        Match(**settings)  # type: ignore[arg-type]


def test_a_match_may_start_from_a_position() -> None:
    """And its record says so."""
    start = play(QUAY, "+3 +1 3@A").match
    match = Match(QUAY, 2, seed=7, position=start.position)
    match.play(0, "stop")

    assert match.digest != start.digest
    assert Match.replay(match.record.text(), game=QUAY).digest == match.digest
    with pytest.raises(wawel.BadOption, match="2 seats, the match 3"):
        Match(QUAY, 3, position=start.position)


def test_what_nobody_can_write_down_is_refused() -> None:
    """Control characters, broken letters, endless numbers."""
    seeds: list[int | str] = ["a\rb", "a\x00b", "\ud800", 10**5000]
    for seed in seeds:
        with pytest.raises(wawel.BadOption, match="a seed"):
            Match(QUAY, 2, seed=seed)
    with pytest.raises(wawel.BadOption, match="a name is one line"):
        Match(QUAY, 2, names=["Hania", "An\u2028tek"])
    with pytest.raises(wawel.BadOption, match="there is no seat 7"):
        Match(QUAY, 2).view(7)


def test_a_match_goes_back_to_steps_it_has() -> None:
    """For tools that look at earlier positions."""
    match = play(QUAY, "+3 +1 3@A").match
    match.rewind(2)
    assert [entry.text for entry in match.entries] == ["+3", "+1"]
    for kept in (-1, 3):
        with pytest.raises(wawel.CannotUndo, match="there are 2 steps"):
            match.rewind(kept)
