"""Many whole games by random clicks: no page ever throws, and something can always be pressed. For the nightly run."""

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import carcassonne, dragon_castle, dragonkeepers, knights, simurgh
from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.playing import ends_with_a_winner, hurry_to_choice, play_out, table_against_bots

GAMES = int(os.environ.get("WAWEL_LONG_GAMES", "3"))  # of each kind
Decide = Callable[[Page, random.Random], None]
DECIDE: dict[str, Decide] = {
    "knights-and-castles": knights.decide,
    "dragon-castle": dragon_castle.decide,
    "dragonkeepers": dragonkeepers.by_chance,
    "carcassonne": carcassonne.decide,
    "simurgh": simurgh.decide,
}
# by turns, so that all parts of a game are met
OPTIONS: dict[str, list[dict[str, str]]] = {
    "dragon-castle": [{"spirits": "random:2", "dragons": "random:2"}, {"spirits": "all", "dragons": "all"}],
    "dragonkeepers": [{"chests": "6"}, {}],
    "simurgh": [{"mode": "dragonlord"}, {"mode": "spearman"}],
}
MOST_SEATS = {"simurgh": 5, "carcassonne": 5}


@pytest.mark.long
@pytest.mark.parametrize("nth", range(GAMES))
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("motion", ["reduce", "full"])
@pytest.mark.parametrize("game", DECIDE)
def test_a_whole_game_by_chance(
    open_page: Opener, server: Server, seed: str, game: str, motion: str, size: dict[str, int], nth: int
) -> None:
    chance = random.Random(seed)
    page = open_page(size=size, motion=motion, lang=chance.choice(["pl-PL", "en-GB"]))
    page.clock.install()
    options = OPTIONS.get(game, [{}])
    seats = 2 + nth % (MOST_SEATS.get(game, 4) - 1)
    table_against_bots(page, server, game, seats, None, options[nth % len(options)])
    play_out(page, DECIDE[game], chance, hurry_to_choice)

    expect(page.get_by_role("alert")).to_have_count(0)
    ends_with_a_winner(page)
