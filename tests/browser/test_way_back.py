"""A page that cannot draw what it received says so and recovers with what the server knows."""

import json
import re

from playwright.sync_api import FilePayload, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.knights_and_castles import CURTAIN, hand, open_record, play_round, record, start
from tests.browser.playing import hurry_to_choice, hurry_until, wait_for_choice

STOPPED = re.compile("Ta strona się zatrzymała|This page has stopped")
AGAIN = re.compile("^(Wczytaj ponownie|Load it again)$")


class Spoiler:
    """Sits between a page and its table, and corrupts one frame on request."""

    def __init__(self, page: Page) -> None:
        self.wanted = False
        page.route_web_socket(re.compile("/live$"), self._between)

    def _between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(self._passed_on(str(message))))

    def _passed_on(self, message: str) -> str:
        answer = json.loads(message)
        if not self.wanted or answer["type"] != "frame":
            return message
        self.wanted = False
        return json.dumps({**answer, "view": {}})


class ReplaySpoiler:
    """Sits between a page and its replay, and corrupts one moment of the first answer."""

    def __init__(self, page: Page, moment: int) -> None:
        self.moment = moment
        self.wanted = True
        page.route(re.compile(r"/api/replays/[^/]+\?"), self._between)

    def _between(self, route: Route) -> None:
        answer = route.fetch()
        result = answer.json()
        if self.wanted:
            self.wanted = False
            result["moments"][self.moment]["view"] = {}
        route.fulfill(response=answer, json=result)


def comes_back(page: Page, page_errors: list[str]) -> None:
    """The page has stopped and says so, and one press of Enter brings back what it showed."""
    expect(page.get_by_role("alert").get_by_role("heading", name=STOPPED)).to_be_visible()
    expect(page.get_by_role("button", name=AGAIN)).to_be_focused()
    assert page_errors
    page_errors.clear()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_board_that_throws_is_loaded_again(open_page: Opener, page_errors: list[str]) -> None:
    """With the seat, its key and all earlier decisions; then the match goes on to its end."""
    page = open_page("/", clock=True)
    spoiler = Spoiler(page)
    page.goto(page.url + "new/knights-and-castles")
    start(page)
    assert hurry_to_choice(page)
    play_round(page)
    assert hurry_to_choice(page)
    spoiler.wanted = True
    play_round(page)

    comes_back(page, page_errors)
    assert hurry_to_choice(page)
    expect(page.get_by_text(re.compile(r"Runda\s+3")).first).to_be_visible()
    while hurry_to_choice(page):
        play_round(page)


def test_a_shared_screen_comes_back_behind_its_curtain(
    open_page: Opener, server: Server, page_errors: list[str]
) -> None:
    """Pressing the button shows nobody's cards."""
    page = open_page("/", lang="en-GB", size=PHONE)
    spoiler = Spoiler(page)
    seats = [{"kind": "here", "name": name} for name in ("Hania", "Antek")]
    page.goto(server.url + server.open_table(game="knights-and-castles", seats=seats))
    curtain = page.get_by_role("button", name=CURTAIN)
    expect(curtain).to_be_visible()
    spoiler.wanted = True
    curtain.click()

    comes_back(page, page_errors)
    expect(curtain).to_be_visible()
    expect(hand(page)).to_have_count(0)
    curtain.click()
    assert wait_for_choice(page)


def test_a_handler_that_throws_shows_the_way_back_too(open_page: Opener, page_errors: list[str]) -> None:
    page = open_page("/new/knights-and-castles")
    start(page)
    assert wait_for_choice(page)
    page.evaluate("() => setTimeout(() => { throw new Error('out of the blue'); })")

    comes_back(page, page_errors)
    assert wait_for_choice(page)


def test_a_replay_that_throws_is_loaded_again_at_its_moment(open_page: Opener, page_errors: list[str]) -> None:
    """It stops during automatic play: it stays at the moment that it could not draw, and goes on from there."""
    page = open_page("/", clock=True)
    ReplaySpoiler(page, moment=2)
    file: FilePayload = {"name": "match.wawel", "mimeType": "text/plain", "buffer": record().encode()}
    open_record(page, file)
    page.get_by_role("button", name="Odtwarzaj").click()
    hurry_until(page, lambda: page.get_by_role("alert").count())

    page.clock.run_for(60_000)
    comes_back(page, page_errors)
    expect(page.get_by_text(re.compile(r"Decyzja\s2 z")).first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"Decyzja\s3 z")).first).to_be_visible()
