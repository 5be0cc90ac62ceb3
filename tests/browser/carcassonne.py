"""How a person plays Carcassonne in the browser: by click, by touch or by keys, one decision at a time."""

import random
import re
from typing import cast

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.games.carcassonne.scene import scene
from wawel import Match

GO = re.compile(r"^(Połóż tutaj|Postaw|Przesuń|Odeślij|Idź tędy|Place it here|Deploy|Move|Send home|Go there)$")
PASS = re.compile(r"^(Bez pionka|Nie odsyłaj|No follower|Send nobody)$")
OVER = re.compile(r"^(Rewanż|Rematch)$")
WHOLE = re.compile(r"^(Cała mapa|Whole map)$")

# middles of what can be pressed: inside the window and under nothing else
REACHABLE = """(all) => all.map((node) => {
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top && (top === node || node.contains(top)) ? [x, y] : null;
}).filter(Boolean)"""

Point = list[float]


def late_position(left: int, seats: int = 2, seed: int = 5, options: dict[str, object] | None = None) -> str:
    """A position of a random game with at most so many tiles in the pile, at the start of a turn of seat 0."""
    match = Match("carcassonne", seats, seed, options)
    chance = random.Random(seed)
    while not match.over:
        view = match.view(0)
        if view["phase"] == "place" and view["turn"] == 0 and int(str(view["left"])) <= left:
            return match.position
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
    raise AssertionError("the game was over before")


def portal_position(spots: int) -> str:
    """A position of a random game in which seat 0 has placed a portal that leads to more spots than this."""
    for seed in range(100):
        match, chance = Match("carcassonne", 2, seed), random.Random(seed)
        while not match.over:
            view = match.view(0)
            if view["turn"] == 0 and len(cast("list[object]", view["spots"])) > spots:
                return match.position
            seat = match.waiting[0]
            match.play(seat, chance.choice(match.legal(seat)))
    raise AssertionError("no game had such a portal")


def position_after(line: str) -> str:
    """The position after a line of notation in which seat 0 begins."""
    return scene(line).match.position


def table_at(page: Page, server: Server, position: str | None = None, seats: int = 2) -> None:
    """Open a table against quick bots, from the start or from a position."""
    bots = [{"kind": "bot", "name": f"Bot {place}", "level": "random"} for place in range(1, seats)]
    body = {"game": "carcassonne", "seats": [{"kind": "here", "name": "Hania"}, *bots], "position": position}
    answer = page.request.post(f"{server.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(f"{server.url}/table/{made['table']}#key={made['token']}")


def targets(page: Page) -> Locator:
    return page.locator(".target")


def go_button(page: Page) -> Locator:
    return page.get_by_role("button", name=GO)


def pass_button(page: Page) -> Locator:
    return page.get_by_role("button", name=PASS)


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name=OVER).count() > 0


def wait_for_choice(page: Page) -> bool:
    """Wait until a choice is asked of this screen; False when the game is over."""
    rematch = page.get_by_role("button", name=OVER)
    asked = page.locator(".felt[aria-busy=false]").filter(has=page.locator(".prompt:not(.others)"))
    expect(asked.or_(rematch).first).to_be_visible(timeout=30_000)
    return not is_over(page)


def middles(found: Locator) -> list[Point]:
    points: list[Point] = found.evaluate_all(REACHABLE)
    return points


def press(page: Page, found: Locator, chance: random.Random) -> bool:
    """Press one of these with the mouse, where it can be seen; False if none can."""
    points = middles(found)
    if points:
        page.mouse.click(*chance.choice(points))
    return bool(points)


def decide(page: Page, chance: random.Random) -> None:
    """One decision by clicks: a place on the map and the button, or a pass."""
    if chance.random() < 0.4 and press(page, pass_button(page), chance):
        return
    if not press(page, targets(page), chance):
        whole = page.get_by_role("button", name=WHOLE)
        whole.or_(pass_button(page)).last.click()
        return
    press(page, go_button(page), chance)


def play_out(page: Page, chance: random.Random) -> int:
    """Decide until the game is over; how many decisions it took."""
    decisions = 0
    while wait_for_choice(page):
        decide(page, chance)
        page.wait_for_timeout(20)
        decisions += 1
    return decisions
