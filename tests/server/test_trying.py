"""What the server says before a table opens: findings about an option, and a preview of the first position."""

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.server.playing import GAME, Json, calling
from tests.server.test_schema import checker
from wawel import game

CASTLE = "dragon-castle"
OPTIONS = f"/api/games/{CASTLE}/options"
TALL = "3333333333/3333333333/3333333333/2222222222/0003300000"


@pytest.fixture
async def http(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with calling(address) as client:
        yield client


async def inspected(http: httpx.AsyncClient, option: str, value: str) -> list[Json]:
    answer = await http.get(f"{OPTIONS}/{option}", params={"value": value})
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["findings"]
    return found


async def test_a_layout_with_an_error_is_told_what_the_table_would_refuse(http: httpx.AsyncClient) -> None:
    """All errors come first, for every number of seats, with the numbers for their sentences; then the advice."""
    found = await inspected(http, "layout", "333/00")
    assert [(one["key"], one["seats"], one["error"]) for one in found[2:]] == [
        ("layout-ground", [2], False),
        ("layout-ground", [3], False),
        ("layout-ground", [4], False),
    ]
    assert found[:2] == [
        {"key": "layout-ragged", "rule": "DC-14.5", "error": True, "seats": [2, 3, 4], "args": {}},
        {"key": "layout-sum", "rule": "DC-14.5", "error": True, "seats": [2, 3, 4], "args": {"tiles": 9, "total": 116}},
    ]
    body = {"game": CASTLE, "seats": [{"kind": "here"}] * 2, "options": {"layout": "333/00"}}
    refused = (await http.post("/api/tables", json=body)).json()["error"]
    assert (refused["key"], refused["rule"]) == ("bad-option", "DC-14.5")


async def test_advice_names_the_numbers_of_seats_it_is_for(http: httpx.AsyncClient) -> None:
    """Long rows are long for everybody; the ground level is too small for two and for three, with different ranges."""
    found = await inspected(http, "layout", TALL)

    assert [(one["key"], one["seats"], one["error"]) for one in found] == [
        ("layout-ground", [2], False),
        ("layout-rows", [2, 3, 4], False),
        ("layout-ground", [3], False),
    ]
    assert found[0]["args"] == {"ground": 42, "low": 65, "high": 80}


async def test_a_value_under_its_former_name_is_looked_at_under_its_new_one(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/games/carcassonne/options/pd", params={"value": "no"})

    assert (answer.status_code, answer.json()) == (200, {"findings": []})


async def test_a_value_is_refused_only_if_no_table_can_have_it(http: httpx.AsyncClient) -> None:
    """Three ages are right for three seats; nobody is old enough for a thousand."""
    fits = await http.get(f"/api/games/{GAME}/options/ages", params={"value": "9,7,5"})
    never = await http.get(f"/api/games/{GAME}/options/ages", params={"value": "9,7,1000"})

    assert fits.status_code == 200
    assert (never.status_code, never.json()["error"]["key"]) == (422, "bad-option")


async def test_nothing_speaks_against_what_is_usual(http: httpx.AsyncClient) -> None:
    for option in game(CASTLE).options:
        assert await inspected(http, option.name, option.default) == []


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/games/chess/options/layout?value=33", 404, "unknown-game"),
        (f"{OPTIONS}/moat?value=33", 422, "bad-option"),
        (f"{OPTIONS}/realm?value=9x9", 422, "bad-option"),
        (f"{OPTIONS}/layout", 422, "bad-request"),
        (f"{OPTIONS}/layout?value={'3' * 2001}", 422, "bad-request"),
    ],
)
async def test_a_question_about_nothing_is_refused(http: httpx.AsyncClient, path: str, status: int, key: str) -> None:
    answer = await http.get(path)

    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


async def test_a_preview_shows_a_first_position_and_opens_nothing(http: httpx.AsyncClient) -> None:
    """The castle is built as drawn, with new tiles each time; nobody sits there."""
    body = {"seats": 3, "options": {"layout": TALL, "spirits": "none", "dragons": "none"}}
    looks = [(await http.post(f"/api/games/{CASTLE}/preview", json=body)).json() for _ in range(2)]

    castles = [look["view"]["castle"] for look in looks]
    assert [castle["plan"] for castle in castles] == [TALL.split("/")] * 2
    assert castles[0]["stacks"] != castles[1]["stacks"]
    assert len(looks[0]["view"]["seats"]) == 3
    checker("PreviewTable").validate(body)
    checker("TablePreview").validate(looks[0])


async def test_a_preview_is_a_spectators_and_has_no_secrets(http: httpx.AsyncClient) -> None:
    look = (await http.post(f"/api/games/{GAME}/preview", json={"seats": 2})).json()

    assert look["view"]["mine"] is None


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"seats": 5}, 422, "bad-option"),
        ({"seats": "2"}, 422, "bad-request"),
        ({"seats": 2, "options": {"layout": "12"}}, 422, "bad-option"),
        ({"seats": 2, "options": {"layout": "1" * 100_000}}, 413, "too-large"),
        ({"seats": 2, "seed": "dragon"}, 422, "bad-request"),
    ],
)
async def test_a_wrong_preview_is_refused_by_key(http: httpx.AsyncClient, body: Json, status: int, key: str) -> None:
    answer = await http.post(f"/api/games/{CASTLE}/preview", json=body)

    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
