"""CA-6: the turn."""

import pytest

import wawel
from tests.games.carcassonne.scene import figures, options, scene, supply, view
from wawel.games.carcassonne import GAME
from wawel.testing import rule


@rule("CA-6.1")
def test_the_drawn_tile_must_be_placed() -> None:
    line = scene("BA-U")

    assert line.refuses("pass") == ("must-place", "CA-6.1")
    assert line.refuses("road@W") == ("not-now", "CA-6.3")
    assert line.notes("drawn") == [(0, [20])]


@rule("CA-6.2")
def test_a_tile_that_fits_nowhere_is_discarded_and_another_drawn_by_the_same_seat() -> None:
    """The only city is closed, so the tile with four city sides has no place."""
    line = scene("BA-E 0,-1/2 pass BA-C")

    assert line.match.waiting == []
    assert line.notes("discarded") == [(1, [2])]
    line.then("BA-U")
    assert line.match.waiting == [1]
    assert view(line)["discarded"] == {"BA-C": 1}


@rule("CA-6.2", "CA-9.1")
def test_if_the_pile_runs_out_over_discards_the_game_ends() -> None:
    """Without a placement, with final scoring."""
    line = scene("BA-C", position="map: BA-D@0,0/0 BA-E@0,-1/2\nfigures: 1@0,0:road@E\npile: BA-C\n")

    assert line.match.over
    assert line.scores == [0, 1]


@rule("CA-6.3")
def test_an_action_is_one_of_pass_deploy_and_fairy() -> None:
    """Seat 0 has a follower on the first tile, so the fairy could go there."""
    line = scene("BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-B 0,2/0")

    assert options(line) == ["pass", "field@0", "cloister", "fairy:1,0"]
    line.then("fairy:1,0")
    assert line.match.waiting == []
    assert supply(line) == [6, 7]


@rule("CA-6.3")
def test_a_decision_of_another_kind_is_refused() -> None:
    line = scene("BA-U 1,0/0")

    assert line.refuses("N") == ("not-now", "CA-6.3")
    assert line.refuses("princess:0,0:city@N") == ("not-now", "CA-6.3")
    assert GAME.reason(GAME.why_not(line.match.state(), 0, -7)).key == "not-now"


@rule("CA-6.4", "CA-10.5.3")
def test_after_a_removal_only_pass_and_fairy_remain() -> None:
    line = scene("BA-N 0,-1/2 city@S BA-B 0,1/0 cloister BA-U -1,0/0 road@W PD-L4 1,-1/0 princess:0,-1:city@S")

    assert options(line) == ["pass", "fairy:0,1"]
    assert line.refuses("road@E") == ("after-princess", "CA-10.5.3")


@rule("CA-6.5")
def test_a_dragon_tile_that_completes_a_feature_walks_before_scoring() -> None:
    """The knight of the completed city is eaten and scores nothing."""
    line = scene("BA-U 1,0/0 pass PD-V1 0,1/0 pass BA-N 0,-1/3 city@S BA-B 0,2/0 pass PD-D05 -1,-1/1 pass")

    assert line.match.waiting == [0]
    line.then("N N")
    assert line.notes("eaten") == [(0, [0, 0, 0, -1, 0])]
    assert line.notes("city") == []
    assert supply(line) == [7, 7]


@rule("CA-6.5", "CA-10.3.9", "CA-2.2", "CA-16.1")
def test_with_the_option_features_are_scored_before_the_walk() -> None:
    """The same turn pays 6 points for three tiles."""
    line = scene(
        "BA-U 1,0/0 pass PD-V1 0,1/0 pass BA-N 0,-1/3 city@S BA-B 0,2/0 pass PD-D05 -1,-1/1 pass",
        options={"dragon_timing": "after_scoring"},
    )

    assert line.scores == [6, 0]
    assert view(line)["phase"] == "dragon"
    line.then("N N")
    assert line.notes("eaten") == []


@rule("CA-6.5", "CA-10.6.2")
def test_the_fairy_moves_before_the_walk_of_the_same_turn() -> None:
    """She blocks the dragon's way south at once."""
    line = scene("PD-V1 0,1/0 pass BA-B 0,2/0 cloister BA-U 1,0/0 pass PD-D01 2,0/0 fairy:0,2")

    assert options(line) == ["N"]
    assert line.refuses("S") == ("fairy-there", "CA-10.6.2")
    assert view(line)["fairy"] == [0, 2]


