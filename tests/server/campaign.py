"""People who play on at several tables while servers die: what they were told, and what is stored in the end."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException

from tests.server.places import Place
from tests.server.playing import Json, Player, open_table
from wawel.server.live.course import Course
from wawel.server.store.saved import ACT, Row
from wawel.server.store.store import Store

LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError, AssertionError)
PAUSE = 0.05  # seconds until somebody who was cut off comes back


@dataclass
class Table:
    """A table, what each seat has sent, and which of these were acknowledged (by their place among the sent ones)."""

    made: Json
    sent: list[list[str]]
    told: list[set[int]]
    seen: int = 0  # the last row that anybody was told of
    over: bool = False


@dataclass
class Campaign:
    """Plays many matches at once, against servers that come and go. `addresses` are those that live now."""

    addresses: Callable[[], Sequence[str]]
    seed: int
    tables: list[Table] = field(default_factory=list)
    acknowledged: int = 0
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)

    def begin(self, matches: int) -> None:
        """So many matches at a time, one after another."""
        self._tasks = [asyncio.create_task(self._matches(random.Random(self.seed + n))) for n in range(matches)]

    async def until(self, acknowledged: int) -> None:
        """Wait until so many decisions were acknowledged."""
        while self.acknowledged < acknowledged:
            for task in self._tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.002)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        for found in await asyncio.gather(*self._tasks, return_exceptions=True):
            if not isinstance(found, asyncio.CancelledError) and isinstance(found, BaseException):
                raise found

    async def check(self, place: Place) -> None:
        """Every acknowledged decision is stored once, and nothing that nobody sent; each match can be replayed."""
        store = await Store.open(*place)
        for table in self.tables:
            rows = await store.rows(table.made["table"])
            saved = await store.table(table.made["table"])
            assert saved is not None
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert len(rows) >= table.seen
            Course.load(saved, await store.history(table.made["table"]))
            for seat in range(len(table.sent)):
                _check_seat(table, seat, rows)
        await store.close()

    async def _matches(self, rng: random.Random) -> None:
        while True:
            made = await self._opened(rng)
            seats = len(made["invites"])
            table = Table(made, [[] for _ in range(seats)], [set() for _ in range(seats)])
            self.tables.append(table)
            await asyncio.gather(*(self._sit(table, seat, rng) for seat in range(seats)))

    async def _opened(self, rng: random.Random) -> Json:
        while True:
            with suppress(*LOST):
                return await open_table(self._anywhere(rng), "link", "link", seed=None)
            await asyncio.sleep(PAUSE)

    async def _sit(self, table: Table, seat: int, rng: random.Random) -> None:
        """Play one seat to the end, whoever dies meanwhile."""
        while not table.over:
            player = None
            try:
                token = table.made["invites"][seat]["token"]
                before = table.seen
                player = await Player.join(self._anywhere(rng), table.made["table"], token)
                self._heard(table, player.frame, before)
                await self._play(table, seat, player, rng)
            except LOST:
                await asyncio.sleep(PAUSE)
            finally:
                if player is not None:
                    Player.connected.remove(player)
                    with suppress(*LOST):
                        await player.leave()

    async def _play(self, table: Table, seat: int, player: Player, rng: random.Random) -> None:
        while not player.frame["outcome"]:
            if seat not in player.frame["waiting"]:
                await player.hear("frame")
                continue
            sent = table.sent[seat]
            sent.append(rng.choice(player.frame["actions"]))
            number, before = len(sent) - 1, table.seen
            answer = await player.play(seat, sent[number])
            if answer["type"] != "frame":
                raise RuntimeError(f"{sent[number]} was offered and refused: {answer}")
            self._heard(table, answer, before)
            table.told[seat].add(number)
            self.acknowledged += 1
        table.over = True

    def _heard(self, table: Table, frame: Json, before: int) -> None:
        """Nobody is told less than somebody knew before they asked."""
        if frame["seq"] < before:
            raise RuntimeError(f"row {frame['seq']} after row {before}")
        table.seen = max(table.seen, frame["seq"])

    def _anywhere(self, rng: random.Random) -> str:
        found = self.addresses()
        if not found:
            raise ConnectionRefusedError
        return rng.choice(found)


def _check_seat(table: Table, seat: int, rows: list[Row]) -> None:
    """What is stored of a seat are things it sent, in this order, each at most once, and all acknowledged ones."""
    stored = [row.text for row in rows if row.kind == ACT and row.seat == seat]
    assert is_told(stored, table.sent[seat], table.told[seat]), (stored, table.sent[seat], table.told[seat])


def is_told(stored: list[str], sent: list[str], told: set[int]) -> bool:
    """Whether `stored` can be made from `sent` by leaving out some that were not told."""
    reached = {0}  # how many of the stored ones the sent ones so far can stand for
    for number, text in enumerate(sent):
        taken = {at + 1 for at in reached if at < len(stored) and stored[at] == text}
        reached = taken if number in told else reached | taken
    return len(stored) in reached
