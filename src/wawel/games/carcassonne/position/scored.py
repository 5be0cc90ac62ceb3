"""CA-8: what a position has scored already, and who can stand where because of that."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.carcassonne.components.ids import CLOISTER, FIELD
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.packing import cloister_node, figure_tile, pack_cloister
from wawel.games.carcassonne.model.state import (
    ACTION,
    BACK,
    DRAGON,
    MARKET,
    OVER,
    PRINCESS,
    CarcassonneState,
    last,
    tile_of,
)
from wawel.games.carcassonne.model.terrain import find, is_complete
from wawel.games.carcassonne.options import AFTER_SCORING, COUNT


def may_share(s: CarcassonneState) -> bool:
    """CA-15.6, CA-15.9: whether followers may have come back to a segment where others stand."""
    return s.options & COUNT != 0 and s.phase in (BACK, MARKET, OVER)


def is_unscored(s: CarcassonneState) -> bool:
    """Whether the features that the last tile completed are still to be scored (T9)."""
    return s.phase in (PRINCESS, ACTION, BACK) or (s.phase == DRAGON and not s.options & AFTER_SCORING)


def forget_scored(s: CarcassonneState) -> None:
    """CA-8.1: a cloister that was complete at the end of a turn has been scored."""
    s.cloisters = vec[i64]([cloister for cloister in s.cloisters if not is_complete(s, cloister_node(cloister))])


def is_scored(s: CarcassonneState, figure: int) -> bool:
    """CA-8.8: whether a figure stands on a feature that was completed earlier, which cannot be."""
    root, feature = figures.root_of(s, figure), figures.kind_under(s, figure)
    if feature == FIELD or not is_complete(s, root):
        return False
    if feature == CLOISTER:
        return pack_cloister(figure_tile(figure), root) not in s.cloisters
    here = s.base[last(s)]
    segments = len(s.parts.features[tile_of(s, last(s))])
    return not is_unscored(s) or root not in [find(s, here + segment) for segment in range(segments)]
