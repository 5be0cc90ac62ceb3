"""Where a learner stands: what she has decided so far, played on from the prepared position by the script.

Nothing is kept between two questions: the step and her decisions say everything.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from wawel.core.errors import WawelError
from wawel.core.game import CHANCE
from wawel.core.match import Match
from wawel.lessons.course import LEARNER, Course, Kind, Line, Problem, Words
from wawel.lessons.errors import NotAsked

State = Literal["ask", "wrong", "right"]
ASK: Final = "ask"  # the learner decides
WRONG: Final = "wrong"  # her last decision is not what was asked for
RIGHT: Final = "right"  # the step or the problem has ended

BY_CHANCE: Final = "lessons"  # the seed of draws that no script names


@dataclass(frozen=True, slots=True)
class Mistake:
    """Why a decision is wrong. `error`: the rules refuse it. `text`: words written for just this mistake."""

    kind: Kind | Literal["other"]
    rule: str
    text: Words | None
    error: WawelError | None


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a learner stands. The match is played as far as it goes, a wrong but legal decision included.

    `played`: her decisions that were accepted. `shown`: how many steps the match had before the last one was tried.
    `expected`: what she is to do next, as the script says; empty unless she is asked or was wrong.
    """

    match: Match
    state: State
    played: tuple[str, ...]
    shown: int
    expected: str
    mistake: Mistake | None


def begin(game: str, seats: int, position: str) -> Match:
    """A match from a position, whose draws are named by a script."""
    return Match(game, seats, position=position, draws=False)


def start(course: Course, number: int) -> Match:
    """A match at the start of a step."""
    first = max(at for at in range(number + 1) if course.steps[at].position)
    match = begin(course.game, course.seats, course.steps[first].position)
    for step in course.steps[first:number]:
        run(match, step.play)
    return match


def run(match: Match, lines: Sequence[Line]) -> None:
    """Play a script with the first choice of each line."""
    for line in lines:
        match.play(line.seat, line.choices[0])


def teach(course: Course, id: str, played: Sequence[str]) -> Stand:
    """Where a learner stands in a step of a lesson."""
    number = course.step(id)
    match, step = start(course, number), course.steps[number]
    walk = _Walk(match, [step.play])
    foreseen = [_Foreseen(wrong.at, wrong.action, wrong.kind, wrong.rule, wrong.text) for wrong in step.wrongs]
    stand = walk.through(played, foreseen)
    following = course.steps[number + 1 : number + 2]
    if stand.state == RIGHT and following and not following[0].position:
        run(match, _draws(following[0].play))  # the next step goes on with these draws
    _draw(match)
    return stand


def solve(course: Course, problem: Problem, played: Sequence[str]) -> Stand:
    """Where somebody stands who tries a problem."""
    match = begin(course.game, problem.seats, problem.position)
    offered = [
        _Foreseen(0, choice.action, "worse", choice.rule, choice.why)
        for choice in problem.choices
        if choice.why is not None
    ]
    stand = _Walk(match, problem.answers).through(played, offered)
    _draw(match)
    return stand


def moments(stand: Stand) -> Iterator[Match]:
    """The match before the last decision, then after each step since; never while chance still has to act."""
    match, rest = stand.match, stand.match.entries[stand.shown :]
    match.rewind(stand.shown)
    while True:
        if not _is_drawing(match):
            yield match
        if not rest:
            return
        entry = rest.pop(0)
        match.play(entry.seat, entry.text)


@dataclass(frozen=True, slots=True)
class _Foreseen:
    """A mistake that somebody wrote words for, at one of the learner's decisions."""

    at: int
    action: str
    kind: Kind
    rule: str
    text: Words


class _Walk:
    """Goes through scripts that begin alike: those that fit what has been decided so far."""

    def __init__(self, match: Match, scripts: Sequence[Sequence[Line]]) -> None:
        self._match = match
        self._scripts = [list(script) for script in scripts]
        self._place = 0
        self._asked = 0  # decisions of the learner so far

    def through(self, played: Sequence[str], foreseen: Sequence[_Foreseen]) -> Stand:
        """Decide as she did, as far as that is right."""
        shown = len(self._match.entries)
        self._others()
        for number, text in enumerate(played):
            if self._ended():
                raise NotAsked("not-asked", values={"text": text})
            shown = len(self._match.entries)
            fitting = [script for script in self._scripts if self._accepts(script[self._place], text)]
            if not fitting:
                expected = self._expected
                mistake = self._mistake(text, foreseen)
                return Stand(self._match, WRONG, tuple(played[:number]), shown, expected, mistake)
            self._match.play(LEARNER, text)
            self._scripts = fitting
            self._place += 1
            self._asked += 1
            self._others()
        if self._ended():
            return Stand(self._match, RIGHT, tuple(played), shown, "", None)
        return Stand(self._match, ASK, tuple(played), shown, self._expected, None)

    def _others(self) -> None:
        """What chance and the other seats do until the learner is asked again."""
        script = self._scripts[0]
        while self._place < len(script) and script[self._place].seat != LEARNER:
            run(self._match, [script[self._place]])
            self._place += 1

    def _ended(self) -> bool:
        return any(self._place >= len(script) for script in self._scripts)

    @property
    def _expected(self) -> str:
        return self._written(self._scripts[0][self._place].choices[0])

    def _accepts(self, line: Line, text: str) -> bool:
        return self._written(text) in [self._written(choice) for choice in line.choices]

    def _written(self, text: str) -> str:
        """A decision as the game itself writes it, so that two ways to write it are the same."""
        match = self._match
        if match.why_not(LEARNER, text) is not None:
            return text
        return match.format(LEARNER, match.game.parse(match.state(), LEARNER, text))

    def _mistake(self, text: str, foreseen: Sequence[_Foreseen]) -> Mistake:
        """Why this is not what was asked for; a legal decision is played, so that it can be shown."""
        match, error = self._match, self._match.why_not(LEARNER, text)
        written = self._written(text)
        here = [wrong for wrong in foreseen if wrong.at == self._asked]
        found = next((wrong for wrong in here if self._written(wrong.action) == written), None)
        if error is None:
            match.play(LEARNER, text)
        if found is not None:
            return Mistake("refused" if error else found.kind, found.rule, found.text, error)
        return Mistake("refused" if error else "other", error.rule if error else "", None, error)


def _is_drawing(match: Match) -> bool:
    return not match.waiting and not match.over


def _draw(match: Match) -> None:
    """Let chance act where no script says how."""
    while _is_drawing(match):
        match.play(CHANCE, match.next_draw(BY_CHANCE))


def _draws(lines: Sequence[Line]) -> list[Line]:
    """The draws at the beginning of a script."""
    count = next((place for place, line in enumerate(lines) if line.seat != CHANCE), len(lines))
    return list(lines[:count])
