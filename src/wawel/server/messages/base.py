"""What several messages share: notes, scores, questions and outcomes as JSON."""

from typing import Any

from pydantic import BaseModel, ConfigDict

Args = dict[str, int | str | list[str]]
View = dict[str, Any]  # each game has its own


class Message(BaseModel):
    """Every message: unknown fields are refused, and nothing is changed once it is made."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,
        defer_build=True,  # most messages are never sent before somebody plays
    )


class Asked(Message):
    """What a client sends: every value has the type it must have, so that "0" and true are no numbers."""

    model_config = ConfigDict(strict=True)


class Note(Message):
    """A fact for people. `n` counts the notes of a match from 0, `seq` is the row that it came from."""

    n: int
    seq: int
    key: str
    rule: str
    seat: int | None
    args: Args


class ScoreItem(Message):
    """One source of points."""

    key: str
    count: int
    points: int
    rule: str
    args: Args


class Score(Message):
    """The points of a seat, item by item."""

    seat: int
    total: int
    items: list[ScoreItem]


class Outcome(Message):
    """Winners, everybody's place and the comparison that decided."""

    winners: list[int]
    ranking: list[int]
    key: str
    rule: str
    args: Args


class Ask(Message):
    """What a seat is asked to decide."""

    key: str
    rule: str
    args: Args
