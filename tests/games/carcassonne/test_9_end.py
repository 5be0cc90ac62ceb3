"""CA-9: the end of the game, unfinished features, farms and the winner."""

import pytest

import wawel
from tests.games.carcassonne.scene import figures, points, scene, view
from wawel.testing import Played, rule


def ending(position: str, pile: str = "PD-D05") -> Played:
    """Score the position as it stands: the last tile of the pile is set aside or discarded."""
    return scene(pile, position=f"{position}pile: {pile}\n")


@rule("CA-9.1")
def test_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    """Its features are scored first, then the rest."""
    line = scene("BA-E 0,-1/2 city@S", position="map: BA-D@0,0/0\nfigures: 1@0,0:road@E\npile: BA-E\n")

    assert line.match.over
    assert line.scores == [4, 1]
    assert [note.key for note in line.match.notes][-3:] == ["home", "final", "open-road"]
    assert line.match.waiting == []


@rule("CA-9.1")
def test_nothing_can_be_done_or_taken_back_after_the_end() -> None:
    line = scene("BA-E 0,-1/2 pass", position="map: BA-D@0,0/0\npile: BA-E\n")

    with pytest.raises(wawel.NotWaiting):
        line.match.play(0, "pass")
    with pytest.raises(wawel.CannotUndo, match=r"CA-9\.1"):
        line.match.undo()


@rule("CA-9.1", "CA-10.1.3")
def test_a_volcano_in_the_last_turn_refills_the_pile() -> None:
    """The dragon tile set aside comes back, so the game lasts one more turn."""
    line = scene("PD-V1 0,1/0 pass", position="map: BA-D@0,0/0\naside: PD-D05\npile: PD-V1\n")

    assert not line.match.over
    assert view(line)["pile"] == {"PD-D05": 1}
    line.then("PD-D05 0,-1/2 pass N N")
    assert line.match.over


@rule("CA-9.1")
def test_tiles_still_set_aside_are_ignored() -> None:
    """No volcano came: the pile is empty and the game is over, whatever was set aside."""
    line = scene("BA-B 0,1/0 pass", position="map: BA-D@0,0/0\naside: PD-D05 PD-D01\npile: BA-B\n")

    assert line.match.over
    assert view(line)["aside"] == {"PD-D01": 1, "PD-D05": 1}


@rule("CA-9.3")
def test_unfinished_features_pay_less() -> None:
    """A road of two tiles, a city of two with a shield, a cloister with two neighbours."""
    line = ending(
        "map: BA-D@0,0/0 BA-F@0,-1/1 BA-U@1,0/0 BA-B@0,1/0\nfigures: 0@1,0:road@E 1@0,-1:city@N 0@0,1:cloister\n"
    )

    assert points(line, 0) == {"open-road": (1, 2), "open-cloister": (1, 3)}
    assert points(line, 1) == {"open-city": (1, 3)}


@rule("CA-9.3")
def test_every_shield_of_an_unfinished_city_pays_one_point() -> None:
    """Three tiles and two shields."""
    line = ending("map: BA-D@0,0/0 BA-F@0,-1/1 BA-F@0,-2/1\nfigures: 1@0,-1:city@N\n")

    assert line.notes("open-city") == [(1, [3, 2, 0, -1, 0, 5])]
    assert points(line, 1) == {"open-city": (1, 5)}


@rule("CA-9.3")
def test_the_majority_decides_unfinished_features_too() -> None:
    line = ending("map: BA-D@0,0/0 BA-U@1,0/0 BA-U@2,0/0\nfigures: 0@0,0:road@E 0@1,0:road@E 1@2,0:road@E\n")

    assert line.scores == [3, 0]


FARMS = (
    "map: BA-D@0,0/0 BA-E@0,-1/2 BA-U@1,0/0 BA-U@-1,0/0 BA-E@0,1/2 BA-E@0,2/0\nfigures: 0@1,0:field@0 1@-1,0:field@3\n"
)


@rule("CA-9.4", "CA-2.9")
def test_each_farm_pays_three_points_per_completed_city() -> None:
    """The northern farm borders one finished city, the southern one the other."""
    line = ending(FARMS)

    assert line.notes("farm") == [(0, [1, 1, 0, 1, 3]), (1, [1, -1, 0, 2, 3])]
    assert line.scores == [3, 3]


