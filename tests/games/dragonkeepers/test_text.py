"""Notation and positions of Dragonkeepers as text."""

import re

import pytest

import wawel
from tests.games.dragonkeepers.scene import at, scene
from wawel.core.rng import Rng
from wawel.games.dragonkeepers import GAME
from wawel.testing import play

START = "seats: 2\nphase: play\nleft: 4 display=white_5\nright: green display=white_blue\n"
SUPPLY = "fragments: 1*5 4*5 6*3 8*3 10*5 12*3 16*3 20*2\n"


def test_cards_may_be_named_in_any_order() -> None:
    """The record keeps the order of the data file, black dragons last."""
    line = at("black_6+red_white+red_1", "hand 0: red_1+red_white+black_6", pages="3 red")

    assert [row.text for row in line.match.record.lines] == ["red_1+red_white+black_6"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "DK-1.1: no card is called ''"),
        ("wizard", "DK-1.1: no card is called 'wizard'"),
        ("red_1+", "DK-1.1: no card is called ''"),
        ("red_1@middle", "DK-5.4: a stack is made at the left or right end, not 'middle'"),
        ("red_1!hat", "DK-9.2: no chest is called 'hat'"),
        ("put=wizard", "DK-1.1: put takes one of"),
        ("put=", "DK-1.1: put takes one of"),
        ("return=black", "DK-1.1: return takes one of: white, green, red, blue"),
        ("sing=red", "DK-4: 'sing=red' is none of"),
    ],
)
def test_what_is_no_action_is_told_so(text: str, complaint: str) -> None:
    """With what there is instead."""
    with pytest.raises(wawel.BadNotation, match=re.escape(complaint)):
        at("").match.play(0, text)


def test_a_position_says_only_what_is_needed() -> None:
    """Everything left out is as at the start of a turn of seat 0."""
    line = play(GAME, "", position=START + SUPPLY)

    assert line.match.waiting == [0]
    assert line.match.view(0)["turn"] == 1


def test_positions_survive_as_text_from_setup_to_end() -> None:
    """Setup, chests, puts with their caps, pearls: byte for byte."""
    rng = Rng(7)
    for seats in (2, 3, 4):
        match = wawel.Match(GAME, seats, seed=seats, options={"chests": "6"})
        while not match.over:
            seat = match.waiting[0]
            actions = match.legal(seat)
            match.play(seat, actions[rng.below(len(actions))])
            assert GAME.from_position(match.position).encode() == match.state().encode()


