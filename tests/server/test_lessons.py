"""Lessons and little problems over HTTP: a catalogue without answers, steps, problems, and tables from problems."""

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.server.playing import Json, calling
from tests.server.test_schema import checker
from wawel.lessons import courses

CARCASSONNE = "/api/lessons/carcassonne"


@pytest.fixture
async def http(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with calling(address) as client:
        yield client


async def step(http: httpx.AsyncClient, id: str, *played: str) -> Json:
    answer = await http.post(f"{CARCASSONNE}/step", json={"step": id, "played": played})
    assert answer.status_code == 200, answer.text
    stand: Json = answer.json()
    assert list(checker("StepStand").iter_errors(stand)) == []
    return stand


async def problem(http: httpx.AsyncClient, id: str, *played: str, show: bool = False) -> Json:
    answer = await http.post(f"{CARCASSONNE}/problem", json={"problem": id, "played": played, "show": show})
    assert answer.status_code == 200, answer.text
    stand: Json = answer.json()
    assert list(checker("ProblemStand").iter_errors(stand)) == []
    return stand


async def test_the_catalogue_has_every_course_and_no_answer(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/lessons")
    found = answer.json()

    assert [one["game"] for one in found] == [course.game for course in courses()]
    for one, course in zip(found, courses(), strict=True):
        assert list(checker("CourseInfo").iter_errors(one)) == []
        assert [told["id"] for told in one["steps"]] == [told.id for told in course.steps]
        assert one["problems"] == [{"id": told.id, "difficulty": told.difficulty} for told in course.problems]


@pytest.mark.parametrize(("lang", "first"), [("pl", "Cel"), ("en", "Aim")])
async def test_how_to_play_in_short(http: httpx.AsyncClient, lang: str, first: str) -> None:
    told = (await http.get(f"{CARCASSONNE}/guide", params={"lang": lang})).json()

    assert list(checker("GuideText").iter_errors(told)) == []
    assert told["sections"][0]["title"] == first
    assert [len(section["paragraphs"]) > 0 for section in told["sections"]] == [True] * 4


async def test_a_step_asks_with_a_board(http: httpx.AsyncClient) -> None:
    """The last frame is the learner's: her actions, and a view as her seat sees it."""
    stand = await step(http, "cloister")

    assert (stand["state"], stand["expected"], stand["goes_on"]) == ("ask", "0,1/0", True)
    assert stand["point"] == ["0,1"]
    last = stand["frames"][-1]
    assert (last["seat"], last["waiting"]) == (0, [0])
    assert "0,1/0" in last["actions"]
    assert len(stand["frames"]) > 1
    assert all(frame["notes"] for frame in stand["frames"])
    assert stand["frames"][0]["whole_log"]


async def test_a_wrong_decision_is_explained_and_shown(http: httpx.AsyncClient) -> None:
    refused = await step(http, "city", "1,0/0")
    assert (refused["state"], len(refused["frames"])) == ("wrong", 1)
    assert refused["mistake"]["rule"] == "CA-4.2"
    assert set(refused["mistake"]["text"]) == {"pl", "en"}

    allowed = await step(http, "city", "0,-1/2", "pass")
    assert (allowed["state"], allowed["played"], len(allowed["frames"])) == ("wrong", ["0,-1/2"], 2)
    assert (allowed["mistake"]["kind"], allowed["mistake"]["key"]) == ("worse", None)


async def test_the_end_of_a_step_has_the_last_words(http: httpx.AsyncClient) -> None:
    stand = await step(http, "city", "0,-1/2", "city@S")

    assert (stand["state"], stand["expected"], stand["mistake"]) == ("right", None, None)
    assert stand["after"]["en"].startswith("The wall is closed")


async def test_a_problem_keeps_its_answer_until_it_is_solved_or_shown(http: httpx.AsyncClient) -> None:
    asked = await problem(http, "close-the-larger")
    assert (asked["state"], asked["expected"], asked["reason"]) == ("ask", None, None)

    wrong = await problem(http, "close-the-larger", "0,-1/2")
    assert (wrong["state"], wrong["expected"], wrong["reason"], wrong["margin"]) == ("wrong", None, None, 4.0)

    shown = await problem(http, "close-the-larger", show=True)
    assert (shown["expected"], shown["reason"]["en"][:11]) == ("1,-1/1", "Three tiles")

    right = await problem(http, "close-the-larger", "1,-1/1")
    assert right["state"] == "right"
    assert right["reason"]["pl"]


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/api/lessons/chess/step", {"step": "city", "played": []}, 404, "unknown-game"),
        (f"{CARCASSONNE}/step", {"step": "nowhere", "played": []}, 404, "unknown-lesson"),
        (f"{CARCASSONNE}/problem", {"problem": "nowhere", "played": []}, 404, "unknown-lesson"),
        (f"{CARCASSONNE}/step", {"step": "city", "played": ["0,-1/2", "city@S", "pass"]}, 422, "refused"),
        (f"{CARCASSONNE}/step", {"step": "city", "played": ["x" * 201]}, 422, "bad-request"),
        (f"{CARCASSONNE}/step", {"step": "city", "played": ["pass"] * 51}, 422, "bad-request"),
        (f"{CARCASSONNE}/step", {"step": "city"}, 422, "bad-request"),
    ],
)
async def test_bad_questions_get_a_clear_answer(
    http: httpx.AsyncClient, path: str, body: Json, status: int, key: str
) -> None:
    answer = await http.post(path, json=body)

    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    assert set(answer.json()["error"]["detail"]) == {"pl", "en"}


async def test_no_guide_in_an_unknown_language(http: httpx.AsyncClient) -> None:
    answer = await http.get(f"{CARCASSONNE}/guide", params={"lang": "de"})

    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-language")


async def test_a_table_starts_from_a_problem(http: httpx.AsyncClient) -> None:
    """Its position stays on the server; two starts at once are refused, and so is a problem that does not exist."""
    seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
    body = {"game": "carcassonne", "seats": seats, "problem": "close-the-larger"}
    made = (await http.post("/api/tables", json=body)).json()
    info = (await http.get(f"/api/tables/{made['table']}")).json()
    assert (info["started"], info["waiting"]) == ("position", [0])

    twice = await http.post("/api/tables", json={**body, "position": "seats: 2"})
    assert (twice.status_code, twice.json()["error"]["key"]) == (422, "bad-request")
    unknown = await http.post("/api/tables", json={**body, "problem": "nowhere"})
    assert (unknown.status_code, unknown.json()["error"]["key"]) == (404, "unknown-lesson")
