"""CA-17: the worked examples of the rule sheet, played as written."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.carcassonne.scene import scene
from wawel.core.game import State
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.model.state import tile_at
from wawel.games.carcassonne.notation import parse_cell, parse_segment, segment
from wawel.games.carcassonne.options import BITS, READY
from wawel.games.carcassonne.rules import flow
from wawel.testing import rule

SHEET = Path(__file__).parents[3] / "docs" / "rules" / "carcassonne.md"


def vectors() -> list[dict[str, Any]]:
    """The blocks of the sheet whose sets are in the code."""
    blocks = re.findall(r"^```toml\n(.*?)^```", SHEET.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    found = [tomllib.loads(block) for block in blocks]
    return [vector for vector in found if set(vector.get("sets", [])) <= {"base", *READY}]


def options(vector: dict[str, Any]) -> dict[str, str]:
    chosen = vector.get("sets", ["base", "pd"])
    return {"sets": "+".join([name for name in BITS if name in chosen]) or "none", **vector.get("options", {})}


def words(turn: dict[str, Any]) -> list[str]:
    """A turn of a vector as a line of notation."""
    line = [drawn["tile"] for drawn in turn.get("drawn", [])]
    x, y = turn["at"]
    line += [turn["tile"], f"{x},{y}/{turn['r']}"]
    for action in turn.get("do", "").split(";"):
        kind, _, rest = action.strip().partition(" ")
        where = rest.replace(" ", ":")
        if kind in ("follower", "portal"):
            line.append(where)
        elif kind in ("large", "builder", "pig", "princess", "fairy"):
            line.append(f"{kind}:{where}")
        elif kind == "portal-large":
            line.append(f"large:{where}")
        elif kind == "pass":
            line.append("pass")
    if "princess" in turn.get("do", "") and ";" not in turn["do"]:
        line.append("pass")
    line += str(turn.get("dragon", "")).split()
    line += [returning(text) for text in turn.get("redeploy", [])]
    for key, word in (("quarter", "enter"), ("count", "count")):
        if key in turn:
            line.append("pass" if turn[key] == "pass" else f"{word}:{turn[key].replace(' ', ':')}")
    return line


def returning(text: str) -> str:
    """ "B castle 0,-1 city@S", "B large castle 0,-1 city@S" or "B pass"."""
    _, *rest = text.split()
    if rest == ["pass"]:
        return "pass"
    return ":".join(["back", *[word for word in rest if word == "large"], *rest[-2:]])


def played(vector: dict[str, Any]) -> State:
    line = " ".join(word for turn in vector["turns"] for word in words(turn))
    state: Any = scene(f"{line} {vector.get('next', '')}", len(vector["players"]), options(vector)).match.state()
    if vector.get("end"):
        state.turn = vector["players"].index(vector["turns"][-1]["p"])
        flow.end(state)
    for text in vector.get("last_call", []):
        seat = vector["players"].index(text.split()[0])
        assert GAME.actor(state) == seat
        GAME.apply(state, seat, GAME.parse(state, seat, returning(text)))
    final: State = state
    return final


def canonical(s: Any, spot: str) -> str:
    """A cell and a segment named by any of its edges, renamed by the first of them."""
    where, part = spot.split()
    turned = s.turned[tile_at(s, parse_cell(where))]
    return f"{where} {segment(GAME.parts, turned, parse_segment(GAME.parts, turned, part))}"


def in_order(state: State, texts: list[str]) -> list[str]:
    """Spots in a fixed order; whatever precedes cell and segment is kept."""
    parts = [text.rsplit(" ", 2) for text in texts]
    return sorted(" ".join([*part[:-2], canonical(state, " ".join(part[-2:]))]) for part in parts)


def at(row: dict[str, Any]) -> str:
    return f"{row['x']},{row['y']}"


@rule("CA-17")
@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["case"])
def test_a_worked_example_of_the_sheet_comes_true(vector: dict[str, Any]) -> None:
    """Every expectation of the vector holds."""
    state = played(vector)
    expected = dict(vector["expect"])
    seen: Any = GAME.observe(state, -1)
    seats = vector["players"]

    if "score" in expected:
        assert dict(zip(seats, GAME.scores(state), strict=True)) == expected.pop("score")
    for key in ("supply", "goods"):
        if key in expected:
            assert {seats[seat["seat"]]: seat[key] for seat in seen["seats"]} == expected.pop(key)
    if "figures" in expected:
        found = [
            f"{seats[f['seat']]} {f.get('figure', 'follower')} {f['x']},{f['y']} {f['segment']}"
            for f in seen["figures"]
        ]
        assert sorted(found) == in_order(state, expected.pop("figures"))
    for key in ("dragon", "fairy"):
        if key in expected:
            assert list(seen[key] or []) == expected.pop(key)
    for key in ("king", "robber"):
        if key in expected:
            assert seats[seen[key]["seat"]] == expected.pop(key)
    if "aside" in expected:
        assert list(seen["aside"]) == expected.pop("aside")
    if "targets" in expected:
        followers = [spot for spot in seen["spots"] if "figure" not in spot]
        spots = [f"{at(spot)} {spot['action'].rpartition(':')[2]}" for spot in followers]
        assert sorted(spots) == in_order(state, expected.pop("targets"))
    if "placements" in expected:
        places = [
            f"{place['x']},{place['y']}:{','.join(str(turn) for turn in place['rotations'])}"
            for place in seen["places"]
        ]
        assert sorted(places) == sorted(expected.pop("placements"))
    if "dragon_moves" in expected:
        assert [step["action"] for step in seen["walk"]["next"]] == expected.pop("dragon_moves")
    if "people" in expected:
        people = {
            f"{name} {seats[row['seat']]}": row["followers"] + row["large"]
            for name, rows in seen["city"]["people"].items()
            for row in rows
        }
        assert people == expected.pop("people")
    if "back" in expected:
        back = [f"{spot['quarter']} {at(spot)} {spot['action'].rpartition(':')[2]}" for spot in seen["back"]]
        assert sorted(back) == in_order(state, expected.pop("back"))
    assert not expected


@rule("CA-17")
def test_all_examples_of_the_sets_in_the_code_are_played() -> None:
    """Each once, in the order of the sheet."""
    cases = [vector["case"] for vector in vectors()]

    assert cases[:9] == [f"TV-{number:02}" for number in range(1, 10)]
    assert cases == sorted(set(cases))
