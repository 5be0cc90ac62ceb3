"""Hostile clients, each doing one thing as hard as it can from a few addresses of its own."""

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from statistics import median

import wawel
from bench.load.client import hostile, live, opened, request
from bench.load.playing import Seat
from bench.load.service import Service

KNIGHTS = "knights-and-castles"
CARCASSONNE = "carcassonne"
CLIENTS = 4
WATCHERS = 200
BOT_TABLES = 40
HELD = 1500

Attack = Callable[[Service, Counter[str]], Awaitable[None]]


async def harass(service: Service, name: str) -> None:
    """Attack until cancelled, then say what was achieved."""
    done: Counter[str] = Counter()
    began = time.perf_counter()
    try:
        await ATTACKS[name](service, done)
    finally:
        seconds = time.perf_counter() - began
        told = ", ".join(f"{what}: {count} ({count / seconds:.1f}/s)" for what, count in sorted(done.items()))
        sys.stderr.write(f"{name}: {told or 'nothing'}\n")


async def _replays(service: Service, done: Counter[str]) -> None:
    """Upload records that nobody knows yet, and look at each from every seat."""
    match = _finished(CARCASSONNE)

    async def one(number: int) -> None:
        source = hostile(number)
        for turn in range(1_000_000):
            match.names = [f"Ada {number} {turn}", "Bolek"]
            status, body = await request(service.port, "POST", "/api/replays", match.record.text().encode(), source)
            done[f"upload {status}"] += 1
            if status != 200:
                await asyncio.sleep(0.1)
                continue
            id = json.loads(body)["replay"]
            for seat in (-1, 0, 1):
                status, _ = await request(service.port, "GET", f"/api/replays/{id}?seat={seat}", b"", source)
                done[f"look {status}"] += 1

    await asyncio.gather(*map(one, range(CLIENTS)))


async def _bots(service: Service, done: Counter[str]) -> None:
    """Let bots play each other at many tables, and see how long somebody else waits for a bot."""
    watched = []
    for number in range(BOT_TABLES):
        made = await opened(service.port, hostile(number % CLIENTS), CARCASSONNE, ["bot", "bot"])
        if made is not None:
            watched.append(Seat(await live(service.port, made["table"], None, hostile(number % CLIENTS))))
    done["bot tables"] = len(watched)
    waits: list[float] = []
    try:
        while True:
            made = await opened(service.port, "127.0.0.9", KNIGHTS, ["here", "bot"])
            assert made is not None
            person = Seat(await live(service.port, made["table"], made["token"], "127.0.0.9"))
            await person.informed(0)
            await person.sit(0)
            while not person.frame["outcome"]:
                seq = await person.play(0, person.frame["actions"][0])
                began = time.perf_counter()
                await person.asked(seq)
                waits.append(time.perf_counter() - began)
    finally:
        if waits:
            sys.stderr.write(f"a person waits for a bot: median {median(waits):.2f} s, at most {max(waits):.2f} s\n")
        done["bot answers to a person"] = len(waits)


async def _spectators(service: Service, done: Counter[str]) -> None:
    """Watch one table with many connections while its host plays without a pause."""
    made = await opened(service.port, hostile(0), KNIGHTS, ["here", "here"])
    assert made is not None
    joining = [live(service.port, made["table"], None, hostile(number)) for number in range(WATCHERS)]
    watchers = [Seat(socket) for socket in await asyncio.gather(*joining)]
    done["watching"] = len(watchers)
    host = Seat(await live(service.port, made["table"], made["token"], hostile(0)))
    await host.informed(0)
    while not host.frame["outcome"]:
        seat = host.frame["waiting"][0]
        await host.sit(seat)
        await host.play(seat, host.frame["actions"][0])
        done["decisions"] += 1
    done["still watching at the end"] = sum(bool(each.frame["outcome"]) for each in watchers)


async def _names(service: Service, done: Counter[str]) -> None:
    """Rename a seat without a pause."""
    made = await opened(service.port, hostile(0), KNIGHTS, ["here", "here"])
    assert made is not None
    socket = await live(service.port, made["table"], made["token"], hostile(0))
    for turn in range(1_000_000):
        await socket.send(json.dumps({"type": "name", "seat": 0, "name": f"Ada {turn}"}))
        await socket.send('{"type": "ping"}')
        while '"type":"pong"' not in str(await socket.recv()):
            pass
        done["names"] += 1


async def _opening(service: Service, done: Counter[str]) -> None:
    """Open tables without a pause."""

    async def one() -> None:
        while True:
            made = await opened(service.port, hostile(0), KNIGHTS, ["here", "here"])
            done["refused" if made is None else "opened"] += 1

    await asyncio.gather(*[one() for _ in range(CLIENTS)])


async def _halves(service: Service, done: Counter[str]) -> None:
    """Begin many requests and never end them."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{service.port}\r\n".encode()
    writers = []
    for number in range(HELD):
        try:
            source = (hostile(number % 200), 0)
            reader, writer = await asyncio.open_connection("127.0.0.1", service.port, local_addr=source)
        except OSError:
            done["not let in"] += 1
            continue
        writer.write(head if number % 2 else head + b"Content-Length: 50\r\n\r\n{")
        writers.append((reader, writer))
    while True:
        await asyncio.sleep(1.0)
        done["held"] = sum(not reader.at_eof() for reader, _ in writers)


async def _undos(service: Service, done: Counter[str]) -> None:
    """Play and take back without a pause, at a table that nobody else sees."""
    made = await opened(service.port, hostile(0), "dragon-castle", ["link", "link"])
    assert made is not None
    people = [Seat(await live(service.port, made["table"], each["token"], hostile(0))) for each in made["invites"]]
    rng = random.Random(1)
    for each in people:
        await each.informed(0)
    while not people[0].frame["outcome"]:
        seat = people[0].frame["waiting"][0]
        seq = await people[seat].play(seat, rng.choice(people[seat].frame["actions"]))
        await people[0].informed(seq)
        done["steps"] += 1
        while people[seat].frame["can_undo"]:
            done["undone" if await people[seat].undo(seat) else "refused"] += 1
            seq = await people[seat].play(seat, rng.choice(people[seat].frame["actions"]))
            await people[0].informed(seq)


def _finished(game: str) -> wawel.Match:
    """A match played at random."""
    rng, match = random.Random(7), wawel.Match(game, 2, 7)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


ATTACKS: dict[str, Attack] = {
    "bots": _bots,
    "halves": _halves,
    "names": _names,
    "opening": _opening,
    "replays": _replays,
    "spectators": _spectators,
    "undos": _undos,
}
