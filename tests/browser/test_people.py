"""Several people: a shared screen with its curtain, another browser by link, somebody who only watches."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.knights_and_castles import CURTAIN, go_button, hand, play_round
from tests.browser.playing import SIGIL, hurry_to_choice, hurry_until, prompt, wait_for_choice
from tests.browser.test_pages import violations_by_day_and_night

ARMIES = ["Rycerz na koniu", "Smok", "Piechur", "Łucznik", "Chłop", "Katapulta", "Pasterz"]


def new_table(page: Page, kinds: list[str]) -> None:
    """Open a table with seats as in the selects: here, link, bot, empty."""
    for place, kind in enumerate(kinds, 1):
        page.get_by_label(f"Kto siedzi przy miejscu {place}").select_option(kind)
    page.get_by_role("button", name="Zacznij grę").click()


@pytest.mark.parametrize("compiled", [True, False])
def test_a_new_table_tells_when_bots_are_weaker_than_they_could_be(open_page: Opener, compiled: bool) -> None:
    """Only if there are bots: interpreted rules make no difference to people."""
    page = open_page("/")
    page.route("**/api/health", lambda route: route.fulfill(json={"ok": True, "version": "0", "compiled": compiled}))
    with page.expect_response("**/api/health"):
        page.goto(page.url + "new/knights-and-castles")
    notice = page.get_by_text("boty liczą płycej")
    expect(page.get_by_label("Poziom bota").first).to_be_visible()

    expect(notice).to_have_count(0 if compiled else 1)
    for place in range(1, 5):
        page.get_by_label(f"Kto siedzi przy miejscu {place}").select_option("here")
    expect(notice).to_have_count(0)


def test_one_screen_hides_before_it_is_passed_on(open_page: Opener) -> None:
    """Behind the curtain the document contains nobody's cards; each sees only their own choice."""
    page = open_page("/new/knights-and-castles", clock=True)
    new_table(page, ["here", "here", "empty", "empty"])
    for name in ("Hania", "Antek"):
        expect(page.get_by_text(f"Teraz {name}")).to_be_visible()
        below = page.content()
        assert not any(f"{army}. Kamień" in below for army in ARMIES)
        page.get_by_role("button", name=CURTAIN).click()
        expect(hand(page)).to_be_visible()
        expect(hand(page).get_by_role("button", pressed=True)).to_have_count(0)
        play_round(page)
        if name == "Hania":  # she thinks better of it, before the others have chosen
            page.get_by_role("button", name="Cofnij ostatni wybór").click()
            page.get_by_role("button", name=CURTAIN).click()
            expect(hand(page)).to_be_visible()
            play_round(page)

    go_on = prompt(page).get_by_role("button", name="Dalej")
    hurry_until(page, page.get_by_text("Gdy wszyscy zobaczą").count)
    page.clock.run_for(60_000)
    go_on.click(force=True)  # the whole table takes the tap
    hurry_until(page, page.get_by_text("Teraz Hania").count)
    log = page.content()
    assert "Runda" in log


def test_a_friend_joins_by_code_and_the_code_is_used_up(open_page: Opener) -> None:
    """The host reads it from the invitation, the friend types it on the home page, however they like."""
    host = open_page("/new/knights-and-castles")
    new_table(host, ["here", "link", "empty", "empty"])
    invitation = host.get_by_role("dialog", name="Zaproś do stołu")
    expect(invitation.get_by_text("Ten adres działa tylko na tym komputerze.")).to_be_visible()
    expect(invitation).to_contain_text("wawel --host 0.0.0.0 --port")
    assert violations_by_day_and_night(host) == []
    near = {"addresses": ["http://192.168.1.24:8000"], "command": ""}
    host.route("**/api/reach", lambda route: route.fulfill(json=near))
    invitation.get_by_role("button", name="Sprawdź jeszcze raz").click()
    expect(invitation.get_by_role("img", name="Kod QR z adresem stołu")).to_be_visible()
    address = invitation.get_by_text("192.168.1.24:8000/join/")
    expect(address).to_be_visible()
    expect(invitation.get_by_role("textbox", name="Link dla: Antek")).to_have_value(
        re.compile("^http://192.168.1.24:8000/table/")
    )
    code = address.inner_text().strip().rpartition("/")[2]

    friend = open_page("/", size=PHONE)
    friend.get_by_label("Dołącz kodem").fill(f"{code[:3].lower()}-{code[3:]}")
    friend.get_by_role("button", name="Dołącz").click()
    expect(friend.get_by_role("heading", name="Dołącz do stołu")).to_be_focused()
    assert violations_by_day_and_night(friend) == []
    friend.get_by_role("button", name="Siadam: Antek").click()
    friend.get_by_label("Twoje imię").fill("Basia")
    friend.get_by_role("button", name="Siadam", exact=True).click()
    expect(hand(friend)).to_be_visible()
    expect(invitation.get_by_text("gotowe")).to_be_visible()

    late = open_page(f"/join/{code}")
    expect(late.get_by_role("alert")).to_contain_text("nie ma już przy nim wolnych miejsc")
    expect(late.get_by_label("Dołącz kodem")).to_have_value(code)


