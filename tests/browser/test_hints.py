"""Hints and the projected result: asked for, marked on the board and played, by mouse, finger and keyboard."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.playing import prompt, wait_for_choice
from tests.browser.test_pages import overflow, violations_by_day_and_night
from tests.waiting import wait_until

LAMP = "[data-lamp]"  # a ring round what a hint says
HANIA = {"kind": "here", "name": "Hania"}
BOTS = [{"kind": "bot", "name": name, "level": "random"} for name in ("Antek", "Ola")]
ON_DESKTOP = ["carcassonne", "dragonkeepers", "simurgh"]
ON_PHONE = ["dragon-castle", "knights-and-castles"]


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Podpowiedź", exact=True)


def lamp(page: Page) -> Locator:
    """The button of the prompt bar that asks."""
    return prompt(page).get_by_role("button", name="Podpowiedź", exact=True)


def marked(page: Page) -> Locator:
    """What a hint says: things on the board, or a button of the prompt bar with a lamp of its own."""
    return page.locator(LAMP).first


def play(page: Page) -> Locator:
    return card(page).get_by_role("button", name="Zagraj tak")


def steps(server: Server, table: str) -> int:
    """How many rows of a table are stored: a decision adds one."""
    path = table.split("#", maxsplit=1)[0].replace("/table/", "/tables/")
    count: int = httpx.get(f"{server.url}/api{path}").json()["seq"]
    return count


@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, DESKTOP) for game in ON_DESKTOP), *((game, PHONE) for game in ON_PHONE)],
    ids=[*ON_DESKTOP, *ON_PHONE],
)
def test_a_hint_is_marked_and_played(open_page: Opener, server: Server, game: str, size: dict[str, int]) -> None:
    """The card says what to do, the board marks it, and one press does it."""
    table = server.open_table(game=game, seats=[HANIA, *BOTS], hints=True)
    page = open_page(table, size=size)
    assert wait_for_choice(page)

    lamp(page).click()

    expect(play(page)).to_be_visible()
    expect(marked(page)).to_be_visible()
    expect(lamp(page)).to_have_attribute("aria-pressed", "true")
    assert overflow(page) <= 0

    before = steps(server, table)
    play(page).click()

    expect(card(page)).to_have_count(0)
    expect(page.locator(LAMP)).to_have_count(0)
    wait_until(lambda: steps(server, table) > before)


def test_a_hint_by_keyboard(open_page: Opener, server: Server) -> None:
    """H asks, and the focus is on what plays it; Esc closes, H asks again, Enter plays."""
    table = server.open_table(game="knights-and-castles", seats=[HANIA, *BOTS], hints=True)
    page = open_page(table)
    assert wait_for_choice(page)
    before = steps(server, table)

    page.keyboard.press("h")
    expect(play(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(play(page)).to_be_focused()
    page.keyboard.press("Enter")

    expect(card(page)).to_have_count(0)
    wait_until(lambda: steps(server, table) > before)


def test_choosing_otherwise_closes_a_hint(open_page: Opener, server: Server) -> None:
    page = open_page(server.open_table(game="knights-and-castles", seats=[HANIA, *BOTS], hints=True))
    assert wait_for_choice(page)
    lamp(page).click()
    expect(page.locator(LAMP)).to_have_count(2)

    page.get_by_role("group", name=re.compile("^Twoja ręka")).get_by_role("button", pressed=True).first.click()

    expect(card(page)).to_have_count(0)
    expect(page.locator(LAMP)).to_have_count(0)


def test_others_hear_who_asked_but_not_the_answer(open_page: Opener, server: Server) -> None:
    friend = {"kind": "link", "name": "Ola"}
    made = httpx.post(
        f"{server.url}/api/tables", json={"game": "knights-and-castles", "seats": [HANIA, friend], "hints": True}
    ).json()
    page = open_page(f"/table/{made['table']}#key={made['token']}")
    other = open_page(f"/table/{made['table']}#key={made['invites'][0]['token']}")
    other.get_by_role("button", name="Siadam").click()
    assert wait_for_choice(page)
    assert wait_for_choice(other)

    lamp(page).click()

    expect(play(page)).to_be_visible()
    expect(other.get_by_role("status").filter(has_text="Podpowiedź: Hania")).to_have_count(1)
    expect(card(other)).to_have_count(0)
    expect(other.locator(LAMP)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_with_a_hint_and_the_strip(
    open_page: Opener, server: Server, size: dict[str, int]
) -> None:
    seats = [HANIA, *BOTS]
    page = open_page(server.open_table(game="dragon-castle", seats=seats, hints=True, projection=True), size=size)
    assert wait_for_choice(page)
    lamp(page).click()
    expect(play(page)).to_be_visible()

    assert violations_by_day_and_night(page) == []


def test_the_strip_says_who_is_ahead_and_a_tap_opens_the_whole(open_page: Opener, server: Server) -> None:
    """Points and chances of all seats; a phone shows the points alone. The board stays whole below."""
    table = server.open_table(game="knights-and-castles", seats=[HANIA, *BOTS], projection=True)
    wide = open_page(table).get_by_role("region", name="Przewidywany wynik")
    for name in ("Hania", "Antek", "Ola"):
        expect(wide.get_by_role("listitem").filter(has_text=name)).to_contain_text(re.compile(r"punkt.*\d %"))

    page = open_page(table, size=PHONE)
    strip = page.get_by_role("region", name="Przewidywany wynik")
    expect(strip.get_by_role("listitem")).to_have_count(0)
    box, felt = strip.bounding_box(), page.get_by_role("region", name="Plansza").bounding_box()
    assert box is not None
    assert felt is not None
    assert box["y"] + box["height"] <= felt["y"]

    strip.get_by_role("button").click()

    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)


def test_no_hint_and_no_strip_unless_the_table_has_them(open_page: Opener, server: Server) -> None:
    page = open_page(server.open_table(game="knights-and-castles", seats=[HANIA, *BOTS]))
    assert wait_for_choice(page)

    page.keyboard.press("h")

    expect(lamp(page)).to_have_count(0)
    expect(page.get_by_role("region", name="Przewidywany wynik")).to_have_count(0)


def test_one_person_among_bots_gets_hints_unless_the_form_says_otherwise(open_page: Opener, server: Server) -> None:
    page = open_page("/new/knights-and-castles")
    hints, projection = (page.get_by_role("switch", name=name) for name in ("Podpowiedzi", "Przewidywany wynik"))
    expect(hints).to_be_checked()
    expect(projection).not_to_be_checked()

    page.get_by_role("combobox", name="Kto siedzi przy miejscu 2").select_option("link")
    expect(hints).not_to_be_checked()
    projection.click()
    page.get_by_role("combobox", name="Kto siedzi przy miejscu 2").select_option("bot")
    page.get_by_role("button", name="Zacznij grę").click()
    page.wait_for_url(re.compile("/table/"))

    told = httpx.get(f"{server.url}/api/tables/{page.url.split('/table/')[1].split('#')[0]}").json()
    assert (told["hints"], told["projection"]) == (True, True)
