"""Matches of Knights and Castles whose order of youth is drawn by seat, so that a line begins with its first tile."""

from collections.abc import Mapping

from wawel.games.knights_and_castles import GAME
from wawel.testing import Played, play


def by_seat(line: str, seats: int = 2, options: Mapping[str, object] | None = None) -> Played:
    """A line after the draw of the order: seat 0 is the youngest, the last seat the oldest."""
    order = ",".join(str(seat) for seat in range(seats))
    return play(GAME, f"youth:{order} {line}", seats, options)
