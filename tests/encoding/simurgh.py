"""Builds a position of Simurgh from an observation: what the seat does not know is anything that fits."""

from collections.abc import Iterator
from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tests.encoding.fields import Fields, in_order, seat_of, until_nothing
from tests.encoding.simurgh_frames import frames
from wawel.core.encoding import Encoding
from wawel.games.simurgh.components.ids import FIRST_DRAGON, FIRST_OBJECTIVE, SPACES
from wawel.games.simurgh.model.frames import push_numbers
from wawel.games.simurgh.model.state import (
    DECK,
    DRAGON_STACK,
    FIGURES,
    KNOWN,
    OBJECTIVE_STACK,
    TILE,
    TYPED,
    TYPES_IN_DECK,
    SimurghState,
)
from wawel.games.simurgh.rules import setup

STACKS = (DECK, DRAGON_STACK, OBJECTIVE_STACK)


def candidates(encoding: Encoding, fields: Fields) -> Iterator[SimurghState]:
    """Which abilities answered a step, and whether the scouts have bought, is in the mask alone."""
    first = _table(encoding, fields)
    _seats(first, fields)
    _hidden(first, fields)
    for found in frames(first, fields):
        s = first.copy()
        for frame in found:
            assert push_numbers(s, frame)
        yield s


def _table(encoding: Encoding, fields: Fields) -> SimurghState:
    s, seats = cast(SimurghState, encoding.game.start(encoding.seats, encoding.options)), encoding.seats
    s.phase, s.base, s.turn = fields["phase"], fields["stage"], fields["turn"]
    s.first, s.seat = (max(0, seat_of(fields, fields[name], seats)) for name in ("first", "active"))
    s.ending = seat_of(fields, fields["triggered_by"], seats)
    s.explored = fields["explored"] == 1
    s.entered = sum(flag << area for area, flag in enumerate(fields["entered"]))
    s.wilds, s.market = (vec[i64](_tiles(fields[name], 1)) for name in ("wild_tile", "market_tile"))
    s.objectives = vec[i64](_tiles(fields["objective"], FIRST_OBJECTIVE))
    s.gone = sum(flag << place for place, flag in enumerate(fields["gone"]))
    s.chronicle = vec[i64]([place + 1 for place in until_nothing(fields["chronicle"])])
    s.laying = 0 if fields["laying"] is None else fields["laying"] + 1
    s.laid = 0 if fields["laid"] is None else fields["laid"] + 1
    s.step = _step(s, fields)
    for space in range(SPACES):
        for place, row in enumerate(fields["vassals"][space]):
            seat = seat_of(fields, place, seats)
            for kind in range(2):
                s.on[space * FIGURES + seat * 2 + kind] = row[kind]
                s.crowd[space] += row[kind]
    return s


def _tiles(places: list[int | None], first: int) -> list[int]:
    return [0 if place is None else place + first for place in places]


def _step(s: SimurghState, fields: Fields) -> int:
    """How far a draft has come."""
    seat = seat_of(fields, fields["draft_seat"], s.seats)
    if s.base not in (setup.POWER_DRAFT, setup.ACTION_DRAFT):
        return 0
    if seat < 0:
        return 2 * s.seats
    place = (seat - s.first) % s.seats
    return s.seats - 1 - place if s.base == setup.POWER_DRAFT else (fields["draft_round"] - 1) * s.seats + place


def _seats(s: SimurghState, fields: Fields) -> None:
    goods, points = in_order(fields, "goods"), in_order(fields, "points")
    s.goods = vec[i64]([number for seat in range(s.seats) for number in (*goods[seat], points[seat])])
    s.free, s.supply = (
        vec[i64]([number for row in in_order(fields, name) for number in row]) for name in ("free", "supply")
    )
    s.resting = vec[i64](in_order(fields, "resting")[s.seat])
    for seat in range(s.seats):
        row, markers = vec[i64](), in_order(fields, "dragon_marker")[seat]
        for place, dragon in enumerate(until_nothing(in_order(fields, "dragon")[seat])):
            row = append(row, dragon << 3 | sum(flag << slot for slot, flag in enumerate(markers[place])))
            s.marked[seat] += sum(markers[place])
        s.dragons[seat] = row
        own = seat == fields["seat"]
        offered = [place + 1 for place in until_nothing(fields["offer"])] if own else []
        s.offers[seat] = vec[i64](offered or [1] * in_order(fields, "offer_size")[seat])
        s.commits[seat] = fields["commit"] if own else in_order(fields, "ready")[seat]


def _hidden(s: SimurghState, fields: Fields) -> None:
    """Tiles that the seat cannot place go anywhere, as long as their types add up."""
    viewer, unseen = fields["seat"], list(fields["unseen"])
    for seat in range(s.seats):
        flags = in_order(fields, "hand")[seat]
        entries = [place + 1 | 1 << viewer + KNOWN for place, flag in enumerate(flags) if flag]
        for type, count in enumerate(in_order(fields, "hand_type")[seat]):
            for place, entry in enumerate(entries):
                if count and s.parts.type[entry & TILE] == type:
                    entries[place] |= TYPED
                    count -= 1
            entries += [_unseen(s, unseen, type) | TYPED for _ in range(count)]
        entries += [_unseen(s, unseen, None) for _ in range(in_order(fields, "hand_size")[seat] - len(entries))]
        s.hands[seat] = vec[i64](entries)
    for which in STACKS:
        for end, rows in (("top", s.tops), ("bottom", s.bottoms)):
            tiles = reversed(fields[end][which][: fields[f"{end}_size"][which]])
            rows[which] = vec[i64]([_entry(s, unseen, which, tile, viewer) for tile in tiles])
        inside = fields["stack_size"][which] - len(s.tops[which]) - len(s.bottoms[which])
        s.bags[which] = (1 << inside) - 1
    s.left = vec[i64](unseen)
    drawn = [place + 1 for place in until_nothing(fields["drawn"])] or [FIRST_DRAGON] * fields["drawn_size"]
    s.drawn = vec[i64](drawn)


def _unseen(s: SimurghState, unseen: list[int], type: int | None) -> int:
    """Some tile of a type, or of the first type that has one to spare."""
    found = next(place for place in range(TYPES_IN_DECK) if unseen[place]) if type is None else type
    if found < TYPES_IN_DECK:
        unseen[found] -= 1
    return next(tile for tile in range(1, FIRST_DRAGON) if s.parts.type[tile] == found)


def _entry(s: SimurghState, unseen: list[int], which: int, tile: int, viewer: int) -> int:
    if tile:
        return tile | 1 << viewer + KNOWN
    return _unseen(s, unseen, None) if which == DECK else FIRST_DRAGON
