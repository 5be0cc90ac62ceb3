"""Dragonkeepers at the table: dragged cards, chests, undo, one screen for two, reduced motion, narrow screens."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import wawel
from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.dragonkeepers import (
    CHANCE,
    PICK,
    PLACE,
    Texts,
    book,
    button,
    ends,
    hand,
    is_set,
    look,
    near_the_end,
    on_display,
    position,
    row,
    sit_down,
    wait_for_choice,
    ways,
)
from tests.browser.knights_and_castles import CURTAIN
from tests.browser.playing import FRESH, LEAF, middles, prompt, settled, table_against_bots, times_seen, watch
from tests.waiting import wait_until

LYING = {"width": 844, "height": 390}
ZOOMED = {"width": 720, "height": 450}  # a screen of 1440 x 900 at 200 %
HERE = "Połóż wybraną kartę na tej stronie księgi"
SIZES = "(all) => all.map((node) => node.getBoundingClientRect().toJSON())"
RED_THREE = re.compile("Czerwony smok, rewers: cyfra 3")


def can_put_red_three(match: wawel.Match, texts: Texts) -> bool:
    return "put=red_3" in texts and look(match)["phase"] == "modify"


def new_colour(match: wawel.Match, texts: Texts) -> bool:
    """A set of several cards that starts a third stack."""
    ends = [text for text in texts if text.endswith("@left") and "+" in text]
    return len(ends) > 0 and len(look(match)["seats"][0]["row"]) == 2


def known_colour(match: wawel.Match, texts: Texts) -> bool:
    sets = [text for text in texts if is_set(text)]
    return len(sets) > 0 and len(look(match)["seats"][0]["row"]) > 1 and not any("@" in text for text in sets)


def crowded_table() -> str:
    """A position of four people with chests, in which the first plays dragons and has seven or eight cards."""
    for seed in range(100):
        match, dice = wawel.Match("dragonkeepers", 4, seed, {"chests": "6"}), random.Random(seed)
        while not match.over:
            seat = dice.choice(match.waiting)
            view = look(match)
            many = 6 < view["seats"][0]["hand"] < 9 and len(view["seats"][0]["row"]) > 1
            if seat == 0 and many and view["phase"] == "play" and len(match.legal(0)) > 1:
                return match.position
            match.play(seat, dice.choice(match.legal(seat)))
    raise AssertionError("no such position in these games")


def picked(page: Page) -> Locator:
    return hand(page).get_by_role("button", pressed=True)


def drag(page: Page, card: Locator, to: Locator, part: float = 0.5) -> None:
    """Press the visible corner of a card, carry it over a target and hold it there."""
    start, end = card.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 10, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(start["x"] + 10, start["y"], steps=3)
    page.mouse.move(end["x"] + end["width"] * part, end["y"] + end["height"] / 2, steps=5)


def test_a_card_is_dragged_onto_the_book(open_page: Opener, server: Server) -> None:
    """While it is held, the book shows the new task; dropped over the table, it goes back to the hand."""
    page = open_page()
    sit_down(page, server, position(can_put_red_three))
    wait_for_choice(page)
    card = hand(page).get_by_role("button", name=RED_THREE).first
    before = hand(page).get_by_role("button").count()

    drag(page, card, page.get_by_role("group", name="Hania"))
    expect(page.get_by_text(re.compile("Księga każe zagrać 3"))).to_be_visible()
    page.mouse.up()
    expect(picked(page)).to_have_count(0)
    expect(hand(page).get_by_role("button")).to_have_count(before)

    drag(page, hand(page).get_by_role("button", name=RED_THREE).first, book(page))
    expect(book(page).get_by_role("button", name=HERE)).to_have_css("outline-style", "solid")
    page.mouse.up()
    expect(book(page)).to_contain_text("Zagraj dokładnie 3")
    expect(hand(page).get_by_role("button")).to_have_count(before - 1)


def test_a_card_that_does_not_belong_there_says_why(open_page: Opener, server: Server) -> None:
    """A hand card dragged onto the book while cards are being taken: that is a later part of the turn."""
    page = open_page()
    sit_down(page, server, position(near_the_end))
    wait_for_choice(page)
    drag(page, hand(page).get_by_role("button").first, book(page))
    page.mouse.up()
    expect(page.get_by_role("link", name=re.compile(r"DK-4"))).to_be_visible()


@pytest.mark.parametrize(("part", "place"), [(0.1, 0), (0.9, 2)], ids=["left", "right"])
def test_a_set_is_dragged_to_an_end_of_the_row(open_page: Opener, server: Server, part: float, place: int) -> None:
    """Dragging any picked card drags them all; the nearer end of the row gets the new stack."""
    text = position(new_colour)
    page = open_page(lang="en-GB")
    sit_down(page, server, text)
    wait_for_choice(page)
    ways(page).first.click()
    drag(page, picked(page).first, row(page), part)
    expect(picked(page)).not_to_have_count(1)
    for card in picked(page).all():
        expect(card).not_to_have_css("translate", "none")
    near, far = (ends(page).first, ends(page).last) if part < 0.5 else (ends(page).last, ends(page).first)
    expect(near).to_have_css("border-style", "solid")
    expect(far).to_have_css("border-style", "dashed")
    page.mouse.up()
    expect(row(page).get_by_role("listitem")).to_have_count(3)
    expect(row(page).get_by_role("listitem").nth(place)).to_contain_text(f"Stack, {task_colour(text)}")


def task_colour(text: str) -> str:
    """The colour that the book asks for in a position."""
    view = look(wawel.Match("dragonkeepers", 2, seed=1, position=text))
    assert view["task"] is not None
    return view["task"]["colour"]


def test_a_set_is_dragged_onto_its_stack(open_page: Opener, server: Server) -> None:
    """A colour that already has a stack needs no end: anywhere on the row will do."""
    page = open_page()
    sit_down(page, server, position(known_colour))
    wait_for_choice(page)
    before = row(page).get_by_role("listitem").count()
    ways(page).first.click()
    drag(page, picked(page).first, row(page))
    expect(row(page).get_by_role("button", name=PLACE)).to_have_css("outline-style", "solid")
    page.mouse.up()
    expect(page.get_by_text(re.compile("Hania zagrywa")).first).to_be_visible()
    expect(row(page).get_by_role("listitem")).to_have_count(before)


@pytest.mark.parametrize(
    ("chest", "name"),
    [("thrift", "Oszczędność"), ("gate", "Brama"), ("crown", "Korona")],
    ids=["thrift", "gate", "crown"],
)
def test_a_chest_helps_a_set(open_page: Opener, server: Server, chest: str, name: str) -> None:
    """Pick up the chest first; then the sets on offer are those it allows."""
    text = position(lambda match, texts: any(word.endswith(f"!{chest}") for word in texts), named=chest)
    page = open_page()
    sit_down(page, server, text)
    wait_for_choice(page)
    page.get_by_role("button", name=re.compile(f"^{name}")).click()
    ways(page).first.click()
    (ends(page).first if ends(page).count() > 0 else button(page, "Zagraj")).click()
    expect(page.get_by_text(re.compile(f"Hania używa skrzyni: {name}")).first).to_be_visible()


def test_a_chest_takes_a_card_back(open_page: Opener, server: Server) -> None:
    """Its stacks are marked; the top card of the chosen one comes back to the hand."""
    text = position(lambda match, texts: any(word.startswith("return=") for word in texts), named="return")
    page = open_page()
    sit_down(page, server, text)
    wait_for_choice(page)
    before = hand(page).get_by_role("button").count()
    page.get_by_role("button", name=re.compile("^Powrót")).click()
    expect(page.get_by_text("Wskaż stos, z którego wierzchnia karta wróci na rękę.")).to_be_visible()
    row(page).get_by_role("button", name="Wierzchnia karta może wrócić").first.click()
    expect(page.get_by_text(re.compile("Hania używa skrzyni: Powrót")).first).to_be_visible()
    expect(hand(page).get_by_role("button")).to_have_count(before + 1)


def test_a_chest_puts_a_second_card_on_one_page(open_page: Opener, server: Server) -> None:
    """Without the quill, that side is closed for this turn."""
    text = position(lambda match, texts: any(word.endswith("+quill") for word in texts), named="quill")
    page = open_page()
    sit_down(page, server, text)
    wait_for_choice(page)
    page.get_by_role("button", name=re.compile("^Pióro")).click()
    hand(page).get_by_role("button", name=PICK).first.click()
    button(page, "Połóż na księdze").click()
    expect(page.get_by_text(re.compile("Hania używa skrzyni: Pióro")).first).to_be_visible()


def test_a_chest_that_cannot_be_used_says_why(open_page: Opener, server: Server) -> None:
    """The crown is for playing a set; while cards are being taken, its rule refuses it."""
    page = open_page()
    sit_down(page, server, position(lambda match, texts: look(match)["phase"] == "take", named="crown"))
    wait_for_choice(page)
    page.get_by_role("button", name=re.compile("^Korona")).click()
    expect(page.get_by_role("link", name=re.compile(r"DK-\d"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Korona"))).to_have_attribute("aria-pressed", "false")


def test_a_card_put_on_the_book_is_taken_back(open_page: Opener, server: Server) -> None:
    """Nothing hidden was shown, so the page and the hand are as before."""
    page = open_page()
    sit_down(page, server, position(can_put_red_three))
    wait_for_choice(page)
    before = hand(page).get_by_role("button").count()
    asked = book(page).get_by_text(re.compile("Zagraj dokładnie")).inner_text()
    hand(page).get_by_role("button", name=RED_THREE).first.click()
    button(page, "Połóż na księdze").click()
    expect(hand(page).get_by_role("button")).to_have_count(before - 1)

    button(page, "Cofnij").click()

    expect(hand(page).get_by_role("button")).to_have_count(before)
    expect(book(page).get_by_text(re.compile("Zagraj dokładnie"))).to_have_text(asked)
    expect(page.get_by_role("button", name=HERE)).to_have_count(0)


def give_way(page: Page, curtain: Locator) -> None:
    """Decide as little as possible until it is the other person's turn. A pass may come before the click."""
    choices = [button(page, "Dalej"), button(page, "Pas"), button(page, "Wystarczy"), on_display(page)]
    ready = settled(page)
    asked = [ready.filter(has=choice) for choice in choices]
    while True:
        expect(curtain.or_(asked[0]).or_(asked[1]).or_(asked[2]).or_(asked[3]).first).to_be_visible()
        if curtain.count() > 0:
            return
        for choice in choices:
            if choice.evaluate_all("(all) => { all[0]?.click(); return all.length; }"):
                break


