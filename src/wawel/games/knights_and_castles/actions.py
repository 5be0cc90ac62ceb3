"""Actions, packed: a kind and a set of cards. Illegal attempts fit as well, so that each gets its reason.

bits 0-5  armies          bits 6-7  number of shepherds, 3 for more than two
bit 8     a card that nobody has twice is named twice
bits 9-10 the kind
In an order of youth bits 0-7 are the seats, the youngest first, two bits each.
"""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ATTACK: Final = 0 << 9  # two cards from the hand, RZ-3.1
RECRUIT: Final = 1 << 9  # one card from the camp, RZ-3.2
TILE: Final = 2 << 9  # chance: the tile that is turned up
YOUTH: Final = 3 << 9  # chance: the order of youth
KIND: Final = 3 << 9

ARMY_BITS: Final = 0b111111
SHEPHERD: Final = 1 << 6  # one shepherd
TWICE: Final = 1 << 8


def kind(action: i64) -> i64:
    return action & KIND


def armies(action: i64) -> i64:
    """The armies as a set of bits."""
    return action & ARMY_BITS


def shepherds(action: i64) -> i64:
    return action >> 6 & 3


def tile(action: i64) -> i64:
    return action & 7


def order(seats: list[int]) -> int:
    """RZ-1.5: an order of youth; the youngest seat first."""
    packed = YOUTH
    for place, seat in enumerate(seats):
        packed |= seat << 2 * place
    return packed


def youth(action: i64, seats: int) -> list[int]:
    """The seats in an order of youth."""
    return [action >> 2 * place & 3 for place in range(seats)]


def members(bits: i64) -> list[int]:
    """The armies in a set of bits, in the order of the data file."""
    return [army for army in range(6) if bits >> army & 1]


def _attacks(hand: i64) -> vec[i64]:
    """RZ-3.1: every unordered pair from a hand with these armies and two shepherds."""
    found = [2 * SHEPHERD]
    own = members(hand)
    for first in own:
        found.append(1 << first | SHEPHERD)
        found += [1 << first | 1 << second for second in own if second > first]
    return vec[i64](sorted([ATTACK | pair for pair in found]))


def _recruits(camp: i64) -> vec[i64]:
    """RZ-3.2: every army of a camp."""
    return vec[i64]([RECRUIT | 1 << army for army in members(camp)])


def _tiles(left: i64) -> vec[i64]:
    """RZ-2.1: every tile of those left."""
    return vec[i64]([TILE | tile for tile in range(8) if left >> tile & 1])


# what a set of bits allows, computed once: copy a row before writing to it
SIZE: Final = vec[i64]([len(members(bits)) for bits in range(64)])  # how many armies it holds
ATTACKS: Final = vec[vec[i64]]([_attacks(hand) for hand in range(64)])  # per hand: 22 for a full one
RECRUITS: Final = vec[vec[i64]]([_recruits(camp) for camp in range(64)])  # per camp
ORDERS: Final = vec[vec[i64]](  # per number of seats: every order of youth
    [vec[i64](sorted([order(list(seats)) for seats in permutations(range(count))])) for count in range(5)]
)
REVEALS: Final = vec[vec[i64]]([_tiles(left) for left in range(256)])  # per set of tiles
