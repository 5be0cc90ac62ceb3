"""SI-2: setup. Chance deals one tile at a time; Dragonlord mode has three drafts in between."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.core.vectors import index, insert_sorted
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.ids import EXPLORATION, POWER, PRODUCTION, RESEARCH
from wawel.games.simurgh.components.load import Components
from wawel.games.simurgh.model import stacks
from wawel.games.simurgh.model.state import (
    DEAL,
    DECK,
    DRAFT,
    DRAGON_STACK,
    EVERYBODY,
    GOODS,
    KNOWN,
    NO_COMMIT,
    OBJECTIVE_STACK,
    PICK,
    TILE,
    TYPED,
    TYPES_IN_DECK,
    SimurghState,
    empty_rows,
)
from wawel.games.simurgh.model.state import POWER as POWER_PHASE
from wawel.games.simurgh.rules import draws

NOT_OFFERED: Final = 211  # SI-2.11
NOT_DEALT: Final = 213  # SI-2.13

# stages of the setup
POWERS: Final = 28  # SI-2.7
TILES: Final = 29  # SI-2.8
MARKET: Final = 30  # SI-2.9
ONE_DRAGON: Final = 31  # SI-2.10
POWER_DRAFT: Final = 32  # SI-2.11
OPEN: Final = 33  # SI-2.12
ACTION_DRAFT: Final = 34
THREE_DRAGONS: Final = 35  # SI-2.13
READY: Final = 36

POWER_BAG: Final = 3
DEALT_TYPES: Final = vec[i64]([PRODUCTION, RESEARCH, EXPLORATION])


def start(seats: int, parts: Components, mode: i64, length: i64, shared: bool, areas: i64) -> SimurghState:
    """SI-2.2, SI-2.3, SI-2.4, SI-2.5, SI-2.6: what everybody starts with; nobody has seen a tile."""
    s = SimurghState(seats, parts, mode, length, shared, areas)
    s.set_table()
    seat: i64
    for seat in range(seats):
        kind: i64
        for kind in range(6):
            s.goods[seat * GOODS + kind] = parts.start_goods[kind]
        for kind in range(2):
            s.free[seat * 2 + kind] = parts.start_vassals[kind]
            s.supply[seat * 2 + kind] = parts.vassals[kind] - parts.start_vassals[kind]
    type: i64
    for type in range(TYPES_IN_DECK):
        s.bags[DECK] |= parts.of_type[type]
        s.left[type] = parts.quota[type]
    s.bags[DRAGON_STACK] = parts.of_type[5]
    s.bags[OBJECTIVE_STACK] = parts.of_type[6]
    s.bags[POWER_BAG] = parts.of_type[POWER]
    return s


def begin(s: SimurghState, first: i64) -> None:
    """SI-2.1: chance names the first player."""
    s.first = s.seat = first
    s.base = POWER_DRAFT if s.mode else POWERS
    if s.log is not None:
        s.log.note("first", "SI-2.1", first, [])


def in_turn(s: SimurghState, place: i64) -> i64:
    """The seat with this place in turn order, from 0."""
    return (s.first + place) % s.seats


def drafter(s: SimurghState) -> i64:
    """SI-2.11: the last in turn order goes first. `step` counts tiles drawn and kept."""
    return in_turn(s, s.seats - 1 - s.step)


def step(s: SimurghState) -> bool:
    """Advance the setup; return True when chance or a seat has to act."""
    n: i64 = s.seats
    if s.base == POWERS:
        return _deal(s) if s.step < n else _next(s, TILES)
    if s.base == TILES:
        return _deal(s) if s.step < 3 * n else _next(s, MARKET)
    if s.base == POWER_DRAFT:
        if s.step == n:
            return _next(s, OPEN)
        s.seat = drafter(s)
        if len(s.offers[s.seat]) < 3:
            return _deal(s)
        s.phase = POWER_PHASE
        return True
    if s.base == OPEN:
        return _deal(s) if has_gap(s) else _next(s, ACTION_DRAFT)
    if s.base == ACTION_DRAFT:
        return _step_action_draft(s)
    if s.base == MARKET:
        return _deal(s) if has_gap(s) else _next(s, THREE_DRAGONS if s.mode else ONE_DRAGON)
    if s.base == ONE_DRAGON:
        return _deal(s) if s.step < n else _next(s, READY)
    if s.base == THREE_DRAGONS:
        if s.step < 3 * n:
            return _deal(s)
        s.phase = PICK
        return True
    return False


def _deal(s: SimurghState) -> bool:
    s.phase = DEAL
    return True


def has_gap(s: SimurghState) -> bool:
    """Whether a market area needs a tile."""
    return index(s.market, 0) >= 0


def _next(s: SimurghState, stage: i64) -> bool:
    s.base = stage
    s.step = 0
    return False


def _step_action_draft(s: SimurghState) -> bool:
    """SI-2.12: two rounds in the same order, each gap filled at once; then the open tiles are shuffled in."""
    if has_gap(s):
        return _deal(s)
    if s.step < 2 * s.seats:
        s.seat = in_turn(s, s.step % s.seats)
        s.phase = DRAFT
        return True
    area: i64
    for area in range(4):
        stacks.shuffle_in(s, DECK, s.market[area])
        s.market[area] = 0
    if s.log is not None:
        s.log.note("shuffled", "SI-2.12", TABLE, [])
    return _next(s, MARKET)


def bag(s: SimurghState) -> i64:
    """Which bag the next tile of the setup comes from."""
    if s.base in (POWERS, POWER_DRAFT):
        return POWER_BAG
    return DRAGON_STACK if s.base in (ONE_DRAGON, THREE_DRAGONS) else DECK


def in_bag(s: SimurghState) -> i64:
    """The tiles that may be dealt next, as bits; SI-2.8: of one type at a time."""
    found = stacks.in_bag(s, bag(s))
    return found & s.parts.of_type[DEALT_TYPES[s.step % 3]] if s.base == TILES else found


def dealt(s: SimurghState, tile: i64) -> None:
    """A tile arrives: in a hand, in the market, or in an offer."""
    which = bag(s)
    stacks.take_out(s, which, tile)
    if s.base == POWERS or s.base == TILES:
        seat = in_turn(s, s.step if s.base == POWERS else s.step // 3)
        stacks.to_hand(s, seat, tile | TYPED)
        _tell(s, "dealt", "SI-2.7" if s.base == POWERS else "SI-2.8", seat, tile)
        s.step += 1
    elif s.base == POWER_DRAFT:
        _offer(s, s.seat, tile)
        s.seen[tile] |= BIT[s.seat]
        _tell(s, "offered", "SI-2.11", s.seat, tile)
    elif which == DECK:
        area = index(s.market, 0)
        s.market[area] = tile
        stacks.show(s, tile)
        if s.log is not None:
            s.log.note("turned-up", "SI-2.9" if s.base == MARKET else "SI-2.12", TABLE, [tile, area + 1])
    elif s.base == ONE_DRAGON:
        draws.gain_dragon(s, in_turn(s, s.step), tile, s.parts.start_markers)
        s.step += 1
    else:
        seat = in_turn(s, s.step // 3)
        _offer(s, seat, tile)
        _tell(s, "drew-dragon", "SI-2.13", seat, tile)
        s.step += 1


def _offer(s: SimurghState, seat: i64, tile: i64) -> None:
    """Offer a seat a tile that it alone has seen."""
    s.offers[seat] = append(s.offers[seat], tile | BIT[seat + KNOWN])


def _tell(s: SimurghState, key: str, rule: str, seat: i64, tile: i64) -> None:
    if s.log is not None:
        s.log.secret(key, rule, seat, [tile])


# SI-2.11, SI-2.12: the two drafts


def _listed(kind: i64, entries: vec[i64]) -> vec[i64]:
    """An action of this kind for each tile, ascending."""
    found = vec[i64]()
    for entry in entries:
        found = insert_sorted(found, kind | entry & TILE)
    return found


def drafts(s: SimurghState) -> vec[i64]:
    return _listed(actions.DRAFT, s.offers[s.seat] if s.phase == POWER_PHASE else s.market)


def why_not_draft(s: SimurghState, action: i64) -> i64:
    return OK if index(drafts(s), action) >= 0 else NOT_OFFERED


def draft(s: SimurghState, tile: i64) -> None:
    if s.phase == POWER_PHASE:
        _keep_power(s, tile)
    else:
        s.market[index(s.market, tile)] = 0
        stacks.to_hand(s, s.seat, tile | EVERYBODY << KNOWN)
        if s.log is not None:
            s.log.note("drafted", "SI-2.12", s.seat, [tile])
    s.step += 1


def _keep_power(s: SimurghState, tile: i64) -> None:
    """SI-2.11: keep one, pass two to the previous player in turn order; the last two leave the game unseen."""
    stacks.to_hand(s, s.seat, tile | TYPED)
    _tell(s, "kept-power", "SI-2.11", s.seat, tile)
    offered = s.offers[s.seat]
    s.offers[s.seat] = vec[i64]()
    to = in_turn(s, s.seats - 2 - s.step)
    known = (BIT[s.seat] | BIT[to]) << KNOWN
    for entry in offered:
        other = entry & TILE
        if other == tile:
            continue
        if s.step + 1 == s.seats:
            stacks.shuffle_in(s, POWER_BAG, other)
        else:
            s.offers[to] = append(s.offers[to], other | known)
            s.seen[other] |= BIT[to]


# SI-2.13: all pick a dragon at once


def picks(s: SimurghState, seat: i64) -> vec[i64]:
    return _listed(actions.PICK, s.offers[seat])


def why_not_pick(s: SimurghState, seat: i64, action: i64) -> i64:
    return OK if s.commits[seat] == NO_COMMIT and index(picks(s, seat), action) >= 0 else NOT_DEALT


def pick(s: SimurghState, seat: i64, tile: i64) -> None:
    """SI-2.13: secret until everybody has picked; then all reveal, and the rest is shuffled in."""
    s.commits[seat] = tile
    if s.log is not None:
        s.log.note("ready", "SI-2.13", seat, [])
        s.log.seal("SI-2.13")
    if index(s.commits, NO_COMMIT) >= 0:
        return
    place: i64
    for place in range(s.seats):
        who = in_turn(s, place)
        draws.gain_dragon(s, who, s.commits[who], s.parts.start_markers)
        for entry in s.offers[who]:
            if entry & TILE != s.commits[who]:
                stacks.shuffle_in(s, DRAGON_STACK, entry & TILE)
    s.offers = empty_rows(s.seats)
    for who in range(s.seats):
        s.commits[who] = NO_COMMIT
    _next(s, READY)