@rule("CA-6.5")
def test_a_volcano_that_completes_a_city_scores_it_and_deploys_nothing() -> None:
    """The knight of the start city gets his points beside the dragon."""
    line = scene("PD-P3 1,0/0 0,0:city@N PD-V5 0,-1/2")

    assert options(line) == ["pass"]
    line.then("pass")
    assert line.scores == [4, 0]
    assert view(line)["dragon"] == [0, -1]


@rule("CA-6.5")
def test_a_princess_that_completes_a_city_scores_the_knights_that_are_left() -> None:
    """She joins two cities with a knight each; one goes, the other is paid for all four tiles."""
    line = scene("PD-P3 1,0/0 0,0:city@N BA-N 1,-1/3 city@S PD-L2 0,-1/2 princess:1,-1:city@S pass")

    assert line.scores == [8, 0]
    assert figures(line) == []


@rule("CA-6.5")
def test_several_features_completed_at_once_are_all_scored() -> None:
    """The junction closes the road in the west, and the city above it with its cap."""
    line = scene("BA-W 1,0/0 road@W BA-E 0,-1/2 pass BA-E 0,-2/0 pass BA-E -1,-1/2 city@S BA-L -1,0/0 pass")

    assert line.scores == [3, 4]


@rule("CA-6.6")
def test_decisions_can_be_taken_back_until_the_next_draw() -> None:
    """Placing is undone; after the action the next tile is drawn and nothing is."""
    match = wawel.Match(GAME, 2, seed=4)
    seat = match.waiting[0]
    before = match.digest
    match.play(seat, match.legal(seat)[0])
    match.undo()
    assert match.digest == before
    match.play(seat, match.legal(seat)[0])
    match.play(seat, "pass")
    with pytest.raises(wawel.CannotUndo, match="drawn"):
        match.undo()


@rule("CA-6.6", "CA-9.1")
def test_the_last_decision_of_the_game_is_final() -> None:
    """Final scoring follows at once. Afterwards there is nothing to choose."""
    match = scene("BA-U 1,0/0", position="pile: BA-U\n").match
    assert match.why_not_undo() is None
    match.play(0, "pass")

    with pytest.raises(wawel.CannotUndo, match=r"CA-9\.1"):
        match.undo()
    assert GAME.legal(match.state(), 0) == []


@rule("CA-6.6")
def test_the_record_holds_every_draw_and_decision() -> None:
    """Tiles set aside and discarded included."""
    line = scene("PD-D05 BA-E 0,-1/2 city@S BA-C BA-U 1,0/0 pass")
    record = line.match.record.text()

    assert ". first:0\n. PD-D05\n. BA-E\n0 0,-1/2\n0 city@S\n. BA-C\n. BA-U\n1 1,0/0\n1 pass\n" in record
    assert wawel.Match.replay(record).digest == line.match.digest


@rule("CA-6.7")
def test_who_runs_out_of_time_places_first_and_passes() -> None:
    line = scene("BA-U")
    match = line.match

    assert match.format(0, match.default(0)) == "-1,0/0"
    line.then("-1,0/0")
    assert match.format(0, match.default(0)) == "pass"


@rule("CA-6.7")
def test_who_runs_out_of_time_sends_home_a_knight_of_another_seat() -> None:
    """One of its own only if there is no other; none if declining is allowed."""
    position = "map: BA-D@0,0/0 BA-R@0,-1/2 PD-L2@1,-1/0\nphase: princess\nturn: {turn}\nfigures: 0@0,-1:city@S\n"
    own = scene("", position=position.format(turn=0)).match
    other = scene("", position=position.format(turn=1) + "options: princess=may\n").match
    both = scene("", position=position.format(turn=0).replace("figures: 0", "figures: 0@0,0:city@N 1")).match

    assert own.format(0, own.default(0)) == "princess:0,-1:city@E"
    assert other.format(1, other.default(1)) == "pass"
    assert [both.format(0, action) for action in both.legal(0)] == ["princess:0,0:city@N", "princess:0,-1:city@E"]
    assert both.format(0, both.default(0)) == "princess:0,-1:city@E"


@rule("CA-6.7")
def test_who_runs_out_of_time_moves_the_dragon_in_the_first_direction() -> None:
    line = scene("PD-V1 0,1/0 pass BA-B 0,2/0 pass BA-B 0,3/0 pass PD-D01 1,0/0 pass")

    assert options(line) == ["N", "S"]
    assert line.match.format(line.match.waiting[0], line.match.default(line.match.waiting[0])) == "N"
