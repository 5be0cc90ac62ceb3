"""Builds a position of Carcassonne from an observation. Features, free cells and points follow from its map."""

from collections.abc import Iterator
from itertools import product
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tests.encoding.fields import Fields, in_order, seat_of, until_nothing
from wawel.core.encoding import Encoding
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import FOLLOWER, LARGE
from wawel.games.carcassonne.components.ids import GOODS, QUARTERS
from wawel.games.carcassonne.model import figures, pieces, quarters
from wawel.games.carcassonne.model.packing import pack_figure, pack_spot
from wawel.games.carcassonne.model.state import NO_TILE, NOWHERE, PHASES, PLACE, PLACE_RIVER, CarcassonneState
from wawel.games.carcassonne.model.terrain import lay
from wawel.games.carcassonne.options import RIVER
from wawel.games.carcassonne.position.scored import forget_scored, is_unscored
from wawel.games.carcassonne.rules import drawing, river

NAMES = list(dict.fromkeys(PHASES))


def candidates(encoding: Encoding, fields: Fields) -> Iterator[CarcassonneState]:
    """Whether a princess or a portal has ended the turn's choices is in the mask alone."""
    for removed, through in product((False, True), (False, True)):
        s = _position(encoding, fields)
        s.removed, s.through = removed, through
        yield s


def _position(encoding: Encoding, fields: Fields) -> CarcassonneState:
    s, seats = cast(CarcassonneState, encoding.game.start(encoding.seats, encoding.options)), encoding.seats
    s.phase = PHASES.index(NAMES[fields["phase"]])
    s.turn = seat_of(fields, fields["turn"], seats)
    _lay_map(s, fields)
    s.tile = NO_TILE if fields["drawn"] is None else fields["drawn"]
    if s.phase == PLACE and s.options & RIVER and river.is_wet(s, s.tile):
        s.phase = PLACE_RIVER
    s.dragon, s.fairy = (NOWHERE if fields[name] is None else fields[name] for name in ("dragon", "fairy"))
    s.walk = vec[i64](until_nothing(fields["walk"]))
    deciding = fields["mover"] if fields["mover"] is not None else fields["actor"]
    s.mover = seat_of(fields, deciding, seats)
    s.pile, s.aside, s.discarded = (vec[i64](fields[name]) for name in ("pile", "aside", "discarded"))
    drawing.count(s)
    s.points = vec[i64](in_order(fields, "points"))
    for place, kind in enumerate(fields["figure_kind"]):
        if kind:
            _put(s, fields, place, kind - 1)
    _add_more(s, fields)
    return s


def _lay_map(s: CarcassonneState, fields: Fields) -> None:
    kinds = until_nothing(fields["tile_kind"])
    for number in range(len(s.cells), len(kinds)):
        east, south, west, north = fields["tile_cell"][number]
        if number == len(kinds) - 1:
            forget_scored(s)
        lay(s, actions.cell(east - west, south - north), kinds[number] * 4 + fields["tile_rotation"][number])
        if s.options & RIVER:
            river.laid(s)
    if not is_unscored(s):
        forget_scored(s)


def _put(s: CarcassonneState, fields: Fields, place: int, kind: int) -> None:
    seat = seat_of(fields, fields["figure_seat"][place] - 1, s.seats)
    tile, segment = fields["figure_tile"][place] - 1, fields["figure_segment"][place]
    if kind == FOLLOWER:
        figures.put(s, seat, tile, segment)
    elif kind == LARGE:
        figures.put_large(s, seat, tile, segment)
    else:
        s.pieces[pieces.place_of(s, kind, seat)] = pack_spot(tile, segment)
    if fields["figure_ward"][place]:
        s.ward = pack_figure(tile, segment, seat)


def _add_more(s: CarcassonneState, fields: Fields) -> None:
    """What some expansions add."""
    if "goods" in fields:
        goods = in_order(fields, "goods")
        s.goods = vec[i64]([goods[seat][kind] for seat in range(s.seats) for kind in range(len(GOODS))])
        s.second = 0 if fields["second"] is None else fields["second"] + 1
    if fields.get("king") is not None:
        s.king, s.largest = seat_of(fields, fields["king"], s.seats), fields["king_size"]
    if fields.get("robber") is not None:
        s.robber, s.longest = seat_of(fields, fields["robber"], s.seats), fields["robber_size"]
    if "count" in fields:
        s.count = fields["count"]
        for seat, quarter in product(range(s.seats), range(len(QUARTERS))):
            for _ in range(in_order(fields, "people")[seat][quarter]):
                quarters.enter(s, seat, quarter, False)
            if in_order(fields, "people_large")[seat][quarter]:
                quarters.enter(s, seat, quarter, True)
    assert list(s.supply) == in_order(fields, "supply"), "followers are on the map, in the city or at home"
