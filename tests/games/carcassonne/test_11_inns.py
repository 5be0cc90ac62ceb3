"""CA-11: Inns and Cathedrals, with the large follower and the sixth seat."""

import pytest

import wawel
from tests.games.carcassonne.scene import feature, figures, options, points, scene, supply, view
from wawel.core import telling
from wawel.games.carcassonne import GAME
from wawel.testing import Played, rule

IC = {"sets": "ic"}
BOTH = {"sets": "pd+ic"}
# a thief of each seat on a road of eight tiles that two junctions complete
ROADS = "BA-U 0,1/0 road@W BA-V 2,0/0 pass BA-U 1,1/0 pass BA-V 2,1/1 pass BA-W -1,0/0 pass BA-W -1,1/2 pass"
# a road of four tiles that wants one more junction in the west
LONG = "map: BA-D@0,0/0 BA-U@1,0/0 BA-U@2,0/0 BA-W@3,0/0\nturn: 1\nphase: place\ntile: BA-W\noptions: sets=ic\n"
WALK = "BA-B 0,1/0 large:cloister PD-V3 1,0/0 pass PD-D01 2,0/0 pass W S"
PRINCESS = "BA-N 0,-1/2 large:city@S PD-L4 1,-1/0 princess:0,-1:city@S"
CATHEDRAL = "IC-01 0,-1/0 city@S BA-E 1,-1/3 pass BA-E -1,-1/1 pass"
LAST = "turn: 0\nphase: action\npile: none\n"


def home(line: Played) -> list[bool]:
    """Whose large follower is in the supply."""
    return [seat["large"] for seat in view(line)["seats"]]


@rule("CA-11.1", "CA-1.3", "CA-3.4")
def test_everybody_has_one_large_follower_besides_the_others() -> None:
    """It is deployed like any other, and only once."""
    line = scene("BA-U 1,0/0", options=IC)
    assert "large:road@E" in options(line)

    line.then("large:road@W")
    assert figures(line) == ["0 1,0 road@E"]
    assert view(line)["figures"][0]["figure"] == "large"
    assert supply(line) == [7, 7]
    assert home(line) == [False, True]
    assert line.notes("deployed") == [(0, [1, 1, 1, 0, 0])]
    line.then("BA-B 0,1/0 large:cloister BA-B 0,2/0")
    assert line.refuses("large:cloister") == ("no-large-left", "CA-11.1")


@rule("CA-11.1", "CA-7.2")
def test_the_large_follower_goes_where_an_ordinary_one_may_go() -> None:
    """The same spots, and the same reasons elsewhere."""
    line = scene("BA-U 1,0/0 road@W BA-U 2,0/0", options=IC)
    ordinary = [text for text in options(line) if text != "pass" and ":" not in text]

    assert options(line) == ["pass", *ordinary, *[f"large:{text}" for text in ordinary]]
    assert line.refuses("large:road@W") == ("occupied", "CA-7.2")
    assert line.refuses("large:0,0:field@3") == ("other-tile", "CA-7.2")
    assert [spot.get("figure", "follower") for spot in view(line)["spots"]] == ["follower"] * 2 + ["large"] * 2


@rule("CA-11.1", "CA-2.1")
def test_without_the_expansion_there_is_no_large_follower() -> None:
    line = scene("BA-U 1,0/0")

    assert line.refuses("large:road@W") == ("not-in-this-game", "CA-2.1")
    assert "large" not in view(line)["seats"][0]


@rule("CA-11.1", "CA-8.2")
def test_a_large_follower_outweighs_an_ordinary_one() -> None:
    """Both go home, each to its own supply."""
    line = scene(f"BA-U 1,0/0 large:road@W {ROADS}", options=IC)

    assert line.scores == [8, 0]
    assert supply(line) == [7, 7]
    assert home(line) == [True, True]
    assert {args[0] for _, args in line.notes("home")} == {0, 1}


@rule("CA-11.1", "CA-8.2")
@pytest.mark.parametrize(
    ("thieves", "scores", "weights"),
    [
        ("0L@0,0:road@E 1@1,0:road@W 1@2,0:road@W", [5, 5], [2, 2]),
        ("0L@0,0:road@E 0@1,0:road@W 1@2,0:road@W", [5, 0], [3, 1]),
        ("0L@0,0:road@E 1L@1,0:road@W 1@2,0:road@W", [0, 5], [2, 3]),
    ],
)
def test_a_large_follower_counts_as_two(thieves: str, scores: list[int], weights: list[int]) -> None:
    """It ties with two ordinary ones; together with another it is worth three."""
    line = scene("", position=f"{LONG}figures: {thieves}\n")
    road = feature(line, 0, 0, "road@E")

    assert road["weights"] == weights
    assert road["followers"] == [len([f for f in figures(line) if f[0] == seat]) for seat in "01"]
    line.then("-1,0/0 pass")
    assert line.scores == scores
    assert supply(line) == [7, 7]
    assert home(line) == [True, True]


