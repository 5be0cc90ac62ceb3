"""The lobby: look at the tables that wait for people, now or as long as one likes, and sit down."""

import asyncio

from fastapi import APIRouter, Request, WebSocket, WebSocketDisconnect

from wawel.server.api.access import Address, Guest, TheHub, TheSettings, read, takes
from wawel.server.live.connection import BAD_MESSAGE, NORMAL, TOO_MANY, Connection
from wawel.server.messages.joining import SeatTaken
from wawel.server.messages.lobby import LobbyNow, SitDown

router = APIRouter(prefix="/lobby")


@router.get("")
async def look(hub: TheHub) -> LobbyNow:
    return await hub.lobby.now()


@router.post("/{id}", openapi_extra=takes(SitDown))
async def sit_down(
    id: str, request: Request, hub: TheHub, settings: TheSettings, address: Address, login: Guest
) -> SeatTaken:
    wanted = await read(SitDown, request, settings)
    seat, token = await hub.sit_down(id, wanted.name, address, login)
    return SeatTaken(table=id, seat=seat, token=token)


@router.websocket("/live")
async def live(socket: WebSocket, hub: TheHub, settings: TheSettings, address: Address) -> None:
    """Sends the list, and again when it changes. There is nothing to say here."""
    with hub.limits.connected(address) as let_in:
        await socket.accept()
        connection = Connection(settings.backlog, address)
        if let_in:
            await hub.lobby.enter(connection)
        else:
            connection.fail("too-many-connections", TOO_MANY)
        reading = asyncio.create_task(_listen(socket, connection))
        try:
            while (text := await connection.next()) is not None:
                await socket.send_text(text)
            await socket.close(connection.close_code or NORMAL)
        except (OSError, RuntimeError, WebSocketDisconnect):
            pass
        finally:
            hub.lobby.leave(connection)
            reading.cancel()


async def _listen(socket: WebSocket, connection: Connection) -> None:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        connection.close()
    else:
        connection.fail("bad-message", BAD_MESSAGE)
