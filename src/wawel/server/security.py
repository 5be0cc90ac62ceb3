"""Headers that every answer carries, and which hosts are answered at all."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from wawel.server.errors import answer
from wawel.server.messages.http import Problem

# styles: Svelte and inline SVG set some on elements; everything else comes from this server
CONTENT: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Security:
    """Middleware: refuses foreign host names (DNS rebinding), adds the headers, keeps API answers out of caches."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif self._hosts and _host(Headers(scope=scope).get("host", "")) not in self._hosts:
            await self._refuse(scope, receive, send)
        elif scope["type"] == "http":
            await self._app(scope, receive, _adding(scope, send))
        else:
            await self._app(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose(1008)(scope, receive, send)
            return
        message = "this server does not answer to that host name; WAWEL_HOSTS sets those it does"
        problem = Problem(key="wrong-host", rule=None, line=None, args={}, message=message)
        await answer(421, problem)(scope, receive, send)


def _host(header: str) -> str:
    """A Host header without its port."""
    name, colon, port = header.rpartition(":")
    return (name if colon and port.isdecimal() else header).lower()


def _adding(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
