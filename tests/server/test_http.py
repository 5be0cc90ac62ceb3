"""The HTTP side: games, tables, and error answers."""

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, calling, join_all, open_table, play_on, seats
from wawel import Match, __version__, game
from wawel.build import is_compiled


@pytest.fixture
async def http(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with calling(address) as client:
        yield client


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and key of a failure, which must have exactly the right fields."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"key", "rule", "line", "args", "message", "detail"}
    assert "Traceback" not in answer.text
    return answer.status_code, body["error"]["key"]


async def test_games_are_listed_with_options_and_levels(http: httpx.AsyncClient) -> None:
    listed = {entry["id"]: entry for entry in (await http.get("/api/games")).json()}

    entry = listed[GAME]
    assert entry["titles"] == {"pl": "Rycerze i zamki", "en": "Knights and Castles"}
    assert entry["seats"] == [2, 4]
    assert [option["name"] for option in entry["options"]] == ["long", "ages"]
    assert set(entry["thinking"]) == set(entry["levels"])
    assert entry["thinking"]["novice"] == 0
    assert entry["levels"] == ["novice", "easy", "medium", "strong", "master"]
    assert entry["rules_version"] == game(GAME).rules_version


async def test_components_are_the_printed_ones(http: httpx.AsyncClient) -> None:
    parts = (await http.get(f"/api/games/{GAME}/components")).json()

    assert [card["id"] for card in parts["cards"]][:2] == ["knight", "dragon"]
    assert len(parts["tiles"]) == 8
    assert parts["reconstructed"] == game(GAME).reconstructed


@pytest.mark.parametrize("lang", ["pl", "en"])
async def test_rules_come_in_both_languages(http: httpx.AsyncClient, lang: str) -> None:
    text = (await http.get(f"/api/games/{GAME}/rules", params={"lang": lang})).json()

    assert text["lang"] == lang
    assert text["title"].replace("\xa0", " ") == game(GAME).titles[lang]
    entries = [entry for section in text["sections"] for entry in section["entries"]]
    assert {"id", "html", "marks"} == set(entries[0])
    assert any(entry["id"] == "RZ-3.1" for entry in entries)


async def test_health(http: httpx.AsyncClient) -> None:
    """It also says whether bots play at full strength."""
    assert (await http.get("/api/health")).json() == {"ok": True, "version": __version__, "compiled": is_compiled()}


async def test_tokens_are_for_seats_here_and_by_link(http: httpx.AsyncClient) -> None:
    body = {"game": GAME, "seats": seats("here", "link", "random", "link"), "options": {"ages": "9,7,12,8"}}
    made = (await http.post("/api/tables", json=body)).json()
    info = (await http.get(f"/api/tables/{made['table']}")).json()

    assert [invite["seat"] for invite in made["invites"]] == [1, 3]
    assert len({made["token"], *[invite["token"] for invite in made["invites"]]}) == 3
    assert info["options"] == {"long": "no", "ages": "9,7,12,8"}
    assert [seat["kind"] for seat in info["seats"]] == ["here", "link", "bot", "link"]
    assert not info["over"]
    assert len(info["commitment"]) == 64
    assert made["token"] not in str(info)


async def test_a_table_can_have_a_seed_and_a_position(http: httpx.AsyncClient) -> None:
    """The seed decides the draws; the position decides the start."""
    match = Match(GAME, 2, "dragon")
    match.play(0, "knight+dragon")
    body = {"game": GAME, "seats": seats("link", "link"), "options": {}, "seed": "dragon", "position": match.position}

    made = (await http.post("/api/tables", json=body)).json()
    info = (await http.get(f"/api/tables/{made['table']}")).json()
    player = await Player.join(str(http.base_url), made["table"], made["invites"][0]["token"])

    assert info["commitment"] == match.commitment
    assert player.frame["view"] == match.view(0)


async def test_a_wrong_option_is_told_by_its_name(http: httpx.AsyncClient) -> None:
    """So that a client can point at its field."""
    wanted = {"game": GAME, "seats": seats("here", "here"), "options": {"ages": "9"}}

    assert (await http.post("/api/tables", json=wanted)).json()["error"]["args"] == {"option": "ages"}


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": seats("here")}, 422, "bad-option"),
        ({"seats": seats(*["here"] * 5)}, 422, "bad-option"),
        ({"seats": seats(*["here"] * 50)}, 422, "bad-request"),
        ({"seats": [{"kind": "throne", "name": ""}] * 2}, 422, "bad-request"),
        ({"seats": seats("here", "genius")}, 422, "bad-option"),
        ({"seats": seats("here", "master:1000000")}, 422, "bad-option"),
        ({"options": {"long": "perhaps"}}, 422, "bad-option"),
        ({"options": {"river": "yes"}}, 422, "bad-option"),
        ({"position": "nonsense"}, 422, "bad-position"),
        ({"seed": "a\nb"}, 422, "bad-option"),
        ({"from": {"replay": "none", "moment": 0}}, 404, "unknown-replay"),
        ({"from": {"replay": "none", "moment": -1}}, 422, "bad-request"),
        ({"extra": 1}, 422, "bad-request"),
        ({"position": "x" * 100_000}, 413, "too-large"),
    ],
)
async def test_a_wrong_request_is_refused_by_key(http: httpx.AsyncClient, change: Json, status: int, key: str) -> None:
    body = {"game": GAME, "seats": seats("here", "here"), "options": {}, **change}

    assert problem(await http.post("/api/tables", json=body)) == (status, key)


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/nothing", 404, "not-found"),
        ("OPTIONS", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/games", 405, "not-allowed"),
        ("OPTIONS", "/api/games", 405, "not-allowed"),
        ("PUT", "/api/tables", 405, "not-allowed"),
        ("GET", "/api/tables", 405, "not-allowed"),
        ("POST", "/api/tables/none", 405, "not-allowed"),
        ("GET", "/api/tables/none/rematch", 405, "not-allowed"),
        ("PATCH", "/api/replays/none/record", 405, "not-allowed"),
        ("GET", "/api/games/chess/components", 404, "unknown-game"),
        ("GET", "/api/games/chess/rules", 404, "unknown-game"),
        ("GET", f"/api/games/{GAME}/rules?lang=xx", 404, "unknown-language"),
        ("GET", "/api/tables/none", 404, "unknown-table"),
        ("GET", "/api/tables/none/record", 404, "unknown-table"),
        ("POST", "/api/tables/none/rematch", 401, "bad-token"),
        ("GET", "/api/replays/none", 404, "unknown-replay"),
        ("GET", "/api/replays/none/record", 404, "unknown-replay"),
        ("GET", "/api/replays/none?seat=x", 422, "bad-request"),
        ("POST", "/api/tables", 422, "bad-request"),
        ("POST", "/api/replays", 422, "bad-record"),
        ("POST", "/somewhere", 405, "not-allowed"),
    ],
)
async def test_every_failure_has_one_shape(
    http: httpx.AsyncClient, method: str, path: str, status: int, key: str
) -> None:
    assert problem(await http.request(method, path)) == (status, key)


