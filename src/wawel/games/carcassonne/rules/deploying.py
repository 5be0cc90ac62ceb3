"""CA-7 and CA-10.4: deploying a follower, on the tile just placed or through a magic portal."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import CLOISTER, FIELD, OPEN, PORTAL_TILE, VOLCANO_TILE
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.packing import pack_figure, pack_spot
from wawel.games.carcassonne.model.state import CarcassonneState, last, tile_of
from wawel.games.carcassonne.model.terrain import find, kind
from wawel.games.carcassonne.options import PORTAL_JUST_COMPLETED, PORTAL_TO_DRAGON

NO_FOLLOWER_LEFT: Final = 71  # CA-7.1
OTHER_TILE: Final = 72  # CA-7.2
OCCUPIED: Final = 73  # CA-7.2
NO_SUCH_SEGMENT: Final = 74  # CA-7.2
ON_VOLCANO: Final = 75  # CA-10.1.1
AFTER_PRINCESS: Final = 76  # CA-10.5.3
BESIDE_DRAGON: Final = 77  # CA-10.3.8
COMPLETE: Final = 78  # CA-10.4.2
ALREADY_DEPLOYED: Final = 81  # CA-16.6


def why_not_this_turn(s: CarcassonneState) -> i64:
    """CA-10.1.1, CA-10.5.3, CA-16.6: OK, or why no figure may be deployed with this tile."""
    if s.parts.symbols[tile_of(s, last(s))] == VOLCANO_TILE:
        return ON_VOLCANO
    if s.removed:
        return AFTER_PRINCESS
    if s.through:
        return ALREADY_DEPLOYED
    return OK


def why_not_at_all(s: CarcassonneState) -> i64:
    """CA-7.1: OK, or why no follower may be deployed this turn."""
    refusal = why_not_this_turn(s)
    if refusal == OK and s.supply[s.turn] == 0:
        return NO_FOLLOWER_LEFT
    return refusal


def _why_not_spot(s: CarcassonneState, number: i64, segment: i64) -> i64:
    """CA-7.2, CA-10.4.2, CA-10.4.3: OK, or why not on this segment. CA-7.3: on the new tile it may be complete."""
    root = find(s, s.base[number] + segment)
    if s.crowd[root]:
        return OCCUPIED
    if number == last(s):
        return OK
    if number == s.dragon and not s.options & PORTAL_TO_DRAGON:  # CA-16.10
        return BESIDE_DRAGON
    if s.sums[root] & OPEN == 0 and _is_closed_to_portals(s, number, segment, root):
        return COMPLETE
    return OK


def _is_closed_to_portals(s: CarcassonneState, number: i64, segment: i64, root: i64) -> bool:
    """CA-10.4.2: complete and not a field. CA-16.5: an option opens what this very tile completed."""
    feature = kind(s, number, segment)
    if feature == FIELD:
        return False
    if not s.options & PORTAL_JUST_COMPLETED:
        return True
    if feature == CLOISTER:
        return number << 12 | root not in s.cloisters  # a complete one stays listed until it is scored
    here = last(s)
    return all(find(s, s.base[here] + own) != root for own in range(s.parts.segments[tile_of(s, here)]))


def why_not(s: CarcassonneState, action: i64) -> i64:
    refusal = why_not_at_all(s)
    return refusal if refusal != OK else why_not_there(s, action)


def why_not_there(s: CarcassonneState, action: i64) -> i64:
    """CA-7.2, CA-10.4.1: OK, or why no follower of either size may go there."""
    number, segment = actions.tile_on_map(action), actions.segment(action)
    if number >= len(s.cells) or segment >= s.parts.segments[tile_of(s, number)]:
        return NO_SUCH_SEGMENT
    if number != last(s) and s.parts.symbols[tile_of(s, last(s))] != PORTAL_TILE:
        return OTHER_TILE
    return _why_not_spot(s, number, segment)


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    return extend_targets(s, found, actions.FOLLOWER) if why_not_at_all(s) == OK else found


def extend_targets(s: CarcassonneState, found: vec[i64], figure: i64) -> vec[i64]:
    """CA-7.6: every legal target; two segments of one feature are two targets. CA-10.4.1: a portal opens all tiles."""
    here = last(s)
    first = here
    if s.parts.symbols[tile_of(s, here)] == PORTAL_TILE:
        first = 0
    number: i64
    segment: i64
    for number in range(first, here + 1):
        for segment in range(s.parts.segments[tile_of(s, number)]):
            if _why_not_spot(s, number, segment) == OK:
                found = append(found, actions.deploy(figure, pack_spot(number, segment)))
    return found


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-7.1, CA-7.4: a follower takes its role; CA-7.5: it stays until a rule sends it home."""
    number, segment = actions.tile_on_map(action), actions.segment(action)
    figures.put(s, s.turn, number, segment)
    tell(s, number, segment)


def tell(s: CarcassonneState, number: i64, segment: i64) -> None:
    """The follower that the active seat just deployed."""
    if s.log is not None:
        spot = figures.spot(s, pack_figure(number, segment, s.turn))
        if number == last(s):
            s.log.note("deployed", "CA-7.1", s.turn, spot)
        else:
            s.log.note("through-portal", "CA-10.4.1", s.turn, spot)
