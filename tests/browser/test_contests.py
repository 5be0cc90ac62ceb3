"""People measure themselves: a rated match, and tables with the same deal."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.knights_and_castles import hand
from tests.browser.test_account import fine
from tests.browser.test_together import keep_account

RATING = re.compile(r"^Ranking: ([+−]\d+), teraz (\d+)$")


def at(page: Page, path: str) -> None:
    """Another page of the same server."""
    page.goto(re.sub(r"(//[^/]+)/.*", rf"\1{path}", page.url))


def choose_seats(page: Page, kinds: list[str]) -> None:
    for place, kind in enumerate(kinds, 1):
        page.get_by_label(f"Kto siedzi przy miejscu {place}").select_option(kind)


def resign(page: Page) -> None:
    page.get_by_role("button", name="Ludzie", exact=True).click()
    page.get_by_role("button", name="Poddaj partię").click()
    page.get_by_role("dialog", name="Poddać partię?").get_by_role("button", name="Poddaję").click()


def test_a_rated_match_from_the_form_to_the_history(open_page: Opener) -> None:
    """The end tells everybody who wants to know what became of their rating; the history says the same."""
    hania, antek = open_page("/"), open_page("/", size=PHONE)
    keep_account(hania, "Hania o ranking")
    keep_account(antek, "Antek o ranking")
    at(hania, "/account/history")
    hania.get_by_role("switch", name="Ranking").click()
    expect(hania.get_by_text("Tu pojawi się ranking")).to_be_visible()

    at(hania, "/new/knights-and-castles")
    hania.get_by_role("switch", name="Partia rankingowa").click()
    choose_seats(hania, ["here", "lobby", "empty", "empty"])
    summary = hania.get_by_role("complementary", name="Podsumowanie stołu")
    expect(summary).to_contain_text("Partia rankingowa")
    expect(summary).to_contain_text("15 min + 10 s")
    hania.get_by_role("button", name="Zacznij grę").click()
    expect(hania.get_by_role("heading", name="Czekamy na jednego gracza")).to_be_visible()
    antek.get_by_role("button", name=re.compile("^Dołącz: Rycerze i zamki, Hania o ranking")).tap()
    for page in (hania, antek):
        expect(hand(page)).to_be_visible()

    resign(antek)
    told = hania.get_by_text(RATING)
    expect(told).to_be_visible()
    said = told.inner_text()
    assert said.startswith("Ranking: +")
    assert fine(hania)
    expect(antek.get_by_role("heading", name="Wygrywa Hania o ranking")).to_be_visible()
    expect(antek.get_by_text(RATING)).to_have_count(0)  # he has not asked for ratings

    at(antek, "/account/history")
    antek.get_by_role("switch", name="Ranking").tap()
    expect(antek.get_by_text(RATING)).to_contain_text("−")
    at(hania, "/account/history")
    expect(hania.get_by_text(said)).to_be_visible()
    expect(hania.get_by_text("za mało partii: 1 z 5")).to_be_visible()


def test_tables_with_the_same_deal_from_their_opening_to_the_comparison(open_page: Opener) -> None:
    """Two people play the same against bots; the tables where nobody sits down are called off."""
    hania, antek = open_page("/"), open_page("/", size=PHONE)
    keep_account(hania, "Hania rozdaje")
    keep_account(antek, "Antek rozdania")
    at(hania, "/new/knights-and-castles")
    choose_seats(hania, ["here", "bot", "empty", "empty"])
    hania.get_by_role("radiogroup", name="Stoły z tym samym rozdaniem").get_by_role("radio", name="3").click()
    expect(hania.get_by_role("complementary")).to_contain_text("3 stoły z tym samym rozdaniem")
    hania.get_by_role("button", name="Zacznij grę").click()
    expect(hania.get_by_role("heading", name="To samo rozdanie")).to_be_visible()
    expect(hania.get_by_text("Twój stół")).to_be_visible()
    deal = re.sub(r".*(/deal/.*)", r"\1", hania.url)
    hania.get_by_role("button", name="Jeszcze jeden stół").press("Enter")  # and there cannot be more
    expect(hania.get_by_role("button", name="Jeszcze jeden stół")).to_have_count(0)
    expect(hania.get_by_role("listitem").filter(has_text="Stół 4")).to_be_focused()

    at(antek, deal)
    expect(antek.get_by_role("link", name="Siadam: Stół 2")).to_be_visible()
    assert fine(antek)
    antek.get_by_role("link", name="Siadam: Stół 2").tap()
    antek.get_by_role("button", name=re.compile("^Siadam: ")).tap()
    expect(hand(antek)).to_be_visible()
    hania.get_by_role("link", name="Do stołu").click()
    expect(hand(hania)).to_be_visible()
    resign(hania)
    expect(hania.get_by_role("button", name="Rewanż")).to_be_visible()
    expect(hania.get_by_role("link", name="Powtórka")).to_have_count(0)  # somebody still plays the same

    hania.get_by_role("link", name="Porównaj stoły").click()
    assert fine(hania)
    for number in (3, 4):
        hania.get_by_role("button", name=f"Odwołaj: Stół {number}").press("Enter")
        expect(hania.get_by_role("listitem").filter(has_text=f"Stół {number}")).to_be_focused()
    expect(hania.get_by_text("odwołany")).to_have_count(2)
    expect(hania.get_by_role("button", name="Kopiuj zaproszenie")).to_have_count(0)  # nobody can sit down any more
    resign(antek)
    antek.get_by_role("link", name="Porównaj stoły").tap()
    for page in (hania, antek):
        expect(page.get_by_role("status").filter(has_text="Wszystkie stoły skończyły")).to_be_visible()
        for seat in ("Miejsce 1", "Miejsce 2"):
            compared = page.get_by_role("region", name=seat)
            expect(compared.get_by_role("columnheader", name=re.compile(r"\(stół [12]\)"))).to_have_count(2)
    assert fine(antek)
