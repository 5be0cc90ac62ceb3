"""Carcassonne in a real browser, moment by moment: what a place closes, wheel and pinch, taking back, the dragon."""

import re

from playwright.sync_api import Page, expect

from tests.browser.carcassonne import go_button, position_after, table_at, targets, wait_for_choice
from tests.browser.conftest import PHONE, Opener, Server

CAP = "BA-F 0,-1/1 city@N BA-B 0,1/0 pass BA-E"  # a cap for the city of seat 0, worth 8
WALK = "PD-V1 0,1/0 pass BA-B 0,2/0 cloister BA-B 0,3/0 pass BA-B 1,2/0 pass PD-D01 1,0/0 pass"


def place_at(page: Page, x: int, y: int) -> None:
    page.get_by_role("button", name=re.compile(rf"^Pole \({x}, {y}\)")).click()


def test_before_a_tile_is_placed_the_bar_says_what_it_closes(open_page: Opener, server: Server) -> None:
    page = open_page("/")
    table_at(page, server, position_after(CAP))
    assert wait_for_choice(page)
    title = page.locator(".prompt").get_by_text("Zamkniesz swoje miasto: 8 pkt")
    place_at(page, 0, 2)
    expect(title).to_have_count(0)
    page.keyboard.press("Escape")
    place_at(page, 0, -2)
    expect(title).to_be_visible()


def test_the_wheel_turns_the_tile_that_is_held(open_page: Opener, server: Server) -> None:
    """Over the ghost the wheel turns it to the next legal rotation, elsewhere it zooms."""
    page = open_page("/")
    table_at(page, server, position_after(CAP))
    assert wait_for_choice(page)
    place_at(page, 0, 2)
    held = page.locator(".target.place.picked")
    box = held.bounding_box()
    assert box
    before, width = held.inner_html(), box["width"]
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 120)
    expect(held).not_to_have_js_property("innerHTML", before)
    box = held.bounding_box()
    assert box
    assert box["width"] == width


def test_two_fingers_zoom_the_map(open_page: Opener, server: Server) -> None:
    page = open_page("/", size=PHONE)
    table_at(page, server, position_after(CAP))
    assert wait_for_choice(page)
    world = page.locator(".world")
    window = page.locator(".map").bounding_box()
    before = world.bounding_box()
    assert window
    assert before
    x, y = window["x"] + window["width"] / 2, window["y"] + 60
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: int) -> None:
        points = [{"x": x + side * gap, "y": y, "id": side} for gap in apart for side in (-1, 1)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 40)
    for gap in (60, 80, 100, 120):
        touch("touchMove", gap)
    touch("touchEnd")
    page.wait_for_timeout(100)
    after = world.bounding_box()
    assert after
    assert after["width"] > before["width"] * 1.5


def test_a_placing_can_be_taken_back_until_a_tile_is_drawn(open_page: Opener, server: Server) -> None:
    page = open_page("/")
    table_at(page, server, position_after(CAP))
    assert wait_for_choice(page)
    tiles = page.locator(".land .tile")
    before = tiles.count()
    place_at(page, 0, -2)
    go_button(page).click()
    expect(tiles).to_have_count(before + 1)
    page.get_by_role("button", name="Cofnij").first.click()
    expect(tiles).to_have_count(before)
    assert wait_for_choice(page)
    assert targets(page).count() > 1


def test_the_dragon_shows_its_path_and_what_it_will_eat(open_page: Opener, server: Server) -> None:
    """Who decides a step is named, and a step says whom it eats before it is taken."""
    page = open_page("/")
    table_at(page, server, position_after(WALK))
    assert wait_for_choice(page)
    expect(page.get_by_text("Przesuń smoka")).to_be_visible()
    expect(page.get_by_text("prowadzi smoka")).to_be_visible()
    south = page.get_by_role("button", name=re.compile(r"Smok na południe"))
    expect(south).to_have_accessible_name(re.compile(r"mnich \(Bot 1\)"))
    south.click()
    expect(page.locator(".prompt").get_by_text("Smok przepędzi 1 pionek.")).to_be_visible()
    go_button(page).click()
    expect(page.get_by_role("log").or_(page.locator(".log")).get_by_text(re.compile("mnich"))).to_be_visible()
