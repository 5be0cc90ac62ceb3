"""SI-20.1, SI-20.2: positions that a seat cannot tell from the true one.

Every place whose tile the viewer does not know is refilled: with tiles that the viewer knows to be in its group
(known.py), with a tile of the type that all know, or else with any tile that the viewer cannot place, so that each
type has as many tiles in the game as it really has (SI-2.3). A sample does not imagine what other seats know beyond
their own tiles, because the viewer need not know it. So it depends only on what the viewer knows, in a fixed order.
"""

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from wawel.core import bits
from wawel.core.bits import BIT
from wawel.core.rng import Source
from wawel.core.vectors import index, insert_sorted
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.belief.hidden import Hidden, shuffle
from wawel.games.simurgh.components.ids import FIRST_DRAGON, POWER, is_action_tile
from wawel.games.simurgh.model import stacks
from wawel.games.simurgh.model.state import (
    AMONG,
    DECK,
    DRAGON_STACK,
    EVERYBODY,
    GROUP,
    KNOWN,
    NO_COMMIT,
    OBJECTIVE_STACK,
    PICK,
    TILE,
    TYPED,
    TYPES_IN_DECK,
    SimurghState,
    zeros,
)
from wawel.games.simurgh.rules.setup import POWER_BAG, POWER_DRAFT


def resample(s: SimurghState, viewer: i64, rng: Source) -> SimurghState:
    twin = s.copy()
    _resample_powers(twin, viewer, rng)
    _resample_deck(twin, viewer, rng)
    _resample_stack(twin, DRAGON_STACK, viewer, rng)
    _resample_stack(twin, OBJECTIVE_STACK, viewer, rng)
    seat: i64
    if s.phase == PICK:
        for seat in range(s.seats):
            if seat != viewer and s.commits[seat] != NO_COMMIT:
                twin.commits[seat] = twin.offers[seat][rng.below(3)] & TILE
    _forget_others(twin, viewer)
    for seat in range(s.seats):
        _sort_by_tile(twin.hands[seat])
    return twin


def _sort_by_tile(hand: vec[i64]) -> None:
    last: i64
    for last in range(1, len(hand)):
        entry = hand[last]
        place = last
        while place > 0 and hand[place - 1] & TILE > entry & TILE:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = entry


def _forget_others(s: SimurghState, viewer: i64) -> None:
    """Keep only what the viewer knows, what all know, and what everybody knows about their own tiles."""
    mine: i64 = BIT[viewer] if viewer >= 0 else 0
    seat: i64
    for seat in range(s.seats):
        _trim(s.hands[seat], mine, BIT[seat])
        _trim(s.offers[seat], mine, BIT[seat])
    for which in range(3):
        _trim(s.tops[which], mine, 0)
        _trim(s.bottoms[which], mine, 0)
    _trim(s.drawn, mine, BIT[s.seat])
    seen = s.seen
    tile: i64
    for tile in range(FIRST_DRAGON):
        if seen[tile] and (seen[tile] != EVERYBODY or _is_drafted(s, tile)):
            seen[tile] &= mine
    for seat in range(s.seats):
        _see_again(s, s.hands[seat])
        _see_again(s, s.offers[seat])
    _see_again(s, s.tops[DECK])
    _see_again(s, s.bottoms[DECK])


def _is_drafted(s: SimurghState, tile: i64) -> bool:
    """A power tile that was never on the table: five seats may have seen it one by one."""
    if s.parts.type[tile] != POWER or s.laying == tile:
        return False
    return index(s.wilds, tile) < 0 and index(s.chronicle, tile) < 0


def _trim(row: vec[i64], mine: i64, owner: i64) -> None:
    place: i64
    for place in range(len(row)):
        heard, among = row[place] >> KNOWN & EVERYBODY, row[place] >> AMONG & EVERYBODY
        if heard != EVERYBODY:
            heard &= mine | owner
        if among != EVERYBODY:
            among &= mine
        row[place] = row[place] & ~(EVERYBODY << KNOWN | EVERYBODY << AMONG) | heard << KNOWN | among << AMONG


