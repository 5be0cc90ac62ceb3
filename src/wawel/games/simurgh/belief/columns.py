"""The features of Simurgh by name, and where each stands in a seat's row of the table (knowledge.py)."""

from typing import Final

NAMES: Final = [
    "points",
    "objectives",
    "lead",
    "leftovers",
    "food",
    "building",
    "wisdom",
    "weapons",
    "surplus",
    "markers",
    "abilities",
    "dragons",
    "spearmen",
    "riders",
    "ready",
    "deal",
    "step",
    "journey",
    "hand",
    "look",
]
POINTS: Final = 0
OBJECTIVES: Final = 1
LEAD: Final = 2
LEFTOVERS: Final = 3
FOOD: Final = 4
BUILDING: Final = 5
WISDOM: Final = 6
WEAPONS: Final = 7
SURPLUS: Final = 8
MARKERS: Final = 9
ABILITIES: Final = 10
DRAGONS: Final = 11
SPEARMEN: Final = 12
RIDERS: Final = 13
READY: Final = 14
DEAL: Final = 15
STEP: Final = 16
JOURNEY: Final = 17
HAND: Final = 18
LOOK: Final = 19
WIDTH: Final = 20
