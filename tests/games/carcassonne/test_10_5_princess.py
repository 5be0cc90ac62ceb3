"""CA-10.5: the princess."""

from tests.games.carcassonne.scene import figures, options, scene, supply, view
from wawel.testing import rule

KNIGHT = "BA-N 0,-1/2 city@S BA-B 0,1/0 pass BA-U -1,0/0 pass"  # seat 0 in a city that is open to the east


@rule("CA-10.5.1")
def test_the_princess_belongs_to_one_city_of_her_tile() -> None:
    """The shielded corner city of the same tile has a knight, her own city has none: nothing happens."""
    line = scene(f"{KNIGHT} PD-L6 1,-1/1")

    assert view(line)["phase"] == "action"


@rule("CA-10.5.2")
def test_a_knight_in_the_princesss_city_must_go_home() -> None:
    line = scene(f"{KNIGHT} PD-L4 1,-1/0")

    assert options(line) == ["princess:0,-1:city@E"]
    assert line.refuses("pass") == ("must-remove", "CA-10.5.2")
    assert line.refuses("princess:0,0:road@E") == ("no-knight-there", "CA-10.5.2")
    line.then("princess:0,-1:city@E")
    assert supply(line) == [7, 7]
    assert line.notes("sent-home") == [(1, [0, 0, 0, 0, -1, 0])]


@rule("CA-10.5.2")
def test_an_own_knight_can_be_the_one() -> None:
    line = scene("BA-N 0,-1/2 city@S BA-B 0,1/0 pass PD-L4 1,-1/0 princess:0,-1:city@S pass")

    assert supply(line) == [7, 7]


@rule("CA-10.5.3")
def test_after_a_removal_no_figure_is_deployed_anywhere_on_the_tile() -> None:
    """Not on road or field either; the city is empty now, but closed to the placer."""
    line = scene(f"{KNIGHT} PD-L4 1,-1/0 princess:0,-1:city@S")

    assert line.refuses("road@E") == ("after-princess", "CA-10.5.3")
    assert line.refuses("field@3") == ("after-princess", "CA-10.5.3")
    assert line.refuses("city@N") == ("after-princess", "CA-10.5.3")
    assert options(line) == ["pass"]


@rule("CA-10.5.4")
def test_without_a_knight_she_is_an_ordinary_tile() -> None:
    line = scene("BA-N 0,-1/2 pass PD-L4 1,-1/0")

    assert options(line) == ["pass", "city@N", "road@E", "field@2", "field@3"]


@rule("CA-10.5.5", "CA-16.4", "CA-2.4")
def test_the_fairy_may_move_after_a_removal_unless_the_option_forbids_it() -> None:
    line = "BA-N 0,-1/2 city@S BA-B 0,1/0 cloister BA-U -1,0/0 pass PD-L4 1,-1/0 princess:0,-1:city@S"
    allowed, forbidden = scene(line), scene(line, options={"princess_then_fairy": False})

    assert options(allowed) == ["pass", "fairy:0,1"]
    assert options(forbidden) == ["pass"]
    assert forbidden.refuses("fairy:0,1") == ("not-after-princess", "CA-10.5.5")


@rule("CA-10.5.6")
def test_figures_on_other_features_are_no_knights_of_her_city() -> None:
    """The monk of the cloister in the city and the farmer beside it."""
    position = (
        "map: BA-D@0,0/0 PD-V1@0,1/0 PD-D11@0,-1/2\ndragon: 0,1\nphase: place\ntile: PD-L2\n"
        "figures: 0@0,-1:cloister 1@0,-1:field@0 1@0,-1:city@E\n"
    )
    line = scene("1,-1/0", position=position)
    lonely = scene("1,-1/0", position=position.replace(" 1@0,-1:city@E", ""))

    assert options(line) == ["princess:0,-1:city@E"]
    assert view(lonely)["phase"] == "action"


@rule("CA-10.5.7", "CA-2.3")
def test_by_option_nobody_has_to_go() -> None:
    """Declining leaves a normal action, removing does not."""
    line = scene(f"{KNIGHT} PD-L4 1,-1/0", options={"princess": "may"})
    assert options(line) == ["pass", "princess:0,-1:city@E"]

    line.then("pass")
    assert line.notes("declined") == [(1, [])]
    assert options(line) == ["pass", "road@E", "field@2", "field@3"]
    removed = scene(f"{KNIGHT} PD-L4 1,-1/0 princess:0,-1:city@S", options={"princess": "may"})
    assert options(removed) == ["pass"]


@rule("CA-16.14")
def test_all_knights_of_the_joined_city_are_candidates() -> None:
    """She joins two cities with a knight of each seat."""
    line = scene("PD-P3 1,0/0 0,0:city@N BA-N 1,-1/3 city@S PD-L2 0,-1/2")

    assert options(line) == ["princess:0,0:city@N", "princess:1,-1:city@S"]
    assert [spot["action"] for spot in view(line)["knights"]] == options(line)
    line.then("princess:0,0:city@N pass")
    assert line.scores == [0, 8]
    assert figures(line) == []


SPENT = (
    "map: BA-D@0,0/0 BA-N@0,-1/2 BA-B@0,1/0 BA-B@0,2/0 BA-B@0,3/0 BA-B@0,4/0\nphase: place\ntile: PD-L4\n"
    "figures: 0@0,-1:city@E 0@0,0:road@E 0@0,0:field@2 0@0,1:cloister 0@0,2:cloister 0@0,3:cloister 0@0,4:cloister\n"
)


@rule("CA-10.5.3", "CA-7.1")
def test_a_knight_that_comes_back_mid_turn_cannot_be_used_in_it() -> None:
    """The last follower of the placer returns, but waits for the next turn."""
    line = scene("1,-1/0 princess:0,-1:city@E", position=SPENT)

    assert supply(line) == [1, 7]
    assert line.refuses("road@E") == ("after-princess", "CA-10.5.3")
    line.then("pass BA-U -1,0/0 pass BA-E 0,5/2")
    assert "city@S" in options(line)


@rule("CA-10.5.7", "CA-7.1")
def test_who_declines_with_an_empty_supply_has_nobody_to_deploy() -> None:
    line = scene("1,-1/0 pass", position=SPENT + "options: princess=may\n")

    assert line.refuses("road@E") == ("no-follower-left", "CA-7.1")
