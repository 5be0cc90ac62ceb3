"""CA-2.13 to CA-2.15: readings of the rulebook, and who wins a tie, by option."""

import pytest

import wawel
from tests.games.carcassonne.scene import figures, options, scene, view
from wawel.games.carcassonne import GAME
from wawel.testing import play, rule

LETTER = {"fairy_after_portal": "yes"}
# a follower at 0,1 goes through the portal at 2,0
THROUGH = "BA-U 1,0/0 pass BA-B 0,1/0 pass PD-P3 2,0/0 0,1:cloister"
# the dragon flew to 0,1; the portal lies at 1,0
DRAGON = "PD-V1 0,1/0 pass PD-P3 1,0/0"


@rule("CA-2.13", "CA-16.6", "CA-10.4.5")
def test_by_option_the_fairy_may_move_after_a_portal() -> None:
    """To any own follower; nothing else may be deployed."""
    line = scene(THROUGH, options=LETTER)

    assert view(line)["phase"] == "action"
    assert options(line) == ["pass", "fairy:0,1"]
    assert GAME.ask(line.match.state(), 0).key == "fairy-too"
    assert line.refuses("field@2") == ("already-deployed", "CA-16.6")
    line.then("fairy:0,1")
    assert view(line)["fairy"] == [0, 1]
    assert view(line)["phase"] == "draw"
    assert figures(line) == ["0 0,1 cloister"]


@rule("CA-2.13", "CA-16.6")
def test_she_may_stay_as_well() -> None:
    """Nobody says then that no follower was deployed."""
    line = scene(f"{THROUGH} pass", options=LETTER)

    assert view(line)["fairy"] is None
    assert view(line)["turn"] == 1
    assert line.notes("passed") == [(0, []), (1, [])]
    line.then("BA-B 0,2/0 cloister")
    assert view(line)["turn"] == 0


@rule("CA-2.13", "CA-10.4.5")
def test_without_the_option_a_portal_is_the_whole_action() -> None:
    assert view(scene(THROUGH))["phase"] == "draw"


@rule("CA-2.13", "CA-16.6")
def test_on_the_portal_tile_itself_a_follower_is_deployed_as_ever() -> None:
    """And where the fairy has nowhere else to go, nobody is asked."""
    assert view(scene(THROUGH.replace("0,1:cloister", "city@N"), options=LETTER))["phase"] == "draw"
    there = scene("BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-B 0,2/0 fairy:1,0 BA-B 0,3/0 pass", options=LETTER)
    there.then("BA-U 2,0/0 pass BA-B 1,1/0 pass PD-P3 3,0/0 1,0:field@0")
    assert view(there)["phase"] == "draw"


@rule("CA-2.13", "CA-11.1")
def test_a_large_follower_through_a_portal_leaves_the_fairy_free_too() -> None:
    line = scene(THROUGH.replace("0,1:", "large:0,1:"), options={**LETTER, "sets": "pd+ic"})

    assert options(line) == ["pass", "fairy:0,1"]


@rule("CA-2.13")
def test_the_second_half_of_the_action_survives_in_a_position() -> None:
    line = scene(THROUGH, options=LETTER)

    assert "through: yes\n" in line.match.position
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()


@rule("CA-2.13")
@pytest.mark.parametrize(
    "text",
    [
        "map: BA-D@0,0/0 BA-U@1,0/0\nphase: action\nfigures: 0@0,0:road@E\nthrough: yes\n",
        "map: BA-D@0,0/0 PD-P3@1,0/0\nphase: action\nthrough: yes\n",
        "map: BA-D@0,0/0 PD-P3@1,0/0\nphase: action\nthrough: perhaps\n",
    ],
)
def test_a_position_where_nobody_went_through_a_portal_is_refused(text: str) -> None:
    """Without a portal, without a follower, or in other words."""
    with pytest.raises(wawel.BadPosition, match=r"CA-16.6"):
        GAME.from_position(f"options: fairy_after_portal=yes\n{text}")


@rule("CA-2.14", "CA-16.10", "CA-10.3.8", "CA-10.4.3")
def test_by_option_a_portal_leads_to_the_dragons_tile() -> None:
    """The dragon eats on entering a tile, so the follower stays."""
    assert scene(DRAGON).refuses("0,1:field@0") == ("beside-dragon", "CA-10.3.8")

    line = scene(DRAGON, options={"portal_to_dragon": "allowed"})
    line.then("0,1:field@0")
    assert figures(line) == ["1 0,1 field@0"]
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()


@rule("CA-2.14", "CA-10.3.3")
def test_a_walk_that_begins_beside_a_follower_leaves_him_there() -> None:
    """The dragon may not come back to that tile on the same walk."""
    line = scene(f"{DRAGON} 0,1:field@0 PD-D01 -1,0/0 pass", options={"portal_to_dragon": "allowed"})

    assert view(line)["phase"] == "dragon"
    assert figures(line) == ["1 0,1 field@0"]
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()


@rule("CA-2.14", "CA-10.6.1")
def test_the_fairy_may_join_a_follower_on_the_dragons_tile() -> None:
    """She keeps the dragon from coming back once it has left."""
    chosen = {"portal_to_dragon": "allowed"}
    line = scene(f"{DRAGON} 0,1:field@0 BA-B 0,2/0 pass BA-B 0,3/0 fairy:0,1", options=chosen)

    assert view(line)["fairy"] == view(line)["dragon"] == [0, 1]
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()


TIE = "map: BA-D@0,0/0 BA-U@1,0/0\nphase: action\npile: none\n"


@rule("CA-2.15", "CA-9.8")
@pytest.mark.parametrize(
    ("given", "seats", "first", "winners", "ranking", "key"),
    [
        ("shared", 3, 0, [0, 1, 2], [0, 1, 2], "shared"),
        ("starter_loses", 2, 0, [1], [1, 0], "starter"),
        ("starter_loses", 2, 1, [0], [0, 1], "starter"),
        ("starter_loses", 3, 1, [0, 2], [0, 2, 1], "starter"),
    ],
)
def test_by_option_the_seat_that_began_loses_a_tie(
    given: str, seats: int, first: int, winners: list[int], ranking: list[int], key: str
) -> None:
    """Nobody has a point."""
    begin = f"first: {first}\n" if given == "starter_loses" else ""
    result = scene("pass", seats, position=f"seats: {seats}\noptions: ties={given}\n{begin}{TIE}").match.outcome

    assert result is not None
    assert (result.winners, result.ranking, result.key) == (winners, ranking, key)


@rule("CA-2.15", "CA-9.8")
def test_whoever_began_wins_with_most_points_and_ranks_behind_equals() -> None:
    """The thief's road is worth two points; the other two seats tie for the second place."""
    position = f"seats: 3\noptions: ties=starter_loses\nfirst: 1\n{TIE}figures: 0@0,0:road@E\n"
    best = scene("pass", 3, position=position).match.outcome
    own = scene("pass", 3, position=position.replace("first: 1", "first: 0")).match.outcome

    assert best is not None
    assert own is not None
    assert (best.winners, best.ranking, best.key) == ([0], [0, 2, 1], "points")
    assert (own.winners, own.ranking, own.key) == ([0], [0, 1, 2], "points")


@rule("CA-2.15")
def test_who_began_is_remembered_where_ties_ask_for_it() -> None:
    """And stands in the position."""
    line = play(GAME, "first:2 BA-B", 3, {"ties": "starter_loses"})

    assert "first: 2\n" in line.match.position
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()
    assert "first:" not in play(GAME, "first:2 BA-B", 3).match.position
