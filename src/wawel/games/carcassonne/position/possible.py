"""Can tiles, dragon and princess lie and stand as a position says? BadPosition names the rule that forbids it."""

from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.errors import BadPosition
from wawel.games.carcassonne.actions import STEPS
from wawel.games.carcassonne.components.ids import DRAGON_TILE, PORTAL_TILE, PRINCESS_TILE, VOLCANO_TILE
from wawel.games.carcassonne.model.state import (
    ACTION,
    BACK,
    DRAGON,
    GATE,
    MARKET,
    MOVE_COUNT,
    NO_TILE,
    NOWHERE,
    OVER,
    PRINCESS,
    CarcassonneState,
    last,
    tile_of,
)
from wawel.games.carcassonne.options import COUNT, MAY, PORTAL_TO_DRAGON, RIVER
from wawel.games.carcassonne.position.possible_turn import stands_on
from wawel.games.carcassonne.rules import dragon, drawing, fairy, princess, river


def check(s: CarcassonneState) -> None:
    """Raise BadPosition with the first rule that the position breaks."""
    _check_tiles(s)
    if s.options & RIVER:
        _check_river(s)
    _check_princess(s)
    _check_portal(s)
    _check_dragon(s)
    _check_walk(s)


def _check_tiles(s: CarcassonneState) -> None:
    """CA-6.2, CA-10.2.1: the drawn tile, and tiles set aside."""
    symbols = s.parts.symbol
    if s.tile != NO_TILE and s.dragon == NOWHERE and symbols[s.tile] == DRAGON_TILE:
        raise BadPosition("carcassonne.dragon-tile-drawn", "CA-10.2.1")
    if s.tile != NO_TILE and not drawing.is_placeable(s, s.tile):
        raise BadPosition("carcassonne.tile-fits-nowhere", "CA-6.2")
    if s.dragon != NOWHERE and any(s.aside):
        raise BadPosition("carcassonne.aside-nothing", "CA-10.1.3")
    if any(s.aside[tile] and symbols[tile] != DRAGON_TILE for tile in range(len(s.aside))):
        raise BadPosition("carcassonne.aside-dragons", "CA-10.2.1")
    placed = [symbols[turned >> 2] for turned in s.turned]
    if DRAGON_TILE in placed and VOLCANO_TILE not in placed[: placed.index(DRAGON_TILE)]:
        raise BadPosition("carcassonne.dragon-tile-placed", "CA-10.2.1")


def _check_river(s: CarcassonneState) -> None:
    """CA-13.1: all other tiles come after the river, and its lake comes last."""
    wet = [river.is_wet(s, turned >> 2) for turned in s.turned]
    to_come = [tile for tile in range(len(s.pile)) if s.pile[tile] and river.is_wet(s, tile)]
    dry = not all(wet) or (s.tile != NO_TILE and not river.is_wet(s, s.tile))
    if wet != sorted(wet, reverse=True) or (dry and to_come):
        raise BadPosition("carcassonne.river-first", "CA-13.1")
    seen = s.tile == s.parts.lake or s.parts.lake in [turned >> 2 for turned in s.turned]
    if seen and to_come:
        raise BadPosition("carcassonne.lake-last", "CA-13.1")


def _check_princess(s: CarcassonneState) -> None:
    """CA-10.5: her question and her answer."""
    here = s.parts.symbol[tile_of(s, last(s))] == PRINCESS_TILE
    if s.phase == PRINCESS and not princess.is_asked(s):
        raise BadPosition("carcassonne.no-knight", "CA-10.5.2")
    if s.removed and (not here or s.phase not in (ACTION, BACK, GATE, MOVE_COUNT)):
        raise BadPosition("carcassonne.removed-when", "CA-10.5.3")
    if s.phase == ACTION and here and not s.removed and not s.options & MAY and princess.is_asked(s):
        raise BadPosition("carcassonne.removed-yes", "CA-10.5.2")


def _check_portal(s: CarcassonneState) -> None:
    """CA-16.6: a follower went through the portal just placed, and the fairy can still move."""
    if s.through and (
        s.phase != ACTION
        or s.parts.symbol[tile_of(s, last(s))] != PORTAL_TILE
        or not len(fairy.extend_legal(s, vec[i64]()))
    ):
        raise BadPosition("carcassonne.through-when", "CA-16.6")


def _check_dragon(s: CarcassonneState) -> None:
    """CA-10.1.2: the dragon is on the map as soon as a volcano is, and on the volcano just placed."""
    volcano = any(s.parts.symbol[turned >> 2] == VOLCANO_TILE for turned in s.turned)
    if (s.dragon != NOWHERE) != volcano:
        raise BadPosition("carcassonne.dragon-and-volcano", "CA-10.1.2")
    if s.parts.symbol[tile_of(s, last(s))] == VOLCANO_TILE and s.dragon != last(s):
        raise BadPosition("carcassonne.dragon-on-volcano", "CA-10.1.2")
    if s.dragon != NOWHERE and s.dragon == s.fairy and not s.options & PORTAL_TO_DRAGON:
        raise BadPosition("carcassonne.dragon-and-fairy", "CA-10.6.2")


def _check_walk(s: CarcassonneState) -> None:
    """CA-10.3: a walk that goes on, or the last one, which is kept until the next tile is placed."""
    if s.phase == DRAGON and not len(s.walk):
        raise BadPosition("carcassonne.walk-missing", "CA-10.3.2")
    if not len(s.walk):
        return
    _check_path(s)
    if s.parts.symbol[tile_of(s, last(s))] != DRAGON_TILE:
        raise BadPosition("carcassonne.walk-when", "CA-10.3.1")
    if s.phase in (PRINCESS, ACTION):
        raise BadPosition("carcassonne.walk-after-action", "CA-10.3.1")
    entered = list(s.walk)[1:] if s.options & PORTAL_TO_DRAGON else list(s.walk)  # CA-16.10
    if s.fairy in entered:
        raise BadPosition("carcassonne.walk-fairy", "CA-10.3.3")
    if stands_on(s, entered) and not (s.options & COUNT and s.phase in (BACK, MARKET, OVER)):
        raise BadPosition("carcassonne.walk-nobody", "CA-10.3.5")
    if s.phase != DRAGON:
        if not dragon.is_over(s):
            raise BadPosition("carcassonne.walk-unfinished", "CA-10.3.4")
    elif dragon.is_over(s):
        raise BadPosition("carcassonne.walk-over", "CA-10.3.4")
    elif s.mover != (s.turn + len(s.walk) - 1) % s.seats:
        raise BadPosition("carcassonne.walk-turn", "CA-10.3.2")


def _check_path(s: CarcassonneState) -> None:
    """CA-10.3.2, CA-10.3.3: different tiles, each beside the last: the starting one and up to six more."""
    if len(set(s.walk)) < len(s.walk) or len(s.walk) > dragon.WALK + 1 or s.walk[-1] != s.dragon:
        raise BadPosition("carcassonne.walk-form", "CA-10.3.2")
    for here, there in pairwise(s.walk):
        if s.cells[there] - s.cells[here] not in STEPS:
            raise BadPosition("carcassonne.walk-beside", "CA-10.3.2")
