"""CA-15.6 to CA-15.9: coming back from the City of Carcassonne, in a turn and before final scoring."""

import pytest

import wawel
from tests.games.carcassonne.city import DRAGON, LAST, back, city, people
from tests.games.carcassonne.scene import feature, figures, options, points, scene, supply, view
from wawel.games.carcassonne import GAME
from wawel.testing import rule


@rule("CA-15.6", "CA-15.2")
def test_followers_come_back_from_the_quarter_of_the_feature() -> None:
    """A road is completed: the blacksmith's may come, to any part of it, occupied or not."""
    everywhere = "0@castle 0@blacksmith*2 0@cathedral 0@market 1@castle"
    line = city("BA-A 0,3/2 pass", "BA-U@0,2/1", everywhere, "figures: 1@0,2:road@N\ncount: castle")

    assert line.match.waiting == [0]
    assert back(line) == ["0,1:road@S", "0,2:road@N", "0,3:road@N"]
    assert [(spot["quarter"], spot["part"]) for spot in view(line)["back"]] == [("blacksmith", 0)] * 3
    assert line.refuses("back:0,3:cloister") == ("not-being-scored", "CA-15.6")
    assert line.refuses("back:large:0,3:road@N") == ("nobody-in-quarter", "CA-15.2")
    line.then("back:0,2:road@N")
    assert figures(line) == ["0 0,2 road@N", "1 0,2 road@N"]
    assert line.match.waiting == [0]
    line.then("back:0,2:road@N")
    assert line.scores == [3, 0]
    assert supply(line) == [4, 6]
    assert figures(line) == []
    assert [seat for seat, _ in line.notes("back")] == [0, 0]


@rule("CA-15.6")
def test_the_seats_are_asked_in_order_and_the_active_one_last() -> None:
    """Only those who can bring somebody back; a seat may keep its followers in the City."""
    line = city("BA-A 0,3/2 pass", "BA-U@0,2/1", "0@blacksmith 1@blacksmith 3@blacksmith", seats=4)
    asked = []
    for _ in range(3):
        asked.append(line.match.waiting[0])
        line.then("back:0,1:road@S" if len(asked) < 3 else "pass")

    assert asked == [0, 1, 3]
    assert line.scores == [3, 3, 0, 0]
    assert people(line) == {"blacksmith": [(3, 1, False)]}


@rule("CA-15.6", "CA-8.2")
def test_a_follower_that_comes_back_claims_an_empty_feature() -> None:
    """Even one that nobody else stands on; and a city from the castle, a cloister from the cathedral."""
    line = city("BA-E -2,2/0 pass", "", "1@castle", "count: market")
    assert back(line) == ["-2,1:city@S", "-2,2:city@N"]
    line.then("back:-2,1:city@S")
    assert line.scores == [0, 4]

    around = "BA-B@2,0/0 BA-B@2,-1/0 BA-B@3,0/0 BA-B@3,-1/0 BA-E@3,1/1"
    line = city("BA-E 2,1/3 pass", around, "1@cathedral", "count: market")
    assert back(line) == ["2,0:cloister"]
    assert line.refuses("back:2,1:city@W") == ("nobody-in-quarter", "CA-15.2")
    line.then("back:2,0:cloister")
    assert line.scores == [0, 9]


@rule("CA-15.6", "CA-11.1")
def test_large_and_ordinary_followers_may_share_a_segment() -> None:
    """Both go home when the road is scored; the position is told apart as text before that."""
    line = city("BA-A 0,3/2 pass back:0,2:road@N", "BA-U@0,2/1", "0@blacksmith*2 0L@blacksmith", sets="ic+count")
    line.then("back:large:0,2:road@N")

    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()
    assert [figure.get("figure", "follower") for figure in view(line)["figures"]] == ["large", "follower"]
    assert feature(line, 0, 2, "road@N")["weights"] == [3, 0]
    line.then("pass")
    assert (line.scores, supply(line), view(line)["seats"][0]["large"]) == ([3, 0], [6, 7], True)


@rule("CA-15.6", "CA-10.6.4")
def test_the_fairy_pays_a_follower_that_comes_back_beside_her() -> None:
    fairy = "figures: 0@0,2:field@2\nfairy: 0,2\ncount: market"
    line = city("BA-A 0,3/2 pass back:0,2:road@N", "BA-U@0,2/1", "0@blacksmith", fairy, sets="pd+count")

    assert points(line, 0) == {"road": (1, 3), "fairy-bonus": (1, 3)}


@rule("CA-15.7")
def test_nobody_leaves_the_counts_quarter() -> None:
    """A seat whose only way is locked is not asked."""
    line = city("BA-A 0,3/2 pass", "BA-U@0,2/1", "0@blacksmith 1@blacksmith", "count: blacksmith")
    assert view(line)["phase"] == "draw"

    around = "BA-E@-2,-2/3 BA-N@-3,-2/2 BA-B@-4,-2/0 BA-A@-4,-1/3"
    both = city("BA-D -3,-1/0 pass", around, "0@blacksmith 0@castle", "count: blacksmith")
    assert back(both) == ["-2,-2:city@W", "-3,-2:city@E", "-3,-1:city@N"]
    assert both.refuses("back:-3,-1:road@E") == ("quarter-locked", "CA-15.7")


