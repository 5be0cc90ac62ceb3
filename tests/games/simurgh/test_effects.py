"""Every space, level, ability and price of the data file, resolved in every way, against an independent reading of it.

This reading does not use the game's tables: it parses the bundles of data.toml itself.
"""

import tomllib
from importlib import resources
from itertools import product
from typing import Any

import pytest

from tests.games.simurgh.scenes import RESOURCES, hand, legal, phase, scene, seat_of, standing, view
from wawel.testing import Played, rule

DATA: dict[str, Any] = tomllib.loads((resources.files("wawel.games.simurgh") / "data.toml").read_text("utf-8"))
Delta = tuple[tuple[str, int], ...]
GOODS = "9veg+9meat+9wood+9stone+9wisdom+9weapon"


def market(tile: int) -> str:
    """Four tiles that are not the one in question."""
    return "market: 1 2 3 4\n" if tile > 4 else "market: 9 10 11 12\n"


def ways(bundle: str) -> list[dict[str, int]]:
    """Every way to read a bundle: alternatives apart, mixes spelled out."""
    if not bundle:
        return [{}]
    found: list[dict[str, int]] = []
    for alternative in bundle.split(" | "):
        terms: list[list[dict[str, int]]] = []
        for term in alternative.split(" + "):
            number, thing = int(term.split(" ")[0]), term.split(" ")[1]
            if "/" in thing:
                one, other = thing.split("/")
                terms.append([{one: part, other: number - part} for part in range(number + 1)])
            else:
                terms.append([{thing: number}])
        for combination in product(*terms):
            total: dict[str, int] = {}
            for part in combination:
                for thing, number in part.items():
                    total[thing] = total.get(thing, 0) + number
            found.append(total)
    return found


def expected(row: dict[str, Any], room: int) -> set[Delta]:
    """What a player's goods may change by. Markers without room are lost."""
    changes: set[Delta] = set()
    for pay, get in product(ways(row.get("pay", "")), ways(row.get("get", ""))):
        change = {thing: get.get(thing, 0) - pay.get(thing, 0) for thing in {*pay, *get}}
        if "marker" in get:
            change["marker"] = min(get["marker"], room + pay.get("marker", 0)) - pay.get("marker", 0)
        changes.add(_delta(change))
    return changes


def _delta(change: dict[str, int]) -> Delta:
    return tuple(sorted((thing, number) for thing, number in change.items() if number))


def held(line: Played) -> dict[str, int]:
    seat = seat_of(line)
    goods = {name: int(seat["goods"][name]) for name in RESOURCES}
    on_board = {"spearman": 3 - seat["supply"]["spearman"], "rider": 2 - seat["supply"]["rider"]}
    before = sum(dragon["markers"].count(True) for dragon in seat["dragons"][:2])  # not on one just drawn
    return {**goods, **on_board, "pp": int(seat["points"]), "marker": before}


def reached(position: str, line: str) -> set[Delta]:
    """Play a line, then every choice of paying and receiving; for chance and other choices, take the last one."""
    before = held(scene(position))
    found: set[Delta] = set()
    todo = [line]
    while todo:
        text = todo.pop()
        played = scene(position, text)
        if phase(played) in ("pay", "get", "unmark", "spend"):
            todo += [f"{text} {choice}" for choice in legal(played)]
            continue
        while phase(played) not in ("before", "after", "buy", "objective", "take"):
            match = played.match
            seat = match.waiting[0] if match.waiting else -1
            match.play(seat, match.legal(seat)[-1])
        after = held(played)
        found.add(_delta({thing: after[thing] - before[thing] for thing in after}))
    return found


SPACES = [(tile["id"], place) for tile in DATA["tile"] for place in range(len(tile.get("spaces", [])))]
LEVELS = [(tile["id"], level) for tile in DATA["tile"] for level in range(len(tile.get("levels", [])))]
ABILITIES = [(kind, slot) for kind in range(12) for slot in range(3)]
TILES = {tile["id"]: tile for tile in DATA["tile"]}
RICH = f"goods 0: {GOODS}\npp 0: 9\nfree 0: 2 1\ndragons 0: 55:a 56:ab\n"  # room for three markers


@rule("SI-1.1", "SI-1.2", "SI-5.7")
@pytest.mark.parametrize(("tile", "place"), SPACES)
def test_every_space_of_every_tile(tile: int, place: int) -> None:
    row = TILES[tile]["spaces"][place]
    other = 1 if place == 0 else 0
    kind = "r" if TILES[tile]["spaces"][other]["kind"].startswith("rider") else "s"
    position = f"{RICH}wilds: w1={tile}\n{market(tile)}board: 0s@forge 0r@forge 1{kind}@w1.{other + 1}\nfree 1: 0 0\n"
    dragons = row.get("dragons")

    assert reached(position.replace("free 0: 2 1", "free 0: 1 1"), f"rider@w1.{place + 1}") == expected(row, 3)
    if dragons:
        line = scene(position, f"rider@w1.{place + 1}")
        while phase(line) == "draw":
            line.match.play(-1, line.match.legal(-1)[0])
        assert len([text for text in legal(line) if text.startswith("keep")]) == dragons["draw"]
        line.match.play(0, legal(line)[-1])
        assert seat_of(line)["dragons"][-1]["markers"].count(True) == dragons["markers"]


