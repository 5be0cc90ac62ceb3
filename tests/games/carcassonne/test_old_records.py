"""Records and stored tables of earlier releases replay to the same positions and can be continued."""

from pathlib import Path

import pytest

from wawel import Match
from wawel.core.record import Record
from wawel.server.live.course import Course
from wawel.server.store.folding import folded
from wawel.server.store.saved import ACT, Row, SavedSeat, SavedTable

OLD = Path(__file__).parent / "old"
ENDS = {
    "expansion": ("a81d17e6aaec25b5", [17, 17, 6]),
    "base": ("faf7706175532b8e", [18, 31]),
    "open": ("299999d7df3edda3", [0, 4, 2, 2]),
    "from-position": ("4f5839457d2cbe9f", [12, 23]),
}


def kept(name: str) -> str:
    return (OLD / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", ENDS)
def test_an_old_record_replays_and_its_draws_are_verified(name: str) -> None:
    match = Match.replay(kept(name), verify=True)

    assert (match.digest, [score.total for score in match.scores]) == ENDS[name]
    assert match.over == (name != "open")


@pytest.mark.parametrize("name", ENDS)
def test_an_old_record_written_again_is_the_same_match(name: str) -> None:
    match = Match.replay(kept(name))
    text = match.record.text()

    assert Match.replay(text, verify=True).digest == match.digest
    assert Record.parse(text).components == Record.parse(kept(name)).components


def test_an_old_open_record_goes_on() -> None:
    match = Match.replay(kept("open"))
    seat = match.waiting[0]

    match.play(seat, match.legal(seat)[0])

    assert len(match.entries) > len(Record.parse(kept("open")).lines)


@pytest.mark.parametrize("name", ENDS)
def test_an_old_stored_table_resumes(name: str) -> None:
    """With the options as they were stored then."""
    record = Record.parse(kept(name))
    rows = [Row(n, ACT, line.seat, line.text, "") for n, line in enumerate(record.lines, start=1)]

    course = Course.load(saved(record), folded(rows))

    assert course.match.digest == ENDS[name][0]
    assert course.seq == len(rows)


def saved(record: Record) -> SavedTable:
    names = record.names or [""] * record.seats
    seats = tuple(SavedSeat(n, "here", name, None, None, True, n) for n, name in enumerate(names))
    return SavedTable(
        id="old",
        game=record.game,
        rules=record.rules,
        components=record.components,
        options=record.options,
        seed=record.seed,
        seed_given=False,
        position=record.position,
        started="position" if record.position else "setup",
        host_hash="",
        created="2026-01-01T00:00:00.000+00:00",
        over=record.over,
        rematch=None,
        seats=seats,
    )
