"""Bots think in worker processes, so the server can answer others meanwhile."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from wawel.bots.bot import RANDOM
from wawel.server.live.jobs import Job, Portion, hint, moments, think
from wawel.server.live.turns import Rank
from wawel.server.live.workers import Place, Workers, WorkFailed

Task = TypeVar("Task")
Result = TypeVar("Result")

HINT: Final = 4.0  # seconds, after which a hint is the best so far
ADVISER: Final = "strong"  # the level that gives hints and looks for better decisions


class BotFailed(Exception):
    """A bot made no decision."""


class Does(Protocol):
    """Somebody who does jobs for bots, in processes here or elsewhere."""

    @property
    def compiled(self) -> bool: ...

    async def do(
        self, place: Place, person: str, rank: Rank, seconds: float, work: Callable[[Task], Result], job: Task
    ) -> Result: ...

    def waiting(self) -> dict[str, int]: ...

    def close(self) -> None: ...


class Bots:
    """The bots of a server and the processes they think in."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        delay: float,
        patience: float,
        simulations: int = 0,
        compiled: Path | None = None,
    ) -> None:
        self._workers = Workers(workers, patience, compiled)
        self._does: Does = self._workers
        self._seconds = seconds
        self._delay = delay
        self._simulations = simulations  # 0: as many as the level makes in its time

    @property
    def compiled(self) -> bool:
        """Whether the next job will run compiled rules."""
        return self._does.compiled

    def employ(self, workers: "Callable[[Does], Does]") -> None:
        """Let others do the work; they may leave some of it to those who do it now."""
        self._does = workers(self._workers)

    def waiting(self) -> dict[str, int]:
        """How much work waits for a worker, by rank."""
        return self._does.waiting()

    async def choose(
        self,
        table: str,
        game: str,
        position: str,
        seat: int,
        level: str,
        seed: int,
        person: str = "",
        rank: Rank = Rank.PLAYED,
        pace: float = 1.0,
    ) -> str:
        """Return a bot's decision in notation, after the delay at the earliest. Raises BotFailed if there is none.

        `pace` makes the delay longer or shorter. A seat of a table has one job at a time.
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

    def close(self) -> None:
        """Stop the workers."""
        self._does.close()

    def _counted(self, level: str) -> str:
        return f"{level}:{self._simulations}" if level != RANDOM and self._simulations else level

    async def _work(self, place: Place, person: str, rank: Rank, work: Callable[[Any], Any], job: Job | Portion) -> Any:
        try:
            return await self._does.do(place, person, rank, max(HINT, self._seconds), work, job)
        except WorkFailed as error:
            raise BotFailed(str(error)) from error
