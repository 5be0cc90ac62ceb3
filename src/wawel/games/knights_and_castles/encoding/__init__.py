"""Views and actions as numbers, for programs that learn."""

from wawel.games.knights_and_castles.encoding.observation import encoding

__all__ = ["encoding"]
