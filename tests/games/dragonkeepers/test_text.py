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
TAKING = START.replace("phase: play", "phase: take")
DRAWING = START.replace("phase: play", "phase: chest\nchests: +6") + SUPPLY
DEALING = START.replace("seats: 2\nphase: play", "seats: 3\nphase: deal\nfirst: 0") + (
    "fragments: 1*5 4*6 6*4 8*4 10*6 12*3 16*3 20*2\n"
)
FIRST_AMULET = "ring 0: 1 1 1\n" + SUPPLY.replace("1*5", "1*2")
OVER = START.replace("phase: play", "phase: over") + (
    "ring 0: 1 1 1\nring 1: 4 4 4 6 6 6 8 8 8\nfragments: 1*2 4*2 10*5 12*3 16*3 20*2\n"
)
FOUR = "row 0: red=red_1 white=white_1 blue=blue_1 green=green_1\n"


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
    """The message lists what there is instead."""
    with pytest.raises(wawel.BadNotation, match=re.escape(complaint)):
        at("").match.play(0, text)


def test_a_position_says_only_what_is_needed() -> None:
    """Everything left out is as at the start of a turn of seat 0."""
    line = play(GAME, "", position=START + SUPPLY)

    assert line.match.waiting == [0]
    assert line.match.view(0)["turn"] == 1


@pytest.mark.slow
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
    """It was put there when red_1 and white_1 were in hand; the blue_1 taken since then is not an option."""
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
        (START + "changed: 2 1\n" + SUPPLY, "DK-4.4: 'changed': each side"),
        (START + "changed: 2 0\n" + SUPPLY, "DK-4.4: 'changed': each side"),
        (START + "changed: 2 0\nused: 1\nchests: return\n" + SUPPLY, "DK-4.4: 'changed': each side"),
        (START + "changed: 2 2\nused: 1\nchests: quill\n" + SUPPLY, "DK-4.4: 'changed': each side"),
        (START + "changed: 1 0\n" + SUPPLY, "DK-4.4: 'changed': on top of 'left'"),
        (START.replace("white_5", "white_5 put=red_1@1") + "changed: 1 0\n" + SUPPLY, "DK-4.4: 'changed': on top"),
        (TAKING.replace("white_5", "white_5 put=red_1@0") + "changed: 1 0\n" + SUPPLY, "DK-4.4: 'changed': the book"),
        (TAKING + "set: 1\n" + SUPPLY, "DK-4.5: 'set'"),
        (START + "set: 1\n" + SUPPLY, "DK-4.5: 'set'"),
        (START + "set: 2\n" + SUPPLY, "DK-4: 'set' takes a number from 0 to 1"),
        (START + "used: 1\n" + SUPPLY, "DK-9.2: 'used'"),
        (START + "used: 1\nchests: crown thrift gate\n" + SUPPLY, "DK-9.2: 'used'"),
        (START + "used: 1\nchests: quill\n" + SUPPLY, "DK-9.2: 'used'"),
        (TAKING + "used: 1\nchests: return\n" + SUPPLY, "DK-9.2: 'used'"),
        (START + "turn: 10000\n" + SUPPLY, "DK-4: 'turn' takes a number from 0 to 9999"),
        (START + "turn: \N{ARABIC-INDIC DIGIT THREE}\n" + SUPPLY, "DK-4: 'turn'"),
        (START + "turn: \N{SUPERSCRIPT TWO}\n" + SUPPLY, "DK-4: 'turn'"),
        (START + "chests: +2\n" + SUPPLY, "DK-9.1: 'chests': all are revealed"),
        (DRAWING.replace("+6", "+6 return"), "DK-9.1: 'chests': there are 6"),
        (DRAWING.replace("+6", "return +6"), "DK-9.1: 'chests': there are 6"),
        (DRAWING.replace("+6", "+2 +3"), "DK-9.1: 'chests': '+3'"),
        (DRAWING.replace("+6", "+0"), "DK-9.1: 'chests': '+0'"),
        (DRAWING.replace("+6", "return return"), "DK-9.1: 'chests': 'return'"),
        (DRAWING.replace("+6", "+\N{ARABIC-INDIC DIGIT THREE}"), "DK-9.1: 'chests'"),
        (DRAWING + "ring 0: 1 1\n", "DK-2.4: 'turn': before the first"),
        (DRAWING + "eggs 1: 1\n", "DK-2.4: 'turn': before the first"),
        (DRAWING + "row 1: red=red_1\n", "DK-2.4: 'turn': before the first"),
        (DRAWING + "hand 1: red_3_start\n", "DK-2.6: 'hand 1'"),
        (DEALING + "ring 2: 1 1\n", "DK-2.4: 'turn': before the first"),
        (DEALING + "hand 0: red_3_start\n", "DK-2.6: 'hand 0'"),
        (DEALING + "hand 2: red_3_start\n", "DK-2.6: 'hand 1'"),
        (DEALING + "hand 1: red_1\n", "DK-2.6: 'hand 1'"),
        (DEALING.replace("1*5", "1*6"), "'phase' would be out"),
        (START + "refill: up\n" + SUPPLY, "DK-4.1"),
        (START + "refill: left\n" + SUPPLY, "'phase' would be turn"),
        (START + "chests: hat\n" + SUPPLY, "DK-9.1"),
        (START.replace("left: 4", "left: green") + SUPPLY, "DK-2.2"),
        (START.replace("display=white_5", "display=white_green") + SUPPLY, "DK-11.3"),
        (START.replace("display=white_5", "display=wizard") + SUPPLY, "DK-1.1"),
        (START.replace("display=white_5", "put=red_1@7") + SUPPLY, "DK-4.4"),
        (START.replace("white_5", "white_5 put=red_1@\N{ARABIC-INDIC DIGIT ZERO}") + SUPPLY, "DK-4.4"),
        (START.replace("white_5", "white_5 put=white_1@0(white_2)") + SUPPLY, "DK-3.2: 'white_1@0(white_2)'"),
        (START.replace("white_5", f"white_5 put=white_1@0(white_1{'+green_1' * 16})") + SUPPLY, "DK-3.2"),
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
        (START + FIRST_AMULET + "pearls 0: blue\n", "DK-6.4: 'pearls 0': red pearls"),
        (OVER + "pearls 0: red=8\npearls 1: red=8 red=8 red=8\n", "DK-1.4: there are not so many pearls of 8"),
        (OVER.replace("over", "pearl") + "pearls 0: red\npearls 1: red=8 red red\n", "DK-8.1: 'pearls 1'"),
        (START + "crest 0: 16\n" + SUPPLY, "DK-1.4: 'crest 0'"),
        (START + "crest 0: 12\n" + SUPPLY, "DK-6.2: 'crest 0': a crest is for"),
        (START + FOUR + SUPPLY, "DK-6.2: 'crest 0': with all four"),
        (START + FOUR + "crest 0: 8\n" + SUPPLY, "DK-6.2: 'crest': the most valuable"),
        (START + "eggs 0: 10\n" + SUPPLY, "DK-1.4: there are 10 crystals"),
        (START + "hand 2: red_1\n" + SUPPLY, "unknown line"),
        (START, "DK-2.3: 29 fragments"),
        (START + SUPPLY.replace("1*5", "1*9"), "DK-1.3: there are not so many"),
        (START + SUPPLY.replace("1*5", "1*x"), "value*count"),
        (START + SUPPLY.replace("1*5", "1*\N{ARABIC-INDIC DIGIT FIVE}"), "value*count"),
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


