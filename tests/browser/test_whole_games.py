"""Games by clicks to the winner: whole ones at a desk in Polish, the last third on a phone in English."""

import random

import pytest

import wawel
from tests.browser import carcassonne, simurgh
from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.playing import ends_with_a_winner, play_out, table_against_bots, wait_for_choice
from tests.browser.test_pages import overflow

pytestmark = pytest.mark.slow

DECIDE = {"carcassonne": carcassonne.decide, "simurgh": simurgh.decide}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("carcassonne", 6, {"sets": "pd+ic+tb+river+ks"}),
        ("carcassonne", 6, {"sets": "pd+ic+tb+ks+count"}),
        ("simurgh", 2, {}),
    ],
    ids=["river", "count", "simurgh"],
)
def test_a_whole_game_by_clicks(
    open_page: Opener, server: Server, game: str, seats: int, options: dict[str, str]
) -> None:
    """Against bots; a game that ends after a few decisions was not a whole one."""
    page = open_page()
    table_against_bots(page, server, game, seats, None, options)

    assert play_out(page, DECIDE[game], random.Random(1)) > 40
    ends_with_a_winner(page)


def last_third(game: str, seats: int, options: dict[str, str]) -> str:
    """A position near the end of a random match."""
    match, dice = wawel.Match(game, seats, 5, options), random.Random(5)
    while not match.over:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
    match.rewind(len(match.entries) * 2 // 3)
    return match.position


@pytest.mark.parametrize(
    ("game", "options"),
    [("carcassonne", {"sets": "ic+tb"}), ("simurgh", {"mode": "dragonlord"})],
    ids=["carcassonne", "simurgh"],
)
def test_a_game_is_played_to_its_end_on_a_phone(
    open_page: Opener, server: Server, game: str, options: dict[str, str]
) -> None:
    """Against two bots; where the answer is on another tab, that tab opens by itself. Nothing scrolls sideways."""
    page = open_page(lang="en-GB", size=PHONE)
    table_against_bots(page, server, game, 3, last_third(game, 3, options))
    assert wait_for_choice(page)
    assert overflow(page) <= 0

    assert play_out(page, DECIDE[game], random.Random(5)) > 10
    ends_with_a_winner(page)
