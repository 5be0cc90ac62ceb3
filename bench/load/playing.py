"""Tables with scripted seats: they play whole games, and note how long it takes until the last seat knows."""

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.load.client import PATIENCE, Json, live, opened, player


@dataclass(slots=True)
class Times:
    """Seconds from sending a decision to the last seat informed, of those decided while `counting`."""

    counting: bool = False
    seconds: list[float] = field(default_factory=list)
    joined: int = 0  # tables that have begun


class Seat:
    """One connection: the last frame, and when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.frame: Json = {"seq": -1, "ack": None, "actions": [], "waiting": [], "outcome": None}
        self.came = 0.0
        self.moved = asyncio.Event()
        self._socket = socket
        self._asked = 0
        self._answers: dict[int, int] = {}  # the row of each answer, -1 if it was a refusal
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):  # whoever waits for a frame notices that none comes
            async for text in self._socket:
                came = time.perf_counter()
                self._hear(json.loads(text), came)

    def _hear(self, message: Json, came: float) -> None:
        if message["type"] == "frame":
            self.frame, self.came = message, came
        if self._asked and self._asked in (message.get("ack"), message.get("id")):
            self._answers[self._asked] = int(message.get("seq", -1))
        self.moved.set()

    async def informed(self, seq: int) -> float:
        """Wait for the frame of this row or of a later one; returns when it came."""
        async with asyncio.timeout(PATIENCE):
            while self.frame["seq"] < seq:
                self.moved.clear()
                await self.moved.wait()
        return self.came

    async def asked(self, seq: int) -> None:
        """Wait until there is something to decide after this row."""
        async with asyncio.timeout(PATIENCE):
            while not (self.frame["actions"] or self.frame["outcome"]) or self.frame["seq"] < seq:
                self.moved.clear()
                await self.moved.wait()

    async def play(self, seat: int, text: str) -> int:
        """Send a decision and wait for the frame that answers it; returns its row."""
        return await self._answered({"type": "play", "seat": seat, "text": text})

    async def undo(self, seat: int) -> bool:
        """Take the last decision back; whether that was accepted."""
        return await self._answered({"type": "undo", "seat": seat, "whole_turn": False}) >= 0

    async def sit(self, seat: int) -> None:
        """Look from another seat."""
        self.frame["seq"] = -1
        await self._socket.send(json.dumps({"type": "sit", "seat": seat}))
        await self.informed(0)

    async def _answered(self, message: Json) -> int:
        """The row of the frame that answers a message; -1 if it was refused."""
        self._asked += 1
        await self._socket.send(json.dumps({**message, "id": self._asked}))
        async with asyncio.timeout(PATIENCE):
            while self._asked not in self._answers:
                self.moved.clear()
                await self.moved.wait()
        return self._answers.pop(self._asked)

    async def leave(self) -> None:
        self._reading.cancel()
        await self._socket.close()


async def play_matches(ports: list[int], number: int, game: str, seats: int, pause: float, times: Times) -> None:
    """One match after another at table `number`, with a decision every `pause` seconds, until cancelled.

    Each seat comes by another server, if there are several.
    """
    rng = random.Random(number)
    source = player(number)
    await asyncio.sleep(rng.random() * pause)
    while True:
        made = await opened(ports[number % len(ports)], source, game, ["link"] * seats)
        if made is None:
            raise SystemExit(f"the server refuses a table to {source}")
        people = [
            Seat(await live(ports[(number + seat) % len(ports)], made["table"], invite["token"], source))
            for seat, invite in enumerate(made["invites"])
        ]
        times.joined += 1
        try:
            for seat in people:
                await seat.informed(0)
            await _play(people, pause, times, rng)
        finally:
            for seat in people:
                await seat.leave()


async def _play(people: list[Seat], pause: float, times: Times, rng: random.Random) -> None:
    due = time.perf_counter() + pause * rng.random()
    while not people[0].frame["outcome"]:
        seat = rng.choice(people[0].frame["waiting"])
        due += pause
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        text = rng.choice(people[seat].frame["actions"])
        counted, sent = times.counting, time.perf_counter()
        seq = await people[seat].play(seat, text)
        last = max([await each.informed(seq) for each in people])
        if counted and times.counting:
            times.seconds.append(last - sent)
