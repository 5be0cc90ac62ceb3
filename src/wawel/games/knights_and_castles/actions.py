"""Actions: a kind and a set of cards, packed. Also holds tries that are not legal, so that each gets its reason.

bits 0-5  armies          bits 6-7  number of shepherds, 3 for more than two
bit 8     a card is named twice that nobody has twice
bits 9-10 the kind
"""

from typing import Final

ATTACK: Final = 0 << 9  # two cards from the hand, RZ-3.1
RECRUIT: Final = 1 << 9  # one card from the camp, RZ-3.2
TILE: Final = 2 << 9  # chance: the tile that is turned up
KIND: Final = 3 << 9

ARMY_BITS: Final = 0b111111
SHEPHERD: Final = 1 << 6  # one shepherd
TWICE: Final = 1 << 8


def kind(action: int) -> int:
    return action & KIND


def armies(action: int) -> int:
    """The armies as a set of bits."""
    return action & ARMY_BITS


def shepherds(action: int) -> int:
    return action >> 6 & 3


def tile(action: int) -> int:
    return action & 7


def _popcount(bits: int) -> int:
    return bits.bit_count()


SIZE: Final = [_popcount(bits) for bits in range(64)]  # how many armies a set of bits holds


def members(bits: int) -> list[int]:
    """The armies in a set of bits, in the order of the data file."""
    return [army for army in range(6) if bits >> army & 1]


def _attacks(hand: int) -> list[int]:
    """RZ-3.1: every unordered pair from a hand with these armies and two shepherds."""
    found = [2 * SHEPHERD]
    own = members(hand)
    for first in own:
        found.append(1 << first | SHEPHERD)
        found += [1 << first | 1 << second for second in own if second > first]
    return sorted(ATTACK | pair for pair in found)


ATTACKS: Final = [_attacks(hand) for hand in range(64)]  # per hand: 22 for a full one
RECRUITS: Final = [[RECRUIT | 1 << army for army in members(camp)] for camp in range(64)]  # per camp
