"""DK-9: the magic chests, a reconstructed variant."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import wawel
from tests.games.dragonkeepers.scene import all_but, at, legal, mine, row, seat_of, view
from wawel.games.dragonkeepers import GAME
from wawel.games.dragonkeepers.components.ids import CHESTS
from wawel.games.dragonkeepers.model.state import KeepersState
from wawel.testing import Played, play, rule

RICH = "crystals 0: 3"
RED_WHITE_GREEN = "row 0: red=red_1 white=white_1+white_2 green=green_1+green_2"


@rule("DK-9.1", "DK-9.7")
def test_chests_are_drawn_or_named() -> None:
    """Off by default; named ones are in play in addition to those drawn at random."""
    assert wawel.Match(GAME, 2, seed=1).view(-1)["chests"] == []
    for number in range(1, 7):
        chests = wawel.Match(GAME, 2, seed=1, options={"chests": str(number)}).view(-1)["chests"]
        assert isinstance(chests, list)
        assert len({chest["chest"] for chest in chests}) == number
    named = wawel.Match(GAME, 2, seed=1, options={"named": "gate, thrift"})
    assert named.options["named"] == "thrift,gate"
    assert _names(named) == ["thrift", "gate"]
    assert len(_names(wawel.Match(GAME, 2, seed=1, options={"named": "wind", "chests": "2"}))) == 3
    assert len(_names(wawel.Match(GAME, 2, seed=1, options={"named": "wind", "chests": "6"}))) == 6


def _names(match: wawel.Match) -> list[str]:
    chests = match.view(-1)["chests"]
    assert isinstance(chests, list)
    return [chest["chest"] for chest in chests]


@rule("DK-9.7")
def test_unknown_chests_are_refused() -> None:
    with pytest.raises(wawel.BadOption, match=r"DK-9\.1: option named: no chest is called 'hat'"):
        wawel.Match(GAME, 2, options={"named": "thrift,hat"})


@rule("DK-9.1")
def test_a_chest_drawn_is_told_and_not_drawn_again() -> None:
    book = "page=3 turn=red_3 page=1 page=green turn=white_green page=blue"
    out = "out=1 " * 4 + "out=4 " * 4 + "out=10 " * 4 + "out=16 " * 4
    line = play(GAME, f"{book} {out} chest=thrift", options={"chests": "2"})

    assert "chest=thrift" not in legal(line, wawel.CHANCE)
    assert line.notes("chest") == [(-1, [1])]


@rule("DK-9.1", "DK-9.7")
def test_chests_that_the_table_named_are_told_like_drawn_ones() -> None:
    """First those that were named, then those that were drawn."""
    match = wawel.Match(GAME, 2, seed=1, options={"named": "wind,gate", "chests": "1"})
    notes = [CHESTS[note.args[0]] for note in match.notes if note.key == "chest"]

    assert notes[:2] == ["gate", "wind"]
    assert sorted(notes) == sorted(_names(match))


@rule("DK-9.4")
def test_only_the_quill_changes_the_page_for_followers() -> None:
    """Thrift lets only the active seat play fewer; the quill's second card lies on the book for everybody."""
    cards = "hand 0: red_1+red_3+red_2"
    quill = at("put=red_1 put=red_3+quill", cards, "chests: quill", RICH, phase="modify", pages="2 red")
    thrift = at("red_2!thrift", cards, "chests: thrift", RICH, pages="2 red")

    assert view(quill)["task"]["number"] == 3
    assert view(quill.then("pass"), 1)["task"]["number"] == 3
    assert view(thrift, 1)["task"]["number"] == 2


