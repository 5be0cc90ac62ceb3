"""How a person plays Carcassonne in the browser: by click, by touch or by keys, one decision at a time."""

import random
import re
from typing import cast

from playwright.sync_api import Locator, Page

from tests.browser.conftest import Server
from tests.browser.playing import TILE, press, prompt, stuck, table_against_bots
from tests.games.carcassonne.scene import scene
from wawel import Match

GO = re.compile(
    r"^\s*(Połóż tutaj|Postaw|Przenieś|Odeślij|Idź tędy|Wejdź do miasta|Przenieś Hrabiego|Wyślij"
    r"|Place it here|Deploy|Move|Send home|Go there|Enter the city|Move the Count|Send)\s*$"
)
PASS = re.compile(
    r"^\s*(Bez pionka|Bez figury|Zostaw wróżkę|Dalej|Nie odsyłaj|Nie wchodź|Zostaw Hrabiego|Nikt nie idzie"
    r"|No follower|No figure|Leave the fairy|Continue|Send nobody|Stay out|Leave the Count|Nobody goes)\s*$"
)
FIGURES = re.compile(r"^(Która figura\?|Which figure\?)$")
CHOICES = re.compile("^(Do wyboru na mapie|Choices on the map)$")
# pixels of a tile: the land is laid out from the first tile
WIDTH = "document.querySelector('[role=application] > div > svg[role=group]').getBoundingClientRect().width"
WHOLE = re.compile(r"^(Cała mapa|Whole map|Mapa|Map)$")  # on a small screen a tab


def late_position(left: int, seats: int = 2, seed: int = 5, options: dict[str, str] | None = None) -> str:
    """A position from a random game with at most this many tiles in the pile, at the start of a turn of seat 0."""
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
    """A position from a random game in which seat 0 has placed a portal that leads to more spots than this."""
    for seed in range(100):
        match, chance = Match("carcassonne", 2, seed), random.Random(seed)
        while not match.over:
            view = match.view(0)
            if view["turn"] == 0 and len(cast("list[object]", view["spots"])) > spots:
                return match.position
            seat = match.waiting[0]
            match.play(seat, chance.choice(match.legal(seat)))
    raise AssertionError("no game had such a portal")


def fairy_position() -> str:
    """A position with large followers in which seat 0 may move the fairy and do nothing else."""
    match, chance = Match("carcassonne", 2, 9, {"sets": "pd+ic"}), random.Random(9)
    while not match.over:
        texts = [match.format(0, action) for action in match.legal(0)] if match.waiting == [0] else []
        if len(texts) > 1 and all(text == "pass" or text.startswith("fairy") for text in texts):
            return match.position
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
    raise AssertionError("the game was over before")


def position_after(line: str) -> str:
    """The position after a line of notation, with seat 0 to start."""
    return scene(line).match.position


TABLES = [{}, {"sets": "pd+ic+tb+river+ks"}, {"sets": "pd+ic+tb+ks+count"}]  # for random whole games


def table_at(page: Page, server: Server, position: str | None = None, seats: int = 2) -> None:
    """Open a table against quick bots, from the start or from a position."""
    table_against_bots(page, server, "carcassonne", seats, position)


def targets(page: Page) -> Locator:
    return page.get_by_role("group", name=CHOICES).get_by_role("button", disabled=False)


def world(page: Page) -> Locator:
    """The land itself; the window to it is the application around it."""
    return page.get_by_role("group", name="Płytki i figury")


def tiles(page: Page) -> Locator:
    """The tiles that lie on the map."""
    return world(page).locator(TILE)


def go_button(page: Page) -> Locator:
    return prompt(page).get_by_role("button", name=GO, disabled=False)


def pass_button(page: Page) -> Locator:
    return prompt(page).get_by_role("button", name=PASS, disabled=False)


def figures(page: Page) -> Locator:
    """The kinds of figure that can be deployed now, where there is more than one."""
    radios = page.get_by_role("radiogroup", name=FIGURES).get_by_role("radio")
    return radios.and_(page.locator(":not([aria-label*='nie można']):not([aria-label*='not possible'])"))


def decide(page: Page, chance: random.Random) -> None:
    """One decision by clicks: a kind of figure, a place on the map and the button, or a pass."""
    if chance.random() < 0.4 and press(page, pass_button(page), chance):
        return
    if chance.random() < 0.6:
        press(page, figures(page), chance)
    if not press(page, targets(page), chance):
        assert targets(page).or_(pass_button(page)).count() > 0, stuck(page)
        whole = page.get_by_role("button", name=WHOLE)
        whole.or_(pass_button(page)).last.click()
        return
    press(page, go_button(page), chance)
