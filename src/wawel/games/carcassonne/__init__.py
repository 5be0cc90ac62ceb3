"""Carcassonne with The Princess and the Dragon / Carcassonne z dodatkiem Księżniczka i smok."""

from wawel.games.carcassonne.components.load import load
from wawel.games.carcassonne.game import Carcassonne

__all__ = ["GAME", "Carcassonne", "load"]

GAME = Carcassonne(load())
