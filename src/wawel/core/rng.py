"""Sources of chance: `Fair` for matches, `Rng` for search. Neither depends on the build or on Python's generator."""

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wawel.core.errors import BadOption
from wawel.core.numerals import is_line

WORD: Final = 0xFFFFFFFF
DEAL: Final = "deal:"  # how the seed begins that several tables share
STACK: Final = 32  # bits for the number of a draw, below those of its stack


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Anything that can pick a whole number from 0 to n-1, all equally likely."""

    def below(self, n: i64) -> i64:
        raise NotImplementedError


class Rng(Source):
    """A fast generator of 32-bit words (sfc32). For search and tests; a match never draws from it."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = (seed >> 64) & WORD
        self._n: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        mask: i64 = 0xFFFFFFFF
        out: i64 = (self._a + self._b + self._n) & mask
        self._n = (self._n + 1) & mask
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & mask
        turned: i64 = ((self._c << 21) & mask) | (self._c >> 11)
        self._c = (turned + out) & mask
        return out

    def below(self, n: i64) -> i64:
        if n > 0x40000000:
            raise ValueError("Rng.below() takes numbers up to 2**30")
        return (self.word() * n) >> 32


class Fair(Source):
    """The stream of a match: SHA-256 in counter mode over its secret seed.

    Draw k depends only on the seed and on k. So earlier draws do not reveal the next one, and anybody who has the seed
    can repeat each of them. The seed of a deal has a stream for every stack: tables that draw from them in different
    orders still get the same from each.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self.by_stack = seed.startswith(DEAL)
        self._draw = 0
        self._block = 0

    def turn_to(self, draw: int, stack: int = 0) -> None:
        """Go to a draw, counted from 0: of the whole match, or of this stack if the seed is that of a deal."""
        self._draw = stack << STACK | draw
        self._block = 0

    def below(self, n: i64) -> i64:
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        bound = int(n)  # the words are longer than a native number
        span = 1 << 128
        limit = span - span % bound  # words beyond the last whole multiple would favour small numbers
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def _word(self) -> int:
        counter = self._draw.to_bytes(8, "big") + self._block.to_bytes(8, "big")
        self._block += 1
        return int.from_bytes(hashlib.sha256(self._seed + b"/" + counter).digest()[:16], "big")


def commitment(seed: str) -> str:
    """The hash of its seed that a match publishes before the first draw."""
    return hashlib.sha256(seed.encode()).hexdigest()


def deal_seed() -> str:
    """A new seed for several tables, of 256 bits."""
    return DEAL + secrets.token_hex(32)


def seed_text(given: int | str | None) -> str:
    """The seed of a match as text; a new one of 256 bits if none is given."""
    if given is None:
        return secrets.token_hex(32)
    if isinstance(given, int) and abs(given) >= 1 << 512:
        raise BadOption("seed-too-large", header="seed")
    text = str(given).strip()
    if not text or not is_line(text) or len(text) > 200:
        raise BadOption("seed-form", header="seed")
    return text
