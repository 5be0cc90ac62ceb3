"""CA-3: setup."""

import pytest

import wawel
from tests.games.carcassonne.scene import options, scene, supply, view
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.options import BITS, SetsOption
from wawel.testing import play, rule


@rule("CA-3.1", "CA-16.22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_who_starts_is_drawn_with_equal_chances(seats: int) -> None:
    """Then the seats follow one another."""
    line = play(GAME, "", seats)

    assert options(line) == [f"first:{seat}" for seat in range(seats)]
    state = line.match.state()
    assert {GAME.weight(state, action) for action in GAME.legal(state, wawel.CHANCE)} == {1}
    line.then(f"first:{seats - 1} BA-B")
    assert line.match.waiting == [seats - 1]
    line.then("0,1/0 pass BA-B")
    assert line.match.waiting == [0]


@rule("CA-3.1")
def test_a_seat_that_is_not_there_cannot_start() -> None:
    assert play(GAME, "").refuses("first:2") == ("no-such-seat", "CA-3.1")


@rule("CA-3.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(wawel.BadOption, match=f"2 to 6 seats, not {seats}"):
        wawel.Match(GAME, seats)


@rule("CA-3.2")
@pytest.mark.parametrize(("sets", "left"), [("pd", 101), ("none", 71)])
def test_the_start_tile_lies_and_the_others_form_the_pile(sets: str, left: int) -> None:
    """Three more copies of it are in the pile."""
    seen = view(scene("", options={"sets": sets}))

    assert [(tile["id"], tile["x"], tile["y"], tile["rotation"]) for tile in seen["tiles"]] == [("BA-D", 0, 0, 0)]
    assert seen["left"] == sum(seen["pile"].values()) == left
    assert seen["pile"]["BA-D"] == 3


@rule("CA-3.2")
def test_only_what_is_left_can_be_drawn() -> None:
    """There is one four-way junction."""
    line = scene("BA-X 1,0/0 pass")

    assert line.refuses("BA-X") == ("not-in-pile", "CA-3.2")
    assert "BA-X" not in options(line)


@rule("CA-3.2")
def test_a_tile_is_as_likely_as_its_copies() -> None:
    """Nine road bends, one junction."""
    state = scene("").match.state()

    assert GAME.weight(state, GAME.parse(state, wawel.CHANCE, "BA-V")) == 9
    assert GAME.weight(state, GAME.parse(state, wawel.CHANCE, "BA-X")) == 1


@rule("CA-3.3", "CA-10.6.7")
def test_dragon_and_fairy_wait_beside_the_map() -> None:
    seen = view(scene(""))

    assert seen["dragon"] is None
    assert seen["fairy"] is None


@rule("CA-3.4")
def test_everybody_has_seven_followers_and_no_points() -> None:
    line = scene("", 5)

    assert supply(line) == [7] * 5
    assert line.scores == [0] * 5


@rule("CA-3.2")
@pytest.mark.parametrize("sets", SetsOption(list(BITS)).values(2))
def test_the_pile_has_the_tiles_of_the_sets_in_play(sets: str) -> None:
    """All but the start tile; a river begins with its spring instead, and the Count's tiles lie on the table."""
    totals = {name: box["total"] for name, box in GAME.parts.data["sets"].items()}
    chosen = [name for name in sets.split("+") if name in totals]
    stock = GAME.parts.stock(chosen)
    piled = [name for name in chosen if name != "count"]

    assert sum(stock) == 71 + sum(totals[name] for name in piled) - ("river" in piled)
    assert len(stock) >= 53
    assert (len(stock) == 53) == (set(piled) <= {"pd"})
    assert stock[GAME.parts.start] == 3
