"""CA-12.1 to CA-12.6: the builder and the second tile of a turn."""

import pytest

from tests.games.carcassonne.scene import figures, options, points, scene, supply, view
from wawel.testing import Played, rule

TB = {"sets": "tb"}
BOTH = {"sets": "pd+tb"}
# seat 0 has a thief at 1,0 and its builder at 2,0; seat 0 draws next
ROAD = "BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-U 2,0/0 builder:road@W BA-B 0,2/0 pass "


def helpers(line: Played) -> list[str]:
    """Seat, kind, cell and segment of every builder and pig."""
    found = [f for f in view(line)["figures"] if f.get("figure") in ("builder", "pig")]
    return [f"{f['seat']} {f['figure']} {f['x']},{f['y']} {f['segment']}" for f in found]


def whose(line: Played) -> tuple[int, str]:
    """Whose turn it is, and the phase."""
    return view(line)["turn"], view(line)["phase"]


@rule("CA-12.1", "CA-1.4")
def test_a_builder_joins_an_own_follower_on_an_unfinished_feature() -> None:
    """On the tile just placed, instead of a follower."""
    line = scene("BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-U 2,0/0", options=TB)

    assert "builder:road@E" in options(line)
    line.then("builder:road@E")
    assert helpers(line) == ["0 builder 2,0 road@E"]
    assert supply(line) == [6, 7]
    assert [seat["builder"] for seat in view(line)["seats"]] == [False, True]
    assert line.notes("helper-deployed") == [(0, [2, 2, 0, 0])]


@rule("CA-12.1")
@pytest.mark.parametrize(
    ("line", "action", "reason"),
    [
        ("BA-U 1,0/0", "builder:road@W", "no-own-follower-there"),
        ("BA-U 1,0/0 road@W BA-U 2,0/0", "builder:road@W", "no-own-follower-there"),
        ("BA-U 1,0/0 field@0 BA-B 0,1/0 pass BA-U 2,0/0", "builder:field@0", "builder-not-here"),
        ("BA-B 0,1/0", "builder:cloister", "builder-not-here"),
        ("BA-W 1,0/0 road@W BA-B 0,1/0 pass BA-X -1,0/0", "builder:road@E", "builder-on-complete"),
        (ROAD + "BA-U 3,0/0", "builder:road@W", "no-builder-left"),
    ],
)
def test_a_builder_is_refused_elsewhere(line: str, action: str, reason: str) -> None:
    """Without an own follower there, on fields and cloisters, on what is complete, and when it is on the map."""
    assert scene(line, options=TB).refuses(action) == (reason, "CA-12.1")


@rule("CA-12.1")
def test_figures_of_others_do_not_keep_a_builder_away() -> None:
    """A bend joins the roads of both seats."""
    line = scene(
        "BA-U 1,0/0 road@W BA-B 1,1/0 pass BA-B 0,1/0 pass BA-U 2,1/1 road@N BA-V 2,0/0 builder:road@W", options=TB
    )

    assert helpers(line) == ["0 builder 2,0 road@S"]


@rule("CA-12.3", "CA-8.2")
def test_a_builder_neither_counts_nor_occupies() -> None:
    """The road has one follower of each seat: both are paid."""
    line = scene(
        "BA-U 1,0/0 road@W BA-B 1,1/0 pass BA-B 0,1/0 pass BA-U 2,1/1 road@N BA-V 2,0/0 builder:road@W"
        " BA-W -1,0/0 pass BA-W 2,2/2 pass",
        options=TB,
    )

    assert line.scores == [6, 6]


@rule("CA-12.3", "CA-10.1.1")
def test_with_a_volcano_neither_builder_nor_pig_is_deployed() -> None:
    line = scene("BA-U 1,0/0 road@W BA-B 0,1/0 pass PD-V3 2,0/0", options=BOTH)

    assert line.refuses("builder:road@W") == ("on-volcano", "CA-10.1.1")
    assert line.refuses("pig:field@0") == ("on-volcano", "CA-10.1.1")
    assert options(line) == ["pass", "fairy:1,0"]


@rule("CA-12.3", "CA-10.5.3", "CA-10.5.6")
def test_after_a_removal_no_builder_is_deployed() -> None:
    """And the builder is no knight: only the follower can be chosen."""
    line = scene(
        "BA-N 0,-1/2 city@S BA-B 0,1/0 pass BA-N 1,-1/0 builder:city@W BA-U 1,0/0 road@W PD-L4 1,-2/3", options=BOTH
    )

    assert options(line) == ["princess:0,-1:city@E"]
    line.then("princess:0,-1:city@E")
    assert line.refuses("builder:city@S") == ("after-princess", "CA-10.5.3")
    assert helpers(line) == []
    assert line.notes("helper-alone") == [(0, [2, 1, -1, 0])]