def test_two_people_at_one_screen_never_see_each_others_cards(open_page: Opener, server: Server) -> None:
    """Behind the curtain there is no hand, and each player finds only their own; a pass takes some time here too."""
    page = open_page()
    page.add_init_script(CHANCE.format(0.2))
    sit_down(page, server, position(can_put_red_three), other="here")
    curtain = page.get_by_role("button", name=CURTAIN)
    hands: list[list[str]] = []
    for name in ("Hania", "Antek"):
        expect(page.get_by_role("heading", name=f"Teraz {name}")).to_be_visible()
        assert hand(page).count() == 0
        assert "rewers: liczba" not in page.locator("body").inner_text()
        curtain.click()
        expect(hand(page)).to_be_visible()
        hands.append(sorted(hand(page).get_by_role("button").all_text_contents()))
        give_way(page, curtain)

    assert hands[0] != hands[1]


def test_rings_mark_what_changed_where_nothing_moves(open_page: Opener, server: Server) -> None:
    """The card that was taken, the one turned up for it, and the new page; with motion there are no rings."""
    calm = open_page()
    sit_down(calm, server, position(near_the_end))
    wait_for_choice(calm)
    assert calm.locator(FRESH).count() == 0
    on_display(calm).first.click()
    expect(hand(calm).locator(FRESH)).to_have_count(1)
    expect(calm.get_by_role("button", name=re.compile("^Wystawka")).and_(calm.locator(FRESH))).to_have_count(1)
    expect(book(calm).locator(FRESH)).to_have_count(1)

    lively = open_page(motion="full")
    sit_down(lively, server, position(near_the_end))
    wait_for_choice(lively)
    watch(lively, LEAF)
    before = hand(lively).get_by_role("button").count()
    on_display(lively).first.click()
    expect(hand(lively).get_by_role("button")).to_have_count(before + 1)
    wait_for_choice(lively)
    assert times_seen(lively) > 0
    assert lively.locator(FRESH).count() == 0


