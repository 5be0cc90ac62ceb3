"""The castle workshop in a real browser: with mouse, keys and finger; its findings come from the server."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.dragon_castle import GAME, castle
from tests.browser.playing import wait_for_choice
from tests.browser.test_pages import overflow, violations

WORKSHOP = "/workshop/dragon-castle"
SQUARE = f"{WORKSHOP}?layout=11/11"


def plan(page: Page) -> Locator:
    return page.get_by_role("grid", name=re.compile("Plan zamku|Plan of the castle"))


def cell(page: Page, row: int, column: int) -> Locator:
    return plan(page).get_by_role("row").nth(row - 1).get_by_role("gridcell").nth(column - 1)


def painted(page: Page, height: int) -> Locator:
    return plan(page).get_by_role("gridcell", name=re.compile(f"(wysokość|height) {height}$"))


def wait_for_findings(page: Page) -> None:
    """Wait until the findings are about the current drawing; they are pale until then."""
    expect(page.get_by_role("status").and_(page.locator("[aria-busy]"))).to_have_attribute("aria-busy", "false")


def stroke(page: Page, cells: list[Locator]) -> None:
    """A finger touches the first cell, moves over the others and lifts."""
    session = page.context.new_cdp_session(page)
    for at, target in enumerate(cells):
        box = target.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        kind = "touchMove" if at else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_the_workshop_makes_a_castle_and_plays_it(open_page: Opener) -> None:
    """With the mouse: from the new table to the workshop; draw, complete, save and share a castle, and open a table."""
    page = open_page(GAME)
    page.get_by_role("link", name="Warsztat zamku").click()
    page.wait_for_url(re.compile("/workshop/dragon-castle"))
    page.get_by_role("button", name="Wyczyść").click()
    expect(page.get_by_text("Teraz jest 0")).to_be_visible()
    expect(page.get_by_role("link", name="Zasada DC-14.5")).to_be_visible()
    expect(page.get_by_role("button", name="Graj tym zamkiem")).to_be_disabled()
    plan = page.get_by_role("grid", name="Plan zamku")
    plan.get_by_role("gridcell", name="rząd 4, kolumna 5, wysokość 0").click()
    expect(plan.get_by_role("gridcell", name=re.compile("wysokość 2"))).to_have_count(4)
    page.keyboard.press("3")
    expect(plan.get_by_role("gridcell", name=re.compile("wysokość 3"))).to_have_count(4)
    page.get_by_role("button", name="Dopełnij losowo do 116").click()
    page.get_by_label("Nazwa").fill("Wieża")
    page.get_by_role("button", name="Zapisz").click()
    wait_for_findings(page)
    assert violations(page) == []
    drawn = page.get_by_label("Układ jako tekst").input_value().replace("\n", "/")
    link = page.get_by_label("Link do układu").input_value()
    assert link.endswith(drawn)
    page.goto(link)
    expect(page.get_by_role("button", name="Wieża", exact=True)).to_be_visible()
    page.get_by_role("link", name="Graj tym zamkiem").click()
    expect(page.get_by_label("Układ zamku")).to_have_value("own")
    assert violations(page) == []
    page.get_by_label("Kto siedzi przy miejscu 2").select_option("here")  # a bot might go first and take a tile
    page.get_by_label("Kto siedzi przy miejscu 3").select_option("empty")
    page.get_by_role("button", name=re.compile("Zacznij grę")).click()
    page.wait_for_url(re.compile(r"/table/"))
    assert wait_for_choice(page)

    expect(castle(page).get_by_role("gridcell")).to_have_count(sum(sign in "123" for sign in drawn))


def test_a_castle_is_drawn_by_keys_alone(open_page: Opener) -> None:
    """Arrows and digits in the plan, Enter for the brush; mirrors, undo, completion and play by Tab."""
    page = open_page(WORKSHOP)
    page.get_by_role("button", name="Wyczyść").press("Enter")
    expect(page.get_by_text("Teraz jest 0")).to_be_visible()
    page.get_by_role("switch", name="Lustro: góra i dół").press(" ")
    page.get_by_role("radio", name="2").press("ArrowRight")
    plan(page).locator("[tabindex='0']").focus()
    for key in ("ArrowDown", "ArrowRight", "1", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(cell(page, 2, 2)).to_have_text("1")
    expect(cell(page, 2, 3)).to_be_focused()
    expect(painted(page, 1)).to_have_count(2)  # mirrored to the right, not downwards
    expect(painted(page, 3)).to_have_count(2)
    page.get_by_role("button", name="Cofnij").press("Enter")
    expect(painted(page, 3)).to_have_count(0)
    page.get_by_role("button", name="Dopełnij losowo do 116").press("Enter")
    page.get_by_role("link", name="Graj tym zamkiem").press("Enter")

    page.wait_for_url(re.compile(r"/new/dragon-castle\?layout=\d"))


def test_a_finger_paints_a_whole_stroke(open_page: Opener) -> None:
    """On a phone: one stroke over three cells is one step to undo, and the page does not scroll under it."""
    page = open_page(SQUARE, size=PHONE, lang="en-GB")
    for name in ("Mirror left and right", "Mirror top and bottom"):
        page.get_by_role("switch", name=name).tap()
    page.get_by_role("radio", name="3").tap()
    before = page.evaluate("scrollY")
    stroke(page, [cell(page, 4, column) for column in (3, 4, 5)])
    expect(painted(page, 3)).to_have_count(3)
    assert page.evaluate("scrollY") == before
    wait_for_findings(page)
    page.get_by_role("button", name="Undo").tap()
    expect(painted(page, 3)).to_have_count(0)
    cell(page, 5, 7).tap()

    expect(painted(page, 3)).to_have_count(1)
    wait_for_findings(page)
    assert overflow(page) <= 0
    assert violations(page) == []


def test_advice_is_for_numbers_of_players(open_page: Opener) -> None:
    """A known layout suits some numbers of players and not others; the castle is built with tiles."""
    page = open_page(WORKSHOP, lang="en-GB")
    page.get_by_label("Start from a known layout").select_option(label="Forbidden City")
    expect(page.get_by_text("Good for this many players: 4")).to_be_visible()
    expect(page.get_by_text("For 2 players: Tiles on the ground level")).to_be_visible()
    expect(page.get_by_text("65 to 80 are best")).to_be_visible()
    expect(page.get_by_role("link", name="Rule DC-14.5")).to_have_count(2)
    picture = page.get_by_role("img", name="A view of the castle. Tiles: 116, levels: 3.")
    expect(picture.locator("use")).to_have_count(43)  # a face on every stack
    faces = "picture => [...picture.querySelectorAll('use')].map(one => one.getAttribute('href')).join()"
    first = picture.evaluate(faces)
    page.get_by_role("button", name="Shuffle the tiles").click()
    page.wait_for_function(f"([picture, old]) => ({faces})(picture) !== old", arg=[picture.element_handle(), first])

    expect(picture.locator("use")).to_have_count(43)


def test_a_text_that_is_no_layout_is_refused_in_words(open_page: Opener) -> None:
    """Letters, and more rows than the board has."""
    page = open_page(SQUARE)
    text = page.get_by_label("Układ jako tekst")
    text.fill("12\n1x")
    text.blur()
    expect(page.get_by_text("Układ zapisuje się cyframi od 0 do 3").last).to_be_visible()
    text.fill("\n".join(["1"] * 10))
    text.blur()
    expect(page.get_by_text(re.compile(r"Układ nie mieści się.*planszy.*rzędy\s10\sz\s9")).last).to_be_visible()
    text.fill("333\n333")
    text.blur()

    expect(page.get_by_text("Teraz jest 18")).to_be_visible()
    assert page.url.endswith("layout=333/333")


def test_without_the_server_nothing_is_promised(open_page: Opener) -> None:
    """The page contains no rules: without an answer it says so, and an unchecked castle cannot be played."""
    page = open_page(WORKSHOP)
    expect(page.get_by_role("link", name="Graj tym zamkiem")).to_be_visible()
    page.route("**/api/games/dragon-castle/options/**", lambda route: route.abort())
    cell(page, 2, 3).click()
    expect(page.get_by_text("Nie ma połączenia")).to_be_visible()
    expect(page.get_by_role("button", name="Graj tym zamkiem")).to_be_disabled()
    page.unroute("**/api/games/dragon-castle/options/**")
    page.get_by_role("button", name="Cofnij").click()

    expect(page.get_by_role("link", name="Graj tym zamkiem")).to_be_visible()


def test_a_new_table_is_advised_about_its_layout(open_page: Opener) -> None:
    """The Forbidden City is too small for three; with a fourth player there is no objection."""
    page = open_page(GAME)
    page.get_by_label("Układ zamku").select_option(label="Zakazane miasto")
    hint = page.get_by_text(re.compile("Kamienie na dolnym poziomie.*od.50.do.70"))
    expect(hint).to_be_visible()
    expect(page.get_by_role("link", name="Zasada DC-14.5")).to_be_visible()
    page.get_by_label("Kto siedzi przy miejscu 4").select_option("bot")

    expect(hint).to_have_count(0)
    expect(page.get_by_label("Układ zamku")).to_have_value("forbidden-city")
