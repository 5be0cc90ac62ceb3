"""Real servers for tests: in this process on a free port, or in a separate process that can be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from pathlib import Path

import pytest
import uvicorn

from bench.services import Postgres, Redis
from tests.quay import OPEN_QUAY, QUAY, on_the_shelf
from tests.server.places import Place, has_services
from tests.server.playing import Player
from tests.waiting import PATIENCE, soon
from wawel.server.app import create_app
from wawel.server.heads import patient_for
from wawel.server.settings import Settings
from wawel.server.sockets import LeanSocket
from wawel.server.store.database import open_database

QUICK = {"bot_delay": 0.0, "bot_seconds": 0.05, "bot_workers": 1, "limits": False, "replay_workers": 0}

BRISK = {"WAWEL_BOT_SECONDS": "0.05", "WAWEL_BOT_DELAY": "0.05", "WAWEL_BOT_WORKERS": "1", "WAWEL_LIMITS": "no"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What starts a PostgreSQL or a Redis is left to `make test`, which installs them."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        spec = getattr(item, "callspec", None)
        if "postgres" in fixtures or (spec is not None and "postgres" in spec.params.values()):
            item.add_marker(pytest.mark.slow)


class Running:
    """A server in this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}/"
        http = patient_for(settings.header_seconds)
        self._server = uvicorn.Server(
            uvicorn.Config(self.app, http=http, ws=LeanSocket, log_level="warning", timeout_graceful_shutdown=2)
        )
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._server.serve(sockets=[self._socket]))
        while not self._server.started:
            assert not self._task.done(), self._task
            await asyncio.sleep(0.01)

    def run(self) -> None:
        """Serve in this thread until end() is called in another."""
        self._server.run(sockets=[self._socket])

    def end(self) -> None:
        self._server.should_exit = True

    async def stop(self) -> None:
        if self._task is not None:
            self.end()
            await self._task
            self._task = None
        self._socket.close()


class Process:
    """A server in a separate process."""

    def __init__(self, data: Path, more: Mapping[str, str] | None = None) -> None:
        command = [sys.executable, "-m", "wawel.server", "--port", "0", "--data", str(data)]
        environment = {**os.environ, **BRISK, **(more or {})}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline().strip()
        self.address = self.line.removeprefix("Wawel: ")

    def kill(self) -> None:
        """End it like kill -9."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """Ask it to end, like Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


Start = Callable[..., Awaitable[Running]]
Launch = Callable[[], Process]
Servers = Callable[..., Awaitable[list[Running]]]


@pytest.fixture
async def start(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Start]:
    """Start a server on the test's own place, with settings as keywords. All servers stop at the end."""
    running: list[Running] = []
    place: Place = request.getfixturevalue("place") if "place" in request.fixturenames else Place(tmp_path / "data")

    async def starting(**settings: object) -> Running:
        chosen = Settings.model_validate({"data": place.folder, "database_url": place.url, **QUICK, **settings})
        server = Running(chosen)
        running.append(server)
        await server.start()
        return server

    yield starting
    for server in running:
        await server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL with a database "migrated", whose copies are quicker made than new ones."""
    if not has_services():
        pytest.skip("PostgreSQL or Redis is missing; scripts/services installs them")
    service = Postgres()
    try:
        service.execute("create database migrated")
        open_database(Path(), service.url("migrated")).dispose()
        yield service
    finally:
        service.close()


@pytest.fixture
def redis(postgres: Postgres) -> Iterator[Redis]:
    """An empty Redis."""
    service = Redis()
    yield service
    service.close()


@pytest.fixture(params=["sqlite", "postgres"])
def nowhere(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Somewhere for a store, without any schema; a test runs on both kinds."""
    return _place(request, tmp_path, "template0")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Somewhere for a store, with nothing in it; a test runs on both kinds."""
    return _place(request, tmp_path, "migrated")


def _place(request: pytest.FixtureRequest, folder: Path, template: str) -> Place:
    if request.param == "sqlite":
        return Place(folder / "data")
    service: Postgres = request.getfixturevalue("postgres")
    return Place(folder / "data", service.database(template))


@pytest.fixture
def servers(start: Start, postgres: Postgres, redis: Redis, tmp_path: Path) -> Servers:
    """Start so many servers that share a database and a Redis."""
    shared = {"database_url": postgres.database("migrated"), "redis_url": redis.url}

    async def starting(count: int, **settings: object) -> list[Running]:
        found = [await start(data=tmp_path / str(number), **shared, **settings) for number in range(count)]
        await soon(lambda: all(server.app.state.hub.peers.is_up for server in found))
        return found

    return starting


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that many tests share; it runs in a thread of its own."""
    settings = Settings.model_validate({"data": tmp_path_factory.mktemp("shared"), **QUICK})
    server = Running(settings)
    thread = threading.Thread(target=server.run)
    thread.start()
    yield server.address
    server.end()
    thread.join()


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Launch]:
    """Start a server process on the test's own folder."""
    launched: list[Process] = []

    def launching() -> Process:
        launched.append(Process(tmp_path / "data"))
        return launched[-1]

    yield launching
    for process in launched:
        if process.process.poll() is None:
            process.kill()


@pytest.fixture(autouse=True)
async def _hang_up() -> AsyncIterator[None]:
    """Close the connections that a test left open."""
    yield
    while Player.connected:
        await Player.connected.pop().leave()


@pytest.fixture
def quay() -> Iterator[str]:
    """The id of a game with hidden hands, registered during a test."""
    with on_the_shelf(QUAY) as id:
        yield id


@pytest.fixture
def open_quay() -> Iterator[str]:
    """The id of a game with undo, registered during a test."""
    with on_the_shelf(OPEN_QUAY) as id:
        yield id
