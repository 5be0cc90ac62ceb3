"""The WebSocket of a table."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from wawel.server.api.access import TheHub, TheSettings
from wawel.server.errors import Refusal
from wawel.server.live.connection import (
    BAD_MESSAGE,
    BAD_TOKEN,
    BROKEN,
    NORMAL,
    PACES,
    TOO_LONG,
    TRY_AGAIN,
    UNKNOWN_TABLE,
    WRONG_PROTOCOL,
    Connection,
)
from wawel.server.live.hub import Hub
from wawel.server.live.table import Table
from wawel.server.messages.live import (
    PROTOCOL,
    Default,
    Hello,
    Hint,
    Name,
    Pace,
    Paint,
    Ping,
    Play,
    Pong,
    Sit,
    Undo,
    Why,
    client_message,
)
from wawel.server.settings import Settings
from wawel.server.store.store import NotStored

log = logging.getLogger("wawel.server")
router = APIRouter()

SEND_SECONDS: Final = 20.0  # a client that reads nothing for this long is gone

Incoming = Hello | Sit | Play | Default | Why | Undo | Hint | Name | Paint | Pace | Ping


class _Stop(Exception):
    """The conversation is over; the connection knows why."""


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str, hub: TheHub, settings: TheSettings) -> None:
    await socket.accept()
    connection = Connection(settings.backlog, socket.client.host if socket.client else "")
    sending = asyncio.create_task(_send(socket, connection))
    receiving = asyncio.create_task(_receive(socket, connection, id, hub, settings))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        if receiving.done():
            connection.close(NORMAL)
            await sending
    finally:
        for task in (receiving, sending):
            task.cancel()
        await asyncio.gather(receiving, sending, return_exceptions=True)


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued for the connection, then close it."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while (text := await connection.next()) is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send_text(text)
        await socket.close(connection.close_code or NORMAL)


async def _receive(socket: WebSocket, connection: Connection, id: str, hub: Hub, settings: Settings) -> None:
    """Let the client in and do what it says until it leaves."""
    table: Table | None = None
    try:
        table = await hub.table(id)
        await _greet(socket, connection, table, settings)
        while True:
            message = await _read(socket, connection, settings)
            # a client that disconnects in the middle of a step does not interrupt it
            await asyncio.shield(asyncio.ensure_future(_do(connection, table, message)))
    except Refusal as refusal:
        code = BAD_TOKEN if refusal.problem.key == "bad-token" else UNKNOWN_TABLE
        connection.fail(refusal.problem.key, code)
    except NotStored:
        connection.fail("not-stored", TRY_AGAIN)
    except (_Stop, WebSocketDisconnect):
        pass
    except Exception:
        log.exception("a connection to table %s broke", id)
        connection.fail("server", BROKEN)
    finally:
        if table is not None:
            table.leave(connection)  # never waits, so nothing can keep the connection at the table


async def _greet(socket: WebSocket, connection: Connection, table: Table, settings: Settings) -> None:
    try:
        async with asyncio.timeout(settings.hello_seconds):
            hello = await _read(socket, connection, settings)
    except TimeoutError:
        connection.fail("no-hello", BAD_MESSAGE)
        raise _Stop from None
    if not isinstance(hello, Hello):
        connection.fail("no-hello", BAD_MESSAGE)
        raise _Stop
    if hello.protocol != PROTOCOL:
        connection.fail("wrong-protocol", WRONG_PROTOCOL)
        raise _Stop
    await table.join(connection, hello.token, hello.since)


async def _read(socket: WebSocket, connection: Connection, settings: Settings) -> Incoming:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", NORMAL))
    text = event.get("text")
    if text is not None and len(text.encode()) > settings.message_bytes:
        connection.fail("too-long", TOO_LONG)
        raise _Stop
    try:
        return client_message.validate_json(text or "")
    except ValidationError:
        connection.fail("bad-message", BAD_MESSAGE)
        raise _Stop from None


async def _do(connection: Connection, table: Table, message: Incoming) -> None:
    match message:
        case Ping():
            connection.tell(Pong())
        case Sit(seat=seat):
            await table.sit(connection, seat)
        case Play() | Default():
            await table.play(connection, message)
        case Why():
            await table.why(connection, message)
        case Undo():
            await table.undo(connection, message)
        case Hint():
            await table.hint(connection, message)
        case Name():
            await table.rename(connection, message)
        case Paint():
            await table.paint(connection, message)
        case Pace(pace=pace):
            connection.pace = PACES[pace]
        case Hello():
            connection.fail("bad-message", BAD_MESSAGE)
            raise _Stop
