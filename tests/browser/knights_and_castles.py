"""How a person plays Knights and Castles in the browser: by click or by keys, one round at a time."""

import random
import re
from pathlib import Path
from typing import cast

from playwright.sync_api import FilePayload, Locator, Page

import wawel
from tests.browser.playing import press, prompt, stuck

HAND = re.compile(r"Twoja ręka|Your hand|Twój obóz|Your camp")
GO = re.compile(r"^\s*(Atakuj|Rekrutuj|Attack|Recruit)\s*$")
CURTAIN = re.compile(r"To ja, odsłoń|That’s me, open|It’s me")


def record() -> str:
    """A finished match of three people, as the text of its file."""
    match = wawel.Match("knights-and-castles", 3, seed=7, names=["Hania", "Antek", "Ola"])
    while not match.over:
        for seat in match.waiting:
            match.play(seat, match.legal(seat)[seat % len(match.legal(seat))])
    return match.record.text()


def rich_position(castles: int) -> str:
    """A position of three people in which the first has so many castles, cards in camp, and a choice to make."""
    for seed in range(1000):
        match = wawel.Match("knights-and-castles", 3, seed)
        while not match.over:
            own = cast("list[dict[str, list[str]]]", match.view(0)["seats"])[0]
            camp = cast("dict[str, list[str]]", match.view(0)["mine"])["camp"]
            if len(own["castles"]) >= castles and camp and match.waiting == [0, 1, 2]:
                return match.position
            for seat in match.waiting:
                match.play(seat, match.legal(seat)[0 if seat == 0 else -1])
    raise AssertionError("nobody took so many castles")


def open_record(page: Page, file: Path | FilePayload) -> None:
    """Choose a record on the home page."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Otwórz plik").click()
    chooser.value.set_files(file)


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=HAND)


def go_button(page: Page) -> Locator:
    return page.get_by_role("button", name=GO)


def pick(page: Page, places: list[int]) -> None:
    """Click the cards at these places in the hand."""
    for place in places:
        hand(page).get_by_role("button").nth(place).click()


def play_round(page: Page) -> None:
    """Take the last cards (shepherds, or the last in the camp) until the button can be pressed."""
    count = hand(page).get_by_role("button").count()
    two = page.get_by_role("button", name=re.compile(r"^(Atakuj|Attack)$")).count() > 0
    pick(page, [count - 1, count - 2] if two else [count - 1])
    go_button(page).click()


def decide(page: Page, chance: random.Random) -> None:
    """One decision by clicks: any cards that may be chosen, until the button can be pressed."""
    go = prompt(page).get_by_role("button", name=GO, disabled=False)
    cards = hand(page).get_by_role("button", disabled=False, pressed=False)
    while not press(page, go, chance):
        assert press(page, cards, chance), stuck(page)


def start(page: Page, path: str = "/new/knights-and-castles") -> None:
    """Go from the page for a new table to the table."""
    page.get_by_role("button", name=re.compile(r"Zacznij grę|Start")).click()
    page.wait_for_url(re.compile(r"/table/"))
