"""SI-1: the printed components as JSON, everything a board needs to draw them, each with its provenance."""

from collections.abc import Mapping
from typing import Final

from wawel.core.components import is_guessed
from wawel.games.simurgh.components.load import Components

GUESSES: Final = ["dragon_type", "objective", "objective_space", "scout_area", "wild_area"]


def reconstructed(parts: Components) -> list[str]:
    """Kinds of components that hold values known from no source."""
    rows = dict(parts.data)
    rows["objective"] = [row for row in parts.data["tile"] if row["type"] == "objective"]
    return [kind for kind in GUESSES if is_guessed(rows[kind])]


def components(parts: Components) -> Mapping[str, object]:
    """Everything printed, with its provenance."""
    keys = ["city_space", "scout_area", "wild_area", "objective_space", "dragon_type", "tile", "constants"]
    return {key: parts.data[key] for key in keys}
