"""DC-3: geometry of the castle and availability."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.dragon_castle.tables import at, legal, stacks, state, view
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.rules import castle
from wawel.testing import Played, rule


def free(line: Played) -> list[str]:
    return [stack["cell"] for stack in view(line)["castle"]["stacks"] if stack["available"]]


@rule("DC-3.1")
def test_tiles_leave_from_the_top_and_nothing_falls() -> None:
    """One stack gets lower, the others stay; an empty cell has nothing to take."""
    line = at("take:b1 F6 discard", castle=stacks("1 3 1"), unseen="F6=4")

    assert [stack["height"] for stack in view(line)["castle"]["stacks"]] == [1, 2, 1]
    assert line.refuses("take:a2") == ("no-tile", "DC-3.1")


@rule("DC-3.2", "DC-3.3", "DC-3.5", "DC-18.10")
@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ("1 2 2 1", ["a1", "b1", "c1", "d1"]),
        ("2 2 2", ["a1", "c1"]),
        ("1 / 1 / 1", ["a1", "a2", "a3"]),  # short sides never block
        ("3 2 3", ["a1", "c1"]),  # a taller neighbour blocks like an equal one
        ("2 2 0 2", ["a1", "b1", "d1"]),  # an empty cell frees
        ("1 1 1 / 0 0 0 / 1 1 1", ["a1", "c1", "a3", "c3"]),
    ],
)
def test_a_tile_is_available_with_a_free_long_side(heights: str, expected: list[str]) -> None:
    """Left or right, on the same level."""
    assert free(at(castle=stacks(heights))) == expected


@rule("DC-3.3")
def test_a_blocked_tile_is_refused_by_name() -> None:
    """The middle one of three."""
    assert at(castle=stacks("2 2 2")).refuses("take:b1") == ("blocked", "DC-3.5")


@rule("DC-3.4")
def test_only_the_top_of_a_stack_can_be_taken() -> None:
    """A cell names its top tile, so a covered one has no name; the tile below comes only once the top is gone."""
    line = at("take:a1 M1 pair:a1", castle="3M1", unseen="M1=1 S1=3")

    assert line.notes("pair") == [(0, [1, 0, 2])]


@rule("DC-3.6", "DC-15.5")
def test_adjacent_in_the_castle_is_side_by_side_on_the_same_level() -> None:
    """Long and short sides, but neither corners nor other levels."""
    line = at(castle=stacks("3 3 2 / 2 3 3 / 3 3 1"))
    around = castle.beside(state(line), 2 * 16 + 2, 3)

    assert list(around) == [1 * 16 + 2, 2 * 16 + 3, 3 * 16 + 2]


@rule("DC-3.7")
def test_the_top_level_is_that_of_the_whole_castle() -> None:
    """A free tile of level 2 cannot be the first pick while a stack of three stands anywhere."""
    line = at(castle=stacks("2 0 0 3"))

    assert legal(line) == ["take:d1"]
    assert line.refuses("take:a1") == ("not-top-level", "DC-5.1")
    assert view(line)["castle"]["level"] == 3


@rule("DC-3.8")
@given(st.lists(st.lists(st.integers(0, 3), min_size=14, max_size=14), min_size=1, max_size=9))
def test_a_castle_that_is_not_empty_always_has_a_first_pick(rows: list[list[int]]) -> None:
    """The leftmost of the highest stacks in a row is free; tested on grids of any shape and number of tiles."""
    if sum(map(sum, rows)) > 116:
        rows = rows[:1]
    drawn = " / ".join([" ".join([f"{height}?" if height else "." for height in row]) for row in rows])
    s = state_of(f"seats: 2\nphase: setup\ncastle: {drawn}\n")
    top = castle.top_level(s)
    picks = [cell for cell in s.layout.cells if s.heights[cell] == top and castle.available(s, cell)]

    assert bool(picks) == (top > 0)


def state_of(text: str) -> DragonState:
    found = GAME.from_position(text)
    assert isinstance(found, DragonState)
    return found


@rule("DC-3.9")
def test_availability_is_looked_at_again_after_every_tile() -> None:
    """The first pick frees its neighbour, which is its partner."""
    line = at(castle="2M1 2S2 2S2 2S2 2M2")
    assert free(line) == ["a1", "e1"]

    line = at("take:a1 F1", castle="2S2 2S2 2S2 2M2", unseen="F1=4")
    assert "pair:b1" in legal(line)
    assert "pair:c1" not in legal(line)
    assert line.refuses("pair:c1") == ("blocked", "DC-3.5")
