"""Zamek Smoków / Dragon Castle."""

from wawel.games.dragon_castle.components import load
from wawel.games.dragon_castle.game import DragonCastle
from wawel.games.dragon_castle.layouts import Finding, inspect

__all__ = ["GAME", "DragonCastle", "Finding", "inspect", "load"]

GAME = DragonCastle(load())
