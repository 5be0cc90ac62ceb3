"""The games there are. Each game package registers its GAME when it is imported."""

from typing import Final

from wawel.core.errors import UnknownGame
from wawel.core.game import Game

_GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Put a game on the shelf; an id is given once."""
    known = _GAMES.get(game.id)
    if known is not None and known is not game:
        raise ValueError(f"two games are called {game.id!r}")
    _GAMES[game.id] = game


def find(id: str) -> Game:
    """The game with this id; UnknownGame names those there are."""
    found = _GAMES.get(id)
    if found is None:
        raise UnknownGame(
            "no game is called {id!r}; there are: {known}", values={"id": id, "known": ", ".join(sorted(_GAMES))}
        )
    return found


def every() -> list[Game]:
    """All registered games, by id."""
    return [_GAMES[id] for id in sorted(_GAMES)]
