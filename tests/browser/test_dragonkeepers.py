"""Dragonkeepers in a real browser: how games end, the row, the book, following, chests, and what must stay hidden."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import wawel
from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.dragonkeepers import (
    CHANCE,
    PICK,
    Texts,
    book,
    button,
    click,
    hand,
    is_set,
    look,
    near_the_end,
    position,
    row,
    sit_down,
    take_step,
    wait_for_choice,
    ways,
)
from tests.browser.playing import board, prompt
from tests.browser.test_pages import violations_by_day_and_night

# the Tab direction from the focused control to another control
WAY_TO = """([node]) => {
  const now = document.activeElement;
  if (!node) return '';
  if (now === node) return 'here';
  return now.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""
FRONT = re.compile(r"rewers: (liczba|biały|zielony|czerwony|niebieski)")
DISPLAY = re.compile(r"^\s*Wystawka")


def has_two_ends(match: wawel.Match, texts: Texts) -> bool:
    return any(text.endswith("@left") for text in texts) and len(look(match)["seats"][0]["row"]) == 2


def only_a_pass(match: wawel.Match, texts: Texts) -> bool:
    return look(match)["phase"] == "follow" and list(texts) == ["pass"]


def can_follow(match: wawel.Match, texts: Texts) -> bool:
    return look(match)["phase"] == "follow" and any(is_set(text) for text in texts)


def mixed_hand(match: wawel.Match, texts: Texts) -> bool:
    """A set can be played, and other colours are in hand too."""
    view = look(match)
    assert view["mine"] is not None
    fronts = {card.split("_")[0] for card in view["mine"]["hand"]}
    return view["phase"] == "play" and any(is_set(text) for text in texts) and len(fronts - {"black"}) > 1


def closed_row(match: wawel.Match, texts: Texts) -> bool:
    return len(look(match)["seats"][0]["row"]) == 3 and look(match)["phase"] == "take"


def test_a_game_ends_on_a_phone(open_page: Opener, server: Server) -> None:
    """Taps, in English; nothing ever sticks out of the screen."""
    page = open_page(lang="en-GB", size=PHONE)
    sit_down(page, server, position(near_the_end))
    while take_step(page, lambda what: click(page, what)):
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0

    expect(page.get_by_role("heading", name=re.compile("win")).first).to_be_visible()


def test_a_game_ends_by_keyboard_alone(open_page: Opener, server: Server) -> None:
    """Tab, arrows and Enter; what has the focus can be seen."""
    page = open_page()
    sit_down(page, server, position(near_the_end))
    page.keyboard.press("Tab")

    def press(what: Locator) -> None:
        for _ in range(60):
            way = what.evaluate_all(WAY_TO)
            if way == "here":
                page.keyboard.press("Enter")
            if way in ("", "here"):
                return
            page.keyboard.press(way)

    while take_step(page, press):
        pass
    expect(page.get_by_role("heading", name=re.compile("Wygrywa|wygrywają")).first).to_be_visible()


def test_arrows_move_inside_the_hand_and_put_it_in_order(open_page: Opener, server: Server) -> None:
    """Arrows move, Shift with an arrow moves the card, Enter picks it and Escape puts it back."""
    page = open_page()
    sit_down(page, server, position(mixed_hand))
    assert wait_for_choice(page) == "play"
    cards = hand(page).get_by_role("button")
    first = cards.first.inner_text()
    cards.first.focus()
    page.keyboard.press("Shift+End")
    expect(cards.last).to_have_text(first)
    page.get_by_role("button", name="smoki").click()
    expect(cards.first).to_have_text(first)
    cards.first.focus()
    page.keyboard.press("Enter")
    expect(hand(page).get_by_role("button", pressed=True)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(hand(page).get_by_role("button", pressed=True)).to_have_count(0)


def test_a_wrong_card_says_why_and_names_the_rule(open_page: Opener, server: Server) -> None:
    """A dragon of another colour is refused by DK-5.2 or, if the hand is too small, by DK-5.1."""
    page = open_page()
    sit_down(page, server, position(mixed_hand))
    wait_for_choice(page)
    hand(page).get_by_role("button").filter(has_not_text=PICK).last.click()
    expect(page.get_by_role("link", name=re.compile(r"DK-5\.[12]"))).to_be_visible()
    expect(hand(page).get_by_role("button", pressed=True)).to_have_count(0)


def test_a_new_colour_goes_to_the_chosen_end_of_the_row(open_page: Opener, server: Server) -> None:
    """The row itself offers its ends, and the stack appears at the chosen one."""
    page = open_page()
    sit_down(page, server, position(has_two_ends))
    wait_for_choice(page)
    stacks = row(page).get_by_role("listitem")
    before = stacks.count()
    ways(page).first.click()
    expect(stacks).to_have_count(before + 2)
    page.get_by_role("button", name="na lewy koniec").click()
    expect(page.get_by_role("button", name="na lewy koniec")).to_have_count(0)
    expect(stacks).to_have_count(before + 1)
    expect(stacks.nth(1).get_by_role("button", name=re.compile("Zamknięty"))).to_be_visible()


def test_a_closed_stack_tells_why(open_page: Opener, server: Server) -> None:
    """On hover, and in its name."""
    page = open_page()
    sit_down(page, server, position(closed_row))
    closed = row(page).get_by_role("listitem").filter(has_text="Zamknięty")
    told = closed.get_by_text("DK-5.3", exact=True)
    expect(told).to_be_hidden()
    closed.get_by_role("button").hover()
    expect(told).to_be_visible()


def test_a_card_put_on_the_book_becomes_its_page(open_page: Opener, server: Server) -> None:
    """A chosen card is previewed on the book with the new task; then it stays there."""
    page = open_page()
    sit_down(page, server, position(lambda match, texts: "put=red_3" in texts and look(match)["phase"] == "modify"))
    wait_for_choice(page)
    hand(page).get_by_role("button", name=re.compile("Czerwony smok, rewers: cyfra 3")).first.click()
    expect(page.get_by_text(re.compile("Księga każe zagrać 3"))).to_be_visible()
    page.get_by_role("button", name="Połóż wybraną kartę na tej stronie księgi").click()
    expect(book(page)).to_contain_text("Zagraj dokładnie 3")


def test_who_cannot_follow_passes_unasked_or_is_asked(open_page: Opener, server: Server) -> None:
    """As the player prefers; a player who can follow is always asked."""
    silent = position(only_a_pass)
    page = open_page()
    page.clock.install()
    sit_down(page, server, silent)
    expect(page.get_by_text("Hania pasuje.").first).to_be_visible()

    page.get_by_role("button", name="Auto-pas").click()
    sit_down(page, server, silent)
    expect(button(page, "Pas")).to_be_visible()
    expect(prompt(page)).to_contain_text("Nie możesz zagrać: spasuj")
    page.clock.run_for(20_000)
    expect(page.get_by_text("Hania pasuje.")).to_have_count(0)
    button(page, "Pas").click()
    expect(page.get_by_text("Hania pasuje.").first).to_be_visible()

    other = open_page()
    sit_down(other, server, position(can_follow))
    assert wait_for_choice(other) == "play"


def stop_the_clock(page: Page, chance: float) -> None:
    """From the next page on, only the test advances the clock; `chance` decides how long a pass waits."""
    page.add_init_script(CHANCE.format(chance))
    page.clock.install(time=0)
    page.clock.pause_at(1000)


@pytest.mark.parametrize("choice", [False, True], ids=["none", "some"])
def test_the_time_of_a_pass_tells_people_nothing(open_page: Opener, server: Server, choice: bool) -> None:
    """With another person at the table a pass takes some time, whether or not there was a choice."""
    page = open_page()
    stop_the_clock(page, 0.2)
    sit_down(page, server, position(can_follow if choice else only_a_pass), other="link")
    if choice:
        button(page, "Pas").click()
    expect(page.get_by_text("Za chwilę pas. Ta pauza jest celowa")).to_be_visible()
    page.clock.run_for(1_000)
    expect(page.get_by_text("Hania pasuje.")).to_have_count(0)
    page.clock.run_for(4_000)
    expect(page.get_by_text("Hania pasuje.").first).to_be_visible()


def test_some_passes_take_as_long_as_thinking(open_page: Opener, server: Server) -> None:
    """Even without a choice, so that a slow pass does not give one away."""
    page = open_page()
    stop_the_clock(page, 0.86)
    sit_down(page, server, position(only_a_pass), other="link")
    expect(page.get_by_text("Ta pauza jest celowa")).to_be_visible()
    page.clock.run_for(5_400)
    expect(page.get_by_text("Ta pauza jest celowa")).to_be_visible()
    expect(page.get_by_text("Hania pasuje.")).to_have_count(0)
    page.clock.run_for(9_000)
    expect(page.get_by_text("Hania pasuje.").first).to_be_visible()


def test_the_wind_blows_when_its_chest_is_opened(open_page: Opener, server: Server) -> None:
    """A chest is picked up first, then used from the prompt bar."""
    page = open_page()
    sit_down(page, server, position(lambda match, texts: "wind" in texts, chests="6"))
    wait_for_choice(page)
    page.get_by_role("button", name=re.compile("^Wiatr")).click()
    button(page, "Użyj wiatru").click()
    expect(page.get_by_text(re.compile("Hania używa skrzyni: Wiatr")).first).to_be_visible()


def test_nobody_finds_a_front_that_is_hidden(open_page: Opener, server: Server) -> None:
    """A spectator sees the display, and only the backs of hands."""
    page = open_page()
    sit_down(page, server, position(near_the_end))
    wait_for_choice(page)
    watcher = open_page(page.url[page.url.index("/table/") :])
    expect(board(watcher)).to_be_visible()
    assert hand(watcher).count() == 0
    buttons = watcher.get_by_role("button", include_hidden=True)
    expect(buttons.filter(has_text=DISPLAY)).to_have_count(2)
    expect(buttons.filter(has_text=FRONT, has_not_text=DISPLAY)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(open_page: Opener, server: Server, size: dict[str, int]) -> None:
    """At a busy table, with chests and closed stacks."""
    page = open_page(size=size)
    sit_down(page, server, position(closed_row, chests="6"))
    wait_for_choice(page)
    assert violations_by_day_and_night(page) == []
