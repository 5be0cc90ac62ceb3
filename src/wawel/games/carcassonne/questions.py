"""CA-6.3: what a seat is asked, depending on what it may do now."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK, Ask
from wawel.games.carcassonne.components.ids import PORTAL_TILE
from wawel.games.carcassonne.model.state import (
    BACK,
    DRAGON,
    GATE,
    MARKET,
    MOVE_COUNT,
    PLACE,
    PLACE_RIVER,
    PRINCESS,
    CarcassonneState,
    last,
    tile_of,
)
from wawel.games.carcassonne.options import COUNT_ANY, IC, TB
from wawel.games.carcassonne.rules import deploying, fairy, helpers, large, princess


def ask(s: CarcassonneState) -> Ask:
    """The question of the phase."""
    if s.phase == PLACE:
        return Ask("place", "CA-4.2", [s.tile])
    if s.phase == PLACE_RIVER:
        return Ask("place-river", "CA-13.3", [s.tile])
    if s.phase == PRINCESS:
        return Ask("princess-may" if princess.why_not_pass(s) == OK else "princess", "CA-10.5.2", [])
    if s.phase == DRAGON:
        return Ask("dragon", "CA-10.3.2", [len(s.walk)])
    if s.phase == BACK:
        return Ask("back", "CA-15.6", [])
    if s.phase == GATE:
        return Ask("gate", "CA-15.4", [])
    if s.phase == MOVE_COUNT:
        return Ask("count", "CA-15.5", [s.count])
    if s.phase == MARKET:
        return Ask("market-any" if s.options & COUNT_ANY else "market", "CA-15.9", [])
    if s.through:
        return Ask("fairy-too", "CA-16.6", [])
    tiles = fairy.extend_legal(s, vec[i64]())
    spots = helpers.extend_legal(s, vec[i64]()) if s.options & TB else vec[i64]()
    key = _action(s)
    if len(spots) and key in ("action-no-followers", "action-no-room"):
        key = "action-helpers"
    return Ask(key, "CA-6.3", [len(tiles), len(spots)])


def _action(s: CarcassonneState) -> str:
    """CA-7.6, CA-10.4.1: where a follower may go, or why none may."""
    refusal = deploying.why_not_at_all(s)
    targets = deploying.extend_legal(s, vec[i64]())
    if s.options & IC and refusal == deploying.NO_FOLLOWER_LEFT:  # CA-11.1: the large one may still be there
        refusal = large.why_not_at_all(s)
        targets = large.extend_legal(s, targets)
    if refusal == deploying.ON_VOLCANO:
        return "action-volcano"
    if refusal == deploying.AFTER_PRINCESS:
        return "action-princess"
    if refusal in (deploying.NO_FOLLOWER_LEFT, large.NO_LARGE_LEFT):
        return "action-no-followers"
    if not len(targets):
        return "action-no-room"
    return "portal" if s.parts.symbol[tile_of(s, last(s))] == PORTAL_TILE else "action"
