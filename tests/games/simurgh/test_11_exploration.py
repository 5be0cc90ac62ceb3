"""SI-11: exploration tiles."""

from tests.games.simurgh.scenes import RICH, goods, legal, phase, points, scene, seat_of, standing, view
from wawel.testing import rule


@rule("SI-11.1", "SI-16.36")
def test_a_rider_enters_on_level_one_for_the_move_cost() -> None:
    """By laying the tile or later, always at the top."""
    line = scene("goods 0: 2wisdom\nwilds: w1=37\nboard: 1r@w1.2\nfree 1: 1 0")

    assert line.refuses("rider@w1.3") == ("top-level-only", "SI-11.1")
    assert line.refuses("spearman@w1.1") == ("riders-only", "SI-5.2")
    line.then("rider@w1.1")
    assert (goods(line), points(line)) == ({}, 2)
    laid = scene("goods 0: 2wisdom\nhand 0: 37", "lay:37 area:w4 rider@w4.1")
    assert (goods(laid), points(laid)) == ({"weapon": 1}, 2)


@rule("SI-11.2")
def test_one_rider_per_player_and_an_empty_top_level() -> None:
    taken = scene("goods 0: 9wisdom\nwilds: w1=37\nboard: 1r@w1.1\nfree 1: 1 0")
    twice = scene("goods 0: 9wisdom\nwilds: w1=37\nboard: 0r@w1.2\nfree 0: 1 1")
    shared = scene("goods 0: 9wisdom\nwilds: w1=37\nboard: 1r@w1.2\nfree 1: 1 0", "rider@w1.1")

    assert taken.refuses("rider@w1.1") == ("taken", "SI-5.3")
    assert twice.refuses("rider@w1.1") == ("already-exploring", "SI-11.2")
    assert standing(shared) == ["0r@w1.1", "1r@w1.2"]


@rule("SI-11.3")
def test_an_explorer_moves_down_once_a_turn_from_the_next_turn_on() -> None:
    """Not in the turn it entered; before or after the main action."""
    line = scene("goods 0: 9wisdom\nwilds: w1=37\nboard: 1r@w1.3\nfree 1: 1 0", "rider@w1.1")

    assert line.refuses("explore:w1") == ("entered-now", "SI-11.3")
    assert line.refuses("explore:w2") == ("not-exploring", "SI-11.3")
    line.then("end spearman@armoury end spearman@main_market get:1veg explore:w1")
    assert standing(line)[-2:] == ["0r@w1.2", "1r@w1.3"]
    assert goods(line)["wisdom"] == 5


@rule("SI-11.4")
def test_a_rider_below_blocks() -> None:
    line = scene("goods 0: 9wisdom\nwilds: w1=37\nboard: 0r@w1.1 1r@w1.2\nfree 0: 1 0\nfree 1: 1 0")

    assert line.refuses("explore:w1") == ("blocked", "SI-11.4")


@rule("SI-11.5")
def test_cost_and_benefit_must_be_fully_possible() -> None:
    """Too little wisdom; #38 level 4 needs four dragons in the stack."""
    poor = scene("goods 0: 1wisdom\nwilds: w1=37\nboard: 0r@w1.1\nfree 0: 1 0")
    mine = " ".join([f"{tile}:-" for tile in range(49, 70)])
    short = scene(f"goods 0: {RICH}\nwilds: w1=38\nboard: 0r@w1.3\nfree 0: 1 0\ndragons 0: {mine}")

    assert poor.refuses("explore:w1") == ("missing-goods", "SI-5.4")
    assert short.refuses("explore:w1") == ("stack-too-short", "SI-5.4")


@rule("SI-11.6")
def test_alternatives_of_a_move_cost_are_exact() -> None:
    """#42: three wisdom or three weapons, never a mixture; #39: a stone and two of wood or stone."""
    mixed = scene("goods 0: 2wisdom+2weapon\nwilds: w1=42\nboard: 0r@w1.1\nfree 0: 1 0")
    both = scene("goods 0: 3wisdom+3weapon\nwilds: w1=42\nboard: 0r@w1.1\nfree 0: 1 0", "explore:w1")
    stones = scene("goods 0: 2wood+3stone\nwilds: w1=39\nboard: 0r@w1.1\nfree 0: 1 0", "explore:w1")

    assert mixed.refuses("explore:w1") == ("missing-goods", "SI-5.4")
    assert legal(both) == ["pay:3wisdom", "pay:3weapon"]
    assert sorted(legal(stones)) == ["pay:1wood+2stone", "pay:2wood+1stone", "pay:3stone"]
    assert both.refuses("pay:2wisdom+1weapon") == ("not-offered", "SI-5.7")


@rule("SI-11.7")
def test_an_extra_move_costs_again_and_opens_its_own_window() -> None:
    """Two extra moves, each by its own ability; the free action stays used up once."""
    text = "goods 0: 9wisdom\nwilds: w1=37\nboard: 0r@w1.1\nfree 0: 1 0\ndragons 0: 63:a 69:a\n"
    line = scene(text, "explore:w1")

    assert phase(line) == "mark"  # level 2 gives two markers, to either dragon
    line.then("mark:63")  # the other one then goes to the only slot left
    assert legal(line) == ["use:63a", "use:63b", "use:69a", "use:69b", "pass"]
    line.then("use:63a")
    assert standing(line) == ["0r@w1.3"]
    assert legal(line) == ["use:63b", "use:69a", "use:69b", "pass"]
    line.then("use:69a")
    assert standing(line) == ["0r@w1.4"]
    assert goods(line) == {"wisdom": 3}
    line.then("use:63b")
    assert goods(line) == {"wisdom": 3, "meat": 2}
    assert view(line)["chronicle"] == [37]
    assert points(line) == 14
    assert line.refuses("explore:w1") == ("not-exploring", "SI-11.3")


