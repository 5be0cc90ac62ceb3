"""Somebody who sits down at a game for the first time: a lesson, play with hints, or just play."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.playing import wait_for_choice
from tests.browser.test_pages import violations_by_day_and_night

SEATS = [
    {"kind": "here", "name": "Hania"},
    {"kind": "bot", "name": "Ola", "level": "novice"},
]


def test_a_newcomer_is_asked_once_and_hears_each_question_explained_once(open_page: Opener, server: Server) -> None:
    """The dialog begins with the lesson; Esc means just play; explanations close by key and do not come again."""
    page = open_page(server.open_table(game="knights-and-castles", seats=SEATS), newcomer=True, size=PHONE)
    dialog = page.get_by_role("dialog", name="Pierwszy raz przy tej grze?")
    lesson = dialog.get_by_role("link", name="Lekcja")
    expect(lesson).to_be_focused()
    expect(lesson).to_have_attribute("href", "/learn/knights-and-castles/lesson")
    assert violations_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.reload()
    assert wait_for_choice(page)
    expect(dialog).to_be_hidden()

    page.goto(server.url + server.open_table(game="dragonkeepers", seats=SEATS))
    dialog.get_by_role("button", name="Graj z podpowiedziami").click()
    card = page.get_by_role("region", name="Smoczek objaśnia")
    expect(card).to_contain_text("rewers")
    assert violations_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.reload()
    assert wait_for_choice(page)
    expect(card).to_be_hidden()
