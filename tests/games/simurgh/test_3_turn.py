"""SI-3 and SI-4: the turn, its windows, and no dead ends."""

import pytest

import wawel
from tests.games.simurgh.scenes import RICH, goods, hand, legal, phase, points, scene, seat_of, standing, view
from wawel.core.rng import Rng
from wawel.games.simurgh import GAME
from wawel.testing import rule

EXPLORING = "wilds: w1=44 w2=40\nboard: 0r@w1.1 1r@w2.1\nfree 1: 1 0\n"


@rule("SI-3.1", "SI-4")
def test_a_turn_has_exactly_one_main_action() -> None:
    """After placing, neither another vassal nor a recall."""
    line = scene("", "spearman@armoury")

    assert legal(line) == ["end"]
    assert line.refuses("rider@library") == ("not-now", "SI-3.1")
    assert line.refuses("recall:spearman@armoury") == ("not-now", "SI-3.1")


@rule("SI-4")
def test_every_decision_of_the_catalogue_is_met_in_play() -> None:
    """Matches that seek the rarer actions meet every question except a few that have their own scenes."""
    asked = set()
    for seed in range(40):
        rng = Rng(seed)
        match = wawel.Match(GAME, 2 + seed % 3, seed=seed, options={"mode": ["spearman", "dragonlord"][seed % 2]})
        while not match.over:
            seat = match.waiting[0]
            asked.add(GAME.ask(match.state(), seat).key)
            choices = match.legal(seat)
            sought = [
                a for a in choices if match.format(seat, a).split(":")[0] in ("use", "explore", "lay", "objective")
            ]
            pool = sought if sought and rng.below(2) else choices
            match.play(seat, pool[rng.below(len(pool))])

    expected = {"power", "draft", "pick", "before", "area", "place", "recall", "after", "give", "drop", "pay", "get"}
    expected |= {"mark", "window", "keep", "return", "buy", "objective"}
    assert expected <= asked <= expected | {"replace", "remove", "spend", "take", "unmark"}


@rule("SI-3.2", "SI-16.5", "SI-19")
def test_abilities_are_unlimited_but_an_explorer_moves_once() -> None:
    """TV-5: two abilities of one dragon, each loses its own marker; one move, and no second."""
    line = scene("goods 0: 9weapon\nfree 0: 1 0\ndragons 0: 53:abc 49:abc\n" + EXPLORING, "use:53a use:53b explore:w1")

    assert seat_of(line)["dragons"][0]["markers"] == [False, False, True]
    assert goods(line) == {"weapon": 11}
    line.then("get:3veg")
    assert line.refuses("explore:w1") == ("already-moved", "SI-3.2")
    assert "use:49a" in legal(line)


@rule("SI-3.2", "SI-16.34", "SI-10.6")
def test_a_laid_tile_must_get_the_vassal_at_once() -> None:
    """No other space and no explorer in between; abilities are possible."""
    text = f"goods 0: {RICH}\nhand 0: 7\ndragons 0: 49:abc\nfree 0: 1 0\n{EXPLORING}"
    line = scene(text, "lay:7 area:w3")

    assert phase(line) == "place"
    assert line.refuses("spearman@armoury") == ("not-on-laid", "SI-3.2")
    assert line.refuses("explore:w1") == ("not-between", "SI-10.6")
    assert line.refuses("recall:rider@w1.1") == ("not-now", "SI-3.1")
    assert "use:49a" in legal(line)
    assert "spearman@w3.2" in legal(line)


@rule("SI-3.3")
def test_a_trigger_window_opens_only_when_something_can_react() -> None:
    """The Sage reacts to wisdom; without its marker the window is skipped silently."""
    asked = scene("dragons 0: 57:b", "spearman@library")
    silent = scene("dragons 0: 57:a", "spearman@library")

    assert legal(asked) == ["use:57b", "pass"]
    assert phase(silent) == "after"
    assert goods(asked.then("use:57b"))["wisdom"] == 6
    assert phase(asked) == "after"


