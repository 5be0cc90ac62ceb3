"""Sets of realm cells as bits, in the largest realm that a data file may name."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT, count, lowest, members
from wawel.games.dragon_castle.model.grid import grid_of, groups, sort
from wawel.testing import rule

GRID = grid_of("8x6")


@rule("DC-1.4")
def test_every_cell_is_a_set_of_its_own() -> None:
    """The last cell is bit 52, far beyond what a short number holds."""
    for cell in GRID.cells:
        assert BIT[cell] == 2**cell
        assert (count(BIT[cell]), lowest(BIT[cell]), list(members(BIT[cell]))) == (1, cell, [cell])


@rule("DC-1.4")
def test_a_set_is_counted_and_listed_whole() -> None:
    """All cells, the border, and any first cells of the realm."""
    assert list(members(GRID.full)) == list(GRID.cells)
    assert (count(0), count(GRID.full), count(GRID.border)) == (0, 48, 24)
    for cell in GRID.cells:
        assert count(BIT[cell] - 1) == cell


@rule("DC-7.1")
def test_groups_come_in_the_order_of_their_first_cells() -> None:
    """Corners are alone; groups of several types are sorted afterwards."""
    corners = [0, 7, 45, 52]
    found = groups(sum(BIT[cell] for cell in corners) | BIT[1], GRID.stride, 1)
    assert [lowest(group) for group in found] == corners
    assert [count(group) for group in found] == [2, 1, 1, 1]

    mixed = vec[i64]([BIT[52], BIT[3] | BIT[51], BIT[45], BIT[2] | BIT[20]])
    sort(mixed)
    assert [lowest(group) for group in mixed] == [2, 3, 45, 52]
