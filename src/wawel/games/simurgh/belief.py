"""SI-20.1, SI-20.2: positions that a seat cannot tell from the true one.

Every place whose tile the viewer does not know is filled anew: with tiles that the viewer knows to be among its group
(rules/known.py), with the type that all know, else with any tile that the viewer cannot place, so that as many of each
type are in the game as there really are (SI-2.3). What other seats know beyond their own tiles is not imagined: the
viewer need not know it. So a sample depends on nothing but what the viewer knows, places in a fixed order.
"""

from wawel.core.rng import Source
from wawel.games.simurgh.components import FIRST_DRAGON, POWER, is_action_tile
from wawel.games.simurgh.rules import known, stacks
from wawel.games.simurgh.rules.setup import POWER_BAG, POWER_DRAFT
from wawel.games.simurgh.state import (
    AMONG,
    DECK,
    DRAGONS,
    EVERYBODY,
    GROUP,
    KNOWN,
    NO_COMMIT,
    OBJECTIVES,
    PICK,
    TILE,
    TYPED,
    TYPES_IN_DECK,
    SimurghState,
)


class Hidden:
    """Places whose tiles a viewer does not know, in an order that does not depend on these tiles."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.places: list[int] = []
        self.tiles: list[int] = []  # the true ones
        self.filled: list[bool] = []

    def add(self, row: list[int], place: int) -> None:
        self.rows.append(row)
        self.places.append(place)
        self.tiles.append(row[place] & TILE)
        self.filled.append(False)

    def entry(self, number: int) -> int:
        return self.rows[number][self.places[number]]

    def fill(self, number: int, tile: int, among: int) -> None:
        """A tile for a place, and who is known to know that it is in the group of this place."""
        row, place = self.rows[number], self.places[number]
        row[place] = row[place] & ~(TILE | EVERYBODY << AMONG) | tile | among << AMONG
        self.filled[number] = True

    def open(self) -> list[int]:
        return [number for number in range(len(self.rows)) if not self.filled[number]]

    def fill_groups(self, viewer: int, rng: Source) -> list[int]:
        """Tiles that the viewer knows to be in a group, each in some place of it; they are returned."""
        entries = [self.entry(number) for number in range(len(self.rows))]
        sure = sorted([entry for entry in entries if known.knows_among(entry, viewer)], key=_tile)
        for entry in sure:
            group = entry >> GROUP
            offered = [number for number in self.open() if self.entry(number) >> GROUP == group]
            among = entry >> AMONG & EVERYBODY
            self.fill(offered[rng.below(len(offered))], entry & TILE, among if among == EVERYBODY else 1 << viewer)
        return [entry & TILE for entry in sure]


def _tile(entry: int) -> int:
    return entry & TILE


def _shuffle(tiles: list[int], rng: Source) -> None:
    for place in range(len(tiles) - 1, 0, -1):
        other = rng.below(place + 1)
        tiles[place], tiles[other] = tiles[other], tiles[place]


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
    _forget_others(twin, viewer)
    for hand in twin.hands:
        hand.sort(key=_tile)
    return twin


def _forget_others(s: SimurghState, viewer: int) -> None:
    """Of what seats know, only what the viewer knows, what all know, and everybody's own tiles."""
    mine = 1 << viewer if viewer >= 0 else 0
    for seat in range(s.seats):
        _trim(s.hands[seat], mine, 1 << seat)
        _trim(s.offers[seat], mine, 1 << seat)
    for row in [*s.tops, *s.bottoms]:
        _trim(row, mine, 0)
    _trim(s.drawn, mine, 1 << s.seat)
    table = s.wilds + s.chronicle + [s.laying]
    for tile in range(FIRST_DRAGON):
        drafted = s.parts.type[tile] == POWER and tile not in table  # five may have seen it one by one
        if s.seen[tile] != EVERYBODY or drafted:
            s.seen[tile] &= mine
    for row in s.hands + s.offers + s.tops[: DECK + 1] + s.bottoms[: DECK + 1]:
        for entry in row:
            if is_action_tile(entry & TILE):
                s.seen[entry & TILE] |= (entry >> KNOWN | entry >> AMONG) & EVERYBODY


def _trim(row: list[int], mine: int, owner: int) -> None:
    for place in range(len(row)):
        heard, among = row[place] >> KNOWN & EVERYBODY, row[place] >> AMONG & EVERYBODY
        if heard != EVERYBODY:
            heard &= mine | owner
        if among != EVERYBODY:
            among &= mine
        row[place] = row[place] & ~(EVERYBODY << KNOWN | EVERYBODY << AMONG) | heard << KNOWN | among << AMONG


# power tiles


