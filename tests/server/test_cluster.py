"""Several servers at the same tables, with a real PostgreSQL and a real Redis."""

import asyncio
from typing import Any

import pytest

import wawel
from bench.services import Redis
from tests.server.conftest import Servers
from tests.server.playing import GAME, Player, calling, join_all, open_table, play_on
from tests.waiting import soon
from wawel.server.cluster.bus import Bus
from wawel.server.live.connection import TRY_AGAIN


async def test_people_at_different_servers_play_one_match(servers: Servers) -> None:
    """Everybody sees what happens, refusals come back to whoever asked, and the match ends for all."""
    one, two, three = await servers(3)
    made = await open_table(one.address, "link", "link", "link")
    tokens = [invite["token"] for invite in made["invites"]]
    addresses = [two.address, one.address, three.address]
    players = [await Player.join(where, made["table"], key) for where, key in zip(addresses, tokens, strict=True)]

    refused = await players[0].play(0, "dragon+nobody")
    played = await players[0].play(0, "knight+dragon")
    seen = await players[1].catch_up(played["seq"])

    assert (refused["type"], refused["id"]) == ("refused", 1)
    assert seen["waiting"] == [1, 2]
    assert played["view"]["mine"]["commit"] == ["knight", "dragon"]
    await players[2].leave()
    seats = await players[1].hear("seats")
    assert [seat["online"] for seat in seats["seats"]] == [True, True, False]
    players[2] = await Player.join(two.address, made["table"], tokens[2])
    await play_on(players)
    assert [len(server.app.state.hub.memory.tables) for server in (one, two, three)] == [1, 0, 0]


async def test_requests_about_a_table_reach_its_owner(servers: Servers) -> None:
    """By any server: look at it, take a seat by code, ask for the record, for a replay and for a rematch."""
    one, two = await servers(2)
    made = await open_table(one.address, "here", "link")
    table = made["table"]

    async with calling(two.address) as http:
        info = (await http.get(f"/api/tables/{table}")).json()
        taken = await http.post(f"/api/codes/{made['code']}", json={"seat": 1})
        early = await http.get(f"/api/tables/{table}/record")
        missing = await http.get("/api/tables/nowhere")

        assert (info["table"], info["seats"][1]["joined"]) == (table, False)
        assert taken.status_code == 200, taken.text
        assert (early.status_code, missing.status_code) == (409, 404)
        here = await Player.join(one.address, table, made["token"])
        far = await Player.join(two.address, table, taken.json()["token"])
        await play_on([here, far])
        record = await http.get(f"/api/tables/{table}/record")
        replay = await http.get(f"/api/replays/{table}")
        key = {"Authorization": f"Bearer {taken.json()['token']}"}
        again = await http.post(f"/api/tables/{table}/rematch", headers=key)

    assert record.text.startswith("wawel-record")
    assert len(replay.json()["moments"]) > 5
    assert (await far.hear("rematch"))["table"] == again.json()["table"]
    assert set(one.app.state.hub.memory.tables) == {table, again.json()["table"]}


async def test_a_server_that_stops_hands_its_tables_over(servers: Servers) -> None:
    one, two = await servers(2)
    made = await open_table(one.address, "link", "link")
    far = await Player.join(two.address, made["table"], made["invites"][0]["token"])
    played = await far.play(0, "knight+dragon")

    await one.stop()
    assert await far.close_code() in (1001, TRY_AGAIN)
    back = await Player.join(two.address, made["table"], made["invites"][0]["token"], since=played["seq"])

    assert (back.frame["seq"], back.frame["view"], back.frame["notes"]) == (played["seq"], played["view"], [])
    other = await Player.join(two.address, made["table"], made["invites"][1]["token"])
    await play_on([back, other])


