"""Quay / Nabrzeże: the smallest game that has everything a game can have: draws, hidden hands, an option, ties."""

from quay.components.load import load
from quay.game import Quay

__all__ = ["GAME", "Quay", "load"]

GAME = Quay(load())