def _resample_powers(s: SimurghState, viewer: int, rng: Source) -> None:
    """SI-2.7, SI-2.11: power tiles in other hands and in the offer.

    One that the viewer saw was not kept by an earlier drafter; while the draft goes on, those that the viewer passed on
    are with later drafters, not in the pile.
    """
    hidden = Hidden()
    early: list[bool] = []
    passed: list[bool] = []  # whether a tile that the viewer passed on may be there
    for seat in range(s.seats):
        before = _drafted_before(s, seat, viewer)
        for row in (s.hands[seat], s.offers[seat]):
            for place in range(len(row)):
                tile = row[place] & TILE
                if tile < FIRST_DRAGON and s.parts.type[tile] == POWER and not known.knows(row[place], viewer):
                    hidden.add(row, place)
                    early.append(before)
                    passed.append(not before and place < 2)
    pool = sorted(hidden.tiles + [tile for tile in range(FIRST_DRAGON) if s.bags[POWER_BAG] >> tile & 1])
    _shuffle(pool, rng)
    seen = [tile for tile in pool if viewer >= 0 and _saw(s, tile, viewer)]
    unseen = [tile for tile in pool if tile not in seen]
    if s.base == POWER_DRAFT:
        offered = [number for number in hidden.open() if passed[number]]
        _shuffle(offered, rng)
        while seen and offered:
            hidden.fill(offered.pop(), seen.pop(), 0)
    for number in hidden.open():
        if early[number]:
            hidden.fill(number, (unseen or seen).pop(), 0)
    rest = unseen + seen
    _shuffle(rest, rng)
    for number in hidden.open():
        hidden.fill(number, rest.pop(), 0)
    s.bags[POWER_BAG] = sum([1 << tile for tile in rest])


def _drafted_before(s: SimurghState, seat: int, viewer: int) -> bool:
    """SI-2.11: who comes later in turn order drafts earlier."""
    if viewer < 0 or s.mode == 0:
        return False
    return (seat - s.first) % s.seats > (viewer - s.first) % s.seats


# action tiles


def _resample_deck(s: SimurghState, viewer: int, rng: Source) -> None:
    """The deck, what was put back there, and other hands. A tile that the viewer saw is not in the box."""
    hidden = _hidden_tiles(s, viewer)
    pool = s.bags[DECK] | s.sure | sum([1 << tile for tile in hidden.tiles])
    numbers = [s.left[type] + (s.sure & s.parts.of_type[type]).bit_count() for type in range(TYPES_IN_DECK)]
    for tile in hidden.tiles:
        numbers[s.parts.type[tile]] += 1
    types = [s.parts.type[tile] if hidden.entry(number) & TYPED else -1 for number, tile in enumerate(hidden.tiles)]
    placed = hidden.fill_groups(viewer, rng)
    in_game: list[int] = []
    for type in range(TYPES_IN_DECK):
        chosen = _in_game(s, type, pool, numbers[type], placed, viewer, rng)
        for number in hidden.open():
            if types[number] == type:
                hidden.fill(number, chosen.pop(), 0)
        in_game += chosen
    _shuffle(in_game, rng)
    for number in hidden.open():
        hidden.fill(number, in_game.pop(), 0)
    for number in range(len(hidden.rows)):
        pool &= ~(1 << (hidden.entry(number) & TILE))
    s.sure = 0
    s.left = [0] * TYPES_IN_DECK
    for tile in in_game:
        if _saw(s, tile, viewer):
            s.sure |= 1 << tile
        else:
            s.left[s.parts.type[tile]] += 1
    s.bags[DECK] = pool & ~s.sure


def _hidden_tiles(s: SimurghState, viewer: int) -> Hidden:
    """Hands by what all know of their places, then tiles put back in their order."""
    hidden = Hidden()
    for hand in s.hands:
        marks: list[tuple[int, int, int]] = []
        for place in range(len(hand)):
            type = s.parts.type[hand[place] & TILE]
            if type != POWER and not known.knows(hand[place], viewer):
                marks.append((hand[place] >> GROUP, type if hand[place] & TYPED else -1, place))
        for mark in sorted(marks):
            hidden.add(hand, mark[2])
    for row in (s.tops[DECK], s.bottoms[DECK]):
        for place in range(len(row)):
            if not known.knows(row[place], viewer):
                hidden.add(row, place)
    return hidden


def _saw(s: SimurghState, tile: int, viewer: int) -> bool:
    """A spectator saw what everybody saw."""
    return s.seen[tile] == EVERYBODY if viewer < 0 else s.seen[tile] >> viewer & 1 > 0


def _in_game(
    s: SimurghState, type: int, pool: int, number: int, placed: list[int], viewer: int, rng: Source
) -> list[int]:
    """Tiles of a type for the places the viewer cannot see: all the viewer saw, the others at random."""
    tiles = [tile for tile in range(FIRST_DRAGON) if pool & s.parts.of_type[type] & 1 << tile]
    chosen = [tile for tile in tiles if _saw(s, tile, viewer)]
    others = [tile for tile in tiles if not _saw(s, tile, viewer)]
    _shuffle(others, rng)
    chosen = [tile for tile in chosen + others[: number - len(chosen)] if tile not in placed]
    _shuffle(chosen, rng)
    return chosen


# dragons and objectives


def _resample_stack(s: SimurghState, which: int, viewer: int, rng: Source) -> None:
    """Dragons or objectives: the stack, what was put back, what others have drawn or are offered."""
    offset = stacks.OFFSET[which]
    hidden = Hidden()
    for row in [s.tops[which], s.bottoms[which], s.drawn, *s.offers]:
        for place in range(len(row)):
            tile = row[place] & TILE
            mine = tile >= offset and (which == OBJECTIVES) == (tile >= stacks.OFFSET[OBJECTIVES])
            if mine and not known.knows(row[place], viewer):
                hidden.add(row, place)
    pool = sorted(hidden.tiles + [bit + offset for bit in range(24) if s.bags[which] >> bit & 1])
    placed = hidden.fill_groups(viewer, rng)
    pool = [tile for tile in pool if tile not in placed]
    _shuffle(pool, rng)
    for number in hidden.open():
        hidden.fill(number, pool.pop(), 0)
    s.bags[which] = sum([1 << tile - offset for tile in pool])
