"""CA-12.2, CA-12.7 to CA-12.9: the pig and the goods."""

import pytest

from tests.games.carcassonne.scene import figures, options, points, scene, view
from tests.games.carcassonne.test_12_builder import BOTH, TB, helpers
from wawel.testing import Played, rule

# seat 0 has a farmer above the finished city of the start tile
FARM = "BA-E 0,-1/2 field@0 BA-U 1,0/0 pass "


def ending(position: str, sets: str = "tb", rest: str = "") -> Played:
    """Score the position as it stands: the last tile of the pile fits nowhere near it."""
    return scene("BA-C", position=f"options: sets={sets} {rest}\n{position}pile: BA-C\n")


@rule("CA-12.2")
def test_a_pig_joins_an_own_farmer() -> None:
    line = scene(FARM + "BA-B 0,-2/0", options=TB)

    assert [text for text in options(line) if text.startswith("pig")] == ["pig:field@0"]
    line.then("pig:field@0")
    assert helpers(line) == ["0 pig 0,-2 field@0"]
    assert [seat["pig"] for seat in view(line)["seats"]] == [False, True]


@rule("CA-12.2")
@pytest.mark.parametrize(
    ("line", "action", "reason"),
    [
        ("BA-E 0,-1/2", "pig:field@0", "no-own-farmer-there"),
        ("BA-E 0,-1/2 field@0 BA-B 0,-2/0", "pig:field@0", "no-own-farmer-there"),
        ("BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-U 2,0/0", "pig:road@W", "pig-not-here"),
        (FARM + "BA-B 0,-2/0 pig:field@0 BA-U 2,0/0 pass BA-B 0,-3/0", "pig:field@0", "no-pig-left"),
    ],
)
def test_a_pig_is_refused_elsewhere(line: str, action: str, reason: str) -> None:
    """Without an own farmer there, off the fields, and when it is on the map."""
    assert scene(line, options=TB).refuses(action) == (reason, "CA-12.2")


@rule("CA-10.4.4")
def test_no_pig_goes_through_a_portal() -> None:
    line = scene(FARM + "PD-P3 2,0/0", options=BOTH)

    assert line.refuses("pig:0,-1:field@0") == ("helper-other-tile", "CA-10.4.4")


@rule("CA-12.6", "CA-10.3.6")
def test_a_pig_leaves_with_the_last_farmer() -> None:
    """The dragon eats the farmer on another tile of the field."""
    line = scene("BA-E 0,-1/2 field@0 PD-V1 1,-1/0 pass BA-B 0,-2/0 pig:field@0 PD-D01 1,0/0 pass W", options=BOTH)

    assert line.notes("eaten") == [(0, [0, 2, 0, -1, 1])]
    assert line.notes("helper-alone") == [(0, [3, 0, -2, 0])]
    assert helpers(line) == []


@rule("CA-10.3.5", "CA-12.6", "CA-16.11")
def test_the_dragon_eats_pigs() -> None:
    """The farmer on another tile of the field stays."""
    line = scene(
        "BA-E 0,-1/2 field@0 PD-V1 1,-1/0 pass BA-B 0,-2/0 pig:field@0 BA-B 1,-2/0 pass PD-D01 1,0/0 pass N W",
        options=BOTH,
    )

    assert line.notes("helper-eaten") == [(0, [3, 0, -2, 0])]
    assert helpers(line) == []
    assert figures(line) == ["0 0,-1 field@0"]


PIG = "map: BA-D@0,0/0 BA-E@0,-1/2 BA-B@0,-2/0\nfigures: 0@0,-1:field@0 0P@0,-2:field@0\n"


@rule("CA-12.9", "CA-9.4", "CA-9.5")
@pytest.mark.parametrize(("edition", "points"), [("third", 4), ("second", 4), ("first", 5)])
def test_a_pig_brings_a_point_more_per_city(edition: str, points: int) -> None:
    line = ending(PIG, rest=f"farm_rule={edition}")

    assert line.scores == [points, 0]
    assert line.notes("farm-city-pig" if edition == "first" else "farm-pig")


