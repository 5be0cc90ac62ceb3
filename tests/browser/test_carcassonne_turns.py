"""Carcassonne in a real browser, moment by moment: what a tile completes, portals, wheel, pinch, moving figures."""

import itertools
import math
import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.carcassonne import (
    WIDTH,
    go_button,
    late_position,
    pass_button,
    portal_position,
    position_after,
    table_at,
    targets,
    tiles,
    world,
)
from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.playing import FLIGHT, come_to_rest, middles, press, prompt, wait_for_choice

CAP = "BA-F 0,-1/1 city@N BA-B 0,1/0 pass BA-E"  # a cap for the city of seat 0, worth 8
CLOISTER = r"na\s+północy klasztor\."  # south of the cloister
CITY = r"na\s+południu miasto na\s+przestrzał"  # north of the city
WALK = "PD-V1 0,1/0 pass BA-B 0,2/0 cloister BA-B 0,3/0 pass BA-B 1,2/0 pass PD-D01 1,0/0 pass"


def place_beside(page: Page, tile: str) -> None:
    page.get_by_role("button", name=re.compile(rf"^Miejsce: {tile}")).click()


def test_before_a_tile_is_placed_the_bar_says_what_it_closes(open_page: Opener, server: Server) -> None:
    page = open_page()
    table_at(page, server, position_after(CAP))
    assert wait_for_choice(page)
    title = prompt(page).get_by_text("Zamkniesz swoje miasto: 8 pkt")
    place_beside(page, CLOISTER)
    expect(title).to_have_count(0)
    page.keyboard.press("Escape")
    place_beside(page, CITY)
    expect(title).to_be_visible()


def test_the_wheel_turns_the_tile_that_is_held(open_page: Opener, server: Server) -> None:
    """Over the ghost the wheel turns it to the next legal rotation; elsewhere it zooms."""
    page = open_page()
    table_at(page, server, position_after(CAP))
    assert wait_for_choice(page)
    place_beside(page, CLOISTER)
    held = page.get_by_role("button", name=re.compile(r"^Miejsce: "), pressed=True)
    box = held.bounding_box()
    assert box
    before, width = held.inner_html(), box["width"]
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 120)
    expect(held).not_to_have_js_property("innerHTML", before)
    box = held.bounding_box()
    assert box
    assert box["width"] == width


MIDDLES = """(all) => all.map((node) => node.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2, box.width])"""

BEYOND = re.compile(r"^\d+ miejsc\w* (u góry|po prawej|na dole|po lewej)$")

