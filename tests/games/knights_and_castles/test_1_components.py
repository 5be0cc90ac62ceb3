"""RZ-1: tiles, cards, strengths, the sword and the youth order."""

import re

import pytest

import wawel
from tests.budgets import budget
from wawel.core.conformance import check
from wawel.core.errors import BadData
from wawel.games.knights_and_castles import GAME, load
from wawel.games.knights_and_castles.components.load import DATA
from wawel.games.knights_and_castles.options import youth_order
from wawel.testing import play, rule

STONE, BRICK, WOOD = GAME.parts.strength


@rule("RZ-1.1")
def test_there_are_six_castles_and_two_drums() -> None:
    """Each material once small for 1 point and once large for 2."""
    tiles = {tile["id"]: tile.get("points", 0) for tile in GAME.parts.data["tile"]}

    assert tiles == {
        "wood_small": 1,
        "wood_large": 2,
        "brick_small": 1,
        "brick_large": 2,
        "stone_small": 1,
        "stone_large": 2,
        "recruit_1": 0,
        "recruit_2": 0,
    }


@rule("RZ-1.2", "RZ-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_six_armies_and_two_shepherds(seats: int) -> None:
    """The sets are the same for any number of seats."""
    match = wawel.Match(GAME, seats, seed=1)

    for seat in range(seats):
        mine = match.view(seat)["mine"]
        assert isinstance(mine, dict)
        assert mine["hand"] == ["knight", "dragon", "footman", "archer", "peasant", "catapult", "shepherd", "shepherd"]


@rule("RZ-1.3")
def test_the_strengths_keep_their_properties() -> None:
    """P1 to P6 of the sheet."""
    cards = [[STONE[army], BRICK[army], WOOD[army]] for army in range(6)]

    assert all(sorted(row) == [1, 2, 3, 4, 5, 6] for row in (STONE, BRICK, WOOD))
    assert not any(
        all(mine >= theirs for mine, theirs in zip(a, b, strict=True)) for a in cards for b in cards if a is not b
    )
    assert all(len(set(card)) == 3 and sum(card) in (10, 11) for card in cards)
    assert cards[0] == [6, 3, 2]
    assert BRICK[1] > BRICK[2]


@rule("RZ-1.3", "RZ-4.6")
def test_a_box_whose_strengths_tie_is_unusual() -> None:
    """It plays by RZ-4.6, and keeps the contract."""
    parts = load(DATA.replace("stone = 1, brick = 4, wood = 6", "stone = 1, brick = 6, wood = 6"))

    tie = "RZ-4.6: P1: against brick several armies are equally strong: dragon, catapult."
    assert str(parts.unusual[0]).startswith(tie)
    assert check(type(GAME)(parts), budget(10)) == []


@rule("RZ-1.3")
@pytest.mark.parametrize(
    ("old", "new", "remarks"),
    [
        ("stone = 1, brick = 4", "stone = 1, brick = 4", []),
        ("stone = 6, brick = 3", "stone = 7, brick = 3", ["P1", "P6", "P4"]),
        ("stone = 6, brick = 3, wood = 2", "stone = 6, brick = 6, wood = 2", ["P1", "P2", "P3", "P6", "P4"]),
        ("stone = 5, brick = 1, wood = 4", "stone = 5, brick = 4, wood = 5", ["P1", "P1", "P2", "P3", "P6", "P5"]),
    ],
)
def test_strengths_that_break_a_property_are_unusual(old: str, new: str, remarks: list[str]) -> None:
    """P1 to P6: what is unusual is said, but nothing is refused."""
    found = load(DATA.replace(old, new)).unusual

    assert [remark.detail.partition(":")[0] for remark in found] == remarks
    assert {remark.file for remark in found} <= {"wawel/games/knights_and_castles/data.toml"}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (
            ('id = "recruit_2"', 'id = "recruit_1"'),
            "RZ-1.1: P7: each tile and each card occurs only once, but recruit_1 is repeated",
        ),
        (
            ('id = "recruit_2"', 'id = "two words"'),
            "RZ-1.1: one of these is needed: wood_small, wood_large",
        ),
        (('size = "large"\npoints = 2', 'size = "large"\npoints = 1'), "RZ-1.1: P7: eight tiles"),
        (("points = 2", "points = 0"), "RZ-1.1: a whole number from 1 to 2 is needed, not 0"),
        (("points = 2", 'points = "two"'), "not 'two'"),
        (
            ('material = "brick"', 'material = "glass"'),
            "RZ-1.1: one of these is needed: stone, brick, wood; not 'glass'",
        ),
        (("stone = 6, brick", "stone = 6.9, brick"), "RZ-1.3: a whole number from 1 to 99 is needed, not 6.9"),
        (("stone = 6, brick", "stone = 0, brick"), "RZ-1.3: a whole number from 1 to 99 is needed, not 0"),
        (('kind = "shepherd"', 'kind = "army"'), "RZ-1.2: P7: six armies"),
        (("count = 1\nstrength", "count = 2\nstrength"), "RZ-1.2: 1 is needed here, not 2"),
        (("min_players = 2", "min_players = 1"), "RZ-1.5: a whole number from 2 to 4 is needed, not 1"),
        (("[setup]", "[setup"), "not TOML"),
        (("strength = { stone = 6", "might = { stone = 6"), "'strength' is missing"),
    ],
)
def test_a_broken_component_file_is_explained(change: tuple[str, str], complaint: str) -> None:
    """Whoever corrects a number in the file is told what went wrong."""
    with pytest.raises(BadData, match=re.escape(complaint)):
        load(DATA.replace(*change))