@rule("SI-3.3", "SI-16.38")
def test_a_dragon_drawn_by_an_effect_does_not_react_to_it() -> None:
    """Three points, then four dragons: the Sage that is kept with one marker no longer has a window."""
    text = "goods 0: 4wisdom\nwilds: w1=20\nboard: 1s@w1.1\nfree 1: 0 1\ntop dragons: 53!0 55!0 59!0 57!0"
    line = scene(text, "spearman@w1.3 keep:57 return:53/top return:55/top return:59/top")

    assert phase(line) == "after"
    assert points(line) == 3


@rule("SI-3.4")
def test_free_actions_are_possible_inside_three_effects() -> None:
    """Before buying a tile, before choosing an objective, before choosing a dragon; effects nest."""
    text = f"goods 0: {RICH}\nfree 0: 1 1\ndragons 0: 49:abc\n"
    exploring = "wilds: w1=44\nboard: 0r@w1.1\ntop objectives: 73!0 74!0 75!0\ntop dragons: 53!0 55!0 57!0\n"
    for where in ("scouts_quarters get:1wood", "dragonlord_monument", "breeding_grounds"):
        kind = "spearman" if where.startswith("scouts") else "rider"
        line = scene(text + exploring, f"{kind}@{where}")
        assert phase(line) in ("buy", "objective", "keep")
        assert {"use:49a", "explore:w1"} <= set(legal(line))
        before = phase(line)
        assert phase(line.then("explore:w1 get:3veg")) == before
        assert "explore:w1" not in legal(line)


@rule("SI-3.4")
def test_dragons_can_be_drawn_inside_a_draw_of_dragons() -> None:
    """The explorer reaches level 4 of #38 while three dragons are being looked at."""
    text = f"goods 0: {RICH}\nwilds: w1=38\nboard: 0r@w1.3\nfree 0: 1 1\n"
    tops = "top dragons: 65!0 63!0 61!0 59!0 57!0 55!0 53!0"
    line = scene(text + tops, "rider@breeding_grounds explore:w1")

    assert view(line)["mine"]["drawn"] == [53, 55, 57, 59, 61, 63, 65]
    assert [text for text in legal(line) if text.startswith("keep")] == ["keep:59", "keep:61", "keep:63", "keep:65"]
    line.then("keep:65 return:59/top return:61/bottom return:63/top")
    assert [text for text in legal(line) if text.startswith("keep")] == ["keep:53", "keep:55", "keep:57"]
    line.then("keep:55 return:57/top return:53/top")
    assert [dragon["tile"] for dragon in seat_of(line)["dragons"]] == [65, 55]
    assert [dragon["markers"].count(True) for dragon in seat_of(line)["dragons"]] == [2, 3]
    assert phase(line) == "after"
    assert view(line)["wilds"][0]["tile"] is None


@rule("SI-3.5")
def test_nothing_happens_between_paying_and_receiving() -> None:
    """After choosing how to pay, the only question is what to receive; abilities are not offered."""
    text = f"goods 0: {RICH}\ndragons 0: 49:abc\nwilds: w1=22\nboard: 1s@w1.1\nfree 1: 0 1"
    line = scene(text, "spearman@w1.2")

    assert phase(line) == "get"
    assert all(text.startswith("get:") for text in legal(line))
    assert line.refuses("use:49a") == ("wrong-moment", "SI-12.3")


@rule("SI-3.6", "SI-10.8")
def test_tiles_are_checked_when_everything_is_resolved() -> None:
    """The tile is still there while its gain is chosen."""
    text = "wilds: w1=7\nboard: 1s@w1.2 1r@w1.3\nfree 1: 0 0\nfree 0: 1 1"
    line = scene(text, "spearman@w1.1")

    assert view(line)["wilds"][0]["tile"] == 7
    line.then("get:1veg")
    assert view(line)["wilds"][0]["tile"] is None
    assert view(line)["chronicle"] == [7]


@rule("SI-3.7", "SI-16.18")
def test_an_ability_that_would_make_the_purchase_impossible_is_refused() -> None:
    """One weapon buys a tile; spending it on an ability inside the Scouts' Quarters would leave none."""
    text = "goods 0: 1weapon\nmarket: - 10 - -\nleft: 0 0 0 0\ndragons 0: 61:abc 53:abc"
    line = scene(text, "spearman@scouts_quarters get:1wood")

    assert line.refuses("use:61c") == ("dead-end", "SI-3.7")
    assert "use:53a" in legal(line)
    assert phase(line.then("use:53a buy:2")) == "after"