def _see_again(s: SimurghState, row: vec[i64]) -> None:
    """Whoever knows a tile has seen it."""
    for entry in row:
        if is_action_tile(entry & TILE):
            s.seen[entry & TILE] |= (entry >> KNOWN | entry >> AMONG) & EVERYBODY


# power tiles


def _resample_powers(s: SimurghState, viewer: i64, rng: Source) -> None:
    """SI-2.7, SI-2.11: power tiles in other hands and in the offer.

    An earlier drafter did not keep a tile that the viewer saw. During the draft, tiles that the viewer passed on are
    with later drafters, not in the pile.
    """
    hidden = Hidden()
    early = vec[bool]()
    passed = vec[bool]()  # whether a tile that the viewer passed on may be there
    seat: i64
    for seat in range(s.seats):
        before = _drafted_before(s, seat, viewer)
        for row in (s.hands[seat], s.offers[seat]):
            place: i64
            for place in range(len(row)):
                tile = row[place] & TILE
                if tile < FIRST_DRAGON and s.parts.type[tile] == POWER and not known.knows(row[place], viewer):
                    hidden.add(row, place)
                    early = append(early, before)
                    passed = append(passed, not before and place < 2)
    pool = stacks.tiles_of(s.bags[POWER_BAG] | stacks.bag_of(hidden.tiles, 0), 0)
    shuffle(pool, rng)
    seen = vec[i64]()
    unseen = vec[i64]()
    for tile in pool:
        if viewer >= 0 and _saw(s, tile, viewer):
            seen = append(seen, tile)
        else:
            unseen = append(unseen, tile)
    if s.base == POWER_DRAFT:
        offered = vec[i64]()
        for number in hidden.open():
            if passed[number]:
                offered = append(offered, number)
        shuffle(offered, rng)
        while len(seen) and len(offered):
            offered, number = pop(offered)
            seen, tile = pop(seen)
            hidden.fill(number, tile, 0)
    for number in hidden.open():
        if early[number]:
            if len(unseen):
                unseen, tile = pop(unseen)
            else:
                seen, tile = pop(seen)
            hidden.fill(number, tile, 0)
    rest = hidden.fill_rest(extend(unseen, seen), rng)
    s.bags[POWER_BAG] = stacks.bag_of(rest, 0)


def _drafted_before(s: SimurghState, seat: i64, viewer: i64) -> bool:
    """SI-2.11: a seat later in turn order drafts earlier."""
    if viewer < 0 or s.mode == 0:
        return False
    return (seat - s.first) % s.seats > (viewer - s.first) % s.seats


# action tiles


def _resample_deck(s: SimurghState, viewer: i64, rng: Source) -> None:
    """The deck, what was put back there, and other hands. A tile that the viewer saw is not in the box."""
    hidden = _hidden_tiles(s, viewer)
    pool = s.bags[DECK] | s.sure | stacks.bag_of(hidden.tiles, 0)
    types = vec[i64]()  # of hidden places, as far as all know them
    numbers = zeros(TYPES_IN_DECK)  # how many tiles of each type the viewer cannot place
    number: i64
    type: i64
    for number in range(len(hidden.tiles)):
        type = s.parts.type[hidden.tiles[number]]
        types = append(types, type if hidden.entry(number) & TYPED else -1)
        numbers[type] += 1
    placed = hidden.fill_groups(viewer, rng)
    in_game = vec[i64]()
    for type in range(TYPES_IN_DECK):
        numbers[type] += s.left[type] + bits.count(s.sure & s.parts.of_type[type])
        chosen = _in_game(s, type, pool, numbers[type], placed, viewer, rng)
        for number in hidden.open():
            if types[number] == type:
                chosen, tile = pop(chosen)
                hidden.fill(number, tile, 0)
        in_game = extend(in_game, chosen)
    in_game = hidden.fill_rest(in_game, rng)
    for number in range(len(hidden.rows)):
        pool &= ~BIT[hidden.entry(number) & TILE]
    s.sure = 0
    s.left = zeros(TYPES_IN_DECK)
    for tile in in_game:
        if _saw(s, tile, viewer):
            s.sure |= BIT[tile]
        else:
            s.left[s.parts.type[tile]] += 1
    s.bags[DECK] = pool & ~s.sure


