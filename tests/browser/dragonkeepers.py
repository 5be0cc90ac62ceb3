"""How a person plays Dragonkeepers in the browser, and positions to start from."""

import random
import re
from collections.abc import Callable
from typing import cast

from playwright.sync_api import Locator, Page, expect

import wawel
from tests.browser.conftest import Server
from tests.browser.playing import OFTEN, board, press_last, prompt
from wawel.games.dragonkeepers.view.observe import View

# what whole games by chance are played with, by turns, so that all parts of the game are met
TABLES: list[dict[str, str]] = [{"chests": "6"}, {}]
HAND = re.compile(r"^(Twoja ręka|Your hand)")
ROW = re.compile("^(Twój rząd stosów|Your row of stacks)$")
ENDS = re.compile("na lewy koniec|na prawy koniec|połóż tutaj|at the left end|at the right end|put it here")
TAKE = re.compile("Można wziąć|Can be taken")
PICK = re.compile("Można wybrać|Can be chosen")
ONE = re.compile("(cyfra 1|number 1).*(Można wybrać|Can be chosen)")
PLACE = re.compile("Tu można położyć|Can be placed here")
PLAIN = {"left", "right", "stop", "done", "pass", "wind"}
Texts = dict[str, int]
MANY = 9  # cards in hand
CHANCE = "Math.random = () => {}"  # decides how long a pass waits
STEP = """() => {
  const buttons = document.querySelectorAll('button:not([aria-disabled=true])');
  const offered = [...buttons].map((node) => node.textContent.trim());
  const has = (...names) => names.some((name) => offered.includes(name));
  if (has('Rewanż', 'Rematch')) return 'over';
  if (!document.querySelector('[aria-busy=false]:not(:has([aria-busy=true]))')) return '';
  if (offered.some((name) => /Można wziąć|Can be taken/.test(name))) return 'take';
  if (has('Dalej', 'Continue')) return 'modify';
  return has('Pas', 'Pass') ? 'play' : '';
}"""


def is_set(text: str) -> bool:
    return text not in PLAIN and "=" not in text and not text.endswith("+crystal")


def position(wanted: Callable[[wawel.Match, Texts], bool], **options: str) -> str:
    """A position from an eager game of two where the first seat decides and `wanted` holds; always the same one."""
    for seed in range(11, 60):
        found = _first_position(wanted, seed, options)
        if found is not None:
            return found
    raise AssertionError("no such position in these games")


def _first_position(wanted: Callable[[wawel.Match, Texts], bool], seed: int, options: dict[str, str]) -> str | None:
    match = wawel.Match("dragonkeepers", 2, seed=seed, options=options)
    dice = random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        texts = {match.format(seat, action): action for action in match.legal(seat)}
        if seat == 0 and wanted(match, texts):
            return match.position
        sets = [text for text in texts if is_set(text)]
        choice = dice.choice(sets or (["pass"] if "pass" in texts else list(texts)))
        match.play(seat, texts[choice])
    return None


def look(match: wawel.Match) -> View:
    """What the first seat sees."""
    return cast(View, match.view(0))


def near_the_end(match: wawel.Match, texts: Texts) -> bool:
    """The first seat starts a turn with many cards and needs one more fragment for the last amulet."""
    view = look(match)
    own = view["seats"][0]
    last = view["amulets"] == view["amulets_needed"] - 1 and own["ring"] == 2
    return last and own["hand"] > MANY and view["phase"] == "take" and view["takes"] == 0


def sit_down(page: Page, server: Server, text: str, other: str = "bot") -> None:
    """Open a table from a position, with a random bot, a person by link, or a second person at the same screen."""
    level = "random" if other == "bot" else None
    seats = [{"kind": "here", "name": "Hania"}, {"kind": other, "name": "Antek", "level": level}]
    page.goto(server.url + server.open_table(game="dragonkeepers", seats=seats, position=text))
    expect(board(page).or_(page.get_by_role("dialog")).first).to_be_visible()


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=HAND)


def row(page: Page) -> Locator:
    return page.get_by_role("list", name=ROW)


def ends(page: Page) -> Locator:
    """The free ends of the row, where a new stack can go."""
    return row(page).get_by_role("button", name=ENDS)


def book(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^(Księga|Book)$"))


def ways(page: Page) -> Locator:
    """The sets on offer, as buttons."""
    return page.get_by_role("group", name=re.compile("^(Możliwe zestawy|Possible sets)$")).get_by_role("button")


def on_display(page: Page) -> Locator:
    """The cards of the display that can be taken now."""
    return page.get_by_role("button", name=TAKE)


def button(page: Page, name: str) -> Locator:
    """A button in the prompt bar that can be pressed."""
    return prompt(page).get_by_role("button", name=re.compile(f"^({name})$"), disabled=False)


def wait_for_choice(page: Page) -> str:
    """Wait for this screen's next choice and return its step of the turn: take, modify, play, or over."""
    step: str = page.wait_for_function(STEP, polling=OFTEN).json_value()
    return step


def decide(page: Page, chance: random.Random) -> None:
    """One decision by clicks. Games are short and differ, because the first visible card differs."""
    take_step(page, lambda what: click(page, what), change=chance.random() < 0.8)


def click(page: Page, what: Locator) -> None:
    """Click with the mouse if the target is visible; otherwise scroll to it first."""
    if not press_last(page, what.first):
        what.first.click(position={"x": 8, "y": 8})


def take_step(page: Page, press: Callable[[Locator], None], change: bool = False) -> bool:
    """One decision: take cards while the hand is small, play the first set on offer. False at the end.

    With `change`, put a 1 on the book, so that sets are easy and the game is short.
    """
    step = wait_for_choice(page)
    if step == "over":
        return False
    enough = button(page, "Wystarczy|Enough")
    way = ways(page)
    if step == "take":
        full = hand(page).get_by_role("button").count() > MANY
        press(enough if full and enough.count() > 0 else on_display(page).first)
    elif step == "modify":
        one = hand(page).get_by_role("button", name=ONE) if change else None
        if one is not None and one.count() > 0:
            press(one.first)
            press(button(page, "Połóż na księdze|Put on the book"))
        else:
            press(button(page, "Dalej|Continue"))
    elif step == "play" and way.count() > 0:
        press(way.first)
        press(ends(page).first if ends(page).count() > 0 else button(page, "Zagraj|Play"))
    elif step == "play":
        press(button(page, "Pas|Pass"))
    return True
