"""The table of Dragon Castle in a real browser: undo, a shared screen, what it says about cards and realms."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.dragon_castle import (
    NEAR_THE_END,
    answers,
    castle,
    one_step,
    realm,
    sure,
    table_path,
)
from tests.browser.playing import TRAIL, prompt, wait_for_choice
from tests.browser.test_pages import overflow, violations_by_day_and_night

SIDEWAYS = {"width": 844, "height": 390}
# a merchant lies on a tile that nobody has seen
COVERED = NEAR_THE_END.replace("1S4 1M1 1S4", "2M1 1S4 1S4") + "unseen: F3=1\n"
# two spirits, and two dragons that are worth something to both seats
RICH = (
    NEAR_THE_END.replace("dragons: bravery", "dragons: tranquility+might")
    .replace("spirits: depths", "spirits: wind+strength")
    .replace("realm 1: 1F1 1F1 .", "realm 1: 1S6 1F1 1^")
)


def press(page: Page, name: str) -> None:
    prompt(page).get_by_role("button", name=name, exact=True).click()


def test_a_step_and_a_whole_turn_are_taken_back(open_page: Opener, server: Server) -> None:
    """The tile goes back to the castle, from the hand and from the choice of an action."""
    page = open_page(table_path(server, NEAR_THE_END))
    assert wait_for_choice(page)
    tiles = castle(page).get_by_role("gridcell")
    before = tiles.count()
    tiles.first.click()
    expect(tiles).to_have_count(before - 1)
    press(page, "Cofnij")
    expect(tiles).to_have_count(before)
    expect(page.get_by_role("img", name=re.compile("W ręce"))).to_have_count(0)
    tiles.first.click()
    prompt(page).get_by_role("button", name="Kamień i świątynia").click()
    expect(page.get_by_role("img", name="W ręce: żołnierz 4")).to_be_visible()
    expect(page.get_by_text("Masz żołnierza 4")).to_have_count(0)
    press(page, "Cofnij")
    expect(page.get_by_text("Masz żołnierza 4")).to_be_visible()
    prompt(page).get_by_role("button", name="Kamień i świątynia").click()
    press(page, "Cofnij całą turę")

    expect(tiles).to_have_count(before)
    expect(page.get_by_role("button", name="Cofnij", exact=True)).to_have_count(0)


def test_what_came_to_light_is_not_taken_back(open_page: Opener, server: Server) -> None:
    """There is a farmer under the merchant: the first press only asks, the second shows it, and that is final.

    The pointer rests on the farmer, which does not match; nobody has asked about it.
    """
    page = open_page()
    page.clock.install()
    page.goto(server.url + table_path(server, COVERED))
    assert wait_for_choice(page)
    merchant = castle(page).get_by_role("gridcell", name=re.compile("kupiec 1"))
    merchant.click()
    expect(page.get_by_text("Wziąć kupca 1?")).to_be_visible()
    press(page, "Wróć")
    expect(page.get_by_text("Wziąć kupca 1?")).to_have_count(0)
    merchant.click()
    merchant.click()
    expect(castle(page).get_by_role("gridcell", name=re.compile("rolnik 3"))).to_be_visible()
    expect(page.get_by_text("Masz kupca 1")).to_be_visible()
    page.clock.run_for(2000)
    expect(page.get_by_role("link", name=re.compile(r"DC-\d"))).to_have_count(0)

    expect(prompt(page).get_by_role("button", name=re.compile("Cofnij"))).to_have_count(0)


def test_two_people_play_at_one_screen(open_page: Opener, server: Server) -> None:
    """To the end: the realm of the player whose turn it is comes first, and the other one can be opened."""
    page = open_page(table_path(server, NEAR_THE_END, people=2))
    fronts: list[str] = []
    while wait_for_choice(page):
        front = "Hania" if "Hania" in (realm(page).get_attribute("aria-label") or "") else "Antek"
        if front not in fronts[-1:]:
            fronts.append(front)
            other = "Antek" if front == "Hania" else "Hania"
            page.get_by_role("button", name=f"Pokaż w powiększeniu: {other}").click()
            expect(page.get_by_role("grid", name=re.compile(f"Królestwo: {other}"))).to_be_visible()
            page.get_by_role("button", name="Wróć do swojego").click()
            expect(page.get_by_role("grid", name=re.compile(f"Królestwo: {front}"))).to_be_visible()
        one_step(page)

    assert fronts[:2] == ["Hania", "Antek"]
    expect(page.get_by_role("heading", name=re.compile("Wygrywa|Remis")).first).to_be_visible()


def test_every_dragon_tells_what_it_is_worth_to_everybody(open_page: Opener, server: Server) -> None:
    """Four cards in full, with names and numbers; the final table shows a picture in every row."""
    page = open_page(table_path(server, RICH))
    assert wait_for_choice(page)
    expect(page.get_by_role("article")).to_have_count(4)
    might = page.get_by_role("article", name="Smok Potęgi").get_by_role("listitem")
    expect(might).to_have_text([re.compile("Hania.*1"), re.compile("Antek.*3")])
    calm = page.get_by_role("article", name="Smok Spokoju").get_by_role("listitem")
    expect(calm).to_have_text([re.compile("Hania.*1"), re.compile("Antek.*1")])
    for card in page.get_by_role("article").all():
        expect(card.get_by_role("heading")).to_be_in_viewport(ratio=1)
    while wait_for_choice(page):
        one_step(page)
    rows = page.get_by_role("table").first.get_by_role("rowgroup").nth(1).get_by_role("rowheader")
    expect(rows.filter(has_text="Smok Spokoju").first).to_be_visible()

    assert rows.count() == rows.locator("svg").count()


def test_a_tile_that_does_not_match_says_so(open_page: Opener, server: Server) -> None:
    """After the first pick, hovering explains second tiles, even if none matches."""
    page = open_page()
    page.clock.install()
    page.goto(server.url + table_path(server, NEAR_THE_END))
    assert wait_for_choice(page)
    castle(page).get_by_role("gridcell", name=re.compile("kupiec 1|smok")).first.hover()
    expect(page.get_by_role("link", name=re.compile(r"DC-3\.5"))).to_be_visible()
    castle(page).get_by_role("gridcell", name=re.compile("kolumna 1, poziom 1: żołnierz 4")).click()
    castle(page).get_by_role("gridcell", name=re.compile("pasuje do pary")).click()
    castle(page).get_by_role("gridcell", name=re.compile("rolnik 2")).first.hover()
    page.clock.run_for(1000)  # now tiles must be placed: the castle says nothing
    expect(page.get_by_role("link", name=re.compile(r"DC-\d"))).to_have_count(0)
    press(page, "Cofnij")
    castle(page).get_by_role("gridcell", name=re.compile("rolnik 2")).last.hover()

    expect(page.get_by_role("link", name=re.compile(r"DC-5\.3"))).to_be_visible()


def test_a_phone_on_its_side_shows_all_that_is_played_with(open_page: Opener, server: Server) -> None:
    """The castle, your own realm and the prompt are side by side, without overlap, at every step of a turn."""
    page = open_page(table_path(server, options={"first": "0"}), size=SIDEWAYS)
    for _ in range(7):
        assert wait_for_choice(page)
        parts = [page.get_by_role("region", name=name) for name in ("Zamek", "Królestwo: Hania")]
        boxes = [box for part in (*parts, prompt(page)) if (box := part.bounding_box())]
        left, right, bar = boxes
        assert min(box["y"] for box in boxes) >= 0
        assert max(box["y"] + box["height"] for box in boxes) <= SIDEWAYS["height"]
        assert left["x"] + left["width"] <= right["x"]
        assert right["x"] + right["width"] <= bar["x"]
        one_step(page)

    rail = page.get_by_role("banner").get_by_role("link").or_(page.get_by_role("banner").get_by_role("button"))
    heights = [box["height"] for one in rail.locator("visible=true").all() if (box := one.bounding_box())]
    assert len(heights) == 4
    assert min(heights) > 40
    assert overflow(page) <= 0
    assert violations_by_day_and_night(page) == []


def test_a_phone_shows_castle_and_realm_whole(open_page: Opener, server: Server) -> None:
    """At every step of a turn all of both is above the prompt, whose height never changes; the last tile asks first."""
    page = open_page(table_path(server, NEAR_THE_END), size=PHONE)
    assert wait_for_choice(page)
    heights: set[float] = set()

    def all_in_sight() -> None:
        box = prompt(page).bounding_box()
        assert box is not None
        heights.add(box["height"])
        for cell in [*castle(page).get_by_role("gridcell").all(), *realm(page).get_by_role("gridcell").all()]:
            found = cell.bounding_box()
            assert found is not None
            assert found["y"] + found["height"] <= box["y"]

    all_in_sight()
    castle(page).get_by_role("gridcell").first.tap()
    all_in_sight()
    sure(page).tap()
    expect(page.get_by_text("Masz żołnierza 4")).to_be_visible()
    all_in_sight()
    answers(page).filter(has_text="Kamień").tap()
    realm(page).get_by_role("gridcell", name=re.compile("rząd 4, kolumna 1")).tap()
    expect(page.get_by_role("button", name="Tak, zakończ turę")).to_be_visible()
    all_in_sight()
    sure(page).tap()
    assert wait_for_choice(page)
    expect(page.get_by_role("region", name="Zamek").locator(TRAIL).first).to_be_attached()

    assert len(heights) == 1
