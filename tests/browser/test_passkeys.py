"""An account with a passkey in a real browser, whose authenticator is a virtual one."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.test_account import fine

PASSWORD = "trzy zwykłe słowa"
VIRTUAL = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_finger(page: Page) -> None:
    """Give the page's browser an authenticator that always finds its finger."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": VIRTUAL})


def test_a_passkey_opens_an_account_without_a_name(open_page: Opener, server: Server) -> None:
    """It is made with the account, logs in, is named, is proof enough, and the last one stays."""
    named = server.url.replace("127.0.0.1", "localhost")
    page = open_page(size=PHONE)
    page.goto(f"{server.url}/sign-up")
    there = page.get_by_role("link", name="Otwórz Wawel pod adresem localhost")
    expect(there).to_have_attribute("href", f"{named}/sign-up")
    expect(page.get_by_role("button", name="Załóż z kluczem")).to_have_count(0)
    there.click()
    with_finger(page)
    page.get_by_label("Imię przy stole").fill("Hania od kluczy")
    assert fine(page)
    page.get_by_role("button", name="Załóż z kluczem").click()
    expect(page.get_by_role("listitem")).to_have_count(8)
    page.get_by_label("Kody są w bezpiecznym miejscu").check()
    page.get_by_role("button", name="Gotowe").click()
    expect(page.get_by_role("link", name="Konto: Hania od kluczy")).to_be_visible()

    page.goto(f"{named}/account")
    page.get_by_role("button", name="Wyloguj się").click()
    expect(page.get_by_role("button", name="gość")).to_be_visible()
    page.goto(f"{named}/log-in")
    assert fine(page)
    page.get_by_role("button", name="Zaloguj kluczem").press("Enter")
    expect(page.get_by_role("link", name="Konto: Hania od kluczy")).to_be_visible()

    page.goto(f"{named}/account/safety")
    keys = page.get_by_role("region", name="Klucze i hasło")
    expect(keys.get_by_text("Nie ma: logujesz się kluczem.")).to_be_visible()
    keys.get_by_role("button", name="Zmień nazwę klucza Klucz dostępu").click()
    page.get_by_role("textbox", name="Nazwa klucza").fill("Telefon Hani")
    page.get_by_role("button", name="Zapisz").click()
    expect(keys.get_by_text("Telefon Hani")).to_be_visible()
    assert fine(page)

    # this device has one already, and it is the only way in
    keys.get_by_role("button", name="Dodaj klucz").click()
    page.get_by_role("button", name="Potwierdź kluczem").click()
    expect(page.get_by_role("alert")).to_contain_text("To urządzenie ma już klucz")
    assert fine(page)
    page.keyboard.press("Escape")
    keys.get_by_role("button", name="Usuń klucz Telefon Hani").click()
    page.get_by_role("button", name="Potwierdź kluczem").click()
    expect(page.get_by_role("alert")).to_contain_text("ostatnia droga")
    page.keyboard.press("Escape")

    # with a password it may go
    keys.get_by_role("button", name="Ustaw hasło").click()
    page.get_by_label("Nowe hasło").fill(PASSWORD)
    page.get_by_role("button", name="Potwierdź kluczem").click()
    expect(keys.get_by_text("ostatnia zmiana")).to_be_visible()
    keys.get_by_role("button", name="Usuń klucz Telefon Hani").click()
    page.get_by_label("Obecne hasło").fill(PASSWORD)
    assert fine(page)
    page.get_by_role("dialog").get_by_role("button", name="Usuń", exact=True).click()
    expect(keys.get_by_text("Telefon Hani")).to_have_count(0)
