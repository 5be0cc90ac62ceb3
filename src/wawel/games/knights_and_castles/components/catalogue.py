"""RZ-1: the printed components as JSON, everything a board needs to draw them, each with its provenance."""

from collections.abc import Mapping

from wawel.core.components import is_guessed
from wawel.games.knights_and_castles.components.load import Components


def components(parts: Components) -> Mapping[str, object]:
    return {"cards": parts.data["card"], "tiles": parts.data["tile"]}


def reconstructed(parts: Components) -> list[str]:
    """What the data file marks as known from no source."""
    return ["strength"] if is_guessed(parts.data["card"], "strength") else []
