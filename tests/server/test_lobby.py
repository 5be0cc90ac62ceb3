"""The lobby: which tables it lists, how one sits down, and what a table that waits for people tells nobody."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, calling, open_table
from tests.server.test_http import problem
from tests.server.test_people import keep
from tests.server.test_web import client
from wawel.server.live import lobby
from wawel.server.live.house import house

pytestmark = pytest.mark.slow

GATHER = {"gather": True}
OPEN = [{"kind": "here", "name": "Hania"}, {"kind": "lobby"}, {"kind": "lobby"}]


async def listed(http: httpx.AsyncClient) -> list[Json]:
    found: list[Json] = (await http.get("/api/lobby")).json()["tables"]
    return found


async def test_a_table_is_listed_while_its_host_is_there_and_a_seat_is_free(start: Start) -> None:
    """Who comes takes the first free seat by name; the last one begins the match, and then it can only be watched."""
    server = await start()
    made = await open_table(server.address, seats=OPEN, terms=GATHER)
    async with calling(server.address) as http:
        before = await listed(http)
        host = await Player.join(server.address, made["table"], made["token"])
        (shown,) = await listed(http)
        first = (await http.post(f"/api/lobby/{made['table']}", json={"name": " An\u200btek "})).json()
        (later,) = await listed(http)
        second = (await http.post(f"/api/lobby/{made['table']}", json={"name": "Ola"})).json()
        (begun,) = await listed(http)
        late = await http.post(f"/api/lobby/{made['table']}", json={"name": "Kuba"})

    assert before == []
    assert [(seat["name"], seat["free"]) for seat in begun["seats"]] == [
        (name, False) for name in ("Hania", "Antek", "Ola")
    ]
    assert (shown["table"], shown["game"], shown["terms"]["gather"]) == (made["table"], GAME, True)
    assert [(seat["name"], seat["free"]) for seat in shown["seats"]] == [("Hania", False), ("", True), ("", True)]
    assert [seat["name"] for seat in later["seats"]] == ["Hania", "Antek", ""]
    assert (first["seat"], second["seat"]) == (1, 2)
    assert problem(late) == (409, "seat-taken")
    assert (await host.hear("standing"))["gathering"]
    while host.frame["seat"] != 0:
        await host.hear("frame")
    assert host.frame["actions"]


@pytest.mark.parametrize(("terms", "shown"), [({}, 1), ({"watch": False}, 0)])
async def test_a_match_is_listed_for_those_who_watch_as_long_as_it_goes_on(
    start: Start, terms: Json, shown: int
) -> None:
    """If the table allows it; behind the tables that wait for people, however new it is."""
    server = await start()
    waits = await open_table(server.address, seats=OPEN, terms=GATHER)
    await Player.join(server.address, waits["table"], waits["token"])
    made = await open_table(server.address, seats=[OPEN[0], OPEN[1]], terms={**GATHER, **terms})
    host = await Player.join(server.address, made["table"], made["token"])
    async with calling(server.address) as http:
        await http.post(f"/api/lobby/{made['table']}", json={"name": "Ola"})
        found = [table["table"] for table in await listed(http)]
        await host.say(type="resign", id=5, seat=0)
        while not host.frame["outcome"]:
            await host.hear("frame")
        after = [table["table"] for table in await listed(http)]

    assert found == [waits["table"], made["table"]][: 1 + shown]
    assert after == [waits["table"]]


async def test_whoever_waits_knows_nothing_and_plays_nothing(start: Start) -> None:
    """Nobody sees a hand before everybody does: not by frame, not by sitting down, not by a hint."""
    server = await start()
    made = await open_table(server.address, seats=OPEN, terms=GATHER, hints=True)
    host = await Player.join(server.address, made["table"], made["token"])
    watcher = await Player.join(server.address, made["table"])
    await host.say(type="sit", seat=0)

    assert (await host.hear("refused"))["key"] == "gathering"
    assert (await host.play(0, "knight+dragon"))["key"] == "gathering"
    assert (await host.ask(type="hint", seat=0))["key"] == "gathering"
    assert (await host.ask(type="why", seat=0, text="knight+dragon"))["key"] == "gathering"
    assert (await host.ask(type="propose", seat=0, what="end"))["key"] == "gathering"
    assert host.welcome["table"]["gathering"]
    assert host.welcome["table"]["waiting"] == host.frame["waiting"] == []
    assert host.frame["seat"] == -1
    assert host.frame["view"] == watcher.frame["view"]


async def test_a_table_without_free_seats_for_all_is_not_listed(start: Start) -> None:
    """Seats by link are for those who have it."""
    server = await start()
    made = await open_table(server.address, "here", "link", terms=GATHER)
    await Player.join(server.address, made["table"], made["token"])
    async with calling(server.address) as http:
        assert await listed(http) == []
        answer = await http.post(f"/api/lobby/{made['table']}", json={"name": "Ola"})

    assert problem(answer) == (409, "seat-taken")


async def test_an_account_sits_down_by_its_own_name(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        made = (await http.post("/api/tables", json={"game": GAME, "seats": OPEN, "terms": GATHER})).json()
        await keep(http, "Antek")
        await http.post(f"/api/lobby/{made['table']}", json={"name": "somebody else"})
        told = (await http.get(f"/api/tables/{made['table']}")).json()
        games = (await http.get("/api/me/games")).json()["games"]

    assert told["seats"][1]["name"] == "Antek"
    assert [game["mine"] for game in games] == [1]


@pytest.mark.parametrize(
    "terms",
    [
        {"clock": {"kind": "move", "seconds": 4}},
        {"clock": {"kind": "hourglass", "seconds": 60}},
        {"clock": {"kind": "bank", "seconds": 60, "extra": -1}},
        {"talk": "shout"},
        {"stand_in": 7},
        {"free": True},
    ],
)
async def test_terms_that_make_no_sense_are_refused(tmp_path: Path, terms: Json) -> None:
    async with client(tmp_path) as http:
        answer = await http.post("/api/tables", json={"game": GAME, "seats": OPEN, "terms": terms})
        level = await http.post("/api/tables", json={"game": GAME, "seats": OPEN, "terms": {"stand_in": "god"}})

    assert problem(answer) == (422, "bad-request")
    assert problem(level) == (422, "bad-option")


async def test_the_lobby_is_told_when_it_changes_and_read_once_for_all(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many look, the store is read as often as for one; who says something there is sent away."""
    monkeypatch.setattr(lobby, "EVERY", 0.02)
    server = await start()
    url = f"{server.address.replace('http', 'ws', 1)}api/lobby/live"
    hub: Any = server.app.state.hub
    reads: list[int] = []
    read = hub._store.house.listed

    async def counted(time: str, most: int) -> object:
        reads.append(len(hub.lobby._looking))
        return await read(time, most)

    monkeypatch.setattr(hub._store.house, "listed", counted)
    made = await open_table(server.address, seats=OPEN, terms=GATHER)
    async with connect(url) as one, connect(url) as two:
        empty = [json.loads(await each.recv()) for each in (one, two)]
        host = await Player.join(server.address, made["table"], made["token"])
        filled = await _until(one, 1), await _until(two, 1)
        await two.send("hello")
        said = [json.loads(await two.recv())["key"]]
        await host.say(type="begin", id=1)
        await _until(one, 0)

    assert empty == [{"type": "lobby", "tables": []}] * 2
    assert filled[0] == filled[1]
    assert said == ["bad-message"]
    assert max(reads[2:]) <= 2  # one look for both, never one for each