@rule("DK-9.2", "DK-9.5")
def test_the_view_tells_which_chests_can_be_used_now() -> None:
    """In their own state of the turn, if they change something, as far as everybody can tell."""
    every = "chests: return thrift gate quill wind crown"
    hand = "hand 0: red_1+red_3"

    taking = at("", every, RICH, hand, RED_WHITE_GREEN, phase="take")
    assert _usable(taking) == ["wind"]
    later = at("left turn=red_4 page=2", every, RICH, hand, RED_WHITE_GREEN, phase="take")
    assert _usable(later) == []
    modify = at("", every, RICH, hand, RED_WHITE_GREEN, phase="modify")
    assert _usable(modify) == ["return"]
    assert _usable(modify.then("put=red_1")) == ["return", "quill"]
    assert _usable(at("", every, RICH, "hand 0: red_green", phase="modify")) == []
    assert _usable(at("", every, RICH, pages="1 blue")) == ["crown"]
    assert _usable(at("", every, RICH, pages="2 blue")) == ["thrift", "crown"]
    assert _usable(at("", every, "crystals 0: 1", pages="2 blue")) == ["thrift"]
    assert _usable(at("", every, RICH, RED_WHITE_GREEN, pages="2 white")) == ["gate"]
    assert _usable(at("pass", every, RICH, "crystals 1: 3", pages="2 blue")) == []


def _usable(line: Played) -> list[str]:
    return [chest["chest"] for chest in view(line)["chests"] if chest["usable"]]


@rule("DK-9.1", "DK-9.2")
def test_a_chest_needs_to_be_in_play_and_to_be_paid_for() -> None:
    cards = "hand 0: red_1+red_2"

    assert at("", cards, RICH, pages="3 red").refuses("red_1+red_2!thrift") == ("chest-not-in-play", "DK-9.1")
    poor = at("", cards, "chests: thrift", pages="3 red")
    assert poor.refuses("red_1+red_2!thrift") == ("chest-too-dear", "DK-9.2")
    crown = at("", "hand 0: red_1", "chests: crown", "crystals 0: 1", pages="1 red")
    assert crown.refuses("red_1!crown") == ("chest-too-dear", "DK-9.2")


@rule("DK-9.2")
def test_one_chest_a_turn_by_the_active_seat() -> None:
    """Followers cannot use any; a fourth card may be paid for in the same turn."""
    line = at(
        "return=white", RED_WHITE_GREEN, "chests: return thrift", "crystals 0: 3", "hand 0: red_2", phase="modify"
    )
    assert seat_of(line, 0)["crystals"] == 2
    assert view(line)["chest_used"] is True
    line.then("done")
    assert line.refuses("red_2!thrift") == ("chest-used", "DK-9.2")
    line.then("pass")
    follower = at("pass", "chests: thrift", "hand 1: red_1+red_2", "crystals 1: 3", pages="3 red")
    assert follower.refuses("red_1+red_2!thrift") == ("chest-not-active", "DK-9.2")
    both = at("wind", "takes: 0", "chests: wind", "crystals 0: 2", phase="take")
    both.then("turn=red_4 page=2 turn=red_green page=blue")
    both.then("left turn=white_2 page=2 left turn=blue_2 page=3 left turn=red_3 page=1 left+crystal")
    assert seat_of(both, 0)["crystals"] == 0


@rule("DK-9.2")
def test_return_takes_the_top_card_of_an_own_stack() -> None:
    """Open or enclosed; at least one real dragon stays."""
    line = at("", RED_WHITE_GREEN, "chests: return", RICH, "hand 0: blue_1", phase="modify")
    assert legal(line) == ["done", "return=white", "return=green", "put=blue_1"]
    assert line.refuses("return=red") == ("chest-last-dragon", "DK-9.2")
    assert line.refuses("return=blue") == ("chest-no-stack", "DK-9.2")

    line.then("return=white")

    assert mine(line, 0)["hand"] == ["white_2", "blue_1"]
    assert row(line) == ["red:1", "white:1", "green:2"]
    assert line.notes("returned") == [(0, [GAME.parts.cards.index("white_2")])]


@rule("DK-9.2", "DK-11.19")
def test_return_may_take_a_joker_but_not_the_last_real_dragon() -> None:
    jokers = at("return=red", "row 0: red=red_1+black_6", "chests: return", RICH, phase="modify")
    assert mine(jokers, 0)["hand"] == ["black_6"]
    below = at("", "row 0: red=black_6+red_1", "chests: return", RICH, "hand 0: blue_1", phase="modify")
    assert below.refuses("return=red") == ("chest-last-dragon", "DK-9.2")


