"""Two servers are asked for what excludes each other: one gets it, the other is told why not, and all see the same."""

import asyncio
from typing import Any

import pytest

from tests.server.conftest import Servers
from tests.server.playing import GAME, Json, Player, calling, open_table, seats
from tests.server.test_people import PASSWORD, keep

pytestmark = pytest.mark.slow

ROUNDS = 6


async def both(address: str, far: str, table: str, token: str) -> tuple[Player, Player]:
    """The same person with two devices, each at another server."""
    return await Player.join(address, table, token), await Player.join(far, table, token)


async def test_one_of_two_gets_a_seat(servers: Servers) -> None:
    """From the lobby and by code, at the owner of the table and elsewhere."""
    one, two = await servers(2)
    async with calling(one.address) as near, calling(two.address) as far:
        for kind in ("lobby", "link") * (ROUNDS // 2):
            made = await open_table(one.address, seats=[*seats("here"), {"kind": kind, "name": "Ola"}])
            way = f"/api/lobby/{made['table']}" if kind == "lobby" else f"/api/codes/{made['code']}"
            wish = {"name": "Antek"} if kind == "lobby" else {"seat": 1}
            answers = await asyncio.gather(near.post(way, json=wish), far.post(way, json=wish))
            (got,) = [answer.json() for answer in answers if answer.status_code == 200]
            (refused,) = [answer.json()["error"]["key"] for answer in answers if answer.status_code != 200]
            player = await Player.join(two.address, made["table"], got["token"])

            assert refused in ("seat-taken", "unknown-code")
            assert player.welcome["mine"] == [1]


async def test_the_same_decision_at_two_servers_counts_once(servers: Servers) -> None:
    one, two = await servers(2)
    made = await open_table(one.address, "link", "random")
    near, far = await both(one.address, two.address, made["table"], made["invites"][0]["token"])
    for _ in range(ROUNDS):
        while not near.frame["actions"] or near.frame["seq"] != far.frame["seq"]:
            behind = near if near.frame["seq"] < far.frame["seq"] or not near.frame["actions"] else far
            await behind.hear("frame")
        text = near.frame["actions"][0]
        answers = await asyncio.gather(near.play(0, text), far.play(0, text))

        assert sorted(answer["type"] for answer in answers) == ["frame", "refused"], answers
    record = [entry.seat for entry in (await one.app.state.hub.table(made["table"]))._course.match.entries]
    assert record.count(0) == ROUNDS


async def test_undo_and_play_at_two_servers_leave_one_match(servers: Servers) -> None:
    """Whoever was first decides what the other one is told; both see the same afterwards, and so does the store."""
    one, two = await servers(2)
    for round in range(ROUNDS):
        made = await open_table(one.address, "link", "link", seed=str(round))
        antek = await Player.join(one.address, made["table"], made["invites"][0]["token"])
        ola = await Player.join(two.address, made["table"], made["invites"][1]["token"])
        await antek.play(0, antek.frame["actions"][0])
        choice = ola.frame["actions"][0]
        await asyncio.gather(
            antek.ask(type="undo", seat=0, whole_turn=False), ola.ask(type="play", seat=1, text=choice)
        )
        hub: Any = one.app.state.hub
        table = await hub.table(made["table"])
        seq = table._course.seq
        seen = [await player.catch_up(seq) for player in (antek, ola)]
        played = table._course.match.record.text()
        await hub.give_up()
        loaded = (await hub.table(made["table"]))._course.match.record.text()

        assert seen[0]["waiting"] == seen[1]["waiting"]
        assert [frame["seq"] for frame in seen] == [seq, seq]
        assert loaded == played


async def test_the_host_at_two_servers_is_one_host(servers: Servers) -> None:
    """Free, begin, pause and go on, each asked for twice at once: done once, and refused once."""
    one, two = await servers(2)
    kinds = [{"kind": "here", "name": "Hania"}, {"kind": "link", "name": "Antek"}, {"kind": "lobby"}]
    made = await open_table(one.address, seats=kinds, terms={"gather": True, "stand_in": "random"})
    near, far = await both(one.address, two.address, made["table"], made["token"])
    antek = await Player.join(two.address, made["table"], made["invites"][0]["token"])
    wishes: list[Json] = [
        {"type": "free", "seat": 1},
        {"type": "begin"},
        {"type": "pause", "on": True},
        {"type": "pause", "on": False},
    ]
    told: list[str] = []
    for wish in wishes:
        await asyncio.gather(near.say(id=50, **wish), far.say(id=50, **wish))
        told.append(await refusal(near, far))
    assert await antek.close_code() == 4006
    assert told == ["has-played", "has-begun", "paused", "not-paused"]
    lines = [line["key"] for line in (await (await Player.join(two.address, made["table"])).hear("said"))["lines"]]
    assert lines == ["freed", "began", "paused", "resumed"]


async def refusal(*players: Player) -> str:
    """Why something was refused to one of these."""
    listening = [asyncio.create_task(player.hear("refused")) for player in players]
    done, rest = await asyncio.wait(listening, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.wait(rest)
    (heard,) = done
    return str(heard.result()["key"])


async def test_old_keys_and_ended_sessions_open_nothing_at_any_server(servers: Servers) -> None:
    one, two = await servers(2)
    made = await open_table(one.address, "here", "link")
    old = made["invites"][0]["token"]
    near, far = await both(one.address, two.address, made["table"], old)
    key = await far.ask(type="renew", seat=1)
    gone = await near.close_code()
    late = await Player.connect(two.address, made["table"])
    await late.say(type="hello", protocol=1, token=old, since=None)
    assert (gone, await late.close_code()) == (4006, 4001)
    assert (await Player.join(one.address, made["table"], key["token"])).welcome["mine"] == [1]

    async with calling(two.address) as http, calling(one.address) as other:
        await keep(http)
        cookie = f"wawel={http.cookies['wawel']}"
        wish = {"game": GAME, "seats": seats("here", "link")}
        own: Json = (await other.post("/api/tables", json=wish, headers={"Cookie": cookie})).json()
        sockets = [await Player.join(where.address, own["table"], cookie=cookie) for where in (one, two)]
        await other.post("/api/me/login", json={"name": "Hania", "password": PASSWORD})
        ended = await other.delete("/api/me/sessions")
        assert ended.status_code == 200, ended.text
        assert [await socket.close_code() for socket in sockets] == [4001, 4001]
        for where in (one, two):
            watcher = await Player.join(where.address, own["table"], cookie=cookie)
            assert (watcher.welcome["mine"], watcher.welcome["host"]) == ([], False)


async def test_an_account_that_goes_in_the_middle_of_a_match_leaves_every_server(servers: Servers) -> None:
    """Its sockets close, its name goes, whatever is being changed at the table meanwhile; the other one plays on."""
    one, two = await servers(2)
    async with calling(two.address) as http:
        for round in range(ROUNDS):
            await keep(http)
            made: Json = (await http.post("/api/tables", json={"game": GAME, "seats": seats("here", "link")})).json()
            cookie = f"wawel={http.cookies['wawel']}"
            mine = await Player.join(one.address, made["table"], cookie=cookie)
            ola = await Player.join(one.address, made["table"], made["invites"][0]["token"])
            gone, *_ = await asyncio.gather(
                http.post("/api/me/delete", json={"name": "Hania", "password": PASSWORD}),
                mine.say(type="name", seat=0, name="Hania sama"),
                mine.say(type="colour", seat=0, colour=4),
                mine.say(type="play", id=7, seat=0, text=mine.frame["actions"][0]),
            )
            assert gone.status_code == 200, gone.text
            assert await mine.close_code() in (4001, 1013), round
            played = await ola.play(1, ola.frame["actions"][0])
            saved = await two.app.state.hub._store.table(made["table"])

            assert played["type"] == "frame"
            assert (saved.seats[0].name, saved.seats[0].person) == ("", None), round
            http.cookies.clear()
