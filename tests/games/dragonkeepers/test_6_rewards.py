"""DK-6: what a set brings, in its order."""

import pytest

from tests.games.dragonkeepers.scene import at, crest, legal, mine, row, seat_of, view
from tests.games.dragonkeepers.test_1_components import DATA
from wawel.games.dragonkeepers import GAME, Dragonkeepers, load
from wawel.testing import Played, play, rule

THREE = "row 0: white=white_1 green=green_1 blue=blue_1"


def keys(line: Played) -> list[str]:
    """What happened to seat 0, in order."""
    return [note.key for note in line.match.notes if note.seat == 0]


@rule("DK-6.1")
def test_the_cards_go_from_the_hand_to_the_stack() -> None:
    line = at("red_1+red_2", "hand 0: red_1+red_2+blue_1", pages="2 red")

    assert row(line) == ["red:2"]
    assert mine(line, 0)["hand"] == ["blue_1", "black_6"]


@rule("DK-6.2", "DK-11.15")
def test_the_fourth_colour_brings_the_most_valuable_crest_left() -> None:
    """16 with three seats, then 12; with two seats 12 is the first."""
    three = at("red_1@left pass pass", THREE, "hand 0: red_1", seats=3, pages="1 red")
    later = at("red_1@left", THREE, "hand 0: red_1", crest(1, 16), seats=3, pages="1 red")
    two = at("red_1@left", THREE, "hand 0: red_1", pages="1 red")

    assert [seat_of(line, 0)["crest"] for line in (three, later, two)] == [16, 12, 12]
    assert three.scores == [16, 0, 0]
    assert view(three)["supply"]["crests"] == [12, 8]


@rule("DK-6.2")
def test_nobody_gets_a_second_crest_and_none_is_left_for_the_last() -> None:
    four = "row 0: white=white_1 green=green_1 blue=blue_1 red=red_1"
    again = at("red_2", four, "hand 0: red_2", "crest 0: 12", pages="1 red")
    none = at(
        "red_1@left",
        THREE,
        "hand 0: red_1",
        crest(1, 16),
        crest(2, 12),
        crest(3, 8),
        seats=4,
        pages="1 red",
    )

    assert seat_of(again, 0)["crest"] == 12
    assert view(again)["supply"]["crests"] == [8]
    assert seat_of(none, 0)["crest"] is None


@rule("DK-6.3")
@pytest.mark.parametrize(
    ("number", "gains"),
    [
        (1, ["fragment", "crystal"]),
        (2, ["fragment", "black-dragon"]),
        (3, ["fragment", "egg"]),
        (4, ["fragment", "egg", "crystal"]),
        (5, ["fragment", "egg", "black-dragon"]),
    ],
)
def test_a_number_brings_its_items_from_left_to_right(number: int, gains: list[str]) -> None:
    reds = ["red_1", "red_2", "red_3", "red_4", "red_5"][:number]
    line = at("+".join(reds), f"hand 0: {'+'.join(reds)}", pages=f"{number} red")

    assert keys(line) == ["play", *gains]


@rule("DK-6.3", "DK-10.6")
def test_what_has_run_out_is_skipped_and_the_rest_is_given() -> None:
    """No eggs, no crystals: only the fragment of a 4."""
    reds = "red_1+red_2+red_3+red_4"
    line = at(reds, f"hand 0: {reds}", "eggs 1: 9", "crystals 1: 10", pages="4 red")

    assert keys(line) == ["play", "fragment", "run-out", "run-out"]
    assert (seat_of(line, 0)["eggs"], seat_of(line, 0)["crystals"]) == (0, 0)
    assert [item["left"] for item in view(at("", "eggs 1: 9"))["task"]["reward"]] == [True, False, True]


@rule("DK-6.3", "DK-10.6")
def test_black_dragons_can_run_out() -> None:
    jokers = "+".join(["black_6"] * 11)
    line = at("red_1+red_2", "hand 0: red_1+red_2", f"hand 1: {jokers}", pages="2 red")

    assert mine(line, 0)["hand"] == []
    assert keys(line) == ["play", "fragment", "run-out"]


@rule("DK-10.6")
def test_a_returned_crystal_is_available_at_once() -> None:
    """All ten are out; the one paid for the fourth card comes back as a reward."""
    line = at("", "takes: 3", "crystals 0: 1", "crystals 1: 9", "hand 0: red_1", phase="take", pages="1 red")
    line.then("left+crystal turn=blue_1 page=1")
    assert view(line)["supply"]["crystals"] == 1

    line.then("done red_1")

    assert seat_of(line, 0)["crystals"] == 1
    assert view(line)["phase"] == "follow"


@rule("DK-6.4")
def test_the_lowest_fragment_left_is_taken_unless_the_number_is_six() -> None:
    """Six, the back of a black dragon, brings the highest."""
    reds = "red_1+red_2+red_3+red_4+red_5+red_white"
    low = at("red_1", "hand 0: red_1", pages="1 red")
    high = at(reds, f"hand 0: {reds}", pages="1 red", left="display=white_5 put=black_6@1")

    assert low.notes("fragment") == [(0, [1, 1])]
    assert high.notes("fragment") == [(0, [20, 1])]
    assert keys(high) == ["play", "fragment", "egg"]


