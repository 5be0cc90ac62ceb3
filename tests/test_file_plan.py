"""The same job has the same file name in every game: docs/architecture.md says which."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import wawel
from tests.roofs import package, roof
from wawel.core import registry

ROOT = Path(__file__).parents[1]
PACKAGES = {package(game.id): registry.package_of(game.id) for game in wawel.games()}
GAMES = sorted(PACKAGES)
PLAN = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## File plan of a game, Python half\n")[2]
SECTION = PLAN.partition("\n## ")[0]
ROW = re.compile(r"^\| `([^`]+\.\w+)` \| ([a-z_ ]+) \| (.+) \|$", re.MULTILINE)  # file, where, job
ROOM = re.compile(r"^\| `(\w+/)` \|", re.MULTILINE)
# a game from outside lists its own files in a page of its own
OUTSIDE = {roof(game.id) / "docs" / "architecture.md" for game in wawel.games()} - {ROOT / "docs" / "architecture.md"}
OWN = [path.read_text("utf-8").partition("\n## Web half\n")[0] for path in sorted(OUTSIDE)]
ROWS = ROW.findall("\n".join([SECTION, *OWN]))
MOST = 15  # files in a folder

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def planned(*where: str) -> list[str]:
    """Files with one of these words in the second column."""
    return [name for name, place, _ in ROWS if place in where]


def files(game: Path) -> list[str]:
    """Every file of a game, without what Python leaves behind."""
    found = [path for path in game.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return sorted(path.relative_to(game).as_posix() for path in found if path.suffix != ".so")


@pytest.mark.once
@each_game
def test_what_every_game_has_is_there(game: Path) -> None:
    """A newcomer who knows one game finds the same job in another."""
    assert [name for name in planned("every game") if not (game / name).exists()] == []


@pytest.mark.once
@each_game
def test_every_file_is_in_the_plan(game: Path) -> None:
    """Files that only this game has are listed under its name, and are where the plan says."""
    own = planned(game.name)
    known = planned("every game", "some", game.name)

    assert [name for name in files(game) if name not in known and not name.endswith("/__init__.py")] == []
    assert [name for name in own if not (game / name).exists()] == []
    assert [name for name in own if name.split("/")[0] + "/" not in ROOM.findall(SECTION)] == []


@pytest.mark.once
@each_game
def test_folders_stay_small(game: Path) -> None:
    """More than a screenful of files needs subfolders."""
    folders = Counter(Path(name).parent.as_posix() for name in files(game) if not name.endswith("__init__.py"))

    assert {folder: count for folder, count in folders.items() if count > MOST} == {}


@pytest.mark.once
def test_a_name_means_one_room() -> None:
    """`known` is never a rule here and a view there. Rules follow the printed rules, where games share words."""
    rooms: dict[str, set[str]] = {}
    for game in GAMES:
        for name in files(game):
            if name.endswith(".py") and not name.endswith("__init__.py"):
                rooms.setdefault(Path(name).stem, set()).add(name.split("/")[0] if "/" in name else "")

    assert {name: found for name, found in rooms.items() if len(found) > 1} == {}


@pytest.mark.once
def test_what_two_games_have_is_planned_for_all() -> None:
    """A repeated job has one line in the plan; sections of the printed rules may share a word."""
    own = planned(*[game.name for game in GAMES])

    assert [name for name, count in Counter(own).items() if count > 1 and not name.startswith("rules/")] == []


@pytest.mark.once
@each_game
def test_every_module_says_its_job(game: Path) -> None:
    """The first line of a file says its job in the plan."""
    for path in game.rglob("*.py"):
        assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), path


@pytest.mark.once
def test_the_plan_says_true_things_once() -> None:
    """No two lines have the same job, and at least one game has what `some` games have."""
    assert len(ROWS) == len({(name, where) for name, where, _ in ROWS}) == len({job for _, _, job in ROWS})
    assert {where for _, where, _ in ROWS} == {"every game", "some", *[game.name for game in GAMES]}
    assert [name for name in planned("some") if not any((game / name).exists() for game in GAMES)] == []


def layer(name: str) -> int:
    """The line of the plan's list that a module belongs to; the longest name counts."""
    lines = re.findall(r"^\d\. (.+)$", SECTION, re.MULTILINE)
    found = {entry: number for number, line in enumerate(lines) for entry in re.findall(r"`([^`]+)`", line)}
    return found[max((entry for entry in found if f"{name}/".startswith(entry.rstrip("/") + "/")), key=len)]


def imported(path: Path, game: Path) -> list[str]:
    """What a module imports from its own game, as paths without an extension."""
    found: list[str] = []
    depth = PACKAGES[game].count(".") + 1
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{PACKAGES[game]}."):
            parts = (node.module or "").split(".")[depth:]
            names = ["/".join([*parts, alias.name]) for alias in node.names]
            found += [name if (game / f"{name}.py").exists() else "/".join(parts) for name in names]
    return found


@pytest.mark.once
@each_game
def test_imports_inside_a_game_point_one_way(game: Path) -> None:
    """Data knows no rules, rules know no views."""
    for name in files(game):
        if not name.endswith(".py") or name.endswith("__init__.py"):
            continue
        for other in imported(game / name, game):
            assert layer(other) <= layer(name.removesuffix(".py")), f"{name} imports {other}"
