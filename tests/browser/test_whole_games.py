"""Games by clicks, at a desk in Polish and on a phone in English: how they begin, and how they come to a winner.

Whole games by clicks take minutes and are for the nightly run (test_long_games.py). Here a game is left after some
decisions, and another one, with all that has piled up on the table, is played to its end.
"""

import random

import pytest

import wawel
from tests.browser import carcassonne, dragon_castle, dragonkeepers, simurgh
from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.playing import ends_with_a_winner, play_out, table_against_bots, wait_for_choice
from tests.browser.test_pages import overflow

pytestmark = pytest.mark.slow

DECIDE = {
    "carcassonne": carcassonne.decide,
    "dragon-castle": dragon_castle.decide,
    "dragonkeepers": dragonkeepers.decide,
    "simurgh": simurgh.decide,
}
BEGINNING = 12  # decisions


def late(game: str, seats: int, options: dict[str, str], share: float) -> str:
    """A position of a random match after this share of its decisions."""
    match, dice = wawel.Match(game, seats, 5, options), random.Random(5)
    while not match.over:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
    match.rewind(round(len(match.entries) * share))
    return match.position


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("carcassonne", 6, {"sets": "pd+ic+tb+river+ks"}),
        ("carcassonne", 6, {"sets": "pd+ic+tb+ks+count"}),
        ("dragon-castle", 4, {"spirits": "none", "dragons": "harmony"}),
        ("dragonkeepers", 2, {}),
        ("simurgh", 2, {}),
    ],
    ids=["river", "count", "dragon-castle", "dragonkeepers", "simurgh"],
)
def test_a_game_begins_and_ends_by_clicks(
    open_page: Opener, server: Server, game: str, seats: int, options: dict[str, str]
) -> None:
    """Against bots, from the first decision; then the last sixth of another game."""
    page, chance = open_page(), random.Random(1)
    table_against_bots(page, server, game, seats, None, options)
    for _ in range(BEGINNING):
        assert wait_for_choice(page)
        DECIDE[game](page, chance)
    assert wait_for_choice(page)
    table_against_bots(page, server, game, seats, late(game, seats, options, 5 / 6))

    assert play_out(page, DECIDE[game], chance) > 2
    ends_with_a_winner(page)


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
    table_against_bots(page, server, game, 3, late(game, 3, options, 3 / 4))
    assert wait_for_choice(page)
    assert overflow(page) <= 0

    assert play_out(page, DECIDE[game], random.Random(5)) > 10
    ends_with_a_winner(page)
