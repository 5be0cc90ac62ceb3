"""A record is played only once, however many look at it."""

import pytest

import wawel
from tests.counting import Counting
from wawel.core.match import Match
from wawel.core.record import Record
from wawel.core.replay import Replay


@pytest.mark.parametrize("verify", [False, True])
def test_a_record_is_played_once(verify: bool) -> None:
    """Even if its draws are compared with the seed."""
    game = Counting()
    text = game.finished().record.text()
    match = Match.replay(text, verify, game)

    assert game.applied == game.checked == len(match.entries)


def test_positions_on_the_way_need_no_second_run() -> None:
    """They can be read between two lines."""
    game = Counting()
    match = game.finished()
    again = Replay(match.record, game=game)
    positions = [again.match.position]
    while again.step():
        positions.append(again.match.position)

    assert again.finish().position == positions[-1] == match.position
    assert len(set(positions)) == len(match.entries) + 1
    assert game.applied == len(match.entries)


def test_doubts_about_draws_do_not_stop_a_replay() -> None:
    """Foreign draws are legal; a record without a seed cannot say."""
    game = Counting()
    record = game.finished().record
    for seed, doubt in (("7", None), ("8", "does not follow from the seed"), ("", "no seed in the record")):
        record.seed = seed
        again = Replay(record, game=game)

        assert again.finish().over
        assert again.doubt is None if doubt is None else doubt in str(again.doubt)


def test_of_a_forged_draw_and_what_comes_of_it_the_draw_is_told() -> None:
    """A plain replay reports the illegal line."""
    game = Counting()
    record = Record.parse(game.finished().record.text())
    draw = next(line for line in record.lines if line.seat == wawel.CHANCE)
    draw.text = "+1" if draw.text != "+1" else "+3"
    loaded = next(line for line in record.lines if line.seat == 0)
    loaded.text = "9@A"

    with pytest.raises(wawel.BadRecord, match=f"line {draw.number}: the draw"):
        Replay(record, verify=True, game=game).finish()
    with pytest.raises(wawel.BadRecord, match=f"line {loaded.number}: not in hand"):
        Replay(record, game=game).finish()
