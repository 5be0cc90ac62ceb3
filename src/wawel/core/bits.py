"""Sets of small numbers, 0 to 62, as the bits of one native number."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# When compiled, `1 << n` shifts a C int, and so does `i64(1) << n`: both are wrong from bit 31 on.
BIT: Final = vec[i64]([1 << n for n in range(63)])


def count(bits: i64) -> i64:
    """The size of a set: adds up bits in pairs, fours and eights, then all the eights."""
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((bits & -bits) - 1)


def members(bits: i64) -> vec[i64]:
    """All members, ascending."""
    found = vec[i64]()
    while bits:
        found = append(found, lowest(bits))
        bits &= bits - 1
    return found
