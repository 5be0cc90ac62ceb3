"""Measures the requests under /api, and writes a line about each if that is wanted."""

import logging
from time import perf_counter
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wawel.server.watch.metrics import REQUESTS

log = logging.getLogger("wawel.requests")

USUAL: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


class Measuring:
    """Middleware around everything else. It knows the kind of a request, not what it is about: a path can hold a code
    that opens a seat, and a query what somebody looks for.
    """

    def __init__(self, app: ASGIApp, told: bool) -> None:
        self._app = app
        self._told = told

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        status, began = 500, perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            took = perf_counter() - began
            method = scope["method"] if scope["method"] in USUAL else "other"
            REQUESTS.labels(method, status).observe(took)
            if self._told:
                said = {"method": method, "route": _route(scope), "status": status, "ms": round(1000 * took, 1)}
                log.info("%(method)s %(route)s %(status)s, %(ms)s ms", said, extra={"facts": said})


def _route(scope: Scope) -> str:
    """The form of the path, such as /api/tables/{id}; its router knows it without the prefix."""
    path = getattr(scope.get("route"), "path", "/…")
    return f"/api{path.removeprefix('/api')}"
