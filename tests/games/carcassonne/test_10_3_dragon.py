"""CA-10.3: the walk of the dragon."""

import pytest

from tests.games.carcassonne.scene import figures, options, scene, supply, view
from wawel.testing import rule

# a block of 3 x 3 tiles, the volcano in the middle
BLOCK = (
    "map: BA-D@0,0/0 BA-U@1,0/0 BA-U@-1,0/0 BA-B@0,1/0 BA-B@1,1/0 BA-B@-1,1/0 PD-V1@0,2/0 BA-E@1,2/2 BA-E@-1,2/2\n"
    "dragon: 0,2\n"
)
WALK = "PD-D01 2,0/0 pass"


@rule("CA-10.3.1")
def test_the_placer_of_a_dragon_tile_has_a_normal_action() -> None:
    line = scene("PD-D01 2,0/0", position=BLOCK)

    assert options(line) == ["pass", "road@E", "field@0", "field@3"]
    line.then("road@E")
    assert view(line)["phase"] == "dragon"


@rule("CA-10.3.2")
@pytest.mark.parametrize(
    ("seats", "turn", "expected"),
    [
        (2, 1, [1, 0, 1, 0, 1, 0]),
        (3, 2, [2, 0, 1, 2, 0, 1]),
        (4, 1, [1, 2, 3, 0, 1, 2]),
        (5, 3, [3, 4, 0, 1, 2, 3]),
    ],
)
def test_all_seats_move_in_turn_beginning_with_the_active_one(seats: int, turn: int, expected: list[int]) -> None:
    """Six steps, whatever the number of seats; then it is the next seat's turn."""
    line = scene(WALK, seats=seats, position=f"seats: {seats}\nturn: {turn}\n" + BLOCK)
    movers = []
    for step in ("W", "N", "E", "E", "N", "W"):
        movers.append(line.match.waiting[0])
        line.then(step)

    assert movers == expected
    assert view(line)["phase"] == "draw"
    assert view(line)["turn"] == (turn + 1) % seats
    assert view(line)["dragon"] == [0, 0]


@rule("CA-10.3.2")
def test_a_step_is_a_must() -> None:
    line = scene(WALK, position=BLOCK)

    assert line.refuses("pass") == ("must-move", "CA-10.3.2")


@rule("CA-10.3.3", "CA-16.2")
def test_the_dragon_visits_no_tile_twice_and_not_where_it_began() -> None:
    line = scene(f"{WALK} W", position=BLOCK)

    assert line.refuses("E") == ("visited", "CA-10.3.3")
    assert line.refuses("S") == ("no-tile-there", "CA-10.3.3")
    assert options(line) == ["N"]


@rule("CA-10.3.3", "CA-10.6.2")
def test_the_dragon_does_not_enter_the_fairys_tile() -> None:
    """Nor is anybody there in danger."""
    line = scene(f"{WALK} W", position=BLOCK + "figures: 0@-1,1:cloister\nfairy: -1,1\n")

    assert line.match.waiting == []
    assert figures(line) == ["0 -1,1 cloister"]
    assert line.notes("dead-end") == [(-1, [1])]
    assert scene(WALK, position=BLOCK + "fairy: 0,1\n").refuses("N") == ("fairy-there", "CA-10.6.2")


@rule("CA-10.3.4", "CA-16.25")
def test_a_dead_end_ends_the_walk_even_before_the_first_step() -> None:
    """Everything around the volcano is empty except the fairy's tile."""
    line = scene("PD-D01 1,0/0 pass", position="map: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 0,1\nfairy: 0,0\n")

    assert line.notes("dead-end") == [(-1, [0])]
    assert view(line)["phase"] == "draw"
    assert view(line)["dragon"] == [0, 1]


@rule("CA-10.3.4")
def test_a_dead_end_in_the_middle_ends_the_walk() -> None:
    """A column of tiles: two steps, then nothing."""
    line = scene("PD-V1 0,1/0 pass BA-B 0,2/0 pass BA-B 0,3/0 pass PD-D01 1,0/0 pass S S")

    assert line.notes("dead-end") == [(-1, [2])]
    assert view(line)["dragon"] == [0, 3]


@rule("CA-10.3.5")
def test_all_figures_of_all_seats_on_the_tile_go_home_without_points() -> None:
    """Knight, thief and farmer of three seats stand on the start tile."""
    everybody = "seats: 3\nfigures: 0@0,0:city@N 1@0,0:road@E 2@0,0:field@2 2@-1,1:cloister\n"
    line = scene(f"{WALK} N N", seats=3, position=everybody + BLOCK)

    assert sorted(line.notes("eaten")) == [(0, [0, 0, 0, 0, 0]), (1, [0, 1, 0, 0, 1]), (2, [0, 2, 0, 0, 2])]
    assert supply(line) == [7, 7, 6]
    assert line.scores == [0, 0, 0]


@rule("CA-10.3.5")
def test_a_figure_that_was_eaten_can_be_used_again_in_the_next_turn() -> None:
    """And its feature is free again."""
    line = scene(f"{WALK} N N W S S", position="figures: 0@0,0:road@E\n" + BLOCK)
    assert supply(line) == [7, 7]

    line.then("BA-U -2,0/0")
    assert "road@E" in options(line)


@rule("CA-10.3.7")
def test_the_dragon_stays_and_hinders_neither_placing_nor_scoring() -> None:
    """A city is closed beside it and scored."""
    line = scene("BA-E 0,-1/2 city@S", position="map: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 0,1\n")

    assert line.scores == [4, 0]
    assert view(line)["dragon"] == [0, 1]


@rule("CA-10.3.8", "CA-16.10", "CA-10.4.3")
def test_nobody_is_deployed_beside_the_dragon() -> None:
    """Not even through a portal."""
    line = scene("PD-P3 1,0/0", position="map: BA-D@0,0/0 PD-V2@0,1/0\ndragon: 0,1\n")

    assert line.refuses("0,1:road@S") == ("beside-dragon", "CA-10.3.8")
    assert not [text for text in options(line) if text.startswith("0,1:")]


@rule("CA-10.3.9", "CA-2.2")
def test_the_walk_comes_before_scoring_or_by_option_after_it() -> None:
    """The same turn: the thief on the road just completed is eaten, or paid first."""
    position = (
        "map: BA-D@0,0/0 BA-W@1,0/0 PD-V1@0,1/0\ndragon: 0,1\nfigures: 0@1,0:road@W\nphase: place\ntile: PD-D03\n"
    )
    before = scene("-1,0/0 pass N E", position=position)
    after = scene("-1,0/0 pass N E", position=position + "options: dragon_timing=after_scoring\n")

    assert before.scores == [0, 0]
    assert after.scores == [3, 0]
    assert supply(before) == supply(after) == [7, 7]


@rule("CA-10.3.2")
def test_a_view_shows_path_steps_left_and_what_each_step_would_eat() -> None:
    """And who decides."""
    line = scene(f"{WALK} N", position=BLOCK + "figures: 1@0,0:road@E\n")
    walk = view(line)["walk"]

    assert walk["path"] == [[0, 2], [0, 1]]
    assert (walk["left"], walk["mover"]) == (5, 1)
    assert [(step["action"], step["eats"]) for step in walk["next"]] == [("N", [0]), ("E", []), ("W", [])]
