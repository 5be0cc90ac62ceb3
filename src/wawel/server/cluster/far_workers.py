"""Workers on any machine, as a server sees them: it puts jobs into a stream in Redis, and somebody answers.

Every server lets as many jobs wait there as there are workers, so the order among its own people is decided here, as it
is without Redis. While there are no workers, the processes of this server do everything.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import asdict
from time import monotonic
from typing import Any, Final

from redis.asyncio import Redis

import wawel
from wawel.server.cluster.asking import Asking, Gone
from wawel.server.cluster.bus import JOBS, LOST, Head, key
from wawel.server.live.bots import Does
from wawel.server.live.turns import Rank, Turns
from wawel.server.live.workers import Place, WorkFailed
from wawel.server.store.leases import Leases

SILENT: Final = 3.5  # seconds after which a worker that says nothing is gone
CHECKED: Final = 1.0  # seconds after which we see whether a job is still there


class FarWorkers:
    """Takes the jobs of bots, and leaves them to `near` while nobody else is there."""

    def __init__(self, redis: "Redis", space: str, leases: Leases, asking: Asking) -> None:
        self._redis = redis
        self._stream = key(space, JOBS)
        self._leases = leases
        self._asking = asking
        self._near: Does | None = None
        self._seen: dict[str, tuple[int, float]] = {}  # how many jobs a worker does at a time, and when it said so
        self._turns = Turns(0)
        self._asked: set[asyncio.Task[Any]] = set()

    def before(self, near: Does) -> Does:
        """Take the jobs before these workers."""
        self._near = near
        return self

    # as Workers have it

    @property
    def compiled(self) -> bool:
        """Whether jobs run compiled rules, as far as this server knows."""
        assert self._near is not None
        return self._near.compiled

    def waiting(self) -> dict[str, int]:
        """How much work of this server waits for a worker anywhere, by rank."""
        assert self._near is not None
        here = self._near.waiting()
        return {rank: count + here[rank] for rank, count in self._turns.waiting().items()}

    async def do(
        self, place: Place, person: str, rank: Rank, seconds: float, work: Callable[[Any], Any], job: Any
    ) -> Any:
        """Do a job that should take at most so many seconds. Raises WorkFailed if it is not done."""
        assert self._near is not None
        if self._seen:
            await self._turns.take(person, rank)
            asked = asyncio.create_task(self._ask(seconds, work.__name__, json.dumps(asdict(job))))
            self._asked.add(asked)  # a caller that stops waiting does not stop the worker
            asked.add_done_callback(self._ended)
            try:
                return await asyncio.shield(asked)
            except (Gone, *LOST):  # nobody is there any more
                pass
        return await self._near.do(place, person, rank, seconds, work, job)

    def close(self) -> None:
        for task in self._asked:
            task.cancel()
        if self._near is not None:
            self._near.close()

    # who is there

    def heard(self, worker: str, head: Head) -> None:
        """A worker says that it is there."""
        if head["version"] == wawel.__version__:
            self._seen[worker] = (head["slots"], monotonic())
            self._count()

    def left(self, worker: str | None = None) -> None:
        """A worker is gone, or nobody can be reached."""
        if worker is None:
            self._seen.clear()
        self._seen.pop(worker or "", None)
        self._count()

    def look(self) -> None:
        """Forget workers that have said nothing for too long."""
        before = monotonic() - SILENT
        self._seen = {worker: seen for worker, seen in self._seen.items() if seen[1] > before}
        self._count()

    def _count(self) -> None:
        # one place stays, so that whoever waits is let through to the processes of this server
        self._turns.resize(max(1, sum(slots for slots, _ in self._seen.values())))

    # jobs

    async def _ask(self, seconds: float, name: str, job: str) -> Any:
        until = monotonic() + seconds + SILENT * 4
        with self._asking.expecting(JOBS) as (number, answer):
            while monotonic() < until and self._seen:
                fields: dict[Any, Any] = {"work": name, "job": job, "seconds": seconds, "id": number}
                fields |= {"server": self._leases.server, "version": wawel.__version__}
                entry = await self._redis.xadd(self._stream, fields)
                while not answer.done() and await self._redis.xrange(self._stream, entry, entry):
                    await asyncio.wait([answer], timeout=CHECKED)
                await asyncio.wait([answer], timeout=CHECKED)  # it is done, and its answer is on its way; or it is lost
                if answer.done():
                    return _result(*answer.result())
        if self._seen:
            raise WorkFailed("no answer in time")
        raise Gone(JOBS)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._asked.discard(task)
        self._turns.give()
        if not task.cancelled():
            task.exception()  # somebody may wait for it, or nobody


def _result(head: Head, body: str) -> Any:
    if head.get("failed"):
        raise WorkFailed(body)
    return json.loads(body)
