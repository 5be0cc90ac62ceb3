"""CA-10.4: the magic portal."""

from tests.games.carcassonne.scene import figures, options, scene, supply, view
from wawel.testing import rule


@rule("CA-10.4.1")
def test_a_portal_leads_to_any_tile() -> None:
    line = scene("BA-U 1,0/0 pass BA-B 0,1/0 pass PD-P3 2,0/0 0,1:cloister")

    assert figures(line) == ["0 0,1 cloister"]
    assert line.notes("through-portal") == [(0, [0, 3, 0, 1, 1])]


@rule("CA-10.4.2")
def test_occupied_features_are_closed_to_a_portal() -> None:
    line = scene("BA-U 1,0/0 road@W BA-B 0,1/0 pass PD-P3 2,0/0")

    assert line.refuses("0,0:road@E") == ("occupied", "CA-7.2")
    assert line.refuses("road@W") == ("occupied", "CA-7.2")


@rule("CA-10.4.2")
def test_complete_features_of_other_tiles_are_closed_fields_are_open() -> None:
    """The start city was closed before."""
    line = scene("BA-E 0,-1/2 pass PD-P3 1,0/0")

    assert line.refuses("0,0:city@N") == ("complete", "CA-10.4.2")
    assert line.refuses("0,-1:city@S") == ("complete", "CA-10.4.2")
    assert "0,-1:field@0" in options(line)


@rule("CA-10.4.2", "CA-7.3")
def test_on_the_portal_tile_a_feature_just_completed_can_be_claimed() -> None:
    """The portal closes the start city: there yes, on the start tile no."""
    line = scene("PD-P3 0,-1/2")

    assert line.refuses("0,0:city@N") == ("complete", "CA-10.4.2")
    line.then("city@S")
    assert line.scores == [4, 0]


@rule("CA-16.5", "CA-2.7")
def test_by_option_a_portal_leads_to_what_it_has_just_completed() -> None:
    """On other tiles too; but not to what was complete before."""
    line = scene("PD-P3 0,-1/2", options={"portal_just_completed": "allowed"})
    line.then("0,0:city@N")
    assert line.scores == [4, 0]
    assert supply(line) == [7, 7]

    before = scene("BA-E 0,-1/2 pass PD-P3 1,0/0", options={"portal_just_completed": "allowed"})
    assert before.refuses("0,0:city@N") == ("complete", "CA-10.4.2")


RING = (
    "map: BA-D@0,0/0 BA-U@-1,0/0 BA-B@0,1/0 BA-B@1,1/0 BA-B@-1,1/0 BA-E@-1,2/2 BA-E@0,2/2 BA-E@1,2/2\n"
    "phase: place\ntile: PD-P2\n"
)


@rule("CA-16.5", "CA-2.7")
def test_a_cloister_that_the_portal_surrounds_is_closed_or_by_option_open() -> None:
    """The eighth neighbour is the portal itself."""
    closed = scene("1,0/2", position=RING)
    opened = scene("1,0/2", position=RING + "options: portal_just_completed=allowed\n")

    assert closed.refuses("0,1:cloister") == ("complete", "CA-10.4.2")
    opened.then("0,1:cloister")
    assert opened.scores == [9, 0]
    assert supply(opened) == [7, 7]


@rule("CA-10.4.3")
def test_a_portal_leads_to_a_feature_that_the_dragon_emptied() -> None:
    """The thief is eaten on the way; after that the road is free again, except on the dragon's tile."""
    line = scene("PD-V1 0,1/0 pass BA-U 1,0/0 road@W BA-U 2,0/0 pass PD-D01 3,0/0 pass N E")
    assert line.notes("eaten") == [(1, [0, 1, 1, 0, 0])]
    line.then("E E PD-P3 -1,0/3")

    assert "1,0:road@E" in options(line)
    assert line.refuses("3,0:road@E") == ("beside-dragon", "CA-10.3.8")


@rule("CA-10.4.3")
def test_a_portal_leads_to_the_fairys_tile_and_to_a_city_that_a_princess_emptied() -> None:
    """The fairy stood beside the knight who was sent home."""
    knight = "BA-N 0,-1/2 city@S BA-B 0,1/0 pass BA-B 0,2/0 fairy:0,-1"
    line = scene(f"{knight} PD-L4 1,-1/0 princess:0,-1:city@S pass PD-P3 -1,0/3")

    assert view(line)["fairy"] == [0, -1]
    assert "0,-1:city@E" in options(line)
    assert "1,-1:city@N" in options(line)
    line.then("0,-1:city@E")
    assert figures(line) == ["0 0,-1 city@E"]


@rule("CA-10.4.5", "CA-16.6")
def test_going_through_the_portal_is_the_whole_action() -> None:
    """The turn is over, the fairy did not move."""
    line = scene("BA-B 0,1/0 cloister BA-B 0,2/0 pass PD-P3 1,0/0 0,0:city@N")

    assert line.match.waiting == []
    assert view(line)["fairy"] is None
    assert view(line)["turn"] == 1
