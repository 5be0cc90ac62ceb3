"""DK-2: setup."""

import json
from typing import Any

import pytest

import wawel
from tests.games.dragonkeepers.scene import legal, mine, seat_of, view
from wawel.core.rng import Rng
from wawel.games.dragonkeepers import GAME
from wawel.testing import play, rule

BOOK = "page=3 turn=red_3 page=1 page=green turn=white_green page=blue"
OUT = "out=1 " * 4 + "out=4 " * 4 + "out=10 " * 4 + "out=16 " * 4


@rule("DK-2.1", "DK-2.2")
def test_the_book_shows_two_pages_and_two_display_cards() -> None:
    """The piles then have 55 and 47 cards; the front of a top card is drawn only when it is turned up."""
    line = play(GAME, BOOK)
    book = view(line)["book"]

    assert (book["left"]["page"], book["left"]["display"], book["left"]["pile"]) == ("1", "red_3", 55)
    assert (book["right"]["page"], book["right"]["display"], book["right"]["pile"]) == ("blue", "white_green", 47)


@rule("DK-2.1")
def test_a_pile_holds_cards_of_its_own_side_only() -> None:
    """A left page is a number from 1 to 5; a card turned up had the page as its back."""
    line = play(GAME, "")

    assert legal(line, wawel.CHANCE) == [f"page={number}" for number in range(1, 6)]
    assert legal(line.then("page=2"), wawel.CHANCE) == [
        f"turn={front}_2" for front in ("white", "green", "red", "blue")
    ]
    assert line.refuses("turn=white_3") == ("not-drawn", "DK-2.1")
    assert line.refuses("page=green") == ("not-drawn", "DK-2.1")


@rule("DK-2.1")
def test_draws_are_as_likely_as_the_cards_are_many() -> None:
    """Twelve cards have a 1, eight a 5; three are white with a 1."""
    match = play(GAME, "").match
    weights = [GAME.weight(match.state(), action) for action in match.legal(wawel.CHANCE)]
    match.play(wawel.CHANCE, "page=5")
    fronts = [GAME.weight(match.state(), action) for action in match.legal(wawel.CHANCE)]

    assert weights == [12, 12, 12, 12, 8]
    assert fronts == [2, 2, 2, 2]


@rule("DK-2.3")
@pytest.mark.parametrize(
    ("seats", "removed", "left", "crests", "needed"),
    [(2, 16, 29, [12, 8], 7), (3, 12, 33, [16, 12, 8], 8), (4, 8, 37, [16, 12, 8], 9)],
)
def test_fragments_crests_and_the_end_depend_on_the_seats(
    seats: int, removed: int, left: int, crests: list[int], needed: int
) -> None:
    """The table of the sheet."""
    match = wawel.Match(GAME, seats, seed=1)
    shown: dict[str, Any] = dict(match.view(-1))

    assert sum(pile["count"] for pile in shown["supply"]["fragments"]) == left
    assert [note.args for note in match.notes if note.key == "fragments"] == [[removed, left]]
    assert shown["supply"]["crests"] == crests
    assert shown["amulets_needed"] == needed


@rule("DK-2.4", "DK-3.1")
def test_the_supply_is_full_and_pearls_show_their_colour_only() -> None:
    """Nine eggs, ten crystals, fifteen pearls, eleven black dragons."""
    supply = view(play(GAME, BOOK))["supply"]

    assert (supply["eggs"], supply["crystals"], supply["black_dragons"]) == (9, 10, 11)
    assert (supply["red_pearls"], supply["blue_pearls"]) == (5, 10)


@rule("DK-2.5")
def test_chance_decides_who_starts_unless_the_table_does() -> None:
    """Clockwise is ascending."""
    line = play(GAME, f"{BOOK} {OUT}")

    assert legal(line, wawel.CHANCE) == ["first=0", "first=1"]
    assert view(line.then("first=1 deal=red_3_start"))["active"] == 1
    agreed = play(GAME, f"{BOOK} {OUT} deal=red_3_start", options={"first": 1})
    assert view(agreed)["active"] == 1
    assert agreed.match.waiting == [1]


@rule("DK-2.5")
@pytest.mark.parametrize(
    "text", ["2", "-1", "nobody", "10", "", "01", "\N{ARABIC-INDIC DIGIT ONE}", "\N{SUPERSCRIPT ONE}"]
)
def test_only_a_seat_of_the_table_can_start(text: str) -> None:
    with pytest.raises(wawel.BadOption, match=r"DK-2\.5: option first is random or a seat from 0 to 1"):
        wawel.Match(GAME, 2, options={"first": text})


@rule("DK-2.6")
def test_the_second_third_and_fourth_player_get_one_two_and_three_cards() -> None:
    """Dealt in that order, clockwise from the first player."""
    deals = ["white_1_start", "green_2_start", "red_3_start", "blue_4_start", "white_green_start", "green_red_start"]
    line = play(GAME, f"{BOOK} {'out=10 ' * 8}", seats=4, options={"first": 2})
    line.then(" ".join(f"deal={card}" for card in deals))

    assert mine(line, 2)["hand"] == []
    assert mine(line, 3)["hand"] == ["white_1_start"]
    assert mine(line, 0)["hand"] == ["green_2_start", "red_3_start"]
    assert sorted(mine(line, 1)["hand"]) == ["blue_4_start", "green_red_start", "white_green_start"]
    assert line.match.waiting == [2]


@rule("DK-2.6", "DK-3.2")
def test_starting_cards_that_are_not_dealt_leave_the_game_unseen() -> None:
    """Nobody is told which they were, and none of them comes back in a whole match."""
    match = wawel.Match(GAME, 3, seed=4, options={"first": 0})
    dealt = mine(play(GAME, "", seats=3, position=match.position), 1)["hand"]
    dealt += mine(play(GAME, "", seats=3, position=match.position), 2)["hand"]
    rest = {GAME.parts.cards[kind] for kind in GAME.parts.starting} - set(dealt)
    rng = Rng(1)

    assert (len(dealt), len(rest)) == (3, 5)
    while not match.over:
        seen = json.dumps([match.view(seat) for seat in range(-1, 3)])
        assert not [card for card in rest if f'"{card}"' in seen]
        actions = match.legal(match.waiting[0])
        match.play(match.waiting[0], actions[rng.below(len(actions))])
    assert not [note for note in match.notes if note.key == "display" and GAME.parts.cards[note.args[1]] in rest]


@rule("DK-2.6", "DK-3.1", "DK-11.10")
def test_others_see_the_backs_of_starting_cards() -> None:
    """The ribbon is on the back, so everybody sees it too; only the owner learns the front."""
    line = play(GAME, f"{BOOK} {OUT} first=0 deal=red_3_start")

    assert seat_of(line, 1)["backs"] == ["3_start"]
    note = next(note for note in line.match.notes if note.key == "dealt")
    assert (note.secret, note.seat) == (True, 1)
    assert line.refuses("put=red_3_start")[0] == "not-now"


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(wawel.BadOption, match=f"2 to 4 seats, not {seats}"):
        wawel.Match(GAME, seats)