@rule("DK-9.3")
def test_a_crest_is_kept_when_a_card_returns() -> None:
    four = "row 0: red=red_1+red_2 white=white_1 green=green_1 blue=blue_1"
    line = at("return=red", four, "crest 0: 12", "chests: return", RICH, phase="modify")

    assert seat_of(line, 0)["crest"] == 12


@rule("DK-9.2", "DK-9.4")
def test_thrift_needs_one_card_fewer_for_the_full_reward() -> None:
    """The follower still needs three."""
    line = at("", "hand 0: red_1+red_2+red_4", "hand 1: red_3+red_white", "chests: thrift", RICH, pages="3 red")
    assert line.refuses("red_1+red_2+red_4!thrift") == ("wrong-number", "DK-5.1")
    assert [text.endswith("!thrift") for text in legal(line)] == [False, True, True, True, False]

    line.then("red_1+red_2!thrift")

    assert [note.key for note in line.match.notes][:4] == ["chest-used", "play", "fragment", "egg"]
    assert seat_of(line, 0)["crystals"] == 2
    assert view(line)["supply"]["crystals"] == 8
    assert line.refuses("red_3+red_white", 1) == ("wrong-number", "DK-5.1")


@rule("DK-9.2", "DK-9.4")
def test_gate_opens_an_enclosed_stack_for_one_set() -> None:
    line = at("", RED_WHITE_GREEN, "hand 0: white_3", "chests: gate", RICH, pages="1 white")
    assert legal(line) == ["pass", "white_3!gate"]

    line.then("white_3!gate")

    assert row(line) == ["red:1", "white:3", "green:2"]
    assert seat_of(line, 0)["row"][1]["open"] is False


@rule("DK-9.2", "DK-9.4")
def test_quill_lets_one_side_be_changed_twice() -> None:
    """It is paid with the second card; afterwards the other side is still open for one."""
    line = at("put=red_1", "hand 0: red_1+red_2+red_3+red_white", "chests: quill", RICH, phase="modify")
    assert legal(line) == ["done", "put=red_white", "put=red_2+quill", "put=red_3+quill"]

    line.then("put=red_3+quill")

    assert view(line)["book"]["left"]["page"] == "3"
    assert [put["back"] for put in view(line)["book"]["left"]["put"]] == ["3", "1"]
    assert line.refuses("put=red_2+quill") == ("chest-used", "DK-9.2")
    assert line.refuses("put=red_2") == ("side-changed", "DK-4.4")
    assert view(line.then("put=red_white"))["phase"] == "play"


@rule("DK-9.2")
def test_quill_keeps_the_state_open_while_it_can_be_used() -> None:
    line = at("put=red_1", "hand 0: red_1+red_2", "chests: quill", "crystals 0: 1", phase="modify")

    assert legal(line) == ["done", "put=red_2+quill"]


@rule("DK-9.2", "DK-9.6", "DK-11.20")
def test_wind_blows_both_display_cards_under_their_piles() -> None:
    """Before the first take; everybody knows what lies there."""
    line = at("wind turn=red_4 page=2 turn=red_green page=blue", "chests: wind", RICH, phase="take")
    assert view(line)["book"]["left"]["under"] == ["white_5"]
    assert view(line)["book"]["right"]["under"] == ["white_blue"]
    assert view(line)["book"]["left"]["display"] == "red_4"
    assert view(line)["book"]["left"]["pile"] == 55

    line.then("left turn=blue_2 page=1")

    assert line.refuses("wind") == ("chest-used", "DK-9.2")
    late = at("left turn=red_4 page=2", "chests: wind", RICH, phase="take")
    assert late.refuses("wind") == ("chest-too-late", "DK-9.2")


