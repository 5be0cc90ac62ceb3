"""A new table: expansions as pictures to tick, an edition with one choice, seats and chests by name."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Opener, Server
from tests.browser.test_pages import overflow, violations_by_day_and_night

PATH = "/new/carcassonne"


def expansion(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Dodatki").get_by_role("checkbox", name=name)


def edition(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Wydanie zasad").get_by_role("radio", name=name)


def differences(page: Page) -> Locator:
    return page.get_by_role("list", name="Czym się różni").get_by_role("listitem")


def options_of(page: Page, server: Server) -> dict[str, str]:
    """Start the game and ask the server what is played."""
    page.get_by_role("button", name="Zacznij grę").click()
    page.wait_for_url(re.compile("/table/"))
    told = httpx.get(f"{server.url}/api/tables/{page.url.split('/table/')[1].split('#')[0]}")
    found: dict[str, str] = told.json()["options"]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_the_start_is_always_in_sight(open_page: Opener, size: dict[str, int]) -> None:
    """One press is enough, wherever the form is scrolled to."""
    page = open_page(PATH, size=size)
    start = page.get_by_role("button", name="Zacznij grę")
    expect(start).to_be_in_viewport(ratio=1)
    page.get_by_role("heading", name="Pomoce").scroll_into_view_if_needed()
    expect(start).to_be_in_viewport(ratio=1)


def test_an_expansion_is_ticked_by_key_and_tells_tiles_and_time(open_page: Opener, server: Server) -> None:
    page = open_page(PATH)
    princess = expansion(page, "Księżniczka i smok")
    expect(princess).to_be_checked()
    expect(princess).to_have_accessible_description(re.compile("30 płytek"))
    expect(page.get_by_role("status").filter(has_text="102 płytki, około 60 minut")).to_be_visible()

    princess.focus()
    page.keyboard.press("Space")

    expect(princess).not_to_be_checked()
    expect(page.get_by_role("status").filter(has_text="72 płytki, około 45 minut")).to_be_visible()
    assert options_of(page, server)["sets"] == "none"


def test_options_of_expansions_out_of_play_are_away(open_page: Opener) -> None:
    page = open_page(PATH)
    page.get_by_text("Pojedyncze zasady").click()
    expect(page.get_by_role("radiogroup", name="Lot smoka")).to_be_visible()

    expansion(page, "Księżniczka i smok").focus()
    page.keyboard.press("Space")

    expect(page.get_by_role("radiogroup", name="Lot smoka")).to_have_count(0)
    expect(page.get_by_role("radiogroup", name="Łąki")).to_be_visible()


def test_the_sixth_seat_brings_its_expansion_and_leaves_with_it(open_page: Opener) -> None:
    """And both times the page says why."""
    page = open_page(PATH)
    inns = expansion(page, "Karczmy i katedry")
    why = page.get_by_role("status").filter(has_text="Szósty gracz potrzebuje koloru z dodatku")
    for place in range(2, 7):
        page.get_by_label(f"Kto siedzi przy miejscu {place}").select_option("bot")
    expect(inns).to_be_checked()
    expect(why).to_be_visible()

    inns.focus()
    page.keyboard.press("Space")

    expect(inns).not_to_be_checked()
    expect(why).to_be_visible()
    expect(page.get_by_label("Kto siedzi przy miejscu 6")).to_have_value("empty")
    expect(page.get_by_label("Kto siedzi przy miejscu 5")).to_have_value("bot")


def test_the_river_and_the_count_take_each_others_place(open_page: Opener) -> None:
    """And the page says why they do not go together."""
    page = open_page(PATH)
    river, count = expansion(page, "Rzeka"), expansion(page, "Hrabia Carcassonne")
    why = page.get_by_role("status").filter(has_text="Rzeka i Hrabia zaczynają mapę każde po swojemu")
    for coming, going in ((river, count), (count, river), (river, count)):
        coming.focus()
        page.keyboard.press("Space")
        expect(coming).to_be_checked()
        expect(going).not_to_be_checked()
    expect(why).to_be_visible()

    river.press("Space")

    expect(river).not_to_be_checked()
    expect(why).to_have_count(0)


def test_an_edition_sets_its_options_and_says_each_difference(open_page: Opener, server: Server) -> None:
    """By arrow keys, as radio buttons go."""
    page = open_page(PATH)
    expect(edition(page, "Instrukcja z 2005 r.")).to_be_checked()
    expect(differences(page)).to_have_count(0)

    edition(page, "Instrukcja z 2005 r.").focus()
    page.keyboard.press("ArrowRight")

    expect(edition(page, "Wydania niemieckie")).to_be_checked()
    expect(differences(page)).to_have_text(["Księżniczka: można odesłać rycerza", "Wróżka: przy pionku"])
    chosen = options_of(page, server)
    assert (chosen["princess"], chosen["fairy_mode"], chosen["farm_rule"]) == ("may", "follower", "third")


def test_the_tournament_is_played_with_the_base_game_alone(open_page: Opener, server: Server) -> None:
    page = open_page(PATH)

    edition(page, "Turniejowa gra podstawowa").focus()
    page.keyboard.press("Space")

    expect(expansion(page, "Księżniczka i smok")).not_to_be_checked()
    expect(differences(page).first).to_have_text("Dodatki: tylko gra podstawowa")
    expect(differences(page)).to_have_count(4)
    chosen = options_of(page, server)
    assert (chosen["sets"], chosen["ties"]) == ("none", "starter_loses")
    expect(page.get_by_text("gra podstawowa · ")).to_be_visible()


def test_a_single_rule_makes_an_edition_of_ones_own(open_page: Opener) -> None:
    page = open_page(PATH)
    page.get_by_text("Pojedyncze zasady").click()

    page.get_by_role("radio", name="2 punkty").click()

    expect(edition(page, "Własne")).to_be_checked()
    expect(differences(page)).to_have_text(["Miasto z dwóch płytek: 2 punkty"])


def test_seats_and_chests_are_chosen_by_name(open_page: Opener, server: Server) -> None:
    """Who begins stays the same person when somebody before them leaves the table."""
    page = open_page("/new/dragonkeepers")
    page.get_by_label("Imię przy miejscu 3").fill("Zosia")

    page.get_by_role("combobox", name="Kto zaczyna").select_option("Zosia")
    page.get_by_role("group", name="Wybrane magiczne skrzynie").get_by_role("checkbox", name="Brama").check()
    page.get_by_role("group", name="Wybrane magiczne skrzynie").get_by_role("checkbox", name="Oszczędność").check()
    page.get_by_label("Kto siedzi przy miejscu 2").select_option("empty")

    expect(page.get_by_role("combobox", name="Kto zaczyna")).to_have_value("1")
    chosen = options_of(page, server)
    assert (chosen["first"], chosen["named"]) == ("1", "thrift,gate")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_everything_fits_and_can_be_read(open_page: Opener, size: dict[str, int]) -> None:
    """With all seats taken and all rules shown, by day and by night."""
    page = open_page(PATH, size=size)
    page.get_by_text("Pojedyncze zasady").click()
    seats = page.get_by_label(re.compile("Kto siedzi przy miejscu"))
    for place in range(seats.count()):
        seats.nth(place).select_option("bot")
    page.get_by_role("button", name="Kolor miejsca 1: czerwone serce").click()
    page.get_by_role("radio", name="czerwone serce").press("ArrowRight")
    expect(page.get_by_role("radio", name="niebieska gwiazda")).to_be_focused()
    expect(page.get_by_role("button", name="Kolor miejsca 2: czerwone serce")).to_be_visible()

    assert overflow(page) <= 0
    assert violations_by_day_and_night(page) == []
