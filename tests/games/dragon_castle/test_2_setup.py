"""DC-2: setup."""

import pytest

import wawel
from tests.games.dragon_castle.tables import at, stacks, view
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.components.ids import DRAGON_CARDS, SPIRITS
from wawel.testing import play, rule


@rule("DC-2.1", "DC-15.3")
def test_the_first_seat_is_drawn_or_named() -> None:
    """Random by default; the host may name a seat."""
    drawn = {wawel.Match(GAME, 3, seed=seed).view(-1)["first"] for seed in range(12)}
    named = wawel.Match(GAME, 3, seed=1, options={"first": "2"})

    assert drawn == {0, 1, 2}
    assert named.waiting == [2]
    with pytest.raises(wawel.BadOption, match=r"DC-2\.1: option first is random or a seat from 0 to 1"):
        wawel.Match(GAME, 2, options={"first": "2"})


@rule("DC-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(wawel.BadOption, match=f"2 to 4 seats, not {seats}"):
        wawel.Match(GAME, seats)


@rule("DC-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_castle_is_built_for_the_number_of_seats(seats: int) -> None:
    """All 116 tiles; every stack shows its top."""
    castle = dict(wawel.Match(GAME, seats, seed=1).view(-1))["castle"]
    assert isinstance(castle, dict)

    assert castle["layout"] == f"standard-{seats}p"
    assert castle["left"] == 116
    assert sum(stack["height"] for stack in castle["stacks"]) == 116
    assert all(stack["tile"] for stack in castle["stacks"])


@rule("DC-2.2", "DC-2.3")
def test_tops_come_to_light_in_reading_order_each_tile_as_likely_as_its_copies() -> None:
    """A symbol that has been seen four times cannot come again."""
    line = play(GAME, "b1=M1 M1 d1=M1 M1", options={"spirits": "none", "dragons": "none"})

    assert line.refuses("M1") == ("tile-not-left", "DC-2.2")
    chance = line.match.legal(wawel.CHANCE)
    assert len(chance) == 28
    assert {GAME.weight(line.match.state(), action) for action in chance} == {4}
    with pytest.raises(wawel.BadNotation, match=r"DC-2\.3: the next tile is revealed on f1"):
        line.match.play(wawel.CHANCE, "a1=M2")


@rule("DC-2.3", "DC-15.4")
def test_a_covered_tile_is_not_there_until_it_is_uncovered() -> None:
    """Lifting the top makes chance act; any tile that nobody has seen may come."""
    line = at("take:a1", castle="3M1 . 1M1", unseen="S1=1 S2=3")

    assert line.match.waiting == []
    assert [line.match.format(-1, action) for action in line.match.legal(-1)] == ["a1=S1", "a1=S2"]
    line.then("a1=S2")
    assert line.notes("shown") == [(-1, [8, 0, 2])]
    assert view(line)["unseen"] == {"S1": 1, "S2": 2}


@rule("DC-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_shrine(seats: int) -> None:
    """The rest of the forty is the general supply."""
    start = wawel.Match(GAME, seats, seed=1).view(-1)
    assert isinstance(start["seats"], list)

    assert [seat["pool"] for seat in start["seats"]] == [1] * seats
    assert start["supply"] == 40 - seats


@rule("DC-2.5", "DC-18.12")
@pytest.mark.parametrize(("seats", "pile"), [(2, 5), (3, 4), (4, 3)])
def test_the_track_is_laid_out_for_the_number_of_seats(seats: int, pile: int) -> None:
    """One token on the exclamation mark and on each further space up to the number of seats."""
    track = view(at(seats=seats, castle="1M1"))["track"]

    assert track["pile"] == pile
    assert track["spaces"] == [True] * seats + [False] * (4 - seats)
    left = at("summon " * seats, seats=seats)
    assert view(left)["track"]["spaces"] == [False] * 4
    assert view(left)["track"]["pile"] == pile
    assert view(left)["track"]["last_round"]


@rule("DC-2.6")
def test_one_dragon_and_one_spirit_are_dealt_for_everybody() -> None:
    """Any of the ten; the introductory game has none."""
    seen: set[str] = set()
    for seed in range(40):
        table = wawel.Match(GAME, 2, seed=seed).view(-1)
        assert isinstance(table["spirits"], list)
        assert isinstance(table["dragons"], list)
        assert (len(table["spirits"]), len(table["dragons"])) == (1, 1)
        seen |= {card["id"] for card in table["spirits"] + table["dragons"]}
    assert seen == {*SPIRITS, *DRAGON_CARDS}


@rule("DC-2.7")
def test_turns_go_round_from_the_first_seat() -> None:
    """Seat 1 starts, then 2, then 0; the round is counted at the first seat."""
    line = at(seats=3, castle=stacks("3 0 3 0 3"), first="1", seat="1", round="1", unseen="W1=4 W2=4")
    order = []
    for cell in ("a1", "c1", "e1"):
        order.append(line.match.waiting[0])
        line.then(f"take:{cell} W1 discard")

    assert order == [1, 2, 0]
    assert line.match.waiting == [1]
    assert view(line)["round"] == 2


def test_a_card_that_cannot_be_dealt_is_refused() -> None:
    """The spirit is dealt after the dragon."""
    setup = "seats: 2\nphase: setup\ncastle: 1M1\ndeal dragons: 1 valor+piety\ndeal spirits: 1 wind\n"
    line = play(GAME, "", position=setup)

    assert line.refuses("wind") == ("not-dealt", "DC-2.6")
    assert line.refuses("harmony") == ("not-dealt", "DC-2.6")
    line.then("piety wind")
    assert line.refuses("first:2") == ("not-dealt", "DC-2.6")
    line.then("first:1")
    assert line.match.waiting == [1]
    assert line.notes("first") == [(1, [])]
