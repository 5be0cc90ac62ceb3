"""What several messages share: notes, scores, questions and outcomes as JSON."""

from typing import Any

from pydantic import BaseModel, ConfigDict

Args = dict[str, int | str | list[str]]
View = dict[str, Any]  # each game has its own


class Message(BaseModel):
    """The base of every message: it refuses unknown fields and is immutable."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,
        defer_build=True,  # most messages are never sent before somebody plays
    )


class Asked(Message):
    """A message from a client. Types are strict: "0" and true are not numbers."""

    model_config = ConfigDict(strict=True, hide_input_in_errors=True)  # a password may be among it


class Note(Message):
    """A fact for people. `n` counts the notes of a match from 0, `seq` is the row the note came from."""

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
    """The winners, everybody's place and the comparison that decided."""

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