def test_a_position_keeps_what_a_card_on_the_book_may_be() -> None:
    """It was put there when red_1 and white_1 were in hand; the blue_1 taken since is none of them."""
    line = at("", "hand 0: white_1+blue_1", left="display=white_5 put=red_1@0(red_1+white_1)")

    assert "put=red_1@0(white_1+red_1)" in line.match.position
    again = at("", "hand 0: white_1", left="display=white_5 put=red_1@0")
    assert "put=red_1@0\n" in again.match.position


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nonsense", "a line is 'name: value'"),
        ("seats: 2\nseats: 3", "each name once"),
        ("seats: 5", "DK-0"),
        ("seats: x", "takes a number"),
        ("seats: 2\nphase: dance", "DK-4"),
        (START + "seat: 2\n" + SUPPLY, "DK-2.5"),
        (START + "takes: 5\n" + SUPPLY, "DK-4: 'takes'"),
        (START + "changed: 3 0\n" + SUPPLY, "DK-4.4: 'changed'"),
        (START + "changed: 2 1\n" + SUPPLY, "DK-4.4: each side"),
        (START + "refill: up\n" + SUPPLY, "DK-4.1"),
        (START + "refill: left\n" + SUPPLY, "'phase' would be turn"),
        (START + "chests: hat\n" + SUPPLY, "DK-9.1"),
        (START.replace("left: 4", "left: green") + SUPPLY, "DK-2.2"),
        (START.replace("display=white_5", "display=white_green") + SUPPLY, "DK-11.3"),
        (START.replace("display=white_5", "display=wizard") + SUPPLY, "DK-1.1"),
        (START.replace("display=white_5", "put=red_1@7") + SUPPLY, "DK-4.4"),
        (START.replace("display=white_5", "song=red_1") + SUPPLY, "has no 'song=red_1'"),
        (START.replace("display=white_5", "put=red_1@0(white_1)") + SUPPLY, "DK-3.2"),
        (START.replace("left: 4", "left: -") + SUPPLY, "'phase' would be page"),
        (START + "hand 0: red_1+red_1+red_1+red_1\n" + SUPPLY, "DK-1.1: red_1 stands there more often"),
        (START + "hand 0: wizard\n" + SUPPLY, "DK-1.1: no card is called"),
        (START + "row 0: red=red_1 red=red_2\n" + SUPPLY, "DK-5.5"),
        (START + "row 0: red=black_6\n" + SUPPLY, "DK-5.2"),
        (START + "row 0: red=red_1+blue_1\n" + SUPPLY, "DK-5.2"),
        (START + "shown: red_1\n" + SUPPLY, "DK-2.6"),
        (START + "ring 0: 7\n" + SUPPLY, "DK-1.3: 'ring 0'"),
        (START + "pearls 0: green\n" + SUPPLY, "DK-1.4"),
        (START + "pearls 0: red\n" + SUPPLY, "DK-6.4"),
        (START + "ring 0: 1 1 1\npearls 0: red=8\n" + SUPPLY, "DK-11.11"),
        (START + "crest 0: 16\n" + SUPPLY, "DK-1.4: 'crest 0'"),
        (START + "eggs 0: 10\n" + SUPPLY, "DK-1.4: there are 10 crystals"),
        (START + "hand 2: red_1\n" + SUPPLY, "unknown line"),
        (START, "DK-2.3: 29 fragments"),
        (START + SUPPLY.replace("1*5", "1*9"), "DK-1.3: there are not so many"),
        (START + SUPPLY.replace("1*5", "1*x"), "value*count"),
        (START + SUPPLY.replace("1*5", "1*6"), "DK-2.3"),
        (START + "idle: 20\n" + SUPPLY, "DK-7.4"),
        (START + "who: 1\n" + SUPPLY, "DK-4.6"),
        (START.replace("phase: play", "phase: follow") + SUPPLY, "DK-4.6"),
        (START.replace("phase: play", "phase: modify") + SUPPLY, "'phase' would be play"),
        (START.replace("phase: play", "phase: take") + "takes: 3\n" + SUPPLY, "'phase' would be modify"),
        (START.replace("phase: play", "phase: pearl") + SUPPLY, "'phase' would be over"),
        (START + "turn: 0\n" + SUPPLY, "'phase' would be first"),
        (START.replace("phase: play", "phase: take") + "turn: 0\nfirst: 0\nhand 1: red_3_start\n" + SUPPLY, "DK-2.5"),
    ],
)
def test_a_wrong_position_names_what_is_wrong(text: str, complaint: str) -> None:
    """Never a half-read position."""
    with pytest.raises(wawel.BadPosition, match=re.escape(complaint)):
        GAME.from_position(text)


def test_a_position_with_too_many_amulets_is_over() -> None:
    rings = "1 4 6 8 10 12 16 20 1 4 6 8 10 12 16 20 1 4 6 8 10"
    text = scene(f"ring 0: {rings}", "pearls 0: red red red red red blue blue")

    with pytest.raises(wawel.BadPosition, match=r"DK-7\.1"):
        GAME.from_position(text)


def test_a_slot_that_needs_no_draw_is_not_left_open() -> None:
    """The card put there would lie in the slot already."""
    text = scene("refill: left", phase="take", left="put=red_1@0")

    with pytest.raises(wawel.BadPosition, match=r"DK-4\.2: 'refill'"):
        GAME.from_position(text)


def test_a_page_must_be_in_the_pile() -> None:
    """All cards with a 5 are elsewhere."""
    fives = "+".join(f"{colour}_5+{colour}_5" for colour in GAME.parts.colours)
    text = scene(f"hand 0: {fives}", pages="5 green", left="display=white_4")

    with pytest.raises(wawel.BadPosition, match=r"DK-7\.5"):
        GAME.from_position(text)
