"""Notation and positions of Carcassonne as text."""

import re

import pytest

import wawel
from tests.games.carcassonne.scene import options, scene
from wawel.games.carcassonne import GAME
from wawel.testing import rule


def test_a_segment_may_be_named_by_any_of_its_edges() -> None:
    """The record keeps the first one."""
    line = scene("BA-U 1,0/0 road@W BA-U 2,0/0 2,0:field@7")

    assert [row.text for row in line.match.record.lines][-4:] == ["road@E", "BA-U", "2,0/0", "field@0"]


@rule("CA-5.1")
@pytest.mark.parametrize("text", ["", "city@N", "road@N", "field@9", "field#7", "cloister", "castle", "road"])
def test_a_segment_that_the_tile_does_not_have_is_told_so(text: str) -> None:
    """The message lists those it has."""
    with pytest.raises(wawel.BadNotation, match=r"CA-5\.1: .* is no segment of BA-U; there are: road@E, field@0"):
        scene("BA-U 1,0/0").match.play(0, text)


@rule("CA-4.1")
@pytest.mark.parametrize(
    "text", ["1,0/4", "1/0", "a,b/0", "1,0,0/1", "999,0/0", "--1,0/0", "1,0/", "٣,0/0", "01,0/0", "-0,0/0", "1,0/٠"]
)
def test_a_place_that_is_none_is_told_so(text: str) -> None:
    with pytest.raises(wawel.BadNotation, match=r"CA-4\.1"):
        scene("BA-U").match.play(0, text)


def test_every_action_of_a_game_reads_back() -> None:
    """Every kind of action."""
    line = scene("PD-V1 0,1/0 pass BA-B 0,2/0 cloister BA-U 1,0/0 road@W PD-D01 2,0/0 fairy:0,2 N E")

    assert line.match.waiting == [1]
    assert options(line) == ["E"]


@pytest.mark.parametrize(
    "text",
    [
        "large:road@E",
        "builder:road@E",
        "pig:field@0",
        "large:0,0:city@N",
        "back:0,0:city@N",
        "back:large:1,0:field@3",
        "enter:castle",
        "enter:large:market",
        "count:cathedral",
    ],
)
def test_actions_of_other_expansions_are_read_and_refused(text: str) -> None:
    """They have numbers of their own, and none can be done without its expansion."""
    state = scene("BA-U 1,0/0").match.state()
    action = GAME.parse(state, 0, text)

    assert GAME.format(state, 0, action) == text
    assert GAME.reason(GAME.why_not(state, 0, action)).key in ("not-now", "not-in-this-game")


@pytest.mark.parametrize(
    "text", ["enter:inn", "count:large:castle", "enter:pig:castle", "count:", "back:pig:0,0:city@N"]
)
def test_a_quarter_or_figure_that_is_none_is_told_so(text: str) -> None:
    with pytest.raises(wawel.BadNotation):
        scene("BA-U 1,0/0").match.play(0, text)


