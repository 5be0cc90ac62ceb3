"""What a view shows a board beyond the bare table: shortfalls, amounts, drafts, standings, last turns."""

import json

import pytest

import wawel
from tests.games.simurgh.scenes import RICH, scene, view
from wawel.games.simurgh import GAME
from wawel.testing import Played, rule
from wawel.words import sentence

NBSP = "\N{NO-BREAK SPACE}"


def space(line: Played, name: str) -> dict[str, object]:
    found = [row for row in view(line)["city"] if row["space"] == name]
    return dict(found[0]["why"])


def missing(why: dict[str, object]) -> tuple[str, object]:
    return str(why["key"]), dict(why["args"]).get("goods")  # type: ignore[call-overload]


@rule("SI-5.4")
def test_a_refusal_names_what_is_missing() -> None:
    """The least that is missing, over all ways to pay."""
    line = scene("goods 0: 1meat+1wood\nwilds: w1=44\nboard: 0r@w1.2\nfree 0: 1 1")

    assert missing(space(line, "barracks")["spearman"]) == ("missing-goods", ["goods.veg-3"])  # type: ignore[arg-type]
    assert missing(space(line, "forge")["rider"]) == ("missing-goods", ["goods.stone-1"])  # type: ignore[arg-type]
    assert space(line, "main_market")["spearman"] is None
    short = ("nothing-to-buy", ["goods.wisdom-1"])
    assert missing(space(line, "scouts_quarters")["spearman"]) == short  # type: ignore[arg-type]


@rule("SI-5.4")
@pytest.mark.parametrize(
    ("position", "play", "where", "key", "goods"),
    [
        ("dragons 0: 71:c\ngoods 0: -", "", "use", "missing-goods", ["goods.weapon-1"]),
        ("dragons 0: 49:c\ngoods 0: -", "", "use", "missing-markers", ["goods.marker-1"]),
        (
            "wilds: w1=39\nboard: 0r@w1.1\nfree 0: 1 0\ngoods 0: 1stone",
            "",
            "explore",
            "missing-goods",
            ["goods.wood-2"],
        ),
        ("goods 0: 1weapon", "spearman@scouts_quarters get:1wood", "buy", "missing-goods", ["goods.wisdom-1"]),
        (
            "top objectives: 73 74 75\ngoods 0: 1veg",
            "rider@dragonlord_monument",
            "put",
            "missing-goods",
            ["goods.meat-1"],
        ),
    ],
)
def test_every_refusal_of_a_cost_names_it(position: str, play: str, where: str, key: str, goods: list[str]) -> None:
    """Abilities, the explorer's move, tiles to buy, objectives."""
    mine = view(scene(position, play))["mine"]
    refusals = {
        "use": lambda: [row["why"] for row in mine["abilities"]],
        "explore": lambda: [mine["explore"]["w1"]],
        "buy": lambda: [mine["buy"]["1"]],
        "put": lambda: [mine["objective"]["1"]],
    }[where]()

    assert (key, goods) in [missing(why) for why in refusals if why]


@pytest.mark.once
def test_what_is_missing_can_be_said() -> None:
    """In both languages, after the sentence with the reason."""
    args = {"goods": ["goods.meat-1", "goods.wood-2"]}
    text = [sentence("simurgh", lang, "lack-goods", args, []).replace(NBSP, " ") for lang in ("en", "pl")]

    assert text == ["Missing: 1 meat and 2 wood.", "Brakuje: 1 mięso i 2 drewna."]


@rule("SI-3.3", "SI-3.4")
def test_what_is_pending_is_described_for_a_board() -> None:
    """Source, amounts and what is left, the innermost last."""
    line = scene("goods 0: -\ndragons 0: 71:a\nwilds: w1=7\nboard: 1s@w1.1\nfree 1: 0 1", "spearman@w1.2")
    rows = view(line)["pending"]

    assert [row["kind"] for row in rows] == ["effect", "window"]
    assert [row["source"] for row in rows] == ["w1.2", "w1.2"]
    assert [row["received"] for row in rows] == [["veg", "meat"], ["veg", "meat"]]
    assert [row["got"] for row in rows] == [{"veg": 3, "meat": 1}] * 2
    assert view(line)["stage"] == "after"
    line.then("use:71a")
    assert view(line)["pending"][-1]["source"] == "d71.a"
    assert view(line)["mine"]["abilities"][0]["why"] == {"key": "no-marker", "rule": "SI-12.2", "args": {}}


