"""Questions to other servers: requests of clients that concern their tables, and errands among servers."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Scope

from wawel.server.cluster.bus import Bus, Head
from wawel.server.cluster.scopes import packed, unpacked

log = logging.getLogger("wawel.server")

PATIENCE: Final = 40.0  # seconds that an answer may take; the other server gives up earlier

Errand = Callable[..., Awaitable[object]]


class Gone(Exception):
    """The other server is gone, and nobody knows what became of the question."""


class Asking:
    """Asks other servers, and answers them."""

    def __init__(self, bus: Bus, app: ASGIApp, errands: dict[str, Errand]) -> None:
        self._bus = bus
        self._app = app
        self._errands = errands
        self._numbers = count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[tuple[Head, str]]]] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def forward(self, to: str, scope: Scope, body: bytes) -> Response:
        """Let another server answer a request. Raises Gone if it does not."""
        head, text = await self._ask(to, {"kind": "ask", "scope": packed(scope)}, body.decode("latin-1"))
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in head["headers"]]
        return _response(head["status"], headers, text.encode("latin-1"))

    async def errand(self, to: str, name: str, /, **values: object) -> Any:
        """Let another server do something. Raises Gone if it does not."""
        _, text = await self._ask(to, {"kind": "errand", "name": name}, json.dumps(values))
        return json.loads(text)

    async def _ask(self, to: str, head: Head, body: str) -> tuple[Head, str]:
        with self.expecting(to) as (number, answer):
            self._bus.send(to, {**head, "id": number}, body)
            try:
                async with asyncio.timeout(PATIENCE):
                    return await answer
            except TimeoutError as error:
                raise Gone(to) from error

    @contextmanager
    def expecting(self, whom: str) -> Iterator[tuple[int, "asyncio.Future[tuple[Head, str]]"]]:
        """A number for a question, and the answer that somebody will send to it."""
        number = next(self._numbers)
        answer: asyncio.Future[tuple[Head, str]] = asyncio.get_running_loop().create_future()
        self._asked[number] = (whom, answer)
        try:
            yield number, answer
        finally:
            del self._asked[number]
            answer.cancel()

    def left(self, peer: str | None = None) -> None:
        """A server cannot be reached any more, or nobody can."""
        for to, answer in self._asked.values():
            if peer in (None, to) and not answer.done():
                answer.set_exception(Gone(to))

    # what the bus tells

    def hear(self, sender: str, head: Head, body: str) -> None:
        """Another server asks or answers."""
        if head["kind"] == "answer":
            _, answer = self._asked.get(head["id"], (None, None))
            if answer is not None and not answer.done():
                answer.set_result((head, body))
            return
        work = self._run_errand if head["kind"] == "errand" else self._answer
        task = asyncio.create_task(work(sender, head, body))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _run_errand(self, sender: str, head: Head, body: str) -> None:
        try:
            done = await self._errands[head["name"]](**json.loads(body))
        except Exception:  # the other server hears nothing, and asks again or gives up
            log.exception("an errand of another server failed: %s", head["name"])
            return
        self._bus.send(sender, {"kind": "answer", "id": head["id"]}, json.dumps(done))

    async def _answer(self, sender: str, head: Head, body: str) -> None:
        found = await answered(self._app, unpacked(head["scope"]), body.encode("latin-1"))
        told = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in found.raw_headers]
        answer = {"kind": "answer", "id": head["id"], "status": found.status_code, "headers": told}
        self._bus.send(sender, answer, bytes(found.body).decode("latin-1"))


def _response(status: int, headers: list[tuple[bytes, bytes]], content: bytes) -> Response:
    made = Response(content, status)
    made.raw_headers = headers
    return made


async def answered(app: ASGIApp, scope: Scope, body: bytes) -> Response:
    """What our own application answers to a request."""
    status, headers, content = 500, list[tuple[bytes, bytes]](), bytearray()

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], list(message.get("headers", []))
        else:
            content.extend(message.get("body", b""))

    try:
        await app(scope, receive, send)
    except Exception:  # it has answered with 500, and says so once more to whoever called it
        log.exception("a request of another server's client broke")
    return _response(status, headers, bytes(content))
