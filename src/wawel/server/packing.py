"""Packs answers of the API that hold no secrets."""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

# Answers about tables carry keys, or what one seat alone may know, next to names that others have chosen: how long they
# are when packed would say something about the secret. What is listed here everybody may read.
PUBLIC: Final = ("/api/games", "/api/lessons", "/api/replays")
SHORT: Final = 1000  # bytes that are not worth packing


class Packing:
    """Middleware that packs public answers of the API by gzip. Files of the client have packed copies already."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._packing = GZipMiddleware(app, minimum_size=SHORT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self._packing if public else self._app)(scope, receive, send)
