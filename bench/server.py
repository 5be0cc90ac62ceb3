"""Measures how fast a server answers: python bench/server.py [TABLES ...]

Starts a server on a new data folder, lets three people by link play at random at each table, and measures the time from
`play` to its frame. That includes the rules, the commit to disk and three frames. The clients run in this process, so
on a small machine they take a good part of the CPU.
"""

import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

GAME = "knights-and-castles"
SEATS = 3


def open_table(address: str) -> dict[str, Any]:
    body = {"game": GAME, "seats": [{"kind": "link", "name": str(seat)} for seat in range(SEATS)]}
    with urllib.request.urlopen(f"{address}api/tables", json.dumps(body).encode()) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


async def play(socket: ClientConnection, token: str, times: list[float]) -> None:
    """Decide for one seat until the end."""
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "since": None}))
    asked, began = 0, 0.0
    async for text in socket:
        frame = json.loads(text)
        if frame["type"] != "frame":
            continue
        if asked and frame["ack"] == asked:
            times.append(time.perf_counter() - began)
            asked = 0
        if frame["outcome"]:
            return
        if frame["actions"] and not asked:
            asked, began = frame["seq"], time.perf_counter()
            message = {"type": "play", "id": asked, "seat": frame["seat"], "text": random.choice(frame["actions"])}
            await socket.send(json.dumps(message))


async def table(address: str, times: list[float]) -> None:
    made = await asyncio.to_thread(open_table, address)
    url = f"{address.replace('http', 'ws', 1)}api/tables/{made['table']}/live"
    sockets = [await connect(url) for _ in made["invites"]]
    await asyncio.gather(*[play(s, i["token"], times) for s, i in zip(sockets, made["invites"], strict=True)])
    for socket in sockets:
        await socket.close()


async def measure(address: str, tables: int) -> str:
    times: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(*[table(address, times) for _ in range(tables)])
    seconds = time.perf_counter() - began
    median, late = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    rate = len(times) / seconds
    return f"{tables:4d} tables {rate:7.0f} plays/s   median {1000 * median:6.1f} ms   95 % {1000 * late:6.1f} ms"


def main() -> None:
    """Measure with each number of tables."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "wawel.server", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            try:
                for tables in [int(text) for text in sys.argv[1:]] or [1, 10, 50]:
                    sys.stdout.write(asyncio.run(measure(address, tables)) + "\n")
            finally:
                server.terminate()


main()
