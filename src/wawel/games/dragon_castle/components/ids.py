"""DC-1: the kinds, ids and fixed counts of the printed parts; data.toml has the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TYPES: Final = ["M", "S", "F", "P", "W", "D"]  # DC-0.2; the first three are factions
SYMBOLS: Final = [6, 6, 6, 4, 4, 3]  # DC-1.1
FACTIONS: Final = 3
DRAGONS: Final = 5  # the type of dragon tiles
TILES: Final = 29  # different symbols; tile 0 stands for no tile
COPIES: Final = 4  # DC-1.1
ALL_TILES: Final = 116

# DC-9: the spirits in the order of the data file
DECEPTION: Final = 0
DEPTHS: Final = 1
ELEGANCE: Final = 2
DESTRUCTION: Final = 3
STRENGTH: Final = 4
WIND: Final = 5
CLEVERNESS: Final = 6
BEAUTY: Final = 7
CHANGE: Final = 8
FAITH: Final = 9
SPIRITS: Final = [
    "deception",
    "depths",
    "elegance",
    "destruction",
    "strength",
    "wind",
    "cleverness",
    "beauty",
    "change",
    "faith",
]

# DC-10: the dragon cards in the order of the data file
TRANQUILITY: Final = 0
MAJESTY: Final = 1
BRAVERY: Final = 2
HUMILITY: Final = 3
RIGHTEOUSNESS: Final = 4
VALOR: Final = 5
PIETY: Final = 6
MIGHT: Final = 7
HARMONY: Final = 8
KNOWLEDGE: Final = 9
DRAGON_CARDS: Final = [
    "tranquility",
    "majesty",
    "bravery",
    "humility",
    "righteousness",
    "valor",
    "piety",
    "might",
    "harmony",
    "knowledge",
]

CARDS: Final = 10


def _names() -> list[str]:
    """DC-0.2: a letter for the type and a digit for the symbol; index 0 is no tile."""
    found = ["-"]
    for type in range(6):
        found += [f"{TYPES[type]}{symbol}" for symbol in range(1, SYMBOLS[type] + 1)]
    return found


NAMES: Final = _names()
TYPE: Final = vec[i64]([6] + [type for type in range(6) for _ in range(SYMBOLS[type])])  # per tile; 6 for no tile
# DC-0.2: the number on a faction tile; 0 for specials, whose digit is only the label of a picture
NUMBER: Final = vec[i64]([0] + [n + 1 if type < FACTIONS else 0 for type in range(6) for n in range(SYMBOLS[type])])
LAYOUTS: Final = [  # ids; there are words for these
    "standard-2p",
    "standard-3p",
    "standard-4p",
    "fortress",
    "fort",
    "four-seasons",
    "thousand-towers",
    "barracks",
    "pillars-of-creation",
    "gates-of-destiny",
    "parade-ground",
    "stronghold",
    "forbidden-city",
    "dragon-head",
    "abyss-monastery",
]
