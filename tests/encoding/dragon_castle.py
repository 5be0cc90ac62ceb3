"""Builds a position of Dragon Castle from an observation. What follows from it is never written."""

from collections.abc import Iterator
from itertools import product
from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tests.encoding.fields import Fields, in_order, seat_of
from wawel.core.encoding import Encoding
from wawel.games.dragon_castle.components.ids import CARDS, DECEPTION, DEPTHS, TYPE
from wawel.games.dragon_castle.components.layouts import STRIDE
from wawel.games.dragon_castle.encoding.observation import BASES
from wawel.games.dragon_castle.model.grid import SEAT_CELLS
from wawel.games.dragon_castle.model.state import NO_SPIRIT, POWER, START, DragonState


def candidates(encoding: Encoding, fields: Fields) -> Iterator[DragonState]:
    """Which tile a spirit has moved already, and whether a check point is open, is in the mask alone."""
    first = _position(encoding, fields)
    moved = range(len(first.grid.cells) + 1) if first.phase == POWER else range(1)
    for checking, place in product((True, False), moved):
        s = first.copy()
        s.checking = checking
        s.moved = first.grid.cells[place - 1] + 1 if place else 0
        yield s


def _position(encoding: Encoding, fields: Fields) -> DragonState:
    s, seats = cast(DragonState, encoding.game.start(encoding.seats, encoding.options)), encoding.seats
    s.phase = fields["phase"]
    s.first = seat_of(fields, fields["first"], seats)
    s.seat = max(0, seat_of(fields, fields["active"], seats))
    s.round = fields["round"]
    _castle(s, fields)
    s.bag = vec[i64]([0, *fields["unseen"]])
    s.supply, s.discarded, s.summons = fields["supply"], fields["discarded"], fields["summons"]
    s.spirits, s.used, s.dragons = (_bits(fields[name]) for name in ("spirit", "spirit_used", "dragon"))
    s.deception, s.depths = fields["spirit_owes"][DECEPTION] == 1, fields["spirit_owes"][DEPTHS] == 1
    s.elegance = 0 if fields["elegance"] is None else fields["elegance"] + 1
    s.hand, s.hand2 = (0 if tile is None else tile + 1 for tile in fields["hand"])
    s.power = NO_SPIRIT if fields["power"] is None else fields["power"]
    s.allowance = fields["allowance"]
    s.base = START if fields["interrupted"] is None else BASES[fields["interrupted"]]
    s.set_points = vec[i64](in_order(fields, "points"))  # however they were made
    s.pools, s.tokens = vec[i64](in_order(fields, "pool")), vec[i64](in_order(fields, "tokens"))
    for row, column in product(range(s.grid.rows), range(s.grid.columns)):
        cell = row * s.grid.stride + column
        s.site |= fields["building"][row][column] << cell
        if fields["turned"][row][column]:
            s.turned = append(s.turned, fields["turned"][row][column] << 6 | cell)
        for seat in range(seats):
            _cell(s, fields, seat, cell, row, column)
    return s


def _bits(flags: list[int]) -> int:
    return sum(flags[card] << card for card in range(CARDS))


def _castle(s: DragonState, fields: Fields) -> None:
    s.heights, s.tops = vec[i64]([0] * len(s.heights)), vec[i64]([0] * len(s.tops))
    s.stacks, s.left, s.reveal = vec[i64]([0] * len(s.stacks)), 0, 0
    for cell in s.layout.cells:
        row, column = cell // STRIDE - 1, cell % STRIDE - 1
        height, tile = fields["castle_height"][row][column], fields["castle_tile"][row][column]
        s.heights[cell] = height
        s.stacks[height] += 1
        s.left += height
        if tile is not None:
            s.tops[cell] = tile + 1
        elif height and not s.reveal:
            s.reveal = cell
        if fields["origin"][row][column]:
            s.origin, s.origin_level = cell, fields["origin_level"]


def _cell(s: DragonState, fields: Fields, seat: int, cell: int, row: int, column: int) -> None:
    tall, tile, shrine = (in_order(fields, f"realm_{name}")[seat][row][column] for name in ("height", "tile", "shrine"))
    at = seat * SEAT_CELLS + cell
    s.tall[at] = tall
    if tile is not None:
        s.faces[at] = tile + 1
        s.up[seat * 6 + TYPE[tile + 1]] |= 1 << cell
    elif tall:
        s.down[seat] |= 1 << cell
        s.built[seat] |= shrine << cell