@rule("DK-6.4", "DK-11.6")
def test_the_third_fragment_completes_an_amulet_with_a_pearl() -> None:
    """A red one while there is one, else a blue one."""
    red = at("red_1", "hand 0: red_1", "ring 0: 4 4", pages="1 red")
    held = ["ring 1: " + "1 4 6 " * 3 + "8 10 12 16 8 10", "pearls 1: red red red red red"]
    blue = at("red_1", "hand 0: red_1", "ring 0: 4 4", *held, pages="1 red")

    assert seat_of(red, 0)["pearls"] == ["red"]
    assert (seat_of(red, 0)["amulets"], seat_of(red, 0)["ring"]) == (1, 0)
    assert red.notes("amulet") == [(0, [1, 7])]
    assert seat_of(blue, 0)["pearls"] == ["blue"]
    assert view(blue)["supply"]["blue_pearls"] == 9


@rule("DK-6.5")
def test_a_black_dragon_gained_is_not_part_of_the_set_that_brought_it() -> None:
    """It is in hand for the next decision."""
    line = at("", "hand 0: red_1+red_2", pages="2 red")
    assert line.refuses("red_1+black_6") == ("not-in-hand", "DK-5.6")

    line.then("red_1+red_2 pass")

    assert mine(line, 0)["hand"] == ["black_6"]


@rule("DK-11.7", "DK-6.2")
def test_the_crest_comes_before_the_reward() -> None:
    line = at("red_1@left", THREE, "hand 0: red_1", pages="1 red")

    assert keys(line) == ["new-stack", "play", "crest", "fragment", "crystal"]


@rule("DK-6.6", "DK-11.8")
def test_the_end_is_checked_after_the_whole_reward() -> None:
    """The fragment completes the seventh amulet; the egg and the crystal are still given."""
    reds = "red_1+red_2+red_3+red_4"
    rings = ["ring 0: " + "1 4 6 8 10 12 16 20 " * 2 + "1 4 6 8", "pearls 0: red red red red red blue"]
    line = at(reds, f"hand 0: {reds}", *rings, pages="4 red")

    assert keys(line)[:7] == ["play", "fragment", "amulet", "pearl", "egg", "crystal", "last-amulet"]
    assert seat_of(line, 0)["crystals"] == 1
    assert line.match.waiting == []


@rule("DK-11.16")
def test_several_fragments_of_one_reward_are_taken_one_by_one() -> None:
    """With a box whose 1 brings two: the second is chosen from what the first one left."""
    two = DATA.replace('["fragment_low", "crystal"]', '["fragment_low", "fragment_low", "fragment_high"]')
    game = Dragonkeepers(load(two))
    position = at("", "hand 0: red_1", pages="1 red", fragments="1*1 4*8 6*5 8*4 10*8 20*3").match.position
    line = play(game, "red_1", position=position)

    assert [args[0] for _, args in line.notes("fragment")] == [1, 4, 20]
    assert line.notes("amulet") == [(0, [1, 7])]


@rule("DK-11.16", "DK-6.3")
def test_fragments_and_pearls_of_a_generous_box_can_run_out() -> None:
    """Then they are skipped like everything else, and an amulet stays without a pearl."""
    two = DATA.replace('["fragment_low", "crystal"]', '["fragment_low", "fragment_low"]')
    two = two.replace("fragments_removed = 16\nfragments_in_play = 29", "fragments_removed = 42\nfragments_in_play = 3")
    two = two.replace("amulets_to_end = 7", "amulets_to_end = 9")
    game = Dragonkeepers(load(two))
    position = at("", "hand 0: red_1", pages="1 red").match.position
    head = position[: position.index("fragments:")]
    line = play(game, "red_1", position=f"{head}ring 0: 1 1\nfragments: 4*1\nhand 0: red_1\n")
    assert [note.key for note in line.match.notes] == ["play", "fragment", "amulet", "pearl", "run-out"]

    state = line.match.state()
    assert game.observe(state, -1)["task"] == {
        "number": 1,
        "colour": "red",
        "reward": [{"item": "fragment_low", "left": False}, {"item": "fragment_low", "left": False}],
    }


@rule("DK-10.7")
def test_black_dragons_make_no_stack_and_no_colour() -> None:
    """Three colours with black dragons in them bring no crest."""
    line = at("red_1+black_6@left", "row 0: white=white_1 green=green_1", "hand 0: red_1+black_6", pages="2 red")

    assert row(line) == ["red:2", "white:1", "green:1"]
    assert seat_of(line, 0)["crest"] is None
    assert line.notes("crest") == []


def test_points_are_told_when_everybody_sees_them() -> None:
    """An egg counts at once, a fragment only at the end."""
    reds = "red_1+red_2+red_3"
    line = at(reds, f"hand 0: {reds}", pages="3 red")

    assert line.notes("egg") == [(0, [GAME.parts.egg])]
    assert line.scores == [4, 0]
    assert legal(line, 1) == ["pass"]
