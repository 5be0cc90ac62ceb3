"""Requests about tables of other servers are passed on, with a body that has been read already."""

import asyncio
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wawel.server.cluster.asking import Gone, answered
from wawel.server.cluster.scopes import HOPS, hops
from wawel.server.errors import answer, busy
from wawel.server.live.hub import Hub
from wawel.server.store.leases import Elsewhere

BODY: Final = "wawel.body"
MOST_HOPS: Final = 30  # tables do not move that often
PAUSE: Final = 0.2  # seconds until we see again who owns a table


class Recording:
    """Middleware that keeps the body of a request while it is read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        read = scope[BODY] = _Body(receive)
        await self._app(scope, read.receive, send)


class _Body:
    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read = bytearray()
        self._done = False

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._read += message.get("body", b"")
        self._done = not message.get("more_body", False)
        return message

    async def whole(self) -> bytes:
        """All of it; who did not want to see it all does not want much."""
        while not self._done:
            await self.receive()
        return bytes(self._read)


def install(app: FastAPI) -> None:
    """Pass requests about tables of other servers on to these."""

    @app.exception_handler(Elsewhere)
    async def elsewhere(request: Request, error: Elsewhere) -> Response:
        return await _elsewhere(request, error)


async def _elsewhere(request: Request, error: Elsewhere) -> Response:
    """The owner's answer. If it is gone and has not begun, the request begins anew here until the table is free."""
    hub: Hub = request.app.state.hub
    refusal = busy()
    if hub.peers is None or hops(request.scope) > MOST_HOPS:
        return answer(refusal.status, refusal.problem, refusal.headers)
    body = await request.scope[BODY].whole()
    if await hub.peers.reaches(error.owner):
        try:
            return await hub.peers.asking.forward(error.owner, request.scope, body)
        except Gone:
            if request.method not in ("GET", "HEAD"):  # it may have happened
                return answer(refusal.status, refusal.problem, refusal.headers)
    await asyncio.sleep(PAUSE)
    scope = {name: value for name, value in request.scope.items() if name in _ASKED}
    return await answered(request.app, {**scope, HOPS: hops(scope) + 1}, body)


_ASKED: Final = {
    *("type", "asgi", "http_version", "server", "client", "scheme", "method", "root_path", "path", "raw_path"),
    *("query_string", "headers", HOPS),
}
