"""How a person plays Simurgh in the browser, and positions to start from."""

import random
import re
from collections.abc import Callable
from typing import cast

from playwright.sync_api import Locator, Page

import wawel
from tests.browser.conftest import Server
from tests.browser.playing import OFTEN, middles, table_against_bots
from wawel.games.simurgh.view.observe import View

# what whole games by chance are played with, by turns, so that all parts of the game are met
TABLES = [{"mode": "dragonlord"}, {"mode": "spearman"}]
NOT_MINE = re.compile(r"Cofnij|Take back|Undo|Wstecz|Back")
LIT = "button.lit, button[data-lit=true]"

# something can be pressed, or the choice is gone
GOES_ON = """() => document.querySelector('.felt :is(button.lit, [data-lit=true]), .felt .prompt .acts button')
  || !document.querySelector('.felt[aria-busy=false] .prompt:not(.others)')"""

Texts = dict[str, int]
Wanted = Callable[[View, Texts], bool]


def position(wanted: Wanted, seats: int = 2, seeds: int = 60, **options: str) -> str:
    """A position where the first seat decides and `wanted` holds; always the same one."""
    for seed in range(1, seeds):
        found = _first_position(wanted, seats, seed, options)
        if found is not None:
            return found
    raise AssertionError("no such position in these games")


def _first_position(wanted: Wanted, seats: int, seed: int, options: dict[str, str]) -> str | None:
    match = wawel.Match("simurgh", seats, seed=seed, options=options)
    dice = random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        texts = {match.format(seat, action): action for action in match.legal(seat)}
        if seat == 0 and wanted(cast(View, match.view(0)), texts):
            return match.position
        match.play(seat, texts[dice.choice(eager(list(texts)))])
    return None


def eager(texts: list[str]) -> list[str]:
    """Lay tiles and place objectives when possible, so that games make progress."""
    return [text for text in texts if text.startswith(("lay:", "objective:", "rider@dragonlord"))] or texts


def begins(view: View, texts: Texts) -> bool:
    """Before the main action, with both vassals free and an empty library."""
    return "spearman@library" in texts and "rider@library" in texts and "spearman@main_market" in texts


def near_the_end(view: View, texts: Texts) -> bool:
    end = view["end"]
    return view["phase"] == "before" and end["chronicle"] >= end["chronicle_needed"] - 1


def table_at(
    page: Page, server: Server, position: str | None = None, seats: int = 2, options: dict[str, str] | None = None
) -> None:
    """Open a table against quick bots, from the start or from a position."""
    table_against_bots(page, server, "simurgh", seats, position, options)


def lit(page: Page) -> Locator:
    return page.locator(LIT)


def spaces_lit(page: Page) -> set[str]:
    """The spaces of the city and the wilds that can be pressed."""
    found: list[str] = lit(page).evaluate_all(
        "(all) => all.map((node) => node.dataset.space ?? (node.dataset.key ?? '').replace(/^space /, ''))"
    )
    return {space for space in found if " " not in space}


def answers(page: Page) -> Locator:
    """The buttons of the prompt bar that move the game on, not those that undo something."""
    return page.locator(".prompt .acts button").filter(has_not_text=NOT_MINE)


def decide(page: Page, chance: random.Random) -> None:
    """One decision with the pointer: something lit and visible, or a button in the prompt bar."""
    tray = page.locator(f".tray :is({LIT})")
    things = tray if tray.count() else lit(page)
    points = middles(things)
    bar = middles(answers(page))
    if not points and not bar:
        for place in range(things.count()):
            if things.nth(place).is_visible():
                return things.nth(place).click()
    if points and (not bar or chance.random() < 0.6):
        return page.mouse.click(*chance.choice(points))
    if not bar:  # the board itself answers with an earlier choice; a dead board never gets past this
        page.wait_for_function(GOES_ON, polling=OFTEN)
        return None
    return page.mouse.click(*chance.choice(bar))
