"""CA-15.1 to CA-15.5: the City of Carcassonne, who enters it, and the Count."""

import pytest

import wawel
from tests.games.carcassonne.city import COUNT, LAST, OPEN, back, city, people
from tests.games.carcassonne.scene import feature, options, points, scene, supply, view
from wawel.games.carcassonne import GAME
from wawel.testing import rule


@rule("CA-15.1", "CA-3.5", "CA-1.5")
def test_the_city_begins_the_map_and_the_count_is_in_the_castle() -> None:
    """Twelve tiles lie there, no start tile; three copies of it are in the pile."""
    seen = view(scene("", options=COUNT))

    assert [(tile["id"], tile["x"], tile["y"]) for tile in seen["tiles"][::5]] == [
        ("CC-01", -2, -1),
        ("CC-06", -1, 0),
        ("CC-11", 0, 1),
    ]
    assert seen["placed"] == 12
    assert (seen["left"], seen["pile"]["BA-D"]) == (71, 3)
    assert seen["city"] == {"count": "castle", "people": {name: [] for name in seen["city"]["people"]}}
    assert len(seen["free"]) == 14


@rule("CA-16.17")
def test_river_and_count_cannot_be_played_together() -> None:
    with pytest.raises(wawel.BadOption, match="river"):
        wawel.Match(GAME, 2, options={"sets": "river+count"})


@rule("CA-15.3")
def test_fields_and_roads_go_on_outside_the_walls() -> None:
    """Three roads begin at the walls and cut the land around into three fields; each counts the City once."""
    line = scene("BA-E -1,-2/0 field@4", options=COUNT)

    assert feature(line, -1, -2, "field@4")["tiles"] == 5
    assert feature(line, -1, -2, "field@4")["cities"] == 1
    assert feature(line, 1, 0, "field@2")["tiles"] == 4
    assert feature(line, -2, 0, "field@7")["tiles"] == 5
    assert feature(line, 0, 1, "road@S") == {"kind": "road", "tiles": 1, "open": 1, "worth": 1}


@rule("CA-15.3", "CA-9.4", "CA-9.5")
@pytest.mark.parametrize(("edition", "paid"), [("third", (2, 6)), ("second", (1, 3)), ("first", (1, 4))])
def test_the_walls_are_one_completed_city_for_every_farm(edition: str, paid: tuple[int, int]) -> None:
    """A seat with two farms there is paid by the edition chosen."""
    farmers = "figures: 0@-1,-2:field@0 0@2,0:field@0\npile: BA-B"
    line = city(LAST, "BA-B@-1,-2/0 BA-B@2,0/0", more=farmers, last=f"farm_rule={edition}")

    assert points(line, 0)["farm"] == paid
    assert len(line.notes("farm-walls")) == (edition == "first")


@rule("CA-15.3")
def test_a_cap_beside_the_walls_is_an_ordinary_city() -> None:
    """And the road beside it ends at the walls."""
    line = scene("BA-E -2,2/0 city@N", options=COUNT)

    assert line.scores == [4, 0]
    assert scene("BA-A 0,2/2 road@N", options=COUNT).scores == [2, 0]


@rule("CA-15.4")
def test_whoever_helps_only_others_may_send_a_follower_into_the_city() -> None:
    """Into any quarter, also the Count's; or nobody."""
    line = scene(OPEN, options=COUNT)

    assert line.scores == [3, 0]
    assert line.match.waiting == [1]
    assert options(line) == ["pass", "enter:castle", "enter:blacksmith", "enter:cathedral", "enter:market"]
    assert [entry["quarter"] for entry in view(line)["enter"]] == ["castle", "blacksmith", "cathedral", "market"]
    line.then("enter:castle pass")
    assert people(line) == {"castle": [(1, 1, False)]}
    assert supply(line) == [7, 6]
    assert line.notes("entered") == [(1, [0, 0])]
    assert line.match.waiting == []


