"""DK-14: the examples of the rulebook, word for word."""

from tests.games.dragonkeepers.scene import at, legal, mine, row, seat_of, view
from wawel.testing import rule


@rule("DK-14.1")
def test_page_four_green_takes_exactly_four_cards() -> None:
    line = at("", "hand 0: green_1+green_2+green_3+green_4+green_5+black_6", pages="4 green")

    assert all(text == "pass" or text.count("+") == 3 for text in legal(line))
    assert line.refuses("green_1+green_2+green_3")[0] == "wrong-number"
    assert line.refuses("green_1+green_2+green_3+green_4+green_5")[0] == "wrong-number"
    only = at("", "hand 0: black_6+black_6+black_6+black_6", pages="4 green")
    assert legal(only) == ["pass"]


@rule("DK-14.2")
def test_a_one_on_the_left_side_lets_one_green_dragon_be_played() -> None:
    line = at("", "hand 0: green_5+red_1", phase="modify", pages="4 green")

    line.then("put=red_1")

    assert (view(line)["book"]["left"]["page"], view(line)["book"]["right"]["page"]) == ("1", "green")
    assert legal(line) == ["pass", "green_5"]


@rule("DK-14.3")
def test_example_a_a_third_colour_needs_an_end() -> None:
    lines = ["row 0: white=white_1+white_2 green=green_1+green_2", "hand 0: red_1"]
    for end, after in (("left", ["red:1", "white:2", "green:2"]), ("right", ["white:2", "green:2", "red:1"])):
        line = at("", *lines, pages="1 red")
        assert line.refuses("red_1") == ("end-needed", "DK-5.4")
        assert row(line.then(f"red_1@{end}")) == after


@rule("DK-14.4")
def test_example_b_the_middle_stack_is_closed() -> None:
    lines = ["row 0: red=red_1 white=white_1+white_2 green=green_1+green_2", "hand 0: white_3+red_3+green_3"]

    assert legal(at("", *lines, pages="1 white")) == ["pass"]
    assert legal(at("", *lines, pages="1 red")) == ["pass", "red_3"]
    assert legal(at("", *lines, pages="1 green")) == ["pass", "green_3"]


@rule("DK-14.5")
def test_two_blue_dragons_bring_a_fragment_and_a_black_dragon() -> None:
    line = at("blue_1+blue_2", "hand 0: blue_1+blue_2", pages="2 blue")

    assert mine(line, 0)["hand"] == ["black_6"]
    assert seat_of(line, 0)["ring"] == 1


@rule("DK-14.6")
def test_the_third_fragment_of_a_ring_brings_exactly_one_pearl() -> None:
    line = at("blue_1", "hand 0: blue_1", "ring 0: 4 6", pages="1 blue")

    assert seat_of(line, 0)["amulets"] == 1
    assert seat_of(line, 0)["pearls"] == ["red"]
    assert mine(line, 0)["rings"] == [{"fragments": [4, 6, 1], "pearl": "red", "worth": None}]


@rule("DK-14.7", "DK-11.3")
def test_a_card_goes_on_the_side_of_its_back() -> None:
    """The side is not chosen: red_1 changes the left page, white_green the right one."""
    line = at("put=red_1 put=white_green", "hand 0: red_1+white_green", phase="modify", pages="4 blue")

    assert view(line)["book"]["left"]["page"] == "1"
    assert view(line)["book"]["right"]["page"] == "green"
