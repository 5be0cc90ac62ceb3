"""CA-14: King and Scout."""

import pytest

import wawel
from tests.games.carcassonne.scene import feature, options, points, scene, view
from wawel.games.carcassonne import GAME
from wawel.testing import Played, rule

KS = {"sets": "ks"}
# seat 0 closes the start city (two tiles)
SMALL = "BA-E 0,-1/2 pass "
# a road of three tiles between two junctions, closed by seat 1
ROAD = "BA-W 1,0/0 pass BA-W -1,0/0 pass "


def held(line: Played) -> tuple[object, object]:
    """Who has King and Robber, and the sizes that won them."""
    seen = view(line)
    cards = [seen.get(name) for name in ("king", "robber")]
    king, robber = [(card["seat"], card["size"]) if card else None for card in cards]
    return king, robber


@rule("CA-14.2", "CA-1.5")
def test_both_cards_begin_beside_the_map() -> None:
    """Five tiles come with them."""
    line = scene("", options=KS)

    assert held(line) == (None, None)
    assert {tile for tile in view(line)["pile"] if tile.startswith("KS")} == {f"KS-{number}" for number in range(1, 6)}
    assert view(line)["left"] == 76


@rule("CA-14.3")
def test_the_first_complete_city_brings_the_king_and_the_first_road_the_robber() -> None:
    """To whoever completes them."""
    line = scene(SMALL, options=KS)
    assert held(line) == ((0, 2), None)
    assert line.notes("king") == [(0, [2])]

    line.then("BA-B 0,1/0 pass " + ROAD)
    assert held(line) == ((0, 2), (1, 3))
    assert line.notes("robber") == [(1, [3])]


@rule("CA-14.3", "CA-16.20")
def test_it_does_not_matter_whose_the_city_is() -> None:
    """Seat 0 has the knight, seat 1 places the tile; or nobody is there."""
    line = scene("BA-G 0,-1/1 city@S BA-E 0,-2/2 pass", options=KS)

    assert line.scores == [6, 0]
    assert held(line) == ((1, 3), None)
    assert held(scene("BA-G 0,-1/1 pass BA-E 0,-2/2 pass", options=KS)) == ((1, 3), None)


@rule("CA-14.3")
def test_only_a_larger_city_takes_the_king_over() -> None:
    """One of equal size changes nothing."""
    equal = scene(SMALL + "BA-E 0,1/2 pass BA-B 1,1/0 pass BA-E 0,2/0 pass", options=KS)
    assert held(equal) == ((0, 2), None)

    larger = scene(
        SMALL + "BA-E 0,1/2 pass BA-B 1,1/0 pass BA-G 0,2/1 pass BA-B 1,2/0 pass BA-E 0,3/0 pass", options=KS
    )
    assert held(larger) == ((1, 3), None)
    assert larger.notes("king") == [(0, [2]), (1, [3])]


@rule("CA-14.3")
def test_only_a_longer_road_takes_the_robber_over() -> None:
    """Seat 0 completes one of three tiles like seat 1's, then one of four."""
    line = scene(ROAD + "BA-U 2,0/0 pass BA-B 0,1/0 pass BA-W 3,0/0 pass", options=KS)
    assert held(line) == (None, (1, 3))

    line.then("BA-U 4,0/0 pass BA-U 5,0/0 pass BA-B 0,2/0 pass BA-X 6,0/0 pass")
    assert held(line) == (None, (0, 4))
    assert line.notes("robber") == [(1, [3]), (0, [4])]


@rule("CA-14.3")
def test_the_holder_of_a_card_keeps_it_with_a_larger_one() -> None:
    """The size to beat grows."""
    line = scene(SMALL + "BA-E 0,1/2 pass BA-G 0,2/1 pass BA-B 1,1/0 pass BA-E 0,3/0 pass", options=KS)

    assert held(line) == ((0, 3), None)