@rule("CA-15.7", "CA-10.3.8")
def test_nobody_comes_back_to_the_dragons_tile() -> None:
    """The dragon just flew to a volcano that completes a road."""
    line = city("PD-V2 0,3/2 pass", "BA-U@0,2/1", "0@blacksmith", sets="pd+count")

    assert back(line) == ["0,1:road@S", "0,2:road@N"]
    assert line.refuses("back:0,3:road@N") == ("beside-dragon", "CA-10.3.8")


@rule("CA-15.8")
def test_the_dragon_stays_outside_the_walls() -> None:
    """It may walk on the ten outer tiles, not on the two inside."""
    line = city("PD-D02 0,-3/2 pass S", "PD-V1@0,-2/0", more="dragon: 0,-2", sets="pd+count")

    assert options(line) == ["E", "W"]
    assert line.refuses("S") == ("inside-walls", "CA-15.8")


@rule("CA-15.8")
def test_people_in_the_city_are_safe_from_everybody() -> None:
    """The fairy has nobody to go to there, and the City's tiles count around a cloister."""
    line = city("BA-B 2,0/0", "", "0@castle*3", sets="pd+count")

    assert options(line) == ["pass", "field@0", "cloister"]
    assert feature(line, 2, 0, "cloister")["tiles"] == 4


@rule("CA-10.4.3")
def test_a_portal_leads_to_the_land_outside_the_walls_only() -> None:
    line = scene("PD-P2 0,2/1", options=DRAGON)
    spots = [text for text in options(line) if ":" in text]

    assert {text.split(":")[0] for text in spots} == {
        f"{x},{y}" for x in range(-2, 2) for y in range(-1, 2) if (x, y) not in ((-1, 0), (0, 0))
    }
    with pytest.raises(wawel.BadNotation, match="CC-07"):
        line.match.play(0, "0,0:city@N")


@rule("CA-15.9", "CA-9.2")
def test_followers_leave_the_market_one_at_a_time_until_everybody_passes() -> None:
    """The seat after the active one begins; whoever passed may move later."""
    line = city(LAST, "BA-B@2,0/0", "0@market*2 1@market*2 1@castle", "pile: BA-B", 3)
    assert view(line)["phase"] == "market"
    assert line.match.waiting == [0]
    assert "back:2,0:field@0" in options(line)
    assert line.refuses("back:2,0:cloister") == ("only-farms", "CA-15.9")
    line.then("pass back:2,0:field@0 back:-1,-1:field@0 pass")
    assert line.match.waiting == [0]
    line.then("back:-1,-1:field@0")
    assert line.match.waiting == [1]
    line.then("pass")
    assert line.match.over
    assert people(line) == {"market": [(1, 1, False)], "castle": [(1, 1, False)]}
    assert line.scores == [3, 3, 0]
    assert [seat for seat, _ in line.notes("market")] == [1, 0, 0]


@rule("CA-15.9")
def test_a_locked_market_has_no_last_call() -> None:
    line = city(LAST, "", "0@market", "count: market\npile: BA-B")

    assert line.match.over
    assert line.scores == [0, 0]


@rule("CA-15.9", "CA-2.12")
def test_an_option_opens_all_quarters_to_unfinished_features() -> None:
    """But not to completed ones, and not the Count's quarter."""
    line = city(
        LAST,
        "BA-A@0,2/2 BA-U@1,-2/1 BA-B@2,0/0",
        "0@castle 0@blacksmith 0@cathedral",
        "count: castle\npile: BA-B",
        last="count_final=any_quarter",
    )
    assert back(line) == [
        "-2,-1:road@W",
        "1,-1:road@N",
        "0,2:cloister",
        "1,-2:road@N",
        "2,0:cloister",
        "2,-1:cloister",
    ]
    assert line.refuses("back:0,2:road@N") == ("already-complete", "CA-15.9")
    assert line.refuses("back:-2,1:city@S") == ("quarter-locked", "CA-15.7")
    line.then("back:1,-2:road@N back:2,0:cloister")
    assert points(line, 0) == {"open-road": (1, 2), "open-cloister": (1, 5)}


@rule("CA-15.9", "CA-15.7")
def test_the_last_call_does_not_lead_to_the_dragons_tile() -> None:
    line = city(LAST, "PD-V1@2,0/0", "0@market", "dragon: 2,0\ncount: castle\npile: BA-B", sets="pd+count")

    assert line.refuses("back:2,0:field@0") == ("beside-dragon", "CA-10.3.8")
    assert "1,0:field@1" in back(line)
