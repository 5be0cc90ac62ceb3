"""Finds the face of a game: modules in its package that need words or a terminal, and so are never compiled.

`face/terminal.py` draws its board in text (`BOARD`), `face/tables.py` has the tables of its rules text (`part`).
"""

import importlib
from importlib.util import find_spec
from types import ModuleType

from wawel.core import registry


def find(game_id: str, name: str) -> ModuleType | None:
    """A module of a game's face; None if the game has none with this name."""
    package = registry.package_of(game_id)
    for part in ("face", name):
        package = f"{package}.{part}"
        if find_spec(package) is None:
            return None
    return importlib.import_module(package)
