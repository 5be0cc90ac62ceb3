"""Playthroughs in OpenSpiel's format: one short match of each game, from a position a few decisions before its end."""

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms import generate_playthrough

FILES: Final = Path(__file__).parent
SEED: Final = 1


def game_of(name: str) -> str:
    """A registered game with the parameters of its playthrough."""
    return f"{name}(position=endgame)"


def replayed(game: str, path: Path) -> str:
    """The playthrough of a game with the actions of a file; random ones where it has none."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    return str(generate_playthrough.playthrough(game, actions, seed=SEED))
