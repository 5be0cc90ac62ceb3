"""Boards in text: how a terminal shows a view. A game brings its own in `face/terminal.py`."""

import json
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from wawel.core.game import Game
from wawel.words import faces


class Board:
    """Draws any game: the raw view, and actions in their notation. A game's own board does better."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str]) -> RenderableType:
        """Draw a view, and nothing that is not in the view."""
        return Text(json.dumps(view, ensure_ascii=False, indent=2))

    def action(self, game: Game, text: str, view: Mapping[str, object] | None = None) -> str:
        """An action in words; given the current view, it may say more."""
        return text

    def drawn(self, game: Game, text: str, names: Sequence[str]) -> str:
        """A draw of chance in words."""
        return self.action(game, text)


def board(game: Game) -> Board:
    """The board of a game, or the plain one."""
    module = faces.find(game.id, "terminal")
    found = module.BOARD if module is not None else Board()
    assert isinstance(found, Board)
    return found
