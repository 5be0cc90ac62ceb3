"""Small clients from addresses of their own: every 127.x.y.z is this machine, and the server counts each by itself."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 120.0  # seconds


def player(number: int) -> str:
    """The address of the people at one table."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


def hostile(number: int) -> str:
    return f"127.66.0.{number + 1}"


async def live(port: int, table: str, token: str | None, source: str) -> ClientConnection:
    """A connection to a table that has said hello."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    socket = await connect(
        url,
        local_addr=(source, 0),
        compression=None,
        max_queue=None,
        max_size=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        proxy=None,
    )
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "since": None}))
    return socket


async def request(port: int, method: str, path: str, body: bytes = b"", source: str = "127.0.0.1") -> tuple[int, bytes]:
    """The status and the body of an answer."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nAccept-Encoding: gzip\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        try:
            answer = await reader.read()
        finally:
            writer.close()
    front, _, rest = answer.partition(b"\r\n\r\n")
    return int(front.split()[1]), rest


async def opened(port: int, source: str, game: str, kinds: list[str], **rest: object) -> Json | None:
    """A new table: {table, token, invites}; None if the server refuses."""
    seats = [{"kind": kind, "name": f"Seat {seat}"} for seat, kind in enumerate(kinds)]
    body = json.dumps({"game": game, "seats": seats, **rest}).encode()
    status, answer = await request(port, "POST", "/api/tables", body, source)
    made: Json = json.loads(answer)
    return made if status == 200 else None
