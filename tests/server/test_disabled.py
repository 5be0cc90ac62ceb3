"""A server with a game whose component file cannot be played: the other games and tables do not notice."""

import json

import pytest

import wawel
from tests.disabled import KNIGHTS, disabled
from tests.server.conftest import Start
from tests.server.playing import Player, calling, open_table
from wawel.core.match import Match

WHY = "a whole number from 2 to 4 is needed, not 9"


async def test_the_list_of_games_tells_which_one_is_disabled_and_why(start: Start) -> None:
    with disabled():
        server = await start()
        async with calling(server.address) as http:
            games = (await http.get("/api/games")).json()

    off = [game for game in games if "problem" in game]
    assert [game["id"] for game in off] == [KNIGHTS]
    assert off[0]["titles"]["pl"] == "Rycerze i\N{NO-BREAK SPACE}zamki"
    assert WHY in off[0]["problem"]["en"]
    assert off[0]["problem"]["pl"] != off[0]["problem"]["en"]
    assert len(games) == len(wawel.games())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", f"/api/games/{KNIGHTS}/components", None),
        ("GET", f"/api/games/{KNIGHTS}/rules?lang=pl", None),
        ("GET", f"/api/games/{KNIGHTS}/options/ages?value=1", None),
        ("POST", f"/api/games/{KNIGHTS}/preview", {"seats": 2, "options": {}}),
        ("POST", "/api/tables", {"game": KNIGHTS, "seats": [{"kind": "here"}, {"kind": "here"}]}),
        ("POST", "/api/replays", None),
    ],
)
async def test_every_route_says_that_the_game_is_disabled(start: Start, method: str, path: str, body: object) -> None:
    """Also one that is sent a record of such a game."""
    record = Match(KNIGHTS, 2, seed=503).record.text()  # that this process has not played through before
    with disabled():
        server = await start()
        async with calling(server.address) as http:
            sent = {"content": record} if path == "/api/replays" else {"json": body} if body else {}
            answer = await http.request(method, path, **sent)

    assert answer.status_code == 503, answer.text
    error = answer.json()["error"]
    assert (error["key"], error["rule"]) == ("game-disabled", "RZ-1.5")
    assert WHY in error["detail"]["en"]
    assert f"wawel check-data {KNIGHTS}" in error["detail"]["pl"]


async def test_a_table_of_a_disabled_game_waits_until_the_file_is_sound(start: Start) -> None:
    """Nothing else breaks in the meantime, and the table goes on where it was."""
    first = await start()
    made = await open_table(first.address, "here", "here")
    await first.stop()

    with disabled():
        second = await start()
        async with calling(second.address) as http:
            answer = await http.get(f"/api/tables/{made['table']}")
            player = await Player.connect(second.address, made["table"])
            code = await player.close_code()
            other = await http.post("/api/tables", json={"game": "simurgh", "seats": [{"kind": "here"}] * 2})
        joined = await Player.join(second.address, other.json()["table"], other.json()["token"])
        await second.stop()
    third = await start()
    back = await Player.join(third.address, made["table"], made["token"])

    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "game-disabled")
    assert (code, json.loads(player.heard[-1])) == (4004, {"type": "error", "key": "game-disabled"})
    assert joined.frame["waiting"]
    assert back.frame["waiting"] == [0, 1]