@rule("CA-12.9")
def test_a_pig_pays_only_the_majority() -> None:
    """Two farmers of seat 1 against one with a pig; on a tie only the pig's owner gets more."""
    two = "map: BA-D@0,0/0 BA-E@0,-1/2 BA-B@0,-2/0 BA-B@1,-2/0 BA-B@2,-2/0\n"
    more = two + "figures: 0@0,-1:field@0 0P@0,-2:field@0 1@1,-2:field@0 1@2,-2:field@0\n"

    assert ending(more).scores == [0, 3]
    assert ending(more.replace(" 1@2,-2:field@0", "")).scores == [4, 3]


@rule("CA-12.9", "CA-16.24")
@pytest.mark.parametrize(("edition", "score"), [("third", 7), ("second", 4), ("first", 5)])
def test_a_city_pays_on_the_farm_with_the_pig(edition: str, score: int) -> None:
    """Seat 0 has both farms beside a city; the pig stands on the one with the younger farmer."""
    position = (
        "map: BA-D@0,0/0 BA-G@0,-1/1 BA-E@0,-2/2 BA-B@1,-1/0 BA-B@2,-1/0\n"
        "figures: 0@0,-1:field@6 0@1,-1:field@0 0P@2,-1:field@0\n"
    )

    line = ending(position, rest=f"farm_rule={edition}")
    assert line.scores == [score, 0]
    seen = view(line)
    paid = [feature.get("gains", [feature["worth"], 0])[0] for feature in seen["features"] if feature.get("pigs")]
    assert paid == [5 if edition == "first" else 4]


@rule("CA-12.7", "CA-16.20")
def test_who_completes_a_city_takes_its_goods() -> None:
    """Seat 1 closes the city of seat 0; an empty city pays goods too."""
    line = scene("TB-15 0,-1/1 city@S BA-E 0,-2/2 pass", options=TB)

    assert view(line)["seats"][1]["goods"] == {"wine": 1, "grain": 0, "cloth": 0}
    assert line.notes("goods") == [(1, [0, 1, 0, -2, 0])]
    assert line.scores == [6, 0]
    empty = scene("TB-15 0,-1/1 pass BA-E 0,-2/2 pass", options=TB)
    assert view(empty)["seats"][1]["goods"]["wine"] == 1
    assert empty.scores == [0, 0]


@rule("CA-12.7")
def test_a_city_closed_twice_by_one_tile_pays_its_goods_once() -> None:
    """A ring of four tiles: both segments of the last one belong to the same city."""
    line = scene("TB-02 0,1/2 pass BA-N 1,1/3 pass BA-N 0,2/1 pass BA-I 1,2/0 pass", options=TB)

    assert line.notes("goods") == [(1, [0, 1, 1, 2, 0])]
    assert view(line)["seats"][1]["goods"]["wine"] == 1


@rule("CA-12.8", "CA-9.7")
def test_most_tokens_of_a_kind_bring_ten_points() -> None:
    """Ties bring ten to each; nobody is paid for goods that nobody has."""
    line = ending("map: BA-D@0,0/0 BA-E@0,-1/2\ngoods 0: wine=2 cloth=1\ngoods 1: wine=1 cloth=1\n")

    assert points(line, 0) == {"goods": (2, 20)}
    assert points(line, 1) == {"goods": (1, 10)}
    assert line.notes("goods-points") == [(0, [0, 2, 10]), (0, [2, 1, 10]), (1, [2, 1, 10])]


@rule("CA-12.7", "CA-12.5")
def test_goods_of_both_tiles_of_a_turn() -> None:
    """The builder's second tile closes another city."""
    line = scene(
        "BA-U 1,0/0 road@W TB-15 0,-1/1 pass BA-U 2,0/0 builder:road@W BA-B 0,1/0 pass"
        " BA-U 3,0/0 pass BA-E 0,-2/2 pass",
        options=TB,
    )

    assert view(line)["seats"][0]["goods"]["wine"] == 1
    assert view(line)["turn"] == 1
