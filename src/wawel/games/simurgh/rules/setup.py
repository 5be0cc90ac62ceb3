"""SI-2: setup. Chance deals one tile at a time; in Dragonlord mode three drafts are in between."""

from typing import Final

from wawel.core.game import OK
from wawel.core.notes import TABLE
from wawel.games.simurgh import actions
from wawel.games.simurgh.components import EXPLORATION, FIRST_DRAGON, POWER, PRODUCTION, RESEARCH, TYPES, Components
from wawel.games.simurgh.rules import draws, stacks
from wawel.games.simurgh.state import (
    DEAL,
    DECK,
    DRAFT,
    DRAGONS,
    EVERYBODY,
    GOODS,
    KNOWN,
    NO_COMMIT,
    PICK,
    TILE,
    TYPED,
    SimurghState,
)
from wawel.games.simurgh.state import POWER as POWER_PHASE

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
DEALT_TYPES: Final = [PRODUCTION, RESEARCH, EXPLORATION]


def new_game(seats: int, parts: Components, mode: int, length: int, shared: bool, areas: int) -> SimurghState:
    """SI-2.2, SI-2.3, SI-2.4, SI-2.5, SI-2.6: what everybody starts with; nobody has seen a tile."""
    s = SimurghState(seats, parts, mode, length, shared, areas)
    constants = parts.data["constants"]
    for seat in range(seats):
        for kind in range(6):
            s.goods[seat * GOODS + kind] = int(constants["start_resources"][constants["resources"][kind]])
        for type in range(2):
            start = int(constants["start_vassals"]["rider" if type else "spearman"])
            s.free[seat * 2 + type] = start
            s.supply[seat * 2 + type] = parts.vassals[type] - start
    for type in range(4):
        s.bags[DECK] |= parts.of_type[type]
        s.left[type] = quota(parts, type)
    s.bags[DRAGONS] = parts.of_type[5] >> FIRST_DRAGON
    s.bags[2] = parts.of_type[6] >> 73
    s.bags[POWER_BAG] = parts.of_type[POWER]
    return s


def quota(parts: Components, type: int) -> int:
    """SI-2.3: how many tiles of a type are in the game."""
    return parts.of_type[type].bit_count() - int(parts.data["constants"]["setup_discard"][TYPES[type]])


def begin(s: SimurghState, first: int) -> None:
    """SI-2.1: chance names the first player."""
    s.first = s.seat = first
    s.base = POWER_DRAFT if s.mode else POWERS
    if s.log is not None:
        s.log.note("first", "SI-2.1", first, [])


def in_turn(s: SimurghState, place: int) -> int:
    """The seat with this place in turn order, from 0."""
    return (s.first + place) % s.seats


def drafter(s: SimurghState) -> int:
    """SI-2.11: the last in turn order first. `step` counts tiles drawn and kept."""
    return in_turn(s, s.seats - 1 - s.step)


def step(s: SimurghState) -> bool:
    """Carry the setup on; True when chance or a seat has to act."""
    n = s.seats
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
        return _deal(s) if 0 in s.market else _next(s, ACTION_DRAFT)
    if s.base == ACTION_DRAFT:
        return _step_action_draft(s)
    if s.base == MARKET:
        return _deal(s) if 0 in s.market else _next(s, THREE_DRAGONS if s.mode else ONE_DRAGON)
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


def _next(s: SimurghState, stage: int) -> bool:
    s.base = stage
    s.step = 0
    return False


def _step_action_draft(s: SimurghState) -> bool:
    """SI-2.12: two rounds in the same order, each gap filled at once; then the open tiles are shuffled in."""
    if 0 in s.market:
        return _deal(s)
    if s.step < 2 * s.seats:
        s.seat = in_turn(s, s.step % s.seats)
        s.phase = DRAFT
        return True
    for area in range(4):
        stacks.shuffle_in(s, DECK, s.market[area])
        s.market[area] = 0
    if s.log is not None:
        s.log.note("shuffled", "SI-2.12", TABLE, [])
    return _next(s, MARKET)


def bag(s: SimurghState) -> int:
    """Which bag the next tile of the setup comes from."""
    if s.base in (POWERS, POWER_DRAFT):
        return POWER_BAG
    return DRAGONS if s.base in (ONE_DRAGON, THREE_DRAGONS) else DECK


def deals(s: SimurghState) -> list[int]:
    """The tiles that may be dealt next; SI-2.8: of one type at a time."""
    found = stacks.in_bag(s, bag(s))
    if s.base != TILES:
        return found
    type = DEALT_TYPES[s.step % 3]
    return [action for action in found if s.parts.type[actions.value(action)] == type]


