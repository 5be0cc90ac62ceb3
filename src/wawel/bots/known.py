"""Finding what bots know about a game."""

import importlib
import importlib.util
from typing import Final

from wawel.core import registry
from wawel.core.errors import UnknownGame
from wawel.core.game import Game
from wawel.core.knowledge import Knowledge, plain

_FOUND: Final[dict[str, Knowledge]] = {}


def knowledge_of(game: Game) -> Knowledge:
    """The knowledge in a game's package, read when a bot first asks for it; a game without one gets the plain one."""
    found = _FOUND.get(game.id)
    if found is None:
        found = _find(game.id)
        _FOUND[game.id] = found
    return found


def _find(id: str) -> Knowledge:
    try:
        module = f"{registry.package_of(id)}.knowledge"
    except UnknownGame:  # a game that is not registered, as in a test
        return plain()
    if importlib.util.find_spec(module) is None:
        return plain()
    found: Knowledge = importlib.import_module(module).knowledge()
    return found
