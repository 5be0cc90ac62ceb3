"""Games from outside. WAWEL_GAMES names a folder; every package in it is a game, as in `wawel/games/`.

They run interpreted, even with compiled rules. The build of the web client takes their words from the same folder.
"""

import importlib
import os
import pkgutil
import sys
from pathlib import Path
from typing import Final

from wawel.core import registry
from wawel.core.errors import BadData, WawelError
from wawel.core.game import Game

VARIABLE: Final = "WAWEL_GAMES"


class BadGames(WawelError):
    """The folder of games from outside does not exist, or contains something that is not a game."""


def bring() -> None:
    """Register the games in the folder. What their own code raises is passed on, unsound component values are not."""
    path = os.environ.get(VARIABLE)
    if not path:
        return
    folder = Path(path).resolve()
    if not folder.is_dir():
        raise BadGames("games-folder", values={"variable": VARIABLE, "folder": path})
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    for found in pkgutil.iter_modules([str(folder)]):
        if found.ispkg:
            try:
                registry.register(_game(folder, found.name), found.name)
            except BadData as problem:
                registry.refuse(found.name.replace("_", "-"), found.name, problem)


def _game(folder: Path, package: str) -> Game:
    module = importlib.import_module(package)
    if str(folder / package) not in module.__path__:
        raise BadGames("package-twice", values={"package": package, "other": str(module.__file__)})
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BadGames("package-no-game", values={"package": package})
    if game.id.replace("-", "_") != package:
        raise BadGames("package-name", values={"id": game.id, "package": package})
    return game
