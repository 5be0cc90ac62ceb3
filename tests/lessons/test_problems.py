"""Every little problem: its answers are legal, and nothing else is as good."""

from typing import Any

import pytest

from tests.lessons.holding import hold, play, rule_of
from tests.lessons.measuring import Search
from wawel.lessons import RIGHT, WRONG, Course, Line, Problem, courses, solve
from wawel.lessons.course import LEARNER
from wawel.lessons.reading import script_line
from wawel.lessons.running import begin

NEARLY = 1e-9
ROUNDED = 0.005  # of a margin as it is written in the file
PROBLEMS = [(course, problem) for course in courses() for problem in course.problems]

each_problem = pytest.mark.parametrize(
    ("course", "problem"), PROBLEMS, ids=[f"{course.game}-{problem.id}" for course, problem in PROBLEMS]
)


def proved_by(kind: str) -> pytest.MarkDecorator:
    found = [(course, problem) for course, problem in PROBLEMS if problem.proof["kind"] == kind]
    return pytest.mark.parametrize(
        ("course", "problem"), found, ids=[f"{course.game}-{problem.id}" for course, problem in found]
    )


def script(texts: list[str]) -> tuple[Line, ...]:
    return tuple(line for text in texts if (line := script_line(text, own=True)) is not None)


@each_problem
def test_every_answer_is_legal_and_brings_what_the_reason_says(course: Course, problem: Problem) -> None:
    for answer in problem.answers:
        match = begin(course.game, problem.seats, problem.position)
        play(match, answer)
        hold(match, problem.expect, problem.id)


@each_problem
def test_every_answer_is_accepted(course: Course, problem: Problem) -> None:
    for answer in problem.answers:
        played = [line.choices[0] for line in answer if line.seat == LEARNER]

        assert solve(course, problem, played).state == RIGHT


@each_problem
def test_every_problem_is_proved(course: Course, problem: Problem) -> None:
    assert problem.proof["kind"] in ("rule", "search"), course.game


@each_problem
def test_choices_are_right_or_say_why_not(course: Course, problem: Problem) -> None:
    """Exactly what answers begin with has no `why`; what the rules refuse names their rule. All play in the browser."""
    right = {answer[0].choices[0] for answer in problem.answers}
    for choice in problem.choices:
        stand = solve(course, problem, [choice.action])

        assert (choice.why is None) == (choice.action in right), choice.action
        if choice.why is not None:
            assert stand.state == WRONG
            assert stand.mistake is not None
            assert (stand.mistake.text, stand.mistake.rule) == (choice.why, choice.rule), choice.action
            assert rule_of(stand.mistake.error) == choice.rule, choice.action


def test_every_problem_offers_answers_to_choose_from() -> None:
    """Two to four of them, right ones among them at different places."""
    offered = [problem.choices for _, problem in PROBLEMS]
    places = {place for choices in offered for place, choice in enumerate(choices) if choice.why is None}

    assert {len(choices) for choices in offered} <= {2, 3, 4}
    assert all({choice.why is None for choice in choices} == {True, False} for choices in offered)
    assert places >= {0, 1, 2}


@proved_by("rule")
def test_the_rules_refuse_everything_else(course: Course, problem: Problem) -> None:
    """Every option is refused by the rule it names; what stands under `legal` is not refused."""
    proof: Any = problem.proof
    assert proof["options"]
    for option in proof["options"]:
        match = begin(course.game, problem.seats, problem.position)
        *lines, last = script(option["play"])
        play(match, tuple(lines))

        assert rule_of(match.why_not(last.seat, last.choices[0])) == option["rule"], option
    for option in proof.get("legal", []):
        play(begin(course.game, problem.seats, problem.position), script(option))


@proved_by("search")
def test_nothing_else_is_as_good(course: Course, problem: Problem) -> None:
    """At every decision of an answer the accepted actions beat all others; at the first one by the written margin."""
    proof: Any = problem.proof
    gaps: dict[tuple[Line, ...], float] = {}
    for answer in problem.answers:
        match = begin(course.game, problem.seats, problem.position)
        search = Search(match.game, LEARNER, proof)
        for place, line in enumerate(answer):
            before = answer[:place]
            if line.seat == LEARNER and before not in gaps:
                alike = [other for other in problem.answers if other[:place] == before]
                accepted = {other[place].choices[0] for other in alike}
                gaps[before] = gap(search.options(match), accepted)
            play(match, (line,))

    assert min(gaps.values()) > NEARLY
    assert abs(gaps[()] - proof["margin"]) < ROUNDED


def gap(options: list[tuple[float, str]], accepted: set[str]) -> float:
    """By how much the worst accepted action beats the best other one."""
    good = [value for value, text in options if text in accepted]
    rest = [value for value, text in options if text not in accepted]
    assert len(good) == len(accepted), f"{accepted} are written as {[text for _, text in options][:30]}"
    return min(good) - max(rest) if rest else float("inf")
