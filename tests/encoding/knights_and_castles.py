"""Builds a position of Knights and Castles from an observation: camps and choices of others are any that fit."""

from collections.abc import Iterator
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tests.encoding.fields import Fields, in_order, seat_of
from wawel.core.encoding import Encoding
from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.actions import SHEPHERD
from wawel.games.knights_and_castles.model.state import ALL_TILES, NO_COMMIT, NO_TILE, OVER, RECRUIT, KnightsState


def candidates(encoding: Encoding, fields: Fields) -> Iterator[KnightsState]:
    """One position: all that a view says is in the bytes or follows from them."""
    s, seats = cast(KnightsState, encoding.game.start(encoding.seats, encoding.options)), encoding.seats
    s.phase, s.game, s.games, s.round = (fields[name] for name in ("phase", "game", "games", "round"))
    s.youth = vec[i64]([seat_of(fields, place, seats) for place in fields["youth"] if place is not None])
    s.sword = seat_of(fields, fields["sword"], seats)
    s.tile = NO_TILE if fields["tile"] is None else fields["tile"]
    for round in range(s.round):
        tile, winner = fields["played_tile"][round], seat_of(fields, fields["played_winner"][round], seats)
        s.played[round] = tile << 3 | winner + 1
    s.left = ALL_TILES - sum(1 << tile for tile in fields["played_tile"] if tile is not None)
    s.points, s.earlier = (vec[i64](in_order(fields, name)) for name in ("points", "earlier"))
    for seat in range(seats):
        own = seat == fields["seat"] or s.phase == OVER
        size = in_order(fields, "camp_size")[seat]
        s.camps[seat] = _bits(in_order(fields, "camp")[seat]) if own else (1 << size) - 1
        s.commits[seat] = _commit(s, fields, seat)
    yield s


def _bits(flags: list[int]) -> int:
    return sum(flag << army for army, flag in enumerate(flags))


def _commit(s: KnightsState, fields: Fields, seat: int) -> int:
    kind = actions.RECRUIT if s.phase == RECRUIT else actions.ATTACK
    if seat == fields["seat"]:
        chosen = _bits(fields["commit_armies"]) | fields["commit_shepherds"] * SHEPHERD
        return kind | chosen if fields["commit"] else NO_COMMIT
    ready = in_order(fields, "ready")[seat]
    return kind | (1 if s.phase == RECRUIT else 2 * SHEPHERD) if ready else NO_COMMIT
