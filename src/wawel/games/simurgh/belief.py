"""SI-20.1, SI-20.2: positions that a seat cannot tell from the true one.

A tile that somebody put back, drew or holds carries the seats that know it. For the others its place is filled anew
from all tiles they cannot place, with as many of each type in the game as there really are (SI-2.3).
"""

from wawel.core.rng import Source
from wawel.games.simurgh.components import FIRST_DRAGON, POWER
from wawel.games.simurgh.rules import stacks
from wawel.games.simurgh.rules.setup import POWER_BAG
from wawel.games.simurgh.state import (
    DECK,
    DRAGONS,
    EVERYBODY,
    NO_COMMIT,
    OBJECTIVES,
    PICK,
    TILE,
    TYPED,
    TYPES_IN_DECK,
    SimurghState,
)


def resample(s: SimurghState, viewer: int, rng: Source) -> SimurghState:
    twin = s.copy()
    _resample_powers(twin, viewer, rng)
    _resample_deck(twin, viewer, rng)
    _resample_stack(twin, DRAGONS, viewer, rng)
    _resample_stack(twin, OBJECTIVES, viewer, rng)
    if s.phase == PICK:
        for seat in range(s.seats):
            if seat != viewer and s.commits[seat] != NO_COMMIT:
                twin.commits[seat] = twin.offers[seat][rng.below(3)] & TILE
    for hand in twin.hands:
        _sort(hand)
    return twin


def _shuffle(tiles: list[int], rng: Source) -> None:
    for place in range(len(tiles) - 1, 0, -1):
        other = rng.below(place + 1)
        tiles[place], tiles[other] = tiles[other], tiles[place]


def _fill(row: list[int], place: int, tile: int) -> None:
    row[place] = row[place] & ~TILE | tile


def _sort(hand: list[int]) -> None:
    pairs = sorted([(entry & TILE, entry) for entry in hand])
    for place in range(len(hand)):
        hand[place] = pairs[place][1]


def _resample_powers(s: SimurghState, viewer: int, rng: Source) -> None:
    """SI-2.7, SI-2.11: power tiles in other hands and in the offer; one that the viewer saw was not kept before."""
    rows: list[list[int]] = []
    slots: list[int] = []
    early: list[bool] = []
    pool = [tile for tile in range(FIRST_DRAGON) if s.bags[POWER_BAG] >> tile & 1]
    for seat in range(s.seats):
        for row in (s.hands[seat], s.offers[seat]):
            for place in range(len(row)):
                tile = row[place] & TILE
                if tile < FIRST_DRAGON and s.parts.type[tile] == POWER and not stacks.knows(row[place], viewer):
                    rows.append(row)
                    slots.append(place)
                    early.append(_drafted_before(s, seat, viewer))
                    pool.append(tile)
    _shuffle(pool, rng)
    for first in (True, False):
        for number in range(len(rows)):
            if early[number] == first:
                _fill(rows[number], slots[number], _take(s, pool, viewer, first))
    s.bags[POWER_BAG] = sum([1 << tile for tile in pool])


def _drafted_before(s: SimurghState, seat: int, viewer: int) -> bool:
    """SI-2.11: who comes later in turn order drafts earlier."""
    if viewer < 0 or s.mode == 0:
        return False
    return (seat - s.first) % s.seats > (viewer - s.first) % s.seats


def _take(s: SimurghState, pool: list[int], viewer: int, unseen: bool) -> int:
    for place in range(len(pool)):
        if not (unseen and s.seen[pool[place]] >> viewer & 1):
            return pool.pop(place)
    return pool.pop()


def _resample_deck(s: SimurghState, viewer: int, rng: Source) -> None:
    """The deck, what was put back there, and other hands. A tile that the viewer saw is not in the box."""
    rows: list[list[int]] = []
    slots: list[int] = []
    for row in s.hands + s.tops[DECK : DECK + 1] + s.bottoms[DECK : DECK + 1]:
        for place in range(len(row)):
            if s.parts.type[row[place] & TILE] != POWER and not stacks.knows(row[place], viewer):
                rows.append(row)
                slots.append(place)
    hidden = [rows[number][slots[number]] & TILE for number in range(len(rows))]
    pool = s.bags[DECK] | s.sure
    for tile in hidden:
        pool |= 1 << tile
    in_game: list[int] = []
    for type in range(TYPES_IN_DECK):
        chosen = _in_game(s, type, pool, hidden, viewer, rng)
        typed = [
            number
            for number in range(len(rows))
            if rows[number][slots[number]] & TYPED and _is(s, hidden[number], type)
        ]
        for number in typed:
            _fill(rows[number], slots[number], chosen.pop())
        in_game += chosen
    _shuffle(in_game, rng)
    for number in range(len(rows)):
        if not rows[number][slots[number]] & TYPED:
            _fill(rows[number], slots[number], in_game.pop())
    for number in range(len(rows)):
        pool &= ~(1 << (rows[number][slots[number]] & TILE))
    s.sure = 0
    s.left = [0] * TYPES_IN_DECK
    for tile in in_game:
        if _saw(s, tile, viewer):
            s.sure |= 1 << tile
        else:
            s.left[s.parts.type[tile]] += 1
    s.bags[DECK] = pool & ~s.sure


def _is(s: SimurghState, tile: int, type: int) -> bool:
    return s.parts.type[tile] == type


def _saw(s: SimurghState, tile: int, viewer: int) -> bool:
    """A spectator saw what everybody saw."""
    return s.seen[tile] == EVERYBODY if viewer < 0 else s.seen[tile] >> viewer & 1 > 0


def _in_game(s: SimurghState, type: int, pool: int, hidden: list[int], viewer: int, rng: Source) -> list[int]:
    """Tiles of a type for the places the viewer cannot see: all the viewer saw, the others at random."""
    number = s.left[type] + (s.sure & s.parts.of_type[type]).bit_count()
    number += len([tile for tile in hidden if s.parts.type[tile] == type])
    tiles = [tile for tile in range(FIRST_DRAGON) if pool & s.parts.of_type[type] & 1 << tile]
    chosen = [tile for tile in tiles if _saw(s, tile, viewer)]
    others = [tile for tile in tiles if not _saw(s, tile, viewer)]
    _shuffle(others, rng)
    chosen += others[: number - len(chosen)]
    _shuffle(chosen, rng)
    return chosen


def _resample_stack(s: SimurghState, which: int, viewer: int, rng: Source) -> None:
    """Dragons or objectives: the stack, what was put back, what others have drawn or are offered."""
    offset = stacks.OFFSET[which]
    pool = [bit + offset for bit in range(24) if s.bags[which] >> bit & 1]
    in_bag = len(pool)
    rows: list[list[int]] = []
    slots: list[int] = []
    for row in [s.tops[which], s.bottoms[which], s.drawn, *s.offers]:
        for place in range(len(row)):
            tile = row[place] & TILE
            mine = tile >= offset and (which == OBJECTIVES) == (tile >= stacks.OFFSET[OBJECTIVES])
            if mine and not stacks.knows(row[place], viewer):
                rows.append(row)
                slots.append(place)
                pool.append(tile)
    _shuffle(pool, rng)
    for number in range(len(rows)):
        _fill(rows[number], slots[number], pool.pop())
    assert len(pool) == in_bag
    s.bags[which] = sum([1 << tile - offset for tile in pool])