@rule("DK-9.6", "DK-11.20")
def test_cards_under_a_pile_come_when_all_unseen_ones_are_gone() -> None:
    """The left pile is only the page: the wind lets it be turned up, and the card blown under becomes the page."""
    rest = all_but("blue_4", "white_5", "white_blue", "red_green", "red_green")
    line = at("wind", rest, "chests: wind", "crystals 0: 1", phase="take")
    line.then("turn=blue_4 turn=red_green page=green")
    assert view(line)["book"]["left"]["page"] == "5"
    assert view(line)["book"]["left"]["display"] == "blue_4"

    line.then("left")

    assert view(line)["book"]["left"]["display"] is None
    assert view(line)["book"]["left"]["page"] == "5"


@rule("DK-9.6")
def test_wind_with_one_slot_empty_moves_the_other_card() -> None:
    rest = all_but("blue_4", "white_blue", "red_green", "red_green")
    line = at("wind turn=red_green", rest, "chests: wind", "crystals 0: 1", phase="take", left="")

    assert view(line)["book"]["left"]["display"] is None
    assert view(line)["book"]["right"]["under"] == ["white_blue"]


def test_known_cards_under_a_pile_are_turned_up_without_a_draw() -> None:
    """Two of them: the upper one is displayed, the lower one stays as the page."""
    rest = all_but("white_5", "blue_4", "red_1", "white_blue", "red_green", "red_green")
    under = "display=white_5 under=blue_4 under=red_1"
    line = at("left", rest, phase="take", pages="- green", left=under)

    assert view(line)["book"]["left"]["display"] == "blue_4"
    assert view(line)["book"]["left"]["page"] == "1"


@rule("DK-9.2", "DK-9.4")
def test_crown_turns_lowest_into_highest() -> None:
    """For two crystals, and only for the active seat's own set."""
    hands = ["hand 0: red_1", "hand 1: red_2"]
    line = at("red_1!crown red_2", *hands, "chests: crown", "crystals 0: 2", pages="1 red")

    assert [(seat, args[0]) for seat, args in line.notes("fragment")] == [(0, 20), (1, 1)]
    assert seat_of(line, 0)["crystals"] == 1


@rule("DK-9.5")
def test_a_chest_cannot_be_used_for_nothing() -> None:
    """Thrift on page 1, gate on an open stack, quill on a fresh side, crown on a 6."""
    everything = "chests: return thrift gate quill wind crown"
    one = at("", "hand 0: red_1", everything, RICH, pages="1 red")
    assert one.refuses("red_1!thrift") == ("chest-no-use", "DK-9.5")
    assert one.refuses("red_1!gate") == ("chest-no-use", "DK-9.5")
    quill = at("", "hand 0: red_1", everything, RICH, phase="modify")
    assert quill.refuses("put=red_1+quill") == ("chest-no-use", "DK-9.5")
    reds = "red_1+red_2+red_3+red_4+red_5+red_white"
    six = at("", f"hand 0: {reds}", everything, RICH, pages="1 red", left="display=white_5 put=black_6@1")
    assert six.refuses(f"{reds}!crown") == ("chest-no-use", "DK-9.5")
    wind = GAME.from_position(at("", everything, RICH, phase="take").match.position)
    assert isinstance(wind, KeepersState)
    wind.display = vec[i64]([-1, -1])
    assert GAME.reason(GAME.why_not(wind, 0, 6)).key == "chest-no-use"


@rule("DK-9.2")
def test_other_chests_do_not_go_with_a_set() -> None:
    line = at("", "hand 0: red_1", "chests: wind", RICH, pages="1 red")

    assert line.refuses("red_1!wind") == ("chest-wrong", "DK-9.2")


def test_the_view_tells_what_a_chest_costs_and_whether_it_can_be_used() -> None:
    line = at("", "chests: thrift crown", "crystals 0: 1")

    assert view(line)["chests"] == [
        {"chest": "thrift", "cost": 1, "phase": "play", "usable": True},
        {"chest": "crown", "cost": 2, "phase": "play", "usable": False},
    ]
