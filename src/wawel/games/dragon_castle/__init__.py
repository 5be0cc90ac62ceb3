"""Zamek Smoków / Dragon Castle."""

from wawel.games.dragon_castle.components.load import load
from wawel.games.dragon_castle.game import DragonCastle

__all__ = ["GAME", "DragonCastle", "load"]

GAME = DragonCastle(load())
