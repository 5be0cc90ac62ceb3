"""Games with component files that cannot be played: in this process for a while, or in a copy of the package."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import wawel
from wawel.core import components, registry

KNIGHTS: Final = "knights-and-castles"
FAULTS: Final = (("stone = 6, brick = 3", "stone = 0, brick = 3"), ("max_players = 4", "max_players = 9"))


def corrected(text: str, changes: tuple[tuple[str, str], ...] = FAULTS) -> str:
    """A component file with these changes."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@contextmanager
def disabled(id: str = KNIGHTS) -> Iterator[wawel.BadData]:
    """Disable a game for a while, as if its file had FAULTS when the program started."""
    game, package = wawel.game(id), registry.package_of(id)
    with pytest.raises(wawel.BadData) as caught:
        import_module(package).load(corrected(components.text_of(package)))
    del registry._GAMES[id]
    registry.refuse(id, package, caught.value)
    try:
        yield caught.value
    finally:
        del registry._PROBLEMS[id]
        registry.register(game, package)


def copied(folder: Path) -> dict[str, str]:
    """Copy the package into a folder; returns the environment in which Python finds the copy."""
    package = Path(wawel.__file__).parent
    shutil.copytree(package, folder / "wawel", ignore=shutil.ignore_patterns("__pycache__"))
    for shared in package.parent.glob("*__mypyc*"):
        shutil.copy(shared, folder)
    return {**os.environ, "PYTHONPATH": str(folder)}


def data_of(folder: Path, id: str = KNIGHTS) -> Path:
    """The component file of a game in such a copy."""
    return folder / "wawel" / "games" / id.replace("-", "_") / "data.toml"