@rule("SI-3.7")
def test_an_ability_before_placing_on_a_laid_tile_must_leave_the_placement_possible() -> None:
    """Laying #27 with a single marker: using the ability that holds it would leave no placement."""
    text = "goods 0: -\npp 0: 0\nhand 0: 27\nfree 0: 1 0\ndragons 0: 49:a\n"
    line = scene(text, "lay:27 area:w1 get:1veg")

    assert legal(line) == ["spearman@w1.2"]
    assert line.refuses("use:49a") == ("dead-end", "SI-3.7")


@rule("SI-3.7")
def test_dead_ends_filter_choices_inside_an_ability_too() -> None:
    """Two wood or stone for weapons: the stone is needed for the laid tile, so wood has to be paid."""
    text = "goods 0: 2wood+2stone\nhand 0: 15\nfree 0: 1 0\ndragons 0: 61:b\n"
    line = scene(text, "lay:15 area:w3 use:61b")

    assert legal(line) == ["spearman@w3.3"]
    assert goods(line) == {"stone": 2, "wisdom": 1, "weapon": 3}


@rule("SI-3.7", "SI-8.5")
def test_a_tile_taken_inside_the_quarters_must_leave_one_to_buy() -> None:
    """One wisdom is left for area 1, so the Courier may take any other tile, and not the last of the deck."""
    line = scene("goods 0: 1weapon+1wisdom\ndragons 0: 71:c", "spearman@scouts_quarters get:1wood use:71c")
    assert legal(line) == ["take:2", "take:3", "take:4"]
    assert line.refuses("take:1") == ("dead-end", "SI-3.7")

    only = "market: 9 - - -\nleft: 0 0 0 0\n"
    single = scene(f"goods 0: 1weapon+1wisdom\ndragons 0: 71:c\n{only}", "spearman@scouts_quarters get:1wood")
    assert single.refuses("use:71c") == ("dead-end", "SI-3.7")
    deck = "market: - - - -\nleft: 0 0 0 0\ntop deck: 13!1\n"
    last = scene(f"goods 0: 1weapon+1wisdom\ndragons 0: 71:b\n{deck}", "spearman@scouts_quarters get:1wood")
    assert last.refuses("use:71b") == ("dead-end", "SI-3.7")


@rule("SI-3.7")
def test_bonus_and_area_are_filtered_as_well() -> None:
    """#24 needs a vegetable, wood or stone: an area with a weapon leaves nothing, and neither does meat."""
    line = scene("goods 0: -\nhand 0: 24\nfree 0: 1 0", "lay:24")

    assert legal(line) == ["area:w1", "area:w2"]
    assert line.refuses("area:w4") == ("dead-end", "SI-3.7")
    line.then("area:w1")
    assert goods(line) == {"veg": 1}
    assert phase(line) == "place"


@rule("SI-3.8", "SI-16.28")
def test_the_main_action_is_skipped_only_while_all_vassals_rest() -> None:
    """The only rider reached level 4 and rests; a recruited vassal makes the main action possible again."""
    text = "goods 0: 1weapon+2meat+2wood\nfree 0: 0 0\nwilds: w1=44\nboard: 0r@w1.3\ndragons 0: 49:b\n"
    line = scene(text)

    assert line.refuses("skip") == ("main-possible", "SI-3.8")
    line.then("explore:w1")
    assert seat_of(line)["resting"] == {"spearman": 0, "rider": 1}
    assert "skip" in legal(line)
    assert line.refuses("rider@main_market") == ("resting", "SI-10.9")
    line.then("use:49b")
    assert line.refuses("skip") == ("main-possible", "SI-3.8")
    assert "rider@main_market" in legal(line)


