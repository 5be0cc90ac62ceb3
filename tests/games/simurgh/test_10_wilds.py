"""SI-10: laying tiles, removing them, the chronicle."""

import pytest

from tests.games.simurgh.scenes import RICH, goods, hand, legal, phase, points, scene, seat_of, standing, view
from wawel.testing import rule

FULL = "wilds: w1=1 w2=2 w3=40 w4=8\nboard: 1s@w1.1 1s@w2.1 1r@w3.1 1s@w4.1\nfree 1: 0 0\n"


@rule("SI-10.1")
@pytest.mark.parametrize(
    ("area", "bonus"),
    [(1, "veg meat"), (2, "wood stone"), (3, "wisdom"), (4, "weapon"), (5, "veg meat"), (6, "wood stone")],
)
def test_every_area_has_its_bonus(area: int, bonus: str) -> None:
    line = scene("goods 0: -\nhand 0: 2\nareas: 6", f"lay:2 area:w{area}", seats=3)
    kinds = bonus.split()

    if len(kinds) == 1:
        assert goods(line) == {kinds[0]: 1}
    else:
        assert legal(line) == [f"get:1{kind}" for kind in kinds]


@rule("SI-10.1")
def test_a_closed_area_takes_no_tile() -> None:
    assert scene("hand 0: 2", "lay:2").refuses("area:w5") == ("area-closed", "SI-10.1")


@rule("SI-10.2", "SI-16.1")
def test_any_action_tile_of_the_hand_may_be_laid() -> None:
    """The power tile too, but not a tile that is not in the hand."""
    line = scene("hand 0: 2 30")

    assert {"lay:2", "lay:30"} <= set(legal(line))
    assert line.refuses("lay:31") == ("not-in-hand", "SI-10.2")
    assert line.refuses("lay:50") == ("not-in-hand", "SI-10.2")


@rule("SI-10.3")
def test_a_tile_nobody_could_be_placed_on_may_not_be_laid() -> None:
    """Riders only and no rider; a cost that no bonus covers; all vassals on the board."""
    assert scene("free 0: 1 0\nhand 0: 4").refuses("lay:4") == ("no-placement", "SI-10.3")
    assert scene("goods 0: -\nhand 0: 47").refuses("lay:47") == ("no-placement", "SI-10.3")
    assert scene("free 0: 0 0\nboard: 0s@forge\nhand 0: 2").refuses("lay:2") == ("no-vassal-to-place", "SI-10.3")
    resting = scene("free 0: 1 0\nresting: 1 0\nhand 0: 2\ngoods 0: 9veg")
    assert resting.refuses("lay:2") == ("no-vassal-to-place", "SI-10.3")
    assert view(resting)["mine"]["lay"]["2"]["key"] == "no-vassal-to-place"


@rule("SI-10.4", "SI-19")
def test_the_fourth_example() -> None:
    """TV-4: a production tile on the area with wood or stone, wood taken, three vegetables and a meat."""
    line = scene("goods 0: -\nhand 0: 7", "lay:7 area:w2 get:1wood spearman@w2.2")

    assert goods(line) == {"veg": 3, "meat": 1, "wood": 1}
    assert standing(line) == ["0s@w2.2"]
    assert hand(line) == []


@rule("SI-10.4")
def test_with_no_free_area_a_weapon_removes_a_tile() -> None:
    """All players' vassals there go home; exploration tiles stay; the tile goes to the freed area."""
    line = scene(f"goods 0: 1weapon\nhand 0: 7\n{FULL}", "lay:7")

    assert legal(line) == ["remove:w1", "remove:w2", "remove:w4"]
    assert line.refuses("remove:w3") == ("not-removable", "SI-10.4")
    line.then("remove:w2 get:1stone")
    assert goods(line) == {"stone": 1}
    assert view(line)["wilds"][1]["tile"] == 7
    assert view(line)["chronicle"] == [2]
    assert seat_of(line, 1)["free"] == {"spearman": 1, "rider": 0}
    assert phase(line) == "place"


@rule("SI-10.4")
def test_removal_is_not_available_while_an_area_is_free() -> None:
    line = scene("goods 0: 5weapon\nhand 0: 7\nwilds: w1=1\nboard: 1s@w1.1\nfree 1: 0 1", "lay:7")

    assert legal(line) == ["area:w2", "area:w3", "area:w4"]
    assert line.refuses("area:w1") == ("area-taken", "SI-10.4")


