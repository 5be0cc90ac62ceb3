"""CA-13: the river, from its spring to the lake."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings

from tests.budgets import budget
from tests.games.carcassonne.driver import playing, positions, steps
from tests.games.carcassonne.scene import feature, options, scene, view
from wawel import BadPosition
from wawel.core.game import CHANCE
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.model.state import PLACE_RIVER
from wawel.games.carcassonne.view.observe import observe
from wawel.testing import rule

RIVER = {"sets": "river"}
FREE = {"sets": "river", "river_bends": "free"}
# ten river tiles that bend right, left, right, left, then the lake
ALL = (
    "RI-5 1,0/0 pass RI-8 2,0/0 pass RI-5 2,1/1 pass RI-8 2,2/2 pass RI-1 3,2/0 pass RI-6 4,2/1 pass RI-2 4,3/1 pass"
    " RI-7 4,4/2 pass RI-3 5,4/0 pass RI-4 6,4/1 pass RI-L 7,4/0 pass"
)
rivers = playing("river", "pd+tb+river")


@rule("CA-13.1", "CA-3.5", "CA-16.21", "CA-1.5")
def test_the_spring_replaces_the_start_tile() -> None:
    """The start tile leaves the game: three of its kind stay in the pile, under eleven river tiles."""
    seen = view(scene("", options=RIVER))

    assert [tile["id"] for tile in seen["tiles"]] == ["RI-S"]
    assert seen["pile"]["BA-D"] == 3
    assert seen["left"] == 71 + 11
    assert "RI-S" not in seen["pile"]
    assert seen["river"] == [1, 0]


@rule("CA-13.1")
def test_river_tiles_are_drawn_first_and_the_lake_last() -> None:
    """Two of ten tiles are alike and twice as likely; other tiles wait below the lake."""
    line = scene("", options=RIVER)
    match = line.match
    odds = {match.format(CHANCE, action): GAME.weight(match.state(), action) for action in match.legal(CHANCE)}

    assert odds == {**{f"RI-{number}": 1 for number in range(1, 8)}, "RI-5": 2, "RI-8": 2}
    assert line.refuses("RI-L") == ("under-river", "CA-13.1")
    assert line.refuses("BA-U") == ("under-river", "CA-13.1")
    assert line.refuses("RI-S") == ("not-in-pile", "CA-3.2")
    line.then(ALL.partition(" RI-L")[0])
    assert options(line) == ["RI-L"]
    line.then("RI-L 7,4/0 pass")
    assert len(options(line)) == 24
    assert "river" not in view(line)


@rule("CA-13.3", "CA-4.4")
def test_a_river_tile_continues_the_open_end() -> None:
    line = scene("RI-5 1,0/0 pass RI-5", options=RIVER)

    assert options(line) == ["2,0/0", "2,0/2"]
    assert line.refuses("0,1/0") == ("not-rivers-end", "CA-13.3")
    assert line.refuses("1,0/0") == ("cell-taken", "CA-4.2")
    assert line.refuses("2,0/1") == ("edges-differ", "CA-4.2")
    assert line.refuses("pass") == ("must-place", "CA-6.1")
    assert view(line)["places"][0]["rotations"] == [0, 2]
    assert next(cell["left"] for cell in view(line)["free"] if (cell["x"], cell["y"]) == (2, 0)) == 9


@rule("CA-13.4", "CA-2.11")
def test_bends_alternate() -> None:
    """The first bend may go either way; a straight tile in between does not change which way the next one goes."""
    assert options(scene("RI-8", options=RIVER)) == ["1,0/0", "1,0/1"]
    line = scene("RI-8 1,0/0 pass RI-5 1,1/1 pass RI-8", options=RIVER)

    assert options(line) == ["1,2/2"]
    assert line.refuses("1,2/1") == ("river-turns-back", "CA-13.4")
    line.then("1,2/2 pass RI-6")
    assert options(line) == ["2,2/1"]


@rule("CA-13.4", "CA-2.11")
def test_free_bends_only_have_to_let_the_river_go_on() -> None:
    """Two bends to the same side are allowed, unless nothing still to come would fit below the city of RI-1."""
    assert options(scene("RI-5 1,0/0 pass RI-8 2,0/0 pass RI-8", options=FREE)) == ["2,1/1", "2,1/2"]
    line = scene(
        "",
        position="options: sets=river river_bends=free\nphase: place\ntile: RI-8\n"
        "map: RI-S@0,0/0 RI-1@1,0/0 RI-8@2,0/0\npile: RI-5 RI-L\n",
    )

    assert options(line) == ["2,1/2"]
    assert line.refuses("2,1/1") == ("river-would-stop", "CA-13.4")


@rule("CA-13.4", "CA-6.2")
def test_a_river_tile_that_fits_nowhere_is_discarded() -> None:
    """Free bends: the end lies below a city that the tile cannot answer; the lake stays out too, and the end open."""
    position = (
        "options: sets=river river_bends=free\n"
        "map: RI-S@0,0/0 RI-1@1,0/0 RI-8@2,0/0 RI-8@2,1/1\npile: RI-5 RI-4 RI-2 RI-L BA-B\n"
    )
    line = scene("RI-5", position=position)

    assert view(line)["discarded"]["RI-5"] == 2
    assert view(line)["phase"] == "draw"


@rule("CA-13.2", "CA-5.6")
def test_nobody_stands_on_the_river_and_it_separates_fields() -> None:
    """Round the spring the field is one piece; beyond it the river has two banks."""
    line = scene("RI-5 1,0/0", options=RIVER)

    assert options(line) == ["pass", "field@0", "field@3"]
    assert feature(line, 0, 0, "field@0") == feature(line, 1, 0, "field@0") == feature(line, 1, 0, "field@3")
    line.then("field@0")
    assert [spot["action"] for spot in view(line.then("RI-8 2,0/0"))["spots"]] == []


@rule("CA-13.2")
def test_roads_cities_and_cloisters_of_river_tiles_are_claimed_as_usual() -> None:
    """The bridge carries its road across; road ends lie at the gate and at the cloister."""
    bridge = scene("RI-4 1,0/1", options=RIVER)
    gate = scene("RI-2 1,0/0", options=RIVER)
    cloister = scene("RI-3 1,0/0", options=RIVER)

    assert {"road@N"} == {text for text in options(bridge) if text.startswith("road")}
    assert {"city@N", "road@S"} <= set(options(gate))
    assert {"cloister", "road@S"} <= set(options(cloister))


@rule("CA-13.5")
def test_the_fairy_moves_while_the_river_grows() -> None:
    line = scene("RI-3 1,0/0 cloister RI-5 2,0/0 pass RI-5 3,0/0", options={"sets": "pd+river"})

    assert "fairy:1,0" in options(line)


@rule("CA-13.2")
def test_after_the_lake_other_tiles_join_the_banks() -> None:
    """The whole river of the example, then a road at the bridge's road."""
    line = scene(ALL, options=RIVER)

    line.then("BA-U 6,3/1 road@S")
    assert feature(line, 6, 3, "road@S")["tiles"] == 2


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("map: RI-S@0,0/0 BA-B@0,1/0", "all river tiles lie there before any other"),
        ("map: RI-S@0,0/0 RI-L@1,0/0", "the lake is the last tile"),
        ("map: RI-S@0,0/0 RI-5@2,0/0", "does not fit there"),
        ("map: BA-D@0,0/0", "begins with the start tile"),
        ("tile: BA-B\nphase: place", "all river tiles lie there before any other"),
    ],
)
@rule("CA-13.1", "CA-13.3")
def test_positions_with_a_river_out_of_order_are_refused(position: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.from_position(f"options: sets=river\n{position}\n")


@rule("CA-20", "CA-13.1", "CA-13.3", "CA-13.4")
@settings(max_examples=budget(8))
@given(rivers)
def test_the_river_is_one_path_from_the_spring_to_the_lake(game: tuple[Any, ...]) -> None:
    """With alternating bends no tile is ever discarded and the path is a staircase; positions survive as text."""
    path: list[tuple[int, int]] = [(0, 0)]
    ids: list[str] = []
    for before, _, after in steps(*game):
        s: Any = before
        seen: Any = observe(after)  # type: ignore[arg-type]
        if not all(tile["id"].startswith("RI-") for tile in seen["tiles"]):
            break
        again = GAME.from_position(GAME.position(after))
        assert again.encode() == after.encode()
        assert GAME.legal(again, GAME.actor(again)) == GAME.legal(after, GAME.actor(after))
        if s.phase == PLACE_RIVER:
            last = seen["tiles"][-1]
            assert abs(last["x"] - path[-1][0]) + abs(last["y"] - path[-1][1]) == 1
            path.append((last["x"], last["y"]))
            ids.append(last["id"])
        if game[3]["river_bends"] == "alternate":
            assert not seen["discarded"]
            moves = {(there[0] - here[0], there[1] - here[1]) for here, there in pairwise(path)}
            assert len(moves) <= 2
    assert len(set(path)) == len(path)
    if game[3]["river_bends"] == "alternate":
        assert ids[-1] == "RI-L"
        assert len(ids) == 11


@rule("CA-20", "CA-13.3")
@settings(max_examples=budget(4))
@given(rivers)
def test_nothing_else_lies_beside_the_open_end_of_a_river(game: tuple[Any, ...]) -> None:
    """The end may stay open with free bends; its cell then stays empty to the end."""
    *_, state = positions(*game)
    s: Any = state
    ends = [tile for tile in range(len(s.turned)) if GAME.parts.tiles[s.turned[tile] >> 2] == "RI-L"]
    assert bool(ends) == (s.river < 0)