WALK = "map: BA-D@0,0/0 PD-V1@0,1/0 BA-B@0,2/0 BA-U@1,0/0 PD-D01@2,0/0\n"  # a dragon tile was placed
PRINCESS = "map: BA-D@0,0/0 BA-R@0,-1/2 PD-L2@1,-1/0\nfigures: 0@0,-1:city@E\n"  # and here a princess


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nonsense", "a line is 'name: value'"),
        ("seats: 2\nseats: 3", "each name once"),
        ("seats: 1", "CA-3.1"),
        ("seats: 7", "CA-3.1"),
        ("seats: two", "CA-3.1"),
        ("options: princess=never", "CA-2.3"),
        ("options: dragon=yes", "no option is called 'dragon'"),
        ("phase: lunch", "CA-6.1"),
        ("phase: market", "CA-2.1: phase market belongs to the Count of Carcassonne"),
        ("turn: 2", "CA-3.1"),
        ("map: BA-E@0,0/0", "CA-3.2"),
        ("map: BA-D@0,0/0 BA-X@1,0/0 BA-X@2,0/0", "CA-1.1: no tile 'BA-X' is left"),
        ("map: BA-D@0,0/0 BA-E@1,0/0", "CA-4.2"),
        ("map: BA-D@0,0/0 BA-E", "CA-4.1"),
        ("map: BA-D@0,0/0 BA-E@x/0", "CA-4.1"),
        ("options: sets=none\nmap: BA-D@0,0/0 PD-V1@0,1/0", "CA-1.1: no tile 'PD-V1' is left"),
        ("map: BA-D@0,0/0 PD-V1@0,1/0", "CA-10.1.2"),
        ("dragon: 0,0", "CA-10.1.2"),
        ("map: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 5,5", "no tile lies at 5,5"),
        ("map: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 0,1\nwalk: 0,1 0,0", "CA-10.3.2"),
        ("map: BA-D@0,0/0 BA-B@0,1/0 PD-V1@0,2/0\ndragon: 0,2\nwalk: 0,0 0,2", "goes from tile to tile"),
        ("figures: 2@0,0:city@N", "CA-7.1"),
        ("figures: 0@9,9:city@N", "CA-7.1"),
        ("figures: 0@0,0:city@S", "CA-5.1"),
        ("figures: 0@0,0:city@N 1@0,0:city@N", "CA-7.2"),
        ("map: BA-D@0,0/0 PD-V3@1,0/0\ndragon: 1,0\nfigures: 0@1,0:road@E", "CA-7.2"),
        ("map: BA-D@0,0/0 BA-E@0,-1/2\nfigures: 0@0,0:city@N", "CA-8.8"),
        ("fairy: 3,3", "no tile lies at 3,3"),
        ("fairy: 0,0:city@N", "CA-10.6.6"),
        ("options: sets=none\nfairy: 0,0", "CA-2.1"),
        ("options: fairy_mode=follower\nfairy: 0,0:city@N", "CA-10.6.6"),
        ("tile: BA-U", "CA-6.1"),
        ("phase: place", "CA-6.1"),
        ("phase: place\ntile: BA-C\nmap: BA-D@0,0/0 BA-E@0,-1/2", "CA-6.2"),
        ("phase: place\ntile: PD-D01", "CA-10.2.1"),
        ("map: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 0,1\naside: PD-D01", "CA-10.1.3"),
        ("aside: PD-D01*3", "CA-1.1"),
        ("aside: BA-U", "CA-10.2.1"),
        ("discarded: BA-X BA-X", "CA-1.1"),
        ("pile: BA-Z", "CA-1.1"),
        ("pile: none", "CA-9.1"),
        ("phase: action", "CA-6.1"),
        ("phase: princess\nmap: BA-D@0,0/0 BA-U@1,0/0", "CA-10.5.2"),
        ("phase: dragon\nmover: 0\nmap: BA-D@0,0/0 BA-U@1,0/0", "CA-10.3.2"),
        ("phase: dragon\nmap: BA-D@0,0/0 BA-U@1,0/0", "CA-10.3.2"),
        ("removed: yes", "CA-10.5.3"),
        ("removed: perhaps", "CA-10.5.3"),
        ("phase: over", "CA-9.1"),
        ("phase: first\nfigures: 0@0,0:city@N", "CA-3.1"),
        ("phase: first\nmap: BA-D@0,0/0 BA-U@1,0/0", "CA-3.1"),
        ("points 0: luck=1/5", "CA-8.2"),
        ("points 0: road=one/5", "CA-8.2"),
        ("points 0: road=0/5", "CA-8.2"),
        ("points 2: road=1/5", "unknown line"),
        ("phase: action\nmap: BA-D@0,0/0 PD-D01@1,0/0", "CA-10.2.1"),
        ("map: BA-D@0,0/0 PD-D01@1,0/0 PD-V1@0,1/0\ndragon: 0,1", "CA-10.2.1"),
        (f"{WALK}phase: action\ndragon: 0,0\nwalk: 0,1 0,0", "CA-10.3.1: the dragon walks after the action"),
        (f"{WALK}phase: dragon\nturn: 1\nmover: 0\ndragon: 0,1\nwalk: 0,1", "CA-10.3.2: seats move the dragon in turn"),
        (f"{WALK}phase: dragon\nmover: 0\ndragon: 0,0\nwalk: 0,1 0,0", "CA-10.3.2: seats move the dragon in turn"),
        (f"{WALK}phase: dragon\nmover: 1\ndragon: 0,0\nwalk: 0,1 0,0\nfairy: 0,0", "CA-10.6.2"),
        (f"{WALK}phase: dragon\nmover: 0\ndragon: 1,0\nwalk: 0,1 0,0 1,0\nfairy: 0,0", "CA-10.3.3"),
        (f"{WALK}phase: dragon\nmover: 0\ndragon: 1,0\nwalk: 0,1 0,0 1,0\nfigures: 0@0,0:city@N", "CA-10.3.5"),
        (f"{WALK}phase: dragon\nmover: 1\ndragon: 0,2\nwalk: 0,1 0,2", "CA-10.3.4: the walk is over"),
        (f"{WALK}dragon: 0,0\nwalk: 0,1 0,0", "CA-10.3.4: a walk ends"),
        (f"{WALK}dragon: 0,0\nwalk: 0,0 0,1 0,0", "CA-10.3.2: 'walk' is where it began"),
        ("map: BA-D@0,0/0 PD-V1@0,1/0 BA-B@0,2/0\ndragon: 0,2\nwalk: 0,1 0,2", "CA-10.3.1: 'walk' is given after"),
        ("map: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 0,0", "CA-10.1.2: the dragon is on the volcano just placed"),
        ("phase: action\nmap: BA-D@0,0/0 PD-V1@0,1/0\ndragon: 0,0", "CA-10.1.2"),
        (f"{PRINCESS}phase: action", "CA-10.5.2: the princess has sent a knight home"),
        ("phase: action\nmap: BA-D@0,0/0 BA-U@1,0/0\nfigures: 0@1,0:road@E", "CA-7.1: nobody stands on the tile"),
        ("phase: first\nturn: 1", "CA-3.1"),
        ("phase: first\nfairy: 0,0", "CA-3.1"),
        ("phase: first\npoints 0: road=1/5", "CA-3.1"),
    ],
)
def test_a_wrong_position_names_what_is_wrong(text: str, complaint: str) -> None:
    """Never a half-read position."""
    with pytest.raises(wawel.BadPosition, match=re.escape(complaint)):
        GAME.from_position(text)


