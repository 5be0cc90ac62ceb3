"""People together: the lobby, the room where they wait, clocks, requests and chat."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.knights_and_castles import hand
from tests.browser.test_pages import violations_by_day_and_night


def named(page: Page, name: str) -> None:
    page.evaluate("(name) => localStorage.setItem('wawel.name', name)", name)


def open_table(host: Page) -> None:
    """A table with a clock, a chat for all, and a seat for whoever comes."""
    for place, kind in enumerate(["here", "lobby", "empty", "empty"], 1):
        host.get_by_label(f"Kto siedzi przy miejscu {place}").select_option(kind)
    host.get_by_role("radiogroup", name="Zegar").get_by_role("radio", name="zapas i dodatek").click()
    host.get_by_role("radiogroup", name="Rozmowa").get_by_role("radio", name="wszyscy").click()
    host.get_by_role("button", name="Zacznij grę").click()


def test_people_meet_in_the_lobby_play_by_the_clock_and_end_together(open_page: Opener) -> None:
    """Nobody sees a hand before everybody is there; then both have a clock, talk, ask each other, and end the match."""
    host = open_page("/new/knights-and-castles")
    open_table(host)
    expect(host.get_by_role("heading", name="Czekamy na jednego gracza")).to_be_visible()
    assert violations_by_day_and_night(host) == []
    expect(hand(host)).to_have_count(0)

    guest = open_page("/", size=PHONE)
    named(guest, "Ola")
    joining = guest.get_by_role("button", name=re.compile("^Dołącz: Rycerze i zamki"))
    expect(joining).to_be_visible()
    assert violations_by_day_and_night(guest) == []
    joining.click()
    for page in (host, guest):
        expect(hand(page)).to_be_visible()
        expect(page.get_by_role("region", name="Zegary", exact=True)).to_contain_text(re.compile(r"1[45]:\d\d"))

    guest.get_by_role("button", name="Ludzie", exact=True).click()
    guest.get_by_role("tab", name="Rozmowa").click()
    guest.get_by_role("textbox", name="Napisz do stołu").fill("zobacz www.przyklad.pl")
    guest.keyboard.press("Enter")
    expect(guest.get_by_text("Linków tu nie wysyłamy.").last).to_be_visible()
    guest.get_by_role("button", name="Ładny ruch.").click()
    assert violations_by_day_and_night(guest) == []
    guest.keyboard.press("Escape")
    host.get_by_role("button", name="Ludzie, jedna nowa wiadomość").click()
    expect(host.get_by_role("log")).to_contain_text("Ładny ruch.")
    host.get_by_role("tab", name="Ludzie").click()
    assert violations_by_day_and_night(host) == []
    host.get_by_role("button", name="Co można zrobić: Ola").click()
    host.get_by_role("button", name="Dodaj czas: Ola").click()
    assert violations_by_day_and_night(host) == []
    host.get_by_role("tab", name="Rozmowa").click()
    expect(host.get_by_role("log")).to_contain_text("Gospodarz dodaje czas: Ola.")
    host.get_by_role("tab", name="Ludzie").click()
    host.get_by_role("button", name="Przerwa").click()
    expect(guest.get_by_text("Przerwa. Zegary stoją.").first).to_be_visible()
    guest.get_by_role("button", name="Gramy dalej").click()
    host.get_by_role("button", name="Przekaż gospodarza: Ola").press("Enter")
    expect(host.get_by_role("button", name="Dodaj czas: Ola")).to_have_count(0)
    host.get_by_role("button", name="Zaproponuj koniec gry").click()
    guest.get_by_role("button", name="Zgoda").click()
    for page in (host, guest):
        expect(page.get_by_text("Koniec gry za zgodą wszystkich").first).to_be_visible()


def keep_account(page: Page, name: str) -> None:
    """An account without its form, which test_account.py fills in."""
    wish = {"name": name, "password": "trzy zwykłe słowa"}
    assert page.request.post(f"{page.url}api/me", data=wish, headers={"origin": page.url.rstrip("/")}).ok
    page.reload()


def test_somebody_is_invited_by_name_and_sits_down(open_page: Opener) -> None:
    """A name that nobody has gets the same answer."""
    host, guest = open_page("/"), open_page("/", size=PHONE)
    keep_account(host, "Hania co zaprasza")
    keep_account(guest, "Ola zaproszona")
    host.goto(host.url + "new/knights-and-castles")
    for place, kind in enumerate(["here", "link", "empty", "empty"], 1):
        host.get_by_label(f"Kto siedzi przy miejscu {place}").select_option(kind)
    host.get_by_role("button", name="Zacznij grę").click()
    for name in ("Nikt taki", "ola ZAPROSZONA"):
        host.get_by_label("Albo zaproś po imieniu").fill(name)
        host.get_by_role("button", name="Zaproś", exact=True).click()
        expect(host.get_by_role("status").filter(has_text=name)).to_be_visible()
    assert violations_by_day_and_night(host) == []

    guest.reload()
    invited = guest.get_by_role("region", name="Zaproszenia")
    expect(invited).to_contain_text("zaprasza Hania co zaprasza")
    assert violations_by_day_and_night(guest) == []
    invited.get_by_role("button", name="Nie, dziękuję").tap()
    expect(guest.get_by_role("dialog")).to_contain_text("się o tym nie dowie")
    guest.keyboard.press("Escape")
    invited.get_by_role("button", name="Usiądź").tap()
    expect(hand(guest)).to_be_visible()