@rule("SI-10.4")
def test_without_weapon_or_removable_tile_nothing_is_laid() -> None:
    tracks = "wilds: w1=37 w2=38 w3=39 w4=40\nboard: 1r@w1.1 1r@w2.1 0r@w3.1 0r@w4.1\nfree 0: 1 0\nfree 1: 1 0\n"

    assert scene(f"goods 0: 5veg\nhand 0: 7\n{FULL}").refuses("lay:7") == ("missing-goods", "SI-5.4")
    assert scene(f"goods 0: 5weapon\nhand 0: 7\n{tracks}").refuses("lay:7") == ("no-area", "SI-10.4")


@rule("SI-10.5")
def test_the_weapon_is_paid_before_the_bonus_which_may_pay_the_space() -> None:
    """One weapon removes a tile; the new weapon from W4 pays for level 1 of #44."""
    line = scene(f"goods 0: 1weapon\nfree 0: 0 1\nhand 0: 44\n{FULL}", "lay:44")

    assert view(line)["wilds"][3]["tile"] == 44
    assert goods(line) == {"weapon": 1}
    assert legal(line) == ["rider@w4.1"]
    assert goods(line.then("rider@w4.1")) == {"veg": 2}


@rule("SI-10.6")
def test_a_bonus_may_be_boosted_and_abilities_used_before_placing() -> None:
    line = scene("goods 0: -\nhand 0: 7\ndragons 0: 65:a 53:a", "lay:7 area:w3")

    assert legal(line) == ["use:53a", "use:65a", "pass"]
    line.then("use:65a use:53a")
    assert goods(line) == {"meat": 2, "wisdom": 3}
    assert phase(line) == "place"


@rule("SI-10.3", "SI-16.18", "SI-3.7")
def test_a_boost_may_pay_for_the_placement_on_a_laid_tile() -> None:
    """Nothing is held: area 1 gives a vegetable, the boost makes it three, two of them are exchanged for meat."""
    text = "goods 0: -\nhand 0: 21\nfree 0: 1 0\ndragons 0: {}\n"
    line = scene(text.format("59:a"), "lay:21")  # the other areas, and meat as a bonus, would be dead ends

    assert goods(line) == {"veg": 1}
    assert legal(line) == ["use:59a"]
    assert line.refuses("pass") == ("dead-end", "SI-3.7")
    line.then("use:59a")
    assert goods(line) == {"veg": 3}
    assert legal(line) == ["spearman@w1.2", "spearman@w1.4"]
    assert scene(text.format("59:b")).refuses("lay:21") == ("no-placement", "SI-10.3")


@rule("SI-10.3", "SI-16.18", "SI-3.7")
def test_abilities_may_follow_each_other_up_to_the_placement() -> None:
    """The vegetable of area 1 becomes meat, and the meat becomes weapons, which #34 exchanges for points."""
    text = "goods 0: -\nhand 0: 34\nfree 0: 0 1\nboard: 0s@forge\npp 0: 0\ndragons 0: 55:a 53:b\n"
    line = scene(text, "lay:34 area:w1")

    assert "get:1veg" in legal(line)
    line.then("get:1veg use:55a use:53b rider@w1.3")
    assert points(line) == 5
    assert phase(line) == "after"


@rule("SI-5.1", "SI-10.3", "SI-16.18")
def test_a_vassal_recruited_after_the_bonus_may_be_the_one_that_is_placed() -> None:
    """All vassals are on the board; the meat of area 1 completes the price of a rider."""
    text = "goods 0: 1meat+2wood\nhand 0: 31\nfree 0: 0 0\nboard: 0s@forge\ndragons 0: 49:b\n"
    line = scene(text, "lay:31")

    assert goods(line) == {"meat": 2, "wood": 2}
    assert legal(line) == ["use:49b"]
    assert "rider@w1.1" in legal(line.then("use:49b"))


@rule("SI-3.7", "SI-12.8", "SI-16.18")
def test_a_marker_that_the_placement_counts_on_cannot_be_paid() -> None:
    """A marker buys four points, and two of them the vegetable that #22 needs: that marker has to stay."""
    text = "goods 0: -\nhand 0: 22\nfree 0: 1 0\npp 0: 0\ndragons 0: 49:bc 51:b\n"
    line = scene(text, "lay:22 area:w3 use:49c")

    assert legal(line) == ["unmark:49b"]
    assert line.refuses("unmark:51b") == ("dead-end", "SI-3.7")
    assert phase(line.then("unmark:49b use:51b get:3veg spearman@w3.1")) == "after"


