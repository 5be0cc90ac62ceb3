"""CA-4: geometry and placing."""

import pytest

from tests.games.carcassonne.scene import feature, options, scene, view
from wawel.testing import rule


@rule("CA-4.1")
def test_cells_count_east_and_south_and_rotations_turn_clockwise() -> None:
    """The bend joins south and west; turned once it joins west and north."""
    line = scene("BA-V 1,0/1")
    placed = view(line)["tiles"][1]

    assert (placed["x"], placed["y"], placed["rotation"]) == (1, 0, 1)
    assert feature(line, 1, 0, "road@W") is not None
    assert feature(line, 1, 0, "road@N")["tiles"] == 2
    assert line.notes("placed") == [(0, [21, 1, 0, 1])]


@rule("CA-4.2")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("0,0/0", "cell-taken"),
        ("5,5/0", "lies-apart"),
        ("1,1/0", "lies-apart"),  # a corner is not a side
        ("1,0/1", "edges-differ"),
        ("0,-1/0", "edges-differ"),
    ],
)
def test_a_tile_needs_a_free_cell_a_neighbour_and_equal_borders(place: str, reason: str) -> None:
    """The straight road beside the start tile."""
    assert scene("BA-U").refuses(place) == (reason, "CA-4.2")


@rule("CA-4.2")
def test_every_shared_border_must_match() -> None:
    """A city to the west and a field to the south leave the cap one rotation."""
    line = scene("BA-N 0,-1/2 pass BA-U 1,0/0 pass BA-E")

    assert [text for text in options(line) if text.startswith("1,-1/")] == ["1,-1/3"]
    assert line.refuses("1,-1/0") == ("edges-differ", "CA-4.2")


@rule("CA-4.2", "CA-4.5")
def test_exactly_the_matching_cells_and_rotations_are_offered() -> None:
    """The straight road, in two rotations each: beside both road ends and south of the start tile."""
    assert options(scene("BA-U")) == ["-1,0/0", "-1,0/2", "1,0/0", "1,0/2", "0,1/0", "0,1/2"]
    assert [(cell["x"], cell["y"], cell["rotations"]) for cell in view(scene("BA-U"))["places"]] == [
        (-1, 0, [0, 2]),
        (1, 0, [0, 2]),
        (0, 1, [0, 2]),
    ]


@rule("CA-4.5")
def test_rotations_that_look_alike_are_separate_choices() -> None:
    """A cloister looks the same four ways."""
    assert options(scene("BA-B")) == ["0,1/0", "0,1/1", "0,1/2", "0,1/3"]


@rule("CA-4.3")
def test_occupied_features_may_be_joined() -> None:
    """Two roads with a thief each become one."""
    line = scene("BA-U 1,0/0 road@W BA-U 0,1/0 road@W BA-V 2,0/0 pass BA-U 1,1/0 pass BA-V 2,1/1")
    road = feature(line, 2, 1, "road@N")

    assert road["followers"] == [1, 1]
    assert road["owners"] == [0, 1]
    assert road["tiles"] == 6
