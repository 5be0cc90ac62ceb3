"""CA-12.1 to CA-12.6: builder and pig."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import BUILDER, PIG
from wawel.games.carcassonne.components.ids import FIELD, ROAD, SEGMENTS
from wawel.games.carcassonne.model import pieces
from wawel.games.carcassonne.model.packing import pack_spot, spot_tile
from wawel.games.carcassonne.model.state import (
    EARNED,
    FIRST_TILE,
    NOWHERE,
    SECOND_TILE,
    CarcassonneState,
    last,
    tile_of,
)
from wawel.games.carcassonne.model.terrain import find, is_complete, kind
from wawel.games.carcassonne.rules import deploying

NO_BUILDER_LEFT: Final = 121  # CA-12.1
NO_PIG_LEFT: Final = 122  # CA-12.2
NO_OWN_FOLLOWER_THERE: Final = 123  # CA-12.1
NO_OWN_FARMER_THERE: Final = 124  # CA-12.2
BUILDER_NOT_HERE: Final = 125  # CA-12.1
PIG_NOT_HERE: Final = 126  # CA-12.2
BUILDER_ON_COMPLETE: Final = 127  # CA-12.1
HELPER_OTHER_TILE: Final = 128  # CA-10.4.4


def _why_not_at_all(s: CarcassonneState, figure: i64) -> i64:
    """CA-12.3: OK, or why this figure may not be deployed this turn."""
    refusal = deploying.why_not_this_turn(s)
    if refusal != OK:
        return refusal
    if s.pieces[pieces.place_of(s, figure, s.turn)] == NOWHERE:
        return OK
    return NO_BUILDER_LEFT if figure == BUILDER else NO_PIG_LEFT


def _why_not_spot(s: CarcassonneState, figure: i64, segment: i64) -> i64:
    """CA-12.1, CA-12.2: OK, or why not on this segment of the tile just placed."""
    spot = pack_spot(last(s), segment)
    feature = kind(s, last(s), segment)
    if figure == PIG:
        if feature != FIELD:
            return PIG_NOT_HERE
        return NO_OWN_FARMER_THERE if pieces.is_alone(s, s.turn, spot) else OK
    if feature > ROAD:
        return BUILDER_NOT_HERE
    if pieces.is_alone(s, s.turn, spot):
        return NO_OWN_FOLLOWER_THERE
    return BUILDER_ON_COMPLETE if is_complete(s, pieces.root_at(s, spot)) else OK


def why_not(s: CarcassonneState, action: i64) -> i64:
    """CA-10.4.4: only on the tile just placed, portal or not."""
    figure = actions.figure(action)
    refusal = _why_not_at_all(s, figure)
    if refusal != OK:
        return refusal
    if actions.tile_on_map(action) != last(s):
        return HELPER_OTHER_TILE
    segment = actions.segment(action)
    if segment >= s.parts.segments[tile_of(s, last(s))]:
        return deploying.NO_SUCH_SEGMENT
    return _why_not_spot(s, figure, segment)


def extend_legal(s: CarcassonneState, found: vec[i64]) -> vec[i64]:
    """Builder, then pig, on every segment of the tile just placed that allows it."""
    figure: i64
    segment: i64
    for figure in range(BUILDER, PIG + 1):
        if _why_not_at_all(s, figure) != OK:
            continue
        for segment in range(s.parts.segments[tile_of(s, last(s))]):
            if _why_not_spot(s, figure, segment) == OK:
                found = append(found, actions.deploy(figure, pack_spot(last(s), segment)))
    return found


def apply(s: CarcassonneState, action: i64) -> None:
    """CA-12.3: it claims nothing and counts nowhere."""
    figure = actions.figure(action)
    place = pieces.place_of(s, figure, s.turn)
    s.pieces[place] = pack_spot(last(s), actions.segment(action))
    if s.log is not None:
        rule = "CA-12.1" if figure == BUILDER else "CA-12.2"
        s.log.note("helper-deployed", rule, s.turn, pieces.told(s, place))


def look(s: CarcassonneState) -> None:
    """CA-12.4: whether the first tile of a turn became part of the feature on which the seat's builder stands."""
    if s.second == FIRST_TILE and extends_builder(s):
        s.second = EARNED
        if s.log is not None:
            s.log.note("extends", "CA-12.4", s.turn, pieces.told(s, pieces.place_of(s, BUILDER, s.turn)))


def extends_builder(s: CarcassonneState) -> bool:
    """CA-12.4: whether a segment of the tile just placed belongs to the city or road of the active seat's builder."""
    spot = s.pieces[pieces.place_of(s, BUILDER, s.turn)]
    if spot == NOWHERE:
        return False
    root = pieces.root_at(s, spot)
    tile, base = tile_of(s, last(s)), s.base[last(s)]
    segment: i64
    for segment in range(s.parts.segments[tile]):
        if s.parts.kinds[tile * SEGMENTS + segment] > ROAD:
            return False
        if find(s, base + segment) == root:
            return True
    return False


def goes_on(s: CarcassonneState) -> bool:
    """CA-12.4, T12: whether the same seat draws a second tile now. There is no third."""
    if s.second != EARNED:
        s.second = FIRST_TILE
        return False
    s.second = SECOND_TILE
    if s.log is not None:
        s.log.note("second-tile", "CA-12.4", s.turn, [])
    return True


def flee(s: CarcassonneState) -> None:
    """CA-10.3.5, CA-16.11: builders and pigs on the dragon's tile go home. CA-10.3.6: then those left alone."""
    place: i64
    for place in range(s.seats, len(s.pieces)):
        if s.pieces[place] != NOWHERE and spot_tile(s.pieces[place]) == s.dragon:
            pieces.send_home(s, place, "helper-eaten", "CA-10.3.5")
    leave(s)


def leave(s: CarcassonneState) -> None:
    """CA-10.3.6, CA-12.6: a builder or pig goes home when its seat has no follower left on its feature."""
    place: i64
    for place in range(s.seats, len(s.pieces)):
        if s.pieces[place] != NOWHERE and pieces.is_alone(s, place % s.seats, s.pieces[place]):
            pieces.send_home(s, place, "helper-alone", "CA-10.3.6")
