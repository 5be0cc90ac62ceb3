"""What a board gets to draw: features with owner, size and worth, free cells, spots."""

import json
import random
from typing import Any

import pytest

from tests.games.carcassonne.scene import feature, options, scene, view
from wawel.core.match import Match
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.actions import PASS
from wawel.games.carcassonne.model.state import PLACE
from wawel.testing import Played, rule


def test_a_view_may_be_changed_without_spoiling_the_next() -> None:
    """Everybody gets tables and lists of their own."""
    match = scene("BA-F 0,-1/1 city@N").match
    first: Any = match.view(0)
    text = json.dumps(first)
    first["features"][0]["followers"][0] = 5
    first["tiles"].clear()
    del first["phase"]

    assert json.dumps(match.view(1)) == text


def test_a_feature_tells_size_shields_owners_and_worth() -> None:
    """An open city of two tiles with a shield: 3 now, 6 if it were closed like this."""
    line = scene("BA-F 0,-1/1 city@N")

    assert feature(line, 0, 0, "city@N") == {
        "kind": "city",
        "tiles": 2,
        "open": 1,
        "worth": 3,
        "closed": 6,
        "shields": 1,
        "followers": [1, 0],
        "owners": [0],
    }


def test_a_complete_feature_tells_what_it_paid() -> None:
    line = scene("BA-E 0,-1/2 city@S")

    assert feature(line, 0, 0, "city@N") == {"kind": "city", "tiles": 2, "open": 0, "worth": 4}


def test_a_cloister_counts_filled_cells() -> None:
    assert feature(scene("BA-B 0,1/0 cloister"), 0, 1, "cloister") == {
        "kind": "cloister",
        "tiles": 2,
        "open": 7,
        "worth": 2,
        "closed": 9,
        "followers": [1, 0],
        "owners": [0],
    }


def test_a_field_tells_its_completed_cities_by_the_edition() -> None:
    third = scene("BA-E 0,-1/2 field@0")
    first = scene("BA-E 0,-1/2 field@0", options={"farm_rule": "first"})

    assert (feature(third, 0, -1, "field@0")["cities"], feature(third, 0, -1, "field@0")["worth"]) == (1, 3)
    assert feature(first, 0, -1, "field@0")["worth"] == 4


BAND = "map: BA-D@0,0/0 BA-G@0,-1/1 BA-E@0,-2/2 BA-B@1,-1/0 BA-B@-1,-1/0\n"  # a closed city between two fields


def field(line: Played, x: int, y: int, segment: str) -> tuple[list[int], int, list[int]]:
    """Owners, worth, and gains where they differ."""
    found = feature(line, x, y, segment)
    return found["owners"], found["worth"], found.get("gains", [])


@rule("CA-9.5")
def test_by_the_first_edition_most_farmers_around_a_city_own_its_fields() -> None:
    """Two farmers in the east outvote the one in the west, whose field pays nothing."""
    farmers = "options: farm_rule=first\nfigures: 0@0,-1:field@2 1@0,-1:field@6 0@1,-1:field@0\n"
    line = scene("", position=BAND + farmers)

    assert field(line, 1, -1, "field@0") == ([0], 4, [])
    assert field(line, -1, -1, "field@0") == ([], 0, [])


@rule("CA-9.5")
@pytest.mark.parametrize(("edition", "worth"), [("first", 4), ("second", 3)])
def test_a_city_between_two_fields_of_one_seat_is_told_once(edition: str, worth: int) -> None:
    """On the field of the older figure."""
    line = scene("", position=f"{BAND}options: farm_rule={edition}\nfigures: 0@0,-1:field@2 0@-1,-1:field@0\n")

    assert field(line, 1, -1, "field@0") == ([0], worth, [])
    assert field(line, -1, -1, "field@0") == ([0], 0, [])


