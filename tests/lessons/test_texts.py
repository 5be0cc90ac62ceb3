"""What learners read: short, in both languages, and naming rules that exist."""

import re

import pytest

import wawel
from wawel.lessons import Course, Words, courses
from wawel.words import LANGUAGES, Entry, rulebook

TITLE, TEXT, QUESTION = 7, 35, 50  # words at most
LABEL, WHY = 8, 25
GUIDE = range(110, 201)  # words
STEPS = range(6, 11)
PROBLEMS = 12  # at least

pytestmark = pytest.mark.once

each_course = pytest.mark.parametrize("course", courses(), ids=lambda course: course.game)


def count(text: str) -> int:
    return len(text.replace("–", " ").split())


def texts(course: Course) -> list[tuple[str, Words, int]]:
    """Every text of a course but the guide: where it is, its words, and how many it may have."""
    found = [("title", course.title, TITLE)]
    for step in course.steps:
        found += [
            (f"{step.id} title", step.title, TITLE),
            (step.id, step.text, TEXT),
            (f"{step.id} after", step.after, TEXT),
        ]
        found += [(f"{step.id} {wrong.action}", wrong.text, TEXT) for wrong in step.wrongs]
    for problem in course.problems:
        found += [(problem.id, problem.question, QUESTION), (f"{problem.id} reason", problem.reason, QUESTION)]
        for choice in problem.choices:
            found += [(f"{problem.id} {choice.action}", choice.label, LABEL)]
            found += [(f"{problem.id} {choice.action} why", choice.why, WHY)] if choice.why else []
    return found


def test_every_game_of_the_house_has_a_course() -> None:
    house = [game.id for game in wawel.games() if game.id != "quay"]

    assert [course.game for course in courses() if course.game != "quay"] == house


def test_an_id_names_one_lesson_and_one_problem() -> None:
    """`wawel play --lesson ID` needs no game."""
    lessons = [course.lesson for course in courses()]
    problems = [problem.id for course in courses() for problem in course.problems]

    assert len(set(lessons)) == len(lessons)
    assert len(set(problems)) == len(problems)


@each_course
def test_a_course_is_long_enough_and_not_too_long(course: Course) -> None:
    assert len(course.steps) in STEPS
    assert len(course.problems) >= PROBLEMS
    for lang in LANGUAGES:
        assert len(course.guide[lang].split()) in GUIDE, lang


@each_course
def test_texts_are_short_and_translated(course: Course) -> None:
    for where, words, most in texts(course):
        assert {lang: count(words[lang]) for lang in LANGUAGES if count(words[lang]) > most} == {}, where
        assert words["pl"] != words["en"], where


@each_course
def test_the_rules_that_are_named_exist(course: Course) -> None:
    book = rulebook(course.game, "pl")
    for step in course.steps:
        for wrong in step.wrongs:
            assert isinstance(book.find(wrong.rule), Entry), f"{step.id} {wrong.action}"
    for problem in course.problems:
        for choice in problem.choices:
            assert not choice.rule or isinstance(book.find(choice.rule), Entry), f"{problem.id} {choice.action}"


@each_course
def test_something_is_pointed_at_in_every_step(course: Course) -> None:
    assert [step.id for step in course.steps if not step.point] == []


@each_course
def test_problems_go_from_easy_to_hard(course: Course) -> None:
    """There is something for everybody."""
    assert {problem.difficulty for problem in course.problems} == {1, 2, 3}


@each_course
def test_a_polish_one_letter_word_never_ends_a_line(course: Course) -> None:
    for where, words, _ in texts(course):
        assert not re.search(r"(?<!\S)[aiouwz] ", words["pl"], re.IGNORECASE), where
