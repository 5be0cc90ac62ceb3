"""All registered games, and the package of each, with its words, rules text and data."""

from collections.abc import Callable
from typing import Final

from wawel.core.errors import BadData, UnknownGame
from wawel.core.game import Game

_GAMES: Final[dict[str, Game]] = {}
_PROBLEMS: Final[dict[str, BadData]] = {}  # of disabled games
_PACKAGES: Final[dict[str, str]] = {}
_LATER: Final[list[Callable[[], None]]] = []


def register(game: Game, package: str) -> None:
    """Register a game; ids are unique."""
    known = _GAMES.get(game.id)
    if known is not None and known is not game:
        raise ValueError(f"two games are called {game.id!r}")
    _GAMES[game.id] = game
    _PACKAGES[game.id] = package


def refuse(id: str, package: str, problem: BadData) -> None:
    """Disable a game whose component file cannot be played, and remember why."""
    _PROBLEMS[id] = problem.with_traceback(None)
    _PACKAGES[id] = package


def problems() -> dict[str, BadData]:
    """What is wrong with the component file of each disabled game, by its id."""
    _complete()
    return {id: _PROBLEMS[id] for id in sorted(_PROBLEMS)}


def later(bring: Callable[[], None]) -> None:
    """Have `bring` register more games when somebody first asks for one."""
    _LATER.append(bring)


def find(id: str) -> Game:
    """The game with this id. UnknownGame names the ones that exist; BadData says why one is disabled."""
    _complete()
    if id in _PROBLEMS:
        problem = _PROBLEMS[id]
        raise BadData("game-disabled", problem.rule, {"id": id, "problem": problem.phrase, "where": problem.where})
    found = _GAMES.get(id)
    if found is None:
        raise UnknownGame("unknown-game", values={"id": id, "known": ", ".join(sorted(_GAMES))})
    return found


def every() -> list[Game]:
    """All registered games, by id."""
    _complete()
    return [_GAMES[id] for id in sorted(_GAMES)]


def package_of(id: str) -> str:
    """The name of a game's package, also of a disabled one. Raises UnknownGame if there is no such game."""
    _complete()
    return _PACKAGES[id] if id in _PROBLEMS else _PACKAGES[find(id).id]


def _complete() -> None:
    while _LATER:
        _LATER.pop()()
