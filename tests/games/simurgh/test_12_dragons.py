"""SI-12 and SI-13: dragons, markers, drawing and putting back."""

from tests.games.simurgh.scenes import RICH, goods, legal, phase, points, scene, seat_of, view
from wawel.testing import Played, rule


def marks(line: Played, seat: int = 0) -> list[str]:
    """Slots with markers, per dragon: ["ab", ""]."""
    rows = seat_of(line, seat)["dragons"]
    return ["".join(slot for slot, there in zip("abc", row["markers"], strict=True) if there) for row in rows]


@rule("SI-12.1")
def test_both_copies_of_a_type_may_be_owned_but_not_used_by_others() -> None:
    line = scene("goods 0: -\ndragons 0: 53:a 54:a\ndragons 1: 49:abc", "use:53a use:54a")

    assert goods(line) == {"meat": 4}
    assert line.refuses("use:49a") == ("not-your-dragon", "SI-12.1")


@rule("SI-12.2")
def test_an_ability_costs_the_marker_on_it_and_must_be_possible() -> None:
    line = scene("goods 0: 1meat\ndragons 0: 53:ab")

    assert line.refuses("use:53c") == ("no-marker", "SI-12.2")
    assert line.refuses("use:53b") == ("missing-goods", "SI-5.4")
    assert marks(line.then("use:53a")) == ["b"]


@rule("SI-12.3")
def test_a_slot_with_a_new_marker_may_be_used_again() -> None:
    """Before the main action, then again after it brought markers."""
    line = scene("goods 0: 3wood\ndragons 0: 53:a", "use:53a spearman@training_arena use:53a")

    assert goods(line) == {"meat": 4}
    assert marks(line) == ["b"]


@rule("SI-12.4", "SI-16.13")
def test_a_boost_follows_any_gain_of_its_kind() -> None:
    """Spaces, exchanges, bonuses, abilities."""
    harvester = "dragons 0: 59:ab"
    assert legal(scene(f"{harvester}\ngoods 0: -", "spearman@main_market get:1veg")) == ["use:59a", "pass"]
    exchange = "goods 0: 1veg\nwilds: w1=22\nboard: 1s@w1.2\nfree 1: 0 1\n"
    assert legal(scene(exchange + harvester, "spearman@w1.1")) == ["use:59b", "pass"]
    assert legal(scene(f"{harvester}\nhand 0: 7", "lay:7 area:w1 get:1meat")) == ["use:59b", "pass"]
    assert legal(scene("dragons 0: 59:ab 53:a", "use:53a")) == ["use:59b", "pass"]
    assert phase(scene("dragons 0: 59:ab 51:b\npp 0: 1", "spearman@main_market get:1pp")) == "after"


@rule("SI-12.4")
def test_one_use_per_slot_and_step_but_every_dragon_may_react() -> None:
    """Two Sages and a Wanderer react to two wisdom; what a boost gives opens no new window."""
    line = scene("goods 0: -\ndragons 0: 57:b 58:b 65:a", "spearman@library use:57b use:65a use:58b")

    assert goods(line) == {"wisdom": 8}
    assert phase(line) == "after"


@rule("SI-12.4")
def test_what_another_ability_gives_is_a_new_step() -> None:
    """The Warden's stone is not a boost; the Sage may boost the Wanderer's points after a move."""
    text = "goods 0: 9wisdom\nwilds: w1=37\nboard: 0r@w1.2\nfree 0: 1 0\ndragons 0: 65:b 57:c"
    line = scene(text, "explore:w1")

    assert legal(line) == ["use:57c", "use:65b", "pass"]
    line.then("use:65b")
    assert legal(line) == ["use:57c", "pass"]
    line.then("use:57c")
    assert points(line) == 6 + 2 + 2


@rule("SI-12.4")
def test_a_slot_refilled_within_its_step_is_not_used_twice_on_it() -> None:
    """The extra move puts a marker back on the very slot that was used: it reacts to the new move only."""
    text = "goods 0: 9veg+9meat+9wood\nwilds: w1=38\nboard: 0r@w1.1\nfree 0: 1 0\ndragons 0: 63:ab 69:a"
    line = scene(text, "explore:w1 use:63b use:69a mark:63")

    assert legal(line) == ["use:63a", "use:63b", "pass"]
    line.then("pass")
    assert line.refuses("use:63b") == ("used-on-this", "SI-12.4")
    assert legal(line) == ["use:63a", "pass"]


@rule("SI-12.4", "SI-16.14")
def test_the_courier_gives_one_more_of_a_kind_received() -> None:
    """Both kinds received: one of them, of your choice; one kind: that one."""
    tile = "wilds: w1=7\nboard: 1s@w1.1\nfree 1: 0 1\ngoods 0: -\ndragons 0: 71:a\n"
    both = scene(tile, "spearman@w1.2 use:71a")
    one = scene(tile, "spearman@w1.3 use:71a")

    assert legal(both) == ["get:1veg", "get:1meat"]
    assert goods(both.then("get:1meat")) == {"veg": 3, "meat": 2}
    assert goods(one) == {"veg": 5}


