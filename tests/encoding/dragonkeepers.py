"""Builds a position of Dragonkeepers from an observation: what the seat does not know is anything that fits."""

from collections.abc import Iterator
from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tests.encoding.fields import Fields, in_order, seat_of, until_nothing
from wawel.core.encoding import Encoding
from wawel.games.dragonkeepers.components.ids import COLOURS, LEFT, RIGHT
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.game import Dragonkeepers
from wawel.games.dragonkeepers.model.packing import OWNER_AT, hold, pearl
from wawel.games.dragonkeepers.model.state import NONE, KeepersState, set_puts
from wawel.games.dragonkeepers.model.table import gain


def candidates(encoding: Encoding, fields: Fields) -> Iterator[KeepersState]:
    """One position: all that a view says is in the bytes or follows from them."""
    parts, seats = cast(Dragonkeepers, encoding.game).parts, encoding.seats
    s = cast(KeepersState, encoding.game.start(seats, encoding.options))
    s.phase, s.turn, s.takes, s.idle = (fields[name] for name in ("phase", "turn", "takes", "idle"))
    s.first, s.seat, s.who = (seat_of(fields, fields[name], seats) for name in ("first", "active", "acting"))
    s.changes = vec[i64](fields["changed"])
    s.chests = sum(flag << chest for chest, flag in enumerate(fields["chest"]))
    s.chest_used, s.to_reveal = fields["chest_used"], 0
    for side in (LEFT, RIGHT):
        _fill_side(parts, s, fields, side)
    s.fragments = vec[i64](fields["fragments_left"])
    s.black, s.eggs_left, s.crystals_left = (fields[f"{name}_left"] for name in ("black", "eggs", "crystals"))
    s.pearls_left = vec[i64](fields["pearls_left"])
    s.crests_left = vec[i64]([crest for crest in fields["crests_left"] if crest])
    for seat in range(seats):
        _fill_seat(parts, s, fields, seat)
    s.crystals, s.eggs, s.crests = (vec[i64](in_order(fields, name)) for name in ("crystals", "eggs", "crest"))
    yield s


def _fill_side(parts: Components, s: KeepersState, fields: Fields, side: int) -> None:
    page, below, display = (fields[name][side] for name in ("page", "below", "display"))
    lying = vec[i64]()
    rows = list(zip(*(fields[f"put_{name}"][side] for name in ("back", "seat", "card")), strict=True))
    for back, place, card in reversed([row for row in rows if row[0]]):
        kind = card - 1 if card else parts.of_back[back - 1][0]
        lying = append(lying, kind | seat_of(fields, place - 1, s.seats) << OWNER_AT)
    set_puts(s, side, lying)
    under = until_nothing(fields["under"][side])
    for kind in under:
        s.under = append(s.under, hold(kind, side))
    s.unseen[side] = fields["pile"][side] - len(lying) - len(under)
    back = below if len(lying) else page
    s.pages[side] = back if back is not None and s.unseen[side] else NONE
    s.display[side] = NONE if display is None else display


def _fill_seat(parts: Components, s: KeepersState, fields: Fields, seat: int) -> None:
    own = seat == fields["seat"]
    for back, count in enumerate(in_order(fields, "backs")[seat]):
        for _ in range(0 if own else count):
            gain(parts, s, seat, parts.of_back[back][0])
    for kind, count in enumerate(fields["hand"] if own else []):
        for _ in range(count):
            gain(parts, s, seat, kind)
    real = next(kind for kind in range(len(parts.cards)) if kind != parts.black)
    columns = [in_order(fields, f"stack_{name}")[seat] for name in ("size", "black", "top")]
    for place, colour in enumerate(in_order(fields, "row")[seat]):
        if colour is not None:
            size, black, top = (column[place] for column in columns)
            cards = [parts.black] * black + [real] * (size - black)
            cards.remove(parts.black if top - 1 == parts.black else real)
            s.rows[seat * COLOURS + place] = colour
            for kind in [*cards, top - 1]:
                s.stacks = append(s.stacks, hold(kind, seat * COLOURS + colour))
    values = until_nothing(in_order(fields, "fragment")[seat]) or [0] * in_order(fields, "fragments")[seat]
    for value in values:
        s.rings = append(s.rings, hold(value, seat))
    worths = in_order(fields, "pearl_worth")[seat]
    for number, colour in enumerate(until_nothing(in_order(fields, "pearl")[seat])):
        s.pearls = append(s.pearls, hold(pearl(colour, worths[number] - 1), seat))
