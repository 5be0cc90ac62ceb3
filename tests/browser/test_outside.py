"""A game from outside in the browser: a client built with its folder shows it on the home page and plays it."""

import os
import random
import re
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import wawel
from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.playing import board, ends_with_a_winner, play_out, prompt, table_against_bots
from tests.outside.bringing import Roof
from tests.roofs import ROOT

pytestmark = pytest.mark.slow

IDS = [game.id for game in wawel.games()] + ["quay"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the game and a client with its board, both from outside the tree."""
    folder = tmp_path_factory.mktemp("outside")
    roof = Roof(folder / "quay")
    more = {**roof.environment, "WAWEL_WEB": str(folder / "client")}
    node = (ROOT / ".venv" / "stamps" / "node").read_text().strip()
    environment = {**os.environ, **more, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    build = ["node_modules/.bin/vite", "build", "--logLevel", "warn"]
    done = subprocess.run(build, cwd=ROOT / "web", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (folder / "data").mkdir()
    running = Server(folder / "data", more)
    yield running
    running.kill()


def decide(page: Page, chance: random.Random) -> None:
    """Load a crate onto a dock that takes it; if no crate fits, end the turn."""
    crates = page.get_by_role("group", name=re.compile("^(Twoje skrzynie|Your crates)$")).get_by_role("button")
    docks = page.get_by_role("button", name=re.compile("^(Dok|Dock) "), disabled=False)
    places = range(crates.count())
    for nth in chance.sample(places, len(places)):
        crates.nth(nth).click()
        if count := docks.count():
            docks.nth(chance.randrange(count)).click()
            return
    prompt(page).get_by_role("button").click()


@pytest.mark.parametrize(
    ("lang", "size", "title", "line"),
    [
        ("pl-PL", DESKTOP, "Nabrzeże", "Ładuj skrzynie"),
        ("en-GB", PHONE, "Quay", "Load crates"),
    ],
    ids=["desktop-pl", "phone-en"],
)
def test_it_stands_on_the_shelf_and_is_played_to_the_end(
    open_page: Opener, seed: str, lang: str, size: dict[str, int], title: str, line: str
) -> None:
    """With its words, its emblem and its own board; the other games are there too."""
    page = open_page("/", lang=lang, size=size)
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))

    expect(page.get_by_role("article")).to_have_count(len(IDS))
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(len(IDS)))
    expect(card).to_contain_text(line)
    expect(card).to_contain_text("2–3")
    assert page.evaluate("() => document.querySelector('#emblem-quay')?.tagName") == "symbol"

    card.get_by_role("button", name=re.compile("^(Graj|Play)")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Graj|Play)$")).click()  # it asks the name once
    expect(board(page)).to_be_visible()
    assert play_out(page, decide, random.Random(seed)) > 1
    ends_with_a_winner(page)


def test_its_rules_can_be_read(open_page: Opener) -> None:
    page = open_page("/rules/quay#QUAY-3.3", lang="en-GB")

    expect(page.get_by_text("no crate that is heavier than its limit")).to_be_visible()
    expect(page.get_by_role("cell", name="Dock A")).to_be_visible()


def test_the_home_page_loads_no_board(open_page: Opener, server: Server) -> None:
    """Neither this game's nor any other: boards load with their tables."""
    page = open_page()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(server.url)
    expect(page.get_by_role("button", name="Graj: Nabrzeże")).to_be_visible()
    home = len(loaded)

    assert [url for url in loaded if any(f"/{id}-" in url for id in [*IDS, "art"])] == []
    page.get_by_role("button", name="Graj: Nabrzeże").click()
    page.get_by_role("button", name="Graj", exact=True).click()  # it asks the name once
    expect(board(page)).to_be_visible()
    assert [url for url in loaded[home:] if "/assets/quay-" in url]


def test_a_dock_that_takes_no_crate_says_why(open_page: Opener, server: Server) -> None:
    """The rules' refusal in the game's own words, with a link to the rule."""
    page = open_page(lang="en-GB")
    position = "bag: 3 3 2\nturn: 0 0 0\nhand 0: 3 3\nhand 1: 1 2\n"
    table_against_bots(page, server, "quay", 2, position)
    page.get_by_role("button", name="Dock C").click(force=True)

    told = page.get_by_role("status").get_by_role("group", name=re.compile("too heavy"))
    expect(told.get_by_role("link", name="QUAY-3.3")).to_be_visible()