@rule("CA-10.4.4")
def test_no_builder_goes_through_a_portal() -> None:
    """The follower may; the builder only on the portal's own tile."""
    line = scene("BA-U 1,0/0 road@W BA-B 0,1/0 pass PD-P3 2,0/0", options=BOTH)

    assert [text for text in options(line) if text.startswith("builder")] == ["builder:road@S"]
    assert line.refuses("builder:1,0:road@W") == ("helper-other-tile", "CA-10.4.4")
    assert line.refuses("builder:9,9:road@W") == ("helper-other-tile", "CA-10.4.4")


@rule("CA-12.4", "CA-6.1")
def test_who_extends_the_builders_feature_plays_a_second_tile() -> None:
    """The turn goes on with a draw; after the second tile the next seat follows, however it was placed."""
    line = scene(ROAD + "BA-U 3,0/0", options=TB)

    assert view(line)["second"] == "earned"
    assert line.notes("extends") == [(0, [2, 2, 0, 0])]
    line.then("pass")
    assert whose(line) == (0, "draw")
    assert view(line)["second"] == "now"
    assert line.notes("second-tile") == [(0, [])]
    line.then("BA-U 4,0/0 pass")
    assert whose(line) == (1, "draw")
    assert "second" not in view(line)


@rule("CA-12.4")
def test_the_turn_that_deploys_the_builder_has_one_tile() -> None:
    """It did not stand there when the tile was placed."""
    assert whose(scene("BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-U 2,0/0 builder:road@W", options=TB)) == (1, "draw")


@rule("CA-12.4")
def test_another_feature_of_the_same_tiles_earns_nothing() -> None:
    """A cloister below the builder's tile touches its field only; another seat's tile earns that seat nothing."""
    assert whose(scene(ROAD + "BA-B 2,1/0 pass", options=TB)) == (1, "draw")
    line = scene("BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-U 2,0/0 builder:road@W BA-U 3,0/0 pass", options=TB)
    assert whose(line) == (0, "draw")
    assert "second" not in view(line)


@rule("CA-12.4")
def test_joining_two_roads_extends_the_builders_road() -> None:
    """The bend joins a road without builder to the builder's."""
    line = scene(
        "BA-U 1,0/0 road@W BA-B 1,1/0 pass BA-U -1,0/0 builder:road@W BA-U 2,1/1 road@N BA-V 2,0/0", options=TB
    )

    assert view(line)["second"] == "earned"


@rule("CA-12.4", "CA-12.5", "CA-12.6", "CA-8.8")
def test_a_tile_that_completes_the_feature_earns_a_second_one() -> None:
    """Follower and builder come home before it, so both can be deployed again."""
    line = scene(ROAD.replace("BA-B 0,2/0", "BA-W -1,0/0") + "BA-X 3,0/0 pass", options=TB)

    assert line.scores == [5, 0]
    assert supply(line) == [7, 7]
    assert helpers(line) == []
    assert line.notes("helper-home") == [(0, [2, 2, 0, 0])]
    assert whose(line) == (0, "draw")
    line.then("BA-U 4,0/0 road@E BA-B 0,2/0 pass BA-U 5,0/0 builder:road@E")
    assert helpers(line) == ["0 builder 5,0 road@E"]


@rule("CA-12.4", "CA-10.3.5", "CA-10.3.6", "CA-12.6", "CA-16.11")
def test_the_right_survives_the_builder() -> None:
    """The dragon eats the thief on its first tile's walk; the builder leaves, alone; the second tile is played."""
    line = scene(
        "BA-U 1,0/0 road@W PD-V1 0,1/0 pass BA-U 2,0/0 builder:road@W BA-B 0,2/0 pass PD-D01 3,0/0 pass N E",
        options=BOTH,
    )

    assert line.notes("eaten") == [(0, [0, 1, 1, 0, 0])]
    assert line.notes("helper-alone") == [(0, [2, 2, 0, 0])]
    line.then("E E")
    assert line.notes("dead-end") == [(-1, [4])]
    assert whose(line) == (0, "draw")
    assert view(line)["second"] == "now"


