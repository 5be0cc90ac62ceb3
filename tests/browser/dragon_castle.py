"""How a person plays Dragon Castle in the browser: tiles of the castle, cells of the realm, buttons of the prompt."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import BACK, press, press_last, prompt, stuck

GAME = "/new/dragon-castle"
# what whole games by chance are played with, in turn, so that all parts of the game are covered
TABLES = [{"spirits": "random:2", "dragons": "random:2"}, {"spirits": "all", "dragons": "all"}]
SURE = re.compile("^(Tak|Tak, zakończ turę|Weź|Yes|Yes, end turn|Take)$")
ANSWER = re.compile(
    r"^(Gotowe|Zakończ turę|Przywołaj smoka|Kamień i\sświątynia .*|Odrzuć .*|Scal: .*"
    r"|Done|End turn|Summon the dragon|Tile and shrine .*|Discard .*|Turn .*)$"
)
# three soldiers wait for a fourth, which is in the castle twice; the dragon can be summoned at once
NEAR_THE_END = """seats: 2
first: 0
castle: 1S4 1M1 1S4 / 1P1 1D1 1P1 / 1F2 . 1F2
spirits: depths
dragons: bravery
realm 0: 1S1 1S2 1S3 . . . / 1P2 . . . . . / . . . . . . / . . . . . 2#
realm 1: 1F1 1F1 . . . . / . . . . . . / . . . . . . / . . . . . .
has 0: pool=2
has 1: pool=1
"""


def table_path(
    server: Server, position: str = "", seats: int = 2, options: dict[str, str] | None = None, people: int = 1
) -> str:
    """The path of a table with people at one screen and random bots, with the key to the people's seats."""
    names = ["Hania", "Antek", "Ola", "Maciek"][:seats]
    players = [{"kind": "here", "name": name} for name in names[:people]]
    players += [{"kind": "bot", "name": name, "level": "random"} for name in names[people:]]
    start: dict[str, object] = {"position": position} if position else {}
    return server.open_table(game="dragon-castle", seats=players, seed="3", options=options or {}, **start)


def castle(page: Page) -> Locator:
    return page.get_by_role("grid", name=re.compile("^(Zamek|Castle)"))


def realm(page: Page) -> Locator:
    return page.get_by_role("grid", name=re.compile("^(Królestwo|Realm)"))


def choosable(page: Page) -> Locator:
    return page.get_by_role("gridcell", disabled=False)


def answers(page: Page) -> Locator:
    return prompt(page).get_by_role("button", name=ANSWER, disabled=False)


def sure(page: Page) -> Locator:
    """The button that confirms what was pressed."""
    return prompt(page).get_by_role("button", name=SURE)


def tap(page: Page, target: Locator) -> None:
    """A finger chooses first and confirms in the prompt."""
    target.tap()
    if sure(page).count():
        sure(page).tap()


def one_step(page: Page, touch: bool = False) -> None:
    """Confirm what was pressed; otherwise summon the dragon if possible, choose the last cell or tile, or a button.

    What was offered may be gone by now, because an answer of the server is on its way: then wait for the next offer.
    """
    summon = prompt(page).get_by_role("button", name=re.compile("Przywołaj smoka|Summon the dragon"), disabled=False)
    if touch and not summon.count() and not sure(page).count() and choosable(page).count():
        tap(page, choosable(page).last)
    elif not any(press_last(page, found) for found in (sure(page), summon, choosable(page), answers(page))):
        expect(sure(page).or_(summon).or_(choosable(page)).or_(answers(page)).first).to_be_visible()


def decide(page: Page, chance: random.Random) -> None:
    """One decision by clicks: any cell or tile that can be chosen, or any button that moves the game on."""
    offers = [choosable(page), prompt(page).get_by_role("button", disabled=False).filter(has_not_text=BACK)]
    chance.shuffle(offers)
    assert press(page, offers[0], chance) or press(page, offers[1], chance), stuck(page)
