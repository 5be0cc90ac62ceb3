"""Clients that misbehave suffer alone: the others at the table, and other tables, notice nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tests.server.conftest import Start
from tests.server.inside import Inside, Line, inside
from tests.server.playing import Json, Player, calling, join_all, open_table
from wawel.server.live import names

KNIGHT, ARCHER = "knight+dragon", "archer+peasant"


async def two(server: Inside) -> tuple[Json, Line, Line]:
    made = await server.open("link", "link")
    first, second = [await server.join(made["table"], invite["token"]) for invite in made["invites"]]
    return made, first, second


def answers(line: Line) -> list[str]:
    """What a line heard: the type, or the key of a refusal."""
    heard = [json.loads(text) for text in line.heard]
    return [message.get("key") or message["type"] for message in heard if message["type"] not in ("welcome", "seats")]


async def test_a_message_said_twice_counts_once(tmp_path: Path) -> None:
    """Somebody repeats what a client said, or a client that lost its connection says it again."""
    async with inside(data=tmp_path) as server:
        made, first, _ = await two(server)
        again = await server.join(made["table"], made["invites"][0]["token"])
        for line in (first, first, again):
            line.say(type="play", id=1, seat=0, text=KNIGHT)
            await line.settle()
        seqs = {line.frame["seq"] for line in (first, again)}

    assert answers(first).count("already-chosen") == 1
    assert answers(again).count("already-chosen") == 1
    assert len(seqs) == 1


async def test_of_two_at_once_one_wins_and_the_other_is_told(tmp_path: Path) -> None:
    async with inside(data=tmp_path) as server:
        made, first, _ = await two(server)
        again = await server.join(made["table"], made["invites"][0]["token"])
        first.say(type="play", id=1, seat=0, text=KNIGHT)
        again.say(type="play", id=2, seat=0, text=ARCHER)
        await asyncio.gather(first.settle(), again.settle())
        acks = [json.loads(text).get("ack") for line in (first, again) for text in line.heard]

    assert sum(ack is not None for ack in acks) == 1
    assert (answers(first) + answers(again)).count("already-chosen") == 1


async def test_a_stale_client_changes_nothing(tmp_path: Path) -> None:
    """It decides about a position that has passed; the others go on from the real one."""
    async with inside(data=tmp_path) as server:
        _, first, second = await two(server)
        old = first.frame
        for line, seat, text in ((first, 0, KNIGHT), (second, 1, KNIGHT)):
            line.say(type="play", id=1, seat=seat, text=text)
            await line.settle()
        await first.settle()
        now = first.frame
        first.say(type="undo", id=2, seat=0, whole_turn=True)
        first.say(type="play", id=3, seat=0, text=old["actions"][0])
        await first.settle()
        await second.settle()

    assert now["seq"] > old["seq"]
    assert "cannot-undo" in answers(first)
    assert "not-in-hand" in answers(first)  # the knight has been played
    assert second.frame["seq"] == now["seq"]


@pytest.mark.parametrize("forged", ["", "x" * 10_000, "A" * 32, "%00", "' or 1=1 --"])
async def test_a_forged_key_opens_nothing(tmp_path: Path, forged: str) -> None:
    async with inside(data=tmp_path) as server:
        made, first, _ = await two(server)
        line = server.call(made["table"])
        line.say(type="hello", protocol=1, token=forged, since=None)
        await line.settle()
        cookie = server.call(made["table"], cookie=f"wawel={names.token()}")
        cookie.say(type="hello", protocol=1, token=None, since=None)
        await cookie.settle()
        first.say(type="play", id=1, seat=0, text=KNIGHT)
        await first.settle()

    assert line.code == 4001
    assert json.loads(cookie.heard[0])["mine"] == []  # anybody may look on
    assert first.frame["ack"] == 1


async def test_who_floods_a_table_waits_and_nobody_else_does(tmp_path: Path) -> None:
    """After what the limit allows nothing more is read from them; the other seat plays on as if they were not there."""
    async with inside(data=tmp_path, limits=True, limit_messages="40/3600") as server:
        _, first, second = await two(server)
        for number in range(500):
            first.say(type="why", id=number, seat=0, text=KNIGHT)
        for number in range(5):
            second.say(type="why", id=number, seat=1, text=KNIGHT)
        second.say(type="play", id=9, seat=1, text=KNIGHT)
        await second.settle()
        first.cut()

    assert second.frame["ack"] == 9
    assert answers(second).count("allowed") == 5
    assert answers(first).count("allowed") <= 40


async def test_who_floods_with_requests_is_refused_and_nobody_else_is(start: Start) -> None:
    """Addresses are told apart behind a proxy, too."""
    server = await start(limits=True, limit_requests="20/3600")
    async with calling(server.address) as http:
        here = {"X-Forwarded-For": "192.0.2.1"}
        flood = [await http.get("/api/health", headers=here) for _ in range(25)]
        other = await http.get("/api/health", headers={"X-Forwarded-For": "192.0.2.2"})

    assert [answer.status_code for answer in flood] == [200] * 20 + [429] * 5
    assert other.status_code == 200


async def test_broken_messages_end_their_own_connection_alone(address: str) -> None:
    """Too long, not JSON, not text, unknown, of another type: the others at the table play on."""
    made = await open_table(address, "link", "link")
    players = await join_all(address, made)
    for bad in ("x" * 20_000, "{", '{"type":"play"}', '{"type":"hello","protocol":1,"token":null,"since":"x"}'):
        broken = await Player.connect(address, made["table"])
        await broken.shout(bad)
        assert await broken.close_code() in (1009, 4002)
    raw = await Player.connect(address, made["table"])
    await raw._socket.send(b"\x00\xff")
    assert await raw.close_code() == 4002

    assert (await players[0].play(0, KNIGHT))["type"] == "frame"


def test_tokens_have_128_bits_or_more() -> None:
    """And none is made twice."""
    made = [names.token() for _ in range(1000)]

    assert len(set(made)) == len(made)
    assert min(map(len, made)) * 6 >= 128  # base64 has six bits a letter
    assert all(len(names.new_id()) * 4 >= 128 for _ in range(10))
    assert {len({token[place] for token in made}) > 40 for place in range(len(made[0]))} == {
        True
    }  # every letter counts


async def test_only_a_trusted_proxy_says_that_tls_is_spoken(tmp_path: Path) -> None:
    """Then the cookie is for TLS alone. Whoever else says so is not believed."""
    said = {"name": "Hania", "password": "cztery smoki na wieży"}
    cookies = []
    async with inside(data=tmp_path) as server:
        for trusted, name in ((["127.0.0.1"], "Ada"), (["192.0.2.9"], "Ewa")):
            inner: Any = server.app
            app: Any = ProxyHeadersMiddleware(inner, trusted)  # as uvicorn puts it around the application
            transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                answer = await http.post("/api/me", json={**said, "name": name}, headers={"X-Forwarded-Proto": "https"})
            cookies.append(answer.headers["set-cookie"].lower())

    assert ["; secure" in cookie for cookie in cookies] == [True, False]
    assert all("httponly" in cookie and "samesite=strict" in cookie for cookie in cookies)
