"""Bots think in workers that could be on another machine: real processes that take jobs from a real Redis."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from typer.testing import CliRunner

from bench.services import Redis
from tests.server.conftest import Servers
from tests.server.playing import Player, open_table
from tests.waiting import PATIENCE, soon
from wawel.cli.app import app
from wawel.server.cluster.far_workers import FarWorkers
from wawel.server.cluster.worker import GROUP
from wawel.server.live.jobs import Job, think
from wawel.server.live.turns import Rank, Turns

pytestmark = pytest.mark.slow

Hire = Callable[[str, str], "subprocess.Popen[str]"]


@pytest.fixture
def hire() -> Iterator[Hire]:
    """Start `wawel worker` with one process."""
    hired: list[subprocess.Popen[str]] = []

    def hiring(database: str, redis: str) -> "subprocess.Popen[str]":
        environment = {**os.environ, "WAWEL_DATABASE_URL": database, "WAWEL_REDIS_URL": redis}
        command = [sys.executable, "-m", "wawel", "worker", "--processes", "1", "--json"]
        hired.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment))
        assert hired[-1].stdout is not None
        assert json.loads("".join(hired[-1].stdout.readline() for _ in range(3))) == {"processes": 1}
        return hired[-1]

    yield hiring
    for process in hired:
        process.kill()
        process.communicate()


async def test_bots_think_elsewhere_and_here_when_nobody_is_there(
    servers: Servers, hire: Hire, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker takes the jobs; Redis is emptied; the worker is killed; another one comes. The match goes on."""
    (server,) = await servers(1)
    hub = server.app.state.hub
    far: FarWorkers = hub.bots._does
    done: list[str] = []
    asked, near = far._ask, far._near
    assert near is not None
    here = near.do

    async def ask(*given: object) -> object:
        found = await asked(*given)  # type: ignore[arg-type]
        done.append("elsewhere")
        return found

    async def do(*given: object) -> object:
        done.append("here")
        return await here(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(far, "_ask", ask)
    monkeypatch.setattr(near, "do", do)

    async def who() -> set[str]:
        """Who decides for the bot of a new table."""
        done.clear()
        made = await open_table(server.address, "link", "random")
        player = await Player.join(server.address, made["table"], made["invites"][0]["token"])
        while 1 in player.frame["waiting"]:
            await player.hear("frame")
        await player.leave()
        return set(done)

    async def becomes(place: str) -> None:
        """A worker that had to wait for its processor is passed over for a while, so one look proves nothing."""
        async with asyncio.timeout(PATIENCE):
            while await who() != {place}:
                await asyncio.sleep(0.1)

    await becomes("here")
    database = str(hub._settings.postgres)
    first = hire(database, redis.url)
    await soon(lambda: bool(far._seen))
    await becomes("elsewhere")
    redis.empty()
    await becomes("elsewhere")
    first.kill()
    await soon(lambda: not far._seen)
    await becomes("here")
    second = hire(database, redis.url)
    await soon(lambda: bool(far._seen))
    await becomes("elsewhere")
    second.send_signal(signal.SIGTERM)
    assert second.wait(PATIENCE) == 0


async def test_the_job_of_a_dead_worker_is_taken_up(servers: Servers, hire: Hire, redis: Redis) -> None:
    """It is at it when it dies; the other one answers."""
    (server,) = await servers(1)
    hub = server.app.state.hub
    far: FarWorkers = hub.bots._does
    made = await open_table(server.address, "link", "link")
    match = (await hub.table(made["table"]))._course.match
    workers = {process.pid: process for process in [hire(str(hub._settings.postgres), redis.url) for _ in range(2)]}
    await soon(lambda: len(far._seen) == 2)
    job = Job("knights-and-castles", match.position, 0, "easy", 7, 0.1)
    asking = asyncio.create_task(hub.bots._does.do(("x", 0), "", Rank.PLAYED, 4.0, think, job))
    while not (taken := await far._redis.xpending_range(far._stream, GROUP, "-", "+", 1)):
        await asyncio.sleep(0.01)

    workers[int(str(taken[0]["consumer"]).split()[1])].kill()

    assert await asking in [match.format(0, action) for action in match.legal(0)]
    while await far._redis.xlen(far._stream):
        await asyncio.sleep(0.01)


async def test_places_come_and_go() -> None:
    """More places let people in at once; fewer are taken away as they are given back."""
    turns = Turns(1)
    waiting = [asyncio.create_task(turns.take(str(number), Rank.PLAYED)) for number in range(4)]
    await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [True, False, False, False]
    turns.resize(3)
    await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [True, True, True, False]
    turns.resize(1)
    turns.give()
    turns.give()
    await asyncio.sleep(0)
    assert not waiting[3].done()
    turns.give()
    await waiting[3]


@pytest.mark.parametrize(
    ("database", "redis", "told"),
    [
        (None, None, "WAWEL_REDIS_URL"),
        (None, "redis://:smok@127.0.0.1:1/0", "WAWEL_DATABASE_URL"),
        ("postgresql://wawel@127.0.0.1/wawel", "http://:smok@127.0.0.1", "redis://"),
        ("postgresql://wawel@127.0.0.1/wawel", "redis://:a@smok@127.0.0.1", "redis://"),
        ("postgresql://wawel@127.0.0.1/wawel", "redis://:smok@127.0.0.1:1/0", "127.0.0.1:1"),
    ],
)
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_wrong_redis_is_told_in_one_line_without_the_password(
    database: str | None, redis: str | None, told: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"WAWEL_DATABASE_URL": database, "WAWEL_REDIS_URL": redis}.items():
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)

    found = CliRunner().invoke(app, ["worker", "--lang", lang])

    assert found.exit_code == 2
    assert told in found.stderr
    assert found.stderr.count("\n") == 1
    assert "smok" not in found.output
