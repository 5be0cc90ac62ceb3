"""Where the files of a game are. A game from outside has the same folders, docs/ and tests/, under its own roof."""

import importlib.util
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from wawel.core import registry

ROOT = Path(__file__).parents[1]


def package(id: str) -> Path:
    """The folder of a game's Python package."""
    return Path(str(files(registry.package_of(id))))


def roof(id: str) -> Path:
    """The folder with docs/ and tests/ of a game: this repository, or the parent of the folder WAWEL_GAMES."""
    return ROOT if registry.package_of(id).startswith("wawel.") else package(id).parents[1]


def sheet(id: str) -> Path:
    """The numbered rules of a game."""
    return roof(id) / "docs" / "rules" / f"{id}.md"


def notation(id: str) -> Path:
    """The page that describes the actions and positions of a game."""
    return roof(id) / "docs" / "notation" / f"{id}.md"


def matches(id: str) -> Path:
    """The folder with the golden matches of a game."""
    return roof(id) / "tests" / "golden" / "matches" / id


def own_tests(id: str) -> Path:
    """The folder with the tests of one game."""
    return roof(id) / "tests" / "games" / id.replace("-", "_")


def about(id: str) -> ModuleType:
    """The module `about.py` next to a game's tests: what the tests shared by all games need to know about it."""
    spec = importlib.util.spec_from_file_location(f"about_{id.replace('-', '_')}", own_tests(id) / "about.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
