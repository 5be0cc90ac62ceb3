"""QUAY-1: how much an action can hold."""

from typing import Final

MOST_DOCKS: Final = 4  # a dock takes two bits of an action
HEAVIEST: Final = 15  # a weight takes four
LETTERS: Final = list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
MOST: Final = 99  # berths of a dock, crates of a weight
