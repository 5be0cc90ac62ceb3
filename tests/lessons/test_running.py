"""Where a learner stands: asked, wrong and why, right; and what is said about a file that is broken."""

import re

import pytest

from wawel.core.errors import UnknownGame
from wawel.lessons import ASK, RIGHT, WRONG, BadLessons, NotAsked, UnknownLesson, course, moments, solve, teach
from wawel.lessons.reading import parse
from wawel.words import bundles

CARCASSONNE = course("carcassonne")
CASTLE = course("dragon-castle")
KNIGHTS = course("knights-and-castles")


def test_a_step_begins_with_what_others_did() -> None:
    """Draws and other seats are played up to the learner's first decision."""
    stand = teach(CARCASSONNE, "cloister", [])

    assert (stand.state, stand.expected, stand.match.waiting) == (ASK, "0,1/0", [0])
    assert [entry.seat for entry in stand.match.entries[stand.shown :]] == [-1, 1, 1, -1]


def test_every_step_can_be_entered_at_once() -> None:
    """A step that goes on where another one ended begins with the same board."""
    before = teach(CARCASSONNE, "city", ["0,-1/2", "city@S"])
    after = teach(CARCASSONNE, "cloister", [])

    assert before.state == RIGHT
    assert [match.digest for match in moments(before)][-1] == next(match.digest for match in moments(after))


def test_one_of_several_accepted_decisions_is_enough() -> None:
    for turn in range(4):
        assert teach(CARCASSONNE, "cloister", [f"0,1/{turn}", "cloister"]).state == RIGHT


def test_two_ways_to_write_a_decision_are_the_same() -> None:
    assert teach(KNIGHTS, KNIGHTS.steps[0].id, ["shepherd+knight"]).state == RIGHT


def test_a_foreseen_mistake_is_explained_in_its_own_words() -> None:
    stand = teach(CARCASSONNE, "city", ["1,0/0"])
    assert stand.mistake is not None

    assert (stand.state, stand.played, stand.mistake.kind, stand.mistake.rule) == (WRONG, (), "refused", "CA-4.2")
    assert stand.mistake.text == CARCASSONNE.steps[0].wrongs[0].text
    assert stand.expected == "0,-1/2"


def test_a_mistake_counts_only_at_its_decision() -> None:
    """`pass` is foreseen at the second decision of the step."""
    stand = teach(CARCASSONNE, "city", ["0,-1/2", "pass"])
    assert stand.mistake is not None

    assert (stand.played, stand.mistake.kind) == (("0,-1/2",), "worse")


def test_an_unforeseen_legal_decision_is_shown_and_called_another() -> None:
    stand = teach(CASTLE, "place", ["S4@a1"])
    assert stand.mistake is not None

    assert (stand.mistake.kind, stand.mistake.text, stand.mistake.error) == ("other", None, None)
    boards = [match.position for match in moments(stand)]
    assert len(boards) == 2
    assert boards[0] != boards[1]


def test_an_unforeseen_refusal_names_its_rule_and_changes_nothing() -> None:
    stand = teach(CASTLE, "place", ["take:a1"])
    assert stand.mistake is not None
    assert stand.mistake.error is not None

    assert stand.mistake.kind == "refused"
    assert len(list(moments(stand))) == 1


def test_nonsense_is_refused() -> None:
    stand = teach(CASTLE, "place", ["?!"])

    assert stand.state == WRONG
    assert stand.mistake is not None
    assert stand.mistake.kind == "refused"


def test_more_decisions_than_asked_for_are_an_error() -> None:
    with pytest.raises(NotAsked, match="pass"):
        teach(CARCASSONNE, "city", ["0,-1/2", "city@S", "pass"])


def test_no_board_is_shown_while_chance_acts() -> None:
    """A tile of the castle is taken together with what lay under it."""
    stand = teach(CASTLE, "pair", ["take:a1"])

    assert [match.waiting for match in moments(stand)] == [[0], [0]]


def test_a_wrong_decision_that_needs_a_draw_is_shown_with_one() -> None:
    stand = teach(CASTLE, "end", ["take:c1"])

    assert [match.waiting for match in moments(stand)] == [[0], [0]]


def test_an_answer_may_begin_in_several_ways() -> None:
    problem = next(problem for problem in CASTLE.problems if len({answer[0] for answer in problem.answers}) > 1)

    for answer in problem.answers:
        assert solve(CASTLE, problem, [answer[0].choices[0]]).state != WRONG


def test_the_rest_of_an_answer_is_asked_for() -> None:
    problem = CARCASSONNE.problem("princess-then-fairy")

    assert solve(CARCASSONNE, problem, []).state == ASK
    assert solve(CARCASSONNE, problem, ["princess:1,-1:city@W"]).expected == "fairy:0,0"
    assert solve(CARCASSONNE, problem, ["princess:1,-1:city@W", "pass"]).state == WRONG
    assert solve(CARCASSONNE, problem, ["princess:-1,-1:city@E", "fairy:0,0"]).state == RIGHT


@pytest.mark.parametrize(
    "call",
    [
        lambda: course("nothing"),
        lambda: teach(CASTLE, "nowhere", []),
        lambda: CASTLE.problem("nowhere"),
    ],
)
def test_an_unknown_id_names_those_that_exist(call: object) -> None:
    assert callable(call)
    with pytest.raises((UnknownLesson, UnknownGame), match="there are"):
        call()


GOOD = (bundles.package("knights-and-castles") / "lessons.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("found", "instead", "message"),
    [
        ("format = 1", "format = 2", "format is 1"),
        ('id = "knights-and-castles-first"', "", "lesson: id is missing"),
        ('"0 knight+shepherd"', '"knight+shepherd"', "step .*: 'knight.shepherd' is not a line"),
        ('kind = "refused"', 'kind = "silly"', "wrong action .*: kind is one of refused, worse, astray"),
        ("difficulty = 1", "difficulty = 9", "problem .*: difficulty is 1, 2 or 3"),
        ("question.en", "question.de", "problem .*: question needs words in pl and en"),
        ("[guide]", "[guidance]", "guide needs words"),
        ("seats = 2", "seats = '2'", "seats is missing or not a number"),
        ("[lesson]", "[lesson", "lessons.toml of knights-and-castles: "),
    ],
)
def test_a_broken_file_says_where_it_is_broken(found: str, instead: str, message: str) -> None:
    assert found in GOOD
    with pytest.raises(BadLessons, match=message):
        parse("knights-and-castles", GOOD.replace(found, instead, 1))


def test_two_steps_with_one_id_are_refused() -> None:
    first, second = re.findall(r'steps\]\]\nid = "([^"]+)"', GOOD)[:2]
    with pytest.raises(BadLessons, match="twice"):
        parse("knights-and-castles", GOOD.replace(f'id = "{second}"', f'id = "{first}"', 1))
