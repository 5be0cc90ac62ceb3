"""This server among others that share a database: signs of life, who else is there, and what they say."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from redis.asyncio import Redis
from starlette.types import ASGIApp, Receive, Scope

from wawel.server.cluster.asking import Asking, Errand, Gone
from wawel.server.cluster.bus import Bus, Head
from wawel.server.cluster.ending import end
from wawel.server.cluster.far_workers import FarWorkers
from wawel.server.cluster.limiting import Counts
from wawel.server.cluster.tunnels import Tunnels
from wawel.server.live.connection import Connection
from wawel.server.store.leases import LEASE
from wawel.server.store.saved import SavedPerson
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored

log = logging.getLogger("wawel.server")

BEAT: Final = 1.0  # seconds between two signs of life
AGAIN: Final = 0.5  # seconds after which an errand is tried again
QUESTIONS: Final = ("ask", "answer", "errand")


class Peers:
    """The other servers. `lost` is called when this one has been silent for so long that others may own its tables."""

    def __init__(
        self,
        store: Store,
        redis: "Redis",
        space: str,
        app: ASGIApp,
        lost: Callable[[], Awaitable[None]],
        counts: Counts,
    ) -> None:
        self._store = store
        self._lost = lost
        self._redis = redis
        self._counts = counts
        self._alive: set[str] = set()
        self._errands: dict[str, Errand] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._bus = Bus(redis, space, store.leases.server, self)
        self.tunnels = Tunnels(self._bus, app)
        self.asking = Asking(self._bus, app, self._errands)
        self.workers = FarWorkers(redis, space, store.leases, self.asking)
        self._beating = asyncio.create_task(self._beat())

    @property
    def is_up(self) -> bool:
        """Whether the others can be reached."""
        return self._bus.is_up

    def runs(self, name: str, errand: Errand) -> None:
        """What to do when another server asks for this errand."""
        self._errands[name] = errand

    async def close(self) -> None:
        """Leave the others; they may have our tables at once. Doing it again changes nothing."""
        await end(self._beating, *self._running)
        with suppress(NotStored):
            await self._store.leases.leave()
        await self._bus.close()
        await self._counts.close()
        await self._redis.aclose()

    async def reaches(self, owner: str) -> bool:
        """Whether a server can be asked now."""
        return await self._bus.listens(owner)

    async def carry(self, owner: str, scope: Scope, receive: Receive, connection: Connection) -> None:
        """Carry a client to the owner of its table until one of them leaves."""
        await self.tunnels.carry(owner, scope, receive, connection)

    def home(self, name: str) -> str:
        """The server that does something which only one should do: all of them name the same one."""
        servers = [*self._alive, self._store.leases.server]
        return max(servers, key=lambda server: hashlib.sha256(f"{server} {name}".encode()).digest())

    async def claim_seat(self, owner: str, table: str, token: str, person: SavedPerson) -> bool:
        """Let a seat at another server's table belong to an account; false if that cannot be."""
        try:
            return bool(await self.asking.errand(owner, "claim_seat", table=table, token=token, name=person.folded))
        except Gone:
            return False

    def everybody(self, name: str, /, **values: object) -> None:
        """Let every other server run an errand, sooner or later."""
        task = asyncio.create_task(self._until_done(name, values))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _until_done(self, name: str, values: dict[str, object]) -> None:
        done = {self._store.leases.server}
        while True:
            with suppress(NotStored):
                waiting = await self._store.leases.alive() - done
                if not waiting:
                    return
                done |= {peer for peer in waiting if await self._does(peer, name, values)}
            await asyncio.sleep(AGAIN)

    async def _does(self, peer: str, name: str, values: dict[str, object]) -> bool:
        try:
            await self.asking.errand(peer, name, **values)
        except Gone:
            return False
        return True

    # what the bus tells

    def hear(self, sender: str, head: Head, body: str) -> None:
        if head["kind"] == "worker":
            self.workers.heard(sender, head)
            return
        heard = self.asking.hear if head["kind"] in QUESTIONS else self.tunnels.hear
        heard(sender, head, body)

    def left(self, peer: str) -> None:
        self.workers.left(peer)
        self.tunnels.left(peer)
        self.asking.left(peer)

    def broken(self) -> None:
        self.workers.left()
        self.tunnels.left()
        self.asking.left()

    # signs of life

    async def _beat(self) -> None:
        leases, last = self._store.leases, monotonic()
        while True:
            self.workers.look()
            try:
                asked = monotonic()
                ours = await leases.renew()
                if ours:
                    last = asked
                    self._see(await leases.alive())
            except NotStored:  # the database is away
                ours = monotonic() - last < LEASE.total_seconds()
            if not ours:
                await self._begin_anew()
                last = monotonic()
            await asyncio.sleep(BEAT)

    def _see(self, alive: set[str]) -> None:
        gone, self._alive = self._alive - alive, alive - {self._store.leases.server}
        for peer in gone:
            self.left(peer)

    async def _begin_anew(self) -> None:
        """By now others may own our tables: let go of all of them, and take another name."""
        log.warning("no sign of life for too long: all tables are given up and loaded again")
        await self._lost()
        with suppress(NotStored):
            await self._store.leases.join()
            await self._bus.rename(self._store.leases.server)
