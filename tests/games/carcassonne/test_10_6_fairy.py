"""CA-10.6: the fairy, and CA-10.7: two special tiles."""

import pytest

from tests.games.carcassonne.scene import feature, figures, options, points, scene, supply, view
from wawel.testing import rule

TWO = "map: BA-D@0,0/0 BA-U@1,0/0 BA-B@0,1/0 BA-B@0,2/0\n"


@rule("CA-10.6.1")
def test_the_fairy_goes_to_a_tile_with_an_own_follower() -> None:
    line = scene("BA-B 0,3/0", position=TWO + "figures: 0@1,0:road@E 1@0,1:cloister\n")

    assert [text for text in options(line) if text.startswith("fairy")] == ["fairy:1,0"]
    assert line.refuses("fairy:0,1") == ("no-follower-there", "CA-10.6.1")
    assert line.refuses("fairy:9,9") == ("no-follower-there", "CA-10.6.1")
    assert line.refuses("fairy:1,0:road@E") == ("no-follower-there", "CA-10.6.1")
    line.then("fairy:1,0")
    assert view(line)["fairy"] == [1, 0]


@rule("CA-10.6.1")
@pytest.mark.parametrize("tile", ["PD-V1 0,3/0", "BA-B 0,3/0"])
def test_she_may_move_also_when_nobody_could_be_deployed(tile: str) -> None:
    """A volcano, or an empty supply."""
    seven = "0@0,0:city@N 0@0,0:road@E 0@0,0:field@2 0@0,0:field@4 0@0,1:cloister 0@0,2:cloister 0@1,0:field@3"
    standing = "0@0,1:cloister" if tile.startswith("PD") else seven
    line = scene(tile, position=TWO + f"figures: {standing}\n")

    assert "fairy:0,1" in options(line)
    assert not [text for text in options(line) if "@" in text]


@rule("CA-16.13", "CA-10.6.1")
def test_she_is_not_moved_to_where_she_is() -> None:
    line = scene("BA-B 0,3/0", position=TWO + "figures: 0@1,0:road@E\nfairy: 1,0\n")

    assert line.refuses("fairy:1,0") == ("already-there", "CA-10.6.1")
    assert [text for text in options(line) if text.startswith("fairy")] == []


@rule("CA-10.6.2")
def test_everybody_on_her_tile_is_safe() -> None:
    """Views mark the figures there."""
    line = scene("", position=TWO + "figures: 0@1,0:road@E 1@1,0:field@0 1@0,1:cloister\nfairy: 1,0\n")

    assert [figure["safe"] for figure in view(line)["figures"]] == [True, True, False]


@rule("CA-10.6.3", "CA-16.9")
def test_one_point_at_the_start_of_a_turn_whatever_the_number_of_followers() -> None:
    """Two followers of seat 1 beside her, one of seat 0: each seat gets one point at the start of its own turn."""
    figures = "figures: 1@1,0:road@E 1@1,0:field@0 0@1,0:field@3\nfairy: 1,0\n"
    line = scene("BA-B 0,3/0 pass", position=TWO + figures)
    assert line.scores == [0, 1]

    line.then("BA-B 0,4/0 pass")
    assert line.scores == [1, 1]
    assert line.notes("fairy-turn") == [(1, [1, 0, 1]), (0, [1, 0, 1])]


@rule("CA-16.16", "CA-10.6.3")
def test_the_point_counts_even_if_no_tile_can_be_placed() -> None:
    """It comes before the draw; the game then ends."""
    line = scene(
        "BA-B 0,3/0 pass BA-C",
        position="map: BA-D@0,0/0 BA-E@0,-1/2 BA-B@0,1/0 BA-B@0,2/0\nfigures: 1@0,1:cloister\n"
        "fairy: 0,1\npile: BA-B BA-C\n",
    )

    assert line.match.over
    assert points(line, 1)["fairy-turn"] == (1, 1)


@rule("CA-10.6.3")
def test_no_point_after_the_last_turn() -> None:
    line = scene("BA-B 0,3/0 pass", position=TWO + "figures: 1@1,0:field@0\nfairy: 1,0\npile: BA-B\n")

    assert line.match.over
    assert "fairy-turn" not in points(line, 1)


