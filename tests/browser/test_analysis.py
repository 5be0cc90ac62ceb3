"""The analysis of a replay: progress, costly decisions on the board, luck and play, by mouse, keys and finger."""

import re

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from tests.browser import knights_and_castles as knights
from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.playing import board, prompt, settled, wait_for_choice
from tests.browser.test_pages import overflow, violations_by_day_and_night
from wawel import Match

RECORD = FilePayload(name="match.txt", mimeType="text/plain", buffer=knights.record().encode())
LAST_ROUND = 25  # the moment at which all three have to recruit
PRESSED = re.compile(r"decyzja \d+|decision \d+")


def panel(page: Page) -> Locator:
    return page.get_by_role("complementary", name=re.compile("^(Analiza|Analysis)$"))


def decisions(page: Page) -> Locator:
    """The list of the costliest decisions, as its buttons."""
    return panel(page).get_by_role("listitem").get_by_role("button", name=PRESSED)


def analysed(page: Page) -> None:
    """Open the record and its analysis, and wait until it is complete."""
    knights.open_record(page, RECORD)
    page.wait_for_url(re.compile("/replay/"))
    page.get_by_role("button", name="Analizuj").click()
    expect(panel(page).get_by_role("tab", name="Szczęście i gra")).to_be_visible()
    expect(panel(page).get_by_role("progressbar")).to_have_count(0)


def shown(page: Page, side: str) -> str:
    """The board, once it rests on what was played or on what was better."""
    expect(page.get_by_role("radio", name=side)).to_be_checked()
    expect(settled(page)).to_be_visible()
    return board(page).aria_snapshot()


@pytest.mark.slow
def test_a_costly_decision_is_compared_on_the_board(open_page: Opener) -> None:
    """By mouse and by key; from there one press leads to a table that tries it out."""
    page = open_page("/")
    analysed(page)
    expect(decisions(page)).to_have_count(3)

    decisions(page).first.click()
    expect(prompt(page)).to_contain_text("Tak to widzi")
    played = shown(page, "Zagrane")
    page.keyboard.press("g")
    assert shown(page, "Lepiej") != played
    page.keyboard.press("g")
    assert shown(page, "Zagrane") == played

    page.keyboard.press("ArrowDown")
    expect(decisions(page).nth(1)).to_have_attribute("aria-pressed", "true")
    panel(page).get_by_role("button", name="Graj dalej stąd").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nowy stół zacznie się")


@pytest.mark.slow
def test_luck_and_play_lead_from_the_first_chance_to_the_last(open_page: Opener) -> None:
    """In every row, and the chances are there as a table."""
    page = open_page("/")
    analysed(page)
    panel(page).get_by_role("tab", name="Szczęście i gra").click()

    rows = panel(page).get_by_role("row").filter(has=page.get_by_role("rowheader"))
    expect(rows).to_have_count(3)
    for text in rows.all_inner_texts():
        start, end, _, luck, play = (int(number.replace("−", "-")) for number in re.findall(r"[−+]?\d+", text))
        assert start + luck + play == end

    panel(page).get_by_role("button", name="Szanse w tabeli").click()
    moments = len(Match.replay(knights.record()).entries) + 1
    expect(page.get_by_role("dialog").get_by_role("rowheader")).to_have_count(moments)


@pytest.mark.slow
def test_an_address_leads_to_the_analysis_on_a_phone(open_page: Opener) -> None:
    """In English and by finger; axe finds nothing serious there or on a desktop."""
    page = open_page("/")
    analysed(page)
    friend = open_page(page.url[page.url.index("/replay/") :], lang="en-GB", size=PHONE)

    expect(decisions(friend)).to_have_count(3)
    decisions(friend).first.tap()
    friend.get_by_role("radio", name="Better").tap()
    shown(friend, "Better")
    assert overflow(friend) == 0
    assert violations_by_day_and_night(friend) == []
    assert violations_by_day_and_night(page) == []


@pytest.mark.slow
def test_the_end_screen_leads_to_the_analysis(open_page: Opener, server: Server) -> None:
    """A table that goes on from the last round of a match, to its end."""
    page = open_page("/")
    knights.open_record(page, RECORD)
    page.wait_for_url(re.compile("/replay/"))
    people = [{"kind": "here", "name": "Hania"}, *({"kind": "bot", "level": "random"} for _ in range(2))]
    start = {"replay": page.url.split("/replay/")[1].split("?")[0], "moment": LAST_ROUND}
    page.goto(server.url + server.open_table(game="knights-and-castles", seats=people, **{"from": start}))
    assert wait_for_choice(page)
    knights.play_round(page)

    page.get_by_role("link", name="Analiza").click()

    expect(panel(page).get_by_role("tab", name="Najdroższe decyzje")).to_be_visible()


def half_done(route: Route) -> None:
    """Answer as the server does while it works on the second half; who stops it is told that it rests."""
    answer = route.fetch()
    known = answer.json()
    half = {"moments": known["moments"][: known["count"] // 2], "working": route.request.method != "DELETE"}
    route.fulfill(response=answer, json={**known, **half})


@pytest.mark.slow
def test_what_is_known_is_shown_while_the_rest_is_worked_out(open_page: Opener) -> None:
    """The petals say how much that is; the work can be stopped and go on."""
    page = open_page("/")
    analysed(page)
    page.route("**/analysis", half_done)
    page.reload()

    expect(panel(page).get_by_role("progressbar")).to_have_attribute("aria-valuenow", "50")
    expect(decisions(page).first).to_be_visible()
    assert violations_by_day_and_night(page) == []
    panel(page).get_by_role("button", name="Przerwij analizę").click()
    panel(page).get_by_role("button", name="Licz dalej").click()
    expect(panel(page).get_by_role("button", name="Przerwij analizę")).to_be_visible()