@rule("CA-10.3.5", "CA-16.11")
def test_the_dragon_eats_builders() -> None:
    """The follower on another tile stays."""
    line = scene(
        "BA-U 1,0/0 road@W PD-V1 0,1/0 pass BA-U 2,0/0 builder:road@W BA-B 2,1/0 pass BA-B 1,1/0 pass"
        " PD-D05 0,2/2 pass E",
        options=BOTH,
    )
    line.then("E")
    assert helpers(line) == ["0 builder 2,0 road@E"]
    assert next(step for step in view(line)["walk"]["next"] if step["action"] == "N")["eats"] == [1]
    line.then("N")
    assert line.notes("helper-eaten") == [(0, [2, 2, 0, 0])]
    assert figures(line) == ["0 1,0 road@E"]


@rule("CA-12.5", "CA-10.5.3", "CA-10.5.6", "CA-10.3.6")
def test_the_second_tile_has_its_own_action_after_a_princess() -> None:
    """Sending the own knight home costs knight and builder, not the second tile or its action."""
    line = scene(
        "BA-N 0,-1/2 city@S BA-B 0,1/0 pass BA-N 1,-1/0 builder:city@W BA-B 0,2/0 pass"
        " PD-L4 1,-2/3 princess:0,-1:city@E pass",
        options=BOTH,
    )

    assert whose(line) == (0, "draw")
    line.then("BA-B 0,3/0")
    assert "cloister" in options(line)


@rule("CA-12.4", "CA-12.5", "CA-10.1.1")
def test_a_volcano_extends_the_builders_road_like_any_tile() -> None:
    """Nobody is deployed with it; the second tile has its own action."""
    line = scene(ROAD + "PD-V3 3,0/0", options=BOTH)

    assert options(line) == ["pass", "fairy:1,0"]
    line.then("pass BA-B 3,1/0")
    assert whose(line) == (0, "action")
    assert "cloister" in options(line)


@rule("CA-10.6.3")
def test_the_fairy_does_not_pay_again_before_the_second_tile() -> None:
    """Only at the start of a turn: once here."""
    line = scene(
        "BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-U 2,0/0 builder:road@W BA-B 0,2/0 pass BA-B 0,3/0 fairy:1,0"
        " BA-B 0,4/0 pass BA-U 3,0/0 pass BA-E 0,5/2 pass",
        options=BOTH,
    )

    assert points(line, 0) == {"fairy-turn": (1, 1)}
    assert whose(line) == (1, "draw")


@rule("CA-10.6.7")
def test_the_fairy_goes_to_followers_only() -> None:
    """Not to a tile with the builder alone."""
    line = scene(ROAD + "BA-B 0,3/0", options=BOTH)

    assert [text for text in options(line) if text.startswith("fairy")] == ["fairy:1,0"]
    assert line.refuses("fairy:2,0") == ("no-follower-there", "CA-10.6.1")


@rule("CA-16.18", "CA-9.1")
def test_no_second_tile_when_the_first_one_ends_the_pile() -> None:
    line = scene(
        "BA-U 3,0/0 pass",
        position="options: sets=tb\nmap: BA-D@0,0/0 BA-U@1,0/0 BA-U@2,0/0\n"
        "figures: 0@1,0:road@E 0B@2,0:road@E\npile: BA-U\n",
    )

    assert line.match.over
    assert line.scores == [4, 0]


@rule("CA-6.2", "CA-10.2.1", "CA-12.4")
def test_the_second_draw_goes_on_until_a_tile_fits_or_the_pile_ends() -> None:
    """A dragon tile is set aside, and as nothing is left the game ends."""
    position = (
        "options: sets=pd+tb\nmap: BA-D@0,0/0 BA-U@1,0/0 BA-U@2,0/0\n"
        "figures: 0@1,0:road@E 0B@2,0:road@E\npile: BA-U PD-D01 BA-B\n"
    )
    line = scene("BA-U 3,0/0 pass PD-D01", position=position)

    assert view(line)["aside"] == {"PD-D01": 1}
    assert whose(line) == (0, "draw")
    assert whose(scene("BA-U 3,0/0 pass PD-D01 BA-B 0,1/0", position=position)) == (0, "action")
    assert scene("BA-U 3,0/0 pass PD-D01", position=position.replace(" BA-B", "")).match.over


@rule("CA-12.4")
def test_a_view_tells_which_places_extend_the_builders_feature() -> None:
    line = scene(ROAD + "BA-V", options=TB)

    told = {(place["x"], place["y"]): place["second"] for place in view(line)["places"]}
    assert told[3, 0] == [True, True]
    assert told[0, 3] == [False] * len(told[0, 3])
