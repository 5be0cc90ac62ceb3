"""Since your last turn: what the others did, once more on the board, and unasked for somebody who was away."""

import re

from playwright.sync_api import expect

from tests.browser.carcassonne import go_button, pass_button, position_after, table_at, targets
from tests.browser.conftest import Opener, Server
from tests.browser.playing import wait_for_choice
from tests.browser.test_pages import violations_by_day_and_night

LINE = "BA-U 1,0/0 pass BA-U 2,0/0 pass BA-B"
AGO = "left => JSON.stringify(JSON.parse(left).map((one) => ({ ...one, seen: 1 })))"


def test_what_the_others_did_is_told_and_shown_again(open_page: Opener, server: Server) -> None:
    """By its key and its button; after a long time it opens by itself, but not from before the page came."""
    page = open_page()
    table_at(page, server, position_after(LINE))
    assert wait_for_choice(page)
    told = page.get_by_role("region", name="Od Twojej ostatniej tury")
    page.keyboard.press("b")
    expect(told).to_be_hidden()  # nothing has happened yet

    targets(page).first.click()
    go_button(page).click()
    pass_button(page).click()
    button = page.get_by_role("button", name="Co się stało")
    expect(button).to_be_visible()
    assert wait_for_choice(page)
    page.keyboard.press("b")
    expect(told.get_by_role("listitem").first).to_contain_text(re.compile("kładzie płytkę"))
    assert violations_by_day_and_night(page) == []
    told.get_by_role("button", name="Pokaż jeszcze raz").click()
    expect(told).to_be_hidden()
    assert wait_for_choice(page)
    targets(page).first.click()
    go_button(page).click()
    expect(pass_button(page)).to_be_visible()
    button.click()
    expect(told.get_by_role("listitem").first).to_contain_text("kładzie płytkę")
    expect(told.get_by_role("listitem").filter(has_text="Hania")).to_have_count(0)  # her own tile is no news to her
    told.get_by_role("button", name="Gram dalej").click()
    expect(told).to_be_hidden()

    page.goto(server.url)
    page.evaluate(f"() => localStorage.setItem('wawel.left', ({AGO})(localStorage.getItem('wawel.left')))")
    page.go_back()
    expect(told).to_be_visible()
    expect(told.get_by_role("button", name="Pokaż jeszcze raz")).to_have_count(0)
