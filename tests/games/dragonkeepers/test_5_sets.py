"""DK-5: legal sets and where they go."""

import pytest

from tests.games.dragonkeepers.scene import at, legal, mine, row, seat_of, view
from wawel.games.dragonkeepers import GAME
from wawel.testing import rule

WHITE_GREEN = "row 0: white=white_1+white_2 green=green_1+green_2"
RED_WHITE_GREEN = "row 0: red=red_1 white=white_1+white_2 green=green_1+green_2"


@rule("DK-5.1")
def test_a_set_has_exactly_as_many_cards_as_the_page_says() -> None:
    line = at("", "hand 0: green_1+green_2+green_3+green_5", pages="3 green")

    assert line.refuses("green_1+green_2") == ("wrong-number", "DK-5.1")
    assert line.refuses("green_1+green_2+green_3+green_5") == ("wrong-number", "DK-5.1")
    assert len(legal(line)) == 1 + 4


@rule("DK-5.2")
def test_black_dragons_fill_a_set_with_at_least_one_real_dragon() -> None:
    """Even when more real ones are in hand."""
    line = at("", "hand 0: green_1+green_2+black_6+black_6+black_6", pages="3 green")

    assert legal(line) == ["pass", "green_1+green_2+black_6", "green_1+black_6+black_6", "green_2+black_6+black_6"]
    assert line.refuses("black_6+black_6+black_6") == ("only-black", "DK-5.2")


@rule("DK-5.2")
def test_page_one_needs_a_real_dragon() -> None:
    line = at("", "hand 0: green_red+black_6", pages="1 green")

    assert legal(line) == ["pass", "green_red"]
    assert line.refuses("black_6") == ("only-black", "DK-5.2")


@rule("DK-5.2")
def test_another_colour_does_not_fit() -> None:
    """The front decides the colour, whatever the back says."""
    line = at("", "hand 0: green_1+white_green", pages="2 green")

    assert line.refuses("green_1+white_green") == ("wrong-colour", "DK-5.2")
    assert legal(line) == ["pass"]


@rule("DK-5.3")
def test_an_enclosed_stack_takes_nothing_for_the_rest_of_the_game() -> None:
    """The view says so, with its neighbours and the rule."""
    line = at("", RED_WHITE_GREEN, "hand 0: white_3", pages="1 white")

    assert legal(line) == ["pass"]
    assert line.refuses("white_3") == ("enclosed", "DK-5.3")
    assert seat_of(line, 0)["row"][1] == {
        "colour": "white",
        "size": 2,
        "black": 0,
        "top": "white_2",
        "open": False,
        "reason": "enclosed",
        "rule": "DK-5.3",
        "between": ["red", "green"],
    }
    assert mine(line, 0)["place"] == "closed"


@rule("DK-5.3", "DK-5.5")
def test_an_open_stack_grows_without_moving() -> None:
    """Black dragons go on the same stack, on top."""
    line = at("red_2+black_6", RED_WHITE_GREEN, "hand 0: red_2+black_6", pages="2 red")

    assert row(line) == ["red:3", "white:2", "green:2"]
    assert seat_of(line, 0)["row"][0]["top"] == "black_6"
    assert seat_of(line, 0)["row"][0]["black"] == 1


@rule("DK-5.4", "DK-11.13")
@pytest.mark.parametrize(("end", "after"), [("left", ["red:1", "white:1"]), ("right", ["white:1", "red:1"])])
def test_a_new_stack_goes_to_the_end_that_is_named(end: str, after: list[str]) -> None:
    """Even the second one, where the choice is only a mirror image."""
    line = at("", "row 0: white=white_1", "hand 0: red_1", pages="1 red")
    assert line.refuses("red_1") == ("end-needed", "DK-5.4")
    assert mine(line, 0)["place"] == "new"

    line.then(f"red_1@{end}")

    assert row(line) == after


@rule("DK-5.4")
def test_the_first_stack_and_one_that_exists_leave_no_choice() -> None:
    first = at("", "hand 0: red_1", pages="1 red")
    again = at("", "row 0: white=white_1 red=red_2", "hand 0: red_1", pages="1 red")

    for line, place in ((first, "first"), (again, "open")):
        assert legal(line) == ["pass", "red_1"]
        assert line.refuses("red_1@left") == ("end-given", "DK-5.4")
        assert mine(line, 0)["place"] == place


