"""Security headers on every answer, and checks of the host name and the origin of requests."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from wawel.server.errors import answer
from wawel.server.messages.http import Problem

# inline styles are allowed because Svelte and inline SVG need them; everything else comes from this server
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
# parts of a page are no pages, and many headers are a tenth of a small file; an SVG is a page if somebody opens it
PARTS: Final = (".css", ".js", ".woff2")
PART: Final = {"X-Content-Type-Options": "nosniff"}

PORTS: Final = {"http": 80, "https": 443}
READING: Final = ("GET", "HEAD", "OPTIONS")  # browsers hide these answers from foreign pages
FOREIGN_HOST: Final = ("wrong-host", "this server does not answer to that host name; WAWEL_HOSTS sets those it does")
FOREIGN_PAGE: Final = ("wrong-origin", "a page of another origin may not do this; WAWEL_HOSTS sets names that may")


class Doorkeeper:
    """Turns away foreign host names (DNS rebinding) and requests from foreign pages. `hosts` are the names that the
    server answers to (empty: any); pages of `origins` are trusted too.
    """

    def __init__(self, hosts: tuple[str, ...], origins: tuple[str, ...] = ()) -> None:
        self._hosts = hosts
        self._origins = origins

    def refusal(self, scope: Scope) -> ASGIApp | None:
        """What answers a request that is turned away."""
        headers = Headers(scope=scope)
        if self._hosts and _host(headers.get("host", "")) not in self._hosts:
            return _refusal(421, FOREIGN_HOST, scope)
        if scope.get("method") not in READING and self._is_foreign(headers):
            return _refusal(403, FOREIGN_PAGE, scope)
        return None

    def _is_foreign(self, headers: Headers) -> bool:
        """Whether a browser asks on behalf of a page from elsewhere. Other programs send neither header."""
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        if site == "cross-site":
            return True
        if origin is None or (origin == "null" and site == "same-origin"):
            return False
        scheme, _, place = origin.lower().partition("://")
        if scheme not in PORTS:
            return True
        own = headers.get("host", "").lower()
        return _host(place) not in self._origins and _place(place) != _place(own)


class Security:
    """Middleware that asks the doorkeeper, adds the headers, and keeps API answers out of caches."""

    def __init__(self, app: ASGIApp, door: Doorkeeper) -> None:
        self._app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        sending = _adding(scope, send) if scope["type"] == "http" else send
        await (self._door.refusal(scope) or self._app)(scope, receive, sending)


def _refusal(status: int, why: tuple[str, str], scope: Scope) -> ASGIApp:
    if scope["type"] == "websocket":
        return WebSocketClose(1008)
    key, message = why
    return answer(status, Problem(key=key, rule=None, line=None, args={}, message=message))


def _host(header: str) -> str:
    """A Host header without its port."""
    name, colon, port = header.rpartition(":")
    return (name if colon and port.isdecimal() else header).lower()


def _place(address: str) -> str:
    """Host and port, without a default port. A proxy may speak TLS for us, so both 80 and 443 count as default."""
    for port in PORTS.values():
        address = address.removesuffix(f":{port}")
    return address


def _adding(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            path = scope["path"]
            is_part = path.startswith("/assets/") and path.endswith(PARTS)
            for name, value in (PART if is_part else HEADERS).items():
                headers.setdefault(name, value)
            if path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
