"""Whole matches in a real browser: with clicks, with keys alone, on a phone, and across a killed server."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.knights_and_castles import go_button, hand, pick, play_round, rich_position, start
from tests.browser.playing import OVER, hurry_to_choice, prompt, table_against_bots, wait_for_choice


def decided(page: Page) -> int:
    """How many rounds have begun according to the track of tiles."""
    text = page.locator("body").inner_text()
    found = re.search(r"(?:Runda|Round)\s+(\d)", text)
    return int(found.group(1)) if found else 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "size", "motion"),
    [("pl-PL", DESKTOP, "full"), ("en-GB", PHONE, "reduce")],
    ids=["desktop-pl", "phone-en"],
)
def test_a_whole_match_by_clicks(open_page: Opener, lang: str, size: dict[str, int], motion: str) -> None:
    """From the shelf to the winner and the story of the match, against bots."""
    page = open_page("/new/knights-and-castles", lang=lang, size=size, motion=motion, clock=True)
    start(page)
    while hurry_to_choice(page):
        play_round(page)

    winner = page.get_by_role("heading", name=re.compile(r"Wygrywa|wins"))
    expect(winner.first).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("^(Co zdecydowało|What decided)$"))).to_contain_text("RZ-6")
    went = page.get_by_role("region", name=re.compile("^(Jak to poszło|How it went)$"))
    expect(went.get_by_role("listitem").last.get_by_role("link")).to_have_attribute("href", re.compile("^/replay/"))


@pytest.mark.slow
def test_a_whole_match_by_keyboard_alone(open_page: Opener) -> None:
    """Tab, arrows and Enter; the mouse is never touched."""
    page = open_page("/", clock=True)
    expect(page.get_by_role("link", name="Ustaw stół").first).to_be_visible()
    page.locator("body").press("Tab")
    tab_to(page, re.compile(r"Ustaw stół"))
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/new/"))
    expect(page.get_by_role("button", name="Zacznij grę")).to_be_enabled()
    tab_to(page, re.compile(r"Zacznij grę"))
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/table/"))
    while hurry_to_choice(page):
        tab_to(page, re.compile(r"Kamień|Wraca do ręki"))
        page.keyboard.press("End")
        page.keyboard.press("Enter")
        if page.get_by_role("button", name="Atakuj").count():
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("Enter")
        tab_to(page, re.compile(r"^(Atakuj|Rekrutuj)"))
        page.keyboard.press("Enter")
        assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"

    expect(page.get_by_role("heading", name=re.compile("Wygrywa")).first).to_be_visible()


def tab_to(page: Page, name: re.Pattern[str]) -> None:
    """Press Tab until something with this name has the focus; the focus must always be visible."""
    for _ in range(80):
        focused = page.evaluate(
            "() => document.activeElement === document.body ? '' : "
            "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || ''"
        )
        if name.search(focused.strip()):
            ring = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
            assert ring != "none", f"{focused!r} has the focus and nothing shows it"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name.pattern}")


@pytest.mark.slow
def test_a_match_goes_on_after_the_server_was_killed(open_page: Opener, server: Server) -> None:
    """kill -9 in the middle; the page says so, reconnects by itself, and nothing is lost."""
    page = open_page("/new/knights-and-castles", clock=True)
    start(page)
    for _ in range(2):
        assert hurry_to_choice(page)
        play_round(page)
    assert hurry_to_choice(page)
    before = decided(page)
    cards = hand(page).get_by_role("button").count()
    server.kill()
    expect(page.get_by_text(re.compile("Połączenie zerwane")).first).to_be_visible()
    server.start()
    expect(page.get_by_text(re.compile("Połączenie wróciło")).first).to_be_visible()

    assert decided(page) == before
    assert hand(page).get_by_role("button").count() == cards
    while hurry_to_choice(page):
        play_round(page)


def test_an_illegal_try_says_why_and_links_to_the_rule(open_page: Opener) -> None:
    """A third card is refused by RZ-3.1, and the link opens that rule."""
    page = open_page("/new/knights-and-castles")
    start(page)
    wait_for_choice(page)
    pick(page, [0, 1])
    third = hand(page).get_by_role("button").nth(2)
    expect(third).to_be_disabled()
    third.click(force=True)
    link = page.get_by_role("link", name=re.compile(r"RZ-3\.1"))
    expect(link).to_be_visible()
    said = page.get_by_role("group", name="Do zdobywania zamku wykłada się dokładnie dwie karty.").bounding_box()
    bar = prompt(page).bounding_box()
    assert said is not None
    assert bar is not None
    assert said["y"] + said["height"] <= bar["y"], "the reason covers the button that may be wanted now"
    with page.context.expect_page() if link.get_attribute("target") == "_blank" else page.expect_navigation() as opened:
        link.click()
    reader = opened.value if isinstance(opened.value, Page) else page
    expect(reader.get_by_text("RZ-3.1").first).to_be_visible()


def test_a_card_is_dragged_to_the_table(open_page: Opener) -> None:
    """Two cards dragged to the middle attack as two clicks would."""
    page = open_page("/new/knights-and-castles")
    start(page)
    wait_for_choice(page)
    for place in (0, 1):
        card = hand(page).get_by_role("button").nth(place)
        box = card.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(500, 420, steps=8)
        page.mouse.up()

    expect(hand(page).get_by_role("button", pressed=True)).to_have_count(2)
    expect(go_button(page)).to_be_enabled()
    expect(page.get_by_role("button", name=OVER)).to_have_count(0)


# words that are cut off
CUT = """(all) => all.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"""


def test_on_a_phone_on_its_side_many_castles_cut_off_no_words(open_page: Opener, server: Server) -> None:
    """Points, castles, sword and camp of the own seat take a second line instead, above the prompt."""
    page = open_page(size={"width": 844, "height": 390}, lang="en-GB")
    table_against_bots(page, server, "knights-and-castles", 3, rich_position(4))
    assert wait_for_choice(page)
    own = page.get_by_role("group", name="Hania")

    assert own.locator("b").evaluate_all(CUT) == []
    expect(own.get_by_text(re.compile("^Camp: "))).to_be_visible()
    strip, bar = own.bounding_box(), prompt(page).bounding_box()
    assert strip
    assert bar
    assert strip["y"] + strip["height"] <= bar["y"]
