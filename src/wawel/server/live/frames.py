"""Frames and their contents: a match as one seat or a spectator may see it."""

from collections.abc import Sequence
from typing import Any

from wawel.core import telling
from wawel.core.game import Game
from wawel.core.game import Outcome as CoreOutcome
from wawel.core.game import Score as CoreScore
from wawel.core.match import Match
from wawel.core.notes import Note as CoreNote
from wawel.server.messages.base import Ask, Note, Outcome, Score
from wawel.server.messages.live import Advice, Frame, Projected


def frame(
    match: Match,
    seat: int,
    seq: int,
    notes: list[Note],
    whole_log: bool,
    can_undo: bool,
    ack: int | None,
    projected: list[Projected] | None,
) -> Frame:
    """The current state of a match as a seat or a spectator sees it."""
    waiting = match.waiting
    actions = [match.format(seat, action) for action in match.legal(seat)] if seat in waiting else []
    return Frame(
        seq=seq,
        seat=seat,
        view=dict(match.view(seat)),
        waiting=waiting,
        ask=_ask(match, seat) if seat in waiting else None,
        actions=actions,
        notes=notes,
        whole_log=whole_log,
        scores=scores(match.game, match.scores),
        outcome=outcome(match.game, match.outcome),
        can_undo=can_undo,
        ack=ack,
        projected=projected,
    )


def notes(game: Game, log: Sequence[CoreNote], seqs: Sequence[int], first: int, seat: int) -> list[Note]:
    """The notes from number `first` on, as a seat may read them; `seqs` holds the row of each note."""
    read: list[Note] = []
    for n in range(first, len(log)):
        read.append(Note.model_validate({"n": n, "seq": seqs[n], **telling.note(game, log[n], seat)}))
    return read


def advice(id: int, seq: int, found: dict[str, Any]) -> Advice:
    """A worker's advice as a message."""
    told = [Note.model_validate({"n": n, "seq": seq, **note}) for n, note in enumerate(found["notes"])]
    return Advice.model_validate({**found, "id": id, "notes": told})


def scores(game: Game, tally: Sequence[CoreScore]) -> list[Score]:
    return [Score.model_validate(telling.score(game, score)) for score in tally]


def outcome(game: Game, result: CoreOutcome | None) -> Outcome | None:
    return None if result is None else Outcome.model_validate(telling.outcome(game, result))


def _ask(match: Match, seat: int) -> Ask:
    return Ask.model_validate(telling.ask(match.game, match.game.ask(match.state(), seat)))