@rule("CA-9.5")
def test_a_field_that_pays_its_owners_unlike_sums_tells_each() -> None:
    """Seat 0 was already paid for the city in the east; in the west both lead, and only seat 1 gains."""
    farmers = "options: farm_rule=second\nfigures: 0@0,-1:field@2 1@0,-1:field@6 0@-1,-1:field@0\n"
    line = scene("", position=BAND + farmers)

    assert field(line, 1, -1, "field@0") == ([0], 3, [])
    assert field(line, -1, -1, "field@0") == ([0, 1], 3, [0, 3])


@rule("CA-9.4", "CA-9.5")
@pytest.mark.parametrize("edition", ["third", "second", "first"])
def test_the_fields_of_a_view_add_up_to_what_is_paid(edition: str) -> None:
    """Random games to their end."""
    paid = 0
    for seed in range(8):
        match = Match(GAME, 2 + seed % 3, seed, {"farm_rule": edition, "sets": "none"})
        dice = random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            farmers = [action for action in match.legal(seat) if match.format(seat, action).startswith("field")]
            match.play(seat, dice.choice(farmers or match.legal(seat)))
        features = view(Played(match))["features"]
        for seat in range(match.seats):
            fields = [each for each in features if each["kind"] == "field" and seat in each.get("owners", [])]
            points = sum(each["gains"][seat] if "gains" in each else each["worth"] for each in fields)
            assert points == sum(item.points for item in match.scores[seat].items if item.key == "farm")
            paid += points
    assert paid > 0


def test_a_free_cell_tells_how_many_tiles_could_fill_it() -> None:
    """One city side to the north of the start tile: everything with a city side fits."""
    seen = view(scene("", options={"sets": "none"}))
    north = next(cell for cell in seen["free"] if (cell["x"], cell["y"]) == (0, -1))
    cities = [tile for tile in GAME.parts.printed if "C" in tile["edges"] and tile["id"].startswith("BA")]

    assert north["left"] == sum(tile["n"] for tile in cities) - 1
    assert len(seen["free"]) == 4


def test_spots_are_the_choices_with_their_places() -> None:
    """Texts are those of the notation."""
    line = scene("BA-B 0,1/0 cloister BA-B 0,2/0 pass PD-P3 1,0/0")
    seen = view(line)

    assert [spot["action"] for spot in seen["spots"]] + [spot["action"] for spot in seen["fairy_spots"]] == [
        text for text in options(line) if text != "pass"
    ]
    assert seen["fairy_spots"] == [{"action": "fairy:0,1", "x": 0, "y": 1, "part": None, "feature": None}]
    spot = next(spot for spot in seen["spots"] if spot["action"] == "0,0:city@N")
    assert (spot["x"], spot["y"], spot["part"]) == (0, 0, 0)
    assert seen["features"][spot["feature"]]["kind"] == "city"


def test_a_figure_tells_role_place_and_feature() -> None:
    seen = view(scene("BA-U 1,0/0 road@W"))

    assert seen["figures"] == [
        {
            "seat": 0,
            "role": "thief",
            "x": 1,
            "y": 0,
            "segment": "road@E",
            "part": 0,
            "feature": 1,
            "safe": False,
            "ward": False,
        }
    ]


def test_the_trace_of_a_walk_stays_until_the_next_tile_is_placed() -> None:
    line = scene("PD-V1 0,1/0 pass BA-B 0,2/0 pass BA-B 0,3/0 pass PD-D01 1,0/0 pass S S BA-B")
    assert view(line)["walk"] == {"path": [[0, 1], [0, 2], [0, 3]], "left": 0, "mover": None, "next": []}

    line.then("0,4/0")
    assert view(line)["walk"] is None


def unlike(line: Played) -> list[str]:
    """Every place with the rotations that look unlike."""
    return [f"{place['x']},{place['y']}/{turn}" for place in view(line)["places"] for turn in place["unlike"]]


@rule("CA-4.5")
def test_a_place_says_which_rotations_look_unlike() -> None:
    """Half a turn changes nothing about a straight road, and no turn anything about a cloister."""
    road, cloister = scene("BA-U"), scene("BA-B")

    assert [text for text in unlike(road) if text.startswith("1,0/")] == ["1,0/0"]
    assert [text for text in options(road) if text.startswith("1,0/")] == ["1,0/0", "1,0/2"]
    assert unlike(cloister) == ["0,1/0"]
    assert options(cloister) == ["0,1/0", "0,1/1", "0,1/2", "0,1/3"]


