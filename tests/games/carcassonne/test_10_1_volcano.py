"""CA-10.1 and CA-10.2: volcanoes, and dragon tiles before the first one."""

import pytest

import wawel
from tests.games.carcassonne.scene import options, scene, view
from wawel.games.carcassonne import GAME
from wawel.testing import rule


@rule("CA-10.1.1")
def test_no_figure_is_deployed_with_a_volcano() -> None:
    """The fairy may still move."""
    line = scene("BA-B 0,1/0 cloister BA-B 0,2/0 pass PD-V2 0,3/0")

    assert line.refuses("field@0") == ("on-volcano", "CA-10.1.1")
    assert options(line) == ["pass", "fairy:0,1"]


@rule("CA-10.1.2")
def test_the_dragon_flies_to_the_volcano_from_beside_the_map_and_from_anywhere() -> None:
    """Nobody on the way is eaten."""
    line = scene("PD-V1 0,1/0 pass BA-B 0,2/0 cloister BA-B 0,3/0 pass PD-V2 0,4/0 pass")

    assert line.notes("volcano") == [(0, [0, 1]), (1, [0, 4])]
    assert view(line)["dragon"] == [0, 4]
    assert line.notes("eaten") == []


@rule("CA-10.1.3")
def test_the_first_volcano_brings_back_what_was_set_aside() -> None:
    """Two dragon tiles; a second volcano has nothing to bring."""
    line = scene("PD-D05 PD-D02 PD-V1 0,1/0 pass PD-V2 0,2/0 pass")

    assert line.notes("reshuffled") == [(-1, [2])]
    assert view(line)["aside"] == {}
    assert view(line)["pile"]["PD-D02"] == 2
    assert view(line)["left"] == 99


@rule("CA-10.1.4", "CA-16.15")
def test_a_volcano_is_an_ordinary_tile_in_later_turns() -> None:
    """Once the dragon has gone, a portal leads there."""
    line = scene("PD-V3 1,0/0 pass PD-V1 0,1/0 pass PD-P3 2,0/0")

    assert "1,0:field@0" in options(line)
    assert line.refuses("0,1:field@0") == ("beside-dragon", "CA-10.3.8")


@rule("CA-10.2.1")
def test_a_dragon_tile_before_the_first_volcano_is_set_aside() -> None:
    """Even if it could be placed; the same seat draws again."""
    line = scene("PD-D01 PD-D03 BA-B")

    assert line.notes("aside") == [(0, [GAME.parts.tiles.index("PD-D01")]), (0, [GAME.parts.tiles.index("PD-D03")])]
    assert line.match.waiting == [0]
    assert view(line)["aside"] == {"PD-D01": 1, "PD-D03": 1}


@rule("CA-10.2.1")
def test_a_dragon_tile_is_set_aside_before_anybody_asks_whether_it_fits() -> None:
    """No city and no road is open, so the tunnel fits nowhere; still it will come back with the dragon."""
    closed = "map: BA-D@0,0/0 BA-E@0,-1/2 BA-A@1,0/1 BA-A@-1,0/3\n"
    line = scene("PD-D10", position=closed)
    assert view(line)["aside"] == {"PD-D10": 1}
    assert view(line)["discarded"] == {}

    line.then("PD-V1 0,1/0 pass PD-D10")
    assert view(line)["discarded"] == {"PD-D10": 1}


@rule("CA-10.2.1", "CA-9.1")
def test_if_only_dragon_tiles_are_left_the_game_ends() -> None:
    """All are set aside, the pile is empty."""
    line = scene("PD-D01 PD-D05", position="map: BA-D@0,0/0\npile: PD-D01 PD-D05\n")

    assert line.match.over


@rule("CA-10.2.2")
def test_setting_aside_keeps_the_chances_of_the_other_tiles() -> None:
    """Their weights do not change."""
    before, after = scene("").match.state(), scene("PD-D01").match.state()

    for tile in ("BA-U", "PD-V1", "BA-X"):
        action = GAME.parse(before, wawel.CHANCE, tile)
        assert GAME.weight(before, action) == GAME.weight(after, action)


@rule("CA-2.1")
@pytest.mark.parametrize("tile", ["PD-V1", "PD-D01", "PD-P1", "PD-L1"])
def test_without_the_expansion_its_tiles_are_not_in_the_pile(tile: str) -> None:
    line = scene("", options={"sets": "none"})

    assert line.refuses(tile) == ("not-in-pile", "CA-3.2")


@rule("CA-2.1")
def test_without_the_expansion_there_is_no_fairy() -> None:
    line = scene("BA-B 0,1/0 cloister BA-B 0,2/0 pass BA-B 0,3/0", options={"sets": "none"})

    assert line.refuses("fairy:0,1") == ("not-in-play", "CA-2.1")
    assert options(line) == ["pass", "field@0", "cloister"]
