"""CA-2: editions and expansions as option bits. The rulebook's reading is 0 everywhere but for the expansion itself."""

from collections.abc import Mapping
from typing import Final

from wawel.core.game import Preset
from wawel.core.options import CHOICE, FLAG, NOTHING, Option, Sets

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
IC: Final = 1 << 10  # Inns and Cathedrals
TB: Final = 1 << 11  # Traders and Builders
RIVER: Final = 1 << 12
KS: Final = 1 << 13  # King and Scout
COUNT: Final = 1 << 14  # The Count of Carcassonne
IC_IGNORE: Final = 1 << 15  # CA-11.6
RIVER_FREE: Final = 1 << 16  # CA-13.4
COUNT_ANY: Final = 1 << 17  # CA-15.9
FAIRY_AFTER_PORTAL: Final = 1 << 18  # CA-16.6
PORTAL_TO_DRAGON: Final = 1 << 19  # CA-16.10
STARTER_LOSES_TIES: Final = 1 << 20  # CA-9.8
MORE: Final = 0x1FFC00  # bits from 10 on: with any of them the position has more than the first ten need

BITS: Final = {"pd": PD, "ic": IC, "tb": TB, "river": RIVER, "ks": KS, "count": COUNT}  # in the order of `sets`
ALL_SETS: Final = PD | IC | TB | RIVER | KS | COUNT
READY: Final = ["pd", "ic", "tb", "river", "ks", "count"]  # those that can be chosen

# name, kind, choices (the default first), the bit of each choice, the set it belongs to, rule
_TABLE: Final = [
    ("dragon_timing", CHOICE, ["before_scoring", "after_scoring"], [0, AFTER_SCORING], "pd", "CA-2.2"),
    ("princess", CHOICE, ["must", "may"], [0, MAY], "pd", "CA-2.3"),
    ("princess_then_fairy", FLAG, ["yes", "no"], [0, NO_FAIRY_AFTER_PRINCESS], "pd", "CA-2.4"),
    ("fairy_mode", CHOICE, ["tile", "follower"], [0, FAIRY_WITH_FOLLOWER], "pd", "CA-2.5"),
    ("fairy_cloister_bonus", FLAG, ["yes", "no"], [0, NO_CLOISTER_BONUS], "pd", "CA-2.6"),
    ("portal_just_completed", CHOICE, ["forbidden", "allowed"], [0, PORTAL_JUST_COMPLETED], "pd", "CA-2.7"),
    ("two_tile_city", CHOICE, ["4", "2"], [0, SMALL_CITY_2], "", "CA-2.8"),
    ("farm_rule", CHOICE, ["third", "second", "first"], [0, FARMS_SECOND, FARMS_FIRST], "", "CA-2.9"),
    ("ic_final", CHOICE, ["zero", "ignore"], [0, IC_IGNORE], "ic", "CA-2.10"),
    ("river_bends", CHOICE, ["alternate", "free"], [0, RIVER_FREE], "river", "CA-2.11"),
    ("count_final", CHOICE, ["market_only", "any_quarter"], [0, COUNT_ANY], "count", "CA-2.12"),
    ("fairy_after_portal", FLAG, ["no", "yes"], [0, FAIRY_AFTER_PORTAL], "pd", "CA-2.13"),
    ("portal_to_dragon", CHOICE, ["forbidden", "allowed"], [0, PORTAL_TO_DRAGON], "pd", "CA-2.14"),
    ("ties", CHOICE, ["shared", "starter_loses"], [0, STARTER_LOSES_TIES], "", "CA-2.15"),
]


class SetsOption(Sets):
    """CA-2.1: the expansions in play. Six seats need the sixth colour (CA-3.1)."""

    def __init__(self, ready: list[str]) -> None:
        super().__init__("sets", "pd", [name for name in BITS if name in ready], "CA-2.1")
        self.apart = [("river", "count")]
        self.needed = {"ic": 6}

    def former(self, name: str, value: object) -> str | None:
        """Records from before the other expansions have a flag for The Princess and the Dragon."""
        if name != "pd":
            return None
        flag = Option(name, FLAG, "yes", [], self.rule)
        return "pd" if flag.canonical(value, 0) == "yes" else NOTHING


def offered() -> list[Option]:
    """What a table can choose."""
    found: list[Option] = [SetsOption(READY)]
    for name, kind, names, _, of, rule in _TABLE:
        found.append(Option(name, kind, names[0], names if kind == CHOICE else [], rule, of))
    return found


def presets() -> list[Preset]:
    """CA-2: the readings of an edition, all at once."""
    return [
        Preset("rulebook", {}),
        Preset("german", {"princess": "may", "fairy_mode": "follower"}),
        Preset("english", {"dragon_timing": "after_scoring", "two_tile_city": "2", "farm_rule": "first"}),
        Preset("tournament", {"sets": NOTHING, "ties": "starter_loses", "two_tile_city": "4", "farm_rule": "third"}),
    ]


def bits(chosen: Mapping[str, str]) -> int:
    """Canonical options as bits."""
    packed = 0
    for name in chosen["sets"].split("+"):
        packed |= BITS.get(name, 0)
    for name, _, names, values, _, _ in _TABLE:
        packed |= values[names.index(chosen[name])]
    return packed


def options_of(packed: int) -> dict[str, str]:
    """The inverse of bits()."""
    found = {"sets": "+".join([name for name, bit in BITS.items() if packed & bit]) or NOTHING}
    for name, _, names, values, _, _ in _TABLE:
        mask = 0
        for value in values:
            mask |= value
        found[name] = names[values.index(packed & mask)]
    return found
