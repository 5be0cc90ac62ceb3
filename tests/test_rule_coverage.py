"""Every rule of every sheet is cited by a test, and every citation is of a rule that exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHEETS = sorted((ROOT / "docs" / "rules").glob("*.md"))

# Sections that are no rules, each with its reason.
NO_RULE = {
    "DC-16": "where facts come from",
    "DC-17": "glossary, checked with the translations",
    "RZ-0": "facts about the box",
    "RZ-10": "names of notes, shown by every test of RZ-4",
    "RZ-11": "where facts come from",
    "RZ-12": "glossary, checked with the translations",
    "DK-0": "facts about the box",
    "DK-12": "where facts come from",
    "DK-13": "glossary, checked with the translations",
    "CA-11": "Inns & Cathedrals: comes later, no code yet",
    "CA-12": "Traders & Builders: comes later, no code yet",
    "CA-13": "The River: comes later, no code yet",
    "CA-14": "King & Scout: comes later, no code yet",
    "CA-15": "The Count of Carcassonne: comes later, no code yet",
    "CA-18": "where facts come from",
    "CA-19": "glossary, checked with the translations",
    "SI-17": "where facts come from",
    "SI-18": "glossary, checked with the translations",
}


def entries(sheet: Path) -> list[str]:
    """Ids of a sheet: bold entries and rows of tables; sections count when they have no entries of their own."""
    text = sheet.read_text("utf-8")
    sections = re.findall(r"^## ([A-Z]{2}-\d+)\b", text, re.MULTILINE)
    found = re.findall(r"^(?:\*\*|\| )([A-Z]{2}-\d+(?:\.\d+){1,2}[a-z]?)\b", text, re.MULTILINE)
    assert sections, f"{sheet} has no numbered sections"
    bare = [section for section in sections if not any(entry.startswith(f"{section}.") for entry in found)]
    return [entry for entry in [*found, *bare] if entry.split(".")[0] not in NO_RULE]


@cache
def cited() -> dict[str, list[str]]:
    """Rule id -> tests that show it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
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
    """Every rule id that the source of a game names."""
    code = sorted((ROOT / "src" / "wawel" / "games").rglob("*.py"))
    return {id for path in code for id in re.findall(r"\b[A-Z]{2}-\d+(?:\.\d+[a-z]?)?", path.read_text("utf-8"))}


@pytest.mark.once
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_every_rule_has_a_test(sheet: Path) -> None:
    """An id that nothing cites is a rule that may be wrong."""
    shown = cited()
    missing = [id for id in entries(sheet) if id not in shown]

    assert missing == []


@pytest.mark.once
def test_every_citation_is_of_a_rule() -> None:
    """A misspelt id proves nothing."""
    known = {id for sheet in SHEETS for id in entries(sheet)}
    known |= {id.split(".")[0] for id in known}

    assert sorted(set(cited()) - known) == []


@pytest.mark.once
def test_there_is_a_sheet_for_every_game() -> None:
    """docs/rules/<id>.md."""
    packages = [path.parent.name for path in (ROOT / "src" / "wawel" / "games").glob("*/game.py")]

    assert sorted(sheet.stem for sheet in SHEETS) == sorted(name.replace("_", "-") for name in packages)


@pytest.mark.once
def test_rules_are_carried_by_code() -> None:
    """Sections 1 to 7 are behaviour: each of their ids stands in the code that does it."""
    carried = in_code()
    for sheet in SHEETS:
        behaviour = [id for id in entries(sheet) if int(re.split(r"[-.]", id)[1]) <= 7]
        assert [id for id in behaviour if id not in carried] == []
