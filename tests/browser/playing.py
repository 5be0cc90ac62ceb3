"""What all games share in the browser: a table against bots, waiting for a choice, the end."""

import random
import re
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.waiting import wait_until

OFTEN = 40  # milliseconds between two checks of a page; checking every frame would keep it drawing
OVER = re.compile(r"^(Rewanż|Rematch)$")
BACK = re.compile(r"^\s*(Cofnij|Wstecz|Wróć|Undo|Back|Podpowiedź|Hint|Co się stało|What happened)")  # only ask
MOST = 2000  # decisions; no game needs so many
BOARD = re.compile("^(Plansza|Board)$")
PROMPT = re.compile("^(Twoja decyzja|Your decision|Co się dzieje|What is happening)$")
WINNER = re.compile(r"Wygrywa|Remis|\bwins?\b|tie", re.IGNORECASE)
# the state of a screen: a choice to make, the end, or neither yet
ASKED = """() => {
  const buttons = [...document.querySelectorAll('button')];
  if (buttons.some((node) => /^(Rewanż|Rematch)$/.test(node.textContent.trim()))) return 'over';
  const yours = ':is([aria-label="Twoja decyzja"], [aria-label="Your decision"])';
  return document.querySelector(`[aria-busy=false] section[aria-busy=false]${yours}`) ? 'asked' : '';
}"""
# the middles of what can be pressed: inside the window and not covered by anything
REACHABLE = """(all) => all.map((node) => {
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top && (top === node || node.contains(top)) ? [x, y] : null;
}).filter(Boolean)"""
TAKE_FOCUS = "(all, which) => { all.at(which)?.focus(); return all.at(which) !== undefined; }"
# fonts are loaded, and the only animations left are endless ones
STILL = """() => Promise.all([
  document.fonts.ready,
  ...document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished.catch(() => null)),
])"""

# What is drawn, moves or shines for the eye alone has no role; it is found by the data it carries.
FLIGHT = "[data-to~='{}']"  # a piece on its way to a spot
SIGIL = "use[href^='#seat-']"  # the sign of a seat
TILE = "[data-tile]"  # a tile of the map
GAIN = "[data-gain]"  # points where they were made
LEAF = "[data-leaf]"  # a page that lifts off the book or falls onto it
RING = "[data-ring]"  # round the cells of a set
PARTNER = "[data-partner]"  # a tile that makes a pair with the one that is looked at
TRAIL = "[data-trail]"  # where a seat took a tile in its last turn
FRESH = "[data-fresh]"  # what has just changed, where nothing moves
TOLD = "[popover]"  # the words of a thing, shown once more beside it
WATCH = """(selector) => {
  window.timesSeen = 0;
  const shows = (node) => node instanceof Element && (node.matches(selector) || node.querySelector(selector));
  new MutationObserver((changes) => {
    window.timesSeen += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(shows).length;
  }).observe(document.body, { childList: true, subtree: true });
}"""

Point = list[float]
Found = TypeVar("Found")


def table_against_bots(
    page: Page, server: Server, game: str, seats: int, position: str | None, options: dict[str, str] | None = None
) -> None:
    """Open a table against quick bots, from the start or from a position."""
    bots = [{"kind": "bot", "name": f"Bot {place}", "level": "random"} for place in range(1, seats)]
    start = {"position": position} if position else {"options": options or {}}
    page.goto(server.url + server.open_table(game=game, seats=[{"kind": "here", "name": "Hania"}, *bots], **start))
    expect(board(page)).to_be_visible()


def board(page: Page) -> Locator:
    return page.get_by_role("region", name=BOARD)


def settled(page: Page) -> Locator:
    """The board once nothing is played on it any more."""
    return board(page).locator("[aria-busy=false]:not(:has([aria-busy=true])):has(section)")


def prompt(page: Page) -> Locator:
    """The bar that says what to decide, with its buttons."""
    return page.get_by_role("region", name=PROMPT)


def wait_for_choice(page: Page) -> bool:
    """Wait until this screen has a choice to make; False when the game is over."""
    return bool(page.wait_for_function(ASKED, polling=OFTEN).json_value() == "asked")


def hurry_to_choice(page: Page) -> bool:
    """Like wait_for_choice(), if the test controls the clock."""
    return hurry_until(page, lambda: str(page.evaluate(ASKED))) == "asked"


def hurry_until(page: Page, look: Callable[[], Found]) -> Found:
    """Advance the clock until the page shows something: every scene is played, without waiting for any."""
    found = look()

    def has_come() -> bool:
        nonlocal found
        found = found or look()
        if not found:
            page.clock.run_for(500)
        return bool(found)

    wait_until(has_come)
    return found


def watch(page: Page, selector: str) -> None:
    """From now on, record every appearance, however short."""
    page.evaluate(WATCH, selector)


def times_seen(page: Page) -> int:
    """How often the watched thing has appeared."""
    times: int = page.evaluate("() => window.timesSeen")
    return times


def come_to_rest(page: Page) -> None:
    """Wait until nothing is moving."""
    page.evaluate(STILL)


def middles(found: Locator) -> list[Point]:
    """The points where these can be pressed."""
    points: list[Point] = found.evaluate_all(REACHABLE)
    return points


def press(page: Page, found: Locator, chance: random.Random) -> bool:
    """Press a visible one of these with the mouse; False if none is visible."""
    points = middles(found)
    if points:
        page.mouse.click(*chance.choice(points))
    return bool(points)


def press_last(page: Page, found: Locator) -> bool:
    """Press the last visible one of these with the mouse; False if none is visible."""
    points = middles(found)
    if points:
        page.mouse.click(*points[-1])
    return bool(points)


def take_focus(found: Locator, which: int = 0) -> bool:
    """Focus one of these; False if there is none at this moment, because the screen has gone on."""
    return bool(found.evaluate_all(TAKE_FOCUS, which))


def stuck(page: Page) -> str:
    """What a failure says when a choice is asked and nothing can be pressed."""
    return f"nothing can be pressed:\n{board(page).aria_snapshot()}"


def play_out(
    page: Page,
    decide: Callable[[Page, random.Random], None],
    chance: random.Random,
    wait: Callable[[Page], bool] = wait_for_choice,
) -> int:
    """Decide until the game is over; return the number of decisions."""
    decisions = 0
    while wait(page):
        decide(page, chance)
        decisions += 1
        assert decisions < MOST, "the game does not get on"
    return decisions


def ends_with_a_winner(page: Page) -> None:
    """The result, where the keyboard starts, and the points."""
    expect(page.get_by_role("heading", name=WINNER).first).to_be_focused()
    expect(page.get_by_role("table").first).to_be_visible()
