"""The story of a finished match as JSON: what decided it, its biggest scores, and how it went."""

from typing import Literal

from wawel.server.messages.base import Message, Note, ScoreItem


class Decided(Message):
    """What decided: an item of `seat` without which `rival` would have more points, the biggest lead, or a tie-break.

    `points`: what the item brought, or how much more than the rival's. `without`: the points of both without the item.
    """

    kind: Literal["item", "lead", "tie"]
    seat: int
    rival: int
    item: ScoreItem | None
    points: int
    without: list[int]


class Highlight(Message):
    """Something worth seeing again, at a moment of the replay.

    `action`: what was decided then, also where the note says only that somebody has decided. `chance`: what the
    winner's chance was before and after it, if the match has been analysed.
    """

    kind: Literal["biggest", "turning", "end"]
    moment: int
    note: Note
    action: str
    points: int
    chance: list[float]


class Story(Message):
    """How a match went. `points` has the totals at some moments, `chances` those of a complete analysis; in order."""

    decided: Decided
    biggest: list[Highlight]
    moments: list[Highlight]
    points: list[list[int]]
    chances: list[list[float]]
