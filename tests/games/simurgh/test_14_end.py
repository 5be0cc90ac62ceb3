"""SI-14 and SI-15: limits, the end, scoring, the winner."""

from typing import Any

import pytest

import wawel
from tests.games.simurgh.scenes import goods, hand, legal, phase, scene, seat_of, view
from tests.games.simurgh.test_effects import DATA
from wawel.core import telling
from wawel.games.simurgh import GAME
from wawel.games.simurgh.rules.flow import TURNS
from wawel.testing import Played, rule

CHRONICLE = "chronicle: 3 4 17 18 19 21 22 23\n"
LAST = f"ending: 1\nseat: 0\nturn: 1\n{CHRONICLE}"  # the last turn of a game that seat 1 ended
FINISH = "spearman@main_market get:1veg end"


@rule("SI-14.1", "SI-14.2", "SI-19", "SI-16.1")
def test_the_first_example() -> None:
    """TV-1: the power tile was laid this turn; one tile and three resources too many are given back by choice."""
    text = "goods 0: 5veg+3stone+5wood+2wisdom+4weapon\nhand 0: 13 14 29 37 38 39 40"
    line = scene(text, "lay:29 area:w1 get:1veg spearman@w1.1")

    assert hand(line) == [13, 14, 37, 38, 39, 40]
    assert goods(line) == {"veg": 6, "stone": 3, "wood": 5, "weapon": 4}
    assert view(line)["wilds"][0]["tile"] == 29
    assert phase(line.then("end")) == "give"
    assert line.refuses("give:29/top") == ("not-in-hand-to-give", "SI-14.1")
    line.then("give:40/bottom drop:weapon drop:veg drop:veg")
    assert hand(line) == [13, 14, 37, 38, 39]
    assert goods(line) == {"veg": 4, "stone": 3, "wood": 5, "weapon": 3}
    assert line.match.waiting == [1]


@rule("SI-14.1")
def test_the_power_tile_counts_but_stays() -> None:
    """Exactly the excess is given back, to the top or the bottom."""
    line = scene("hand 0: 1 2 3 13 14 29", "spearman@armoury end")

    assert line.refuses("give:29/top") == ("power-stays", "SI-14.1")
    assert line.refuses("give:5/top") == ("not-in-hand-to-give", "SI-14.1")
    assert len(legal(line)) == 10
    line.then("give:2/bottom")
    assert hand(line) == [1, 3, 13, 14, 29]
    assert line.match.waiting == [1]
    assert view(line)["deck"]["bottom"] == [2]
    assert view(line, 1)["deck"]["bottom"] == [None]


@rule("SI-14.2")
@pytest.mark.parametrize(("mode", "limit"), [("spearman", 15), ("dragonlord", 12)])
def test_the_resource_limit_depends_on_the_mode(mode: str, limit: int) -> None:
    line = scene(f"mode: {mode}\ngoods 0: {limit}veg", "spearman@armoury end")

    assert legal(line) == ["drop:veg", "drop:weapon"]
    assert line.refuses("drop:meat") == ("not-held", "SI-14.2")
    line.then("drop:weapon")
    assert seat_of(line)["total"] == limit
    assert line.match.waiting == [1]


@rule("SI-14.3")
def test_limits_may_be_exceeded_during_a_turn_and_hold_in_the_last_one() -> None:
    line = scene(f"{LAST}goods 0: 15veg", "spearman@main_market get:1veg")

    assert seat_of(line)["total"] == 16
    assert phase(line.then("end")) == "drop"
    line.then("drop:veg")
    assert line.match.over


@rule("SI-15.1", "SI-16.29")
@pytest.mark.parametrize(("length", "objectives", "chronicle"), [("short", 4, 8), ("medium", 4, 11), ("long", 5, 14)])
def test_the_end_is_triggered_by_objectives_or_by_the_chronicle(length: str, objectives: int, chronicle: int) -> None:
    """Reached or exceeded, because two tiles may leave at once."""
    shown = " ".join([str(73 + n) if n < objectives - 1 else "-" for n in range(5)])
    text = f"length: {length}\ngoods 0: 9weapon+9wisdom\nobjectives: {shown}\ntop objectives: 82!0 83!0 84!0"
    placed = scene(text, f"rider@dragonlord_monument objective:82/{objectives}")
    assert view(placed)["end"]["triggered_by"] == 0

    removed = " ".join([str(tile) for tile in range(13, 13 + chronicle - 1)])
    text = f"length: {length}\nchronicle: {removed}\nwilds: w1=1 w2=2\nboard: 0s@w1.1 0s@w2.1\nfree 0: 0 1"
    lifted = scene(text, "recall:spearman@w1.1 recall:spearman@w2.1")
    assert view(lifted)["end"] == {
        "objectives": 0,
        "objectives_needed": objectives,
        "chronicle": chronicle + 1,
        "chronicle_needed": chronicle,
        "triggered_by": 0,
        "last_turns": [1],
    }