@rule("CA-9.4")
def test_the_same_city_may_pay_on_several_farms() -> None:
    """A city band with a field on each side, closed at both ends."""
    line = ending("map: BA-D@0,0/0 BA-G@0,-1/1 BA-E@0,-2/2\nfigures: 0@0,-1:field@2 1@0,-1:field@6\n")

    assert line.scores == [3, 3]


@rule("CA-9.5", "CA-2.9")
def test_by_the_second_edition_a_city_pays_a_seat_once() -> None:
    """Both farms belong to seat 0: 3 points instead of 6."""
    position = "map: BA-D@0,0/0 BA-G@0,-1/1 BA-E@0,-2/2\nfigures: 0@0,-1:field@2 0@0,-1:field@6\n"

    assert ending(position).scores == [6, 0]
    assert ending(position + "options: farm_rule=second\n").scores == [3, 0]


@rule("CA-9.5", "CA-2.9")
def test_by_the_first_edition_a_city_pays_four_to_most_farmers_around_it() -> None:
    """Two farmers on one side, one on the other side of the city."""
    position = (
        "options: farm_rule=first\nmap: BA-D@0,0/0 BA-G@0,-1/1 BA-E@0,-2/2 BA-B@1,-1/0 BA-B@-1,-1/0\n"
        "figures: 0@0,-1:field@2 1@0,-1:field@6 0@1,-1:field@0\n"
    )
    line = ending(position)

    assert line.scores == [4, 0]
    assert line.notes("farm-city") == [(0, [0, -1, 0, 4])]


@rule("CA-9.5")
def test_by_the_first_edition_a_tie_pays_both() -> None:
    position = (
        "options: farm_rule=first\nmap: BA-D@0,0/0 BA-G@0,-1/1 BA-E@0,-2/2\nfigures: 0@0,-1:field@2 1@0,-1:field@6\n"
    )

    assert ending(position).scores == [4, 4]


@rule("CA-16.24")
def test_by_the_second_edition_the_oldest_farmer_tells_the_city() -> None:
    """One note, for the farm on the older tile."""
    line = ending(
        "options: farm_rule=second\nmap: BA-D@0,0/0 BA-G@0,-1/1 BA-E@0,-2/2 BA-B@1,-1/0\n"
        "figures: 0@1,-1:field@0 0@0,-1:field@6\n"
    )

    assert [args[:3] for _, args in line.notes("farm")] == [[1, 0, -1]]
    assert [note.rule for note in line.match.notes if note.key == "farm"] == ["CA-9.5"]


@rule("CA-9.6", "CA-16.8", "CA-10.6.4")
def test_the_fairy_pays_at_the_end_too() -> None:
    """A farm worth nothing and a road: 3 points each for the followers beside her."""
    line = ending(
        "map: BA-D@0,0/0 BA-U@1,0/0 BA-B@0,1/0\nfigures: 0@1,0:field@0 1@1,0:road@E 0@0,1:cloister\nfairy: 1,0\n"
    )

    assert points(line, 0)["fairy-bonus"] == (1, 3)
    assert points(line, 1) == {"open-road": (1, 2), "fairy-bonus": (1, 3)}


@rule("CA-16.23")
def test_by_the_first_edition_the_fairy_pays_per_farm() -> None:
    line = ending(
        "options: farm_rule=first\nmap: BA-D@0,0/0 BA-G@0,-1/1 BA-E@0,-2/2\n"
        "figures: 0@0,-1:field@2 0@0,-1:field@6\nfairy: 0,-1\n"
    )

    assert points(line, 0) == {"farm": (1, 4), "fairy-bonus": (2, 6)}


@rule("CA-9.8")
def test_the_highest_total_wins() -> None:
    outcome = ending("map: BA-D@0,0/0\nfigures: 1@0,0:road@E\n").match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.key, outcome.args) == ([1], [1, 0], "points", [1])


@rule("CA-9.8")
def test_equal_totals_share_the_victory() -> None:
    outcome = ending("map: BA-D@0,0/0\nfigures: 0@0,0:city@N 1@0,0:road@E\n").match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.key, outcome.rule) == ([0, 1], [0, 1], "shared", "CA-9.8")


@rule("CA-9.3")
def test_followers_stay_on_the_map_after_final_scoring() -> None:
    """So that everybody can see what was paid."""
    assert figures(ending("map: BA-D@0,0/0\nfigures: 1@0,0:road@E\n")) == ["1 0,0 road@E"]