@pytest.mark.parametrize("size", [LYING, {"width": 720, "height": 450}], ids=["phone", "page at 200 %"])
def test_on_a_lying_screen_the_prompt_stands_beside_everything(
    open_page: Opener, server: Server, size: dict[str, int]
) -> None:
    """The other seats are a narrow strip, nothing sticks out of the screen, and a phone shows all at once."""
    page = open_page(size=size)
    sit_down(page, server, position(near_the_end))
    wait_for_choice(page)
    bar = prompt(page).bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= size["height"]
    for part in (book(page), hand(page), row(page), page.get_by_role("region", name="Pula")):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= bar["x"] + 1
        assert size is not LYING or box["y"] + box["height"] <= size["height"]
    other = page.get_by_role("group", name="Antek").bounding_box()
    assert other is not None
    assert other["height"] < 80
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def can_be_pressed(page: Page, found: Locator) -> None:
    """All of these are in sight, whole as far as a finger is concerned, without scrolling."""
    wait_until(lambda: found.count() > 0 and len(middles(found)) == found.count())


@pytest.mark.parametrize("size", [LYING, ZOOMED, PHONE], ids=["lying", "zoomed", "phone"])
def test_a_large_hand_lies_under_nothing(open_page: Opener, server: Server, size: dict[str, int]) -> None:
    """With four seats and chests, when a card is to be chosen; on a low screen beside the book and the own amulets."""
    text = crowded_table()
    page = open_page(size=size)
    table_against_bots(page, server, "dragonkeepers", 4, text)
    assert wait_for_choice(page) == "play"

    cards = hand(page).get_by_role("button")
    can_be_pressed(page, cards)
    assert min(card["width"] for card in cards.evaluate_all(SIZES)) > 40
    if size is not PHONE:
        can_be_pressed(page, page.get_by_role("list", name="Twoje amulety"))
        assert page.evaluate("() => scrollY") == 0
