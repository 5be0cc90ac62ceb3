"""Views and actions as numbers, for programs that learn."""

from wawel.games.dragon_castle.encoding.observation import encoding

__all__ = ["encoding"]
