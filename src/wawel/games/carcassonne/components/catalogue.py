"""CA-1: the printed components as JSON, everything a board needs to draw them, each with its provenance."""

from collections.abc import Mapping

from wawel.games.carcassonne.components.load import Components


def components(parts: Components) -> Mapping[str, object]:
    """Every tile of the sets in play with its printed geometry, at rotation 0."""
    sets = parts.data["sets"]
    return {
        "tiles": parts.printed,
        "sets": {name: {key: sets[name][key] for key in ("total", "provenance")} for name in ("base", "pd")},
        "rotation": parts.data["rotation"],
        "followers": sets["base"]["figures_per_player"]["follower"],
    }