@pytest.mark.parametrize(
    "text",
    [
        f"{WALK}phase: dragon\nturn: 1\nmover: 1\ndragon: 0,1\nwalk: 0,1\n",
        f"{WALK}dragon: 0,2\nwalk: 0,1 0,2\n",
        f"{WALK}phase: place\ntile: BA-U\ndragon: 0,2\nwalk: 0,1 0,2\n",
        f"{WALK}phase: action\ndragon: 0,1\nfairy: 0,0\n",
        f"{PRINCESS}phase: princess\n",
        f"{PRINCESS}phase: action\nremoved: yes\n",
        f"{PRINCESS}phase: action\noptions: princess=may\n",
        f"{PRINCESS}phase: draw\n",
    ],
)
def test_a_position_that_arises_in_play_is_read(text: str) -> None:
    """A walk begins, or is kept until the next tile is placed, or a princess was heard or declined."""
    again = GAME.position(GAME.from_position(text))

    assert GAME.position(GAME.from_position(again)) == again
    assert set(text.split()) <= set(again.split()) | {"draw"}


@pytest.mark.parametrize("digits", ["9" * 5000, "١", "²", "01", "+1", "1_0", ""])
@pytest.mark.parametrize(
    "line",
    [
        "seats: {}",
        "turn: {}",
        "figures: {}@0,0:city@N",
        "discarded: BA-U*{}",
        "points 0: road={}/5",
        "points 0: road=1/{}",
        "map: BA-D@0,0/0 BA-U@{},0/0",
        "map: BA-D@0,0/0 BA-U@1,0/0\nfairy: {},0",
    ],
)
def test_a_number_has_one_spelling_in_a_position(line: str, digits: str) -> None:
    """Neither foreign digits nor thousands of them."""
    with pytest.raises(wawel.BadPosition):
        GAME.from_position(line.format(digits))


@pytest.mark.parametrize("text", ["first:٠", "first:00", "first:" + "1" * 5000, "first:-1", "first:"])
def test_a_number_has_one_spelling_in_an_action(text: str) -> None:
    with pytest.raises(wawel.BadNotation):
        GAME.parse(GAME.start(2, wawel.Match(GAME).options), -1, text)


def test_a_position_says_only_what_is_needed() -> None:
    """Everything left out is as in the setup; seat 0 is about to draw."""
    line = scene("BA-U", position="turn: 1\n")

    assert line.match.waiting == [1]
    assert line.match.position == "seats: 2\nphase: place\nturn: 1\ntile: BA-U\nmap: BA-D@0,0/0\n"


def test_a_pile_can_be_told_instead_of_what_was_discarded() -> None:
    """The rest is out of the game."""
    match = scene("", position="pile: BA-U*2 BA-B\n").match

    assert match.view(0)["pile"] == {"BA-B": 1, "BA-U": 2}
    assert "discarded: BA-A*2 BA-B*3" in match.position


def test_a_position_keeps_walk_ward_and_points() -> None:
    """In the middle of a walk."""
    text = (
        "seats: 3\noptions: fairy_mode=follower\nphase: dragon\nturn: 2\n"
        "map: BA-D@0,0/0 PD-V1@0,1/0 BA-B@0,2/0 BA-U@1,0/0 PD-D01@2,0/0\nfigures: 1@0,2:cloister\n"
        "dragon: 0,0\nwalk: 0,1 0,0\nmover: 0\nfairy: 0,2:cloister\npoints 1: city=1/8 fairy-turn=2/2\n"
    )

    assert GAME.position(GAME.from_position(text)) == text
    assert GAME.scores(GAME.from_position(text)) == [0, 10, 0]
