"""A real server in its own process, a real Chromium, and a seed for every test."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import wawel
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
# Debian's headless Chromium shell draws the same pages without the rest of a desktop browser
SHELL = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
CHROMIUM = os.environ.get("WAWEL_CHROMIUM", SHELL)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
# bots count simulations and never wait, so a seed gives the same match on any machine
BOTS = {"WAWEL_BOT_SIMULATIONS": "40", "WAWEL_BOT_DELAY": "0", "WAWEL_BOT_WORKERS": "1", "WAWEL_LIMITS": "no"}
PATIENCE = 90_000  # milliseconds to wait for a state; no test measures how fast a machine is

# tables that a page opens get the seed of the test, unless it chose another one or people compete there
SEEDED = """{
  const plain = window.fetch;
  window.fetch = (to, how) => {
    if (to !== '/api/tables') return plain(to, how);
    const wish = JSON.parse(how.body);
    if (wish.terms?.rated || wish.tables > 1) return plain(to, how);
    return plain(to, { ...how, body: JSON.stringify({ ...wish, seed: wish.seed || SEED }) });
  };
}"""

# people who know the games: nobody asks how they want to begin
PLAYED = """for (const game of GAMES) localStorage.setItem(`wawel.first.${game}`, 'play');"""

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LANDSCAPE = {"width": 844, "height": 390}

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in this folder drives a browser. The longest come first, so that the workers finish together."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


class Server:
    """The server as a user starts it; it can be killed and restarted with the same port and data."""

    def __init__(self, data: Path, more: Mapping[str, str] | None = None) -> None:
        self.seed = ""  # for the tables opened here
        self._environment = {**os.environ, **BOTS, **(more or {})}
        self._data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "wawel", "--no-browser", "--port", str(self._port), "--data", str(self._data)]
        printed = self._data / "printed.txt"
        with printed.open("wb") as file:
            self._process = subprocess.Popen(
                command, env=self._environment, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
            )
        wait_until(lambda: self._tells_its_address(printed))

    def _tells_its_address(self, printed: Path) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"the server ended:\n{printed.read_text()}"
        return self.url in printed.read_text()

    def kill(self) -> None:
        """kill -9, including the bots' worker processes: nothing gets a chance to clean up."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def open_table(self, **wish: object) -> str:
        """Open a table with the seed of the test; return its path with the key to the seats at this screen."""
        text = json.dumps({"seed": self.seed, **wish}).encode()
        request = urllib.request.Request(f"{self.url}/api/tables", text, {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        return f"/table/{made['table']}#key={made['token']}"


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


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """The seed of every table of a test: its name, plus WAWEL_TEST_SEED for other matches. A failure prints it."""
    seed = " ".join([request.node.name, os.environ.get("WAWEL_TEST_SEED", "")]).strip()
    request.node.add_report_section("setup", "seed", seed)
    return seed


@pytest.fixture
def page_errors() -> Iterator[list[str]]:
    """Errors thrown by the pages of the test; a test that expects an error removes it."""
    errors: list[str] = []
    yield errors
    assert errors == []


Opener = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server, seed: str, page_errors: list[str]) -> Iterator[Opener]:
    """Open a page as another person, with their own storage, language and screen. Errors in a page fail the test."""
    contexts: list[BrowserContext] = []
    server.seed = seed

    def opener(
        path: str | None = None,
        lang: str = "pl-PL",
        size: dict[str, int] = DESKTOP,
        motion: str = "reduce",
        scheme: str = "light",
        clock: bool = False,
        newcomer: bool = False,
    ) -> Page:
        context = browser.new_context(
            locale=lang,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=size["width"] < 700,
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            color_scheme="dark" if scheme == "dark" else "light",
            service_workers="block",  # pages are tested as the server sends them; test_installed.py allows it
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SEEDED.replace("SEED", json.dumps(seed)))
        if not newcomer:
            context.add_init_script(PLAYED.replace("GAMES", json.dumps([game.id for game in wawel.games()])))
        page = context.new_page()
        page.on("pageerror", lambda error: page_errors.append(str(error)))
        if clock:  # the test may advance it
            page.clock.install()
        if path is not None:
            page.goto(server.url + path)
        return page

    yield opener
    for context in contexts:
        context.close()
