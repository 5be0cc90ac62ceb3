"""Analyses of finished matches: worked out in the background, stored as they grow, and resumable."""

import asyncio
import logging
from typing import Any, Final

from wawel.bots import report
from wawel.server.errors import nothing_better
from wawel.server.live import names
from wawel.server.live.bots import BotFailed, Bots
from wawel.server.live.replays import Replays, Source
from wawel.server.messages.analysis import Analysis
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored

log = logging.getLogger("wawel.server")

PORTION: Final = 4  # moments between which bots at tables get their turn
STORED_EVERY: Final = 8  # portions


class Running:
    """An analysis that is being worked out: the moments so far, and the task."""

    def __init__(self, moments: list[dict[str, Any]]) -> None:
        self.moments = moments
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """All analyses of a server. Everybody who asks about the same record gets the same one."""

    def __init__(self, store: Store, bots: Bots, replays: Replays, kept: int) -> None:
        self._store = store
        self._bots = bots
        self._replays = replays
        self._kept = kept
        self._running: dict[str, Running] = {}

    async def look(self, source: Source) -> Analysis:
        """An analysis as far as it is done."""
        moments = await self._known(source.id)
        found = report.conclusion(moments, source.about.seats)
        about = {"replay": source.replay, "count": source.about.lines + 1, "working": source.id in self._running}
        return Analysis.model_validate({**about, "moments": list(moments), **found})

    async def compare(self, source: Source, person: str, step: int, seat: int | None) -> bytes:
        """What was done at a step and what was better, as JSON; refused if nothing better is known."""
        moments = await self._known(source.id)
        if not 0 <= step < len(moments) or not moments[step]["better"]:
            raise nothing_better(step)
        compared: bytes = await self._replays.ask(source, person, "compared", moments[step], seat)
        return compared

    async def start(self, source: Source) -> Analysis:
        """Begin an analysis, or go on with one that was stopped. One that is complete stays as it is."""
        id, count = source.id, source.about.lines + 1
        if id not in self._running:
            moments = await self._store.library.analysis(id)
            if len(moments) < count and id not in self._running:
                running = Running(moments)
                self._running[id] = running
                running.task = asyncio.create_task(self._work(id, source.text, count, running))
        return await self.look(source)

    async def stop(self, source: Source) -> Analysis:
        """Stop an analysis; what was found is kept."""
        running = self._running.get(source.id)
        if running is not None and running.task is not None:
            running.task.cancel()
            await asyncio.gather(running.task, return_exceptions=True)
        return await self.look(source)

    async def close(self) -> None:
        """Stop all; what was found is kept."""
        tasks = [running.task for running in self._running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _known(self, id: str) -> list[dict[str, Any]]:
        running = self._running.get(id)
        return await self._store.library.analysis(id) if running is None else running.moments

    async def _work(self, id: str, text: str, count: int, running: Running) -> None:
        try:
            portions = 0
            while len(running.moments) < count:
                first = len(running.moments)
                numbers = list(range(first, min(first + PORTION, count)))
                running.moments += await self._bots.moments(id, text, numbers)
                portions += 1
                if portions % STORED_EVERY == 0:
                    await self._store.library.put_analysis(id, running.moments, names.now(), self._kept)
        except BotFailed as error:
            log.error("the analysis of %s failed at moment %d: %s", id, len(running.moments), error)
        finally:
            try:
                await self._store.library.put_analysis(id, running.moments, names.now(), self._kept)
            except NotStored as error:
                log.error("an analysis was not stored: %s", error)
            finally:
                self._running.pop(id, None)  # not before it is stored: whoever looks in between would find nothing