ROAD = "map: BA-D@0,0/0 BA-W@1,0/0\nphase: place\ntile: BA-W\n"


@rule("CA-10.6.4")
def test_three_points_when_the_feature_is_scored_majority_or_not() -> None:
    """Seat 0 has two thieves; seat 1 has one, beside the fairy."""
    position = (
        "map: BA-D@0,0/0 BA-U@1,0/0 BA-U@2,0/0 BA-W@3,0/0\nfigures: 0@0,0:road@E 0@1,0:road@W 1@2,0:road@W\n"
        "fairy: 2,0\nphase: place\ntile: BA-W\nturn: 1\n"
    )
    line = scene("-1,0/0 pass", position=position)

    assert line.scores == [5, 3]
    assert points(line, 1) == {"fairy-bonus": (1, 3)}


@rule("CA-10.6.4")
def test_only_followers_of_the_scored_feature_count() -> None:
    """A farmer beside the fairy gets nothing for the road."""
    line = scene("-1,0/0 pass", position=ROAD + "figures: 0@1,0:road@W 1@1,0:field@0\nfairy: 1,0\n")

    assert line.notes("fairy-bonus") == [(0, [1, 1, 0, 3])]
    assert line.scores[0] == 6


@rule("CA-16.9", "CA-10.6.4")
def test_several_own_followers_of_the_feature_on_her_tile_pay_once() -> None:
    """Two arms of one junction, joined into the same road."""
    position = (
        "map: BA-D@0,0/0 BA-X@1,0/0 BA-V@2,0/0 BA-V@2,1/1\nfigures: 0@1,0:road@E 0@1,0:road@S\nfairy: 1,0\n"
        "phase: place\ntile: BA-V\nturn: 1\n"
    )
    line = scene("1,1/2 pass", position=position)

    assert points(line, 0) == {"road": (1, 4), "fairy-bonus": (1, 3)}


CLOISTER = (
    "map: BA-D@0,0/0 BA-U@1,0/0 BA-U@-1,0/0 BA-B@0,1/0 BA-B@1,1/0 BA-B@-1,1/0 BA-E@-1,2/2 BA-E@0,2/2\n"
    "phase: place\ntile: BA-E\nfigures: 0@0,1:cloister\nfairy: 0,1\nturn: 1\n"
)


@rule("CA-16.7", "CA-2.6")
def test_a_cloister_pays_the_bonus_unless_the_option_forbids_it() -> None:
    paid = scene("1,2/2 pass", position=CLOISTER)
    unpaid = scene("1,2/2 pass", position=CLOISTER + "options: fairy_cloister_bonus=no\n")

    assert paid.scores == [12, 0]
    assert unpaid.scores == [9, 0]


@rule("CA-10.6.5", "CA-10.6.7")
def test_the_follower_goes_home_and_the_fairy_stays() -> None:
    """She brings no more points, but on the empty tile she still blocks the dragon."""
    line = scene("-1,0/0 pass BA-B 0,1/0 pass", position=ROAD + "figures: 0@1,0:road@W\nfairy: 1,0\n")

    assert figures(line) == []
    assert view(line)["fairy"] == [1, 0]
    assert "fairy-turn" not in points(line, 0)

    line.then("PD-V1 0,2/0 pass PD-D01 2,0/0 pass N N")
    assert line.refuses("E") == ("fairy-there", "CA-10.6.2")
    assert options(line) == ["W"]


FOLLOWER = TWO + "options: fairy_mode=follower\n"


@rule("CA-10.6.6", "CA-16.3", "CA-2.5")
def test_by_option_she_is_with_one_follower() -> None:
    """Another follower of the seat on the same tile may be chosen, but not the same one."""
    line = scene("BA-B 0,3/0", position=FOLLOWER + "figures: 0@1,0:road@E 0@1,0:field@0\nfairy: 1,0:road@E\n")

    assert [text for text in options(line) if text.startswith("fairy")] == ["fairy:1,0:field@0"]
    assert line.refuses("fairy:1,0:road@E") == ("already-there", "CA-10.6.1")
    assert line.refuses("fairy:1,0:field@3") == ("no-follower-there", "CA-10.6.1")
    line.then("fairy:1,0:field@0")
    assert [figure["ward"] for figure in view(line)["figures"]] == [False, True]


