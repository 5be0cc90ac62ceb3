"""SI-8: Scouts' Quarters and the tile market."""

import pytest

from tests.games.simurgh.scenes import goods, hand, legal, phase, points, scene, view
from wawel.games.simurgh import GAME
from wawel.testing import rule


@rule("SI-8.1")
@pytest.mark.parametrize(
    ("area", "price", "gain"),
    [
        (1, {"wisdom": 1}, 0),
        (2, {"weapon": 1}, 1),
        (3, {"weapon": 1, "wisdom": 1}, 2),
        (4, {"weapon": 1, "wisdom": 2}, 3),
    ],
)
def test_each_area_has_its_price_and_benefit(area: int, price: dict[str, int], gain: int) -> None:
    line = scene("goods 0: 5wisdom+5weapon", f"spearman@scouts_quarters get:1stone buy:{area}")
    held = goods(line)

    assert points(line) == gain
    assert held == {"stone": 1, "wisdom": 5 - price.get("wisdom", 0), "weapon": 5 - price.get("weapon", 0)}
    assert hand(line) == [8 + area]


@rule("SI-8.2", "SI-8.6", "SI-16.6", "SI-19")
def test_the_third_example() -> None:
    """TV-3: wood, area 3 for a weapon and a wisdom, two points; after the turn the market has moved up."""
    text = "goods 0: 1weapon+1wisdom\nmarket: 1 2 3 4\ntop deck: 5!1"
    line = scene(text, "spearman@scouts_quarters get:1wood buy:3")

    assert (goods(line), points(line), hand(line)) == ({"wood": 1}, 2, [3])
    assert view(line)["market"] == [1, 2, None, 4]
    line.then("end")
    assert view(line)["market"] == [1, 2, 4, 5]


@rule("SI-8.2")
def test_the_top_tile_costs_a_weapon_and_gives_no_benefit() -> None:
    """Only its buyer sees it."""
    line = scene("goods 0: 1weapon", "spearman@scouts_quarters get:1wood buy:deck tile:13")

    assert (goods(line), points(line), hand(line)) == ({"wood": 1}, 0, [13])
    assert view(line, 1)["seats"][0]["known"] == []
    assert view(line, 1)["seats"][0]["hand"] == 1


@rule("SI-8.2")
def test_points_of_an_area_can_be_boosted() -> None:
    """A trigger window follows the purchase."""
    line = scene("goods 0: 1weapon\ndragons 0: 57:c", "spearman@scouts_quarters get:1wood buy:2 use:57c")

    assert points(line) == 3


@rule("SI-8.3")
def test_who_can_afford_no_tile_cannot_use_the_quarters() -> None:
    """One wisdom is enough for area 1, but not when that area is empty."""
    assert scene("goods 0: 1wisdom", "spearman@scouts_quarters get:1wood").match.legal(0)
    assert scene("goods 0: 1wisdom\nmarket: - 2 3 4").refuses("spearman@scouts_quarters") == (
        "nothing-to-buy",
        "SI-8.3",
    )
    assert phase(scene("goods 0: 1weapon\nmarket: - - - -", "spearman@scouts_quarters")) == "get"


@rule("SI-8.4")
def test_abilities_replace_price_and_benefit() -> None:
    """One weapon for any face-up tile, one wisdom for the top tile, and nothing else."""
    line = scene("goods 0: 1weapon+1wisdom\ndragons 0: 71:bc", "use:71c take:4 use:71b tile:13")

    assert (goods(line), points(line), hand(line)) == ({}, 0, [12, 13])
    empty = scene("goods 0: 9weapon+9wisdom\nmarket: - - - -\nleft: 0 0 0 0\ndragons 0: 71:bc")
    assert empty.refuses("use:71c") == ("market-empty", "SI-8.5")
    assert empty.refuses("use:71b") == ("deck-empty", "SI-8.7")


@rule("SI-8.5")
def test_a_gap_stays_until_the_end_of_the_turn() -> None:
    """The second tile comes from the areas as they stand."""
    line = scene("goods 0: 2weapon\ndragons 0: 71:c 61:c", "use:71c take:2 use:61c")

    assert legal(line) == ["take:1", "take:3", "take:4"]
    assert line.refuses("take:2") == ("market-empty", "SI-8.5")
    line.then("take:1 spearman@main_market get:1veg end")
    assert phase(line) == "draw"
    line.then("tile:1 tile:2")
    assert view(line)["market"] == [11, 12, 1, 2]


@rule("SI-8.4")
def test_the_last_open_tile_is_taken_without_asking() -> None:
    line = scene("goods 0: 1weapon\nmarket: - 10 - -\ndragons 0: 71:c", "use:71c")

    assert hand(line) == [10]
    assert phase(line) == "before"


@rule("SI-8.6")
def test_refreshing_comes_after_the_hand_limit() -> None:
    """A tile given back on top is turned up at once."""
    line = scene("hand 0: 1 2 3 13 14 15\nmarket: - 10 11 12", "spearman@armoury end give:13/top")

    assert view(line)["market"] == [10, 11, 12, 13]


@rule("SI-8.7", "SI-16.10")
def test_an_empty_deck_leaves_areas_empty() -> None:
    """The chronicle does not come back."""
    line = scene("goods 0: 1wisdom\nleft: 0 0 0 0\nchronicle: 1 2", "spearman@scouts_quarters get:1wood")

    assert "buy:deck" not in legal(line)
    line.then("buy:1 end")
    assert view(line)["market"] == [10, 11, 12, None]
    assert view(line)["deck"]["size"] == 0


@rule("SI-8.1")
def test_other_areas_are_refused() -> None:
    line = scene("goods 0: 9weapon+9wisdom", "spearman@scouts_quarters get:1wood")

    assert (
        GAME.reason(GAME.why_not(line.match.state(), 0, GAME.parse(line.match.state(), 0, "buy:1") + 6)).rule
        == "SI-8.1"
    )


@rule("SI-5.4", "SI-8.3", "SI-16.18")
def test_abilities_may_turn_the_wood_of_the_quarters_into_the_price_of_a_tile() -> None:
    """One wood is held, the place gives another, two wood are three weapons, and the boost makes it four."""
    text = "goods 0: {}\nfree 0: 1 0\ndragons 0: 61:b 65:c\n"
    line = scene(text.format("1wood"), "spearman@scouts_quarters get:1wood")

    assert legal(line) == ["use:61b"]
    line.then("use:61b use:65c buy:2")
    assert goods(line) == {"weapon": 3}
    assert scene(text.format("-")).refuses("spearman@scouts_quarters") == ("nothing-to-buy", "SI-8.3")
