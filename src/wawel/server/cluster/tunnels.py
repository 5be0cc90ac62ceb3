"""Conversations with clients of other servers.

A server that does not own a table carries what its client says to the owner, and what the owner answers to the client.
The owner talks to the far client as to any other. A tunnel that breaks closes the connection of its client, who comes
back and is told what it missed.
"""

import asyncio
import logging
from collections.abc import Callable
from itertools import count
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope

from wawel.server.cluster.bus import Bus, Head
from wawel.server.cluster.scopes import packed, unpacked
from wawel.server.live.connection import NORMAL, TRY_AGAIN, Connection
from wawel.server.mailbox import Mailbox

log = logging.getLogger("wawel.server")

CREDIT: Final = 32  # messages of a client that its owner may not have read yet
REFILL: Final = 16  # after so many have been read, there is room for as many again

Visit = tuple[str, int]  # the server of a client, and its number there


class Tunnels:
    """Both ends: clients of ours whose tables are elsewhere, and visits of other servers' clients to our tables."""

    def __init__(self, bus: Bus, app: ASGIApp) -> None:
        self._bus = bus
        self._app = app
        self._numbers = count(1)
        self._carried: dict[int, _Carried] = {}
        self._visits: dict[Visit, _Visit] = {}

    @property
    def connections(self) -> list[Connection]:
        """The clients of ours that are carried elsewhere."""
        return [each.connection for each in self._carried.values()]

    async def carry(self, owner: str, scope: Scope, receive: Receive, connection: Connection) -> None:
        """Carry a client to the owner of its table until one of them leaves."""
        number = next(self._numbers)
        carried = self._carried[number] = _Carried(owner, connection)
        self._bus.send(owner, {"kind": "open", "id": number, "scope": packed(scope)})
        try:
            while connection.close_code is None:
                await carried.credit.acquire()
                connection.listening = True
                event = await receive()
                connection.listening = False
                if event["type"] == "websocket.disconnect":
                    break
                self._bus.send(owner, {"kind": "say", "id": number}, event.get("text") or "")
        finally:
            del self._carried[number]
            self._bus.send(owner, {"kind": "gone", "id": number})

    # what the bus tells

    def hear(self, sender: str, head: Head, body: str) -> None:
        """One server says something about a conversation."""
        match head["kind"]:
            case "open":
                visit = self._visits[sender, head["id"]] = _Visit(self._bus, sender, head["id"])
                visit.task = asyncio.create_task(self._receive_guest(visit, head["scope"]))
            case "say" | "gone":
                self._said(sender, head["id"], body if head["kind"] == "say" else None)
            case "tell":
                for number in head["ids"]:
                    self._told(sender, number, lambda carried: carried.connection.send(body))
            case "close":
                self._told(sender, head["id"], lambda carried: carried.close(head["code"]))
            case "more":
                self._told(sender, head["id"], lambda carried: carried.refill())

    def left(self, peer: str | None = None) -> None:
        """A server cannot be reached any more, or nobody can."""
        for carried in list(self._carried.values()):
            if peer in (None, carried.owner):
                carried.close(TRY_AGAIN)
        for (server, _), visit in list(self._visits.items()):
            if peer in (None, server):
                visit.end()

    def _said(self, sender: str, number: int, text: str | None) -> None:
        visit = self._visits.get((sender, number))
        if visit is None:
            if text is not None:
                self._bus.send(sender, {"kind": "close", "id": number, "code": TRY_AGAIN})
        elif text is None:
            visit.end()
        else:
            visit.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def _told(self, sender: str, number: int, tell: "Callable[[_Carried], None]") -> None:
        carried = self._carried.get(number)
        if carried is None or carried.owner != sender:
            self._bus.send(sender, {"kind": "gone", "id": number})
        else:
            tell(carried)

    async def _receive_guest(self, visit: "_Visit", scope: dict[str, Any]) -> None:
        """Let our own application talk to a far client."""
        try:
            await self._app(unpacked(scope), visit.receive, visit.send)
        except Exception:
            log.exception("a conversation with another server's client broke")
        finally:
            self._visits.pop((visit.server, visit.number), None)
            visit.close(TRY_AGAIN)


class _Carried:
    """A client of ours whose table is elsewhere."""

    def __init__(self, owner: str, connection: Connection) -> None:
        self.owner = owner
        self.connection = connection
        self.credit = asyncio.Semaphore(CREDIT)

    def refill(self) -> None:
        for _ in range(REFILL):
            self.credit.release()

    def close(self, code: int) -> None:
        self.connection.close(code)
        self.credit.release()  # nobody should wait for room any more


class _Visit:
    """The far client as our application sees it."""

    def __init__(self, bus: Bus, server: str, number: int) -> None:
        self.server = server
        self.number = number
        self.inbox: Mailbox[Message] = Mailbox()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task: asyncio.Task[None] | None = None
        self._bus = bus
        self._read = 0
        self._ended = False

    async def receive(self) -> Message:
        event = await self.inbox.get()
        if event["type"] == "websocket.receive":
            self._read += 1
            if self._read % REFILL == 0:
                self._bus.send(self.server, {"kind": "more", "id": self.number})
        return event

    async def send(self, event: Message) -> None:
        if self._ended:
            raise OSError("the client has gone")
        if event["type"] == "websocket.send":
            self._bus.tell(self.server, self.number, event["text"])
        elif event["type"] == "websocket.close":
            self.close(event.get("code", NORMAL))

    def close(self, code: int) -> None:
        """Close the connection of the client, once."""
        if not self._ended:
            self._ended = True
            self._bus.send(self.server, {"kind": "close", "id": self.number, "code": code})

    def end(self) -> None:
        """The client has gone."""
        self._ended = True
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
