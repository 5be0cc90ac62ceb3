"""The bots of one table: which of them are thinking, for whom, and what they decide."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from wawel.core.match import Match
from wawel.server.live.bots import BotFailed, Bots
from wawel.server.live.house.house import House
from wawel.server.live.jobs import seed_of
from wawel.server.live.seating import Seating
from wawel.server.live.turns import Rank
from wawel.server.store.saved import SavedTable

log = logging.getLogger("wawel.server")

Decided = Callable[[int, str], Awaitable[None]]


class Thinking:
    """Starts and stops the bots of a table. `decided` is told what a seat's bot has chosen; "" if it failed."""

    def __init__(self, saved: SavedTable, seating: Seating, house: House, bots: Bots, decided: Decided) -> None:
        self._saved = saved
        self._seating = seating
        self._house = house
        self._bots = bots
        self._decided = decided
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, match: Match, seq: int) -> None:
        """Start every bot that has to decide and is not thinking yet.

        Where nobody looks, bots wait until somebody does, unless a person has decided something and gone.
        """
        if self._house.bots_wait or (not self._seating.connections and not self._has_played(match)):
            return
        for seat in match.waiting:
            level = self._house.level(seat)
            if level is not None and seat not in self._tasks:
                work = self._think(seat, level, match.position, seq)
                self._tasks[seat] = asyncio.create_task(work, name=f"{self._saved.id} seat {seat}")

    def stop(self) -> None:
        """Forget what the bots are thinking about."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def stop_seat(self, seat: int) -> None:
        """Forget what one of them is thinking about."""
        task = self._tasks.pop(seat, None)
        if task is not None:
            task.cancel()

    def close(self) -> None:
        """Stop for good, and let go of the table: it should be gone as soon as nobody else holds it."""
        self.stop()
        self._decided = _nobody

    def ended(self, seat: int) -> bool:
        """A bot's decision is about to be played; false if nobody waits for it any more."""
        return self._tasks.pop(seat, None) is not None

    async def advise(self, seat: int, position: str, seq: int) -> dict[str, Any]:
        """What a bot would do for a person. Raises BotFailed if there is no advice."""
        saved = self._saved
        seed = seed_of(saved.seed, seq, seat)
        return await self._bots.advise(saved.id, saved.game, position, seat, seed, self._person())

    async def _think(self, seat: int, level: str, position: str, seq: int) -> None:
        saved = self._saved
        seed = seed_of(saved.seed, seq, seat)
        try:
            text = await self._bots.choose(
                saved.id, saved.game, position, seat, level, seed, self._person(), self._rank(), self._pace()
            )
        except BotFailed as error:
            log.error("the bot of seat %d at %s failed: %s", seat, saved.id, error)
            text = ""
        await self._decided(seat, text)

    def _pace(self) -> float:
        """As slow as the slowest reader wants it who plays here."""
        return max((each.pace for each in self._seating.connections if each.mine), default=1.0)

    def _rank(self) -> Rank:
        """People who play come before those who look on, and both before an empty room."""
        if not self._seating.connections:
            return Rank.UNWATCHED
        return Rank.PLAYED if any(each.mine for each in self._seating.connections) else Rank.WATCHED

    def _person(self) -> str:
        """Whose turn it is to get a worker: somebody who plays here, or looks on, or the table itself."""
        there = self._seating.connections
        return min(
            (each.address for each in there if each.mine),
            default=min((each.address for each in there), default=self._saved.id),
        )

    def _has_played(self, match: Match) -> bool:
        people = {seat.seat for seat in self._seating.seats if seat.kind != "bot"}
        return any(entry.seat in people for entry in match.entries)


async def _nobody(_seat: int, _text: str) -> None:
    """Listens to the bots of a table that has left the memory."""