@rule("SI-15.2")
def test_everybody_else_has_one_more_turn() -> None:
    """The triggering player completes the turn; a second trigger changes nothing."""
    removed = " ".join([str(tile) for tile in range(13, 20)])
    text = f"seat: 1\nchronicle: {removed}\nwilds: w1=1 w2=2\nboard: 1s@w1.1 2s@w2.1\nfree 1: 0 1\nfree 2: 0 1"
    line = scene(text, "recall:spearman@w1.1 end", seats=3)

    assert line.match.waiting == [2]
    line.then("recall:spearman@w2.1 end")
    assert view(line)["end"]["triggered_by"] == 1
    assert line.match.waiting == [0]
    line.then("spearman@armoury end")
    assert line.match.over
    with pytest.raises(wawel.IllegalAction, match=r"SI-15\.2"):
        line.match.play(1, "end")
    assert GAME.reason(GAME.why_not(line.match.state(), 1, 5)).rule == "SI-15.2"


def final(position: str, seats: int = 2) -> Played:
    """Play the last turn: seat 0 takes the Main Market's vegetable."""
    return scene(f"{LAST}{position}", FINISH, seats=seats)


OBJECTIVES = [row for row in DATA["tile"] if row["type"] == "objective"]
COPIES = {row["key"]: row["tiles"] for row in DATA["dragon_type"]}


@rule("SI-15.3")
@pytest.mark.parametrize("row", OBJECTIVES, ids=lambda row: str(row["id"]))
def test_every_objective_compares_what_it_shows(row: dict[str, Any]) -> None:
    """Markers on both copies of each depicted dragon, on all dragons, or vegetables and meat; places as printed."""
    shown = row.get("depicted", ["d49", "d51", "d53"])
    strange = next(key for key in COPIES if key not in shown)
    twins = [COPIES[key] for key in shown]
    dragons = [
        f"{twins[0][0]}:abc {twins[0][1]}:ab",
        f"{twins[1][0]}:abc {twins[-1][1]}:-",
        f"{twins[-1][0]}:a {COPIES[strange][0]}:{'abc' if 'depicted' in row else '-'}",
    ]
    text = "".join(
        f"dragons {seat}: {dragons[seat]}\ngoods {seat}: {2 - seat}veg+{2 - seat}meat\n" for seat in range(3)
    )
    line = scene(f"ending: 1\nturn: 2\n{CHRONICLE}objectives: {row['id']} - - - -\n{text}", FINISH, seats=3)
    values = [5, 2, 0] if row["metric"] == "veg_plus_meat" else [5, 3, 1]  # the last turn brings a vegetable
    ranked = [seat for seat in range(3) if values[seat] and seat < len(row["points"])]

    assert len(OBJECTIVES) == 12
    assert [place["value"] for place in view(line)["monument"][0]["standing"]] == values
    notes = [(seat, args) for seat, args in line.notes("scored-objective")]
    assert notes == [(seat, [row["id"], seat + 1, values[seat], row["points"][seat]]) for seat in ranked]


@rule("SI-15.3")
def test_an_objective_without_a_third_place_pays_two() -> None:
    """#84."""
    goods = "goods 0: 3veg\ngoods 1: 2veg\ngoods 2: 1veg\n"
    line = scene(f"ending: 1\nturn: 2\n{CHRONICLE}objectives: 84 - - - -\n{goods}", FINISH, seats=3)

    assert [row["points"] for row in view(line)["monument"][0]["standing"]] == [6, 4, 0]


