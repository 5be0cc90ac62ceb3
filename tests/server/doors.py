"""What the server says to a connection that it refuses, without sockets."""

from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from wawel.server.app import create_app
from wawel.server.settings import Settings

CLOSED = [("websocket.close", 1008)]

Message = MutableMapping[str, Any]


async def answers(folder: Path, **head: str) -> list[tuple[str, int]]:
    """The answers to a browser that wants to connect with these headers, each with its code."""
    headers = [(name.encode(), value.encode()) for name, value in head.items()]
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/api/tables/x/live", "headers": headers}
    await create_app(Settings(data=folder))(scope, receive, send)
    return [(message["type"], message["code"]) for message in sent]
