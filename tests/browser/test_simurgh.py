"""Simurgh in a real browser: a game by keys alone; what is lit, why not, windows, pending effects."""

import random
import re
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

import wawel
from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.knights_and_castles import CURTAIN
from tests.browser.playing import (
    FLIGHT,
    SIGIL,
    TOLD,
    board,
    ends_with_a_winner,
    play_out,
    prompt,
    settled,
    take_focus,
    times_seen,
    wait_for_choice,
    watch,
)
from tests.browser.simurgh import (
    Texts,
    answers,
    begins,
    decide,
    lit,
    near_the_end,
    place,
    position,
    region,
    spaces_lit,
    tab_stops,
    table_at,
    tray,
)
from tests.browser.test_pages import SIZES, overflow, violations_by_day_and_night
from wawel.games.simurgh.view.observe import View

# whether a part of a thing has a ring around it
RINGED = """(node) => [...node.querySelectorAll('*')]
  .some((part) => getComputedStyle(part).boxShadow.endsWith(' 0px 0px 0px 3px'))"""
STREET = (
    "(Zbrojownia|Biblioteka|Kuźnia|Smocze iglice|Główny rynek|Koszary|Tereny łowieckie|Arena do ćwiczeń"
    "|Plac budowniczych|Tereny hodowlane)"
)


def test_a_game_by_keyboard_alone(open_page: Opener, server: Server) -> None:
    """Tab finds the zones, arrows move inside them, Enter chooses; the mouse is never touched."""
    page = open_page()
    table_at(page, server, position(near_the_end))
    page.keyboard.press("Tab")

    def by_keys(page: Page, chance: random.Random) -> None:
        if (chance.random() < 0.5 or not answers(page).count()) and take_focus(tab_stops(page)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "Home"]))
            page.keyboard.press("Enter")
        elif take_focus(answers(page), -1):
            page.keyboard.press("Enter")

    assert play_out(page, by_keys, random.Random(7)) > 2
    ends_with_a_winner(page)


def nobody_explores(view: View, texts: Texts) -> bool:
    """No level is lit for an explorer, and there is a tile in the wilds."""
    return (
        begins(view, texts)
        and any("@w" in text for text in texts)
        and not any(text.startswith("explore:") for text in texts)
    )


def test_exactly_the_places_of_legal_actions_are_lit(open_page: Opener, server: Server) -> None:
    """All those in the city and the wilds, and nothing else."""
    page = open_page()
    text = position(nobody_explores)
    match = wawel.Match("simurgh", 2, position=text)
    legal = [match.format(0, action) for action in match.legal(0)]
    places = {text.split("@")[1] for text in legal if "@" in text and not text.startswith("recall:")}
    table_at(page, server, text)
    assert wait_for_choice(page)

    assert spaces_lit(page) == places


def test_the_reason_why_not_is_one_tap_away(open_page: Opener, server: Server) -> None:
    """A press on a dim place says what is missing and names the rule; so does "?" on it."""
    page = open_page()
    table_at(page, server)
    assert wait_for_choice(page)
    dim = place(page, STREET).and_(page.get_by_role("button", disabled=True)).first
    dim.click(force=True)
    expect(page.get_by_role("link", name=re.compile(r"SI-5\.\d"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name=re.compile(r"SI-5\.\d"))).to_have_count(0)
    dim.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("link", name=re.compile(r"SI-5\.\d"))).to_be_visible()


def test_a_place_says_its_exchange_in_words(open_page: Opener, server: Server) -> None:
    """The accessible name, and a bubble on hover and on focus."""
    page = open_page()
    table_at(page, server)
    assert wait_for_choice(page)
    forge = page.get_by_role(
        "button", name=re.compile(r"^Kuźnia\. oddaj 1 drewno i 1 kamień, weź 2 bronie", re.IGNORECASE)
    )
    forge.hover()
    expect(board(page).locator(TOLD).get_by_text(re.compile("weź 2 bronie"))).to_be_visible()
    page.mouse.move(5, 5)
    expect(board(page).locator(TOLD)).to_have_count(0)
    page.keyboard.press("Tab")
    forge.focus()
    page.keyboard.press("ArrowLeft")
    expect(board(page).locator(TOLD).get_by_text("Główny rynek")).to_be_visible()


