"""Analyses of finished matches: worked out in the background, stored as they grow, and resumable."""

import asyncio
import logging
from typing import Any, Final

from wawel.bots import report
from wawel.server.errors import nothing_better
from wawel.server.live import names
from wawel.server.live.bots import BotFailed, Bots
from wawel.server.live.comparing import compared
from wawel.server.live.replay import Played
from wawel.server.messages.analysis import Analysis, Comparison
from wawel.server.store.store import NotStored, Store

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

    def __init__(self, store: Store, bots: Bots, kept: int) -> None:
        self._store = store
        self._bots = bots
        self._kept = kept
        self._running: dict[str, Running] = {}

    async def look(self, replay: str, played: Played) -> Analysis:
        """An analysis as far as it is done."""
        id = names.replay_id(played.record.text())
        return self._told(replay, played, await self._known(id), id in self._running)

    async def compare(self, played: Played, step: int, seat: int | None) -> Comparison:
        """What was done at a step and what was better; refused if nothing better is known."""
        moments = await self._known(names.replay_id(played.record.text()))
        if not 0 <= step < len(moments) or not moments[step]["better"]:
            raise nothing_better(step)
        return await asyncio.to_thread(compared, played, moments[step], seat)

    async def start(self, replay: str, played: Played) -> Analysis:
        """Begin an analysis, or go on with one that was stopped. One that is complete stays as it is."""
        text = played.record.text()
        id = names.replay_id(text)
        if id not in self._running:
            moments = await self._store.analysis(id)
            if len(moments) < _count(played) and id not in self._running:
                running = Running(moments)
                self._running[id] = running
                running.task = asyncio.create_task(self._work(id, text, _count(played), running))
        return await self.look(replay, played)

    async def stop(self, replay: str, played: Played) -> Analysis:
        """Stop an analysis; what was found is kept."""
        running = self._running.get(names.replay_id(played.record.text()))
        if running is not None and running.task is not None:
            running.task.cancel()
            await asyncio.gather(running.task, return_exceptions=True)
        return await self.look(replay, played)

    async def close(self) -> None:
        """Stop all; what was found is kept."""
        tasks = [running.task for running in self._running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _known(self, id: str) -> list[dict[str, Any]]:
        running = self._running.get(id)
        return await self._store.analysis(id) if running is None else running.moments

    async def _work(self, id: str, text: str, count: int, running: Running) -> None:
        try:
            portions = 0
            while len(running.moments) < count:
                first = len(running.moments)
                numbers = list(range(first, min(first + PORTION, count)))
                running.moments += await self._bots.moments(id, text, numbers)
                portions += 1
                if portions % STORED_EVERY == 0:
                    await self._store.put_analysis(id, running.moments, names.now(), self._kept)
        except BotFailed as error:
            log.error("the analysis of %s failed at moment %d: %s", id, len(running.moments), error)
        finally:
            self._running.pop(id, None)
            try:
                await self._store.put_analysis(id, running.moments, names.now(), self._kept)
            except NotStored as error:
                log.error("an analysis was not stored: %s", error)

    def _told(self, replay: str, played: Played, moments: list[dict[str, Any]], working: bool) -> Analysis:
        found = report.conclusion(moments, played.record.seats)
        about = {"replay": replay, "count": _count(played), "working": working}
        return Analysis.model_validate({**about, "moments": list(moments), **found})


def _count(played: Played) -> int:
    return len(played.record.lines) + 1
