"""Small tables for algorithms that look at every line of play: each game a few decisions before its end."""

from importlib import resources
from typing import Final

from wawel.core.game import Game

ENDGAME: Final = "endgame"


def endgame(game: Game, position: str) -> str:
    """A position as text: the one that is kept for a game if the word says so, or else the text itself."""
    if position != ENDGAME:
        return position
    return (resources.files(__name__) / f"{game.id}.txt").read_text("utf-8")
