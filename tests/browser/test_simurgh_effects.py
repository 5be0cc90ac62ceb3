"""Simurgh in a real browser: choices that random play rarely reaches."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.playing import prompt, wait_for_choice
from tests.browser.simurgh import lit, place, spaces_lit, table_at, tray
from tests.games.simurgh.scenes import legal, scene
from tests.games.simurgh.test_10_wilds import FULL

SPENDING = "free 0: 0 1\nwilds: w1=15\nboard: 1s@w1.1 0s@forge 0s@main_market 0s@w1.1\nfree 1: 0 1"


def seen(page: Page) -> list[str]:
    """The names of the spots that can be pressed now."""
    return sorted(lit(page).evaluate_all("(all) => all.map((node) => node.dataset.key ?? node.dataset.space ?? '')"))


def test_a_weapon_removes_a_tile_of_the_full_wilds(open_page: Opener, server: Server) -> None:
    """The areas that can be freed are lit; the one with an exploration tile is not and says why."""
    page = open_page()
    line = scene(f"goods 0: 1weapon\nhand 0: 7\n{FULL}", "lay:7")
    table_at(page, server, line.match.position)
    assert wait_for_choice(page)
    expect(prompt(page)).to_contain_text("Kosztuje to broń")
    assert [f"remove:{key.removeprefix('area ')}" for key in seen(page)] == legal(line)
    lit(page).nth(1).click()
    expect(prompt(page)).to_contain_text("Co bierzesz?")
    expect(tray(page).get_by_role("button", disabled=False)).to_have_count(2)


def test_a_vassal_of_the_board_is_spent(open_page: Opener, server: Server) -> None:
    """Those that can be spent are lit on the board, on a phone too."""
    for size in (DESKTOP, PHONE):
        page = open_page(size=size)
        line = scene(SPENDING, "rider@w1.2")
        table_at(page, server, line.match.position)
        assert wait_for_choice(page)
        assert {f"spend:{space}" for space in spaces_lit(page)} == set(legal(line))
        place(page, "Kuźnia").click()
        expect(place(page, "Główny rynek")).to_be_disabled()


def test_two_dragons_of_one_kind_are_asked_apart(open_page: Opener, server: Server) -> None:
    """They have the same label; each has its own button, and the second one is numbered."""
    page = open_page(size=PHONE)
    line = scene("goods 0: -\ndragons 0: 57:b 58:b", "spearman@library")
    assert legal(line) == ["use:57b", "use:58b", "pass"]
    table_at(page, server, line.match.position)
    assert wait_for_choice(page)
    sages = prompt(page).get_by_role("button", name="Mędrzec")
    expect(sages).to_have_count(2)
    expect(sages.last).to_contain_text("(2)")
    sages.last.click()
    assert wait_for_choice(page)
    expect(sages).to_have_count(0)  # one dragon is left, and the bar asks only about that one


def test_a_boost_that_pays_for_the_placement_has_to_be_used(open_page: Opener, server: Server) -> None:
    """The bar asks about the boost and offers no way round it; then the spaces of the laid tile light up."""
    page = open_page()
    line = scene("goods 0: -\nhand 0: 21\nfree 0: 1 0\ndragons 0: 59:a", "lay:21")
    assert legal(line) == ["use:59a"]
    table_at(page, server, line.match.position)
    assert wait_for_choice(page)
    expect(prompt(page)).to_contain_text("Bez tej zdolności nie dokończysz")
    expect(prompt(page).get_by_role("button", name="Nie")).to_have_count(0)
    prompt(page).get_by_role("button", name="Tak").click()
    assert wait_for_choice(page)
    assert {f"spearman@{space}" for space in spaces_lit(page)} == set(legal(line.then("use:59a")))
