"""DC-0: coordinates, tile codes, drawings, adjacency."""

from tests.games.dragon_castle.tables import at, cells, legal, view
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.components.ids import NAMES, NUMBER, TYPE
from wawel.games.dragon_castle.model.grid import grid_of
from wawel.games.dragon_castle.notation import castle_cell, castle_name, realm_cell, realm_name
from wawel.testing import rule


@rule("DC-0.1")
def test_a_cell_is_a_column_letter_and_a_row_number() -> None:
    """a1 is the top left; row 3 and column 2, counted from 0, are c4."""
    grid = grid_of("6x4")

    assert castle_cell("a1") == 17
    assert castle_name(4 * 16 + 3) == "c4"
    assert [realm_name(grid, cell) for cell in grid.cells][:7] == ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]
    assert all(realm_cell(grid, realm_name(grid, cell)) == cell for cell in grid.cells)


@rule("DC-0.1")
def test_outside_the_board_is_height_zero() -> None:
    """The only stack of a castle is free on all sides."""
    stack = view(at(castle="3M1"))["castle"]["stacks"][0]

    assert (stack["available"], stack["short"]) == (True, True)


@rule("DC-0.2")
def test_tile_codes_are_a_letter_and_a_digit() -> None:
    """Only faction tiles have a number."""
    assert " ".join(NAMES[1:]) == (
        "M1 M2 M3 M4 M5 M6 S1 S2 S3 S4 S5 S6 F1 F2 F3 F4 F5 F6 P1 P2 P3 P4 W1 W2 W3 W4 D1 D2 D3"
    )
    assert [NUMBER[NAMES.index(name)] for name in ("M1", "F6", "P4", "W1", "D3")] == [1, 6, 0, 0, 0]
    assert [TYPE[NAMES.index(name)] for name in ("M1", "S1", "F6", "P4", "W1", "D3")] == [0, 1, 2, 3, 4, 5]


@rule("DC-0.3", "DC-0.4")
def test_drawings_of_realm_and_castle_are_read_and_written() -> None:
    """Face-up, face-down, with a shrine; stacks with their tops."""
    line = at(castle="3D1 . / 2S4 1F2", realm0="1S4 2# 3^ / . 1P1")

    assert cells(line) == "1S4 2# 3^ / . 1P1"
    assert "castle: 3D1 . / 2S4 1F2\n" in line.match.position
    realm = view(line)["seats"][0]["realm"]
    assert realm[0][0] == {"cell": "a1", "height": 1, "tile": "S4", "shrine": False, "placeable": False}
    assert realm[0][1] == {"cell": "b1", "height": 2, "tile": None, "shrine": False, "placeable": True}
    assert realm[0][2] == {"cell": "c1", "height": 3, "tile": None, "shrine": True, "placeable": False}


@rule("DC-0.5")
def test_cells_that_share_an_edge_are_adjacent_whatever_their_heights() -> None:
    """Rows do not run into each other, corners do not touch."""
    grid = grid_of("6x4")

    assert [realm_name(grid, cell) for cell in grid.near(realm_cell(grid, "b2"))] == ["b1", "a2", "c2", "b3"]
    assert [realm_name(grid, cell) for cell in grid.near(realm_cell(grid, "f1"))] == ["e1", "f2"]
    assert [realm_name(grid, cell) for cell in grid.near(realm_cell(grid, "a2"))] == ["a1", "b2", "a3"]


@rule("DC-0.5")
def test_heights_do_not_keep_tiles_of_a_set_apart() -> None:
    """Levels 1, 3, 2 and 1 make a set of four; the diagonal tile stays."""
    line = at("S1@d1", castle="1M1", phase="placing", hand="S1", realm0="1S2 3S3 2S4 . / . . . . 1S5", has0="pool=0")

    assert cells(line) == "1# 3# 2# 1# / . . . . 1S5"
    assert legal(line) == ["take:a1", "summon"]
    assert GAME.id == "dragon-castle"
