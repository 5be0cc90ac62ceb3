"""A phone that sleeps while others play comes back to the right position, and tells in order what it missed."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.playing import prompt

Json = dict[str, Any]


class Elsewhere:
    """Both seats of the table on another device; it decides as the rules do when time is up."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self._socket = socket
        self._say(type="hello", protocol=1, token=token, since=None)
        self.frame = self._hear()

    def decide(self, times: int) -> None:
        for number in range(times):
            self._say(type="default", id=number, seat=self.frame["waiting"][0])
            self.frame = self._hear()

    def _say(self, **message: object) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> Json:
        while True:
            message: Json = json.loads(self._socket.recv())
            if message["type"] == "frame":
                return message


class Line:
    """Between a page and the server; it can be cut, and then nobody gets through."""

    def __init__(self, page: Page) -> None:
        self._open = True
        self._now: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/live$"), self._connect)
        self._page = page

    def cut(self) -> None:
        self._open = False
        assert self._now is not None
        self._now.close(code=1012)

    def mend(self) -> None:
        self._open = True
        self._page.evaluate("() => dispatchEvent(new Event('online'))")

    def _connect(self, route: WebSocketRoute) -> None:
        self._now = route
        if self._open:
            route.connect_to_server()
        else:
            route.close(code=1012)


@contextmanager
def elsewhere(server: Server, path: str) -> Iterator[Elsewhere]:
    table, _, token = path.removeprefix("/table/").partition("#key=")
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        yield Elsewhere(socket, token)


def told(page: Page) -> list[str]:
    """The log, a line for each thing that happened."""
    page.get_by_role("banner").get_by_role("button", name="Przebieg").click()
    lines = page.get_by_role("dialog", name="Przebieg").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    found = lines.all_inner_texts()
    page.keyboard.press("Escape")
    return found


def test_a_phone_that_slept_is_where_the_table_is(open_page: Opener, server: Server) -> None:
    """Frozen first, with its line open; then with its line cut. A page that was never asleep shows the same."""
    seats = [{"kind": "here", "name": "Hania"}, {"kind": "here", "name": "Antek"}]
    path = server.open_table(game="carcassonne", seats=seats)
    watching = re.sub(r"#.*", "", path)
    phone = open_page(size=PHONE)
    line = Line(phone)
    phone.goto(server.url + watching)
    expect(prompt(phone)).to_be_visible()
    sleep = phone.context.new_cdp_session(phone)
    with elsewhere(server, path) as others:
        sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
        others.decide(6)
        sleep.send("Page.setWebLifecycleState", {"state": "active"})
        awake = open_page(watching, size=PHONE)
        expect(prompt(phone)).to_have_text(prompt(awake).inner_text())
        first = told(awake)
        assert told(phone) == first

        line.cut()
        expect(phone.get_by_text("Połączenie zerwane.", exact=True)).to_be_visible()
        others.decide(6)
        line.mend()
        awake.reload()
        expect(prompt(awake)).to_be_visible()
        second = told(awake)
        assert len(second) > len(first)
        expect(prompt(phone)).to_have_text(prompt(awake).inner_text())
        assert told(phone) == second