@rule("SI-12.5", "SI-6.2")
def test_what_is_left_to_place_or_to_give_up_is_told() -> None:
    """Markers to place, markers and vassals to pay, tiles drawn in each frame."""
    marks = scene(f"goods 0: {RICH}\ndragons 0: 49:- 51:-", "spearman@training_arena")
    assert view(marks)["pending"][-1]["left"] == {"marker": 2}
    marks.then("mark:49")
    assert view(marks)["pending"][-1]["left"] == {"marker": 1}
    assert view(marks)["pending"][-1]["stage"] == "mark"

    spend = scene("free 0: 1 0\nboard: 0r@forge 0r@main_market\ndragons 0: 67:c", "use:67c")
    assert view(spend)["pending"][-1]["left"] == {"rider": 1}
    drawing = "rider@breeding_grounds explore:w1"
    tops = "top dragons: 65!0 63!1 61!0 59!0 57!1 55!0 53!1"
    nested = scene(f"goods 0: {RICH}\nwilds: w1=38\nboard: 0r@w1.3\n{tops}", drawing)
    frames = view(nested)["mine"]["drawn_by_frame"]
    assert [len(row) for row in frames if row] == [3, 4]
    assert [tile for row in frames for tile in row] == view(nested)["mine"]["drawn"]
    assert [row["drawn"] for row in view(nested, 1)["pending"] if row["drawn"]] == [3, 4]
    assert view(nested, 1)["mine"]["drawn_by_frame"] == []


@rule("SI-2.11", "SI-2.12", "SI-2.13")
def test_a_draft_says_who_is_next_and_where_tiles_go() -> None:
    """Power from the last player back, two rounds of action tiles, then dragons at once."""
    match = wawel.Match(GAME, 3, seed=9, options={"mode": "dragonlord"})
    first = match.view(-1)["first"]
    assert isinstance(first, int)
    middle, last = (first + 1) % 3, (first + 2) % 3
    found = []
    while match.view(-1)["draft"]:
        seen = json.loads(json.dumps(match.view(-1)))
        draft = seen["draft"]
        found.append((draft["kind"], draft["round"], draft["seat"], draft["next"], draft["passes_to"]))
        if draft["kind"] == "power":
            assert seen["seats"][draft["seat"]]["offer"] == 3
        if draft["kind"] == "dragon":
            assert seen["seat"] is None
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])

    assert found[:3] == [
        ("power", 1, last, middle, middle),
        ("power", 1, middle, first, first),
        ("power", 1, first, None, None),
    ]
    assert [row[1:4] for row in found[3:9]] == [
        (1, first, middle),
        (1, middle, last),
        (1, last, first),
        (2, first, middle),
        (2, middle, last),
        (2, last, None),
    ]
    assert found[9:] == [("dragon", 1, None, None, None)] * 3


@rule("SI-15.3", "SI-9.6")
def test_drawn_objectives_show_how_everybody_would_stand() -> None:
    """Only to the player who drew them; all are told about replaced ones."""
    position = f"goods 0: {RICH}\ngoods 1: 3veg\ntop objectives: 73 74 84\nobjectives: 80 - - - -\ndragons 0: 69:c"
    line = scene(position, "rider@dragonlord_monument")
    prospects = {row["tile"]: row["standing"] for row in view(line)["mine"]["prospects"]}

    assert [(row["value"], row["place"], row["points"]) for row in prospects[84]] == [(18, 1, 6), (3, 2, 4)]
    assert view(line, 1)["mine"]["prospects"] == []
    line.then("use:69c objective:73/1")
    assert view(line, -1)["gone"] == [80]


@rule("SI-15.2", "SI-15.5")
def test_the_view_says_who_still_has_a_last_turn() -> None:
    """The player who triggered the end has none."""
    chronicle = "chronicle: 1 2 3 4 5 6 7 8"
    for seat, left in ((1, [2, 0]), (2, [2, 0]), (0, [0])):
        line = scene(f"seat: {seat}\nturn: 9\nending: 1\n{chronicle}\ngoods 0: 7veg", seats=3)
        assert view(line)["end"]["last_turns"] == left
        assert view(line)["seats"][0]["resource_points"] == 2
    assert view(scene(""))["end"]["last_turns"] == []


@rule("SI-2.3", "SI-20.1")
def test_types_that_everybody_can_work_out_are_told() -> None:
    """Types of dealt tiles, and how many of each type are still face down for the viewer."""
    match = wawel.Match(GAME, 2, seed=3)
    seen = json.loads(json.dumps(match.view(-1)))
    types = {"production": 1, "research": 1, "exploration": 1, "power": 1}

    assert [seat["types"] for seat in seen["seats"]] == [types, types]
    assert sum(seen["unseen"].values()) == 26 - 4
    assert sum(json.loads(json.dumps(match.view(0)))["unseen"].values()) == 26 - 4 - 3


@rule("SI-15.6", "SI-3.2")
def test_the_table_and_the_turn_are_in_view() -> None:
    """The option, the explorer's move and the tiles entered."""
    line = scene(
        "shared: yes\ngoods 0: 5stone+5wood\nwilds: w1=39 w2=40\nboard: 0r@w1.1 1r@w2.2\nfree 0: 1 1\nfree 1: 1 0"
    )

    assert (view(line)["shared"], view(line)["explored"], view(line)["entered"]) == (True, False, [])
    line.then("explore:w1 pay:3stone")
    assert view(line)["explored"]
