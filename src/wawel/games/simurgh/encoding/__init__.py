"""Views and actions as numbers, for programs that learn."""

from wawel.games.simurgh.encoding.observation import encoding

__all__ = ["encoding"]
