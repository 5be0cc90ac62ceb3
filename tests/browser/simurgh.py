"""How a person plays Simurgh in the browser, and positions to start from."""

import random
import re
from collections.abc import Callable
from typing import cast

from playwright.sync_api import Locator, Page

import wawel
from tests.browser.conftest import Server
from tests.browser.playing import BACK, board, middles, prompt, stuck, table_against_bots
from wawel.games.simurgh.view.observe import View

# what whole games by chance are played with, in turn, so that all parts of the game are covered
TABLES = [{"mode": "dragonlord"}, {"mode": "spearman"}]
ZONES = re.compile(r"^(Miasto|Dzicz|Wybór|Ręka|Smoki|zapas: .*|City|Wilds|Choice|Hand|Dragons|supplies: .*)$")
TRAY = re.compile("^(Wybór|Choice)$")

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


def region(page: Page, name: str) -> Locator:
    return board(page).get_by_role("region", name=name, exact=True)


def place(page: Page, name: str) -> Locator:
    """A place of the city; its name goes on with what it does and who is there."""
    return region(page, "Miasto").get_by_role("button", name=re.compile(rf"^{name}\."))


def tray(page: Page) -> Locator:
    return board(page).get_by_role("region", name=TRAY)


def lit(page: Page, covered: bool = False) -> Locator:
    """What can be chosen on the board; with `covered`, on the other tabs of a phone too."""
    zones = board(page).get_by_role("region", name=ZONES, include_hidden=covered)
    return zones.get_by_role("button", disabled=False, pressed=False, include_hidden=covered)


def tab_stops(page: Page) -> Locator:
    """What Tab reaches on the board, of all that can be chosen or has been."""
    enabled = board(page).get_by_role("region", name=ZONES).get_by_role("button", disabled=False)
    return enabled.and_(page.locator(":not([tabindex='-1'])"))


def spaces_lit(page: Page) -> set[str]:
    """The spaces of the city and the wilds that can be pressed."""
    found: list[str] = lit(page, covered=True).evaluate_all(
        "(all) => all.map((node) => node.dataset.space ?? (node.dataset.key ?? '').replace(/^space /, ''))"
    )
    return {space for space in found if " " not in space}


def answers(page: Page) -> Locator:
    """Buttons of the prompt bar that go on: not those that take something back."""
    return prompt(page).get_by_role("button", disabled=False).filter(has_not_text=BACK)


def decide(page: Page, chance: random.Random) -> None:
    """One decision with the pointer: something that is lit, after scrolling if need be, or a button of the bar."""
    offers = tray(page).get_by_role("button", disabled=False, pressed=False)
    things = offers if offers.count() else lit(page)
    points = middles(things)
    bar = middles(answers(page))
    if points and (not bar or chance.random() < 0.6):
        page.mouse.click(*chance.choice(points))
    elif bar:
        page.mouse.click(*chance.choice(bar))
    else:
        seen = things.filter(visible=True)
        assert seen.count() > 0, stuck(page)
        seen.first.click()