@pytest.mark.parametrize(
    "text",
    [
        START.replace("white_5", "white_5 put=red_1@0 put=white_1@0")
        + "changed: 2 0\nused: 1\nchests: quill\n"
        + SUPPLY,
        START + "used: 1\nchests: wind crown\n" + SUPPLY,
        START + FOUR + "crest 0: 12\n" + SUPPLY,
        START + "turn: 9999\n" + SUPPLY,
        DRAWING,
        DRAWING.replace("+6", "return +5"),
        DEALING,
        DEALING + "hand 1: red_3_start\n",
        START + FIRST_AMULET + "pearls 0: red\n",
        OVER + "pearls 0: red=8\npearls 1: red=8 red=8 red=9\n",
    ],
)
def test_what_is_only_nearly_wrong_is_read_and_played_on(text: str) -> None:
    """Positions close to refused ones: read, written again, and played to the end of the match."""
    rng = Rng(3)
    seats = GAME.from_position(text).seats
    match = wawel.Match(GAME, seats, seed=1, position=text)
    while not match.over:
        seat = match.waiting[0]
        actions = match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])

    assert GAME.from_position(match.position).encode() == match.state().encode()


def test_a_position_with_too_many_amulets_is_over() -> None:
    rings = "1 4 6 8 10 12 16 20 1 4 6 8 10 12 16 20 1 4 6 8 10"
    text = scene(f"ring 0: {rings}", "pearls 0: red red red red red blue blue")

    with pytest.raises(wawel.BadPosition, match=r"DK-7\.1"):
        GAME.from_position(text)


def test_a_slot_that_needs_no_draw_is_not_left_open() -> None:
    """The card put there would already be in the slot."""
    text = scene("refill: left", phase="take", left="put=red_1@0")

    with pytest.raises(wawel.BadPosition, match=r"DK-4\.2: 'refill'"):
        GAME.from_position(text)


def test_a_page_must_be_in_the_pile() -> None:
    """All cards with a 5 are elsewhere."""
    fives = "+".join(f"{colour}_5+{colour}_5" for colour in GAME.parts.colours)
    text = scene(f"hand 0: {fives}", pages="5 green", left="display=white_4")

    with pytest.raises(wawel.BadPosition, match=r"DK-7\.5"):
        GAME.from_position(text)
