"""RZ-1: the kinds, ids and fixed counts of the printed parts; data.toml has the rest."""

from typing import Final

MATERIALS: Final = ["stone", "brick", "wood"]
SIZES: Final = ["small", "large"]
TILE_KINDS: Final = ["castle", "recruitment"]
TILE_NAMES: Final = [  # ids; there are words and pictures for these
    "wood_small",
    "wood_large",
    "brick_small",
    "brick_large",
    "stone_small",
    "stone_large",
    "recruit_1",
    "recruit_2",
]
CARD_KINDS: Final = ["army", "shepherd"]
CARD_NAMES: Final = ["knight", "dragon", "footman", "archer", "peasant", "catapult", "shepherd"]
ARMIES: Final = 6  # RZ-1.2: different army cards in a set
SHEPHERDS: Final = 2  # RZ-1.2
TILES: Final = 8  # RZ-1.1
HAND: Final = ARMIES + SHEPHERDS
ROUNDS: Final = 7  # RZ-3: one tile of the eight stays out
POINTS: Final = 9  # RZ-8.7: no game offers more
DRUM: Final = -1  # material of a recruitment tile
