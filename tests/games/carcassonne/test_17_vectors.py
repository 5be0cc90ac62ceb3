"""CA-17: the worked examples of the rule sheet, played as written."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.carcassonne.scene import figures, scene, view
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.model.state import tile_at
from wawel.games.carcassonne.notation import parse_cell, parse_segment, segment
from wawel.testing import Played, rule

SHEET = Path(__file__).parents[3] / "docs" / "rules" / "carcassonne.md"
HERE = {"base", "pd"}


def vectors() -> list[dict[str, Any]]:
    """The blocks of the sheet whose sets are in the code."""
    blocks = re.findall(r"^```toml\n(.*?)^```", SHEET.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    found = [tomllib.loads(block) for block in blocks]
    return [vector for vector in found if set(vector.get("sets", HERE)) <= HERE]


def words(turn: dict[str, Any]) -> list[str]:
    """A turn of a vector as a line of notation."""
    line = [drawn["tile"] for drawn in turn.get("drawn", [])]
    x, y = turn["at"]
    line += [turn["tile"], f"{x},{y}/{turn['r']}"]
    for action in turn.get("do", "").split(";"):
        kind, _, rest = action.strip().partition(" ")
        if kind == "follower":
            line.append(rest)
        elif kind == "portal":
            line.append(rest.replace(" ", ":"))
        elif kind in ("princess", "fairy"):
            line.append(f"{kind}:{rest.replace(' ', ':')}")
        elif kind == "pass":
            line.append("pass")
    if "princess" in turn.get("do", "") and ";" not in turn["do"]:
        line.append("pass")
    return [*line, *str(turn.get("dragon", "")).split()]


def played(vector: dict[str, Any]) -> Played:
    line = scene(" ".join(word for turn in vector["turns"] for word in words(turn)), len(vector["players"]))
    if not vector.get("end"):
        return line
    # a dragon tile before the first volcano is set aside; that empties the pile and ends the game
    return scene("PD-D05", line.match.seats, position=f"{line.match.position}pile: PD-D05\n")


def canonical(line: Played, spot: str) -> str:
    """A cell and a segment named by any of its edges, renamed by the first of them."""
    where, part = spot.split()
    state: Any = line.match.state()
    number = tile_at(state, parse_cell(where))
    return f"{where} {segment(GAME.parts, state.turned[number], parse_segment(GAME.parts, state.turned[number], part))}"


def in_order(line: Played, texts: list[str]) -> list[str]:
    """Spots in a fixed order; whatever precedes cell and segment is kept."""
    parts = [text.rsplit(" ", 2) for text in texts]
    return sorted(" ".join([*part[:-2], canonical(line, " ".join(part[-2:]))]) for part in parts)


@rule("CA-17")
@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["case"])
def test_a_worked_example_of_the_sheet_comes_true(vector: dict[str, Any]) -> None:
    """Every expectation of the vector holds."""
    line = played(vector)
    expected = dict(vector["expect"])
    seen = view(line)
    seats = vector["players"]

    if "score" in expected:
        assert dict(zip(seats, line.scores, strict=True)) == expected.pop("score")
    if "supply" in expected:
        assert {seats[seat["seat"]]: seat["supply"] for seat in seen["seats"]} == expected.pop("supply")
    if "figures" in expected:
        found = [f"{seats[int(text[0])]} follower {text[2:]}" for text in figures(line)]
        assert sorted(found) == in_order(line, expected.pop("figures"))
    for key in ("dragon", "fairy"):
        if key in expected:
            assert (seen[key] or []) == expected.pop(key)
    if "aside" in expected:
        assert list(seen["aside"]) == expected.pop("aside")
    if "targets" in expected:
        spots = [f"{spot['x']},{spot['y']} {spot['action'].rpartition(':')[2]}" for spot in seen["spots"]]
        assert sorted(spots) == in_order(line, expected.pop("targets"))
    assert not expected


@rule("CA-17")
def test_all_examples_of_the_sets_in_the_code_are_played() -> None:
    """TV-01 to TV-09; the others belong to expansions that come later."""
    assert [vector["case"] for vector in vectors()] == [f"TV-0{number}" for number in range(1, 10)]