@rule("SI-3.3", "SI-11.7", "SI-12.3")
def test_abilities_may_pay_for_an_extra_move() -> None:
    """The only weapon pays for the first move; what it brings buys three more, so the window stays open."""
    text = "goods 0: 1weapon\nwilds: w1=44\nboard: 0r@w1.1\nfree 0: 1 0\ndragons 0: 63:a{}\n"
    line = scene(text.format(" 61:a"), "explore:w1 get:2veg+1meat")

    assert legal(line) == ["use:61a", "pass"]
    assert line.refuses("use:63a") == ("missing-goods", "SI-5.4")
    line.then("use:61a pay:2veg use:63a get:2wood")
    assert standing(line) == ["0r@w1.3"]
    assert goods(line) == {"meat": 1, "wood": 2, "weapon": 2}
    poor = scene(text.format(" 61:b"), "explore:w1 get:2veg+1meat")  # two wood or stone would be needed
    assert phase(poor) == "before"


@rule("SI-11.7")
def test_an_extra_move_needs_the_full_cost_and_a_free_level() -> None:
    text = "wilds: w1=40\nboard: 0r@w1.1{}\nfree 0: 1 0\nfree 1: 1 0\ndragons 0: 63:a\n"
    poor = scene("goods 0: 1wisdom+1weapon\n" + text.format(""), "explore:w1")
    blocked = scene("goods 0: 9wisdom+9weapon\n" + text.format(" 1r@w1.3"), "explore:w1")

    assert phase(poor) == "before"
    assert phase(blocked) == "before"


@rule("SI-11.8", "SI-16.12")
def test_entering_is_no_move() -> None:
    """The Pathfinder and the Wanderer react to the second step only."""
    line = scene("goods 0: 9wisdom\nwilds: w1=37\nboard: 1r@w1.3\nfree 1: 1 0\ndragons 0: 63:ab 65:b", "rider@w1.1")

    assert phase(line) == "after"


@rule("SI-11.9", "SI-10.7")
def test_the_tile_leaves_when_a_rider_reaches_the_bottom() -> None:
    """Its gain comes first; all riders go home, the active player's rests."""
    text = "goods 0: 2wisdom\nwilds: w1=37\nboard: 0r@w1.3 1r@w1.1\nfree 0: 1 0\nfree 1: 1 0"
    line = scene(text, "explore:w1")

    assert points(line) == 8
    assert view(line)["chronicle"] == [37]
    assert seat_of(line)["resting"]["rider"] == 1
    assert seat_of(line, 1)["free"]["rider"] == 1


@rule("SI-11.9")
def test_an_abandoned_exploration_tile_leaves_too() -> None:
    line = scene("wilds: w1=37\nboard: 0r@w1.2\nfree 0: 1 0", "recall:rider@w1.2")

    assert view(line)["chronicle"] == [37]


@rule("SI-11.10")
def test_exploration_tiles_do_not_fill_up() -> None:
    """Three riders of three players with a threshold of three."""
    text = "goods 0: 9wisdom\nwilds: w1=37\nboard: 1r@w1.3 2r@w1.2\nfree 1: 1 0\nfree 2: 1 0"
    line = scene(text, "rider@w1.1", seats=3)

    assert view(line)["wilds"][0]["vassals"] == 3
    assert view(line)["wilds"][0]["tile"] == 37


@rule("SI-11.7")
def test_a_rider_at_the_bottom_has_no_level_below() -> None:
    """The extra-move ability is not offered after the last step."""
    text = "goods 0: 9wisdom+9weapon\nwilds: w1=40\nboard: 0r@w1.3\nfree 0: 1 0\ndragons 0: 63:ab\n"
    line = scene(text, "explore:w1")

    assert legal(line) == ["use:63b", "pass"]
    assert line.refuses("use:63a") == ("bottom-level", "SI-11.9")


@rule("SI-11.9", "SI-10.7")
def test_a_rider_that_reached_the_last_level_takes_the_tile_along_even_when_spent() -> None:
    """Spent while the dragons of level 4 are chosen: the tile leaves all the same, the other rider goes home."""
    tops = "top dragons: 65!0 63!0 61!0 59!0"
    position = (
        f"goods 0: {RICH}\ndragons 0: 67:c\nfree 0: 1 0\nfree 1: 1 0\nwilds: w1=38\nboard: 0r@w1.3 1r@w1.1\n{tops}"
    )
    line = scene(position, "explore:w1 use:67c")

    assert phase(line) == "keep"
    assert standing(line) == ["1r@w1.1"]
    assert "reached: w1" in line.match.position
    line.then("keep:65 return:63/top return:61/top return:59/top")
    while phase(line) == "mark":
        line.then(f"{legal(line)[0]}")
    assert view(line)["chronicle"] == [38]
    assert standing(line) == []
    assert view(line)["seats"][1]["free"] == {"spearman": 1, "rider": 1}
    assert "reached" not in line.match.position
