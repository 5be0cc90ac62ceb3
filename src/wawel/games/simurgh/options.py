"""SI-2 and SI-15: what a table can choose: mode, length, shared wins and the wild areas that are open."""

from collections.abc import Mapping

from wawel.core.options import CHOICE, FLAG, Option
from wawel.games.simurgh.components.ids import AREAS, LENGTHS, MODE_NAMES
from wawel.games.simurgh.components.load import Components
from wawel.games.simurgh.model.state import SimurghState


def offered() -> list[Option]:
    """What a table can choose."""
    return [
        Option("mode", CHOICE, "spearman", list(MODE_NAMES), "SI-2.4"),
        Option("length", CHOICE, "short", list(LENGTHS), "SI-15.1"),
        Option("shared", FLAG, "yes", [], "SI-15.6"),
        Option("areas", CHOICE, "printed", ["printed", "4", "5", "6"], "SI-2.6"),
    ]


def options_of(parts: Components, s: SimurghState, wanted: Mapping[str, str]) -> dict[str, str]:
    """The options of a position: the areas that are wanted where they fit, else how many are open."""
    chosen = {"mode": MODE_NAMES[s.mode], "length": LENGTHS[s.length], "shared": "yes" if s.shared else "no"}
    areas = [area for area in (wanted["areas"], "printed") if open_areas(parts, s.seats, area) == s.areas]
    return {**chosen, "areas": areas[0] if areas else str(s.areas)}


def open_areas(parts: Components, seats: int, option: str) -> int:
    """SI-2.6, SI-10.1: areas printed for this number of players, or as many as the table wants."""
    if option != "printed":
        return int(option)
    return len([area for area in range(AREAS) if parts.min_players[area] <= seats])