@rule("SI-1.3", "SI-11.1", "SI-11.3")
@pytest.mark.parametrize(("tile", "level"), LEVELS)
def test_every_level_of_every_exploration_tile(tile: int, level: int) -> None:
    row = {"pay": TILES[tile]["move_cost"], **TILES[tile]["levels"][level]}
    if level == 0:
        position = f"{RICH}wilds: w1={tile}\n{market(tile)}board: 1r@w1.3\nfree 1: 1 0\n"
        assert reached(position, "rider@w1.1") == expected(row, 3)
    else:
        position = f"{RICH.replace('free 0: 2 1', 'free 0: 1 0')}wilds: w1={tile}\n{market(tile)}board: 0r@w1.{level}\n"
        assert reached(position, "explore:w1") == expected(row, 3)


@rule("SI-12.2", "SI-12.4")
@pytest.mark.parametrize(("kind", "slot"), ABILITIES)
def test_every_ability_of_every_dragon(kind: int, slot: int) -> None:
    """In the situation that it needs; its own marker is gone afterwards."""
    dragon = DATA["dragon_type"][kind]
    row = dict(dragon["abilities"][slot])
    tile = dragon["tiles"][0]
    name = f"{tile}{'abc'[slot]}"
    mine = (
        f"goods 0: {GOODS}\npp 0: 9\ndragons 0: {tile}:{'abc'[slot]}{' 56:a' if row.get('pay') == '1 marker' else ''}\n"
    )
    where = {"free": "1 1", "board": "0s@forge 0s@main_market", "wilds": "", "line": ""}
    trigger = row["mode"] if row["mode"] != "boost" else f"boost {row['on']}"
    if row["mode"] == "on_explore":
        where.update(free="1 0", board="0r@w1.1 0s@forge", wilds="wilds: w1=40\n", line="explore:w1 ")
    elif trigger == "boost wisdom":
        where["line"] = "spearman@library "
    elif trigger == "boost pp":
        where["line"] = "spearman@main_market get:1pp "
    elif trigger == "boost weapon":
        where["line"] = "spearman@armoury "
    elif trigger in ("boost veg", "boost veg | meat"):
        where["line"] = "spearman@main_market get:1veg "
    elif trigger == "boost meat":
        where.update(wilds="wilds: w1=8\n", board="0s@w1.1", line="spearman@w1.2 ")
    elif row["mode"] == "on_spend":
        space = "w1.2" if row["on"] == "spearman" else "w2.1"
        where.update(wilds="wilds: w1=15 w2=21\n", board="0s@w1.1 0r@forge 0s@w2.2", line=f"rider@{space} ")
    elif row["mode"] == "on_objective":
        where.update(wilds="objectives: 73 - - - -\n", line="rider@dragonlord_monument ")
    position = f"{mine}free 0: {where['free']}\nboard: {where['board']}\n{where['wilds']}"
    if row["mode"] == "on_objective":
        position += "top objectives: 74!0 75!0 76!0\n"
    before = scene(position, where["line"].strip())
    assert f"use:{name}" in legal(before)
    slots = [place["markers"][slot] for place in seat_of(before)["dragons"] if place["tile"] == tile]
    line = f"{where['line']}use:{name}"
    assert slots == [True]
    after = scene(position, line)
    assert not next(row for row in seat_of(after)["dragons"] if row["tile"] == tile)["markers"][slot]
    if "special" in row:
        line += _special(row, position, line)
    if row["mode"] == "on_explore" and "special" in row:
        row = {"pay": TILES[40]["move_cost"], **TILES[40]["levels"][2]}
    if "special" in row and row["special"] == "replace_objective":
        row = {"pay": DATA["objective_space"][0]["pay"], "get": DATA["objective_space"][0]["get"]}
    if row.get("get") == "1 same":
        row["get"] = "1 veg"
    base = held(before)
    changes = set()
    todo = [line]
    while todo:
        played = scene(position, todo[-1])
        text = todo.pop()
        if phase(played) in ("pay", "get", "spend", "unmark"):
            todo += [f"{text} {choice}" for choice in legal(played)]
            continue
        now = held(played)
        changes.add(_delta({thing: now[thing] - base[thing] for thing in now}))
    wanted = [{**dict(delta), "marker": dict(delta).get("marker", 0) - 1} for delta in expected(row, 0)]
    assert changes == {_delta(delta) for delta in wanted}


def _special(row: dict[str, Any], position: str, line: str) -> str:
    """Check what a special ability asks for or does; return the words that carry it out."""
    played = scene(position, line)
    if row["special"] == "take_faceup_tile":
        assert legal(played) == ["take:1", "take:2", "take:3", "take:4"]
        assert 11 in hand(scene(position, f"{line} take:3"))
        return " take:3"
    if row["special"] == "draw_facedown_tile":
        assert phase(played) == "draw"
        assert hand(scene(position, f"{line} tile:13")) == [13]
        return " tile:13"
    if row["special"] == "extra_explore_move":
        assert "0r@w1.3" in standing(played)
        return ""
    assert row["special"] == "replace_objective"
    assert legal(played) == ["objective:74/1", "objective:75/1", "objective:76/1"]
    replaced = scene(position, f"{line} objective:75/1")
    assert (view(replaced)["monument"][0]["tile"], view(replaced)["gone"]) == (75, [73])
    return " objective:75/1"


@rule("SI-7.1")
@pytest.mark.parametrize("place", [row["key"] for row in DATA["city_space"]])
def test_every_city_space(place: str) -> None:
    row = next(row for row in DATA["city_space"] if row["key"] == place)

    assert reached(RICH, f"rider@{place}") == expected(row, 3)
