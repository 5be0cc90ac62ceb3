"""SI-5, SI-6 and SI-7: placing, recalling and spending vassals; the city."""

import pytest

from tests.games.simurgh.scenes import RICH, goods, legal, phase, points, scene, seat_of, standing, view
from wawel.games.simurgh import GAME
from wawel.testing import rule


@rule("SI-5.1")
def test_a_vassal_must_be_unassigned() -> None:
    """One recruited earlier in the turn may be placed."""
    text = "goods 0: 2meat+2wood\nfree 0: 1 0\nboard: 0r@forge\ndragons 0: 49:b"
    line = scene(text)

    assert line.refuses("rider@armoury") == ("no-free-vassal", "SI-5.1")
    assert "rider@armoury" in legal(line.then("use:49b"))


@rule("SI-5.2")
def test_rider_spaces_take_riders_only() -> None:
    """Spearmen are refused on single and multi spaces; riders go anywhere."""
    line = scene("wilds: w1=4\nboard: 1r@w1.1\nfree 1: 1 0")

    assert line.refuses("spearman@dragon_spires") == ("riders-only", "SI-5.2")
    assert line.refuses("spearman@w1.2") == ("riders-only", "SI-5.2")
    assert line.refuses("spearman@w2.1") == ("no-such-space", "SI-5.2")
    assert {"rider@dragon_spires", "rider@w1.1", "rider@w1.2", "rider@armoury"} <= set(legal(line))


@rule("SI-5.3", "SI-16.33")
def test_a_single_space_holds_one_and_others_any_number() -> None:
    """A player's own vassals block too; a space for many may hold several of one player."""
    board = "board: 1s@armoury 0s@library 0s@main_market 1s@main_market 1s@main_market 1r@main_market"
    line = scene(f"free 0: 1 1\nfree 1: 0 0\n{board}")

    assert line.refuses("spearman@armoury") == ("taken", "SI-5.3")
    assert line.refuses("spearman@library") == ("taken", "SI-5.3")
    line.then("spearman@main_market get:1pp")
    assert [who for who in standing(line) if "main_market" in who].count("0s@main_market") == 2


@rule("SI-5.4", "SI-16.10", "SI-16.18")
@pytest.mark.parametrize(
    ("position", "action", "refusal"),
    [
        ("goods 0: 1wood", "spearman@forge", ("missing-goods", "SI-5.4")),
        ("goods 0: 3veg+1meat\nfree 0: 3 1", "spearman@barracks", ("no-figure-left", "SI-7.2")),
        ("goods 0: 3veg+3meat\nfree 0: 1 2", "spearman@hunting_grounds", ("no-figure-left", "SI-7.2")),
        ("wilds: w1=26\nboard: 1s@w1.1\nfree 1: 0 1\npp 0: 1", "spearman@w1.4", ("missing-points", "SI-0.5")),
        ("wilds: w1=27\nboard: 1s@w1.3\nfree 1: 0 1", "spearman@w1.2", ("missing-markers", "SI-12.8")),
        ("goods 0: -\nleft: 0 0 0 0", "spearman@scouts_quarters", ("nothing-to-buy", "SI-8.3")),
    ],
)
def test_a_space_is_used_in_full_or_not_at_all(position: str, action: str, refusal: tuple[str, str]) -> None:
    """The cost is held now, the gain is available; abilities that might help later do not count."""
    assert scene(position + "\ndragons 0: 49:-").refuses(action) == refusal


@rule("SI-5.4", "SI-16.10")
def test_a_draw_needs_enough_dragons_in_the_stack() -> None:
    """22 dragons are owned, two are left: three cannot be drawn."""
    mine = " ".join([f"{tile}:-" for tile in range(49, 71)])
    line = scene(f"goods 0: {RICH}\ndragons 0: {mine}")

    assert line.refuses("rider@breeding_grounds") == ("stack-too-short", "SI-5.4")


@rule("SI-5.5", "SI-5.6")
def test_an_effect_is_resolved_at_once_and_the_figure_stays() -> None:
    """There is no way to decline: the only options are the gains."""
    line = scene("", "rider@main_market")

    assert legal(line) == ["get:1veg", "get:1pp"]
    line.then("get:1pp end spearman@armoury end")
    assert "0r@main_market" in standing(line)


