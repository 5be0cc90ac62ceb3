"""A lesson or a little problem in the terminal: the same steps, words and answers as in the browser."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text

from wawel.cli import output, words
from wawel.cli.screen import Quit, Screen
from wawel.cli.seating import Sitter
from wawel.cli.tabletop import Tabletop
from wawel.cli.words import say
from wawel.lessons import ASK, RIGHT, WRONG, Course, Mistake, Problem, Stand, Step, UnknownLesson, courses, solve, teach
from wawel.lessons.course import LEARNER, Choice

BETWEEN: Final = "/"  # between a lesson and the step to begin with
SHOW: Final = "show"
LETTERS: Final = "ABCD"


def lesson_of(id: str, game: str = "") -> tuple[Course, int]:
    """The course of a lesson and the step to begin with: "carcassonne-first" or "carcassonne-first/farmer"."""
    name, _, step = id.partition(BETWEEN)
    found = {course.lesson: course for course in courses() if game in ("", course.game)}
    if name not in found:
        raise UnknownLesson("unknown-lesson", values={"id": name, "known": ", ".join(found)})
    return found[name], found[name].step(step) if step else 0


def problem_of(id: str, game: str = "") -> tuple[Course, Problem]:
    """A problem and its course."""
    for course in courses():
        if game in ("", course.game) and id in [problem.id for problem in course.problems]:
            return course, course.problem(id)
    raise UnknownLesson("unknown-problem-id", values={"id": id})


class Classroom:
    """Teaches at a screen. Raises Quit if the learner leaves."""

    def __init__(self, course: Course, console: Console) -> None:
        self._course = course
        self._lang = words.language()
        self._names = [say("seat", number=1), course.opponent]
        self._screen = Screen(console, [LEARNER], self._names)
        self._letters: dict[str, Choice] = {}  # answers to the first decision of a problem
        self.done = 0  # steps

    def lesson(self, first: int) -> None:
        """Teach from a step on, to the end of the lesson."""
        self._screen.show(Text(self._course.title[self._lang], "bold"))
        for number, step in enumerate(self._course.steps[first:], start=first + 1):
            heading = say("lesson-step", number=number, count=len(self._course.steps))
            self._screen.show(Text(f"\n{heading}: {step.title[self._lang]}", "bold underline"))
            try:
                self._step(step)
            except Quit:
                id = f"{self._course.lesson}{BETWEEN}{step.id}"
                self._screen.show(Text(say("lesson-left", id=id), "dim"))
                raise
            self.done += 1
        self._screen.show(Text(say("lesson-over"), "green"))

    def problem(self, problem: Problem) -> None:
        """Ask until the answer is right."""
        self._screen.show(Text(problem.question[self._lang], "bold"))
        self._letters = dict(zip(LETTERS, problem.choices, strict=False))
        self._ask(lambda played: solve(self._course, problem, played), "problem-other", problem.seats)
        self._screen.show(Text(problem.reason[self._lang], "green"))
        self.done += 1

    def _step(self, step: Step) -> None:
        self._screen.show(Text(step.text[self._lang]))
        self._ask(lambda played: teach(self._course, step.id, played), "lesson-other", self._course.seats)
        self._screen.show(Text(step.after[self._lang], "green"))

    def _ask(self, stand_after: Callable[[list[str]], Stand], other: str, seats: int) -> None:
        """Ask decision after decision until everything is right."""
        played: list[str] = []
        stand = stand_after(played)
        while stand.state == ASK:
            table = self._table(stand, seats)
            table.present(LEARNER, "lesson-hint")
            self._list_letters()
            text = self._decided(table, stand)
            following = stand_after([*played, text])
            while following.state == WRONG and following.mistake is not None:
                self._explain(table, following.mistake, other)
                text = self._decided(table, stand)
                following = stand_after([*played, text])
            played, stand = [*played, text], following
            self._letters = {}
        assert stand.state == RIGHT
        self._table(stand, seats).tell(LEARNER)

    def _list_letters(self) -> None:
        """A, B and C: the answers that a problem offers. Every decision on the table may be typed as well."""
        for letter, choice in self._letters.items():
            label = choice.label[self._lang]
            self._screen.show(
                Text(f"{letter}  ", "bold cyan").append(label[:1].upper() + label[1:], "not bold default")
            )
        if self._letters:
            self._screen.show(Text(say("problem-letters"), "dim"))

    def _table(self, stand: Stand, seats: int) -> Tabletop:
        """The table as it stands, with what has happened since the last decision still to be told."""
        before = stand.match.entries[stand.shown - 1].notes_end if stand.shown else 0
        names = [*self._names, *(say("seat", number=seat + 1) for seat in range(2, seats))]
        return Tabletop(stand.match, [Sitter(name) for name in names], self._screen, [], [], before)

    def _decided(self, table: Tabletop, stand: Stand) -> str:
        """What the learner decides, after all that she asks."""
        while True:
            typed = self._screen.ask()
            if typed == "quit":
                raise Quit
            if typed == SHOW:
                self._screen.show(Text(say("lesson-shown", text=table.named(LEARNER, stand.expected)), "cyan"))
            elif typed.startswith("?"):
                table.explain(LEARNER, typed[1:].strip(), "lesson-commands")
            elif typed.upper() in self._letters:
                return self._letters[typed.upper()].action
            elif typed:
                return table.text(LEARNER, typed)

    def _explain(self, table: Tabletop, mistake: Mistake, other: str) -> None:
        if mistake.text is None and mistake.error is not None:
            table.refuse(mistake.error)
            return
        line = say(other) if mistake.text is None else mistake.text[self._lang]
        self._screen.show(Text(line, "red").append(f" [{mistake.rule}]" if mistake.rule else "", "dim"))


def learn(game: str, lesson: str, problem: str, json: bool) -> None:
    """Teach a lesson or ask a problem until the learner leaves; with JSON on stdout, the table is on stderr."""
    console = output.messages() if json else output.console()
    if lesson:
        course, first = lesson_of(lesson, game)
        room, count = Classroom(course, console), len(course.steps) - first
        with suppress(Quit):
            room.lesson(first)
    else:
        course, asked = problem_of(problem, game)
        room, count = Classroom(course, console), 1
        with suppress(Quit):
            room.problem(asked)
    if json:
        output.write_json({"game": course.game, "done": room.done, "of": count})