def test_reconstructed_strengths_are_told_until_they_are_corrected() -> None:
    """Only the knight's numbers are printed in the rulebook; whoever owns the box changes the marks in one file."""
    corrected = DATA.replace('strength = "reconstructed"', 'strength = "certain"')

    assert GAME.reconstructed == ["strength"]
    assert type(GAME)(load(corrected)).reconstructed == []


@rule("RZ-1.4")
def test_exactly_one_seat_holds_the_sword() -> None:
    """The sword is a single number in every view, from start to end."""
    match = wawel.Match(GAME, 4, seed=3)
    while not match.over:
        assert match.view(0)["sword"] in range(4)
        for seat in match.waiting:
            match.play(seat, match.legal(seat)[-1])

    assert match.view(0)["sword"] in range(4)


@rule("RZ-1.5", "RZ-9.8")
@pytest.mark.parametrize(("ages", "order"), [("9,7,12", [1, 0, 2]), ("8,8,6", [2, 0, 1])])
def test_youth_follows_the_ages_when_all_are_known(ages: str, order: list[int]) -> None:
    """Equal ages go by seat; nothing is drawn."""
    match = wawel.Match(GAME, 3, seed=1, options={"ages": ages})

    assert match.view(-1)["youth"] == order
    assert match.record.lines[0].text in GAME.parts.tiles


@rule("RZ-1.5", "RZ-9.8", "RZ-2.3")
@pytest.mark.parametrize("ages", ["9,,12", ""])
def test_youth_is_drawn_when_an_age_is_missing(ages: str) -> None:
    """Every order is as likely as the others, and the first of it takes the sword."""
    line = play(GAME, "", seats=3, options={"ages": ages})
    before = line.match.view(0)
    orders = [line.match.format(wawel.CHANCE, action) for action in line.match.legal(wawel.CHANCE)]

    assert sorted(orders) == [f"youth:{order}" for order in ("0,1,2", "0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0")]
    assert (before["phase"], before["youth"], before["sword"]) == ("youth", [], -1)
    line.then("youth:2,0,1")
    assert (line.match.view(0)["youth"], line.match.view(0)["sword"]) == ([2, 0, 1], 2)
    assert line.notes("youth") == [(2, [2, 0, 1])]


@rule("RZ-1.5", "RZ-9.8")
def test_no_seat_counts_as_youngest_more_often_than_another() -> None:
    """In 400 seeded matches of two each is drawn first about as often."""
    first = [wawel.Match(GAME, 2, seed=seed).view(0)["sword"] for seed in range(400)]

    assert 160 <= first.count(0) <= 240


@rule("RZ-1.5", "RZ-7.1")
def test_a_longer_match_draws_the_order_of_youth_once() -> None:
    """The same seat takes the sword at the start of each game."""
    match = wawel.Match(GAME, 2, seed=5, options={"long": True})
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])

    drawn = [line.text for line in match.record.lines if line.text.startswith("youth:")]
    assert len(drawn) == 1
    assert match.record.lines[0].text == drawn[0]


@rule("RZ-4.6")
@pytest.mark.parametrize(("sword", "ages", "winner"), [(1, "9,7,12", 1), (2, "9,7,12", 1), (0, "7,9,12", 0)])
def test_tied_strengths_go_to_the_sword_then_to_the_youngest(sword: int, ages: str, winner: int) -> None:
    """With a box that breaks P1, dragon and catapult are both 6 against brick."""
    broken = DATA.replace("stone = 1, brick = 4, wood = 6", "stone = 1, brick = 6, wood = 6")
    game = type(GAME)(load(broken))
    order = " ".join(str(seat) for seat in youth_order(3, ages))
    start = f"youth: {order}\nsword: {sword}\nplayed: brick_large=?\n"

    line = play(game, "dragon+shepherd catapult+shepherd peasant+shepherd", seats=3, position=start)

    assert line.scores[winner] == 2
