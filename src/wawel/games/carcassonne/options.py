"""CA-2: editions and expansions as option bits. The rulebook's reading is 0 everywhere but for the expansion itself."""

from collections.abc import Mapping
from typing import Final

from wawel.core.options import CHOICE, FLAG, Option

PD: Final = 1  # The Princess and the Dragon is in play
AFTER_SCORING: Final = 2  # CA-10.3.9
MAY: Final = 4  # CA-10.5.7
NO_FAIRY_AFTER_PRINCESS: Final = 8  # CA-10.5.5
FAIRY_WITH_FOLLOWER: Final = 16  # CA-10.6.6
NO_CLOISTER_BONUS: Final = 32  # CA-16.7
PORTAL_JUST_COMPLETED: Final = 64  # CA-16.5
SMALL_CITY_2: Final = 128  # CA-8.5
FARMS_SECOND: Final = 256  # CA-9.5
FARMS_FIRST: Final = 512  # CA-9.5

# name, kind, choices (the default first), the bit of each choice, rule
_TABLE: Final = [
    ("pd", FLAG, ["yes", "no"], [PD, 0], "CA-2.1"),
    ("dragon_timing", CHOICE, ["before_scoring", "after_scoring"], [0, AFTER_SCORING], "CA-2.2"),
    ("princess", CHOICE, ["must", "may"], [0, MAY], "CA-2.3"),
    ("princess_then_fairy", FLAG, ["yes", "no"], [0, NO_FAIRY_AFTER_PRINCESS], "CA-2.4"),
    ("fairy_mode", CHOICE, ["tile", "follower"], [0, FAIRY_WITH_FOLLOWER], "CA-2.5"),
    ("fairy_cloister_bonus", FLAG, ["yes", "no"], [0, NO_CLOISTER_BONUS], "CA-2.6"),
    ("portal_just_completed", CHOICE, ["forbidden", "allowed"], [0, PORTAL_JUST_COMPLETED], "CA-2.7"),
    ("two_tile_city", CHOICE, ["4", "2"], [0, SMALL_CITY_2], "CA-2.8"),
    ("farm_rule", CHOICE, ["third", "second", "first"], [0, FARMS_SECOND, FARMS_FIRST], "CA-2.9"),
]


def offered() -> list[Option]:
    """What a table can choose."""
    return [
        Option(name, kind, names[0], names if kind == CHOICE else [], rule) for name, kind, names, _, rule in _TABLE
    ]


def bits(chosen: Mapping[str, str]) -> int:
    """Canonical options as bits."""
    packed = 0
    for name, _, names, values, _ in _TABLE:
        packed |= values[names.index(chosen[name])]
    return packed


def options_of(packed: int) -> dict[str, str]:
    """The inverse of bits()."""
    found: dict[str, str] = {}
    for name, _, names, values, _ in _TABLE:
        mask = 0
        for value in values:
            mask |= value
        found[name] = names[values.index(packed & mask)]
    return found
