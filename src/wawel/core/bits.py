"""Sets of small numbers as bits of one native number: 0 to 62."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Compiled, `1 << n` is a shift of a C int, and so is `i64(1) << n`: wrong from bit 31 on.
BIT: Final = vec[i64]([1 << n for n in range(63)])


def count(bits: i64) -> i64:
    """How many there are: bits are added up in pairs, fours, eights, then all eights."""
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127


def lowest(bits: i64) -> i64:
    """The smallest one of a set that is not empty."""
    return count((bits & -bits) - 1)


def members(bits: i64) -> vec[i64]:
    """All of them, ascending."""
    found = vec[i64]()
    while bits:
        found = append(found, lowest(bits))
        bits &= bits - 1
    return found
