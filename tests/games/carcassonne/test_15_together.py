"""CA-15 together with other sets: the dragon, builders and pigs."""

import pytest

from tests.games.carcassonne.city import LAST, city, people
from tests.games.carcassonne.scene import options, view
from wawel.testing import rule


@rule("CA-15.4", "CA-10.3.9")
@pytest.mark.parametrize("timing", ["before_scoring", "after_scoring"])
def test_the_gates_open_after_scoring_before_or_after_the_dragons_walk(timing: str) -> None:
    around = "PD-V1@-1,-2/0 BA-B@-1,2/0 BA-B@-1,3/0 BA-A@0,3/2"
    more = "figures: 0@0,3:road@N\ndragon: -1,-2"
    line = city("PD-D01 0,2/1 pass", around, more=more, sets="pd+count", last=f"dragon_timing={timing}")
    if timing == "before_scoring":
        assert line.scores == [0, 0]
        while view(line)["phase"] == "dragon":
            line.then(options(line)[0])
        assert view(line)["phase"] == "gate"
    else:
        assert view(line)["phase"] == "gate"
        line.then("enter:castle count:market")
        assert view(line)["phase"] == "dragon"
    assert line.scores == [3, 0]


@rule("CA-15.4", "CA-12.4")
def test_each_tile_of_a_double_turn_may_open_the_gates() -> None:
    """The first tile extends the builder's road and completes a city of seat 0, the second one a road of seat 0."""
    around = "BA-U@-3,-1/0 BA-U@-4,-1/0 BA-B@-4,-2/0 BA-E@-5,-2/2 BA-U@0,2/1"
    standing = "figures: 1@-3,-1:road@E 1B@-4,-1:road@E 0@-5,-2:city@S 0@0,2:road@N"
    line = city("BA-D -5,-1/0 pass enter:castle pass", around, more=standing, sets="tb+count")
    assert (line.scores, view(line)["second"]) == ([4, 0], "now")
    line.then("BA-A 0,3/2 pass enter:market pass")

    assert line.scores == [7, 0]
    assert people(line) == {"castle": [(1, 1, False)], "market": [(1, 1, False)]}


@rule("CA-15.6", "CA-10.3.5")
@pytest.mark.parametrize(("timing", "scores"), [("before_scoring", [0, 3]), ("after_scoring", [3, 3])])
def test_whoever_comes_back_competes_only_with_those_whom_the_dragon_left(timing: str, scores: list[int]) -> None:
    """The walk takes seat 0's thief before anybody comes back, or the points come first."""
    around = "PD-V1@1,2/0 BA-B@-1,2/0 BA-B@-1,3/0 BA-A@0,3/2"
    more = "figures: 0@0,3:road@N\ndragon: -1,3\ncount: market"
    line = city("PD-D01 0,2/1 pass", around, "1@blacksmith", more, sets="pd+count", last=f"dragon_timing={timing}")
    if timing == "before_scoring":
        line.then("E")
        while view(line)["phase"] == "dragon":
            line.then(options(line)[0])
    line.then("back:0,1:road@S")

    assert line.scores == scores


@rule("CA-15.3", "CA-12.9")
@pytest.mark.parametrize(("edition", "paid"), [("third", 4), ("second", 4), ("first", 5)])
def test_a_pig_beside_the_walls_is_worth_a_point(edition: str, paid: int) -> None:
    more = "figures: 0@2,0:field@0 0P@3,0:field@0\npile: BA-B"
    line = city(LAST, "BA-B@2,0/0 BA-B@3,0/0", more=more, sets="tb+count", last=f"farm_rule={edition}")

    assert line.scores == [paid, 0]
