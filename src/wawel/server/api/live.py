"""The WebSocket of a table. It is served without a framework, because most of what a server does goes through here."""

import asyncio
import logging
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from pydantic import ValidationError
from starlette.datastructures import State
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from wawel.server.api.access import COOKIE
from wawel.server.errors import Refusal
from wawel.server.live.connection import (
    BAD_MESSAGE,
    BAD_TOKEN,
    BROKEN,
    NORMAL,
    PACES,
    TOO_LONG,
    TOO_MANY,
    TRY_AGAIN,
    UNKNOWN_TABLE,
    WRONG_PROTOCOL,
    Connection,
)
from wawel.server.live.house import ticking
from wawel.server.live.hub import Hub
from wawel.server.live.limits import household
from wawel.server.live.table import Table
from wawel.server.messages.house import Echo
from wawel.server.messages.live import (
    PROTOCOL,
    Default,
    Hello,
    Hint,
    Incoming,
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
from wawel.server.security import Doorkeeper
from wawel.server.settings import Settings
from wawel.server.store.leases import Elsewhere
from wawel.server.store.writing import NotStored
from wawel.server.watch.metrics import DECIDING

log = logging.getLogger("wawel.server")

LOOKS: Final = 50  # for a table whose owner is gone: much longer than its lease
BETWEEN_LOOKS: Final = 0.2  # seconds
PLACE: Final = re.compile(r"/api/tables/([^/]+)/live")
# how much of a client's messages a message counts for
COSTS: Final[dict[type[Incoming], float]] = {
    Ping: 0.2,
    Echo: 0.2,
    Pace: 0.2,
    Sit: 4.0,
    Undo: 4.0,
    Play: 2.0,
    Default: 2.0,
}


def table_of(scope: Scope) -> str | None:
    """The table whose WebSocket is asked for; None if something else is."""
    place = PLACE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
    return None if place is None else place[1]


async def talk(table: str, state: State, door: Doorkeeper, scope: Scope, receive: Receive, send: Send) -> None:
    """Talk to somebody who comes to a table. Nothing of a framework waits meanwhile."""
    refusal = door.refusal(scope)
    if refusal is not None:
        await refusal(scope, receive, send)
        return
    address = (scope.get("client") or ("",))[0]
    hub: Hub = state.hub
    with hub.limits.connected(address) as let_in:
        connection = Connection(state.settings.backlog, household(address))
        if not let_in:
            connection.fail("too-many-connections", TOO_MANY)
        cookie = HTTPConnection(scope).cookies.get(COOKIE)
        await _Talk(receive, send, connection, table, hub, state.settings, scope, cookie).run()


class _Stop(Exception):
    """The conversation is over; the connection knows why."""


class _Talk:
    """A conversation with one client: a task sends what is queued, and the rest of it reads."""

    __slots__ = ("_connection", "_cookie", "_hub", "_id", "_receive", "_scope", "_send", "_settings", "_table")

    def __init__(
        self,
        receive: Receive,
        send: Send,
        connection: Connection,
        id: str,
        hub: Hub,
        settings: Settings,
        scope: Scope,
        cookie: str | None,
    ) -> None:
        self._receive = receive
        self._send = send
        self._connection = connection
        self._id = id
        self._hub = hub
        self._settings = settings
        self._scope = scope
        self._cookie = cookie
        self._table: Table | None = None

    async def run(self) -> None:
        if (await self._receive())["type"] != "websocket.connect":
            return
        await self._send({"type": "websocket.accept"})
        sending = asyncio.create_task(self._sends())
        self._connection.tasks = (sending, asyncio.current_task())
        try:
            if self._connection.close_code is None:
                await self._reads()
        finally:
            self._leave()
            self._connection.close(NORMAL)
            with suppress(asyncio.CancelledError):
                await sending

    def _leave(self) -> None:
        """Leave the table, once. This never waits, so nothing can keep the connection there."""
        table, self._table = self._table, None
        if table is not None:
            table.leave(self._connection)

    async def _sends(self) -> None:
        """Send what is queued for the connection, then close it. Then the client is gone, whatever it still says."""
        connection = self._connection
        try:
            while (text := await connection.next()) is not None:
                await self._send({"type": "websocket.send", "text": text})
                del text  # a frame is long, and the next one may be long in coming
                connection.sent_at = None
            await self._send({"type": "websocket.close", "code": connection.close_code or NORMAL})
        except (OSError, RuntimeError):  # it has disconnected
            pass
        finally:
            connection.close(NORMAL)
            self._leave()

    async def _reads(self) -> None:
        """Let the client in and do what it says until it leaves."""
        connection = self._connection
        try:
            table = self._table = await self._find()
            self._scope["headers"] = []  # nobody reads them any more
            await self._greet(table)
            while True:
                message = await self._read()
                await self._pace(message)
                await _do(connection, table, message)
        except Refusal as refusal:
            code = BAD_TOKEN if refusal.problem.key == "bad-token" else UNKNOWN_TABLE
            connection.fail(refusal.problem.key, code)
        except NotStored:
            connection.fail("not-stored", TRY_AGAIN)
        except _Stop:
            pass
        except asyncio.CancelledError:
            if connection.close_code is None:  # the server ends; otherwise the client has not read for too long
                raise
        except Exception:
            log.exception("a connection to table %s broke", self._id)
            connection.fail("server", BROKEN)

    async def _find(self) -> Table:
        """The table. If another server owns it, that one talks to our client; if it is gone, the table comes here."""
        for _ in range(LOOKS):
            try:
                return await self._hub.table(self._id)
            except Elsewhere as elsewhere:
                peers = self._hub.peers
                if peers is not None and await peers.reaches(elsewhere.owner):
                    await peers.carry(elsewhere.owner, self._scope, self._receive, self._connection)
                    raise _Stop from None
                await asyncio.sleep(BETWEEN_LOOKS)
        raise NotStored("another server owns the table and does not answer")

    async def _greet(self, table: Table) -> None:
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                hello = await self._read()
        except TimeoutError:
            raise self._stop("no-hello", BAD_MESSAGE) from None
        if not isinstance(hello, Hello):
            raise self._stop("no-hello", BAD_MESSAGE)
        if hello.protocol != PROTOCOL:
            raise self._stop("wrong-protocol", WRONG_PROTOCOL)
        login = await self._hub.people.known(self._cookie) if hello.token is None else None
        if login is not None:
            self._connection.session = login.session
        await table.join(self._connection, hello.token, hello.since, login.person.id if login else None)
        if login is not None and self._hub.has_ended(login.session):  # while they came in
            raise self._stop("bad-token", BAD_TOKEN)

    async def _read(self) -> Incoming:
        self._connection.listening = True
        event = await self._receive()
        self._connection.listening = False
        if event["type"] == "websocket.disconnect" or self._connection.close_code is not None:
            raise _Stop
        text = _text(event)
        if len(text) > self._settings.message_bytes or len(text.encode()) > self._settings.message_bytes:
            raise self._stop("too-long", TOO_LONG)
        try:
            return client_message.validate_json(text)
        except ValidationError:
            raise self._stop("bad-message", BAD_MESSAGE) from None

    async def _pace(self, message: Incoming) -> None:
        """Let somebody who says too much wait; nothing is read from them meanwhile."""
        person = f"{self._id} {self._connection.mine or self._connection.address}"
        while wait := self._hub.limits.message(person, COSTS.get(type(message), 1.0)):
            await asyncio.sleep(wait)

    def _stop(self, key: str, code: int) -> _Stop:
        self._connection.fail(key, code)
        return _Stop()


def _text(event: Mapping[str, Any]) -> str:
    """What a message says; a message of bytes says nothing."""
    return event.get("text") or ""


async def _do(connection: Connection, table: Table, message: Incoming) -> None:
    match message:
        case Ping():
            connection.tell(Pong(at=ticking.now()))
        case Echo(at=at):
            connection.measure(ticking.now() - at)
        case Sit(seat=seat):
            await table.sit(connection, seat)
        case Play() | Default():
            with DECIDING.time():
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
        case _:
            await table.keep_house(connection, message)
