"""DC-2: the table before the first draw, and what chance decides: revealed tiles, cards, the first seat."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT, count
from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.core.rng import Source
from wawel.core.vectors import total
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.components.ids import CARDS, DRAGON_CARDS, SPIRITS, TILES
from wawel.games.dragon_castle.components.layouts import warnings
from wawel.games.dragon_castle.components.load import Components
from wawel.games.dragon_castle.model.grid import grid_of
from wawel.games.dragon_castle.model.state import NOBODY_YET, SETUP, Deal, DragonState, opening
from wawel.games.dragon_castle.options import cards, first_seat, layout

NOT_LEFT: Final = 22  # DC-2.2
NOT_DEALT: Final = 26  # DC-2.6

NOTHING: Final = -1


def start(parts: Components, seats: int, chosen: Mapping[str, str]) -> DragonState:
    """DC-2.2 to DC-2.6: the table before the first draw."""
    spirits = cards(chosen["spirits"], SPIRITS, parts.beginner_spirits, "spirits")
    dragons = cards(chosen["dragons"], DRAGON_CARDS, parts.beginner_dragons, "dragons")
    deal = Deal(spirits.dealt, spirits.choice, dragons.dealt, dragons.choice)
    s = opening(seats, parts, layout(parts, chosen["layout"], seats), grid_of(chosen["realm"]), deal)
    s.spirits = spirits.named
    s.dragons = dragons.named
    s.first = first_seat(chosen["first"])
    s.reveal = s.layout.cells[0]  # the tops are revealed one by one
    return s


def wanted(s: DragonState) -> i64:
    """The kind of the next draw; NOTHING when no draw is due."""
    if s.reveal:
        return actions.TILE
    if s.phase != SETUP:
        return NOTHING
    if count(s.dragons) < s.deal.dragons:
        return actions.DRAGON_CARD
    if count(s.spirits) < s.deal.spirits:
        return actions.SPIRIT_CARD
    return actions.FIRST if s.first == NOBODY_YET else NOTHING


def stack(s: DragonState) -> i64:
    """Where the next draw comes from: tiles, spirit cards, dragon cards, the seats."""
    return wanted(s) - actions.TILE


def legal(s: DragonState) -> vec[i64]:
    """DC-2.3: a covered tile may be any that nobody has seen. DC-2.6: any card still to choose from."""
    place: i64
    kind = wanted(s)
    found = s.found
    found.clear()
    if kind == actions.TILE:
        for place in range(1, TILES + 1):
            if s.bag[place]:
                found.add(actions.pack(actions.TILE, place, 0))
    elif kind == actions.FIRST:
        for place in range(s.seats):
            found.add(actions.pack(actions.FIRST, 0, place))
    else:
        for place in range(CARDS):
            if _cards(s, kind) >> place & 1:
                found.add(actions.pack(kind, place, 0))
    return found.all()


def pick(s: DragonState, source: Source) -> i64:
    """DC-2.2: each unseen tile is equally likely, and so is each card or seat."""
    if not s.reveal:
        found = legal(s)
        return found[source.below(len(found))]
    left = source.below(total(s.bag))
    tile: i64 = 0
    while left >= 0:
        tile += 1
        left -= s.bag[tile]
    return actions.pack(actions.TILE, tile, 0)


def _cards(s: DragonState, kind: i64) -> i64:
    """Cards that can still be dealt, as bits."""
    return s.deal.dragon_cards & ~s.dragons if kind == actions.DRAGON_CARD else s.deal.spirit_cards & ~s.spirits


def why_not(s: DragonState, action: int) -> i64:
    if actions.is_any(action) and action in legal(s):
        return OK
    return NOT_LEFT if wanted(s) == actions.TILE else NOT_DEALT


def weight(s: DragonState, action: i64) -> i64:
    """DC-2.2: each unseen tile is equally likely, so the weight of a symbol is the number of its copies left."""
    if s.reveal:
        return s.bag[actions.y(action)]
    return 1


def apply(s: DragonState, action: i64) -> None:
    kind = actions.kind(action)
    if kind == actions.TILE:
        _show(s, actions.y(action))
    elif kind == actions.DRAGON_CARD:
        s.dragons |= BIT[actions.y(action)]
        if s.log is not None:
            s.log.note("dragon", "DC-2.6", TABLE, [actions.y(action)])
    elif kind == actions.SPIRIT_CARD:
        s.spirits |= BIT[actions.y(action)]
        if s.log is not None:
            s.log.note("spirit", "DC-2.6", TABLE, [actions.y(action)])
    else:
        s.first = actions.x(action)


def _show(s: DragonState, tile: i64) -> None:
    """DC-2.3: everybody sees a tile that is no longer covered."""
    cell = s.reveal
    s.tops[cell] = tile
    s.bag[tile] -= 1
    s.reveal = 0
    if s.phase == SETUP:
        _next_stack(s, cell)
    elif s.log is not None:
        s.log.note("shown", "DC-2.3", TABLE, [tile, cell - 17, s.heights[cell]])


def _next_stack(s: DragonState, cell: i64) -> None:
    """Stacks are filled in reading order; the last one completes the castle."""
    other: i64
    for other in range(cell + 1, len(s.heights)):
        if s.heights[other] and not s.tops[other]:
            s.reveal = other
            return
    if s.log is not None:
        s.log.note("castle", "DC-2.2", TABLE, [s.left])
        for finding in warnings(s.layout.text, s.seats, s.parts.limits):
            s.log.note(finding.key, finding.rule, TABLE, finding.args)