SHARES = "window.shared = []; navigator.share = async ({ url }) => void window.shared.push(url);"


def test_an_invitation_is_shared_where_the_device_can(open_page: Opener, server: Server) -> None:
    """All of it, or the link of one seat; but no address that opens on this machine only."""
    host = open_page(size=PHONE)
    host.add_init_script(SHARES)
    host.goto(f"{server.url}/new/knights-and-castles")
    new_table(host, ["here", "link", "empty", "empty"])
    invitation = host.get_by_role("dialog", name="Zaproś do stołu")
    expect(invitation.get_by_role("button", name="Kopiuj link dla: Antek")).to_be_visible()
    expect(invitation.get_by_role("button", name=re.compile("^Udostępnij"))).to_have_count(0)
    near = {"addresses": ["http://192.168.1.24:8000"], "command": ""}
    host.route("**/api/reach", lambda route: route.fulfill(json=near))
    invitation.get_by_role("button", name="Sprawdź jeszcze raz").tap()
    invitation.get_by_role("button", name="Udostępnij link dla: Antek").tap()
    invitation.get_by_role("button", name="Udostępnij zaproszenie").tap()

    assert [re.sub(r"[^/]+$", "", url) for url in host.evaluate("window.shared")] == [
        "http://192.168.1.24:8000/table/", "http://192.168.1.24:8000/join/"
    ]  # fmt: skip
    assert violations_by_day_and_night(host) == []


@pytest.mark.slow
def test_a_whole_match_at_one_screen(open_page: Opener) -> None:
    """Two people, seven rounds, the curtain every time. Whoever looks on may watch the rematch."""
    page = open_page("/new/knights-and-castles", clock=True)
    new_table(page, ["here", "here", "empty", "empty"])
    rematch = page.get_by_role("button", name="Rewanż")
    curtain = page.get_by_role("button", name=CURTAIN)
    seen = page.get_by_text("Gdy wszyscy zobaczą")
    for _ in range(30):
        hurry_until(page, curtain.or_(rematch).or_(seen).count)
        if rematch.count():
            break
        if seen.count():
            page.keyboard.press("Enter")
            continue
        curtain.click()
        if hurry_to_choice(page):
            play_round(page)

    expect(page.get_by_role("heading", name=re.compile("Wygrywa")).first).to_be_visible()
    spectator = open_page(re.sub(r"//[^/]+|#.*", "", page.url.partition(":")[2]))
    expect(spectator.get_by_role("heading", name=re.compile("Wygrywa")).first).to_be_visible()
    rematch.click()
    expect(curtain).to_be_visible()
    spectator.get_by_role("button", name="Oglądaj rewanż").click()
    spectator.wait_for_url(page.url.partition("#")[0])


def test_a_friend_joins_by_link_and_another_watches(open_page: Opener, server: Server) -> None:
    """The link is a seat; the bare address is a place to watch, without anybody's cards."""
    host = open_page("/new/knights-and-castles")
    new_table(host, ["here", "link", "empty", "empty"])
    field = host.get_by_label(re.compile("Link dla: Antek"))
    expect(field.first).to_be_visible()
    link = field.first.input_value()
    go = host.get_by_role("link", name="Do stołu").or_(host.get_by_role("button", name="Do stołu"))
    if go.count():
        go.first.click()
    host.wait_for_url(re.compile("/table/"))

    friend = open_page(link.removeprefix(server.url))
    name = friend.get_by_label("Twoje imię")
    expect(name.or_(hand(friend)).first).to_be_visible()
    if name.count():
        name.fill("Basia")
        friend.get_by_role("radio", name="śliwkowy tulipan").click()
        expect(friend.get_by_role("radio", name="śliwkowy tulipan")).to_be_checked()
        friend.get_by_role("button", name="Siadam", exact=True).click()
    expect(hand(friend)).to_be_visible()
    assert "key=" not in friend.url
    expect(host.get_by_text("Basia").first).to_be_visible()
    expect(host.locator(SIGIL.replace("seat-", "seat-tulip")).first).to_be_visible()

    watcher = open_page(re.sub(r".*(/table/[^#?]+).*", r"\1", host.url))
    expect(watcher.get_by_text("Hania").first).to_be_visible()
    expect(hand(watcher)).to_have_count(0)

    expect(prompt(watcher)).to_contain_text("Decydują Hania i Basia")
    expect(prompt(watcher)).to_contain_text("Przyglądasz się tej grze.")
    wait_for_choice(host)
    play_round(host)
    expect(friend.get_by_text("gotowe").first).to_be_visible()
    expect(prompt(host)).to_contain_text("Decyduje Basia")
    prompt(host).get_by_role("button", name="Cofnij").click()
    expect(friend.get_by_text("gotowe")).to_have_count(0)
    expect(prompt(host)).to_contain_text("Hania")
    go_button(host).click()  # the cards are still picked
    expect(friend.get_by_text("gotowe").first).to_be_visible()
    play_round(friend)
    for page in (host, friend, watcher):
        expect(page.get_by_text(re.compile("Zamek zdobywa|Wszystkie obozy są puste")).first).to_be_visible()
