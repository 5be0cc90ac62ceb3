"""Many whole games by random clicks: no page ever throws, and something can always be pressed. For the nightly run."""

import os
import random
from importlib import import_module

import pytest
from playwright.sync_api import expect

import wawel
from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.playing import ends_with_a_winner, hurry_to_choice, play_out, table_against_bots

GAMES = int(os.environ.get("WAWEL_LONG_GAMES", "3"))  # of each kind


@pytest.mark.long
@pytest.mark.parametrize("nth", range(GAMES))
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("motion", ["reduce", "full"])
@pytest.mark.parametrize("game", [game.id for game in wawel.games()])
def test_a_whole_game_by_chance(
    open_page: Opener, server: Server, seed: str, game: str, motion: str, size: dict[str, int], nth: int
) -> None:
    """`tests/browser/<game>.py` knows how to `decide`, and may name options in TABLES."""
    person = import_module(f"tests.browser.{game.replace('-', '_')}")
    chance = random.Random(seed)
    page = open_page(size=size, motion=motion, lang=chance.choice(["pl-PL", "en-GB"]))
    page.clock.install()
    options = getattr(person, "TABLES", [{}])
    rules = wawel.game(game)
    seats = rules.min_seats + nth % (rules.max_seats - rules.min_seats + 1)
    table_against_bots(page, server, game, seats, None, options[nth % len(options)])
    play_out(page, person.decide, chance, hurry_to_choice)

    expect(page.get_by_role("alert")).to_have_count(0)
    ends_with_a_winner(page)
