"""CA-15: the Count of Carcassonne: the City, its quarters, who enters and who comes back."""

import re
from typing import Any

import pytest

import wawel
from tests.games.carcassonne.scene import feature, figures, options, points, scene, supply, view
from tests.games.carcassonne.test_1_components import DATA
from wawel.core.errors import BadData
from wawel.games.carcassonne import GAME, load
from wawel.testing import Played, rule

COUNT = {"sets": "count"}
DRAGON = {"sets": "pd+count"}
BLOCK = " ".join(f"{tile['id']}@{tile['at'][0]},{tile['at'][1]}/0" for tile in GAME.parts.printed if "at" in tile)
LAST = "BA-B 2,-1/0 pass"  # with a pile of one cloister this is the last turn
OPEN = "BA-U 0,2/1 road@N BA-A 0,3/2 pass"  # seat 1 completes seat 0's road, and the gates open


def city(
    turn: str, placed: str = "", people: str = "", more: str = "", seats: int = 2, sets: str = "count", last: str = ""
) -> Played:
    """A position with people in the City, and a turn of the last seat from there."""
    text = f"seats: {seats}\noptions: sets={sets} {last}\nphase: draw\nturn: {seats - 1}\nmap: {BLOCK} {placed}\n"
    text += f"city: {people}\n{more}\n" if people else f"{more}\n"
    return scene(turn, seats, position=text)


def back(line: Played) -> list[str]:
    """Where followers can come back, without the word."""
    return [text.removeprefix("back:") for text in options(line) if text.startswith("back:")]


def people(line: Played) -> dict[str, list[tuple[int, int, bool]]]:
    found = view(line)["city"]["people"]
    return {
        name: [(row["seat"], row["followers"], row["large"]) for row in rows] for name, rows in found.items() if rows
    }


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


@rule("CA-15.2")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("city: 0@inn", "CA-15.2: '0@inn': write seat@quarter"),
        ("city: 0@castle*0", "CA-15.2"),
        ("city: 0@castle*8", "CA-15.2: '0@castle*8': the seat has not so many followers left"),
        ("city: 5@castle", "CA-15.2"),
        ("city: 0L@castle", "CA-15.2"),
        ("count: inn", "CA-15.2"),
        ("passed: 1", "CA-15.9"),
        ("passed: 2", "CA-15.9"),
        ("phase: back\nmover: 0", "CA-6.1"),
        ("phase: market\nmover: 0\npile: none", "CA-15.9"),
        ("phase: first\ncity: 0@castle", "CA-3.1"),
        ("map: BA-D@0,0/0", "CA-3.2"),
    ],
)
def test_a_city_that_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(wawel.BadPosition, match=re.escape(complaint)):
        GAME.from_position(f"options: sets=count\n{text}\n")


@rule("CA-15.4", "CA-15.5", "CA-15.6")
@pytest.mark.parametrize(
    ("text", "rule_id"),
    [
        ("phase: gate\ncity: 0@castle*7", "CA-15.4"),
        ("phase: count", "CA-15.5"),
        ("phase: back\nmover: 0\ncity: 0@castle", "CA-15.6"),
    ],
)
def test_a_phase_of_the_city_needs_followers(text: str, rule_id: str) -> None:
    with pytest.raises(wawel.BadPosition, match=re.escape(rule_id)):
        GAME.from_position(f"options: sets=count\nmap: {BLOCK} BA-B@2,0/0\n{text}\n")


@rule("CA-15.1", "CA-15.2", "CA-15.3")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("at=[1, 1]", "at=[0, 1]"), "each cell of the City of Carcassonne has one tile"),
        (("at=[1, 1]", "at=[5, 5]"), "each tile of the City lies beside an earlier one"),
        (("at=[1, 1]", "at=[1]"), "its cell 'at' is two whole numbers"),
        (("at=[1, 1]", "at=[2, 0]"), "is sealed if and only if another tile of the City lies there"),
        (
            ('{h="0127", carcassonne=true}], at=[-1, -1]', '{h="017", carcassonne=true}], at=[-1, -1]'),
            "do not meet those",
        ),
        (("fields=[], at=[-1, 0]", 'fields=[{h="0"}], at=[-1, 0]'), "CC-06"),
        (('id="market", feature="field"', 'id="market", feature="city"'), "CA-15.2: the quarters are"),
        (('count_start = "castle"', 'count_start = "inn"'), "CA-15.1"),
    ],
)
def test_an_unsound_city_is_refused_by_name(change: tuple[str, str], complaint: str) -> None:
    assert change[0] in DATA
    with pytest.raises(BadData, match=re.escape(complaint)):
        load(DATA.replace(*change, 1))


@rule("CA-15.1")
def test_the_count_begins_where_the_file_says() -> None:
    game = type(GAME)(load(DATA.replace('count_start = "castle"', 'count_start = "market"', 1)))
    seen: Any = game.observe(game.start(2, wawel.Match(GAME, 2, options=COUNT).options), -1)

    assert seen["city"]["count"] == "market"


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


@rule("CA-14.4")
def test_the_king_counts_the_city_of_carcassonne() -> None:
    """It wins nobody the card: nobody completed it."""
    line = city("BA-E -2,2/0 pass", more="pile: BA-E", sets="ks+count")

    assert line.scores == [0, 2]
    assert view(scene("BA-B 2,0/0 pass", options={"sets": "ks+count"})).get("king") is None
