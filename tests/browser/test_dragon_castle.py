"""Dragon Castle in a real browser: games by keys and by touch, and what the board explains."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.dragon_castle import (
    GAME,
    NEAR_THE_END,
    answers,
    castle,
    choosable,
    one_step,
    realm,
    sure,
    table_path,
)
from tests.browser.playing import PARTNER, RING, prompt, take_focus, wait_for_choice
from tests.browser.test_pages import SIZES, overflow, violations

WON = re.compile("Wygrywa|wins|Remis|tie", re.IGNORECASE)


def test_a_game_by_keyboard_alone(open_page: Opener, server: Server) -> None:
    """Arrows inside castle and realm, Enter, Tab to the buttons; the mouse is never touched."""
    page = open_page(table_path(server, NEAR_THE_END))
    assert wait_for_choice(page)
    page.locator("body").press("Tab")
    for _ in range(40):
        if page.evaluate("() => document.activeElement?.getAttribute('role')") == "gridcell":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")  # soldier 4
    expect(page.get_by_role("button", name="Kamień i świątynia")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("Enter")  # the other soldier 4
    expect(realm(page).locator(":focus")).to_be_visible()
    for _ in range(200):
        if not wait_for_choice(page):
            break
        role = page.evaluate("() => document.activeElement?.getAttribute('role')")
        if choosable(page).count() and role == "gridcell":
            page.keyboard.press("Enter")
        elif take_focus(sure(page)) or take_focus(answers(page), -1) or take_focus(choosable(page)):
            page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name=WON).first).to_be_visible()


def test_a_game_on_a_phone(open_page: Opener, server: Server) -> None:
    """A finger chooses, the prompt confirms; realms and cards are on tabs."""
    page = open_page(table_path(server, NEAR_THE_END), size=PHONE, lang="en-GB")
    assert wait_for_choice(page)
    page.get_by_role("button", name="Cards").tap()
    expect(page.get_by_role("article", name=re.compile("Bravery"))).to_be_visible()
    page.get_by_role("button", name="Realms").tap()
    expect(page.get_by_role("img", name=re.compile("Realm: Antek"))).to_be_visible()
    page.get_by_role("button", name="Table").tap()
    castle(page).get_by_role("gridcell").first.tap()
    expect(page.get_by_text("Take soldier 4?")).to_be_visible()
    page.get_by_role("button", name="Back").tap()
    while wait_for_choice(page):
        one_step(page, touch=True)

    expect(page.get_by_role("heading", name=WON).first).to_be_visible()


def test_a_set_is_previewed_and_turned(open_page: Opener, server: Server) -> None:
    """A fourth soldier completes a set: its partner, ways and points before the pick; ring and sentence before the last
    click, backs and points after it."""
    page = open_page(table_path(server, NEAR_THE_END))
    assert wait_for_choice(page)
    soldier = castle(page).get_by_role("gridcell", name=re.compile("kolumna 1, poziom 1: żołnierz 4"))
    soldier.hover()
    expect(page.get_by_role("region", name="Zamek").locator(PARTNER)).to_have_count(1)
    ways = prompt(page).get_by_role("list", name="Sposoby zakończenia").get_by_role("listitem")
    said = (r"zestaw: 5 żołnierzy.*\+3", r"zestaw: 4 żołnierzy; w\spuli 3.*\+2", r"nic w\skrólestwie.*\+1")
    expect(ways).to_have_text([re.compile(text) for text in said])
    soldier.click()
    expect(page.get_by_text("Masz żołnierza 4")).to_be_visible()
    expect(castle(page).get_by_role("gridcell", name=re.compile("pasuje do pary"))).to_have_count(1)
    page.get_by_role("button", name="Kamień i świątynia").click()
    beside = realm(page).get_by_role("gridcell", name=re.compile("rząd 1, kolumna 4"))
    beside.hover()
    expect(page.get_by_text(re.compile(r"za zestaw: 4 żołnierzy"))).to_be_visible()
    expect(page.get_by_role("region", name="Królestwo: Hania").locator(RING)).to_have_count(4)
    beside.click()
    expect(page.get_by_role("button", name="Gotowe")).to_be_visible()
    realm(page).get_by_role("gridcell", name=re.compile("rząd 1, kolumna 4.*można zbudować")).click()
    sure(page).click()  # nothing is left to do after it, so the turn would end

    expect(realm(page).get_by_role("gridcell", name=re.compile("świątynia"))).to_have_count(1)


def test_a_blocked_tile_says_why(open_page: Opener, server: Server) -> None:
    """On a press and on hover; the link leads to the rule."""
    page = open_page(table_path(server, NEAR_THE_END))
    assert wait_for_choice(page)
    blocked = castle(page).get_by_role("gridcell", name=re.compile("niedostępny"))
    blocked.first.click(force=True)
    expect(page.get_by_role("link", name=re.compile(r"DC-3\.5"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name=re.compile(r"DC-3\.5"))).to_have_count(0)
    blocked.nth(1).hover()
    expect(page.get_by_role("link", name=re.compile(r"DC-3\.5"))).to_be_visible()


def test_a_spirit_is_called_and_paid(open_page: Opener, server: Server) -> None:
    """Depths: call it from its card, pay with a shrine, and then any soldier can be the second tile."""
    position = NEAR_THE_END.replace("1M1", "1S5").replace("1S4 / 1P1", ". / 1S2")
    page = open_page(table_path(server, position))
    assert wait_for_choice(page)
    castle(page).get_by_role("gridcell", name=re.compile("żołnierz 4")).first.click()
    card = page.get_by_role("article", name="Duch Głębin")
    card.get_by_role("button", name="Aktywuj").click()
    expect(page.get_by_text("Duch Głębin: czym płacisz?")).to_be_visible()
    page.get_by_role("button", name="Oddaj świątynię").click()

    expect(castle(page).get_by_role("gridcell", name=re.compile("żołnierz.*pasuje do pary")).first).to_be_visible()


def test_a_spectator_looks_at_every_realm(open_page: Opener, server: Server) -> None:
    """Nothing can be chosen; a small realm can be enlarged, and the first one comes back."""
    page = open_page(table_path(server, NEAR_THE_END).partition("#")[0])
    expect(page.get_by_role("grid", name=re.compile("Królestwo: Hania"))).to_be_visible()
    expect(choosable(page)).to_have_count(0)
    page.get_by_role("button", name="Pokaż w powiększeniu: Antek").click()
    expect(page.get_by_role("grid", name=re.compile("Królestwo: Antek"))).to_be_visible()
    page.get_by_role("button", name="Wróć", exact=True).click()

    expect(page.get_by_role("grid", name=re.compile("Królestwo: Hania"))).to_be_visible()


def test_escape_gives_up_what_was_begun(open_page: Opener, server: Server) -> None:
    """A spirit that was called but not paid, with keys; a question mark asks why."""
    position = NEAR_THE_END.replace("spirits: depths", "spirits: destruction")
    page = open_page(table_path(server, position))
    assert wait_for_choice(page)
    call = page.get_by_role("article", name="Duch Zniszczenia").get_by_role("button")
    call.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Duch Zniszczenia: czym płacisz?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Duch Zniszczenia: czym płacisz?")).to_have_count(0)
    castle(page).get_by_role("gridcell", name=re.compile("niedostępny")).first.focus()
    page.keyboard.press("?")

    expect(page.get_by_role("link", name=re.compile(r"DC-3\.5"))).to_be_visible()


def test_several_cards_lie_on_the_table(open_page: Opener, server: Server) -> None:
    """Three spirits and two dragons: every card can be read, by keyboard too."""
    cards = {"spirits: depths": "spirits: depths+wind+faith", "dragons: bravery": "dragons: bravery+harmony"}
    position = "\n".join([cards.get(line, line) for line in NEAR_THE_END.splitlines()])
    page = open_page(table_path(server, position), size=SIZES["laptop"])
    assert wait_for_choice(page)
    expect(page.get_by_role("article")).to_have_count(5)
    for card in page.get_by_role("article").all():
        card.scroll_into_view_if_needed()
        expect(card.get_by_role("heading")).to_be_in_viewport()

    assert violations(page) == []


@pytest.mark.parametrize("size", ["small", "phone", "tablet", "laptop", "desktop"])
def test_the_table_fits_every_screen(open_page: Opener, size: str) -> None:
    """Nothing sticks out sideways, nothing scrolls on a desktop, axe finds nothing serious by night."""
    page = open_page(GAME, size=SIZES[size], scheme="dark")
    page.get_by_role("button", name=re.compile("Zacznij grę")).click()
    page.wait_for_url(re.compile(r"/table/"))
    assert wait_for_choice(page)

    assert overflow(page) <= 0
    assert violations(page) == []
    if size in ("laptop", "desktop"):
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), "the table scrolls"