@rule("CA-15.4")
def test_nobody_enters_if_the_active_seat_scores_or_nobody_does() -> None:
    """A completed feature without followers pays nobody; a shared one pays the seat that placed the tile too."""
    alone = scene("BA-U 0,2/1 road@N BA-B 2,0/0 pass BA-A 0,3/2 pass", options=COUNT)
    nobody = scene("BA-U 0,2/1 pass BA-A 0,3/2 pass", options=COUNT)
    shared = scene("BA-A 0,2/2 road@N", options=COUNT)
    assert view(alone)["phase"] == view(nobody)["phase"] == view(shared)["phase"] == "draw"

    tied = city("BA-A 0,3/2 pass back:0,3:road@N", "BA-U@0,2/1", "0@blacksmith", "figures: 1@0,2:road@N", 2)
    assert tied.scores == [3, 3]
    assert view(tied)["phase"] == "draw"


@rule("CA-15.4", "CA-8.6")
def test_a_city_or_cloister_of_others_opens_the_gates_like_a_road() -> None:
    """Seat 1 surrounds the monk of seat 0 with a tile that completes an empty city; or one with a knight."""
    around = "BA-B@2,0/0 BA-B@2,-1/0 BA-B@3,0/0 BA-B@3,-1/0 BA-E@3,1/1"
    monk = city("BA-E 2,1/3 pass", around, more="figures: 0@2,0:cloister")
    knight = city("BA-E 2,1/3 pass", more="figures: 0@1,1:city@E")

    assert (monk.scores, view(monk)["phase"]) == ([9, 0], "gate")
    assert (knight.scores, view(knight)["phase"]) == ([4, 0], "gate")


@rule("CA-15.4", "CA-16.19")
def test_the_fairys_points_do_not_count_on_either_side() -> None:
    """She pays somebody else, or the seat that placed the tile: it may enter all the same."""
    other = city("BA-A 0,3/2 pass", "BA-U@0,2/1", more="figures: 0@0,2:road@N\nfairy: 0,2", sets="pd+count")
    assert other.scores == [6, 0]
    assert view(other)["phase"] == "gate"

    own = city(
        "BA-A 0,3/2 pass back:0,1:road@S back:0,1:road@S",
        "BA-U@0,2/1",
        "0@blacksmith*2",
        "figures: 1@0,2:road@N\nfairy: 0,2",
        sets="pd+count",
    )
    assert points(own, 1) == {"fairy-bonus": (1, 3)}
    assert own.scores == [3, 3]
    assert view(own)["phase"] == "gate"


@rule("CA-15.4")
def test_nobody_enters_without_a_follower() -> None:
    """All seven are in the City or on the map."""
    line = city("BA-A 0,3/2 pass", "BA-U@0,2/1", "1@market*7", "figures: 0@0,2:road@N")

    assert line.scores == [3, 0]
    assert view(line)["phase"] == "draw"


@rule("CA-15.4", "CA-11.1")
def test_the_large_follower_enters_and_comes_back() -> None:
    """It counts as two; the ordinary ones are all out."""
    line = city("BA-A 0,3/2 pass", "BA-U@0,2/1", "1@market*7", "figures: 0@0,2:road@N", sets="ic+count")
    large = [f"enter:large:{quarter}" for quarter in ("castle", "blacksmith", "cathedral", "market")]
    assert options(line) == ["pass", *large]
    assert line.refuses("enter:market") == ("nothing-to-enter-with", "CA-15.4")
    line.then("enter:large:blacksmith pass")
    assert people(line) == {"market": [(1, 7, False)], "blacksmith": [(1, 0, True)]}
    assert view(line)["seats"][1]["large"] is False

    line.then("BA-U 1,-2/1 road@N BA-A 1,-3/0 pass")
    assert back(line) == ["large:1,-1:road@N", "large:1,-2:road@N", "large:1,-3:road@S"]
    line.then("back:large:1,-2:road@N")
    assert line.scores == [3, 3]
    assert view(line)["seats"][1]["large"] is True
    assert line.notes("back")[0][1][:3] == [1, 1, 1]


@rule("CA-15.5")
def test_the_count_may_move_to_another_quarter() -> None:
    line = scene(f"{OPEN} enter:market", options=COUNT)

    assert options(line) == ["pass", "count:blacksmith", "count:cathedral", "count:market"]
    assert [move["quarter"] for move in view(line)["count_moves"]] == ["blacksmith", "cathedral", "market"]
    assert line.refuses("count:castle") == ("count-is-there", "CA-15.5")
    line.then("count:market")
    assert view(line)["city"]["count"] == "market"
    assert line.notes("count") == [(1, [3])]
