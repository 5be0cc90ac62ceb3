"""DC-1: the printed components as JSON, everything a board needs to draw them, each with its provenance."""

from collections.abc import Mapping

from wawel.core.components import is_guessed
from wawel.games.dragon_castle.components.ids import NAMES
from wawel.games.dragon_castle.components.load import Components


def components(parts: Components) -> Mapping[str, object]:
    data = parts.data
    names = ("type", "spirit", "dragon", "layout", "layouts", "ground_range", "realm", "supply", "shrine", "sets")
    return {name: data[name] for name in names} | {"tiles": NAMES[1:]}


def reconstructed(parts: Components) -> list[str]:
    """What the data file marks as known from no source."""
    data = parts.data
    found: list[str] = []
    if is_guessed([data["realm"]]):
        found.append("realm")
    if is_guessed(data["layout"]):
        found.append("layouts")
    if is_guessed(data["spirit"] + data["dragon"], "beginner"):
        found.append("beginner")
    if is_guessed(data["type"], "pictures"):
        found.append("pictures")
    return found
