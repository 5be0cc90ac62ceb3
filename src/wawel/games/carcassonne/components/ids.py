"""CA-1: the kinds, ids and fixed counts of the printed parts; data.toml has the rest."""

from typing import Final, Literal, TypeAlias, get_args

SETS: Final = ["base", "pd"]  # CA-1.1, CA-1.2: sets whose rules are here; the file has more
NAMES: Final = {  # ids of their tiles; there are words for these
    "base": [f"BA-{name}" for name in "ABCDEFGHIJKLMNOPQRSTUVWX"],
    "pd": [
        f"PD-{name}"
        for name in (
            "V1 V2 V3 V4 V5 V6 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 P1 P2 P3 P4 P5 P6 L1 L2 L3 L4 L5 L6"
        ).split()
    ],
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

# symbols
SYMBOLS: Final = ["", "volcano", "dragon", "portal", "princess"]
VOLCANO_TILE: Final = 1
DRAGON_TILE: Final = 2
PORTAL_TILE: Final = 3
PRINCESS_TILE: Final = 4

ANY: Final = 0  # what a side of a free cell needs: two bits
EDGES: Final = ".CRF"
NONE: Final = 255  # no such segment
ROTATIONS: Final = [[turn for turn in range(4) if bits >> turn & 1] for bits in range(16)]
SEGMENTS: Final = 16  # room for those of a tile
TWINS: Final = 62  # tiles with two segments of a kind, at most: a native number has no more bits

# what the root of a feature carries in one int: tiles << 16 | shields << 10 | open ends
OPEN: Final = 1023
SHIELD: Final = 1 << 10
SHIELDS: Final = 63
TILE: Final = 1 << 16
