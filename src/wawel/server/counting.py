"""Counts the requests of each address, and turns down those that come too fast."""

from starlette.types import ASGIApp, Receive, Scope, Send

from wawel.server.cluster.scopes import hops
from wawel.server.errors import Refusal, answer


class Counting:
    """Middleware for everything under /api. Files of the client cost nothing and are not counted.

    Nor is what another server has passed on: it was counted there.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/") and not hops(scope):
            try:
                await scope["app"].state.hub.limits.request((scope.get("client") or ("",))[0])
            except Refusal as refusal:
                await answer(refusal.status, refusal.problem, refusal.headers)(scope, receive, send)
                return
        await self._app(scope, receive, send)
