"""Unknown paths and methods under /api: they get a 404 or 405, never a page of the client."""

from typing import Final

from fastapi import APIRouter, WebSocket
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from wawel.server.api import document, games, joining, lessons, lobby, people, push, replays, sessions, tables
from wawel.server.errors import Refusal
from wawel.server.live.connection import UNKNOWN_TABLE

METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

router = APIRouter()


@router.api_route("/{path:path}", methods=METHODS, include_in_schema=False)
async def nothing(path: str) -> None:
    known = _methods(f"/{path}")
    if known:
        raise HTTPException(405, f"/api/{path} accepts only {known}", {"Allow": known})
    raise Refusal(404, "not-found", f"no such address: /api/{path}")


@router.websocket("/{path:path}")
async def nobody(socket: WebSocket, path: str) -> None:
    await socket.close(UNKNOWN_TABLE)


def _methods(path: str) -> str:
    """The methods that a path accepts, such as "GET, POST"; "" for an unknown path."""
    found: set[str] = set()
    for part in (document, games, lessons, tables, joining, lobby, replays, people, sessions, push):
        for route in part.router.routes:
            if isinstance(route, APIRoute) and route.path_regex.match(path):
                found |= route.methods or set()
    return ", ".join(sorted(found))
