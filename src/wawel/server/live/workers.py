"""Worker processes of a server: they do what would keep everybody waiting, for one after another in turn."""

import asyncio
import logging
import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from wawel.build import is_compiled
from wawel.server.live.turns import Rank, Turns
from wawel.server.watch.metrics import QUEUEING, THINKING
from wawel.workers import prepare

log = logging.getLogger("wawel.server")

Job = TypeVar("Job")
Result = TypeVar("Result")

LATE: Final = 0.1  # seconds
TRIES: Final = 2  # if a worker dies, a new one gets the job once
MEEKNESS: Final = 5  # workers leave the processor to the server when both want it

Place = tuple[str, int]


class WorkFailed(Exception):
    """A worker did not do its job."""


class Workers:
    """So many processes, which start with the first job.

    As soon as the folder `compiled` exists, new processes load the package from it, and old ones end after their job.
    """

    def __init__(self, count: int, patience: float, compiled: Path | None = None) -> None:
        self._count = count
        self._patience = patience
        self._compiled = is_compiled()
        self._awaited = compiled
        self._turns = Turns(count)
        self._busy: dict[Place, asyncio.Event] = {}  # places with a job; set when it ends
        self._pool: ProcessPoolExecutor | None = None

    @property
    def compiled(self) -> bool:
        """Whether the next job will run compiled rules."""
        return self._compiled or (self._awaited is not None and self._awaited.is_dir())

    def waiting(self) -> dict[str, int]:
        """How much work waits for a worker, by rank."""
        return self._turns.waiting()

    async def do(
        self, place: Place, person: str, rank: Rank, seconds: float, work: Callable[[Job], Result], job: Job
    ) -> Result:
        """Do a job that should take at most so many seconds. Raises WorkFailed if it is not done.

        A place has one job at a time. A caller that stops waiting does not stop the worker: the next job of the place
        starts when the old one has ended.
        """
        for _ in range(TRIES):
            with QUEUEING.labels(rank.name.lower()).time():
                pool = await self._take(place, person, rank)
            try:
                answer = self._submit(pool, place, seconds, work, job)
                with THINKING.labels(rank.name.lower()).time():
                    async with asyncio.timeout(seconds + self._patience):
                        return await answer
            except BrokenProcessPool:
                log.warning("a worker process died; starting new ones")
                self._drop(pool)
            except TimeoutError as error:
                self._drop(pool)
                raise WorkFailed("no answer in time") from error
            except Exception as error:
                raise WorkFailed(str(error)) from error
        raise WorkFailed("its process died again")

    def close(self) -> None:
        """Stop the workers."""
        self._drop(self._pool)

    async def _take(self, place: Place, person: str, rank: Rank) -> ProcessPoolExecutor:
        """Wait for the place's last job to end, then for a free worker. Both stay busy until _end()."""
        while place in self._busy:
            await self._busy[place].wait()
        self._busy[place] = asyncio.Event()
        try:
            await self._turns.take(person, rank)
        except BaseException:
            self._busy.pop(place).set()
            raise
        try:
            return self._start()
        except BaseException:
            self._end(place)
            raise

    def _submit(
        self, pool: ProcessPoolExecutor, place: Place, seconds: float, work: Callable[[Job], Result], job: Job
    ) -> "asyncio.Future[Result]":
        """Give a job to a worker. The place and the worker stay busy until it ends, even if nobody waits for it."""
        loop = asyncio.get_running_loop()
        # kill a worker that hangs, even if nobody waits for it any more; a caller that waits gives up earlier
        alarm = loop.call_later(seconds + self._patience + LATE, self._drop, pool)

        def ended(_: Future[Any]) -> None:
            with suppress(RuntimeError):  # the server has already stopped
                loop.call_soon_threadsafe(self._end, place, alarm)

        try:
            running = pool.submit(work, job)
        except BaseException:
            self._end(place, alarm)
            raise
        running.add_done_callback(ended)
        return asyncio.wrap_future(running)

    def _end(self, place: Place, alarm: asyncio.TimerHandle | None = None) -> None:
        if alarm is not None:
            alarm.cancel()
        self._turns.give()
        self._busy.pop(place).set()

    def _start(self) -> ProcessPoolExecutor:
        if self._awaited is not None and self._awaited.is_dir():
            # this process keeps what it has loaded; a new one starts with the same path and looks there first
            sys.path.insert(0, str(self._awaited))
            self._awaited = None
            self._compiled = True
            if self._pool is not None:
                self._pool.shutdown(wait=False)
                self._pool = None
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, initializer=_begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """Kill a pool at once, whatever its workers are doing."""
        if pool is None:
            return
        if pool is self._pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _begin() -> None:
    prepare()
    if hasattr(os, "nice"):
        os.nice(MEEKNESS)
