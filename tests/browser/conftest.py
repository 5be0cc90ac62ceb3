"""A real server in a process of its own and a real Chromium."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = os.environ.get("WAWEL_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Server:
    """The server as a user starts it; it can be killed and started again on its port and data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "WAWEL_BOT_SECONDS": "0.1", "WAWEL_BOT_DELAY": "0"}
        command = [sys.executable, "-m", "wawel", "--no-browser", "--port", str(self._port), "--data", str(self._data)]
        told = self._data / "told.txt"
        with told.open("wb") as file:
            self._process = subprocess.Popen(
                command, env=environment, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
            )
        until = time.monotonic() + 60
        while self.url not in told.read_text():
            assert self._process.poll() is None, f"the server ended:\n{told.read_text()}"
            assert time.monotonic() < until, f"the server does not tell its address:\n{told.read_text()}"
            time.sleep(0.1)

    def kill(self) -> None:
        """kill -9, bots' worker processes included: nothing can be tidied up."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), f"no Chromium at {CHROMIUM}"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


Opener = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Opener]:
    """Open a page as another person would: own storage, own language, own screen. Errors in a page fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opener(
        path: str = "/",
        lang: str = "pl-PL",
        size: dict[str, int] = DESKTOP,
        motion: str = "reduce",
        scheme: str = "light",
    ) -> Page:
        context = browser.new_context(
            locale=lang,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=size["width"] < 700,
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            color_scheme="dark" if scheme == "dark" else "light",
        )
        contexts.append(context)
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server.url + path)
        return page

    yield opener
    for context in contexts:
        context.close()
    assert errors == []