def test_a_long_press_tells_and_does_not_choose(open_page: Opener, server: Server) -> None:
    """On a touch screen the words appear after half a second; lifting the finger then plays nothing."""
    page = open_page(size=PHONE)
    table_at(page, server, position(begins))
    assert wait_for_choice(page)
    market = place(page, "Główny rynek")
    market.scroll_into_view_if_needed()
    box = market.bounding_box()
    assert box
    at = {"pointerType": "touch", "clientX": box["x"] + 20, "clientY": box["y"] + 20, "bubbles": True}
    market.dispatch_event("pointerdown", at)
    expect(board(page).locator(TOLD).get_by_text("Główny rynek")).to_be_visible()
    market.dispatch_event("pointerup", at)
    market.dispatch_event("click")
    expect(market).to_be_enabled()
    expect(market).not_to_have_attribute("aria-pressed", "true")
    market.tap()
    expect(market).to_have_attribute("aria-pressed", "true")


def test_the_space_used_last_keeps_a_ring(open_page: Opener, server: Server) -> None:
    """Even without motion you can see what the others did, and it is said."""
    page = open_page()
    table_at(page, server, position(begins))
    assert wait_for_choice(page)
    place(page, "Główny rynek").click()
    page.get_by_role("button", name="Włócznik", exact=True).click()
    expect(place(page, "Główny rynek")).to_have_accessible_name(re.compile("Tu była ostatnia akcja"))
    assert place(page, "Główny rynek").evaluate(RINGED)
    assert not place(page, "Biblioteka").evaluate(RINGED)


def test_two_kinds_of_vassals_are_asked_for_and_a_turn_is_taken_back(open_page: Opener, server: Server) -> None:
    """Spearman or rider? The prompt bar asks, and undo brings the vassal home."""
    page = open_page()
    table_at(page, server, position(begins))
    assert wait_for_choice(page)
    library = place(page, "Biblioteka")
    library.click()
    expect(prompt(page)).to_contain_text("Kto tam idzie?")
    page.get_by_role("button", name="Jeździec smoków", exact=True).click()
    expect(library).to_have_accessible_name(re.compile(r"Stoją tu: jeździec smoków \(Hania\)", re.IGNORECASE))
    page.get_by_role("button", name="Cofnij", exact=True).click()
    expect(library).to_be_enabled()
    expect(library).not_to_have_accessible_name(re.compile("Stoją tu", re.IGNORECASE))


def pending(page: Page) -> Locator:
    """The effects under way, one step each."""
    return tray(page).get_by_role("list", name="W toku").get_by_role("listitem")


def one_reaction(view: View, texts: Texts) -> bool:
    return view["phase"] == "window" and len(texts) == 2


def abilities(page: Page, disabled: bool | None = None) -> Locator:
    """The abilities of your own dragons."""
    return region(page, "Smoki").get_by_role("button", name=re.compile(r", zdolność \d"), disabled=disabled)


def marked(page: Page) -> Locator:
    """Abilities with a marker on them."""
    return abilities(page).filter(has_text=re.compile("znacznik leży", re.IGNORECASE))


def reactions(page: Page) -> Locator:
    """Abilities that can be used now because of something that happens."""
    return abilities(page, disabled=False).filter(has_text=re.compile("gdy", re.IGNORECASE))


