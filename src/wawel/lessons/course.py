"""What a game teaches: the steps of a guided first game, little problems, and how it is played in short.

`docs/lessons.md` describes the file that all this is read from.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from wawel.lessons.errors import UnknownLesson

LEARNER: Final = 0  # the seat of the one who learns

Words = Mapping[str, str]  # by language
Kind = Literal["refused", "worse", "astray"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a script: who acts (-1 is chance) and what is accepted; the script itself plays the first."""

    seat: int
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """A likely wrong action at one of the learner's decisions in a step, and why it is wrong.

    `refused` by `rule`; `worse` than the right one after `line` (None: the rest of the script); or `astray`: allowed,
    but not what the step shows.
    """

    at: int
    action: str
    kind: Kind
    rule: str
    text: Words
    line: tuple[Line, ...] | None
    measure: str
    expect: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson. Without a `position` it goes on where the step before it ended.

    `point`: what to light up, `place`, `place:seat` or `place:seat:piece`. `expect`: what its words depend on.
    """

    id: str
    title: Words
    text: Words
    after: Words
    point: tuple[str, ...]
    play: tuple[Line, ...]
    position: str
    expect: Mapping[str, object]
    wrongs: tuple[Wrong, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A first decision that a problem offers in words. `why`: why it is not the right one; None if it is."""

    action: str
    label: Words
    why: Words | None
    rule: str


@dataclass(frozen=True, slots=True)
class Problem:
    """A position with a question. Each answer is a script that begins with what the learner decides.

    `choices`: A, B and C; empty where only the board asks. `proof` says how the answers were checked; `tests/lessons/`
    repeats it.
    """

    id: str
    difficulty: int
    seats: int
    position: str
    question: Words
    reason: Words
    answers: tuple[tuple[Line, ...], ...]
    choices: tuple[Choice, ...]
    expect: Mapping[str, object]
    proof: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Course:
    """All that a game teaches. `opponent`: what seat 1 is called in every text."""

    game: str
    seats: int
    opponent: str
    guide: Words
    lesson: str
    title: Words
    steps: tuple[Step, ...]
    problems: tuple[Problem, ...]

    def step(self, id: str) -> int:
        """The number of a step, from 0. UnknownLesson names those that exist."""
        ids = [step.id for step in self.steps]
        if id not in ids:
            raise UnknownLesson("no-such-step", values={"game": self.game, "id": id, "known": ", ".join(ids)})
        return ids.index(id)

    def problem(self, id: str) -> Problem:
        """A problem by its id. UnknownLesson names those that exist."""
        known = {problem.id: problem for problem in self.problems}
        if id not in known:
            raise UnknownLesson("unknown-problem", values={"game": self.game, "id": id, "known": ", ".join(known)})
        return known[id]
