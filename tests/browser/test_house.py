"""The house of a table in the browser: lost keys, freed seats, bots that play for somebody, and who may write."""

import json
import re
import urllib.request

from playwright.sync_api import Page, expect

from tests.browser.conftest import LANDSCAPE, PHONE, Opener, Server
from tests.browser.knights_and_castles import hand
from tests.browser.playing import prompt
from tests.browser.test_pages import violations_by_day_and_night


def two_people(server: Server, open_page: Opener, **terms: object) -> tuple[Page, Page, str]:
    """A host at a desk and a guest with a phone; the path of their table."""
    seats = [{"kind": "here", "name": "Hania"}, {"kind": "link", "name": "Ola"}]
    wish = {"game": "knights-and-castles", "seats": seats, "terms": terms, "seed": server.seed}
    text = json.dumps(wish).encode()
    request = urllib.request.Request(f"{server.url}/api/tables", text, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    path = f"/table/{made['table']}"
    host = open_page(f"{path}#key={made['token']}")
    guest = open_page(f"{path}#key={made['invites'][0]['token']}", size=PHONE)
    guest.get_by_role("button", name="Siadam").tap()
    for page in (host, guest):
        expect(hand(page)).to_be_visible()
    return host, guest, path


def tools(host: Page) -> None:
    """Show what can be done about Ola."""
    host.get_by_role("button", name=re.compile("^Ludzie")).click()
    host.get_by_role("tab", name="Ludzie").click()
    host.get_by_role("button", name="Co można zrobić: Ola").click()


def test_whoever_lost_a_key_gets_the_link_of_a_new_one(open_page: Opener, server: Server) -> None:
    """The host is shown it at once. The old link says that it opens nothing, not that there is no table."""
    host, guest, _ = two_people(server, open_page)
    old = guest.url
    guest.goto(server.url)
    tools(host)
    host.get_by_role("button", name="Nowy klucz do miejsca: Ola").click()
    link = host.get_by_role("textbox", name="Link dla: Ola")
    expect(link).to_be_visible()
    assert violations_by_day_and_night(host) == []
    key = link.input_value().partition("#")[2]

    guest.goto(old)
    expect(guest.get_by_role("heading", name="Ten stół się nie otwiera")).to_be_visible()
    found = open_page(f"{old.removeprefix(server.url)}#{key}", size=LANDSCAPE)
    found.get_by_role("button", name="Siadam").click()
    expect(hand(found)).to_be_visible()


def test_a_freed_seat_is_no_missing_table(open_page: Opener, server: Server) -> None:
    """On a low screen too, the way home is in sight."""
    host, guest, _ = two_people(server, open_page)
    guest.set_viewport_size({"width": LANDSCAPE["width"], "height": LANDSCAPE["height"]})
    tools(host)
    host.get_by_role("button", name="Zwolnij miejsce: Ola").click()
    expect(guest.get_by_role("heading", name="Ten stół się nie otwiera")).to_be_visible()
    expect(guest.get_by_text("Gospodarz zwolnił to miejsce.")).to_be_visible()
    expect(guest.get_by_role("link", name="Strona główna")).to_be_in_viewport(ratio=1)


def test_whoever_a_bot_plays_for_takes_the_seat_back_from_the_bar(open_page: Opener, server: Server) -> None:
    """Nothing is offered to them that would be refused."""
    host, guest, _ = two_people(server, open_page)
    guest.get_by_role("button", name="Ludzie", exact=True).tap()
    guest.get_by_role("button", name="Odejdź na chwilę").tap()
    guest.keyboard.press("Escape")
    expect(prompt(guest)).to_contain_text("Gra za Ciebie bot")
    expect(prompt(guest).get_by_role("button")).to_have_count(1)
    assert violations_by_day_and_night(guest) == []
    prompt(guest).get_by_role("button", name="Wracam do gry").tap()
    expect(prompt(guest)).not_to_contain_text("Gra za Ciebie bot")
    host.get_by_role("button", name=re.compile("^Ludzie")).click()
    host.get_by_role("tab", name="Rozmowa").click()
    expect(host.get_by_role("log")).to_contain_text("Ola")


def test_refused_words_come_back_and_the_silenced_learn_why(open_page: Opener, server: Server) -> None:
    """Nobody types twice because of a link; and nobody reports to themselves."""
    host, guest, _ = two_people(server, open_page, talk="everybody")
    guest.set_viewport_size({"width": LANDSCAPE["width"], "height": LANDSCAPE["height"]})
    guest.get_by_role("button", name="Ludzie", exact=True).tap()
    guest.get_by_role("tab", name="Rozmowa").tap()
    words = guest.get_by_role("textbox", name="Napisz do stołu")
    words.fill("zobacz www.przyklad.pl")
    words.press("Enter")
    expect(words).to_have_value("zobacz www.przyklad.pl")
    for line in ("Cześć!", "Trudny wybór, muszę się nad nim chwilę zastanowić, bo nie wiem."):
        words.fill(line)
        words.press("Enter")
        expect(guest.get_by_role("log")).to_contain_text(line)
    expect(words).to_have_value("")
    expect(words).to_be_in_viewport(ratio=1)

    tools(host)
    host.get_by_role("button", name="Odbierz głos: Ola").click()
    expect(words).to_have_count(0)
    expect(guest.get_by_text("Gospodarz odebrał temu miejscu głos.")).to_be_visible()
    assert violations_by_day_and_night(guest) == []
    host.get_by_role("tab", name="Rozmowa").click()
    expect(host.get_by_role("button", name="Wycisz: Ola").first).to_be_visible()
    expect(host.get_by_role("button", name=re.compile("^Zgłoś"))).to_have_count(0)


def test_a_guest_sees_that_only_accounts_write(open_page: Opener, server: Server) -> None:
    _, guest, _ = two_people(server, open_page)
    guest.get_by_role("button", name="Ludzie", exact=True).tap()
    guest.get_by_role("tab", name="Rozmowa").tap()
    expect(guest.get_by_text("Przy tym stole piszą tylko gracze z kontem.")).to_be_visible()
    expect(guest.get_by_role("textbox")).to_have_count(0)


def test_a_host_without_a_seat_pauses_the_match(open_page: Opener, server: Server) -> None:
    """Whoever only opened the table for others has the host's tools too."""
    seats = [{"kind": "link", "name": "Ola"}, {"kind": "link", "name": "Kuba"}]
    host = open_page(server.open_table(game="knights-and-castles", seats=seats))
    host.get_by_role("button", name="Ludzie", exact=True).click()
    host.get_by_role("button", name="Przerwa").click()
    expect(host.get_by_text("Przerwa. Zegary stoją.").first).to_be_visible()
    host.get_by_role("button", name="Gramy dalej").first.click()
    expect(host.get_by_role("button", name="Przerwa")).to_be_visible()
    expect(host.get_by_role("button", name="Poddaj partię")).to_have_count(0)