async def test_a_lost_lease_moves_the_tables(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was silent for too long stores nothing, sends its clients away, and serves others' tables on."""
    one, two = await servers(2)
    made = await open_table(one.address, "link", "link")
    old = await Player.join(one.address, made["table"], made["invites"][0]["token"])
    leases = one.app.state.hub._store.leases
    silent, beaten = asyncio.Event(), leases.renew

    async def renew() -> bool:
        await silent.wait()
        return bool(await beaten())

    monkeypatch.setattr(leases, "renew", renew)
    new = await Player.join(two.address, made["table"], made["invites"][1]["token"])  # is carried to the first server
    assert await new.close_code() == TRY_AGAIN
    new = await Player.join(two.address, made["table"], made["invites"][1]["token"])
    played = await new.play(1, "knight+dragon")

    await old.say(type="play", id=1, seat=0, text="shepherd+shepherd")
    assert await old.close_code() == TRY_AGAIN
    assert len(old.frames) == 1
    name = leases.server
    silent.set()
    await soon(lambda: leases.server != name and one.app.state.hub.peers.is_up)
    back = await Player.join(one.address, made["table"], made["invites"][0]["token"])
    assert (back.frame["seq"], back.frame["waiting"]) == (played["seq"], [0])
    await play_on([back, new])


async def test_redis_is_emptied_and_restarted(servers: Servers, redis: Redis) -> None:
    """Who is at the owner notices nothing; who is carried there comes back and is told what was missed."""
    one, two = await servers(2)
    made = await open_table(one.address, "link", "link", "link")
    near, far, third = [
        await Player.join(server.address, made["table"], invite["token"])
        for server, invite in zip((one, two, one), made["invites"], strict=True)
    ]
    await one.app.state.hub.peers._bus._redis.flushall()
    seen = await far.play(1, "knight+dragon")
    redis.stop()
    assert await far.close_code() == TRY_AGAIN
    played = await near.play(0, "shepherd+shepherd")
    redis.start()
    await soon(lambda: all(server.app.state.hub.peers.is_up for server in (one, two)))

    back = await Player.join(two.address, made["table"], made["invites"][1]["token"], since=seen["seq"])

    assert (back.frame["seq"], back.frame["whole_log"]) == (played["seq"], False)
    assert back.frame["view"]["mine"]["commit"] == ["knight", "dragon"]
    await near.hear("seats")
    await play_on([near, back, third])


async def test_a_frame_for_many_clients_of_a_server_crosses_once(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await servers(2)
    made = await open_table(one.address, "link", "link")
    player = await Player.join(one.address, made["table"], made["invites"][0]["token"])
    watching = [await Player.join(two.address, made["table"]) for _ in range(20)]
    crossed: list[list[int]] = []
    publish = Bus._publish

    async def counting(bus: Bus, parcels: list[Any]) -> None:
        crossed.extend(head["ids"] for _, head, _ in parcels if head["kind"] == "tell")
        await publish(bus, parcels)

    monkeypatch.setattr(Bus, "_publish", counting)
    played = await player.play(0, "knight+dragon")
    for each in watching:
        await each.catch_up(played["seq"])

    assert len(crossed) == 1
    assert {text for each in watching for text in each.frames[-1:]} == {watching[0].frames[-1]}


async def test_who_says_too_much_fills_no_memory(servers: Servers) -> None:
    """The owner reads at its own pace; what it has not read stays with the client."""
    one, two = await servers(2)
    made = await open_table(one.address, "link", "link")
    far = await Player.join(two.address, made["table"], made["invites"][0]["token"])
    table = await one.app.state.hub.table(made["table"])
    async with table._lock:
        for number in range(300):
            await far.say(type="why", id=number, seat=0, text="knight+dragon")
        (visit,) = one.app.state.hub.peers.tunnels._visits.values()
        await soon(lambda: len(visit.inbox) > 10)
        assert len(visit.inbox) <= 32
    while (await far.hear("allowed"))["id"] != 299:
        pass


async def test_accounts_end_and_vanish_at_every_server(servers: Servers) -> None:
    """A session that ends, a seat that is claimed and a name that is deleted concern tables of other servers too."""
    one, two = await servers(2)
    made = await open_table(one.address, "link", "link")
    async with calling(two.address) as http:
        kept = await http.post("/api/me", json={"name": "Hania", "password": "zielony smok 42", "colour": 1})
        assert kept.status_code == 200, kept.text
        cookie = f"wawel={kept.cookies['wawel']}"
        keys = [{"table": made["table"], "token": made["invites"][0]["token"]}, {"table": "no", "token": "no"}]
        claimed = await http.post("/api/me/seats", json={"keys": keys}, headers={"Cookie": cookie})
        assert claimed.json() == {"tables": [made["table"]]}
        mine = await Player.join(one.address, made["table"], cookie=cookie)
        assert mine.welcome["mine"] == [0]
        await mine.say(type="name", seat=0, name="Hania")
        await mine.hear("seats")
        other = await Player.join(two.address, made["table"], made["invites"][1]["token"])

        gone = await http.post(
            "/api/me/delete", json={"name": "Hania", "password": "zielony smok 42"}, headers={"Cookie": cookie}
        )
        assert gone.status_code == 200, gone.text
        assert await mine.close_code() == 4001
        while (await other.hear("seats"))["seats"][0]["name"]:
            pass


async def test_join_all_by_any_server(servers: Servers) -> None:
    """Tables opened at different servers are all found at any of them."""
    one, two = await servers(2)
    tables = [await open_table(server.address, "link", "link") for server in (one, two, one)]
    for made in tables:
        await play_on(await join_all(two.address, made))


async def test_one_server_answers_for_an_uploaded_record(servers: Servers) -> None:
    """Whoever is asked, so that it is worked out once and everybody sees the same analysis grow."""
    both = await servers(2)
    await soon(lambda: all(server.app.state.hub.peers._alive for server in both))
    async with calling(both[0].address) as http, calling(both[1].address) as other:
        for seed in ("1", "2", "3"):
            brought = await http.post("/api/replays", content=wawel.Match(GAME, 2, seed).record.text())
            assert brought.status_code == 200, brought.text
            id = brought.json()["replay"]
            seen = [await client.get(f"/api/replays/{id}") for client in (http, other)]
            assert seen[0].json() == seen[1].json()
            assert sum(any(id in key for key, _ in server.app.state.hub.replays._packed) for server in both) == 1