# the middle of a moving piece: at the start, half-way, and on arrival
WAY = """(selector) => { window.way = new Promise((done) => {
  new MutationObserver((_, watching) => {
    const node = document.querySelector(selector);
    const [flying] = node?.getAnimations() ?? [];
    if (!flying) return;
    watching.disconnect();
    flying.pause();
    const { delay, duration, endTime } = flying.effect.getComputedTiming();
    const seen = [delay, delay + duration / 2, endTime].map((time) => {
      flying.currentTime = time;
      const box = node.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    });
    flying.finish();
    done(seen);
  }).observe(document.body, { childList: true, subtree: true });
}); }"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_spots_of_a_portal_are_large_and_apart(open_page: Opener, server: Server, size: dict[str, int]) -> None:
    """More than fifty of them on a large map; each is big enough for a finger, and one of them is chosen.

    Arrows lead to those out of sight; the long words of the prompt cover none of them."""
    page = open_page(size=size)
    table_at(page, server, portal_position(50))
    assert wait_for_choice(page)
    boxes = targets(page).evaluate_all(MIDDLES)
    assert len(boxes) > 50
    assert min(width for _, _, width in boxes) >= 30
    assert min(math.dist(one[:2], other[:2]) for one, other in itertools.combinations(boxes, 2)) >= 28
    arrows = page.get_by_role("button", name=BEYOND)
    assert len(middles(arrows)) == arrows.count() > 1

    assert press(page, targets(page), random.Random(1))
    go_button(page).click()
    expect(page.get_by_text(re.compile("^Hania stawia pionek")).first).to_be_attached()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_scored_follower_walks_to_its_owners_row(open_page: Opener, server: Server, size: dict[str, int]) -> None:
    page = open_page(size=size, motion="full")
    table_at(page, server, position_after(f"{CAP} 0,-2/2"))
    assert wait_for_choice(page)
    row = page.locator("[data-spot='home-0']").locator("visible=true").first.bounding_box()
    assert row
    page.evaluate(WAY, FLIGHT.format("home-0"))
    pass_button(page).click()
    way: list[list[float]] = page.evaluate("() => window.way")

    assert min(math.dist(one, other) for one, other in itertools.pairwise(way)) > 20
    assert math.dist(way[0], way[-1]) > 60
    assert row["x"] <= way[-1][0] <= row["x"] + row["width"]
    assert row["y"] <= way[-1][1] <= row["y"] + row["height"]


def test_fingers_choose_cells_and_zoom_the_map(open_page: Opener, server: Server) -> None:
    """A tap on the middle of a cell chooses it, every time; two fingers zoom."""
    page = open_page(size=PHONE)
    table_at(page, server, position_after(CAP))
    assert wait_for_choice(page)
    cells = middles(targets(page))
    assert len(cells) == targets(page).count() > 3
    for place, middle in enumerate(cells):
        page.touchscreen.tap(*middle)
        expect(targets(page).nth(place)).to_have_attribute("aria-pressed", "true")
    window = page.get_by_role("application").bounding_box()
    before = world(page).bounding_box()
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
    page.wait_for_function(f"() => {WIDTH} > {before['width'] * 1.5}")


# which of these can be pressed in their middle
WITHIN = """(all) => all.flatMap((node, place) => {
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top && node.contains(top) ? [place] : [];
})"""
ROUNDS = 8  # of the four sides


def test_on_a_phone_every_place_of_a_large_map_is_reached(open_page: Opener, server: Server) -> None:
    """Nearly all tiles lie: the arrows at the border lead to every place the tile fits."""
    page = open_page(size=PHONE)
    table_at(page, server, late_position(2))
    assert wait_for_choice(page)
    count = targets(page).count()
    reached: set[int] = set(targets(page).evaluate_all(WITHIN))
    assert len(reached) < count > 30

    for side in ["u góry", "po prawej", "na dole", "po lewej"] * ROUNDS:
        arrow = page.get_by_role("button", name=re.compile(rf"^\d+ miejsc\w* {side}$"))
        if len(reached) == count:
            break
        if arrow.count() == 0:
            continue
        arrow.tap()
        come_to_rest(page)
        reached.update(targets(page).evaluate_all(WITHIN))

    assert len(reached) == count


def test_a_placing_can_be_taken_back_until_a_tile_is_drawn(open_page: Opener, server: Server) -> None:
    """Whatever is placed in sight, the map stays where it is."""
    page = open_page()
    table_at(page, server, position_after(CAP))
    assert wait_for_choice(page)
    before, lies = tiles(page).count(), world(page).bounding_box()
    place_beside(page, CITY)
    go_button(page).click()
    expect(tiles(page)).to_have_count(before + 1)
    assert world(page).bounding_box() == lies
    page.get_by_role("button", name="Cofnij").first.click()
    expect(tiles(page)).to_have_count(before)
    assert wait_for_choice(page)
    assert targets(page).count() > 1


def test_the_dragon_shows_its_path_and_what_it_will_eat(open_page: Opener, server: Server) -> None:
    """The page names who decides a step, and a step says whom the dragon will eat before it is taken."""
    page = open_page()
    table_at(page, server, position_after(WALK))
    assert wait_for_choice(page)
    expect(page.get_by_text("Przesuń smoka")).to_be_visible()
    expect(page.get_by_text("prowadzi smoka")).to_be_visible()
    south = page.get_by_role("button", name=re.compile(r"Smok na południe"))
    expect(south).to_have_accessible_name(re.compile(r"mnich \(Bot 1\)"))
    south.click()
    expect(prompt(page).get_by_text("Smok przegoni 1 pionek.")).to_be_visible()
    go_button(page).click()
    page.keyboard.press("l")
    log = page.get_by_role("region", name="Przebieg")
    expect(log.get_by_text(re.compile("mnich"))).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_have_count(0)


def test_on_a_phone_the_window_shows_the_dragon_that_is_to_be_moved(open_page: Opener, server: Server) -> None:
    """However far it is from the tile just placed."""
    page = open_page(size=PHONE)
    row = " ".join(f"BA-U@{x},0/0" for x in range(1, 9))
    laid = f"BA-D@0,0/0 {row} BA-W@9,0/0 BA-V@9,1/1 PD-V1@9,2/0 PD-D02@-1,0/2"
    table_at(page, server, f"map: {laid}\nphase: dragon\nmover: 0\ndragon: 9,2\nwalk: 9,2\n")
    assert wait_for_choice(page)

    expect(page.get_by_role("button", name=re.compile("^Smok na")).first).to_be_in_viewport(ratio=0.9)
