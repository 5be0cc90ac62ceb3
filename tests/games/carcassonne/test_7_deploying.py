"""CA-7: deploying followers."""

from tests.games.carcassonne.scene import figures, options, scene, supply
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.actions import DEPLOY
from wawel.testing import rule

COLUMN = "map: BA-D@0,0/0 BA-B@0,1/0 BA-B@0,2/0 BA-B@0,3/0 BA-B@0,4/0\n"
ALL_SEVEN = (
    "figures: 0@0,0:city@N 0@0,0:road@E 0@0,0:field@2 0@0,1:cloister 0@0,2:cloister 0@0,3:cloister 0@0,4:cloister\n"
)


@rule("CA-7.1")
def test_a_follower_comes_from_the_own_supply() -> None:
    line = scene("BA-U 1,0/0 road@W")

    assert supply(line) == [6, 7]
    assert figures(line) == ["0 1,0 road@E"]
    assert line.notes("deployed") == [(0, [0, 1, 1, 0, 0])]


@rule("CA-7.1")
def test_without_followers_in_the_supply_nobody_is_deployed() -> None:
    """All seven stand on the map."""
    line = scene("BA-E 0,5/2", position=COLUMN + ALL_SEVEN)

    assert line.refuses("city@S") == ("no-follower-left", "CA-7.1")
    assert [text for text in options(line) if "@" in text] == []


@rule("CA-7.2")
def test_only_segments_of_the_tile_just_placed_can_be_claimed() -> None:
    line = scene("BA-U 1,0/0")

    assert line.refuses("0,0:city@N") == ("other-tile", "CA-7.2")
    assert line.refuses("7,7:city@N") == ("no-such-segment", "CA-7.2")
    assert GAME.reason(GAME.why_not(line.match.state(), 0, DEPLOY | 1 << 4 | 9)).key == "no-such-segment"


@rule("CA-7.2")
def test_a_feature_with_a_follower_cannot_be_claimed() -> None:
    """A road joined to an occupied one is occupied."""
    line = scene("BA-U 1,0/0 road@W BA-U 2,0/0")

    assert line.refuses("road@E") == ("occupied", "CA-7.2")
    assert options(line) == ["pass", "field@0", "field@3"]


@rule("CA-7.3")
def test_a_feature_just_completed_may_be_claimed_and_scores_at_once() -> None:
    """The follower comes back in the same turn and can be used again."""
    line = scene("BA-E 0,-1/2 city@S")

    assert line.scores == [4, 0]
    assert supply(line) == [7, 7]
    assert figures(line) == []
    assert line.notes("home") == [(0, [0, 0, 0, -1, 0])]


@rule("CA-7.3")
def test_the_last_follower_can_be_used_and_comes_back() -> None:
    """Six stand on the map, the seventh closes a city and is home again."""
    six = ALL_SEVEN.replace("0@0,0:city@N ", "")
    line = scene("BA-E 0,-1/2 city@S", position=COLUMN + six)

    assert supply(line)[0] == 1


@rule("CA-7.4")
def test_roles_follow_from_the_feature() -> None:
    """Knight, thief, farmer and monk."""
    line = scene("BA-N 0,-1/2 city@S BA-U 1,0/0 road@W BA-A -1,0/3 field@0 BA-B 0,1/0 cloister")
    roles = [GAME.name_of("role", args[1]) for _, args in line.notes("deployed")]

    assert roles == ["knight", "thief", "farmer", "monk"]


@rule("CA-7.4", "CA-7.5")
def test_a_farmer_stays_and_nobody_is_withdrawn() -> None:
    """The city beside his field is completed; the farmer stays, and no choice takes him back."""
    line = scene("BA-U 1,0/0 field@0 BA-E 0,-1/2 pass BA-B 0,1/0")

    assert figures(line) == ["0 1,0 field@0"]
    assert [text for text in options(line) if text.startswith(("princess", "take"))] == []


@rule("CA-7.6")
def test_two_segments_of_one_feature_are_two_targets() -> None:
    """The junction's own arms were joined around the corner."""
    line = scene("BA-B 0,1/0 pass BA-V 1,1/2 pass BA-V 2,1/1 pass BA-V 2,0/0 pass BA-X 1,0/0")

    assert options(line)[:5] == ["pass", "road@N", "road@E", "road@S", "road@W"]
    line.then("road@S")
    assert line.scores == [4, 0]
