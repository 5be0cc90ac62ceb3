"""Simurgh."""

from wawel.games.simurgh.components.load import load
from wawel.games.simurgh.game import Simurgh

__all__ = ["GAME", "Simurgh", "load"]

GAME = Simurgh(load())
