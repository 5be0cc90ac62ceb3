"""SI-20.1: what a seat imagines contains everything it knows and nothing it cannot know."""

from collections.abc import Iterable
from typing import cast

import pytest
from hypothesis import given, settings

import wawel
from tests.budgets import budget
from tests.games.simurgh.scenes import RICH, scene, view
from tests.games.simurgh.test_20_knowledge import composition, modes, seeds, state, tiles_of
from wawel.core.rng import Rng
from wawel.core.secrecy import imagined
from wawel.games.simurgh import GAME
from wawel.games.simurgh.model.state import TILE, SimurghState
from wawel.testing import Played, rule


def samples(line: Played, viewer: int, number: int = 60) -> list[SimurghState]:
    true = line.match.state()
    return [cast(SimurghState, GAME.resample(true, viewer, Rng(seed))) for seed in range(number)]


def tiles(row: Iterable[int]) -> list[int]:
    return [entry & TILE for entry in row]


@rule("SI-20.1")
@pytest.mark.parametrize("hands", [("5 13", "6 14"), ("5~ 13", "6 2~"), ("5 13!2", "6!2 14")])
def test_positions_that_look_alike_are_imagined_alike(hands: tuple[str, str]) -> None:
    """Whatever seat 1 holds and whoever knows it: equal seeds give equal samples, with no trace of the truth."""
    lines = [scene(f"hand 0: 30\nhand 1: {tiles}", seats=3) for tiles in hands]

    for viewer in (-1, 0):
        pairs = zip(samples(lines[0], viewer, 20), samples(lines[1], viewer, 20), strict=True)
        assert all(one.encode() == other.encode() for one, other in pairs)


@rule("SI-20.1", "SI-20.2")
@settings(max_examples=budget(8))
@given(seeds, modes)
def test_what_one_seat_imagines_another_can_imagine_from(seed: int, mode: str) -> None:
    """Imagined positions can be written, read and imagined from; only their owners see hands."""
    match = wawel.Match(GAME, 3, seed=seed, options={"mode": mode})
    rng = Rng(seed)
    for step in range(160):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
        if step % 8:
            continue
        s = state(match)
        assert imagined(GAME, s, 0, rng) == ""
        twin = cast(SimurghState, GAME.resample(s, 0, rng))
        nested = cast(SimurghState, GAME.resample(twin, 1, rng))
        assert composition(nested) == composition(s)
        assert sorted(tiles_of(nested)) == list(range(1, 85))
        for owner in (1, 2):
            for tile in tiles(twin.hands[owner]):
                assert twin.seen[tile] >> owner & 1


@rule("SI-20.1", "SI-2.8")
def test_nobody_can_tell_whether_a_dealt_or_a_drawn_tile_was_laid() -> None:
    """Seat 1 was dealt a research tile and drew another one face down: whichever is laid, the other may be anything."""
    rest = []
    for tile in (14, 15):
        line = scene("seat: 1\nhand 1: 14~ 15\ngoods 1: 2veg+2meat+2stone+2wisdom", f"lay:{tile}")
        rest.append([GAME.parts.type[twin.hands[1][0] & TILE] for twin in samples(line, 0, 200)])
        assert view(line, 0)["seats"][1]["types"] == {}

    assert rest[0] == rest[1]
    assert set(rest[0]) == {0, 1, 2, 3}


@rule("SI-20.1", "SI-2.8")
def test_a_dealt_tile_stays_of_its_type_while_no_other_tile_could_be_mistaken_for_it() -> None:
    """Tiles of another type, tiles that all know and the power tile leave its place alone."""
    for hand, tile in (("14~ 2~", 2), ("14~ 15!01234", 15), ("14~ 30~", 30), ("14~ 2", 2)):
        line = scene(f"seat: 1\nhand 1: {hand}\ngoods 1: {RICH}\npp 1: 9", f"lay:{tile}")
        assert view(line, 0)["seats"][1]["types"] == {"research": 1}