@rule("SI-12.4", "SI-16.15")
def test_the_warden_reacts_to_spending() -> None:
    """A spearman gives wood or stone, a rider stone; for spaces and abilities alike."""
    text = "goods 0: -\nfree 0: 1 1\npp 0: 1\ndragons 0: 67:abc 63:c\nboard: 0s@forge"
    line = scene(text, "use:63c")

    assert legal(line) == ["use:67a", "use:67c", "pass"]
    line.then("use:67a get:1wood+1stone use:67c")
    assert legal(line) == ["use:67b", "pass"]
    assert goods(line.then("use:67b")) == {"wood": 1, "stone": 3, "meat": 2, "weapon": 3}


@rule("SI-12.4")
def test_the_starting_resources_trigger_nothing() -> None:
    assert phase(scene("dragons 0: 59:ab 57:bc")) == "before"
    assert scene("dragons 0: 59:a").refuses("use:59a") == ("not-triggered", "SI-12.4")


@rule("SI-3.3", "SI-12.3", "SI-12.4")
def test_a_window_takes_actions_too_but_does_not_open_for_them_alone() -> None:
    """What the action brings is a step of its own; the window goes on after it."""
    line = scene("goods 0: -\ndragons 0: 57:ab", "spearman@library")

    assert legal(line) == ["use:57a", "use:57b", "pass"]
    assert goods(line.then("use:57a use:57b")) == {"veg": 2, "wisdom": 4}
    assert phase(scene("dragons 0: 57:a", "spearman@library")) == "after"


@rule("SI-12.4", "SI-16.41")
def test_a_marker_just_gained_may_boost_the_same_gain() -> None:
    """#13 gives three wisdom and a marker at once: the marker is in its place when the window opens."""
    text = "goods 0: -\nwilds: w1=13\nboard: 1s@w1.1\nfree 1: 0 1\ndragons 0: 65:-\n"
    line = scene(text, "spearman@w1.2")

    assert legal(line) == ["use:65a", "pass"]
    assert goods(line.then("use:65a")) == {"wisdom": 5}


@rule("SI-12.5", "SI-16.16")
def test_each_marker_goes_to_the_leftmost_empty_slot_of_a_chosen_dragon() -> None:
    """Two markers may go to two tiles."""
    line = scene("goods 0: 3wood\ndragons 0: 49:b 53:ab", "spearman@training_arena")

    assert legal(line) == ["mark:49", "mark:53"]
    assert line.refuses("mark:51") == ("not-your-dragon", "SI-12.1")
    line.then("mark:53 ")
    assert marks(line) == ["ab", "abc"]


@rule("SI-12.5", "SI-16.17")
def test_markers_without_room_are_lost() -> None:
    """Compulsory while there is room; the rest is lost, also without any dragon."""
    line = scene("goods 0: 3wood\ndragons 0: 49:ab", "spearman@training_arena")
    none = scene("goods 0: 3wood", "spearman@training_arena")

    assert marks(line) == ["abc"]
    assert line.notes("markers-lost") == [(0, [1])]
    assert none.notes("markers-lost") == [(0, [2])]


@rule("SI-12.5")
def test_a_full_dragon_takes_no_marker() -> None:
    line = scene("goods 0: 3wood\ndragons 0: 49:b 53:- 55:abc", "spearman@training_arena")

    assert line.refuses("mark:55") == ("no-open-slot", "SI-12.5")


@rule("SI-12.6")
def test_a_one_use_slot_is_never_refilled() -> None:
    """Pathfinder and Oracle offer two slots later on."""
    line = scene("goods 0: 3wood\ndragons 0: 63:a", "spearman@training_arena")

    assert marks(line) == ["ab"]
    assert line.notes("markers-lost") == [(0, [1])]


@rule("SI-12.7", "SI-13.1", "SI-16.27")
def test_a_new_dragon_gets_its_markers_from_the_left() -> None:
    """Three with the Breeding Grounds, one with #20, none with #16; keeping one is compulsory."""
    tops = "top dragons: 49!0 53!0 63!0\n"
    line = scene(f"goods 0: {RICH}\n{tops}", "rider@breeding_grounds")

    assert legal(line) == ["keep:49", "keep:53", "keep:63"]
    assert marks(line.then("keep:63 return:49/top return:53/bottom")) == ["abc"]
    tile = "wilds: w1=20\nboard: 1s@w1.1\nfree 1: 0 1\n"
    assert marks(scene(f"goods 0: {RICH}\n{tops}{tile}", "spearman@w1.2 keep:49 return:53/top return:63/top")) == ["a"]