def _hidden_tiles(s: SimurghState, viewer: i64) -> Hidden:
    """Hands, sorted by what all know about their places, then tiles put back, in order."""
    hidden = Hidden()
    for hand in s.hands:
        marks = vec[i64]()  # group, known type + 1, place
        place: i64
        for place in range(len(hand)):
            entry = hand[place]
            type = s.parts.type[entry & TILE]
            if type != POWER and not known.knows(entry, viewer):
                shown: i64 = type + 1 if entry & TYPED else 0
                marks = insert_sorted(marks, entry >> GROUP << 16 | shown << 8 | place)
        for mark in marks:
            hidden.add(hand, mark & 255)
    for row in (s.tops[DECK], s.bottoms[DECK]):
        for place in range(len(row)):
            if not known.knows(row[place], viewer):
                hidden.add(row, place)
    return hidden


def _saw(s: SimurghState, tile: i64, viewer: i64) -> bool:
    """Whether a viewer saw a tile; spectators saw what everybody saw."""
    return s.seen[tile] == EVERYBODY if viewer < 0 else s.seen[tile] >> viewer & 1 > 0


def _in_game(
    s: SimurghState, type: i64, pool: i64, number: i64, placed: vec[i64], viewer: i64, rng: Source
) -> vec[i64]:
    """Tiles of a type for the places the viewer cannot see: all that the viewer saw, the others at random."""
    seen = vec[i64]()
    others = vec[i64]()
    for tile in stacks.tiles_of(pool & s.parts.of_type[type], 0):
        if _saw(s, tile, viewer):
            seen = append(seen, tile)
        else:
            others = append(others, tile)
    shuffle(others, rng)
    chosen = _without(extend(seen, others[: number - len(seen)]), placed)
    shuffle(chosen, rng)
    return chosen


def _without(tiles: vec[i64], placed: vec[i64]) -> vec[i64]:
    found = vec[i64]()
    for tile in tiles:
        if index(placed, tile) < 0:
            found = append(found, tile)
    return found


# dragons and objectives


def _resample_stack(s: SimurghState, which: i64, viewer: i64, rng: Source) -> None:
    """Dragons or objectives: the stack, what was put back, and what others have drawn or been offered."""
    hidden = Hidden()
    _add_hidden(s, which, viewer, s.tops[which], hidden)
    _add_hidden(s, which, viewer, s.bottoms[which], hidden)
    _add_hidden(s, which, viewer, s.drawn, hidden)
    for row in s.offers:
        _add_hidden(s, which, viewer, row, hidden)
    offset = stacks.OFFSET[which]
    pool = stacks.tiles_of(s.bags[which] | stacks.bag_of(hidden.tiles, offset), offset)
    pool = hidden.fill_rest(_without(pool, hidden.fill_groups(viewer, rng)), rng)
    s.bags[which] = stacks.bag_of(pool, offset)


def _add_hidden(s: SimurghState, which: i64, viewer: i64, row: vec[i64], hidden: Hidden) -> None:
    """The places of a row with a tile of this stack that the viewer does not know."""
    place: i64
    for place in range(len(row)):
        tile = row[place] & TILE
        mine = tile >= stacks.OFFSET[which] and (which == OBJECTIVE_STACK) == (tile >= stacks.OFFSET[OBJECTIVE_STACK])
        if mine and not known.knows(row[place], viewer):
            hidden.add(row, place)
