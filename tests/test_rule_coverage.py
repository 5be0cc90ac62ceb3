"""Every rule of every sheet is cited by a test, and every citation names an existing rule."""

import ast
import re
from functools import cache

import pytest

import wawel
from tests.roofs import about, package, roof, sheet

GAMES = [game.id for game in wawel.games()]


def entries(id: str) -> list[str]:
    """The ids in a sheet: bold entries and table rows; sections count if they have no entries of their own.

    Sections that are not rules are in NO_RULE, each with its reason, in `about.py` next to the tests of the game.
    """
    text = sheet(id).read_text("utf-8")
    sections = re.findall(r"^## ([A-Z]+-\d+)\b", text, re.MULTILINE)
    found = re.findall(r"^(?:\*\*|\| )([A-Z]+-\d+(?:\.\d+){1,2}[a-z]?)\b", text, re.MULTILINE)
    assert sections, f"{sheet(id)} has no numbered sections"
    bare = [section for section in sections if not any(entry.startswith(f"{section}.") for entry in found)]
    return [entry for entry in [*found, *bare] if entry.split(".")[0] not in about(id).NO_RULE]


@cache
def cited() -> dict[str, list[str]]:
    """Rule id -> tests that cite it."""
    found: dict[str, list[str]] = {}
    folders = {roof(id) / "tests" for id in GAMES}
    for path in sorted(path for folder in folders for path in folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    for id in mark.args:
                        found.setdefault(ast.literal_eval(id), []).append(f"{path.name}::{node.name}")
    return found


@cache
def in_code() -> set[str]:
    """Every rule id in the source of a game."""
    code = [path for id in GAMES for path in package(id).rglob("*.py")]
    return {id for path in code for id in re.findall(r"\b[A-Z]+-\d+(?:\.\d+[a-z]?)?", path.read_text("utf-8"))}


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    """An id that nothing cites is a rule that may be wrong."""
    shown = cited()
    missing = [id for id in entries(game) if id not in shown]

    assert missing == []


@pytest.mark.once
def test_every_citation_is_of_a_rule() -> None:
    """A misspelt id proves nothing."""
    known = {id for game in GAMES for id in entries(game)}
    known |= {id.split(".")[0] for id in known}

    assert sorted(set(cited()) - known) == []


@pytest.mark.once
def test_every_sheet_is_of_a_game() -> None:
    """docs/rules/<id>.md; the other tests show that every game has one."""
    sheets = {path.stem for id in GAMES for path in sheet(id).parent.glob("*.md")}

    assert sheets == set(GAMES)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_carried_by_code(game: str) -> None:
    """Sections 1 to 7 are behaviour: each of their ids is in the code that implements it."""
    carried = in_code()
    behaviour = [id for id in entries(game) if int(re.split(r"[-.]", id)[1]) <= 7]

    assert [id for id in behaviour if id not in carried] == []
