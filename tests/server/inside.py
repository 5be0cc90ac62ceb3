"""A server without a network: what its sockets carry is exchanged in memory, byte for byte the same."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from fastapi import FastAPI

from tests.server.conftest import QUICK
from tests.server.playing import GAME, Json, seats
from tests.waiting import PATIENCE
from wawel.server.app import create_app
from wawel.server.settings import Settings

HOST = "localhost"


class Inside:
    """A running application."""

    def __init__(self, app: FastAPI, http: httpx.AsyncClient) -> None:
        self.app = app
        self.http = http
        self._lines: list[Line] = []

    async def open(self, *kinds: str, **rest: object) -> Json:
        """A new table: {table, token, invites}."""
        wanted = {"game": GAME, "seats": seats(*kinds), "seed": "7", **rest}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 200, answer.text
        made: Json = answer.json()
        return made

    async def join(self, table: str, token: str | None = None) -> "Line":
        """Connect and say hello; returns after the first frame."""
        line = self.call(table)
        line.say(type="hello", protocol=1, token=token, since=None)
        await line.settle()
        return line

    def call(self, table: str, address: str = "127.0.0.1", **head: str) -> "Line":
        """Connect and say nothing."""
        line = Line(self.app, table, address, head)
        self._lines.append(line)
        return line

    async def hang_up(self) -> None:
        for line in self._lines:
            await line.leave()


class Line:
    """A socket to a table."""

    def __init__(self, app: FastAPI, table: str, address: str, head: dict[str, str]) -> None:
        self.heard: list[str] = []
        self.code: int | None = None
        self._pongs = 0
        self._changed = asyncio.Event()
        self._said: asyncio.Queue[Json] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "headers": [(name.encode(), value.encode()) for name, value in {"host": HOST, **head}.items()],
            "client": (address, 1),
            "app": app,
        }
        self._task = asyncio.create_task(app(scope, self._said.get, self._hear))

    def say(self, **message: object) -> None:
        self.shout(json.dumps(message))

    def shout(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def settle(self) -> None:
        """Wait until everything said so far is answered. Pings are not kept."""
        wanted = self._pongs + 1
        self.say(type="ping")
        async with asyncio.timeout(PATIENCE):
            while self._pongs < wanted and self.code is None:
                self._changed.clear()
                await self._changed.wait()

    @property
    def frame(self) -> Json:
        """The last frame."""
        last: Json = json.loads(next(text for text in reversed(self.heard) if text.startswith('{"type":"frame"')))
        return last

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        with suppress(asyncio.CancelledError):
            await self._task

    def cut(self) -> None:
        """End it though the server does not listen."""
        self._task.cancel()

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
        elif message.get("text", "").startswith('{"type":"pong"'):
            self._pongs += 1
        elif message["type"] == "websocket.send":
            self.heard.append(message["text"])
        self._changed.set()


@asynccontextmanager
async def inside(**settings: object) -> AsyncIterator[Inside]:
    """Run an application with these settings; `data` is its folder."""
    app = create_app(Settings.model_validate({**QUICK, **settings}))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", timeout=PATIENCE) as http,
    ):
        running = Inside(app, http)
        yield running
        await running.hang_up()