@rule("CA-10.6.6")
def test_by_option_only_her_follower_earns_points() -> None:
    """The neighbour of the other seat on the same tile earns nothing."""
    position = FOLLOWER + "figures: 1@1,0:road@E 0@1,0:field@0\nfairy: 1,0:road@E\n"
    line = scene("BA-B 0,3/0 pass BA-B 0,4/0 pass", position=position)

    assert line.scores == [0, 1]


@rule("CA-10.6.6")
def test_by_option_she_stays_alone_when_her_follower_leaves() -> None:
    """The road is scored with her bonus; afterwards she is alone and may join another follower."""
    start = ROAD + "options: fairy_mode=follower\nfigures: 0@1,0:road@W 0@1,0:field@0\nfairy: 1,0:road@W\nturn: 1\n"
    line = scene("-1,0/0 pass", position=start)

    assert points(line, 0) == {"road": (1, 3), "fairy-bonus": (1, 3)}
    assert view(line)["fairy"] == [1, 0]
    assert [figure["ward"] for figure in view(line)["figures"]] == [False]
    assert "fairy:1,0:field@0" in options(line.then("BA-B 0,1/0"))


@rule("CA-10.6.6", "CA-10.6.2")
def test_by_option_she_still_bars_the_dragon() -> None:
    position = "map: BA-D@0,0/0 PD-V1@0,1/0\noptions: fairy_mode=follower\ndragon: 0,1\nfigures: 0@0,0:road@E\n"
    line = scene("PD-D01 1,0/0 pass", position=position + "fairy: 0,0:road@E\n")

    assert supply(line) == [6, 7]
    assert view(line)["phase"] == "draw"


@rule("CA-10.7.1", "CA-16.12")
def test_the_cloister_in_the_city_has_three_features() -> None:
    """Each can be claimed; the city stays open when the cloister is surrounded."""
    position = "map: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 0,1\n"
    line = scene("PD-D11 0,-1/2", position=position)

    assert options(line) == ["pass", "city@E", "field@0", "cloister"]
    occupied = scene(
        "",
        position="map: BA-D@0,0/0 PD-V1@0,1/0 BA-N@0,-1/2 PD-D11@1,-1/0\ndragon: 0,1\nphase: action\n"
        "figures: 1@0,-1:city@S\n",
    )
    assert options(occupied) == ["pass", "field@4", "cloister"]


@rule("CA-10.7.1")
def test_the_cloister_in_the_city_is_complete_with_eight_neighbours() -> None:
    """The city around it is still open."""
    ring = (
        "map: BA-D@0,0/0 PD-V1@0,1/0 PD-D11@0,-1/2 BA-U@1,0/0 BA-U@-1,0/0 BA-N@1,-1/0 BA-N@-1,-1/1 BA-N@1,-2/3 "
        "BA-H@-1,-2/0\ndragon: 0,1\nfigures: 0@0,-1:cloister 1@0,-1:city@E\nphase: place\ntile: BA-M\n"
    )
    line = scene("", position=ring)

    assert feature(line, 0, -1, "cloister")["open"] == 1
    place = next(text for text in options(line) if text.startswith("0,-2/"))
    line.then(f"{place} pass")
    assert line.scores == [9, 0]
    assert feature(line, 0, -1, "city@E")["open"] > 0


@rule("CA-10.7.2")
def test_the_tunnel_joins_road_and_banks_and_the_city_divides_the_fields() -> None:
    line = scene("PD-D10 1,0/1", position="map: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 0,1\n")

    assert options(line) == ["pass", "city@N", "road@E", "field@2", "field@6"]
    assert feature(line, 1, 0, "road@E")["tiles"] == 2
    # west of the city both banks are one field, so the two fields of the start tile are joined there
    assert feature(line, 0, 0, "field@2") == feature(line, 0, 0, "field@3")
    assert feature(line, 1, 0, "field@2") != feature(line, 1, 0, "field@6")
