"""CA-11.2 to CA-11.4, CA-11.6: roads with inns and cities with cathedrals. One of them or more makes no difference."""

from typing import Final

from mypy_extensions import i64

from wawel.games.carcassonne.model.state import CarcassonneState
from wawel.games.carcassonne.model.terrain import grand
from wawel.games.carcassonne.options import IC_IGNORE

ROAD_TILE: Final = 2  # CA-11.2
CITY_PART: Final = 3  # CA-11.3


def road(tiles: i64) -> i64:
    """CA-11.2: a completed road with an inn pays 2 points per tile."""
    return ROAD_TILE * tiles


def city(tiles: i64, shields: i64) -> i64:
    """CA-11.3: a completed city with a cathedral pays 3 points per tile and shield."""
    return CITY_PART * (tiles + shields)


def is_lost(s: CarcassonneState, root: i64) -> bool:
    """CA-11.6: an unfinished road with an inn or city with a cathedral pays nothing, unless an option ignores them."""
    return grand(s, root) != 0 and not s.options & IC_IGNORE
