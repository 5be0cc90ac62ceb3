"""The home page of a server whose owner has corrected a component file, once well and once badly."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.test_pages import overflow, violations_by_day_and_night
from tests.disabled import copied, corrected, data_of

SEVEN = (("stone = 6, brick = 3", "stone = 7, brick = 3"),)
TOKENS = (("tokens            = 7", "tokens            = 6"),)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Knights and Castles with a strength of 7, which can be played; Dragon Castle without enough tokens."""
    folder = tmp_path_factory.mktemp("corrected")
    environment = copied(folder)
    for id, change in (("knights-and-castles", SEVEN), ("dragon-castle", TOKENS)):
        file = data_of(folder, id)
        file.write_text(corrected(file.read_text("utf-8"), change), "utf-8")
    (folder / "data").mkdir()
    running = Server(folder / "data", environment)
    yield running
    running.kill()


@pytest.mark.parametrize(
    ("lang", "size", "title", "play", "line"),
    [
        ("pl-PL", DESKTOP, "Zamek smoków", "Graj", "Ta gra jest wyłączona: potrzebna jest liczba całkowita od 7 do 99"),
        ("en-GB", PHONE, "Dragon Castle", "Play", "This game is disabled: a whole number from 7 to 99 is needed"),
    ],
    ids=["desktop-pl", "phone-en"],
)
def test_the_card_of_a_disabled_game_says_why(
    open_page: Opener, lang: str, size: dict[str, int], title: str, play: str, line: str
) -> None:
    """It has words and no buttons; the other cards have theirs."""
    page = open_page("/", lang=lang, size=size)
    cards = page.get_by_role("article")
    card = cards.filter(has_text=title)

    expect(card).to_contain_text(line)
    expect(card).to_contain_text("dragon_castle/data.toml: supply.tokens = 6")
    expect(card.get_by_role("button")).to_have_count(0)
    expect(card.get_by_role("link")).to_have_count(0)
    expect(cards.get_by_role("button", name=play)).to_have_count(4)
    assert violations_by_day_and_night(page) == []
    assert overflow(page) <= 0


def test_a_disabled_game_cannot_be_set_up_and_an_unusual_one_is_played(open_page: Opener) -> None:
    page = open_page("/new/dragon-castle", lang="en-GB")
    expect(page.get_by_text("This game is disabled")).to_be_visible()
    expect(page.get_by_role("radio", name="Dragon Castle")).to_be_disabled()

    page = open_page("/", lang="en-GB")
    play = page.get_by_role("button", name="Play: Knights and Castles")
    play.click()
    asked = page.get_by_role("dialog", name="What is your name?")
    asked.get_by_label("Your name").fill("Zoe")
    assert violations_by_day_and_night(page) == []
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("Zoe").first).to_be_visible()
    page.go_back()
    play.click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_role("heading").first).to_be_visible()