@rule("SI-5.7", "SI-19")
def test_barracks_exchange_as_in_the_second_example() -> None:
    """TV-2: three vegetables and a meat for a spearman, unassigned at once."""
    line = scene("goods 0: 3veg+1meat\nfree 0: 1 0", "spearman@barracks")

    assert goods(line) == {}
    assert seat_of(line)["free"] == {"spearman": 1, "rider": 0}
    assert standing(line) == ["0s@barracks"]
    assert scene("", "spearman@main_market").refuses("get:2veg") == ("not-offered", "SI-5.7")


@rule("SI-5.8", "SI-5.9", "SI-16.28")
def test_recalling_takes_back_any_number_in_one_go() -> None:
    """Tiles are checked after the whole set is lifted; several leave at once."""
    text = "free 0: 1 0\nwilds: w1=44 w2=7\nboard: 0r@w1.1 0s@w2.1 0s@armoury"
    line = scene(text, "recall:rider@w1.1 recall:spearman@w2.1")

    assert view(line)["wilds"][0]["tile"] == 44
    assert legal(line) == ["recall:spearman@armoury", "done"]
    assert line.refuses("recall:spearman@library") == ("not-yours", "SI-5.8")
    line.then("done")
    assert view(line)["chronicle"] == [44, 7]
    assert seat_of(line)["free"] == {"spearman": 2, "rider": 1}
    assert legal(line) == ["end"]


@rule("SI-5.8")
def test_figures_in_the_supply_cannot_be_recalled() -> None:
    """Only vassals on the board; without any there is no recall. The last one ends it automatically."""
    assert scene("").refuses("recall:spearman@armoury") == ("not-yours", "SI-5.8")
    line = scene("free 0: 0 1\nboard: 0s@armoury", "recall:spearman@armoury")
    assert phase(line) == "after"


@rule("SI-6.1", "SI-6.2")
def test_an_unassigned_vassal_is_spent_first() -> None:
    """The spearman on the board stays; the spent one can be recruited again."""
    text = "free 0: 1 1\nwilds: w1=15\nboard: 1s@w1.1 0s@forge\nfree 1: 0 1"
    line = scene(text, "rider@w1.2")

    assert seat_of(line)["supply"]["spearman"] == 2
    assert standing(line) == ["0s@forge", "1s@w1.1", "0r@w1.2"]
    assert goods(line)["wisdom"] == 8


@rule("SI-6.2")
def test_without_an_unassigned_one_the_player_chooses_on_the_board() -> None:
    text = "free 0: 0 1\nwilds: w1=15\nboard: 1s@w1.1 0s@forge 0s@main_market 0s@w1.1\nfree 1: 0 1"
    line = scene(text, "rider@w1.2")

    assert phase(line) == "spend"
    assert legal(line) == ["spend:forge", "spend:main_market", "spend:w1.1"]
    assert line.refuses("spend:armoury") == ("not-there", "SI-6.2")
    line.then("spend:main_market")
    assert seat_of(line)["supply"]["spearman"] == 1


@rule("SI-6.2", "SI-16.39", "SI-10.9")
def test_resting_vassals_are_spent_first() -> None:
    """The rider came home from level 4; the Warden takes the resting one, the other can still be placed."""
    text = "goods 0: 1weapon\nfree 0: 1 1\nwilds: w1=44\nboard: 0r@w1.3\ndragons 0: 67:c"
    line = scene(text, "explore:w1 use:67c")

    assert seat_of(line)["resting"] == {"spearman": 0, "rider": 0}
    assert seat_of(line)["free"] == {"spearman": 1, "rider": 1}
    assert "rider@armoury" in legal(line)


@rule("SI-6.3", "SI-16.8")
def test_the_space_in_use_cannot_pay_with_its_own_vassals() -> None:
    """The vassal just placed and another one of yours there are not eligible; another space of the tile is."""
    tile = "wilds: w1=19\nfree 0: 1 0\nfree 1: 1 1\n"
    blocked = scene(tile + "board: 0s@w1.1")
    possible = scene(tile + "board: 0s@w1.1 0s@w1.2", "spearman@w1.1")

    assert blocked.refuses("spearman@w1.1") == ("no-vassal-to-spend", "SI-6.2")
    assert standing(possible) == ["0s@w1.1", "0s@w1.1"]