@rule("CA-14.3")
def test_of_several_cities_completed_at_once_the_largest_counts() -> None:
    """The tile closes a city of two tiles in the north and one of three in the south."""
    line = scene("BA-G 0,-1/1 pass BA-B 1,-1/0 pass BA-B 1,-2/0 pass BA-B 1,-3/0 pass BA-E 0,-3/2 pass", options=KS)
    line.then("BA-H 0,-2/0 pass")

    assert line.notes("king") == [(1, [3])]


@rule("CA-14.3", "CA-5.3")
def test_a_loop_is_a_complete_road() -> None:
    line = scene("BA-V 0,1/3 pass BA-V 1,1/0 pass BA-V 1,2/1 pass BA-V 0,2/2 pass", options=KS)

    assert held(line) == (None, (1, 4))


@rule("CA-14.1", "CA-5.6")
def test_the_city_bands_of_the_crossing_tile_are_two_cities() -> None:
    """Its two enclosed fields border both of them."""
    line = scene("KS-5 0,-1/0 pass BA-E 1,-1/3 pass BA-E -1,-1/1 pass BA-E 0,-2/2 pass", options=KS)

    assert feature(line, 0, -1, "city@N")["tiles"] == 3
    assert feature(line, 0, -1, "city@E")["tiles"] == 3
    assert feature(line, 0, -1, "city@N") is not feature(line, 0, -1, "city@E")
    assert [feature(line, 0, -1, f"field#{number}")["cities"] for number in (0, 1)] == [2, 2]
    assert line.notes("king") == [(0, [3])]
    assert held(line) == ((0, 3), None)


END = "turn: 0\nphase: action\npile: none\n"


@rule("CA-14.4", "CA-9.7")
def test_at_the_end_the_cards_pay_for_all_complete_cities_and_roads() -> None:
    """Two cities for the King; one road, whatever its arms at the junctions are, for the Robber."""
    cities = "map: BA-D@0,0/0 BA-E@0,-1/2 BA-W@1,0/0 BA-W@-1,0/0 BA-E@0,1/2 BA-E@0,2/0 BA-B@1,-1/0\n"
    line = scene("pass", position=f"{cities}{END}options: sets=ks\nking: 1/2\nrobber: 0/3\n")

    assert line.scores == [1, 2]
    assert points(line, 0) == {"robber": (1, 1)}
    assert points(line, 1) == {"king": (1, 2)}
    assert line.notes("king-points") == [(1, [2, 2])]
    assert line.notes("robber-points") == [(0, [1, 1])]


@rule("CA-14.4", "CA-14.3")
def test_the_city_of_carcassonne_counts_for_the_king_but_wins_no_card() -> None:
    """Nobody completed it; a cap outside its walls is closed by a second tile."""
    before = scene("", options={"sets": "ks+count"})
    assert held(before) == (None, None)

    last = f"{before.match.position.replace('phase: draw', 'phase: place')}tile: BA-E\npile: none\n"
    line = scene("2,1/3 pass", position=last)
    assert held(line) == ((0, 2), None)
    assert line.scores == [2, 0]


@rule("CA-14.4")
def test_cards_that_nobody_has_pay_nobody() -> None:
    line = scene("pass", position=f"map: BA-D@0,0/0 BA-B@0,1/0\n{END}options: sets=ks\n")

    assert line.scores == [0, 0]


@rule("CA-14.2", "CA-2.1")
def test_without_the_expansion_there_are_no_cards() -> None:
    line = scene(SMALL + "BA-B 0,1/0 pass " + ROAD)

    assert held(line) == (None, None)
    assert "KS-1" not in options(line)


@rule("CA-14.3")
def test_cards_survive_in_a_position() -> None:
    line = scene(SMALL + "BA-B 0,1/0 pass " + ROAD, options=KS)

    assert "king: 0/2\nrobber: 1/3\n" in line.match.position
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()


@rule("CA-14.3")
@pytest.mark.parametrize("text", ["king: 2/2", "king: 0/3", "king: 0", "robber: 0/1", "king: x/2"])
def test_a_card_without_its_city_or_road_is_refused(text: str) -> None:
    with pytest.raises(wawel.BadPosition, match=r"CA-14.3"):
        GAME.from_position(f"options: sets=ks\nmap: BA-D@0,0/0 BA-E@0,-1/2\n{text}\n")
