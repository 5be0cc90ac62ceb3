"""Records, moment by moment."""

from wawel.core.errors import BadRecord
from wawel.core.game import SPECTATOR
from wawel.core.match import Match
from wawel.core.record import Line, Record
from wawel.core.rng import commitment
from wawel.server.errors import Refusal
from wawel.server.live import frames
from wawel.server.messages.http import Moment, Replay


def check(text: str) -> Record:
    """Read a record and play it once; BadRecord tells what is wrong, and where."""
    record = Record.parse(text)
    Match.replay(record)
    return record


def is_fair(record: Record) -> bool | None:
    """Whether every draw followed from the seed; None for a record without one."""
    if not record.seed:
        return None
    try:
        Match.replay(record, verify=True)
    except BadRecord:
        return False
    return True


def position_at(record: Record, moment: int) -> str:
    """The whole position at a moment; BadRecord if there is none, or nothing left to play."""
    match = _start(record)
    if moment > len(record.lines):
        raise BadRecord(
            len(record.lines),
            "the record has {count} moments, not {moment}",
            values={"count": len(record.lines), "moment": moment},
        )
    for line in record.lines[:moment]:
        match.play(line.seat, line.text)
    if match.over:
        raise BadRecord(moment, "the match is over at this moment")
    return match.position


def build(id: str, text: str, seat: int) -> Replay:
    """A record as a seat saw it, or a spectator."""
    record = Record.parse(text)
    if not SPECTATOR <= seat < record.seats:
        raise Refusal(422, "bad-request", f"the match has no seat {seat}")
    match = _start(record)
    moments = [_moment(match, 0, None, seat, 0)]
    for n, line in enumerate(record.lines, start=1):
        told = len(match.notes)
        match.play(line.seat, line.text)
        moments.append(_moment(match, n, line, seat, told))
    return Replay(
        replay=id,
        game=record.game,
        names=record.names or [""] * record.seats,
        options=match.options,
        commitment=commitment(record.seed) if record.seed else "",
        seed=record.seed or None,
        fair=is_fair(record),
        seat=seat,
        moments=moments,
        outcome=frames.outcome(match.game, match.outcome),
    )


def _start(record: Record) -> Match:
    return Match(record.game, record.seats, None, record.options, record.names, record.position, draws=False)


def _moment(match: Match, n: int, line: Line | None, seat: int, told: int) -> Moment:
    return Moment(
        n=n,
        actor=None if line is None else line.seat,
        text=None if line is None else line.text,
        view=dict(match.view(seat)),
        notes=frames.notes(match.game, match.notes, [n] * len(match.notes), told, seat),
        scores=frames.scores(match.game, match.scores),
        waiting=match.waiting,
    )
