"""Frames and their contents: a match as one seat or a spectator may see it, as plain values of the message's form.

Frames are most of what a server sends, so they are written as JSON without being checked again; tests compare them with
the messages of the protocol.
"""

from collections.abc import Sequence
from typing import Any

from pydantic_core import to_json

from wawel.core import telling
from wawel.core.game import Game
from wawel.core.game import Outcome as CoreOutcome
from wawel.core.game import Score as CoreScore
from wawel.core.match import Match
from wawel.core.notes import Note as CoreNote
from wawel.server.messages.base import Note
from wawel.server.messages.live import Advice

Json = dict[str, Any]


def everybody(match: Match, seq: int, waiting: list[int], ended: CoreOutcome | None) -> Json:
    """The part of a frame that is the same for all."""
    return {
        "seq": seq,
        "waiting": waiting,
        "scores": scores(match.game, match.scores),
        "outcome": outcome(match.game, ended),
    }


def own(
    match: Match,
    seat: int,
    notes: list[Json],
    whole_log: bool,
    can_undo: bool,
    projected: list[Json] | None,
    held: bool = False,
) -> Json:
    """The part of a frame that depends on who looks. While the match is held, nobody is asked."""
    waits = not held and seat in match.waiting
    return {
        "seat": seat,
        "view": match.view(seat),
        "ask": _ask(match, seat) if waits else None,
        "actions": [match.format(seat, action) for action in match.legal(seat)] if waits else [],
        "notes": notes,
        "whole_log": whole_log,
        "can_undo": can_undo,
        "projected": projected,
    }


def written(part: Json) -> str:
    """Some fields as JSON, without the braces."""
    return to_json(part).decode()[1:-1]


def whole(everybody: str, own: str, ack: int | None) -> str:
    """The text of a frame."""
    return f'{{"type":"frame",{everybody},{own},"ack":{"null" if ack is None else ack}}}'


def notes(game: Game, log: Sequence[CoreNote], seqs: Sequence[int], first: int, seat: int) -> list[Json]:
    """The notes from number `first` on, as a seat may read them; `seqs` holds the row of each of these."""
    return [
        {"n": n, "seq": seq, **telling.note(game, note, seat)}
        for n, (seq, note) in enumerate(zip(seqs, log[first:], strict=True), start=first)
    ]


def advice(id: int, seq: int, found: Json) -> Advice:
    """A worker's advice as a message."""
    told = [Note.model_validate({"n": n, "seq": seq, **note}) for n, note in enumerate(found["notes"])]
    return Advice.model_validate({**found, "id": id, "notes": told})


def scores(game: Game, tally: Sequence[CoreScore]) -> list[Json]:
    return [telling.score(game, score) for score in tally]


def outcome(game: Game, result: CoreOutcome | None) -> Json | None:
    if result is not None and result.key.startswith("house-"):  # people ended it: the game has no words for that
        return {"winners": result.winners, "ranking": result.ranking, "key": result.key, "rule": "", "args": {}}
    return None if result is None else telling.outcome(game, result)


def _ask(match: Match, seat: int) -> Json:
    return telling.ask(match.game, match.game.ask(match.state(), seat))
