"""SI-13: drawing tiles and putting them back. Tiles put back keep their place; known.py says who knows them."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from wawel.core import bits
from wawel.core.bits import BIT
from wawel.core.rng import Source
from wawel.core.vectors import insert
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.ids import FIRST_DRAGON, FIRST_OBJECTIVE
from wawel.games.simurgh.model.state import DECK, EVERYBODY, KNOWN, TILE, TYPES_IN_DECK, SimurghState

SCALE: Final = 27720  # divisible by every number of unseen tiles of a type
OFFSET: Final = vec[i64]([0, FIRST_DRAGON, FIRST_OBJECTIVE, 0])  # bit 0 of a bag is this tile


def bag_size(s: SimurghState, which: i64) -> i64:
    """SI-2.3: only some of the unseen action tiles are in the deck; nobody knows which."""
    if which == DECK:
        return s.left[0] + s.left[1] + s.left[2] + s.left[3] + bits.count(s.sure)
    return bits.count(s.bags[which])


def size(s: SimurghState, which: i64) -> i64:
    """How many tiles a stack has."""
    return len(s.tops[which]) + len(s.bottoms[which]) + bag_size(s, which)


def next_known(s: SimurghState, which: i64) -> i64:
    """Take the next tile if its place is fixed: put back on top, or under a stack that is used up. Otherwise 0."""
    entry: i64 = 0
    if len(s.tops[which]):
        s.tops[which], entry = pop(s.tops[which])
    elif bag_size(s, which) == 0:
        s.bottoms[which], entry = pop(s.bottoms[which])
    return entry


def in_bag(s: SimurghState, which: i64) -> i64:
    """Every tile that may be drawn next, as bits from OFFSET on."""
    found = s.bags[which]
    if which == DECK:
        type: i64
        for type in range(TYPES_IN_DECK):
            if s.left[type] == 0:
                found &= ~s.parts.of_type[type]
        found |= s.sure
    return found


def listed(which: i64, bag: i64) -> vec[i64]:
    """The chance actions for drawing these tiles of a bag."""
    found = vec[i64]()
    tile: i64 = OFFSET[which]
    while bag:
        if bag & 1:
            found = append(found, actions.TILE | tile)
        bag >>= 1
        tile += 1
    return found


def weight(s: SimurghState, which: i64, tile: i64) -> i64:
    """SI-20.2: how likely a tile is next. The tiles of a type share the places that the type has in the deck."""
    if which != DECK or s.sure >> tile & 1:
        return SCALE
    type = s.parts.type[tile]
    return s.left[type] * SCALE // bits.count(s.bags[DECK] & s.parts.of_type[type])


def pick(s: SimurghState, which: i64, bag: i64, source: Source) -> i64:
    """Draw one of these tiles of a bag at random, weighted by weight()."""
    left = source.below(_total(s, which, bag))
    tile: i64 = OFFSET[which]
    while True:
        if bag & 1:
            left -= weight(s, which, tile)
            if left < 0:
                return actions.TILE | tile
        bag >>= 1
        tile += 1


def _total(s: SimurghState, which: i64, bag: i64) -> i64:
    """The total weight of these tiles; they include all tiles of a type or none."""
    if which != DECK:
        return SCALE * bits.count(bag)
    places = bits.count(bag & s.sure)
    type: i64
    for type in range(TYPES_IN_DECK):
        if bag & s.bags[DECK] & s.parts.of_type[type]:
            places += s.left[type]
    return SCALE * places


def take_out(s: SimurghState, which: i64, tile: i64) -> None:
    """Remove a drawn tile from its bag."""
    if which != DECK:
        s.bags[which] &= ~BIT[tile - OFFSET[which]]
    elif s.sure >> tile & 1:
        s.sure &= ~BIT[tile]
    else:
        s.bags[DECK] &= ~BIT[tile]
        s.left[s.parts.type[tile]] -= 1


def shuffle_in(s: SimurghState, which: i64, tile: i64) -> None:
    """Put a tile back into an unordered stack."""
    if which != DECK:
        s.bags[which] |= BIT[tile - OFFSET[which]]
    else:
        s.sure |= BIT[tile]


def put_back(s: SimurghState, which: i64, entry: i64, bottom: bool) -> None:
    """SI-13.1: on top or at the bottom."""
    if bottom:
        s.bottoms[which] = insert(s.bottoms[which], 0, entry)
    else:
        s.tops[which] = append(s.tops[which], entry)


def to_hand(s: SimurghState, seat: i64, entry: i64) -> None:
    """Add a tile to a hand; whoever knew it still does, and now its owner does too."""
    mine = BIT[seat]
    tile = entry & TILE
    s.seen[tile] |= mine
    hand = s.hands[seat]
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] & TILE > tile:
        place -= 1
    s.hands[seat] = insert(hand, place, entry | mine << KNOWN)


def show(s: SimurghState, tile: i64) -> None:
    """Everybody sees an action tile."""
    s.seen[tile] = EVERYBODY


def in_hand(s: SimurghState, seat: i64, tile: i64) -> i64:
    """The index of a tile in a hand; -1 if it is not there."""
    hand = s.hands[seat]
    place: i64
    for place in range(len(hand)):
        if hand[place] & TILE == tile:
            return place
    return -1


def from_hand(s: SimurghState, seat: i64, tile: i64) -> i64:
    """Remove a tile from the hand that holds it."""
    s.hands[seat], entry = pop(s.hands[seat], in_hand(s, seat, tile))
    return entry


def tiles_of(bag: i64, offset: i64) -> vec[i64]:
    """The tiles of a bag, ascending; bit 0 is the tile `offset`."""
    found = vec[i64]()
    while bag:
        if bag & 1:
            found = append(found, offset)
        bag >>= 1
        offset += 1
    return found


def bag_of(tiles: vec[i64], offset: i64) -> i64:
    """A bag with these tiles; bit 0 is the tile `offset`."""
    found: i64 = 0
    for tile in tiles:
        found |= BIT[tile - offset]
    return found
