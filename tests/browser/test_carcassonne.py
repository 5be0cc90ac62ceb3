"""Carcassonne in a real browser: a game by keys alone, the last points, a phone; features, fields, reasons."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.carcassonne import (
    FIGURES,
    WIDTH,
    decide,
    fairy_position,
    late_position,
    pass_button,
    table_at,
    targets,
    tiles,
    world,
)
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Opener, Server
from tests.browser.knights_and_castles import CURTAIN, start
from tests.browser.playing import (
    GAIN,
    ends_with_a_winner,
    hurry_to_choice,
    play_out,
    prompt,
    settled,
    take_focus,
    times_seen,
    wait_for_choice,
    watch,
)
from tests.browser.test_pages import SIZES, overflow, violations_by_day_and_night


def test_a_game_by_keyboard_alone(open_page: Opener, server: Server) -> None:
    """Arrows move over the map, R turns, Enter picks and confirms; the mouse is never touched."""
    page = open_page()
    table_at(page, server, late_position(8))
    moves = 0
    while wait_for_choice(page):
        if take_focus(targets(page).and_(page.locator("[tabindex='0']"))):
            page.keyboard.press(["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"][moves % 4])
            page.keyboard.press("Enter")
            page.keyboard.press("r")
            page.keyboard.press("Enter")
        elif take_focus(pass_button(page)):
            page.keyboard.press("Enter")
        moves += 1

    assert moves > 3
    ends_with_a_winner(page)


# every corner of these lies on the screen, under nothing
CLEAR = """(nodes) => nodes.every((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const corners = [[4, 10], [width - 10, height - 4], [4, height - 4]];
  return corners.every(([across, down]) => node.contains(document.elementFromPoint(x + across, y + down)));
})"""


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "side"])
def test_the_kinds_of_figure_lie_on_the_sheet_when_only_the_fairy_may_move(
    open_page: Opener, server: Server, size: dict[str, int]
) -> None:
    """None of them is cut off by the edge of the screen or the tabs."""
    page = open_page(size=size)
    table_at(page, server, fairy_position())
    assert wait_for_choice(page)
    kinds = page.get_by_role("radiogroup", name=FIGURES).get_by_role("radio")
    expect(kinds).to_have_count(3)
    assert kinds.evaluate_all(CLEAR)
    assert page.get_by_role("radiogroup", name=FIGURES).evaluate("(node) => node.getBoundingClientRect().x") >= 8


@pytest.mark.slow
def test_motion_shows_the_last_points_one_after_the_other(open_page: Opener, server: Server) -> None:
    """With motion on, the end of the game scores every feature in its place."""
    page = open_page(motion="full", clock=True)
    table_at(page, server, late_position(1))
    assert hurry_to_choice(page)
    watch(page, GAIN)
    play_out(page, decide, random.Random(2), hurry_to_choice)

    assert times_seen(page) > 0
    ends_with_a_winner(page)


def test_only_legal_rotations_are_offered_and_a_refusal_says_why(open_page: Opener) -> None:
    """A press on the ghost turns it; "?" names the rule that forbids the other rotations."""
    page = open_page("/new/carcassonne")
    start(page)
    assert wait_for_choice(page)
    cells = targets(page).and_(page.get_by_role("button", name=re.compile(r"^Miejsce: ")))
    while cells.count() == 0:
        decide(page, random.Random(4))
        assert wait_for_choice(page)
    for place in range(cells.count()):
        count = re.search(r"pasuje, (\d)", cells.nth(place).get_attribute("aria-label") or "")
        if count and int(count.group(1)) < 4:
            cells.nth(place).focus()
            page.keyboard.press("?")
            expect(page.get_by_role("link", name=re.compile(r"CA-4\.\d"))).to_be_visible()
            return


def test_a_feature_tells_its_size_and_worth(open_page: Opener) -> None:
    """With the pointer on the map, and with arrow keys."""
    page = open_page("/new/carcassonne")
    start(page)
    assert wait_for_choice(page)
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("f")
    told = page.get_by_role("status").filter(has_text=re.compile(r"Miasto|Droga|Łąka|Klasztor"))
    expect(told.get_by_text(re.compile(r"\d+ pkt"))).to_be_visible()


def test_the_map_can_be_dragged_and_zoomed(open_page: Opener) -> None:
    page = open_page("/new/carcassonne")
    start(page)
    assert wait_for_choice(page)
    before = world(page).bounding_box()
    box = page.get_by_role("application").bounding_box()
    assert before
    assert box
    page.mouse.move(box["x"] + 130, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 210, box["y"] + 90, steps=6)
    page.mouse.up()
    dragged = world(page).bounding_box()
    assert dragged
    assert dragged["x"] - before["x"] > 40
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => {WIDTH} > {dragged['width']}")
    page.get_by_role("button", name="Cała mapa").click()
    page.wait_for_function(f"() => Math.abs({WIDTH} - {before['width']}) < 2")


SIDE = {"width": 844, "height": 390}  # a phone on its side


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither lies over the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return a["x"] + a["width"] <= b["x"] or a["y"] + a["height"] <= b["y"]


@pytest.mark.parametrize("size", ["small", "phone", "side", "laptop", "desktop"])
def test_every_screen(open_page: Opener, server: Server, size: str) -> None:
    """Six seats, one with both cards: nothing overflows sideways, all points can be seen, axe finds nothing serious.

    On a phone nothing lies over the map but its tools."""
    page = open_page(size=SIZES.get(size, SIDE))
    table_at(page, server, late_position(60, 6, 16, {"sets": "pd+ic+tb+ks+count"}), seats=6)
    assert wait_for_choice(page)
    assert overflow(page) <= 0
    assert size in ("laptop", "desktop") or apart(page.get_by_role("application"), prompt(page))
    points = page.get_by_label(re.compile(r"^\d+ punkt")).locator("visible=true")
    expect(points).to_have_count(6)
    for seat in range(6):
        expect(points.nth(seat)).to_be_in_viewport(ratio=1)
    assert violations_by_day_and_night(page) == []


def test_two_people_at_one_screen(open_page: Opener) -> None:
    """The window follows the player whose turn it is; both can see everything on the table."""
    page = open_page("/new/carcassonne")
    seats = page.get_by_label(re.compile("Kto siedzi przy miejscu"))
    for place in range(seats.count()):
        seats.nth(place).select_option("here" if place < 2 else "empty")
    start(page)
    chance = random.Random(6)
    curtain = page.get_by_role("button", name=CURTAIN)
    for _ in range(8):
        expect(curtain.or_(settled(page)).first).to_be_visible()
        if curtain.count():
            curtain.click()
        assert wait_for_choice(page)
        decide(page, chance)

    expect(page.get_by_text(re.compile(r"^(Hania|Antek)$")).first).to_be_attached()
    assert tiles(page).count() > 2


def test_who_watches_sees_the_map_and_no_choices(open_page: Opener, server: Server) -> None:
    host = open_page()
    table_at(host, server, late_position(30))
    assert wait_for_choice(host)
    guest = open_page("/table/" + host.url.split("/table/")[1].split("#")[0], size=DESKTOP)
    expect(tiles(guest).first).to_be_visible()
    expect(targets(guest)).to_have_count(0)


def test_the_sheet_of_a_phone_is_closed_in_three_ways(open_page: Opener) -> None:
    """With its button, with Escape, and with a tap outside it; each time the focus returns to where it was."""
    page = open_page("/new/carcassonne", size=PHONE)
    start(page)
    assert wait_for_choice(page)
    more = page.get_by_role("button", name="Gracze")
    sheet = page.get_by_role("dialog", name="Gracze")
    closings: list[Callable[[], None]] = [
        lambda: sheet.get_by_role("button", name="Zamknij").click(),
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(20, 20),
    ]
    for close in closings:
        more.click()
        expect(sheet.get_by_text("Hania").first).to_be_visible()
        close()
        expect(sheet).to_have_count(0)
        expect(more).to_be_focused()
