"""Paths under /api that there are not: answered as such, never with a page of the web client."""

from fastapi import APIRouter, WebSocket

from wawel.server.errors import Refusal
from wawel.server.live.connection import UNKNOWN_TABLE

router = APIRouter()


@router.api_route("/{path:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
async def nothing(path: str) -> None:
    raise Refusal(404, "not-found", f"there is no /api/{path}")


@router.websocket("/{path:path}")
async def nobody(socket: WebSocket, path: str) -> None:
    await socket.close(UNKNOWN_TABLE)
