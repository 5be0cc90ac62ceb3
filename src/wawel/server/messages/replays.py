"""Replays as JSON: a match moment by moment."""

from wawel.server.messages.base import Message, Note, Outcome, Score, View


class ReplayRef(Message):
    """The id of a replay."""

    replay: str


class Moment(Message):
    """A step of a replay: who did what, and the state after it. Moment 0 is the start; actor -1 is chance."""

    n: int
    actor: int | None
    text: str | None
    view: View
    notes: list[Note]
    scores: list[Score]
    waiting: list[int]


class Replay(Message):
    """A whole match, moment by moment, as `seat` saw it. `fair`: every draw followed from the seed."""

    replay: str
    game: str
    names: list[str]
    colours: list[int]
    options: dict[str, str]
    commitment: str
    seed: str | None
    fair: bool | None
    seat: int
    moments: list[Moment]
    outcome: Outcome | None


class AllOpen(Message):
    """A moment of a finished match with the eyes of every seat, in order."""

    moment: int
    views: list[View]
