"""DC-6: placing tiles."""

from tests.games.dragon_castle.tables import at, cells, legal, view
from wawel.testing import rule


@rule("DC-6.1")
def test_every_tile_taken_is_placed_one_by_one_anywhere() -> None:
    """In any order, not next to each other."""
    line = at("M1@f4 S2@a1", castle="1M1", phase="placing", hand="S2 M1", has0="pool=0")

    assert cells(line) == "1S2 / . / . / . . . . . 1M1"
    assert line.notes("place") == [(0, [1, 3 << 4 | 5, 1]), (0, [8, 0, 1])]


@rule("DC-6.1")
def test_only_tiles_in_hand_can_be_placed() -> None:
    line = at(castle="1M1", phase="placing", hand="S2")

    assert line.refuses("S3@a1") == ("not-in-hand", "DC-6.1")


@rule("DC-6.2")
def test_empty_cells_and_face_down_tops_can_be_built_upon() -> None:
    """Not face-up tiles, not shrines."""
    line = at(castle="1M1", phase="placing", hand="S2", realm0="1S4 2# 3^ .")

    assert line.refuses("S2@a1") == ("on-face-up", "DC-6.3")
    assert line.refuses("S2@c1") == ("on-shrine", "DC-6.3")
    assert {"S2@b1", "S2@d1"} <= set(legal(line))
    assert line.match.why_not(0, 5 << 14 | 8 << 8 | 6) is not None  # the spare column is not a cell
    assert [cell["placeable"] for cell in view(line)["seats"][0]["realm"][0]] == [False, True, False, True, True, True]


@rule("DC-6.3")
def test_the_second_tile_cannot_lie_on_the_first() -> None:
    """It is face-up."""
    line = at("S2@a1", castle="1M1", phase="placing", hand="S2 S2")

    assert line.refuses("S2@a1") == ("on-face-up", "DC-6.3")


@rule("DC-6.4", "DC-6.5")
def test_there_is_no_limit_to_height() -> None:
    """The level of a tile is the height of its stack."""
    line = at("S2@a1", castle="1M1", phase="placing", hand="S2", realm0="9#", has0="pool=0")

    assert cells(line) == "10S2"
    assert line.notes("place") == [(0, [8, 0, 10])]


@rule("DC-6.6")
def test_a_shrine_may_not_take_the_place_of_a_tile_in_hand() -> None:
    """A full realm, a tile picked: of three turned cells two may get shrines, the third stays free."""
    shrines = " / ".join(["1^ 1^ 1^ 1^ 1^ 1^"] * 3)
    realm0 = f"{shrines} / 1P1 1P2 1P3 1^ 1^ 1^"
    line = at(
        "take:a1 cleverness!shrine set:c4", castle="1M1", realm0=realm0, spirits="cleverness+faith", has0="pool=5"
    )
    assert view(line)["seats"][0]["room"] == 3

    line.then("build:a4")
    assert "faith!shrine" in legal(line)
    line.then("build:b4")
    assert legal(line) == ["shrine", "discard"]  # Faith would leave no room


@rule("DC-6.6", "DC-15.7")
def test_a_full_realm_must_discard_or_summon() -> None:
    """What would take a tile home is refused for lack of room; discard and summons remain, so nobody is stuck."""
    line = at(castle="1M1 1M1", realm0=" / ".join(["1^ 1^ 1^ 1^ 1^ 1^"] * 4), has0="pool=0")
    assert legal(line) == ["take:a1", "take:b1", "summon"]

    line.then("take:a1")
    assert line.refuses("pair:b1") == ("no-room", "DC-6.6")
    assert line.refuses("shrine") == ("no-room", "DC-6.6")
    assert legal(line) == ["discard"]


@rule("DC-6.7")
def test_nothing_is_turned_between_the_two_placements() -> None:
    """Two tiles make one larger set, not a set and a leftover."""
    line = at("S4@d1 S4@a2", castle="1M1", phase="placing", hand="S4 S4", realm0="1S1 1S2 1S3", has0="pool=0")

    assert line.notes("set") == [(0, [1, 5, 3, 0, 1, 2, 3, 16])]
