"""SI-9: objectives at the Dragonlord's Monument."""

import pytest

from tests.games.simurgh.scenes import RICH, goods, legal, phase, points, scene, seat_of, view
from wawel.testing import rule

STACK = "top objectives: 73!0 74!0 75!0\n"


@rule("SI-9.1")
def test_three_objectives_are_looked_at_and_none_or_one_is_placed() -> None:
    line = scene(f"goods 0: {RICH}\n{STACK}", "rider@dragonlord_monument")

    assert view(line)["mine"]["drawn"] == [75, 74, 73]
    assert view(line, 1)["mine"]["drawn"] == []
    assert view(line, 1)["drawn"] == 3
    assert len([text for text in legal(line) if text.startswith("objective")]) == 15
    assert line.refuses("objective:80/1") == ("not-drawn", "SI-13.1")
    taken = scene(f"goods 0: {RICH}\n{STACK}objectives: 80 - - - -", "rider@dragonlord_monument")
    assert taken.refuses("objective:73/1") == ("objective-space-taken", "SI-9.1")


@rule("SI-9.2", "SI-9.3")
@pytest.mark.parametrize(
    ("space", "price", "gain"),
    [
        (1, "1veg+1meat", 2),
        (2, "1wood+1stone", 2),
        (3, "2wisdom", 3),
        (4, "1wisdom+1weapon", 3),
        (5, "2weapon", 4),
    ],
)
def test_a_space_is_paid_and_gives_its_points_at_once(space: int, price: str, gain: int) -> None:
    """With exactly the price only this space can be chosen."""
    line = scene(f"goods 0: {price}\n{STACK}dragons 0: 57:c", "rider@dragonlord_monument")

    assert {text.split("/")[1] for text in legal(line) if text.startswith("objective")} == {str(space)}
    line.then(f"objective:74/{space}")
    assert (goods(line), points(line)) == ({}, gain)
    assert legal(line) == ["use:57c", "pass"]
    assert view(line)["monument"][space - 1]["tile"] == 74


@rule("SI-9.4", "SI-13.2")
def test_the_others_go_back_on_top_or_bottom_in_any_order() -> None:
    """Only the player who put them back knows where they are."""
    line = scene(STACK, "rider@dragonlord_monument none return:74/top return:75/bottom return:73/top")

    assert view(line)["objective_stack"] == {"size": 12, "top": [73, 74], "bottom": [75]}
    assert view(line, 1)["objective_stack"] == {"size": 12, "top": [None, None], "bottom": [None]}
    assert phase(line) == "after"


@rule("SI-9.5", "SI-16.19")
def test_the_monument_may_be_visited_without_placing() -> None:
    """By a player who can pay nothing, and when all spaces are full."""
    full = "objectives: 76 77 78 79 80\nlength: long\nending: 1\nturn: 1\n"
    poor = scene(f"goods 0: -\n{STACK}", "rider@dragonlord_monument")
    late = scene(f"goods 0: {RICH}\n{STACK}{full}", "rider@dragonlord_monument")

    assert legal(poor) == ["none"]
    assert legal(late) == ["none"]


@rule("SI-9.6", "SI-16.20", "SI-16.31", "SI-12.6")
def test_the_oracle_replaces_an_objective_for_the_usual_price() -> None:
    """The old tile leaves the game, the new one lies on the same space."""
    text = f"goods 0: 1wood+1stone\n{STACK}objectives: 80 81 - - -\ndragons 0: 69:c\n"
    line = scene(text, "rider@dragonlord_monument use:69c")

    assert legal(line) == ["objective:73/2", "objective:74/2", "objective:75/2"]
    assert line.refuses("none") == ("not-now", "SI-3.1")
    assert line.refuses("objective:73/3") == ("objective-space-empty", "SI-9.6")
    line.then("objective:73/2 return:74/top return:75/top")
    assert (goods(line), points(line)) == ({}, 2)
    assert [space["tile"] for space in view(line)["monument"]] == [80, 73, None, None, None]
    assert view(line)["objective_stack"]["size"] == 9
    assert view(line)["end"]["objectives"] == 2


@rule("SI-9.6")
def test_replacing_needs_an_objective_that_can_be_paid() -> None:
    poor = scene(f"goods 0: 1wood\n{STACK}objectives: 80 - - - -\ndragons 0: 69:c", "rider@dragonlord_monument")

    assert poor.refuses("use:69c") == ("nothing-to-replace", "SI-9.6")
    assert scene("dragons 0: 69:c").refuses("use:69c") == ("not-triggered", "SI-12.4")


@rule("SI-9.7")
def test_objectives_are_no_action_tiles() -> None:
    """They never go to the chronicle, and every seat is ranked on each."""
    line = scene(f"goods 0: {RICH}\n{STACK}dragons 1: 49:abc", "rider@dragonlord_monument objective:73/1")

    assert view(line)["chronicle"] == []
    assert [row["value"] for row in view(line)["monument"][0]["standing"]] == [0, 3]
    assert [row["points"] for row in view(line)["monument"][0]["standing"]] == [0, 8]
    assert seat_of(line, 1)["points"] == 0


@rule("SI-9.2")
def test_there_are_five_spaces() -> None:
    from wawel.games.simurgh import GAME, actions

    line = scene(f"goods 0: {RICH}\n{STACK}", "rider@dragonlord_monument")
    code = GAME.why_not(line.match.state(), 0, actions.OBJECTIVE | actions.objective(73, 6))

    assert GAME.reason(code).rule == "SI-9.2"
