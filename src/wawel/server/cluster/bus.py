"""Messages between servers over Redis: each listens on a channel of its own, and all on a common one.

A message is a head, which is JSON, and a body, which is text. Redis delivers in order, and nothing is kept: when a
server loses its connection to Redis, it begins a new line, and everybody drops what was under way on the old one.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable
from typing import Any, Final, Protocol, cast

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from wawel.server.cluster.ending import end, is_ending

log = logging.getLogger("wawel.server")

EVERYBODY: Final = "everybody"
JOBS: Final = "jobs"  # the stream of work for workers
AGAIN: Final = 0.3  # seconds after which a lost connection is tried again
CHECKED: Final = 2.0  # seconds of silence after which a server says something to itself
SILENT: Final = 3  # times that it may hear nothing
MOST: Final = 256  # messages that go to Redis together

Head = dict[str, Any]
Parcel = tuple[str, Head, str]  # to whom, head and body
LOST: Final = (RedisError, OSError, TimeoutError)


class Listener(Protocol):
    """Hears what others say, and who cannot be reached any more."""

    def hear(self, sender: str, head: Head, body: str) -> None: ...

    def left(self, peer: str) -> None:
        """Whatever is under way with this server has ended."""

    def broken(self) -> None:
        """Whatever is under way with any server has ended."""


def connected(url: str) -> "Redis":
    """A client of Redis that never connects again behind our back: what was lost in between has to be noticed."""
    return Redis.from_url(
        url,
        protocol=2,  # answers are shaped as they always were
        retry=Retry(NoBackoff(), 0),
        socket_connect_timeout=CHECKED,
        socket_keepalive=True,
        socket_timeout=CHECKED * SILENT,
        client_name="wawel",
    )


class Bus:
    """The line of one server to the others."""

    def __init__(self, redis: "Redis", space: str, server: str, listener: Listener) -> None:
        self.line = ""  # changes with every connection; empty while there is none
        self._redis = redis
        self._space = space  # servers of one database; others may use the same Redis
        self._server = server
        self._listener = listener
        self._lines: dict[str, str] = {}  # of the others, as far as they are known
        self._out: list[Parcel] = []
        self._texts: dict[tuple[str, int], int] = {}  # where in `_out` a text waits for a server, by its identity
        self._last: dict[tuple[str, int], int] = {}  # where in `_out` the last text of a visitor is
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    @property
    def is_up(self) -> bool:
        return bool(self.line)

    async def rename(self, server: str) -> None:
        """Go on as another server: whatever was under way has ended."""
        await self.close()
        self._server = server
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await end(self._task)

    def send(self, to: str, head: Head, body: str = "") -> None:
        """Send a message soon. If nobody gets it, the listener hears that the other one has left."""
        self._out.append((to, head, body))
        self._wake.set()

    def tell(self, to: str, visitor: int, text: str) -> None:
        """Send a text to a client of another server. The same text for several of its clients is sent once."""
        at = self._texts.get((to, id(text)), -1)
        if at > self._last.get((to, visitor), -1):
            self._out[at][1]["ids"].append(visitor)
        else:
            at = self._texts[to, id(text)] = len(self._out)
            self.send(to, {"kind": "tell", "ids": [visitor]}, text)
        self._last[to, visitor] = at

    async def listens(self, peer: str) -> bool:
        """Whether a server is on the bus now."""
        if not self.line:
            return False
        try:
            (_, count), *_ = await cast(Awaitable[Any], self._redis.pubsub_numsub(self._channel(peer)))
        except LOST:
            return False
        return int(count) > 0

    async def _run(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as heard:
                    await self._begin(heard)
                    async with asyncio.TaskGroup() as group:
                        group.create_task(self._reads(heard))
                        group.create_task(self._writes())
            except* LOST as error:
                log.warning("the line to Redis is lost: %s", type(error.exceptions[0]).__name__)
            finally:
                self._end()
            await asyncio.sleep(AGAIN)

    async def _begin(self, heard: PubSub) -> None:
        await heard.subscribe(self._channel(self._server), self._channel(EVERYBODY))
        waited = 0
        while waited < 2:
            answer = await heard.get_message(timeout=CHECKED)
            if answer is None:
                raise TimeoutError
            waited += answer["type"] == "subscribe"
        self.line = secrets.token_hex(4)
        self.send(EVERYBODY, {"kind": "line"})

    def _end(self) -> None:
        self._taken()
        self._lines.clear()
        if self.line:
            self.line = ""
            self._listener.broken()

    async def _reads(self, heard: PubSub) -> None:
        silent = 0
        while not is_ending():
            message = await heard.get_message(ignore_subscribe_messages=True, timeout=CHECKED)
            if message is None:
                silent += 1
                if silent == SILENT:
                    raise TimeoutError
                self.send(self._server, {"kind": "echo"})
                continue
            silent = 0
            try:
                self._hear(message["data"])
            except Exception:
                log.exception("a message of another server makes no sense")

    def _hear(self, message: bytes) -> None:
        front, _, body = message.partition(b"\n")
        head = json.loads(front)
        sender, line = head.pop("from"), head.pop("line")
        if sender == self._server:
            return
        if self._lines.setdefault(sender, line) != line:
            self._lines[sender] = line
            self._listener.left(sender)
        if head["kind"] != "line":
            self._listener.hear(sender, head, body.decode())

    async def _writes(self) -> None:
        while not is_ending():
            await self._wake.wait()
            self._wake.clear()
            waiting = self._taken()
            for first in range(0, len(waiting), MOST):
                await self._publish(waiting[first : first + MOST])

    def _taken(self) -> list[Parcel]:
        waiting, self._out = self._out, []
        self._texts.clear()
        self._last.clear()
        return waiting

    async def _publish(self, parcels: list[Parcel]) -> None:
        pipe = self._redis.pipeline(transaction=False)
        for to, head, body in parcels:
            front = json.dumps({**head, "from": self._server, "line": self.line})
            pipe.publish(self._channel(to), f"{front}\n{body}".encode())
        reached = await pipe.execute()
        for to in {to for (to, _, _), count in zip(parcels, reached, strict=True) if not count}:
            self._listener.left(to)

    def _channel(self, server: str) -> str:
        return key(self._space, server)


def key(space: str, name: str) -> str:
    """The name that something of these servers has in Redis."""
    return f"wawel:{space}:{name}"