@rule("SI-12.8", "SI-16.30")
def test_a_marker_may_be_paid_from_any_own_slot() -> None:
    """One-use slots too; the Broodmother needs one in addition to her own."""
    line = scene("dragons 0: 49:c 63:c 53:a\ndragons 1: 55:abc", "use:49c")

    assert sorted(legal(line)) == ["unmark:53a", "unmark:63c"]
    assert line.refuses("unmark:55a") == ("not-your-dragon", "SI-12.1")
    assert line.refuses("unmark:53b") == ("no-marker", "SI-12.2")
    assert points(line.then("unmark:63c")) == 4
    assert marks(line) == ["", "", "a"]
    assert scene("dragons 0: 49:c").refuses("use:49c") == ("missing-markers", "SI-12.8")


@rule("SI-12.9")
def test_one_use_markers_count_as_long_as_they_lie_there() -> None:
    line = scene("dragons 0: 63:abc\nobjectives: 82 83 - - -")

    assert [space["standing"][0]["value"] for space in view(line)["monument"][:2]] == [3, 3]


@rule("SI-13.1")
def test_tiles_put_back_are_drawn_again_in_that_order() -> None:
    """First the known top, then the rest of the stack; a stack used up ends with its bottom."""
    everything = " ".join([f"{tile}:-" for tile in range(55, 73)])
    text = f"goods 0: {RICH}\ndragons 1: {everything}\ntop dragons: 49!0 50!0\nbottom dragons: 51!1 52!1"
    line = scene(text, "rider@breeding_grounds")

    assert phase(line) == "draw"
    assert [line.match.format(-1, action) for action in line.match.legal(-1)] == ["tile:53", "tile:54"]
    line.then("tile:54")
    assert view(line)["mine"]["drawn"] == [50, 49, 54]
    line.then("keep:49 return:50/bottom return:54/top")
    assert view(line)["dragon_stack"] == {"size": 5, "top": [54], "bottom": [None, None, 50]}


@rule("SI-13.1")
def test_a_used_up_stack_is_drawn_from_its_bottom_part() -> None:
    """Of two tiles put at the bottom the upper one comes first."""
    everything = " ".join([f"{tile}:-" for tile in range(52, 73)])
    text = f"goods 0: {RICH}\ndragons 1: {everything}\nbottom dragons: 49!1 50!1 51!1"
    line = scene(text, "rider@breeding_grounds")

    assert view(line)["mine"]["drawn"] == [51, 50, 49]


@rule("SI-16.9")
def test_tokens_and_markers_never_run_out() -> None:
    """More than the 20 vegetables, 22 weapons and 45 markers in the box can be in play."""
    dragons = " ".join(f"{tile}:abc" for tile in (*range(49, 63), 65)) + " 66:-"
    position = f"goods 0: 20veg+22weapon+3wood\ngoods 1: 15veg\ndragons 0: {dragons}"
    market = scene(position, "spearman@main_market get:1veg")
    armoury = scene(position, "spearman@armoury")
    arena = scene(position, "spearman@training_arena")

    assert goods(market)["veg"] == 21
    assert goods(armoury)["weapon"] == 23
    assert seat_of(arena)["markers"] == 47


@rule("SI-13.2")
def test_objectives_and_action_tiles_go_back_in_the_order_of_choice() -> None:
    """Each on top or at the bottom: the last one put on top is drawn next, the last one below is drawn last."""
    drawn = scene(
        "top objectives: 73 74 75", "rider@dragonlord_monument none return:74/top return:73/top return:75/bottom"
    )
    assert view(drawn)["objective_stack"]["top"] == [73, 74]
    assert view(drawn)["objective_stack"]["bottom"] == [75]

    given = scene("hand 0: 1 2 3 13 14 15 16 17", "spearman@armoury end give:13/bottom give:1/top give:14/bottom")
    assert view(given)["deck"]["top"] == [1]
    assert view(given)["deck"]["bottom"] == [13, 14]
    drew = "spearman@scouts_quarters get:1wood buy:deck"
    given.then(f"{drew}")
    assert view(given, 1)["mine"]["hand"] == [1]


@rule("SI-13.1")
def test_only_drawn_tiles_are_put_back() -> None:
    line = scene(f"goods 0: {RICH}\ntop dragons: 49!0 50!0 51!0", "rider@breeding_grounds keep:50")

    assert line.refuses("return:50/top") == ("not-drawn", "SI-13.1")
    assert sorted(legal(line)) == ["return:49/bottom", "return:49/top", "return:51/bottom", "return:51/top"]
    hidden = [note for note in line.match.notes if note.key.startswith("drew")]
    assert all(note.secret for note in hidden)


@rule("SI-13.3", "SI-2.7")
def test_boxed_tiles_are_never_drawn() -> None:
    """With no unseen tile left in the deck, the unseen ones are all in the box."""
    line = scene("goods 0: 1weapon\nleft: 0 0 0 0\ntop deck: 13!1", "spearman@scouts_quarters get:1wood buy:deck")

    assert view(line)["mine"]["hand"] == [13]
    assert view(line)["deck"]["size"] == 0
