"""CA-1: the kinds, ids and fixed counts of the printed parts; data.toml has the rest."""

from typing import Final, Literal, TypeAlias, get_args

SETS: Final = ["base", "pd", "ic", "tb", "river", "ks", "count"]  # CA-1.1 to CA-1.5, in the order of the file
NAMES: Final = {  # ids of their tiles; there are words for these
    "base": [f"BA-{name}" for name in "ABCDEFGHIJKLMNOPQRSTUVWX"],
    "pd": [
        f"PD-{name}"
        for name in (
            "V1 V2 V3 V4 V5 V6 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 P1 P2 P3 P4 P5 P6 L1 L2 L3 L4 L5 L6"
        ).split()
    ],
    "ic": [f"IC-{number:02}" for number in range(1, 18)],
    "tb": [f"TB-{number:02}" for number in range(1, 25)],
    "river": [f"RI-{name}" for name in "SL12345678"],
    "ks": [f"KS-{number}" for number in range(1, 6)],
    "count": [f"CC-{number:02}" for number in range(1, 13)],
}
FOLLOWERS: Final = 7  # CA-1.1, CA-3.4: in each seat's supply at the start
NEIGHBOURS: Final = 8  # CA-5.3: cells around a cloister

CITY: Final = 0
ROAD: Final = 1
FIELD: Final = 2
CLOISTER: Final = 3
Feature: TypeAlias = Literal["city", "road", "field", "cloister"]
FEATURES: Final[tuple[Feature, ...]] = get_args(Feature)
Role: TypeAlias = Literal["knight", "thief", "farmer", "monk"]  # CA-7.4, in the order of FEATURES
ROLES: Final[tuple[Role, ...]] = get_args(Role)

# The node that a tile with a river or with sealed borders has after its segments: nobody stands on it or names it.
WATER: Final = 4
WALL: Final = 5  # CA-15.3: the walls of the City of Carcassonne are one feature

Figure: TypeAlias = Literal["follower", "large", "builder", "pig"]  # in the order of their numbers in actions.py
FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)
Quarter: TypeAlias = Literal["castle", "blacksmith", "cathedral", "market"]  # CA-15.2
QUARTERS: Final[tuple[Quarter, ...]] = get_args(Quarter)

# symbols
SYMBOLS: Final = ["", "volcano", "dragon", "portal", "princess"]
VOLCANO_TILE: Final = 1
DRAGON_TILE: Final = 2
PORTAL_TILE: Final = 3
PRINCESS_TILE: Final = 4

ANY: Final = 0  # what a side of a free cell needs: two bits
EDGES: Final = ".CRFWX"
LIKE_ROAD: Final = 2  # rivers and sealed borders join as roads do, node to node and both halves, ...
BLOCKED: Final = 256  # ... and no tile of the pile fits beside them
NEEDS: Final = 512  # needs of a free cell: four sides, and BLOCKED
GOODS: Final = ["wine", "grain", "cloth"]  # CA-1.4
NONE: Final = 255  # no such segment
SEGMENTS: Final = 16  # room for those of a tile
TWINS: Final = 62  # tiles with two segments of a kind, at most: a native number has no more bits

# What the root of a feature carries in one int: open ends, shields from bit 10 on, tiles from 16 on, inns or cathedrals
# from 32 on, then four bits for each of the goods.
OPEN: Final = 1023
SHIELD: Final = 1 << 10
SHIELDS: Final = 63
TILE: Final = 1 << 16
TILES: Final = 0xFFFF
GRAND_BITS: Final = 32
GOODS_BITS: Final = 36
FEW: Final = 15  # inns, cathedrals or goods of a kind in one feature
