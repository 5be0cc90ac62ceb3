"""`wawel lessons`, and `wawel play` with a lesson or a problem: everything is taught in the terminal too."""

import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.lessons import Course, course, courses, teach
from wawel.lessons.course import LEARNER

FIRST = f"{KNIGHTS}-first"


def answers(taught: Course, first: int = 0) -> str:
    """What a learner types who does all that is shown, from a step on."""
    typed: list[str] = []
    for step in taught.steps[first:]:
        played: list[str] = []
        for _ in [line for line in step.play if line.seat == LEARNER]:
            played.append(teach(taught, step.id, played).expected)
        typed += played
    return "\n".join(typed) + "\n"


def taught(typed: str, *more: str) -> str:
    done = run("play", "--lesson", *more, typed=typed)
    assert done.exit_code == 0, done.output
    return " ".join(done.stdout.split())


def test_the_list_for_machines() -> None:
    found = run_json("lessons")

    assert [one["game"] for one in found] == [one.game for one in courses()]
    for one, known in zip(found, courses(), strict=True):
        assert set(one) == {"game", "lessons", "problems"}
        assert one["lessons"] == [{"id": known.lesson, "steps": len(known.steps)}]
        assert [problem["id"] for problem in one["problems"]] == [problem.id for problem in known.problems]
        assert all(set(problem) == {"id", "answers"} and problem["answers"] for problem in one["problems"])


def test_the_list_of_one_game_for_people() -> None:
    shown = run("lessons", KNIGHTS, "--lang", "pl").stdout

    assert FIRST in shown
    assert course(KNIGHTS).steps[0].title["pl"] in shown
    assert course(KNIGHTS).problems[0].id in shown
    assert "Carcassonne" not in shown


def test_an_unknown_game_has_no_lessons() -> None:
    assert "chess" in the_line(run("lessons", "chess"), 2)


@pytest.mark.parametrize("game", [one.game for one in courses()])
def test_a_lesson_is_taught_to_its_end(game: str) -> None:
    known = course(game)
    shown = taught(answers(known), known.lesson)

    for step in known.steps:
        assert " ".join(step.text["en"].split()) in shown
        assert " ".join(step.after["en"].split()) in shown
    assert "That was the whole lesson." in shown


def test_mistakes_are_explained_and_the_question_stays() -> None:
    """Foreseen ones in their own words, refusals by the rules, everything else in general; `show` tells."""
    step = course(KNIGHTS).steps[0]
    foreseen = next(wrong for wrong in step.wrongs if wrong.kind != "refused")
    shown = taught(f"{foreseen.action}\nknight\ndragon+footman\n?\n? RZ-3.1\nshow\nquit\n", FIRST)

    assert " ".join(foreseen.text["en"].split()) + f" [{foreseen.rule}]" in shown
    assert "exactly two cards" in shown
    assert "this step shows something else" in shown
    assert "Do this: 16 mounted knight + shepherd" in shown, "as the list of choices has it"
    assert "show says what to do" in shown
    assert "undo" not in shown, "it does not work here"
    assert f"wawel play --lesson {FIRST}/{step.id}" in shown


def test_a_lesson_is_taken_up_at_any_step() -> None:
    known = course(KNIGHTS)
    last = len(known.steps) - 1
    shown = taught(answers(known, last), f"{FIRST}/{known.steps[last].id}", "--lang", "pl")

    assert f"Krok {last + 1} z {last + 1}" in shown
    assert "To już cała lekcja." in shown


def test_a_problem_is_asked_until_it_is_solved() -> None:
    """A wrong decision is answered with what is wrong about it."""
    problem = course("carcassonne").problem("close-the-larger")
    done = run("play", "carcassonne", "--problem", problem.id, typed="0,-1/2\n1,-1/1\n")
    shown = " ".join(done.stdout.split())
    [why] = [choice.why for choice in problem.choices if choice.action == "0,-1/2"]

    assert problem.question["en"] in shown
    assert why is not None
    assert why["en"] in shown
    assert problem.reason["en"] in shown


def test_a_problem_lists_its_answers_by_letters() -> None:
    """A letter is the decision it stands for; after the first decision there are none."""
    problem = course("knights-and-castles").problem("lone-card")
    right = next(at for at, choice in enumerate(problem.choices) if choice.why is None)
    wrong = next(at for at, choice in enumerate(problem.choices) if choice.why is not None)
    done = run("play", "--problem", problem.id, "--lang", "pl", typed=f"{'ABCD'[wrong].lower()}\n{'ABCD'[right]}\n")
    shown = " ".join(done.stdout.split())

    for letter, choice in zip("ABCD", problem.choices, strict=False):
        label = " ".join(choice.label["pl"].split())
        assert f"{letter} {label[0].upper()}{label[1:]}" in shown
    why = problem.choices[wrong].why
    assert why is not None
    assert " ".join(why["pl"].split()) in shown
    assert " ".join(problem.reason["pl"].split()) in shown


def test_the_result_for_machines() -> None:
    done = run(
        "play", "--lesson", f"{FIRST}/{course(KNIGHTS).steps[-1].id}", "--json", typed=answers(course(KNIGHTS), 6)
    )

    assert '"done": 1' in done.stdout
    assert "Step 7 of 7" in done.stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--lesson", "nothing"), f"no lesson is called 'nothing'; there are: {courses()[0].lesson}"),
        (("--lesson", f"{FIRST}/nowhere"), "no step of the lesson of knights-and-castles is called 'nowhere'"),
        (("--problem", "nothing"), "no problem is called 'nothing'"),
        (("carcassonne", "--lesson", FIRST), "no lesson is called"),
        (("--lesson", FIRST, "--seats", "2"), "bring their own table"),
        (("--lesson", FIRST, "--problem", "strongest"), "only one of the two"),
    ],
)
def test_what_cannot_be_taught_is_said_in_a_line(args: tuple[str, ...], words: str) -> None:
    assert words in the_line(run("play", *args), 2)