@rule("CA-11.1", "CA-9.4")
def test_a_large_farmer_counts_as_two_at_the_end() -> None:
    """Against one farmer beside a completed city."""
    city = "map: BA-D@0,0/0 BA-E@0,-1/2 BA-U@1,0/0 BA-B@1,-1/0\n"
    line = scene("pass", position=f"{city}{LAST}options: sets=ic\nfigures: 0@0,-1:field@0 1L@1,0:field@0\n")

    assert line.scores == [0, 3]


@rule("CA-11.5", "CA-10.3.5")
def test_the_dragon_eats_a_large_follower() -> None:
    line = scene(WALK, options=BOTH)

    assert line.notes("eaten") == [(0, [1, 3, 0, 1, 1])]
    assert home(line) == [True, True]
    assert supply(line) == [7, 7]


@rule("CA-11.5", "CA-10.5.2")
def test_a_princess_sends_a_large_knight_home() -> None:
    """After that neither size may be deployed."""
    line = scene(PRINCESS, options=BOTH)

    assert line.notes("sent-home") == [(1, [0, 1, 0, 0, -1, 0])]
    assert home(line) == [True, True]
    assert line.refuses("large:road@E") == ("after-princess", "CA-10.5.3")
    assert scene("PD-V1 0,1/0", options=BOTH).refuses("large:field@0") == ("on-volcano", "CA-10.1.1")


@rule("CA-11.1", "CA-10.4.1")
def test_a_large_follower_goes_through_a_portal() -> None:
    line = scene("BA-U 1,0/0 pass BA-B 0,1/0 pass PD-P3 2,0/0 large:0,1:cloister", options=BOTH)

    assert line.notes("through-portal") == [(0, [1, 3, 0, 1, 1])]
    assert home(line) == [False, True]


@rule("CA-11.1", "CA-10.6.6")
def test_the_fairy_stands_beside_a_large_follower_as_beside_any() -> None:
    """1 point a turn and 3 with the road."""
    road = "BA-W 1,0/0 large:road@W BA-B 0,1/0 pass BA-B 0,2/0 fairy:1,0:road@W BA-B 0,3/0 pass BA-L -1,0/0 pass"
    line = scene(road, options={**BOTH, "fairy_mode": "follower"})

    assert line.scores == [7, 0]
    assert view(line)["fairy"] == [1, 0]


@rule("CA-11.1", "CA-6.3")
def test_no_followers_are_left_only_when_the_large_one_is_gone_too() -> None:
    """The question changes with the last of them."""
    spots = "0@0,0:city@N 0@0,0:road@E 0@0,0:field@2 0@0,0:field@3 0@0,1:cloister 0@0,1:field@0 0@0,2:cloister"
    seven = "options: sets=ic\nmap: BA-D@0,0/0 BA-B@0,1/0 BA-B@0,2/0 BA-E@0,3/2\nphase: action\nfigures: "
    left = scene("", position=f"{seven}{spots}\n")
    gone = scene("", position=f"{seven}{spots} 0L@0,2:field@0\n")

    assert [key(left), options(left)] == ["action", ["pass", "large:city@S"]]
    assert [key(gone), options(gone)] == ["action-no-followers", ["pass"]]


def key(line: Played) -> str:
    return str(telling.ask(GAME, GAME.ask(line.match.state(), 0))["key"])


@rule("CA-11.2")
def test_a_road_with_an_inn_pays_two_points_a_tile() -> None:
    """Three tiles."""
    line = scene("IC-13 -1,0/0 road@E BA-B 0,1/0 pass BA-W 1,0/0 pass", options=IC)

    assert line.scores == [6, 0]
    assert line.notes("road-inn") == [(0, [3, 1, 0, 2, 6])]
    assert points(line, 0) == {"road": (1, 6)}


@rule("CA-11.2", "CA-5.2")
def test_an_inn_at_a_junction_belongs_to_its_own_arm() -> None:
    """The western arm has none."""
    line = scene("IC-13 1,0/0 road@W BA-B 0,1/0 pass BA-W -1,0/0 pass", options=IC)

    assert line.scores == [3, 0]
    assert feature(line, 1, 0, "road@E")["inns"] == 1
    assert "inns" not in feature(line, 1, 0, "road@W")


@rule("CA-11.2", "CA-5.3")
def test_a_loop_with_an_inn_is_a_road_with_an_inn() -> None:
    line = scene("IC-15 0,1/3 road@E BA-V 1,1/0 pass BA-V 1,2/1 pass BA-V 0,2/2 pass", options=IC)

    assert line.scores == [8, 0]


@rule("CA-11.4")
def test_more_inns_on_a_road_pay_no_more() -> None:
    """Two inns, four tiles."""
    line = scene("BA-W 1,0/0 road@W IC-14 -1,0/0 pass", options=IC)
    assert feature(line, 0, 0, "road@E")["closed"] == 6

    line.then("IC-13 -2,0/0 pass")
    assert feature(line, 0, 0, "road@E")["inns"] == 2
    assert line.scores == [8, 0]