def dealt(s: SimurghState, tile: int) -> None:
    """A tile arrives: in a hand, in the market, or in an offer."""
    which = bag(s)
    stacks.take_out(s, which, tile)
    if s.base == POWERS or s.base == TILES:
        seat = in_turn(s, s.step if s.base == POWERS else s.step // 3)
        stacks.to_hand(s, seat, tile | TYPED)
        _tell(s, "dealt", "SI-2.7" if s.base == POWERS else "SI-2.8", seat, tile)
        s.step += 1
    elif s.base == POWER_DRAFT:
        s.offers[s.seat].append(tile | 1 << s.seat + KNOWN)
        s.seen[tile] |= 1 << s.seat
        _tell(s, "offered", "SI-2.11", s.seat, tile)
    elif which == DECK:
        area = s.market.index(0)
        s.market[area] = tile
        stacks.show(s, tile)
        if s.log is not None:
            s.log.note("turned-up", "SI-2.9" if s.base == MARKET else "SI-2.12", TABLE, [tile, area + 1])
    elif s.base == ONE_DRAGON:
        draws.gain_dragon(s, in_turn(s, s.step), tile, _start_markers(s))
        s.step += 1
    else:
        seat = in_turn(s, s.step // 3)
        s.offers[seat].append(tile | 1 << seat + KNOWN)
        _tell(s, "drew-dragon", "SI-2.13", seat, tile)
        s.step += 1


def _tell(s: SimurghState, key: str, rule: str, seat: int, tile: int) -> None:
    if s.log is not None:
        s.log.secret(key, rule, seat, [tile])


def _start_markers(s: SimurghState) -> int:
    return int(s.parts.data["constants"]["start_dragon_markers"])


# SI-2.11, SI-2.12: the two drafts


def drafts(s: SimurghState) -> list[int]:
    tiles = [entry & TILE for entry in s.offers[s.seat]] if s.phase == POWER_PHASE else list(s.market)
    return sorted([actions.DRAFT | tile for tile in tiles])


def why_not_draft(s: SimurghState, action: int) -> int:
    return OK if action in drafts(s) else NOT_OFFERED


def draft(s: SimurghState, tile: int) -> None:
    if s.phase == POWER_PHASE:
        _keep_power(s, tile)
    else:
        s.market[s.market.index(tile)] = 0
        stacks.to_hand(s, s.seat, tile | EVERYBODY << KNOWN)
        if s.log is not None:
            s.log.note("drafted", "SI-2.12", s.seat, [tile])
    s.step += 1


def _keep_power(s: SimurghState, tile: int) -> None:
    """SI-2.11: keep one, pass two to the previous player in turn order; the last two leave the game unseen."""
    stacks.to_hand(s, s.seat, tile | TYPED)
    _tell(s, "kept-power", "SI-2.11", s.seat, tile)
    passed = [entry & TILE for entry in s.offers[s.seat] if entry & TILE != tile]
    s.offers[s.seat] = []
    if s.step + 1 == s.seats:
        for other in passed:
            s.bags[POWER_BAG] |= 1 << other
        return
    to = in_turn(s, s.seats - 2 - s.step)
    s.offers[to] = [other | 1 << s.seat + KNOWN | 1 << to + KNOWN for other in passed]
    for other in passed:
        s.seen[other] |= 1 << to


# SI-2.13: all pick a dragon at once


def picks(s: SimurghState, seat: int) -> list[int]:
    return sorted([actions.PICK | entry & TILE for entry in s.offers[seat]])


def why_not_pick(s: SimurghState, seat: int, action: int) -> int:
    return OK if s.commits[seat] == NO_COMMIT and action in picks(s, seat) else NOT_DEALT


def pick(s: SimurghState, seat: int, tile: int) -> None:
    """SI-2.13: secret until everybody has picked; then all reveal, and the rest is shuffled in."""
    s.commits[seat] = tile
    if s.log is not None:
        s.log.note("ready", "SI-2.13", seat, [])
        s.log.seal("SI-2.13")
    if NO_COMMIT in s.commits:
        return
    for place in range(s.seats):
        who = in_turn(s, place)
        draws.gain_dragon(s, who, s.commits[who], _start_markers(s))
        for entry in s.offers[who]:
            if entry & TILE != s.commits[who]:
                stacks.shuffle_in(s, DRAGONS, entry & TILE)
    s.offers = [[] for _ in range(s.seats)]
    s.commits = [NO_COMMIT] * s.seats
    _next(s, READY)