async def _until(socket: Any, count: int) -> Json:
    while len((found := json.loads(await socket.recv()))["tables"]) != count:
        pass
    told: Json = found
    return told


async def test_seats_are_not_taken_by_the_dozen(tmp_path: Path) -> None:
    async with client(tmp_path, limits=True, limit_joins="1/60") as http:
        made = (await http.post("/api/tables", json={"game": GAME, "seats": OPEN, "terms": GATHER})).json()
        answers = [await http.post(f"/api/lobby/{made['table']}", json={"name": "Ola"}) for _ in range(2)]

    assert answers[0].status_code == 200
    assert problem(answers[1]) == (429, "too-many")
    assert answers[1].json()["error"]["detail"]["pl"].startswith("za dużo zajętych miejsc")


async def test_a_table_stays_in_the_lobby_while_somebody_waits_there(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is listed for a few minutes at a time, so that no table stays there whose people have gone."""
    server = await start()
    made = await open_table(server.address, seats=OPEN, terms=GATHER)
    hub: Any = server.app.state.hub
    host = await Player.join(server.address, made["table"], made["token"])
    table = await hub.table(made["table"])
    until = [(await hub._store.table(made["table"])).open_until]
    await table.keep()
    until.append((await hub._store.table(made["table"])).open_until)
    monkeypatch.setattr(house, "RENEWED", house.LISTED)
    await table.keep()
    until.append((await hub._store.table(made["table"])).open_until)
    await host.leave()
    while table.seating.connections:
        await host._socket.wait_closed()
    await table.keep()
    until.append((await hub._store.table(made["table"])).open_until)

    assert until[0] == until[1] < until[2] == until[3]