@rule("SI-15.4", "SI-16.11")
def test_tied_players_share_the_better_place_and_zero_gets_nothing() -> None:
    """First, first, third; a seat without any marker is not ranked."""
    text = "dragons 0: 49:ab\ndragons 1: 53:ab\ndragons 2: 59:a\nobjectives: 73 - - - -\n"
    line = scene(f"ending: 1\nturn: 3\n{CHRONICLE}{text}", FINISH, seats=4)

    rows = view(line)["monument"][0]["standing"]
    assert [row["place"] for row in rows] == [1, 1, 3, 0]
    assert [row["points"] for row in rows] == [8, 8, 3, 0]


@rule("SI-15.5", "SI-16.4")
@pytest.mark.parametrize(
    ("mode", "held", "gain"),
    [
        ("spearman", 0, 0),
        ("spearman", 2, 0),
        ("spearman", 3, 1),
        ("spearman", 14, 4),
        ("dragonlord", 0, 5),
        ("dragonlord", 1, 3),
        ("dragonlord", 3, 3),
        ("dragonlord", 4, 1),
        ("dragonlord", 6, 1),
        ("dragonlord", 7, 0),
        ("dragonlord", 12, 0),
    ],
)
def test_resources_left_are_worth_points(mode: str, held: int, gain: int) -> None:
    line = final(f"mode: {mode}\ngoods 1: {f'{held}stone' if held else '-'}")

    assert [args for seat, args in line.notes("scored-resources") if seat == 1] == ([[held, gain]] if gain else [])


@rule("SI-15.5")
def test_resources_are_not_used_up_by_an_objective() -> None:
    line = final("objectives: 84 - - - -\ngoods 1: 6veg")

    assert line.scores[1] == 6 + 2


@rule("SI-15.6", "SI-16.24")
def test_most_points_win_then_most_markers_then_both() -> None:
    """The option lets tied players share straight away."""
    tie = "goods 0: -\ngoods 1: -\npp 0: 5\npp 1: 5\n"
    alone = final("pp 0: 9").match.outcome
    markers = final(f"{tie}dragons 0: 49:ab\ndragons 1: 51:a").match.outcome
    shared = final(f"{tie}dragons 0: 49:a\ndragons 1: 51:a").match.outcome
    agreed = final(f"shared: yes\n{tie}dragons 0: 49:ab").match.outcome

    assert alone is not None
    assert (alone.winners, alone.key) == ([0], "points")
    assert markers is not None
    assert (markers.winners, markers.key, markers.args) == ([0], "markers", [5, 2])
    assert shared is not None
    assert (shared.winners, shared.key) == ([0, 1], "shared")
    assert agreed is not None
    assert (agreed.winners, agreed.key) == ([0, 1], "agreed")
    json = telling.outcome(GAME, markers)
    assert json["args"] == {"points": 5, "markers": 2}


@rule("SI-15.6", "SI-16.24")
def test_tied_players_share_unless_the_table_chose_otherwise() -> None:
    assert wawel.Match(GAME, 2, seed=1).options["shared"] == "yes"
    assert "shared: yes" in wawel.Match(GAME, 2, seed=1).position


@rule("SI-15.7")
def test_tiles_vassals_and_dragons_score_nothing() -> None:
    line = final("goods 0: -\ngoods 1: -\nhand 0: 1 2 29\nfree 0: 3 2\ndragons 0: 49:- 51:-")

    assert line.scores == [0, 0]


def test_the_tally_tells_where_points_came_from() -> None:
    """City, tiles, market, abilities, what was spent, and the final scoring."""
    text = "objectives: 83 - - - -\ngoods 0: 8weapon+8stone\npp 0: 2\nearned 0: 0 2 0 0 0 0 0\ndragons 0: 51:bc\n"
    line = scene(LAST + text, "use:51c use:51b get:3veg spearman@scouts_quarters get:1wood buy:2 end")
    line.then("drop:veg drop:veg drop:veg tile:1")
    items = {item.key: item.points for item in line.match.scores[0].items}

    assert items["tiles"] == 2
    assert items["abilities"] == 2
    assert items["spent"] == -2
    assert items["market"] == 1
    assert sum(items.values()) == line.scores[0]


@rule("SI-16.37", "SI-20.4")
def test_a_game_that_nobody_ends_is_scored_after_200_turns_each() -> None:
    line = scene(f"seat: 1\nfirst: 0\nturn: {TURNS * 2 - 1}\ngoods 0: 3veg", "spearman@armoury end")

    assert line.match.over
    assert line.match.notes[-1].key == "scored-resources"
    assert [note.rule for note in line.match.notes if note.key == "over"] == ["SI-20.4"]
