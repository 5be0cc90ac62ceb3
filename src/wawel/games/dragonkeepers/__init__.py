"""Zaklinacze smoków / Dragonkeepers."""

from wawel.games.dragonkeepers.components.load import load
from wawel.games.dragonkeepers.game import Dragonkeepers

__all__ = ["GAME", "Dragonkeepers", "load"]

GAME = Dragonkeepers(load())
