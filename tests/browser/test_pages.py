"""Every page: both languages, day and night, 360 px to 4K, no serious violation found by axe."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import wawel
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, ROOT, Opener, Server
from tests.browser.knights_and_castles import play_round, start
from tests.browser.playing import come_to_rest, hurry_to_choice, wait_for_choice

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
PAGES = ["/", "/new/knights-and-castles", "/rules/simurgh", "/how/simurgh", "/nowhere"]
SIZES = {
    "small": {"width": 360, "height": 640},
    "phone": PHONE,
    "laptop": {"width": 1280, "height": 720},
    "desktop": DESKTOP,
}
SIZES |= {"tablet": {"width": 820, "height": 1180}, "4k": {"width": 3840, "height": 2160}}


def violations(page: Page) -> list[str]:
    """Serious and critical axe findings, each with the first element it names."""
    come_to_rest(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    serious = [item for item in found["violations"] if item["impact"] in ("serious", "critical")]
    return [f"{item['id']}: {item['nodes'][0]['html'][:160]}" for item in serious]


def violations_by_day_and_night(page: Page) -> list[str]:
    """The same page in both themes."""
    found = []
    for theme in ("day", "night"):
        page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")
        found += violations(page)
    return found


def overflow(page: Page) -> int:
    width: int = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(open_page: Opener, path: str, size: str) -> None:
    """Pages as they open, and the settings."""
    page = open_page(path, size=SIZES[size])
    expect(page.get_by_role("heading").first).to_be_visible()

    assert violations_by_day_and_night(page) == []
    if path == "/":
        page.get_by_role("button", name="Ustawienia").click()
        expect(page.get_by_role("dialog", name="Ustawienia")).to_be_visible()
        assert violations_by_day_and_night(page) == []


@pytest.mark.parametrize("accepted", ["gzip, br", "gzip"])
def test_the_home_page_is_small(open_page: Opener, server: Server, accepted: str) -> None:
    """All that a first visit fetches, fonts and drawings included. Without TLS, browsers do not ask for brotli."""
    page = open_page(None)
    page.set_extra_http_headers({"accept-encoding": accepted})
    sent: list[float] = []
    network = page.context.new_cdp_session(page)
    network.on("Network.loadingFinished", lambda loaded: sent.append(loaded["encodedDataLength"]))
    network.send("Network.enable")

    page.goto(server.url)
    page.wait_for_load_state("networkidle")

    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    assert 50_000 < sum(sent) < 200_000


def test_a_page_opens_in_the_light_that_the_system_wants(open_page: Opener) -> None:
    for scheme, theme in (("light", "day"), ("dark", "night")):
        expect(open_page("/", scheme=scheme).locator("html")).to_have_attribute("data-theme", theme)


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_serious_at_the_table(open_page: Opener, server: Server, size: str) -> None:
    """While there is a choice to make, on the end screen, and back home, where the finished game has its replay."""
    page = open_page("/new/knights-and-castles", size=SIZES[size], clock=True)
    start(page)
    assert hurry_to_choice(page)
    assert violations_by_day_and_night(page) == []
    while hurry_to_choice(page):
        play_round(page)
    assert violations_by_day_and_night(page) == []
    page.goto(server.url)
    finished = page.get_by_role("region", name="Zakończone").get_by_role("link")
    expect(finished).to_contain_text("Rycerze i zamki")
    expect(finished).to_contain_text("wygrywa")
    assert violations_by_day_and_night(page) == []
    finished.click()
    page.wait_for_url("**/replay/**")


@pytest.mark.parametrize("size", SIZES)
def test_nothing_sticks_out_sideways(open_page: Opener, size: str) -> None:
    """On any screen and any page, including the table."""
    page = open_page("/", size=SIZES[size])
    for path in PAGES:
        page.goto(re.sub(r"(//[^/]+)/.*", rf"\1{path}", page.url))
        expect(page.get_by_role("heading").first).to_be_visible()
        assert overflow(page) <= 0, path
    page.goto(re.sub(r"(//[^/]+)/.*", r"\1/new/knights-and-castles", page.url))
    start(page)
    assert wait_for_choice(page)
    assert overflow(page) <= 0
    if size in ("laptop", "desktop", "4k"):
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), "the table scrolls"


def test_the_page_speaks_the_language_of_the_browser(open_page: Opener) -> None:
    """Polish first for a Polish browser, and the switch is remembered."""
    polish, english = open_page("/", lang="pl-PL"), open_page("/", lang="en-GB")
    expect(polish.get_by_role("heading", name="Rycerze i zamki")).to_be_visible()
    expect(english.get_by_role("heading", name="Knights and Castles")).to_be_visible()
    assert polish.locator("html").get_attribute("lang") == "pl"

    polish.get_by_text("EN", exact=True).first.click()
    expect(polish.get_by_role("heading", name="Knights and Castles")).to_be_visible()
    polish.reload()
    expect(polish.get_by_role("heading", name="Knights and Castles")).to_be_visible()
    assert polish.locator("html").get_attribute("lang") == "en"


def test_games_that_are_not_there_yet_say_so(open_page: Opener) -> None:
    """A card for each game; those without a board cannot be started."""
    page = open_page("/")

    titles = [game.titles["pl"].partition(":")[0] for game in wawel.games()]
    for title in titles:
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    boards = [path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts")]
    expect(page.get_by_role("link", name=re.compile("Ustaw stół"))).to_have_count(len(boards))
    expect(page.get_by_text("wkrótce", exact=True)).to_have_count(len(titles) - len(boards))


def test_how_to_play_fits_a_screen_and_a_sheet_of_paper(open_page: Opener) -> None:
    """One page for each game, with five pictures of its own pieces, and ways on from there."""
    page = open_page("/how/carcassonne", size=DESKTOP)
    address = page.url.rpartition("/")[0]
    for game in wawel.games():
        page.goto(f"{address}/{game.id}")
        expect(page.get_by_role("heading", name="Cel")).to_be_visible()
        expect(page.locator("[data-picture]:not([data-picture^='points-']):has(svg)")).to_have_count(5)
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), f"{game.id} scrolls"
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1, f"{game.id} on paper"
    page.get_by_role("link", name="Pełne zasady").click()
    expect(page.get_by_role("heading", name="Jak się gra")).to_be_visible()
    expect(page.get_by_role("link", name="Zacznij lekcję")).to_have_attribute("href", f"/learn/{game.id}/lesson")


# pictures with a piece that leaves its frame
CROPPED = """() => [...document.querySelectorAll('[data-picture]')].filter((picture) => {
  const frame = picture.getBoundingClientRect();
  return [...picture.querySelectorAll('svg, span')].some((piece) => {
    const box = piece.getBoundingClientRect();
    return box.height > 0 && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
  });
}).map((picture) => picture.dataset.picture)"""


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "side"])
def test_no_picture_of_how_to_play_is_cropped(open_page: Opener, size: dict[str, int]) -> None:
    page = open_page("/how/carcassonne", size=size)
    for game in wawel.games():
        page.goto(page.url.rpartition("/")[0] + f"/{game.id}")
        expect(page.locator("[data-picture]:not([data-picture^='points-']):has(svg)")).to_have_count(5)
        assert page.evaluate(CROPPED) == [], game.id


def test_the_rules_are_read_and_searched_in_both_languages(open_page: Opener) -> None:
    """Ids, chapters, a highlighted rule, marks of reconstructed values."""
    page = open_page("/rules/knights-and-castles#RZ-4.2")
    expect(page.get_by_text("RZ-4.2").first).to_be_in_viewport()
    expect(page.get_by_text(re.compile("odtworzon", re.IGNORECASE)).first).to_be_attached()
    page.get_by_label("Szukaj w zasadach").fill("pasterz")
    expect(page.get_by_text("RZ-4.1").first).to_be_visible()
    expect(page.locator("mark", has_text=re.compile("pasterz", re.IGNORECASE)).first).to_be_visible()
    hits = page.locator("main mark").count()
    expect(page.get_by_role("status").filter(has_text=re.compile(rf"^{hits} trafie"))).to_be_visible()
    page.get_by_label("Szukaj w zasadach").fill("hulajnoga")
    expect(page.get_by_text("Nic takiego nie ma")).to_be_visible()

    english = open_page("/rules/knights-and-castles", lang="en-GB")
    expect(english.get_by_role("article").filter(has_text=re.compile("shepherd", re.IGNORECASE)).first).to_be_visible()


def test_a_position_and_a_seed_start_a_table(open_page: Opener, tmp_path: Path) -> None:
    """For the curious: a drum with full camps as the first decision."""
    page = open_page("/new/knights-and-castles")
    page.get_by_text("Dla ciekawskich").click()
    page.get_by_label("Pozycja początkowa").fill("youth: 0 1 2\nplayed: recruit_1=?\ncamp 0: knight+dragon\n")
    page.get_by_label("Ziarno tasowania").fill("smok")
    start(page)
    expect(page.get_by_role("button", name="Rekrutuj")).to_be_visible()

    wrong = open_page("/new/knights-and-castles")
    wrong.get_by_text("Dla ciekawskich").click()
    wrong.get_by_label("Pozycja początkowa").fill("youth: 0 0\n")
    wrong.get_by_role("button", name="Zacznij grę").click()
    expect(wrong.get_by_text("Tej pozycji nie da się odczytać").first).to_be_visible()
    expect(wrong.get_by_text("RZ-1.5").first).to_be_visible()


def test_a_dead_end_has_its_own_title(open_page: Opener) -> None:
    """A table that is not there is no page that is not there."""
    page = open_page("/table/no-such-table-1", lang="en-GB")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    expect(page).to_have_title(f"{heading.inner_text()} · Wawel")