@rule("DK-5.4")
def test_a_new_colour_always_finds_a_place() -> None:
    """A fourth colour beside three stacks."""
    line = at("blue_1@right", RED_WHITE_GREEN, "hand 0: blue_1", pages="1 blue")

    assert row(line) == ["red:1", "white:2", "green:2", "blue:1"]


@rule("DK-5.6")
def test_which_cards_go_is_the_players_choice() -> None:
    """Their backs matter later. Equal cards are one choice."""
    line = at("", WHITE_GREEN, "hand 0: red_1+red_1+red_white+black_6", pages="2 red")

    sets = ["red_1+red_1", "red_1+red_white", "red_1+black_6", "red_white+black_6"]
    assert legal(line) == ["pass", *[f"{cards}@{end}" for cards in sets for end in ("left", "right")]]
    line.then("red_white+red_1@left")
    assert mine(line, 0)["hand"] == ["red_1", "black_6", "black_6"]


@rule("DK-5.6")
def test_only_cards_in_hand_can_be_played() -> None:
    """Neither a card that is elsewhere, nor one copy twice; more cards than any set has are too many."""
    line = at("", "hand 0: red_1+red_2", pages="2 red")

    assert line.refuses("red_1+red_3") == ("not-in-hand", "DK-5.6")
    assert line.refuses("red_1+red_1") == ("not-in-hand", "DK-5.6")
    assert line.refuses("+".join(["red_1"] * 12)) == ("not-in-hand", "DK-5.6")


@rule("DK-5.6")
def test_a_number_that_is_no_set_is_refused() -> None:
    """Cards out of order, an unknown chest, more bits than eight cards have."""
    state = at("", "hand 0: red_1+red_2", pages="2 red").match.state()
    first, second = (GAME.parts.cards.index(name) + 1 for name in ("red_1", "red_2"))
    backwards = ((second | first << 6) << 5) << 4 | 5
    chest = ((first | second << 6) << 5 | 7 << 2) << 4 | 5
    end = ((first | second << 6) << 5 | 3) << 4 | 5
    huge = 1 << 60 | 5

    keys = [GAME.reason(GAME.why_not(state, 0, action)).key for action in (backwards, chest, end, huge)]
    assert keys == ["no-set", "no-set", "end-given", "no-set"]


@rule("DK-5.7")
@pytest.mark.parametrize(
    ("colours", "open_"),
    [
        (["white"], [True]),
        (["white", "green"], [True, True]),
        (["white", "green", "red"], [True, False, True]),
        (["white", "green", "red", "blue"], [True, False, False, True]),
    ],
)
def test_only_the_stacks_at_the_ends_are_open(colours: list[str], open_: list[bool]) -> None:
    crest = "crest 0: 12" if len(colours) == 4 else ""
    line = at("", "row 0: " + " ".join(f"{colour}={colour}_1" for colour in colours), crest)

    assert [stack["open"] for stack in seat_of(line, 0)["row"]] == open_


@rule("DK-10.4")
def test_a_colour_closed_for_one_seat_may_be_open_for_another() -> None:
    line = at("pass", RED_WHITE_GREEN, "row 1: white=white_3", "hand 1: white_4", pages="1 white")

    assert legal(line, 1) == ["pass", "white_4"]


@rule("DK-11.18")
def test_a_follower_may_start_a_new_stack() -> None:
    line = at("pass white_4@left", "row 1: red=red_3", "hand 1: white_4", pages="1 white")

    assert row(line, 1) == ["white:1", "red:1"]


@rule("DK-11.19")
def test_black_dragons_lie_on_top_of_a_set() -> None:
    """Real ones below, in the order of the data file."""
    line = at("black_6+red_white+red_1", "hand 0: red_1+red_white+black_6", pages="3 red")

    assert "row 0: red=red_1+red_white+black_6" in line.match.position


def test_a_large_hand_lists_each_set_once() -> None:
    """Seven kinds, up to three copies, two jokers: counted independently."""
    hand = "green_1+green_1+green_1+green_2+green_2+green_3+green_4+green_white+green_red+green_blue+black_6+black_6"
    line = at("", f"hand 0: {hand}", pages="5 green")
    real = hand.split("+")[:-2]
    sets = set()
    for bits in range(1 << len(real)):
        chosen = sorted(real[place] for place in range(len(real)) if bits >> place & 1)
        if 3 <= len(chosen) <= 5:
            sets.add("+".join(chosen))

    assert len(legal(line)) == 1 + len(sets)
    assert view(line, 0)["mine"]["can_play"] is True
