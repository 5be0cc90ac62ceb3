"""DK-10: edge cases of the sheet."""

from tests.games.dragonkeepers.scene import at, legal, mine, row, seat_of, view
from wawel.games.dragonkeepers import GAME
from wawel.testing import rule


@rule("DK-10.2")
def test_the_book_may_be_changed_without_playing() -> None:
    """Even by a seat that could have played before: the page stays changed, and the others play by it."""
    line = at("", "hand 0: red_1+green_2+green_3+green_4+green_white", phase="modify", pages="4 green")
    assert mine(line, 0)["can_play"]

    line.then("put=red_1 done pass")

    assert row(line, 0) == []
    assert view(line)["task"]["number"] == 1
    assert (view(line)["phase"], view(line)["acting"]) == ("follow", 1)


@rule("DK-10.2")
def test_the_book_may_be_changed_so_that_only_others_can_use_it() -> None:
    """Seat 0 has no blue dragon and makes the page blue; seat 1 plays for it."""
    line = at("put=red_blue done", "hand 0: red_blue+red_1", "hand 1: blue_2", phase="modify", pages="1 red")
    assert legal(line) == ["pass"]

    line.then("pass blue_2")

    assert row(line, 1) == ["blue:1"]
    assert seat_of(line, 1)["ring"] == 1


@rule("DK-10.3")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    """Half of all book cards are in one hand, and another one is taken and can be played."""
    parts = GAME.parts
    many = [name for kind, name in enumerate(parts.cards) for _ in range(parts.book[kind]) if parts.front[kind] < 2]
    many.remove("white_5")
    many.remove("white_blue")
    line = at("left turn=blue_1 page=1 stop done", f"hand 0: {'+'.join(many)}", phase="take", pages="1 white", right="")

    assert len(many) == 50
    assert seat_of(line, 0)["hand"] == 51
    assert "white_5" in legal(line)


@rule("DK-10.3")
def test_with_an_empty_hand_there_is_nothing_to_change_or_to_play() -> None:
    """The card that had to be taken was put on the book, so only passing is left."""
    line = at("left turn=blue_1 page=4 stop put=white_5", phase="take", pages="1 white")

    assert mine(line, 0)["hand"] == []
    assert view(line)["phase"] == "play"
    assert legal(line) == ["pass"]


@rule("DK-10.8")
def test_a_crystal_gained_as_a_reward_waits_for_the_next_own_turn() -> None:
    """It cannot be spent in the rest of this turn or in others' turns, only in the seat's next turn."""
    line = at("red_1", "hand 0: red_1", "hand 1: white_1", "chests: wind crown thrift", pages="1 red")
    assert seat_of(line, 0)["crystals"] == 1
    line.then("pass left turn=blue_1 page=4 stop done pass")
    assert (view(line)["active"], view(line)["acting"]) == (1, 0)
    assert line.refuses("red_2!thrift") == ("chest-not-active", "DK-9.2")

    line.then("pass")

    assert view(line)["active"] == 0
    assert "wind" in legal(line)
    line.then("left turn=blue_4 page=4 left turn=red_4 page=4 left turn=white_4 page=4")
    assert legal(line) == ["stop", "left+crystal", "right+crystal"]
