"""DK-4: a turn, state by state."""

import pytest

import wawel
from tests.games.dragonkeepers.scene import all_but, at, legal, mine, row, seat_of, view
from wawel.games.dragonkeepers import GAME
from wawel.games.dragonkeepers.model.state import KeepersState
from wawel.testing import rule

SHORT = all_but("blue_5", "white_blue", "red_green", "red_green")


@rule("DK-4.1", "DK-7.5")
def test_an_empty_slot_is_filled_at_the_start_of_a_turn_if_the_pile_allows() -> None:
    """Seat 0 puts a card on the last page; the next turn turns it up, and the page below is back."""
    rest = all_but("red_4", "blue_5", "white_blue", "red_green", "red_green")
    line = at("put=red_4 pass pass", "hand 0: red_4", rest, phase="modify", pages="5 green", left="")

    assert view(line)["turn"] == 2
    assert view(line)["book"]["left"]["display"] == "red_4"
    assert (view(line)["book"]["left"]["page"], view(line)["book"]["left"]["pile"]) == ("5", 1)


@rule("DK-4.2")
def test_a_taken_card_is_replaced_at_once_and_the_page_changes() -> None:
    """The front is drawn when the card is turned, then the back of the next one."""
    line = at("left", phase="take")
    assert mine(line, 0)["hand"] == ["white_5"]
    assert view(line)["book"]["left"]["display"] is None

    line.then("turn=red_4 page=2")

    assert view(line)["book"]["left"]["display"] == "red_4"
    assert view(line)["book"]["left"]["page"] == "2"
    assert view(line)["book"]["right"]["page"] == "green"


@rule("DK-4.2")
def test_the_new_card_may_be_taken_next_and_three_are_the_most() -> None:
    """After the third card TAKE ends by itself for a seat without a crystal."""
    line = at("left turn=red_4 page=2 left turn=blue_2 page=1 right turn=blue_green page=red", phase="take")

    assert mine(line, 0)["hand"] == ["white_5", "red_4", "white_blue"]
    assert view(line)["phase"] == "modify"


@rule("DK-4.2", "DK-11.1")
def test_at_least_one_card_is_taken() -> None:
    line = at("", phase="take")

    assert legal(line) == ["left", "right"]
    assert line.refuses("stop") == ("take-first", "DK-4.2")
    assert legal(line.then("left turn=red_4 page=2")) == ["stop", "left", "right"]
    assert view(line.then("stop"))["phase"] == "modify"


@rule("DK-4.2", "DK-10.3")
def test_with_nothing_to_take_the_state_ends_by_itself() -> None:
    """Both slots are empty; the hand is empty too, so only passing is left."""
    rest = all_but("blue_5", "red_green")
    line = at("pass", "who: 1", rest, phase="follow", pages="5 green", left="", right="")

    assert (view(line)["turn"], view(line)["active"], view(line)["phase"]) == (2, 1, "play")
    assert legal(line, 1) == ["pass"]


@rule("DK-4.2")
def test_an_empty_slot_cannot_be_taken_from() -> None:
    line = at("", SHORT, phase="take", left="", pages="5 green")

    assert legal(line) == ["right"]
    assert line.refuses("left") == ("slot-empty", "DK-4.2")


@rule("DK-4.3", "DK-11.2")
def test_a_crystal_pays_for_a_fourth_card() -> None:
    """Paying and taking are one step, and then TAKE is over, even with another crystal."""
    line = at("", "takes: 3", "crystals 0: 2", phase="take")
    assert legal(line) == ["stop", "left+crystal", "right+crystal"]
    assert line.refuses("left") == ("costs-crystal", "DK-4.3")

    line.then("right+crystal turn=blue_green page=red")

    assert seat_of(line, 0)["crystals"] == 1
    assert view(line)["supply"]["crystals"] == 9
    assert mine(line, 0)["hand"] == ["white_blue"]
    assert view(line)["phase"] == "modify"


@rule("DK-4.3")
def test_a_crystal_pays_for_nothing_but_the_fourth_card() -> None:
    """Neither earlier, nor without having one."""
    assert at("", "crystals 0: 1", phase="take").refuses("left+crystal") == ("not-fourth", "DK-4.3")
    state = at("", "takes: 3", "crystals 0: 1", phase="take").match.state()
    poor = GAME.from_position(GAME.position(state).replace("takes: 3", "takes: 2").replace("crystals 0: 1\n", ""))
    assert isinstance(poor, KeepersState)
    poor.takes = 3
    code = GAME.why_not(poor, 0, GAME.parse(poor, 0, "left+crystal"))
    assert GAME.reason(code).key == "no-crystal"


@rule("DK-4.4")
def test_each_side_takes_one_card() -> None:
    """Then PLAY follows by itself; slots are not refilled in between."""
    line = at("put=red_1", "hand 0: red_1+blue_2+white_red+green_blue", phase="modify")

    assert view(line)["book"]["left"]["page"] == "1"
    assert line.refuses("put=blue_2") == ("side-changed", "DK-4.4")
    assert legal(line) == ["done", "put=white_red", "put=green_blue"]
    line.then("put=white_red")
    assert view(line)["phase"] == "play"
    assert view(line)["task"] == {
        "number": 1,
        "colour": "red",
        "reward": [{"item": "fragment_low", "left": True}, {"item": "crystal", "left": True}],
    }
    assert view(line)["book"]["right"]["display"] == "white_blue"