def test_a_free_cell_tells_which_tiles_of_the_pile_fit() -> None:
    """North of the first tile only cities fit; the lists count what the pile has."""
    seen = view(scene("BA-U"))
    north = next(cell for cell in seen["free"] if (cell["x"], cell["y"]) == (0, -1))
    fitting = seen["fits"][north["fits"]]

    assert north["left"] == sum(seen["pile"][tile] for tile in fitting)
    assert "BA-E" in fitting
    assert "BA-U" not in fitting


WALLED = (  # cities on the four sides of (0, -1), and the only tile with four of them elsewhere
    "options: sets=none\n"
    "map: BA-D@0,0/0 BA-U@1,0/0 BA-U@-1,0/0 BA-E@1,-1/3 BA-E@-1,-1/1 BA-E@1,-2/0 BA-E@0,-2/2 BA-C@1,-3/0\n"
)


@rule("CA-1.6")
def test_a_cell_that_nothing_fits_any_more_is_dead() -> None:
    """The pile is public, so everybody may know."""
    seen = view(scene("", position=WALLED))
    cells = {(cell["x"], cell["y"]): cell for cell in seen["free"]}

    assert cells[0, -1]["left"] == 0
    assert cells[0, -1]["dead"]
    assert "dead" not in cells[0, 1]


@rule("CA-9.3")
def test_a_seat_tells_its_points_if_the_game_ended_now() -> None:
    """An open city of two tiles with a shield would pay 3."""
    seats = view(scene("BA-F 0,-1/1 city@N"))["seats"]

    assert [(seat["points"], seat["final"]) for seat in seats] == [(0, 3), (0, 0)]


def closing(line: Played) -> dict[str, list[dict[str, Any]]]:
    """What each place and rotation would complete, if anything."""
    return {
        f"{place['x']},{place['y']}/{rotation}": closes
        for place in view(line)["places"]
        for rotation, closes in zip(place["rotations"], place["closes"], strict=True)
        if closes
    }


def test_a_place_tells_what_it_would_close_for_whom() -> None:
    """The same cap: 8 points for the knight's owner, or for nobody."""
    manned = scene("BA-F 0,-1/1 city@N BA-B 0,1/0 cloister BA-E")
    empty = scene("BA-F 0,-1/1 pass BA-B 0,1/0 cloister BA-E")

    assert closing(manned) == {"0,-2/2": [{"kind": "city", "points": 8, "owners": [0]}]}
    assert closing(empty) == {"0,-2/2": [{"kind": "city", "points": 8, "owners": []}]}


@pytest.mark.parametrize("seed", range(3))
def test_what_a_place_would_close_is_what_it_pays(seed: int) -> None:
    """Random games of the base game: placing without a follower scores what the view predicted."""
    match = Match(GAME, 3, seed, {"sets": "none"})
    dice, paid = random.Random(seed), 0
    while not match.over:
        seat = match.waiting[0]
        before: Any = match.state()
        if before.phase == PLACE and before.left:
            closings = closing(Played(match))
            for action in match.legal(seat):
                closes = closings.get(match.format(seat, action), [])
                paid += len([feature for feature in closes if feature["owners"]])
                assert points_after(before, seat, action) == points_promised(list(before.points), closes)
        match.play(seat, dice.choice(match.legal(seat)))
    assert paid > 20


def points_after(before: Any, seat: int, action: int) -> list[int]:
    after = before.copy()
    GAME.apply(after, seat, action)
    GAME.apply(after, seat, PASS)
    return list(after.points)


def points_promised(points: list[int], closes: list[dict[str, Any]]) -> list[int]:
    return [
        points[seat] + sum(feature["points"] for feature in closes if seat in feature["owners"])
        for seat in range(len(points))
    ]