def test_a_trigger_window_asks_briefly(open_page: Opener, server: Server) -> None:
    """Yes, no, or always this turn; the ability glows and pending effects are shown."""
    page = open_page()
    table_at(page, server, position(one_reaction))
    assert wait_for_choice(page)
    expect(abilities(page, disabled=False)).to_have_count(1)
    before = marked(page).count()
    expect(prompt(page).get_by_role("status")).to_contain_text("?")
    expect(pending(page)).not_to_have_count(0)
    expect(page.get_by_role("button", name="Nie", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Tak", exact=True)).to_be_visible()
    page.get_by_role("button", name="Zawsze w tej turze").click()
    expect(marked(page)).to_have_count(before - 1)


def test_a_window_can_be_declined(open_page: Opener, server: Server) -> None:
    page = open_page()
    table_at(page, server, position(one_reaction))
    assert wait_for_choice(page)
    before = marked(page).count()
    expect(reactions(page)).to_have_count(1)
    page.get_by_role("button", name="Nie", exact=True).click()
    expect(reactions(page)).to_have_count(0)
    assert marked(page).count() == before


def chooses_a_dragon(view: View, texts: Texts) -> bool:
    return len([text for text in texts if text.startswith("keep:")]) == 3


def test_many_steps_show_what_is_pending(open_page: Opener, server: Server) -> None:
    """Dragons are chosen one step at a time, under the name of the place that brought them."""
    page = open_page()
    table_at(page, server, position(chooses_a_dragon))
    assert wait_for_choice(page)
    source = pending(page).first.inner_text()
    assert source
    tray(page).get_by_role("button", name=re.compile("^Wybierz")).first.click()
    expect(pending(page).first).to_have_text(source)
    expect(tray(page).get_by_role("button", name=re.compile("^Na (wierzch|spód)"))).to_have_count(4)


def has_an_objective(view: View, texts: Texts) -> bool:
    return view["phase"] == "before" and any(goal["tile"] for goal in view["monument"])


def test_objectives_tell_how_every_seat_stands(open_page: Opener, server: Server) -> None:
    page = open_page()
    text = position(has_an_objective, seats=3)
    table_at(page, server, text, seats=3)
    assert wait_for_choice(page)
    match = wawel.Match("simurgh", 3, position=text)
    for goal in cast(View, match.view(0))["monument"]:
        if goal["tile"]:
            shown = region(page, "Pomnik Władcy Smoków").get_by_role("listitem").nth(goal["space"] - 1)
            shown = shown.get_by_role("button")
            expect(shown.locator(SIGIL)).to_have_count(3)
            for name, standing in zip(["Hania", "Bot 1", "Bot 2"], goal["standing"], strict=True):
                expect(shown).to_have_accessible_name(re.compile(rf"{name}: {standing['value']}"))


def test_other_seats_are_one_tap_away(open_page: Opener, server: Server) -> None:
    page = open_page()
    text = position(begins)
    known = cast(View, wawel.Match("simurgh", 2, position=text).view(0))["seats"][1]["known"]
    table_at(page, server, text)
    assert wait_for_choice(page)
    page.get_by_role("button", name=re.compile(r"^Bot 1: punkty mocy")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("region", name="zapas: Bot 1").get_by_role("listitem")).to_have_count(6)
    expect(sheet.get_by_role("article", name=re.compile("znaczniki:"))).to_have_count(1)
    assert sheet.get_by_role("article").count() - 1 == len(known), "tiles in hand that nobody has seen"


def test_the_drafts_of_dragonlord_mode(open_page: Opener, server: Server) -> None:
    """A power tile, action tiles from the open market, one of three dragons."""
    page = open_page()
    table_at(page, server, options={"mode": "dragonlord"})
    seen: list[str] = []
    chance = random.Random(4)
    for _ in range(6):
        assert wait_for_choice(page)
        asked = re.search("Wybierz (płytkę mocy|płytkę akcji|smoka)", prompt(page).get_by_role("status").inner_text())
        if asked:
            seen.append(asked.group())
            decide(page, chance)

    assert seen == ["Wybierz płytkę mocy", "Wybierz płytkę akcji", "Wybierz płytkę akcji", "Wybierz smoka"]
    expect(region(page, "Smoki").get_by_role("article")).to_have_count(1)
    expect(region(page, "Ręka").get_by_role("button")).to_have_count(3)


def test_motion_carries_a_vassal_to_its_place(open_page: Opener, server: Server) -> None:
    page = open_page(motion="full")
    table_at(page, server, position(begins))
    assert wait_for_choice(page)
    place(page, "Główny rynek").click()
    watch(page, FLIGHT.format("space-main_market"))
    page.get_by_role("button", name="Włócznik", exact=True).click()
    expect(place(page, "Główny rynek")).to_have_accessible_name(re.compile("stoją tu: włócznik", re.IGNORECASE))
    assert times_seen(page) == 1


@pytest.mark.parametrize("size", ["small", "phone", "tablet", "laptop", "desktop", "4k"])
def test_every_screen(open_page: Opener, server: Server, size: str) -> None:
    """Nothing overflows sideways, and axe finds nothing serious."""
    page = open_page(size=SIZES[size])
    table_at(page, server, position(has_an_objective, seats=5), seats=5)
    assert wait_for_choice(page)
    assert overflow(page) <= 0
    assert violations_by_day_and_night(page) == []


def test_two_people_at_one_screen(open_page: Opener, server: Server) -> None:
    """Behind the curtain there are nobody's tiles; each sees only their own hand."""
    page = open_page()
    seats = [{"kind": "here", "name": name} for name in ("Hania", "Antek")]
    page.goto(server.url + server.open_table(game="simurgh", seats=seats))
    curtain = page.get_by_role("button", name=CURTAIN)
    chance = random.Random(6)
    seen = 0
    for _ in range(14):
        expect(curtain.or_(settled(page)).first).to_be_visible()
        if curtain.count():
            assert page.get_by_role("article", include_hidden=True).count() == 0
            curtain.click()
            seen += 1
        assert wait_for_choice(page)
        expect(region(page, "Ręka")).to_have_count(1)
        decide(page, chance)

    assert seen > 1


def test_who_watches_sees_the_table_and_no_choices(open_page: Opener, server: Server) -> None:
    host = open_page()
    table_at(host, server)
    assert wait_for_choice(host)
    guest = open_page("/table/" + host.url.split("/table/")[1].split("#")[0])
    expect(place(guest, "Kuźnia")).to_be_visible()
    expect(lit(guest, covered=True)).to_have_count(0)
    expect(region(guest, "Ręka")).to_have_count(0)
