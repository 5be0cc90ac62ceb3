"""Bodies and messages are taken literally: no guessing of types, no half characters, no half bodies."""

import asyncio
import json
import logging

import pytest

from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, calling, open_table, seats
from wawel.server.live import names

TWO = seats("here", "here")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "sit", "seat": "0"},
        {"type": "sit", "seat": False},
        {"type": "sit", "seat": 0.0},
        {"type": "play", "id": True, "seat": 0, "text": "knight+dragon"},
        {"type": "why", "id": "1", "seat": 0, "text": "knight+dragon"},
        {"type": "undo", "id": 1, "seat": 0, "whole_turn": "yes"},
        {"type": "undo", "id": 1, "seat": 0, "whole_turn": 1},
        {"type": "name", "seat": 0, "name": 5},
    ],
)
async def test_a_message_with_another_type_is_no_message(address: str, message: Json) -> None:
    made = await open_table(address, "link", "link")
    player = await Player.join(address, made["table"], made["invites"][0]["token"])

    await player.say(**message)

    assert await player.close_code() == 4002


@pytest.mark.parametrize(
    "hello", [{"protocol": "1", "since": None}, {"protocol": 1, "since": "1"}, {"protocol": True, "since": None}]
)
async def test_a_hello_with_another_type_is_none(address: str, hello: Json) -> None:
    made = await open_table(address, "link", "link")
    player = await Player.connect(address, made["table"])

    await player.say(type="hello", token=None, **hello)

    assert await player.close_code() == 4002


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"from": {"replay": "x", "moment": "0"}}, "from.moment"),
        ({"from": {"replay": "x", "moment": True}}, "from.moment"),
        ({"seed": 7}, "seed"),
        ({"options": {"long": True}}, "options.long"),
    ],
)
async def test_a_request_with_another_type_is_refused(address: str, change: Json, field: str) -> None:
    async with calling(address) as http:
        answer = await http.post("/api/tables", json={"game": GAME, "seats": TWO, **change})

    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-request")
    assert answer.json()["error"]["args"] == {"field": field}


@pytest.mark.parametrize("sign", ["\\ud83d", "\\udc09", "\\ud83dx"])
@pytest.mark.parametrize("field", ["seed", "name", "position"])
async def test_half_a_sign_is_refused(address: str, sign: str, field: str) -> None:
    """A lone surrogate is valid in JSON and nowhere else."""
    body: Json = {"game": GAME, "seats": TWO}
    if field == "name":
        body["seats"] = [{"kind": "here", "name": "SIGN"}, TWO[1]]
    else:
        body[field] = "SIGN"
    text = json.dumps(body).replace("SIGN", sign)
    async with calling(address) as http:
        answer = await http.post("/api/tables", content=text)
        raw = await http.post(
            "/api/tables", content=text.replace(sign, "SIGN").encode().replace(b"SIGN", b"\xed\xa0\xbd")
        )

    for refused in (answer, raw):
        assert (refused.status_code, refused.json()["error"]["key"]) == (422, "bad-request")
        assert "Invalid JSON" in refused.json()["error"]["message"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ha\u200bnia", "Hania"),  # zero width space
        ("\ufeffHania\u2060", "Hania"),  # byte order mark, word joiner
        ("Ha\u200d\u200cnia", "Hania"),  # joiners
        ("\u202eainaH\u200f\u200e\u061c\u2066", "ainaH"),  # direction
        ("Ha\u00adnia\u034f\ufe0f", "Hania"),  # soft hyphen, grapheme joiner, variation selector
        ("\u3164\u115f\u2800", ""),  # blanks that count as letters
        ("\U000e0041Hania\U000e0100", "Hania"),  # tags
        ("a\u2028b\tc\x00d", "a b c d"),
        ("\ud83dHania", "Hania"),  # half a character
        ("Zażółć 🐉 Łukasz", "Zażółć 🐉 Łukasz"),
    ],
)
def test_names_have_no_signs_that_nobody_sees(given: str, kept: str) -> None:
    assert names.cleaned(given) == kept


@pytest.mark.slow
@pytest.mark.parametrize("path", ["tables", "replays"])
@pytest.mark.parametrize(
    "rest",
    [
        b"Content-Length: 100\r\n\r\n{",
        b"Transfer-Encoding: chunked\r\n\r\n5\r\n{\r\nnonsense\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
async def test_a_body_that_breaks_off_is_no_mistake_of_the_server(
    start: Start, caplog: pytest.LogCaptureFixture, path: str, rest: bytes
) -> None:
    server = await start()
    host = server.address.removeprefix("http://").rstrip("/")
    log = logging.getLogger("uvicorn.error")
    log.addHandler(caplog.handler)
    try:
        _, writer = await asyncio.open_connection(*host.split(":"))
        writer.write(f"POST /api/{path} HTTP/1.1\r\nHost: {host}\r\n".encode() + rest)
        await writer.drain()
        await asyncio.sleep(0.1)
        writer.close()
        await writer.wait_closed()
        await asyncio.sleep(0.1)
    finally:
        log.removeHandler(caplog.handler)

    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
