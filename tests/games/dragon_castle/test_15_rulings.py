"""DC-15 and DC-18: rulings that no other section shows, and the worked examples of the rulebook."""

from tests.games.dragon_castle.tables import at, cells, legal, view
from wawel.testing import rule


@rule("DC-15.2")
def test_points_never_run_out() -> None:
    """They are just a number: it exceeds the tokens in the box after four sets as large as the realm."""
    realm0 = " / ".join(["4# 4# 4# 4# 4# 4#"] * 4)
    line = at("take:a1 discard", castle="1M1 . 1M2", realm0=realm0, has0="pool=0 sets=4/96")

    assert line.scores == [97, 0]


@rule("DC-15.6")
def test_a_shrine_that_pays_goes_back_to_the_supply() -> None:
    """So tile-and-shrine can take it again."""
    line = at(
        "destruction!shrine destroy:c1 take:a1",
        castle="1M1 . 1M2",
        spirits="destruction",
        has0="pool=20",
        has1="pool=20",
    )

    assert view(line)["supply"] == 1
    assert "shrine" in legal(line)


@rule("DC-15.22")
def test_change_turns_the_whole_group() -> None:
    """Five soldiers and a season in one piece: six are turned."""
    line = at(
        "change!shrine change:c1=S",
        castle="1M1",
        phase="placing",
        hand="F1",
        placed="yes",
        realm0="1S1 1S2 1P1 1S3 1S4 / . . . 1S5",
        spirits="change",
        has0="pool=1",
    )

    assert cells(line) == "1# 1# 1# 1# 1# / . . . 1#"
    assert line.scores == [5, 0]


@rule("DC-18.1")
def test_example_1_a_pair_of_dragons_from_two_levels() -> None:
    """All four dragons stay apart, which is a free choice."""
    line = at(
        "take:a1 a1=M1 pair:b1 b1=M2 D1@b1 D1@b3",
        castle="3D1 2D1",
        realm0=". / 2D2 2# 3D1",
        has0="pool=1",
    )

    assert cells(line) == ". 1D1 / 2D2 2# 3D1 / . 1D1"
    assert line.scores == [0, 0]
    together = at("take:a1 a1=M1 pair:b1 b1=M2 D1@b2 D1@b1", castle="3D1 2D1", realm0=". / 2D2 2# 3D1", has0="pool=1")
    assert together.scores == [3, 0]


@rule("DC-18.2")
def test_example_2_five_dragons_and_two_shrines() -> None:
    """3 + 1 points; the shrines will be worth 2 + 3."""
    line = at(
        "take:a1 F1 shrine D3@b2 build:a2 build:b2",
        castle="3D3 2D1",
        realm0=". 1D1 / 2D2 2# 3D1 / . 1D1",
        has0="pool=1",
        unseen="F1=4",
    )

    assert cells(line) == ". 1# / 2^ 3^ 3# / . 1#"
    assert line.scores == [4, 0]
    seat = view(line)["seats"][0]
    assert (seat["pool"], seat["shrine_points"]) == (0, 5)
