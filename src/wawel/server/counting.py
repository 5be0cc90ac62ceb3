"""Counts the requests of each address, and turns down those that come too fast."""

from starlette.types import ASGIApp, Receive, Scope, Send

from wawel.server.errors import Refusal, answer


class Counting:
    """Middleware for everything under /api. Files of the client cost nothing and are not counted."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            try:
                scope["app"].state.hub.limits.request((scope.get("client") or ("",))[0])
            except Refusal as refusal:
                await answer(refusal.status, refusal.problem, refusal.headers)(scope, receive, send)
                return
        await self._app(scope, receive, send)
