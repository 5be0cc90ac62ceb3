"""An account from beginning to end: a guest keeps one, comes back elsewhere, plays on, and deletes it."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.knights_and_castles import hand, play_round, start
from tests.browser.playing import wait_for_choice
from tests.browser.test_pages import overflow, violations_by_day_and_night
from tests.browser.test_together import keep_account

PASSWORD = "trzy zwykłe słowa"


def go(page: Page, name: str) -> None:
    page.get_by_role("link", name=name, exact=True).click()


def fine(page: Page) -> bool:
    """Nothing for axe to find, and nothing sticks out."""
    assert violations_by_day_and_night(page) == []
    return overflow(page) <= 0


def test_an_account_from_the_first_day_to_the_last(open_page: Opener) -> None:
    page = open_page("/new/knights-and-castles")
    start(page)
    assert wait_for_choice(page)
    table = re.sub(r".*(/table/[^#?]+).*", r"\1", page.url)

    # a guest with a game keeps an account
    page.goto(re.sub(r"(//[^/]+)/.*", r"\1/", page.url))
    page.get_by_role("button", name="gość").click()
    expect(page.get_by_text("Grasz jako gość")).to_be_visible()
    assert fine(page)
    go(page, "Załóż konto")
    page.get_by_label("Imię przy stole").fill("Hania z Wawelu")
    page.get_by_label("Hasło").fill("krótkie")
    page.get_by_role("button", name="Załóż konto").click()
    expect(page.get_by_role("alert")).to_contain_text("za krótkie")
    assert fine(page)
    page.get_by_label("Hasło").fill(PASSWORD)
    expect(page.get_by_label("Dodaj do konta partię z tego urządzenia")).to_be_checked()
    page.get_by_role("button", name="Załóż konto").click()
    codes = page.get_by_role("listitem")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    assert fine(page)
    expect(page.get_by_role("button", name="Gotowe")).to_be_disabled()
    page.get_by_label("Kody są w bezpiecznym miejscu").check()
    page.get_by_role("button", name="Gotowe").click()
    expect(page.get_by_role("link", name="Konto: Hania z Wawelu")).to_be_visible()
    kept = page.evaluate("() => JSON.parse(localStorage['wawel.tables'])")
    assert [(one["token"], one["account"]) for one in kept] == [(None, True)]

    # another browser knows nothing, then logs in with a recovery code, and plays on
    phone = open_page(table, size=PHONE)
    expect(phone.get_by_text("Przyglądasz się tej grze.")).to_be_visible()
    phone.goto(re.sub(r"(//[^/]+)/.*", r"\1/log-in", phone.url))
    phone.get_by_label("Imię przy stole").fill("hania z wawelu")
    phone.get_by_role("button", name="Użyj kodu ratunkowego").click()
    phone.get_by_label("Kod ratunkowy").fill(code)
    phone.get_by_label("Nowe hasło").fill(f"{PASSWORD} i czwarte")
    assert fine(phone)
    phone.get_by_role("button", name="Zaloguj się").click()
    mine = phone.get_by_role("region", name="Twoje stoły").get_by_role("link")
    expect(mine).to_contain_text("Rycerze i zamki")
    assert fine(phone)
    mine.click()
    expect(hand(phone)).to_be_visible()
    assert wait_for_choice(phone)
    play_round(phone)

    # its settings come along, and it is on its list
    phone.goto(re.sub(r"(//[^/]+)/.*", r"\1/account/history", phone.url))
    expect(phone.get_by_role("link", name="Wróć")).to_be_visible()
    phone.get_by_label("Stan").select_option("zakończone")
    expect(phone.get_by_text("Nie ma tu takich partii.")).to_be_visible()
    assert fine(phone)
    go(phone, "Ustawienia")
    phone.get_by_role("radio", name="Noc").click()
    expect(phone.get_by_role("radio", name="Noc")).to_be_checked()
    assert fine(phone)

    # the recovery code ended the first session; the first browser logs in again, with the settings of the phone
    page.goto(re.sub(r"(//[^/]+)/.*", r"\1/account", page.url))
    page.get_by_label("Imię przy stole").fill("Hania z Wawelu")
    page.get_by_label("Hasło").fill(f"{PASSWORD} i czwarte")
    page.get_by_role("button", name="Zaloguj się").click()
    expect(page.get_by_role("radio", name="Noc")).to_be_checked()
    page.goto(re.sub(r"(//[^/]+)/.*", r"\1/account/safety", page.url))
    expect(page.get_by_text("zostało 7 z 8")).to_be_visible()
    devices = page.get_by_role("region", name="Zalogowane urządzenia").get_by_role("listitem")
    expect(devices).to_have_count(2)
    assert fine(page)
    page.get_by_role("button", name="Wyloguj pozostałe").click()
    expect(devices).to_have_count(1)

    # and the account ends; who watches sees a former player
    page.get_by_role("button", name="Usuń moje konto").click()
    question = page.get_by_role("dialog", name="Usunąć konto?")
    question.get_by_label("Wpisz swoje imię").fill("Hania z Wawelu")
    question.get_by_label("Obecne hasło").fill(f"{PASSWORD} i czwarte")
    assert fine(page)
    question.get_by_role("button", name="Usuń moje konto").click()
    expect(page.get_by_role("button", name="gość")).to_be_visible()
    page.goto(re.sub(r"(//[^/]+)/.*", rf"\1{table}", page.url))
    expect(page.get_by_text("dawny gracz").first).to_be_visible()
    expect(hand(page)).to_have_count(0)


def test_what_went_wrong_is_told_in_the_language_of_the_account(open_page: Opener) -> None:
    """Even if the server says who is there after it has refused something."""
    page = open_page("/")
    keep_account(page, "Hania po angielsku")
    home = page.url
    said = page.request.put(f"{home}api/me/settings", data={"language": "en"}, headers={"origin": home.rstrip("/")})
    assert said.ok, said.text()
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    page.goto(f"{home}join/ZZZZZZ")
    expect(page.get_by_role("alert")).to_contain_text("Nie ma stołu z takim kodem")

    held[0].continue_()

    expect(page.get_by_role("heading", name="Join a table")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("No table has this code")


def test_every_choice_of_a_setting_is_large_enough_for_a_finger(open_page: Opener) -> None:
    """In the account and in the form of a new table, as in the bar."""
    page = open_page("/new/knights-and-castles", size=PHONE)
    page.get_by_label("Kto siedzi przy miejscu 2").select_option("lobby")
    choices = page.get_by_role("main").get_by_role("radiogroup").get_by_role("radio")
    expect(choices.first).to_be_visible()
    assert choices.evaluate_all("(all) => Math.min(...all.map((each) => each.getBoundingClientRect().height))") >= 44
