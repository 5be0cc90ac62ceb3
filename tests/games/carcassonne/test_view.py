"""What a board gets to draw: features with owner, size and worth, free cells, spots."""

from tests.games.carcassonne.scene import feature, options, scene, view

from wawel.games.carcassonne import GAME


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


def test_a_free_cell_tells_how_many_tiles_could_fill_it() -> None:
    """One city side to the north of the start tile: everything with a city side fits."""
    told = view(scene("", options={"pd": "no"}))
    north = next(cell for cell in told["free"] if (cell["x"], cell["y"]) == (0, -1))
    cities = [tile for tile in GAME.box.printed if "C" in tile["edges"] and tile["id"].startswith("BA")]

    assert north["left"] == sum(tile["n"] for tile in cities) - 1
    assert len(told["free"]) == 4


def test_spots_are_the_choices_with_their_places() -> None:
    """Texts are those of the notation."""
    line = scene("BA-B 0,1/0 cloister BA-B 0,2/0 pass PD-P3 1,0/0")
    told = view(line)

    assert [spot["action"] for spot in told["spots"]] + [spot["action"] for spot in told["fairy_spots"]] == [
        text for text in options(line) if text != "pass"
    ]
    assert told["fairy_spots"] == [{"action": "fairy:0,1", "x": 0, "y": 1, "part": None, "feature": None}]
    spot = next(spot for spot in told["spots"] if spot["action"] == "0,0:city@N")
    assert (spot["x"], spot["y"], spot["part"]) == (0, 0, 0)
    assert told["features"][spot["feature"]]["kind"] == "city"


def test_a_figure_tells_role_place_and_feature() -> None:
    told = view(scene("BA-U 1,0/0 road@W"))

    assert told["figures"] == [
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