async def test_a_wrong_method_is_told_the_right_ones(http: httpx.AsyncClient) -> None:
    assert (await http.delete("/api/tables")).headers["allow"] == "POST"
    assert (await http.head("/api/games")).headers["allow"] == "GET"


async def test_the_record_waits_for_the_end(http: httpx.AsyncClient) -> None:
    """It contains every secret of the match."""
    made = await open_table(str(http.base_url), "here", "here")

    assert problem(await http.get(f"/api/tables/{made['table']}/record")) == (409, "not-over")
    assert problem(await http.get(f"/api/replays/{made['table']}")) == (409, "not-over")


async def test_a_rematch_keeps_tokens_and_people(http: httpx.AsyncClient) -> None:
    """Everybody at the old table hears of the new one; a second request gets the same table."""
    address = str(http.base_url)
    made = await open_table(address, "link", "link", options={"ages": "9,7"})
    players = await join_all(address, made)
    path = f"/api/tables/{made['table']}/rematch"
    keys = [{"Authorization": f"Bearer {invite['token']}"} for invite in made["invites"]]
    assert problem(await http.post(path, headers=keys[0])) == (409, "not-over")
    await play_on(players)

    assert problem(await http.post(path, headers={"Authorization": "Bearer guess"})) == (401, "bad-token")
    first = (await http.post(path, headers=keys[0])).json()
    second = (await http.post(path, headers=keys[1])).json()
    tables = [(await player.hear("rematch"))["table"] for player in players]
    again = await join_all(address, made | first)

    assert first == second
    assert tables == [first["table"]] * 2
    assert first["table"] != made["table"]
    assert [player.welcome["seat"] for player in again] == [1, 0]
    old, new = players[0].welcome["table"], again[0].welcome["table"]
    assert new["options"] == old["options"] | {"ages": "7,9"}
    assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in reversed(old["seats"])]
    assert new["commitment"] != old["commitment"]


@pytest.mark.slow
async def test_a_rematch_outlives_a_restart(start: Start) -> None:
    first = await start()
    made = await open_table(first.address, "link", "link")
    await play_on(await join_all(first.address, made))
    key = {"Authorization": f"Bearer {made['token']}"}
    path = f"api/tables/{made['table']}/rematch"
    async with httpx.AsyncClient() as http:
        before = (await http.post(first.address + path, headers=key)).json()
        await first.stop()
        second = await start()
        after = (await http.post(second.address + path, headers=key)).json()

    assert before == after
