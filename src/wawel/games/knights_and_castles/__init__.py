"""Rycerze i zamki / Knights and Castles."""

from wawel.games.knights_and_castles.components.load import load
from wawel.games.knights_and_castles.game import KnightsAndCastles

__all__ = ["GAME", "KnightsAndCastles", "load"]

GAME = KnightsAndCastles(load())
