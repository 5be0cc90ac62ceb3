"""Bots think in worker processes, so the server can answer others meanwhile."""

import asyncio
import logging
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from wawel.bots.bot import RANDOM
from wawel.build import is_compiled
from wawel.server.live.jobs import Job, Portion, hint, moments, think
from wawel.server.live.turns import Rank, Turns
from wawel.workers import prepare

log = logging.getLogger("wawel.server")

LATE: Final = 0.1  # seconds
TRIES: Final = 2  # if a worker dies, a new one gets the job once
HINT: Final = 4.0  # seconds, after which a hint is the best so far
ADVISER: Final = "strong"  # the level that gives hints and looks for better decisions


class BotFailed(Exception):
    """A bot made no decision."""


class Bots:
    """The bots of a server and the processes they think in, which start with the first job.

    As soon as the folder `compiled` exists, new processes load the package from it, and old ones end after their job.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        delay: float,
        patience: float,
        simulations: int = 0,
        compiled: Path | None = None,
    ) -> None:
        self._workers = workers
        self._seconds = seconds
        self._delay = delay
        self._patience = patience
        self._simulations = simulations  # 0: as many as the level makes in its time
        self._compiled = is_compiled()
        self._awaited = compiled
        self._turns = Turns(workers)
        self._thinking: dict[tuple[str, int], asyncio.Event] = {}  # seats of tables with a job; set when it ends
        self._pool: ProcessPoolExecutor | None = None

    @property
    def compiled(self) -> bool:
        """Whether the next job will run compiled rules."""
        return self._compiled or (self._awaited is not None and self._awaited.is_dir())

    async def choose(
        self,
        table: str,
        game: str,
        position: str,
        seat: int,
        level: str,
        seed: int,
        person: str = "",
        rank: Rank = Rank.WATCHED,
        pace: float = 1.0,
    ) -> str:
        """Return a bot's decision in notation, after the delay at the earliest. Raises BotFailed if there is none.

        `pace` makes the delay longer or shorter. A seat of a table has one job at a time. A caller that stops waiting
        does not stop the worker: the next job of the seat starts when the old one has ended.
        """
        job = Job(game, position, seat, self._counted(level), seed, self._seconds)
        text, _ = await asyncio.gather(
            self._work((table, seat), person, rank, think, job), asyncio.sleep(self._delay * pace)
        )
        return str(text)

    async def advise(self, table: str, game: str, position: str, seat: int, seed: int, person: str) -> dict[str, Any]:
        """Return advice for a seat that has to decide. Raises BotFailed if there is none."""
        job = Job(game, position, seat, self._counted(ADVISER), seed, HINT)
        found: dict[str, Any] = await self._work((f"{table} hint", seat), person, Rank.ASKED, hint, job)
        return found

    async def moments(self, replay: str, record: str, numbers: list[int]) -> list[dict[str, Any]]:
        """Return the analysis of some moments of a record. Raises BotFailed if there is none."""
        portion = Portion(record, ADVISER, self._simulations, numbers)
        place = (f"{replay} analysis", numbers[0])
        found: list[dict[str, Any]] = await self._work(place, replay, Rank.BACKGROUND, moments, portion)
        return found

    def _counted(self, level: str) -> str:
        return f"{level}:{self._simulations}" if level != RANDOM and self._simulations else level

    def close(self) -> None:
        """Stop the workers."""
        self._drop(self._pool)

    async def _work(
        self, place: tuple[str, int], person: str, rank: Rank, work: Callable[[Any], Any], job: Job | Portion
    ) -> Any:
        for _ in range(TRIES):
            pool = await self._take(place, person, rank)
            try:
                answer = self._submit(pool, place, work, job)
                return await asyncio.wait_for(answer, max(HINT, self._seconds) + self._patience)
            except BrokenProcessPool:
                log.warning("a bot's process died; starting new ones")
                self._drop(pool)
            except TimeoutError as error:
                self._drop(pool)
                raise BotFailed("no answer in time") from error
            except Exception as error:
                raise BotFailed(str(error)) from error
        raise BotFailed("its process died again")

    async def _take(self, place: tuple[str, int], person: str, rank: Rank) -> ProcessPoolExecutor:
        """Wait for the seat's last job to end, then for a free worker. Both stay busy until _end()."""
        while place in self._thinking:
            await self._thinking[place].wait()
        self._thinking[place] = asyncio.Event()
        try:
            await self._turns.take(person, rank)
        except BaseException:
            self._thinking.pop(place).set()
            raise
        try:
            return self._start()
        except BaseException:
            self._end(place)
            raise

    def _submit(
        self, pool: ProcessPoolExecutor, place: tuple[str, int], work: Callable[[Any], Any], job: Job | Portion
    ) -> asyncio.Future[Any]:
        """Give a job to a worker. The seat and the worker stay busy until it ends, even if nobody waits for it."""
        loop = asyncio.get_running_loop()
        # kill a worker that hangs, even if nobody waits for it any more; a caller that waits gives up earlier
        alarm = loop.call_later(max(HINT, self._seconds) + self._patience + LATE, self._drop, pool)

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

    def _end(self, place: tuple[str, int], alarm: asyncio.TimerHandle | None = None) -> None:
        if alarm is not None:
            alarm.cancel()
        self._turns.give()
        self._thinking.pop(place).set()

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
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=prepare)
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
