"""Notices: only to devices that want them, and they say nothing that the seat may not know.

A server in a thread plays the push service. It keeps what it gets; the test opens it with the keys of the "browser".
"""

import asyncio
import base64
import json
import os
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from tests.server.inside import Inside, inside
from tests.server.playing import Json
from tests.waiting import PATIENCE
from wawel.server.settings import Settings
from wawel.server.store.schema import devices

pytestmark = pytest.mark.slow

PASSWORD = "cztery smoki na wieży"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Service:
    """A push service on this machine. `status` is what it answers."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    async def hear(self, count: int) -> None:
        """Wait until there have been so many notices."""
        async with asyncio.timeout(PATIENCE):
            while len(self.got) < count:
                await asyncio.sleep(0.01)


class Device:
    """A browser's subscription: the private half of its keys stays here."""

    def __init__(self, endpoint: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.wish: Json = {"endpoint": endpoint, "p256dh": text(public), "auth": text(self._auth)}

    def read(self, body: bytes) -> Json:
        opened = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        told: Json = json.loads(opened)
        return told


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    yield running
    running.close()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(data=tmp_path, push_services="127.0.0.1") as running:
        yield running


async def subscribed(server: Inside, service: Service) -> Device:
    """Somebody with an account wants notices."""
    kept = await server.http.post(
        "/api/me", json={"name": "Hania", "password": PASSWORD, "settings": {"language": "en"}}
    )
    assert kept.status_code == 200, kept.text
    device = Device(f"{service.address}/send/device-1")
    answer = await server.http.put("/api/me/notices", json=device.wish)
    assert answer.json()["on"] is True
    return device


async def seated(server: Inside) -> Json:
    """A table where Hania, who is logged in, has the first seat and is elsewhere."""
    return await server.open("here", "link", game="knights-and-castles")


async def test_a_notice_says_whose_turn_it_is_and_nothing_else(server: Inside, service: Service) -> None:
    """Encrypted for the device, signed with the server's key; the push service reads neither game nor name."""
    device = await subscribed(server, service)
    made = await seated(server)
    hania = await server.join(made["table"], made["token"])
    antek = await server.join(made["table"], made["invites"][0]["token"])
    hania.say(type="play", id=1, seat=0, text="knight+dragon")
    await hania.settle()
    await hania.leave()
    antek.say(type="play", id=1, seat=1, text="footman+shepherd")
    await antek.settle()
    await service.hear(1)
    path, headers, body = service.got[0]
    told = device.read(body)
    key = (await server.http.get("/api/me/notices")).json()["key"]

    assert path == "/send/device-1"
    assert told == {
        "title": "Knights and Castles",
        "body": "Your turn. At the table: Seat 1.",
        "lang": "en",
        "url": f"/table/{made['table']}",
        "tag": made["table"],
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert b"Knights" not in body
    said, _, public = headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert public == key
    point = base64.urlsafe_b64decode(key + "=")
    signed: dict[str, Any] = jwt.decode(
        said,
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point),
        ["ES256"],
        audience="http://127.0.0.1",
    )
    assert signed["sub"].startswith("mailto:")


async def test_who_is_there_is_not_called(server: Inside, service: Service) -> None:
    """Nor who has been called already and is still being waited for."""
    await subscribed(server, service)
    made = await server.open("here", "link", "link", game="knights-and-castles")
    lines = [await server.join(made["table"], key) for key in (made["token"], *_keys(made))]
    for seat, line in enumerate(lines):
        line.say(type="play", id=1, seat=seat, text="knight+dragon")
        await line.settle()
    assert service.got == []
    await lines[0].leave()
    for seat in (1, 2):  # Hania is waited for since the last round
        lines[seat].say(type="play", id=2, seat=seat, text="archer+peasant")
        await lines[seat].settle()
    await asyncio.gather(*server.app.state.hub.calls._tasks)

    assert service.got == []


async def test_a_rematch_invites_those_who_have_gone(server: Inside, service: Service) -> None:
    device = await subscribed(server, service)
    made = await seated(server)
    lines = [await server.join(made["table"], key) for key in (made["token"], *_keys(made))]
    while not lines[0].frame["outcome"]:
        for seat, line in enumerate(lines):
            if line.frame["actions"]:
                line.say(type="play", id=1, seat=seat, text=line.frame["actions"][0])
            for each in (line, *lines):
                await each.settle()
    await lines[0].leave()
    head = {"Authorization": f"Bearer {_keys(made)[0]}"}
    server.http.cookies.clear()
    again = (await server.http.post(f"/api/tables/{made['table']}/rematch", headers=head)).json()["table"]
    await service.hear(1)
    told = device.read(service.got[0][2])

    assert (told["url"], told["body"]) == (f"/table/{again}", "You are invited to a rematch. At the table: Seat 1.")


def _keys(made: Json) -> list[str]:
    return [invite["token"] for invite in made["invites"]]


@pytest.mark.parametrize("way", ["off", "log out", "no account", "withdrawn"])
async def test_a_device_that_wants_no_more_gets_no_more(server: Inside, service: Service, way: str) -> None:
    """Because it says so, because nobody is logged in there any more, or because the browser has forgotten us.

    Nor is it known any longer where it was.
    """
    await subscribed(server, service)
    made = await seated(server)
    calls = server.app.state.hub.calls
    table = await server.app.state.hub.table(made["table"])
    seats = table.seating.seats
    before = 0
    if way == "off":
        assert (await server.http.delete("/api/me/notices")).json()["on"] is False
    elif way == "log out":
        await server.http.post("/api/me/logout")
    elif way == "no account":
        gone = await server.http.post("/api/me/delete", json={"name": "Hania", "password": PASSWORD})
        assert gone.status_code == 200, gone.text
    else:
        service.status = 410
        calls.turn("x", "simurgh", seats, [0], set())
        await service.hear(1)
        await asyncio.gather(*calls._tasks)
        before = 1
    calls.turn("y", "simurgh", seats, [0], set())
    await asyncio.gather(*calls._tasks)

    assert len(service.got) == before
    kept = await server.app.state.hub._store.read(lambda connection: connection.execute(select(devices)).all())
    assert kept == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://169.254.169.254/latest/meta-data",
        "https://evil.example/push",
        "https://127.0.0.1.evil.example/",
        "file:///etc/passwd",
        "http://10.0.0.1/",
        "nonsense",
    ],
)
async def test_the_server_talks_to_push_services_only(server: Inside, service: Service, endpoint: str) -> None:
    """A client cannot make it call machines in its neighbourhood."""
    await subscribed(server, service)
    answer = await server.http.put("/api/me/notices", json=Device(endpoint).wish)

    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-device")


@pytest.mark.parametrize("change", [{"p256dh": "AAAA"}, {"auth": "?"}, {"p256dh": text(b"\4" + b"\0" * 64)}])
async def test_keys_that_are_none_are_refused(server: Inside, service: Service, change: Json) -> None:
    await subscribed(server, service)
    wish = {**Device(f"{service.address}/x").wish, **change}
    answer = await server.http.put("/api/me/notices", json=wish)

    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-device")


async def test_the_key_is_made_once_and_nobody_else_reads_it(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with inside(data=tmp_path) as server:
            keys.append((await server.http.get("/api/me/notices")).json())
    files = list(tmp_path.glob("wawel.sqlite3*"))

    assert keys[0] == keys[1]
    assert keys[0]["on"] is False  # a guest, and off
    assert files
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert "fcm.googleapis.com" in Settings().push_services