@rule("SI-20.1", "SI-13.1")
def test_who_knew_all_drawn_tiles_knows_the_one_put_back() -> None:
    """Seat 0 knew both dragons; one is kept and shown to all, so the other is on top."""
    position = "seat: 1\npp 1: 5\nwilds: w1=16\nboard: 0r@w1.2\nfree 0: 1 0\ntop dragons: 50!0 72!0"
    line = scene(position, "rider@w1.1 keep:50 return:72/top", seats=3)

    assert view(line, 0)["dragon_stack"]["top"] == [72]
    assert view(line, 2)["dragon_stack"]["top"] == [None]
    assert all(tiles(twin.tops[1]) == [72] for twin in samples(line, 0))
    assert len({twin.tops[1][0] & TILE for twin in samples(line, 2)}) > 5


@rule("SI-20.1", "SI-9.4")
def test_who_knew_the_drawn_objectives_knows_which_ones_were_put_back() -> None:
    """But not which of them is where."""
    position = f"goods 0: {RICH}\ntop objectives: 73!1 74!1 75!1"
    line = scene(position, "rider@dragonlord_monument objective:74/1 return:75/top return:73/bottom")
    found = {(twin.tops[2][-1] & TILE, twin.bottoms[2][0] & TILE) for twin in samples(line, 1)}

    assert found == {(73, 75), (75, 73)}
    assert view(line, 1)["objective_stack"]["top"] == [None]
    assert len({twin.tops[2][-1] & TILE for twin in samples(line, -1)}) > 5
    assert tiles(samples(line, 0)[0].tops[2]) == [75]


@rule("SI-20.1", "SI-9.5")
def test_drawn_objectives_of_which_none_is_placed_are_all_put_back() -> None:
    """Seat 1 knew one of the three: it is in one of the three places."""
    line = scene(
        "top objectives: 73 74!1 75", "rider@dragonlord_monument none return:73/top return:75/top return:74/top"
    )
    places = [tiles(twin.tops[2]).index(74) for twin in samples(line, 1)]

    assert set(places) == {0, 1, 2}


@rule("SI-20.1", "SI-14.1")
def test_a_known_hand_stays_known_as_a_whole_when_a_tile_is_given_back() -> None:
    """All six tiles were seen: each of them is still in the hand or on the deck, the power tile in the hand."""
    hand = "1!01234 2!01234 13!01234 14!01234 15!01234 30!01234"
    line = scene(f"hand 0: {hand}", "spearman@main_market get:1veg end give:13/bottom")
    given = set()
    for viewer in (-1, 1):
        for twin in samples(line, viewer):
            assert sorted(tiles(twin.hands[0]) + tiles(twin.bottoms[0])) == [1, 2, 13, 14, 15, 30]
            given.add(twin.bottoms[0][0] & TILE)
    assert given == {1, 2, 13, 14, 15}
    assert view(line, 1)["seats"][0]["known"] == [30]


@rule("SI-20.1", "SI-14.1")
def test_a_tile_known_to_be_in_a_group_is_known_once_the_others_are_out() -> None:
    """Of two mixed tiles one is turned up: the other is the one in the hand."""
    position = "hand 0: 1?1*1\ntop deck: 2?1*1\nmarket: - 10 11 12"
    line = scene(position, "spearman@main_market get:1veg end")

    assert view(line, 1)["market"][3] == 2
    assert view(line, 1)["seats"][0]["known"] == [1]
    assert view(line, -1)["seats"][0]["known"] == []


@rule("SI-20.1", "SI-2.11")
def test_tiles_passed_on_in_the_power_draft_are_with_the_next_drafters() -> None:
    """Never in the pile while the draft goes on."""
    for seed in range(6):
        match = wawel.Match(GAME, 4, seed=seed, options={"mode": "dragonlord"})
        first = cast(int, match.view(-1)["first"])
        order = [(first + place) % 4 for place in (3, 2, 1, 0)]
        offered = set(tiles(state(match).offers[order[0]]))
        match.play(order[0], match.legal(order[0])[0])
        passed = offered - set(tiles(state(match).hands[order[0]]))
        for later in order[1:3]:
            match.play(later, match.legal(later)[rng_choice(seed)])
            for twin in samples(Played(match), order[0], 30):
                held = [tile for seat in order[1:] for tile in tiles(twin.hands[seat]) + tiles(twin.offers[seat][:2])]
                assert passed <= set(held)


def rng_choice(seed: int) -> int:
    return Rng(seed).below(3)
