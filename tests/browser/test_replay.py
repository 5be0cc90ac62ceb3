"""Replay: step, jump, share a moment, play on, download and open record files."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import knights_and_castles as knights
from tests.browser.conftest import LANDSCAPE, Opener
from tests.browser.knights_and_castles import hand, open_record, play_round
from tests.browser.playing import hurry_to_choice
from tests.browser.test_pages import violations_by_day_and_night


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match as a file."""
    path = tmp_path_factory.mktemp("records") / "match.wawel"
    path.write_text(knights.record())
    return path


def moment(page: Page) -> int:
    found = re.search(r"moment=(\d+)", page.url)
    return int(found.group(1)) if found else 0


def test_a_record_file_is_opened_stepped_through_and_shared(open_page: Opener, record: Path) -> None:
    """Buttons, keys, an address that leads to the same moment, and after the end everything open."""
    page = open_page("/")
    open_record(page, record)
    page.wait_for_url(re.compile("/replay/"))
    page.get_by_role("button", name="Następna decyzja").click()
    page.get_by_role("button", name="Następna decyzja").click()
    expect(page.get_by_text(re.compile(r"Decyzja\s2 z")).first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"Decyzja\s3 z")).first).to_be_visible()
    assert moment(page) == 3

    friend = open_page(page.url[page.url.index("/replay/") :])
    expect(friend.get_by_text(re.compile(r"Decyzja\s3 z")).first).to_be_visible()
    page.get_by_label("Czyimi oczami").select_option("Wszystko odkryte")
    opened = page.get_by_role("group", name="Wszystko odkryte")
    expect(opened.get_by_text(re.compile(r"W\sręku"))).to_have_count(3)  # the hands of all three
    expect(opened.get_by_role("heading", name="Nadal zakryte")).to_be_visible()
    page.get_by_role("button", name="Na koniec").click()
    expect(page.get_by_role("button", name="Następna decyzja")).to_be_visible()
    assert moment(page) > 20


@pytest.mark.slow
def test_a_match_is_played_on_from_a_moment(open_page: Opener, record: Path) -> None:
    """Against bots, from the middle of somebody's match."""
    page = open_page("/", clock=True)
    open_record(page, record)
    page.wait_for_url(re.compile("/replay/"))
    for _ in range(5):
        page.get_by_role("button", name="Następna decyzja").click()
    page.get_by_role("button", name="Graj dalej stąd").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Zacznij|Graj")).last.click()
    page.wait_for_url(re.compile("/table/"))
    assert hurry_to_choice(page)
    expect(page.get_by_text(re.compile(r"Runda\s+2")).first).to_be_visible()
    assert hand(page).get_by_role("button").count() < 8
    while hurry_to_choice(page):
        play_round(page)


def test_every_button_of_a_low_screen_has_a_name(open_page: Opener, record: Path) -> None:
    """On a phone that lies on its side, buttons are icons only."""
    page = open_page("/", size=LANDSCAPE)
    open_record(page, record)
    page.wait_for_url(re.compile("/replay/"))
    for name in ("Analizuj", "Link do tej chwili"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    assert violations_by_day_and_night(page) == []


def test_a_downloaded_record_is_the_same_file(open_page: Opener, record: Path) -> None:
    """What comes out is what went in."""
    page = open_page("/")
    open_record(page, record)
    page.wait_for_url(re.compile("/replay/"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Pobierz zapis").or_(
            page.get_by_role("button", name="Pobierz zapis")
        ).first.click()

    assert Path(download.value.path()).read_text() == record.read_text()


def test_a_broken_record_is_explained(open_page: Opener, record: Path, tmp_path: Path) -> None:
    """With the line number; nothing is opened."""
    broken = tmp_path / "broken.wawel"
    broken.write_text("\n".join(record.read_text().splitlines()[:-4]))
    page = open_page("/")
    open_record(page, broken)

    expect(page.get_by_text("Tego pliku nie da się odtworzyć").first).to_be_visible()
    expect(page.get_by_text(re.compile(r"Wiersz\s\d+")).first).to_be_visible()
    assert "/replay/" not in page.url
