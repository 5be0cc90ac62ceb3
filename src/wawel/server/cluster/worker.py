"""A worker on any machine: takes jobs of bots and analyses from Redis, and answers the server that asked.

A job stays in the stream until it is done. A worker shows every second that it is still at it; the job of one that does
not is taken up by another.
"""

import asyncio
import json
import logging
import os
import secrets
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import ResponseError

import wawel
from wawel.server.cluster.bus import EVERYBODY, JOBS, LOST, Bus, Head, connected, key
from wawel.server.cluster.ending import end, is_ending
from wawel.server.live.jobs import Job, Portion, hint, moments, think
from wawel.server.live.turns import Rank
from wawel.server.live.workers import Workers, WorkFailed
from wawel.server.settings import Settings
from wawel.server.store.store import Store

log = logging.getLogger("wawel.server")

GROUP: Final = "workers"
BEAT: Final = 1.0  # seconds between two signs of life
DEAD_MS: Final = 3000  # after which a job that nobody is at belongs to whoever takes it
WAIT_MS: Final = 1000  # for the next job
AGAIN: Final = 0.5  # seconds after which a lost Redis is tried again

Entry = tuple[bytes, dict[bytes, bytes]]
WORK: Final[dict[str, tuple[Callable[[Any], Any], Callable[..., Any]]]] = {
    "think": (think, Job),
    "hint": (hint, Job),
    "moments": (moments, Portion),
}


class Worker:
    """Does so many jobs at a time, each in a process of its own."""

    def __init__(self, redis: "Redis", space: str, slots: int, patience: float) -> None:
        self._redis = redis
        self._stream = key(space, JOBS)
        self._slots = slots
        self._name = f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(4)}"
        self._workers = Workers(slots, patience)
        self._bus = Bus(redis, space, self._name, self)

    async def run(self) -> None:
        """Work until cancelled."""
        tasks = [asyncio.create_task(self._beat()), *(asyncio.create_task(self._work(n)) for n in range(self._slots))]
        try:
            await asyncio.gather(*tasks)
        finally:
            await end(*tasks)
            await self._bus.close()
            self._workers.close()
            await self._redis.aclose()

    async def _beat(self) -> None:
        while True:
            self._bus.send(EVERYBODY, {"kind": "worker", "slots": self._slots, "version": wawel.__version__})
            await asyncio.sleep(BEAT)

    async def _work(self, slot: int) -> None:
        while True:
            try:
                entry = await self._orphan() or await self._next()
                if entry is not None:
                    await self._do(slot, *entry)
            except ResponseError:  # there is no such group, perhaps because Redis was emptied
                with suppress(*LOST):
                    await self._redis.xgroup_create(self._stream, GROUP, id="0", mkstream=True)
            except LOST as error:
                log.warning("no jobs from Redis: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _next(self) -> Entry | None:
        found: Any = await self._redis.xreadgroup(GROUP, self._name, {self._stream: ">"}, count=1, block=WAIT_MS)
        return found[0][1][0] if found else None

    async def _orphan(self) -> Entry | None:
        """A job whose worker is gone."""
        _, found, *_ = await self._redis.xautoclaim(self._stream, GROUP, self._name, DEAD_MS, count=1)
        return found[0] if found else None

    async def _do(self, slot: int, entry: bytes, fields: dict[bytes, bytes]) -> None:
        asked = {name.decode(): value.decode() for name, value in fields.items()}
        staying = asyncio.create_task(self._stay(entry))
        try:
            answer, body = await self._answer(slot, asked)
        finally:
            staying.cancel()
        self._bus.send(asked["server"], {"kind": "answer", "id": int(asked["id"]), **answer}, body)
        pipe = self._redis.pipeline(transaction=True)
        pipe.xack(self._stream, GROUP, entry)
        pipe.xdel(self._stream, entry)
        await pipe.execute()

    async def _answer(self, slot: int, asked: dict[str, str]) -> tuple[Head, str]:
        if asked["version"] != wawel.__version__:
            return {"failed": True}, "the worker has another version"
        work, kind = WORK[asked["work"]]
        job, seconds = kind(**json.loads(asked["job"])), float(asked["seconds"])
        try:
            found = await self._workers.do(("slot", slot), "", Rank.PLAYED, seconds, work, job)
        except WorkFailed as error:
            return {"failed": True}, str(error)
        return {}, json.dumps(found)

    async def _stay(self, entry: bytes) -> None:
        """Show that somebody is still at a job."""
        while not is_ending():
            await asyncio.sleep(BEAT)
            with suppress(*LOST):
                await self._redis.xclaim(self._stream, GROUP, self._name, 0, [entry], justid=True)

    # the bus: nobody says anything to a worker

    def hear(self, sender: str, head: Head, body: str) -> None: ...

    def left(self, peer: str) -> None: ...

    def broken(self) -> None: ...


async def work(settings: Settings, slots: int, ready: Callable[[], None]) -> None:
    """Work for the servers of a database until SIGTERM or Ctrl+C; `ready` is called before the first job."""
    url = settings.redis or ""
    store = await Store.open(settings.data, settings.postgres)
    space = await store.secret("bus")
    await store.close()
    working = asyncio.create_task(Worker(connected(url), space, slots, settings.bot_patience).run())
    for ending in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(ending, working.cancel)
    ready()
    with suppress(asyncio.CancelledError):
        await working
