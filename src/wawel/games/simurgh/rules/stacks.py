"""SI-13: drawing tiles and putting them back. Tiles put back keep their place; known.py says who knows them."""

from typing import Final

from wawel.games.simurgh import actions
from wawel.games.simurgh.components import FIRST_DRAGON, FIRST_OBJECTIVE
from wawel.games.simurgh.state import DECK, EVERYBODY, KNOWN, TILE, SimurghState

SCALE: Final = 27720  # divisible by every number of unseen tiles of a type
OFFSET: Final = [0, FIRST_DRAGON, FIRST_OBJECTIVE, 0]  # bit 0 of a bag is this tile


def bits(mask: int) -> int:
    return mask.bit_count()


def bag_size(s: SimurghState, which: int) -> int:
    """SI-2.3: of the unseen action tiles only some are in the deck; which, nobody knows."""
    if which == DECK:
        return sum(s.left) + bits(s.sure)
    return bits(s.bags[which])


def size(s: SimurghState, which: int) -> int:
    """How many tiles a stack has."""
    return len(s.tops[which]) + len(s.bottoms[which]) + bag_size(s, which)


def next_known(s: SimurghState, which: int) -> int:
    """Take the next tile if its place is fixed: put back on top, or put back below a stack that is used up. Else 0."""
    if s.tops[which]:
        return s.tops[which].pop()
    if bag_size(s, which) == 0:
        return s.bottoms[which].pop()
    return 0


def in_bag(s: SimurghState, which: int) -> list[int]:
    """The chance actions of a draw: every tile that may be next."""
    found: list[int] = []
    if which != DECK:
        bag, offset = s.bags[which], OFFSET[which]
        for bit in range(50):
            if bag >> bit & 1:
                found.append(actions.TILE | bit + offset)
        return found
    for tile in range(1, FIRST_DRAGON):
        if s.sure >> tile & 1 or (s.bags[DECK] >> tile & 1 and s.left[s.parts.type[tile]] > 0):
            found.append(actions.TILE | tile)
    return found


def weight(s: SimurghState, which: int, tile: int) -> int:
    """SI-20.2: how likely a tile is next. The tiles of a type share the places that this type has in the deck."""
    if which != DECK or s.sure >> tile & 1:
        return SCALE
    type = s.parts.type[tile]
    return s.left[type] * SCALE // bits(s.bags[DECK] & s.parts.of_type[type])


def take_out(s: SimurghState, which: int, tile: int) -> None:
    """A drawn tile leaves its bag."""
    if which != DECK:
        s.bags[which] &= ~(1 << tile - OFFSET[which])
    elif s.sure >> tile & 1:
        s.sure &= ~(1 << tile)
    else:
        s.bags[DECK] &= ~(1 << tile)
        s.left[s.parts.type[tile]] -= 1


def shuffle_in(s: SimurghState, which: int, tile: int) -> None:
    """A tile goes back into an unordered stack."""
    if which != DECK:
        s.bags[which] |= 1 << tile - OFFSET[which]
    else:
        s.sure |= 1 << tile


def put_back(s: SimurghState, which: int, entry: int, bottom: bool) -> None:
    """SI-13.1: on top or at the bottom."""
    if bottom:
        s.bottoms[which].insert(0, entry)
    else:
        s.tops[which].append(entry)


def to_hand(s: SimurghState, seat: int, entry: int) -> None:
    """A tile joins a hand; whoever knew it still does, and now its owner."""
    entry |= 1 << seat + KNOWN
    tile = entry & TILE
    s.seen[tile] |= 1 << seat
    hand = s.hands[seat]
    place = len(hand)
    while place > 0 and hand[place - 1] & TILE > tile:
        place -= 1
    hand.insert(place, entry)


def show(s: SimurghState, tile: int) -> None:
    """Everybody sees an action tile."""
    s.seen[tile] = EVERYBODY


def from_hand(s: SimurghState, seat: int, tile: int) -> int:
    """A tile leaves a hand that holds it."""
    hand = s.hands[seat]
    return hand.pop([entry & TILE for entry in hand].index(tile))


def holds(s: SimurghState, seat: int, tile: int) -> bool:
    return tile in [entry & TILE for entry in s.hands[seat]]
