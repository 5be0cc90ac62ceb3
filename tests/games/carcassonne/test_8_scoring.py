"""CA-8: features completed during the game."""

from tests.games.carcassonne.scene import figures, points, scene, supply
from wawel.testing import rule

ROADS = "BA-U 1,0/0 road@W BA-U 0,1/0 road@W BA-V 2,0/0 pass BA-U 1,1/0 pass BA-V 2,1/1 pass"
CLOISTER = "BA-B 0,1/0 cloister BA-U 1,0/0 pass BA-U -1,0/0 pass BA-B 1,1/0 pass BA-B -1,1/0 pass BA-E -1,2/2 pass"


@rule("CA-8.1")
def test_features_of_the_new_tile_and_cloisters_around_it_are_scored() -> None:
    """The eighth neighbour of the monk's cloister."""
    line = scene(f"{CLOISTER} BA-E 0,2/2 pass")
    assert line.scores == [0, 0]

    line.then("BA-E 1,2/2 pass")
    assert line.scores == [9, 0]
    assert line.notes("cloister") == [(0, [0, 1, 1, 9])]


@rule("CA-8.1")
def test_a_tile_may_complete_its_own_cloister() -> None:
    """The cloister comes last into the ring."""
    ring = "BA-U 1,0/0 pass BA-U -1,0/0 pass BA-B 1,1/0 pass BA-B -1,1/0 pass BA-E 1,2/2 pass BA-E -1,2/2 pass"
    line = scene(f"{ring} BA-E 0,2/2 pass BA-B 0,1/0 cloister")

    assert line.scores == [0, 9]


@rule("CA-8.2")
def test_all_who_tie_for_the_majority_get_the_full_value() -> None:
    """A road of eight tiles with a thief of each seat."""
    line = scene(f"{ROADS} BA-W -1,0/0 pass BA-W -1,1/2 pass")

    assert line.scores == [8, 8]
    assert supply(line) == [7, 7]


@rule("CA-8.2")
def test_the_majority_takes_all() -> None:
    """Two thieves of seat 0 against one of seat 1 on a road of five tiles; all three go home."""
    position = (
        "map: BA-D@0,0/0 BA-U@1,0/0 BA-U@2,0/0 BA-W@3,0/0\nfigures: 0@0,0:road@E 0@1,0:road@W 1@2,0:road@W\n"
        "turn: 1\nphase: place\ntile: BA-W\n"
    )
    line = scene("-1,0/0 pass", position=position)

    assert line.scores == [5, 0]
    assert supply(line) == [7, 7]


@rule("CA-8.2")
def test_nobody_is_paid_for_a_feature_without_followers() -> None:
    line = scene("BA-E 0,-1/2 pass")

    assert line.scores == [0, 0]
    assert line.notes("city") == []


@rule("CA-8.3")
def test_a_road_pays_one_point_a_tile() -> None:
    """Three tiles between two junctions."""
    line = scene("BA-W 1,0/0 road@W BA-X -1,0/0 pass")

    assert line.notes("road") == [(0, [3, -1, 0, 1, 3])]
    assert points(line, 0) == {"road": (1, 3)}


@rule("CA-8.4")
def test_a_city_pays_two_points_a_tile_and_shield() -> None:
    line = scene("BA-F 0,-1/1 city@N BA-E 0,-2/2 pass")

    assert line.notes("city") == [(0, [3, 1, 0, -2, 0, 8])]
    assert points(line, 0) == {"city": (1, 8)}


@rule("CA-8.4")
def test_every_shield_of_a_city_pays() -> None:
    """Four tiles and two shields."""
    line = scene("BA-F 0,-1/1 city@N BA-F 0,-2/1 pass BA-E 0,-3/2 pass")

    assert line.notes("city") == [(0, [4, 2, 0, -3, 0, 12])]
    assert line.scores == [12, 0]


@rule("CA-8.5", "CA-2.8")
def test_a_city_of_two_tiles_pays_four_or_by_option_two() -> None:
    """A larger city pays in full either way."""
    small, large = "BA-E 0,-1/2 city@S", "BA-G 0,-1/1 city@N BA-E 0,-2/2 pass"

    assert scene(small).scores == [4, 0]
    assert scene(small, options={"two_tile_city": "2"}).scores == [2, 0]
    assert scene(large, options={"two_tile_city": "2"}).scores == [6, 0]


@rule("CA-8.6")
def test_a_cloister_pays_nine_points() -> None:
    line = scene(f"{CLOISTER} BA-E 0,2/2 pass BA-E 1,2/2 pass")

    assert points(line, 0) == {"cloister": (1, 9)}


@rule("CA-8.7")
def test_the_fairy_is_paid_after_the_majority() -> None:
    """In the notes the bonus follows the road."""
    line = scene("BA-W 1,0/0 road@W BA-B 0,1/0 pass BA-B 0,2/0 fairy:1,0 BA-B 0,3/0 pass BA-L -1,0/0 pass")
    keys = [note.key for note in line.match.notes if note.key in ("road", "fairy-bonus", "home")]

    assert keys == ["road", "fairy-bonus", "home"]


@rule("CA-8.8")
def test_followers_on_other_features_of_the_same_tiles_stay() -> None:
    """A farmer on the tile of the completed road."""
    line = scene("BA-W 1,0/0 road@W BA-U -1,0/0 field@0 BA-B 0,1/0 pass BA-W -2,0/0 pass")

    assert figures(line) == ["1 -1,0 field@0"]
    assert line.scores == [4, 0]