@rule("SI-3.7", "SI-12.4", "SI-16.18")
def test_a_boost_of_another_kind_does_not_count_for_the_placement() -> None:
    """The vegetable of area 1 becomes meat; only the boost of the first one brings another vegetable for #46."""
    line = scene("goods 0: 2weapon\nhand 0: 46\nfree 0: 1 1\ndragons 0: 71:a 55:a\n", "lay:46 use:55a")

    assert goods(line) == {"meat": 2, "weapon": 2}
    assert legal(line) == ["use:71a"]
    assert goods(line.then("use:71a")) == {"veg": 1, "meat": 2, "weapon": 2}
    assert legal(line) == ["rider@w1.1"]


@rule("SI-10.7", "SI-16.2", "SI-16.3")
@pytest.mark.parametrize(("seats", "threshold"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_a_filled_tile_leaves_after_the_last_effect(seats: int, threshold: int) -> None:
    """Figures count: two on the multi-vassal space count as two."""
    crowd = ["1s@w1.1", "1s@w1.1", "2s@w1.2"][: threshold - 2] if seats > 2 else ["1s@w1.1"]
    before = scene(f"wilds: w1=8\nboard: {' '.join(crowd)}", "spearman@w1.4 get:3wood", seats=seats)
    filled = scene(
        f"wilds: w1=8\nboard: {' '.join(crowd)} 1r@w1.1\nfree 1: 0 0", "spearman@w1.4 get:3wood", seats=seats
    )

    assert view(before)["wilds"][0]["tile"] == 8
    assert view(filled)["wilds"][0]["tile"] is None
    assert goods(filled)["wood"] == 4
    assert view(filled)["chronicle"] == [8]
    assert seat_of(filled, 1)["free"]["rider"] == 1


@rule("SI-10.7")
def test_an_abandoned_tile_leaves() -> None:
    line = scene("wilds: w1=8\nboard: 0s@w1.1\nfree 0: 0 1", "recall:spearman@w1.1")

    assert view(line)["chronicle"] == [8]
    assert view(line)["wilds"][0]["vassals"] == 0


@rule("SI-10.8")
def test_spending_may_bring_a_tile_below_the_threshold_before_the_check() -> None:
    """The third vassal on #15 spends the first one on the same tile: two are left, the tile stays."""
    line = scene("wilds: w1=15\nboard: 0s@w1.1 1s@w1.3\nfree 0: 1 0\nfree 1: 0 1", "spearman@w1.2")

    assert view(line)["wilds"][0]["vassals"] == 2
    assert view(line)["chronicle"] == []


@rule("SI-10.9", "SI-16.7")
def test_own_vassals_of_a_removed_tile_rest_until_the_turn_ends() -> None:
    """They cannot be placed now; the others' can, in their own turns."""
    text = "goods 0: 1weapon\nhand 0: 7\nfree 0: 0 1\nwilds: w1=1 w2=2 w3=40 w4=8\n"
    line = scene(text + "board: 0s@w1.1 1s@w2.1 1r@w3.1 1s@w4.1\nfree 1: 0 0", "lay:7 remove:w1 get:1veg")

    assert seat_of(line)["resting"] == {"spearman": 1, "rider": 0}
    assert line.refuses("spearman@w1.2") == ("resting", "SI-10.9")
    line.then("rider@w1.2 end")
    assert seat_of(line)["resting"] == {"spearman": 0, "rider": 0}


@rule("SI-10.10")
def test_the_chronicle_counts_every_removed_tile_and_frees_its_area() -> None:
    line = scene("wilds: w1=8 w2=7\nboard: 0s@w1.1 0s@w2.1\nfree 0: 0 1", "recall:spearman@w1.1 recall:spearman@w2.1")

    assert view(line)["chronicle"] == [8, 7]
    assert [area["tile"] for area in view(line)["wilds"]] == [None] * 6
    assert line.notes("chronicle") == [(-1, [8, 1]), (-1, [7, 2])]


@rule("SI-10.11")
def test_removing_brings_no_bonus() -> None:
    line = scene(f"goods 0: {RICH}\nwilds: w4=8\nboard: 0s@w4.1\nfree 0: 0 1", "recall:spearman@w4.1")

    assert goods(line)["weapon"] == 9
