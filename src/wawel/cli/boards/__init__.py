"""Boards in text: what a terminal shows of a view. A module here named after a game's package draws that game."""

import importlib
import json
from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from rich.console import RenderableType
from rich.text import Text

from wawel.core.game import Game


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
    module = f"{__name__}.{game.id.replace('-', '_')}"
    found = importlib.import_module(module).BOARD if find_spec(module) else Board()
    assert isinstance(found, Board)
    return found
