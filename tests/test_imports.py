"""Imports point one way: core <- games <- bots <- words <- lessons, guests <- arena <- server, cli <- adapters.

The first three stay bare.
"""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

import wawel

SOURCE = Path(__file__).parents[1] / "src" / "wawel"
LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "faces": {"core", "games", "words", "cli"},
    "bots": {"core", "bots"},
    "words": {"core", "words"},
    "lessons": {"core", "words", "lessons"},
    "guests": {"core", "bots", "guests"},
    "arena": {"core", "bots", "guests", "arena"},
    "adapters": {"core", "games", "bots", "words", "cli", "adapters"},
    "server": {"core", "games", "bots", "words", "lessons", "arena", "server"},
    "cli": {"core", "games", "bots", "words", "lessons", "guests", "arena", "server", "cli"},
}
BARE = {"core", "games", "bots"}  # standard library, mypy_extensions and librt only


@cache
def imported(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            found += [f"{module}.{alias.name}" for alias in node.names] if module == "wawel" else [module]
    return found


def modules(layer: str) -> list[Path]:
    """A game's `face/` is a layer of its own: it may use words and the terminal, and nothing imports it."""
    faces = set((SOURCE / "games").glob("*/face/*.py"))
    return sorted(faces if layer == "faces" else set((SOURCE / layer).rglob("*.py")) - faces)


@pytest.mark.once
@pytest.mark.parametrize("layer", sorted(LAYERS))
def test_imports_point_one_way(layer: str) -> None:
    """A layer knows itself and what is below it."""
    assert modules(layer)
    for path in modules(layer):
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "wawel" and len(parts) > 1 and (SOURCE / parts[1]).is_dir():
                assert parts[1] in LAYERS[layer], f"{path} imports {name}"
            elif layer in BARE and parts[0] != "wawel":
                assert parts[0] in sys.stdlib_module_names | {"mypy_extensions", "librt"}, f"{path} imports {name}"


@pytest.mark.once
def test_games_do_not_know_each_other() -> None:
    """An import from another game's package would tie their releases together."""
    for path in modules("games") + modules("faces"):
        own = path.relative_to(SOURCE / "games").parts[0]
        for name in imported(path):
            if name.startswith("wawel.games."):
                assert name.split(".")[2] == own, f"{path} imports {name}"


@pytest.mark.once
def test_rules_use_no_clock_no_files_and_no_threads() -> None:
    """Games read their own data at import and nothing else."""
    banned = {"asyncio", "logging", "time", "datetime", "random", "threading", "socket", "os", "pathlib"}
    for path in modules("games") + modules("core"):
        assert not banned & {name.split(".")[0] for name in imported(path)}, path


def test_a_game_is_imported_by_its_package_though_games_is_a_function() -> None:
    """In all the ways people write an import."""
    import wawel.games.dragonkeepers as dk
    import wawel.games.dragonkeepers.game as module
    from wawel.games.dragonkeepers import GAME

    assert dk.GAME is GAME is wawel.game("dragonkeepers")
    assert isinstance(GAME, module.Dragonkeepers)
    assert GAME in wawel.games()
