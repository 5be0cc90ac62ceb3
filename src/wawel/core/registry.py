"""All registered games, and the package of each, with its words, rules text and data."""

from collections.abc import Callable
from typing import Final

from wawel.core.errors import UnknownGame
from wawel.core.game import Game

_GAMES: Final[dict[str, Game]] = {}
_PACKAGES: Final[dict[str, str]] = {}
_LATER: Final[list[Callable[[], None]]] = []


def register(game: Game, package: str) -> None:
    """Register a game; ids are unique."""
    known = _GAMES.get(game.id)
    if known is not None and known is not game:
        raise ValueError(f"two games are called {game.id!r}")
    _GAMES[game.id] = game
    _PACKAGES[game.id] = package


def later(bring: Callable[[], None]) -> None:
    """Have `bring` register more games when somebody first asks for one."""
    _LATER.append(bring)


def find(id: str) -> Game:
    """The game with this id. UnknownGame names the ones that exist."""
    _complete()
    found = _GAMES.get(id)
    if found is None:
        raise UnknownGame("unknown-game", values={"id": id, "known": ", ".join(sorted(_GAMES))})
    return found


def every() -> list[Game]:
    """All registered games, by id."""
    _complete()
    return [_GAMES[id] for id in sorted(_GAMES)]


def package_of(id: str) -> str:
    """The name of a game's package. Raises UnknownGame if there is no such game."""
    return _PACKAGES[find(id).id]


def _complete() -> None:
    while _LATER:
        _LATER.pop()()
