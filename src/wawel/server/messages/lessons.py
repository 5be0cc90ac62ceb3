"""Lessons and problems as JSON: the catalogue, how to play in short, and where a learner stands."""

from typing import Annotated, Literal

from pydantic import Field

from wawel.server.messages.base import Asked, Message
from wawel.server.messages.live import Frame

Said = dict[str, str]  # by language
Id = Annotated[str, Field(max_length=100)]
Played = Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=50)]


class LearnStep(Asked):
    """A step of a lesson, and what the learner has decided in it so far; only the last may be wrong."""

    step: Id
    played: Played


class TryProblem(Asked):
    """A problem, and what was decided so far; only the last may be wrong. `show`: tell what is right."""

    problem: Id
    played: Played
    show: bool = False


class StepInfo(Message):
    """A step in the catalogue."""

    id: str
    title: Said


class ProblemInfo(Message):
    """A problem in the catalogue; 1 is easy, 3 is hard."""

    id: str
    difficulty: int


class CourseInfo(Message):
    """What a game teaches. `title` is that of its lesson."""

    game: str
    lesson: str
    title: Said
    steps: list[StepInfo]
    problems: list[ProblemInfo]


class GuideSection(Message):
    """A part of the page on how to play: the aim, a turn, points, the end."""

    title: str
    paragraphs: list[str]


class GuideText(Message):
    """How a game is played in short."""

    game: str
    lang: str
    sections: list[GuideSection]


class MistakeInfo(Message):
    """Why a decision is wrong.

    `refused` by the rules: `key` is the game's reason, or `bad-notation`. `worse`, `astray` from what the step shows,
    or `other`: allowed, but not foreseen. `text` are words for just this mistake.
    """

    kind: Literal["refused", "worse", "astray", "other"]
    rule: str | None
    key: str | None
    text: Said | None


class Stand(Message):
    """Where a learner stands: asked, wrong with the last decision, or right to the end.

    `played` are the decisions that were accepted. The first of the `frames` is the board before the last decision,
    the others what happened since; after a wrong but legal one, the board with it. `expected` is what to do next.
    """

    state: Literal["ask", "wrong", "right"]
    played: list[str]
    frames: list[Frame]
    expected: str | None
    mistake: MistakeInfo | None
    opponent: str


class StepStand(Stand):
    """Where a learner stands in a step. `point`: what to light up. `goes_on`: the board is that of the step before."""

    step: str
    title: Said
    text: Said
    after: Said
    point: list[str]
    goes_on: bool


class ChoiceInfo(Message):
    """A first decision that a problem offers, in words."""

    action: str
    label: Said


class ProblemStand(Stand):
    """Where somebody stands in a problem. `choices`: A, B and C, or none.

    `reason` and `expected` are null until it is solved or shown.

    `margin`: by how many points every wrong first decision is worse, if that is known.
    """

    problem: str
    difficulty: int
    question: Said
    choices: list[ChoiceInfo]
    reason: Said | None
    margin: float | None