@rule("CA-11.3")
def test_a_city_with_a_cathedral_pays_three_points_a_tile_and_shield() -> None:
    """Five tiles; then six with a shield."""
    plain = scene(f"{CATHEDRAL} BA-E 0,-2/2 pass", options=IC)
    shielded = scene(f"{CATHEDRAL} BA-F 0,-2/1 pass BA-E 0,-3/2 pass", options=IC)

    assert plain.scores == [15, 0]
    assert plain.notes("city-cathedral") == [(0, [5, 0, 0, -2, 0, 15])]
    assert feature(plain, 0, 0, "city@N")["cathedrals"] == 1
    assert shielded.scores == [21, 0]


@rule("CA-11.4")
def test_a_second_cathedral_pays_no_more() -> None:
    """Eight tiles."""
    line = scene(
        f"{CATHEDRAL} IC-01 0,-2/0 pass BA-E 1,-2/3 pass BA-E -1,-2/1 pass BA-E 0,-3/2 pass",
        options=IC,
    )

    assert line.scores == [24, 0]


UNFINISHED = {
    "map: BA-D@0,0/0 IC-14@1,0/0\nfigures: 0@0,0:road@E\n": ("open-road-inn", 2),
    "map: BA-D@0,0/0 IC-01@0,-1/0\nfigures: 0L@0,0:city@N\n": ("open-city-cathedral", 2),
}


@rule("CA-11.6", "CA-2.10", "CA-9.3")
@pytest.mark.parametrize(("position", "note", "worth"), [(text, *rest) for text, rest in UNFINISHED.items()])
def test_unfinished_ones_are_worth_nothing_unless_an_option_ignores_them(position: str, note: str, worth: int) -> None:
    """Nothing stands among the points either."""
    lost = scene("pass", position=f"{position}{LAST}options: sets=ic\n")
    kept = scene("pass", position=f"{position}{LAST}options: sets=ic ic_final=ignore\n")

    assert lost.scores == [0, 0]
    assert points(lost, 0) == {}
    assert [(seat, args[0], args[-1]) for seat, args in lost.notes(note)] == [(0, 2, 0)]
    assert kept.scores == [worth, 0]
    assert kept.notes(note) == []


@rule("CA-11.6", "CA-10.6.4")
def test_the_fairy_pays_even_for_what_is_worth_nothing() -> None:
    """The thief stands on her tile."""
    road = next(iter(UNFINISHED))
    line = scene("pass", position=f"{road}{LAST}options: sets=pd+ic\nfairy: 0,0\n")

    assert points(line, 0) == {"fairy-bonus": (1, 3)}


@rule("CA-3.1", "CA-1.3")
def test_six_can_play_with_the_sixth_colour() -> None:
    """They are the usual sets of six; the seats follow one another."""
    line = scene("BA-U 1,0/0 pass", 6)

    assert view(line)["options"]["sets"] == "pd+ic"
    assert supply(line) == [7] * 6
    assert home(line) == [True] * 6
    line.then("BA-B 0,1/0 pass BA-B 0,2/0 pass BA-B 0,3/0 pass BA-B 0,4/0 pass BA-U 2,0/0 large:road@W")
    assert figures(line) == ["5 2,0 road@E"]
    line.then("BA-U 3,0/0")
    assert line.match.waiting == [0]


@rule("CA-3.1", "CA-2.1")
@pytest.mark.parametrize("sets", ["pd", "none"])
def test_a_sixth_seat_needs_its_colour(sets: str) -> None:
    """It is in the box of Inns and Cathedrals."""
    with pytest.raises(wawel.BadOption, match=r"CA-2.1: option sets: 6 seats need ic"):
        wawel.Match(GAME, 6, options={"sets": sets})
    assert wawel.Match(GAME, 5, options={"sets": sets}).options["sets"] == sets


@rule("CA-11.1")
@pytest.mark.parametrize(
    "text",
    ["figures: 0L@1,0:road@W 0L@0,0:field@3\n", "figures: 0L@1,0:road@W 0@1,0:road@E\n", "figures: 2L@1,0:road@W\n"],
)
def test_a_position_with_more_large_followers_than_there_are_is_refused(text: str) -> None:
    """Or with two followers on one segment, or of a seat that is not there."""
    with pytest.raises(wawel.BadPosition, match="CA-7"):
        GAME.from_position(f"options: sets=ic\nmap: BA-D@0,0/0 BA-U@1,0/0\n{text}")


@rule("CA-11.1", "CA-2.1")
def test_a_position_tells_large_followers_from_others() -> None:
    """Without the expansion there are none."""
    line = scene("BA-U 1,0/0 large:road@W BA-B 0,1/0 cloister", options=IC)

    assert "figures: 0L@1,0:road@E 1@0,1:cloister" in line.match.position
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()
    with pytest.raises(wawel.BadPosition, match=r"CA-7.1"):
        GAME.from_position("map: BA-D@0,0/0\nfigures: 0L@0,0:road@E\n")
