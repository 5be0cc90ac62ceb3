"""Boards in text: what a terminal shows of a view. A game brings its own in `face/terminal.py`."""

import json
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from wawel.core.game import Game
from wawel.words import faces


class Board:
    """Draws any game: the view as it is, actions in their notation. Boards of single games do better."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str]) -> RenderableType:
        """A view; nothing but the view may show."""
        return Text(json.dumps(view, ensure_ascii=False, indent=2))

    def action(self, game: Game, text: str, view: Mapping[str, object] | None = None) -> str:
        """An action in words; with the view it is chosen from it may tell more."""
        return text


def board(game: Game) -> Board:
    """The board of a game, or the plain one."""
    module = faces.find(game.id, "terminal")
    found = module.BOARD if module is not None else Board()
    assert isinstance(found, Board)
    return found