@rule("SI-6.3")
def test_the_space_in_use_is_refused_by_name() -> None:
    tile = "wilds: w1=15\nfree 0: 1 0\nfree 1: 1 1\nboard: 0s@w1.1 0s@forge"
    line = scene(tile, "spearman@w1.2")

    assert legal(line) == ["spend:forge", "spend:w1.1"]
    assert line.refuses("spend:w1.2") == ("same-space", "SI-6.3")


@rule("SI-6.4")
def test_an_ability_may_spend_a_vassal_from_any_space() -> None:
    line = scene("free 0: 1 0\nboard: 0r@forge 0r@main_market\ndragons 0: 67:c", "use:67c")

    assert legal(line) == ["spend:forge", "spend:main_market"]
    assert goods(line.then("spend:forge")) == {"veg": 2, "meat": 3, "wood": 1, "stone": 1, "wisdom": 2, "weapon": 4}


@rule("SI-6.5", "SI-16.32")
def test_the_last_vassal_may_never_be_spent() -> None:
    """Not even when the exchange would bring another one."""
    assert scene("free 0: 1 0\npp 0: 1\ndragons 0: 63:abc").refuses("use:63c") == ("last-vassal", "SI-6.5")
    line = scene("free 0: 1 1\npp 0: 1\ndragons 0: 63:abc", "use:63c")
    assert seat_of(line)["free"] == {"spearman": 0, "rider": 2}
    assert points(line) == 0


@rule("SI-6.6")
def test_both_parts_of_a_double_cost_follow_the_rules() -> None:
    """#31: a spearman and a rider for sixteen points; a third vassal must remain."""
    tile = "wilds: w1=31\nboard: 1r@w1.1{}\nfree 1: 1 0\n"
    two = scene("free 0: 1 1\n" + tile.format(""))
    three = scene("free 0: 1 1\n" + tile.format(" 0r@forge"), "rider@w1.4")

    assert two.refuses("rider@w1.4") == ("last-vassal", "SI-6.5")
    assert points(three) == 16
    assert standing(three) == ["1r@w1.1", "0r@w1.4"]


@rule("SI-6.7")
def test_a_tile_emptied_by_spending_goes_to_the_chronicle() -> None:
    """At the next check, once the effect is resolved."""
    text = "free 0: 1 0\nwilds: w1=15 w2=7\nboard: 1s@w1.1 0s@w2.1\nfree 1: 0 1"
    line = scene(text, "spearman@w1.2")

    assert view(line)["chronicle"] == [7]


@rule("SI-7.1")
def test_city_spaces_are_always_open_and_never_fill() -> None:
    """Twelve of them; the threshold of tiles does not apply."""
    crowd = "board: 0s@main_market 1s@main_market 1s@main_market 1r@main_market"
    line = scene(f"free 0: 1 1\nfree 1: 0 0\n{crowd}", "spearman@main_market get:1veg")

    assert len(view(line)["city"]) == 12
    assert len([who for who in standing(line) if "main_market" in who]) == 5


@rule("SI-7.2")
def test_a_player_owns_at_most_three_spearmen_and_two_riders() -> None:
    line = scene(f"goods 0: {RICH}\nfree 0: 3 2\ndragons 0: 49:b")

    assert line.refuses("spearman@hunting_grounds") == ("no-figure-left", "SI-7.2")
    assert line.refuses("use:49b") == ("no-figure-left", "SI-7.2")


def test_the_view_says_per_space_why_not() -> None:
    """A board can show the reason before anybody asks."""
    places = {
        space["space"]: space["why"] for space in view(scene("goods 0: -\nboard: 1s@armoury\nfree 1: 0 1"))["city"]
    }

    assert places["main_market"] == {"spearman": None, "rider": None}
    assert places["forge"]["rider"] == {
        "key": "missing-goods",
        "rule": "SI-5.4",
        "args": {"goods": ["goods.wood-1", "goods.stone-1"]},
    }
    assert places["dragon_spires"] == {"spearman": {"key": "riders-only", "rule": "SI-5.2", "args": {}}, "rider": None}
    assert places["armoury"]["spearman"] == {"key": "taken", "rule": "SI-5.3", "args": {}}
    assert view(scene(""), 1)["city"][0]["why"] is None
    assert GAME.secrets
