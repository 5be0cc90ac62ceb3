"""`wawel lessons`: what there is to learn."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import wawel
from wawel.cli import output, words
from wawel.cli.words import say
from wawel.lessons import Course, Line, course, courses


def lessons(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="help-any-game")] = "",
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """List lessons and little problems, of all games or of one."""
    found = [course(wawel.game(game).id)] if game else courses()
    if json:
        output.write_json([_course(one) for one in found])
        return
    screen = output.console()
    for one in found:
        title = wawel.game(one.game).titles[words.language()]
        screen.print(Text(title, "bold").append(f"  {one.game}", "dim"))
        screen.print(_lesson(one))
        screen.print(_problems(one))
        screen.print()
    screen.print(Text(say("lessons-how"), "dim"))


def _course(found: Course) -> dict[str, object]:
    problems = [
        {"id": problem.id, "answers": [[_text(line) for line in answer] for answer in problem.answers]}
        for problem in found.problems
    ]
    lesson = {"id": found.lesson, "steps": len(found.steps)}
    return {"game": found.game, "lessons": [lesson], "problems": problems}


def _text(line: Line) -> str:
    """A line of an answer: a decision of the learner, `1 x` for another seat, `. x` for a draw."""
    who = {0: "", -1: ". "}.get(line.seat, f"{line.seat} ")
    return who + line.choices[0]


def _lesson(found: Course) -> Table:
    lang = words.language()
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    table.add_row(Text(found.lesson, "cyan"), Text(found.title[lang]))
    for number, step in enumerate(found.steps, start=1):
        table.add_row("", f"{number:2}. {step.title[lang]}")
    return table


def _problems(found: Course) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    for problem in found.problems:
        stars = "★" * problem.difficulty + "☆" * (3 - problem.difficulty)
        table.add_row(Text(problem.id, "cyan"), stars, problem.question[words.language()])
    return table
