"""Simurgh in a real browser: whole games by clicks, keys and touch; what is lit, why not, windows, pending effects."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.simurgh import play_out, table_at


def ends_with_a_winner(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile(r"Wygrywa|Remis|wins|tie", re.IGNORECASE)).first).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()


def test_a_whole_game_by_clicks(open_page: Opener, server: Server) -> None:
    """From the first vassal to the last objective."""
    page = open_page("/")
    table_at(page, server)

    assert play_out(page, random.Random(1)) > 40
    ends_with_a_winner(page)
