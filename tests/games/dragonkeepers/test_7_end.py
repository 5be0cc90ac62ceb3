"""DK-7: the end of the game, and piles that run short."""

import random

import pytest

import wawel
from tests.games.dragonkeepers.scene import all_but, at, legal, mine, seat_of, view
from wawel.games.dragonkeepers import GAME
from wawel.testing import rule

SIX = ["ring {0}: 1 4 6 8 10 12 16 20 1 4 6 8 10 12 16 20 1 4 6 8", "pearls {0}: red red red red red blue"]


def six(seat: int) -> list[str]:
    """Six amulets and two more fragments, one short of the end for two seats."""
    return [line.format(seat) for line in SIX]


@rule("DK-7.1", "DK-7.2", "DK-11.5")
def test_the_last_amulet_of_the_active_seat_ends_the_game_at_once() -> None:
    """Nobody follows; pearls are turned up and the game is over."""
    line = at("red_1", "hand 0: red_1", "hand 1: red_2", *six(0), pages="1 red")
    assert line.match.waiting == []
    assert view(line)["phase"] == "pearl"

    line.then("pearl=8 pearl=8 pearl=8 pearl=9 pearl=9 pearl=3 pearl=4")

    assert line.match.over
    assert line.notes("last-amulet") == [(0, [7])]
    with pytest.raises(wawel.NotWaiting, match="over"):
        line.match.play(1, "red_2")
    assert GAME.reason(GAME.why_not(line.match.state(), 1, 2)).rule == "DK-7.2"


@rule("DK-7.3")
def test_a_follower_can_end_the_game() -> None:
    """The seat after it no longer acts."""
    rings = ["ring 1: " + "1 4 6 8 10 12 16 20 " * 2 + "1 4 6 8 10 12 1", "pearls 1: red red red red red blue blue"]
    hands = ["hand 1: red_1", "hand 2: red_2"]
    line = at("pass red_1", *rings, *hands, seats=3, pages="1 red")

    assert view(line)["amulets"] == 8
    assert line.notes("last-amulet") == [(1, [8])]
    assert line.match.waiting == []
    assert seat_of(line, 2)["hand"] == 1


@rule("DK-7.1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 8), (4, 9)])
def test_amulets_of_all_seats_count_together(seats: int, needed: int) -> None:
    match, pick = wawel.Match(GAME, seats, seed=3), random.Random(3)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, pick.choice(match.legal(seat)))

    assert match.view(-1)["amulets"] == needed


@rule("DK-7.4", "DK-11.17")
@pytest.mark.parametrize("seats", [2, 3])
def test_ten_rounds_without_a_set_end_the_game(seats: int) -> None:
    """The last turn of the tenth round; it is scored normally, here without any pearl."""
    line = at("pass " * (seats - 1), f"idle: {10 * seats - 1}", "eggs 0: 1", seats=seats)
    assert line.match.waiting == [seats - 1]
    assert view(line)["idle_limit"] == 10 * seats

    line.then("pass")

    assert line.match.over
    assert line.notes("idle") == [(-1, [10 * seats])]
    assert line.scores == [16] + [0] * (seats - 1)


@rule("DK-7.4")
def test_any_set_starts_the_count_again() -> None:
    """Even a follower's, in the very last turn."""
    line = at("pass red_1", "idle: 19", "hand 1: red_1", pages="1 red")

    assert not line.match.over
    assert view(line)["idle"] == 0


@rule("DK-7.5", "DK-11.4")
def test_the_last_card_of_a_pile_stays_as_the_page() -> None:
    """Two cards are left: one is turned up, the other never is; its slot stays empty."""
    rest = all_but("blue_5", "red_4", "white_5", "white_blue", "red_green", "red_green")
    line = at("left turn=red_4", rest, phase="take")
    assert legal(line, wawel.CHANCE) == ["page=5"]

    line.then("page=5 left")

    assert view(line)["book"]["left"]["display"] is None
    assert (view(line)["book"]["left"]["page"], view(line)["book"]["left"]["pile"]) == ("5", 1)
    assert legal(line) == ["stop", "right"]


@rule("DK-7.5")
def test_a_card_put_on_the_last_page_is_turned_up_in_the_next_upkeep_only() -> None:
    """Neither at once nor before the others have followed."""
    rest = all_but("blue_5", "red_4", "green_red", "white_blue", "red_green", "red_green")
    line = at("put=red_4", "hand 0: red_4+green_red", rest, phase="modify", pages="5 green", left="")
    assert view(line)["book"]["left"] == {
        "page": "4",
        "display": None,
        "pile": 2,
        "put": [{"back": "4", "seat": 0, "card": None}],
        "below": "5",
        "under": [],
        "changed": 1,
    }

    line.then("done pass pass")

    assert view(line)["book"]["left"]["display"] == "red_4"
    assert view(line)["book"]["left"]["page"] == "5"


@rule("DK-10.1", "DK-11.12", "DK-11.20")
def test_cards_put_on_the_book_are_ordinary_cards_once_turned_up() -> None:
    """A black dragon makes the page 6; a take turns it up, then the starting card below it."""
    puts = "display=white_5 put=red_3_start@1 put=black_6@1"
    line = at("", phase="take", left=puts)
    assert view(line)["task"]["number"] == 6

    line.then("left left left")

    assert mine(line, 0)["hand"] == ["white_5", "red_3_start", "black_6"]
    assert view(line)["book"]["left"]["page"] == "4"