@rule("SI-3.8")
def test_a_skipped_turn_goes_on_and_ends() -> None:
    line = scene("goods 0: 1weapon\nfree 0: 0 0\nwilds: w1=44\nboard: 0r@w1.3", "explore:w1 skip")

    assert legal(line) == ["end"]
    assert line.then("end").match.waiting == [1]


@rule("SI-3.9", "SI-16.40")
def test_free_actions_are_optional_and_over_once_the_turn_ends() -> None:
    """Ending is a decision; afterwards the limits leave no window."""
    line = scene("goods 0: 16veg\ndragons 0: 49:abc", "spearman@armoury end")

    assert phase(line) == "drop"
    assert all(text.startswith("drop:") for text in legal(line))
    assert line.refuses("use:49a") == ("wrong-moment", "SI-12.3")
    assert line.refuses("explore:w1") == ("not-exploring", "SI-11.3")
    line.match.undo()
    assert phase(line) == "after"
    line.then("end drop:veg drop:veg")
    assert line.match.waiting == [1]
    with pytest.raises(wawel.CannotUndo, match=r"SI-3\.9"):
        line.match.undo()


@rule("SI-15.2", "SI-3.9")
@pytest.mark.parametrize(
    ("goods", "tiles", "last"),
    [("1veg", "1", "end"), ("15veg", "1", "end drop:veg"), ("1veg", "1 2 3 13 14 15", "end give:1/top")],
)
def test_a_finished_game_cannot_be_taken_back(goods: str, tiles: str, last: str) -> None:
    """Whether or not a limit applied."""
    chronicle = "chronicle: 4 5 6 7 8 16 17 18"
    position = f"seat: 1\nfirst: 0\nturn: 7\nending: 0\ngoods 1: {goods}\nhand 1: {tiles}\n{chronicle}"
    line = scene(position, f"rider@dragon_spires {last}")

    assert line.match.over
    with pytest.raises(wawel.CannotUndo, match=r"SI-3\.9"):
        line.match.undo()


@rule("SI-20.1")
@pytest.mark.parametrize(
    ("position", "play", "final"),
    [
        ("hand 0: 7", "lay:7", True),
        ("hand 0: 7!01234", "lay:7", False),
        (
            "goods 0: 1veg+1meat+1wood+1stone+1weapon\ntop dragons: 49!01234 50 51",
            "rider@breeding_grounds keep:50",
            True,
        ),
        ("goods 0: 1veg+1meat\ntop objectives: 73 74 75", "rider@dragonlord_monument objective:74/1", True),
        ("top objectives: 73 74 75", "rider@dragonlord_monument none", False),
        ("top objectives: 73 74 75", "rider@dragonlord_monument none return:74/top", False),
    ],
)
def test_what_the_others_were_shown_cannot_be_taken_back(position: str, play: str, final: bool) -> None:
    """A shown tile that somebody did not know; putting back shows nothing."""
    match = scene(position, play).match

    assert (match.why_not_undo() is not None) == final


@rule("SI-3.9")
def test_who_runs_out_of_time_does_nothing_optional() -> None:
    """The Main Market, then the end of the turn."""
    match = scene("hand 0: 7\ndragons 0: 49:abc").match
    texts = []
    while match.waiting == [0]:
        texts.append(match.format(0, match.default(0)))
        match.play(0, match.default(0))

    assert texts == ["spearman@main_market", "get:1veg", "end"]


def test_a_turn_can_be_taken_back_until_something_is_shown() -> None:
    """Placing and gains can be undone, a drawn tile cannot."""
    line = scene("goods 0: 1weapon\nhand 0: 7", "lay:7 area:w1 get:1veg spearman@w1.2")
    laid = scene("goods 0: 1weapon\nhand 0: 7", "lay:7").match.digest

    line.match.undo(whole_turn=True)
    assert line.match.digest == laid
    line = scene("goods 0: 1weapon\nhand 0: 7", "spearman@armoury")
    line.match.undo(whole_turn=True)
    line.then("spearman@scouts_quarters get:1wood buy:deck tile:1")
    with pytest.raises(wawel.CannotUndo):
        line.match.undo()
    assert hand(line) == [1, 7]
    assert standing(line) == ["0s@scouts_quarters"]