@rule("DK-4.4")
def test_changing_the_book_is_optional() -> None:
    """And may be followed by passing."""
    line = at("done pass", "hand 0: red_1", phase="modify")

    assert line.match.waiting == [1]


@rule("DK-4.4")
def test_only_a_card_in_hand_can_be_put() -> None:
    assert at("", "hand 0: red_1", phase="modify").refuses("put=red_2") == ("put-not-in-hand", "DK-4.4")


@rule("DK-4.5", "DK-4.6")
def test_the_others_may_follow_whether_or_not_the_active_seat_played() -> None:
    """Clockwise, each once, on the same page."""
    hands = ["hand 0: green_1", "hand 1: green_2", "hand 2: green_3"]
    passed = at("pass", *hands, seats=3, pages="1 green")
    assert passed.match.waiting == [1]
    line = passed.then("green_2 green_3")

    assert [row(line, seat) for seat in range(3)] == [[], ["green:1"], ["green:1"]]
    assert view(line)["turn"] == 2
    assert view(line)["active"] == 1


@rule("DK-4.6", "DK-10.5")
def test_a_reward_is_resolved_before_the_next_follower_decides() -> None:
    """The earlier follower gets the only 1, the later one the next value."""
    hands = ["hand 1: green_2", "hand 2: green_3"]
    left = "1*1 4*7 6*5 8*4 10*8 12*4 16*4"
    line = at("pass green_2", *hands, seats=3, pages="1 green", fragments=left)
    assert [args for _, args in line.notes("fragment")] == [[1, 1]]

    line.then("green_3")

    assert [(seat, args[0]) for seat, args in line.notes("fragment")] == [(1, 1), (2, 4)]


@rule("DK-4.6")
def test_a_follower_can_only_play_or_pass() -> None:
    line = at("pass", "hand 1: green_1+red_1", "crystals 1: 3", pages="1 green")

    assert legal(line, 1) == ["pass", "green_1"]
    for text in ("left", "stop", "put=red_1", "done", "left+crystal"):
        assert line.refuses(text) == ("not-now", "DK-4")


@rule("DK-4.6")
def test_a_seat_without_a_set_is_asked_all_the_same() -> None:
    """Skipping it would reveal something about its hand."""
    line = at("pass", "hand 1: red_1")

    assert line.match.waiting == [1]
    assert legal(line, 1) == ["pass"]
    assert mine(line, 1)["can_play"] is False


@rule("DK-4.7", "DK-11.9")
def test_one_set_per_seat_and_turn() -> None:
    """The active seat played one; after the follower the turn is over, whatever is left in hand."""
    line = at("green_1", "hand 0: green_1+green_2", pages="1 green")
    assert line.match.waiting == [1]
    with pytest.raises(wawel.NotWaiting):
        line.match.play(0, "green_2")

    line.then("pass")

    assert view(line)["active"] == 1


@rule("DK-4.8")
def test_who_runs_out_of_time_takes_one_card_and_does_nothing_else() -> None:
    """From the left, else from the right."""
    take = at("", phase="take").match
    empty = at("", SHORT, phase="take", left="", pages="5 green").match
    modify = at("", "hand 0: red_1", phase="modify").match
    play_ = at("", "hand 0: green_1", pages="1 green").match

    assert take.format(0, take.default(0)) == "left"
    assert empty.format(0, empty.default(0)) == "right"
    assert modify.format(0, modify.default(0)) == "done"
    assert play_.format(0, play_.default(0)) == "pass"
    after = at("left turn=red_4 page=2", phase="take").match
    assert after.format(0, after.default(0)) == "stop"


@rule("DK-4")
def test_what_belongs_to_another_state_is_refused() -> None:
    """So are numbers that are not actions, and seats that are not asked."""
    line = at("", "hand 0: green_1", phase="take")

    for text in ("done", "pass", "put=green_1", "green_1", "return=red", "first=0"):
        assert line.refuses(text) == ("not-now", "DK-4")
    state = line.match.state()
    for action in (-1, 1 << 70, 3 | 9 << 4, 15):
        assert GAME.reason(GAME.why_not(state, 0, action)).key == "not-now"
    assert GAME.reason(GAME.why_not(state, 1, 3)).key == "not-now"


@rule("DK-4")
def test_the_next_seat_clockwise_has_the_next_turn() -> None:
    line = at("pass pass pass", seats=3)

    assert (view(line)["turn"], view(line)["active"], view(line)["phase"]) == (2, 1, "take")
    assert line.notes("turn") == [(1, [2])]


@pytest.mark.parametrize(
    ("phase", "lines", "key"),
    [
        ("take", [], "take"),
        ("take", ["takes: 3", "crystals 0: 1"], "fourth"),
        ("modify", ["hand 0: red_1"], "modify"),
        ("play", [], "play"),
        ("follow", ["who: 1"], "follow"),
    ],
)
def test_every_decision_has_its_question(phase: str, lines: list[str], key: str) -> None:
    line = at("", *lines, phase=phase)
    seat = line.match.waiting[0]

    assert GAME.ask(line.match.state(), seat).key == key
