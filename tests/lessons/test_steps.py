"""Every step of every lesson, played with the rules: its script, all that is accepted, all that is wrong."""

from collections.abc import Iterator

import pytest

from tests.lessons.holding import hold, play, rule_of
from tests.lessons.measuring import measured
from wawel.core.match import Match
from wawel.lessons import RIGHT, Course, Line, Step, courses, teach
from wawel.lessons.course import LEARNER
from wawel.lessons.running import start

NEARLY = 1e-9
STEPS = [
    pytest.param(course, number, id=f"{course.game}-{step.id}")
    for course in courses()
    for number, step in enumerate(course.steps)
]

each_step = pytest.mark.parametrize(("course", "number"), STEPS)


def decisions(step: Step) -> list[int]:
    """The lines of the script that are the learner's."""
    return [place for place, line in enumerate(step.play) if line.seat == LEARNER]


def before(course: Course, number: int, place: int) -> Match:
    """The match before a line of the script."""
    match = start(course, number)
    play(match, course.steps[number].play[:place])
    return match


def ways(course: Course, number: int) -> Iterator[Match]:
    """The step played to its end with everything that is accepted, one decision at a time."""
    step = course.steps[number]
    for place in decisions(step):
        for choice in step.play[place].choices:
            match = before(course, number, place)
            play(match, (Line(LEARNER, (choice,)), *step.play[place + 1 :]))
            yield match


@each_step
def test_what_the_words_depend_on_holds_at_the_end_of_the_step(course: Course, number: int) -> None:
    step = course.steps[number]

    hold(before(course, number, len(step.play)), step.expect, step.id)


@each_step
def test_the_script_goes_on_after_everything_that_is_accepted(course: Course, number: int) -> None:
    """Different ways lead to the same position, unless the next step has a position of its own."""
    digests = {match.digest for match in ways(course, number)}
    following = course.steps[number + 1 : number + 2]

    assert digests
    assert len(digests) == 1 or not following or following[0].position


@each_step
def test_a_wrong_action_is_as_wrong_as_it_is_said_to_be(course: Course, number: int) -> None:
    """The rules refuse it with the rule it names, or it is allowed; what is worse leaves the learner behind."""
    step = course.steps[number]
    match = before(course, number, len(step.play))
    right = measured(match.game, match.state(), LEARNER, "margin")
    assert step.wrongs
    for wrong in step.wrongs:
        place = decisions(step)[wrong.at]
        assert wrong.action not in step.play[place].choices
        match = before(course, number, place)
        error = match.why_not(LEARNER, wrong.action)
        assert rule_of(error) == (wrong.rule if wrong.kind == "refused" else ""), wrong.action
        if wrong.kind == "refused":
            continue
        match.play(LEARNER, wrong.action)
        rest = () if wrong.kind == "astray" else step.play[place + 1 :]
        play(match, rest if wrong.line is None else wrong.line)
        hold(match, wrong.expect, wrong.action)
        if wrong.kind == "worse":
            assert measured(match.game, match.state(), LEARNER, wrong.measure) < right - NEARLY, wrong.action


@each_step
def test_a_learner_who_does_what_is_shown_reaches_the_end(course: Course, number: int) -> None:
    step = course.steps[number]
    played: list[str] = []
    for _ in decisions(step):
        played.append(teach(course, step.id, played).expected)

    assert teach(course, step.id, played).state == RIGHT
