"""What the pile may still bring: how likely a free cell is filled, and a walk of the dragon comes."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.carcassonne.components.ids import DRAGON_TILE, NEEDS, NEIGHBOURS
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model.packing import NEED_BITS
from wawel.games.carcassonne.model.state import CarcassonneState

UNKNOWN: Final = -1.0

# How often claims were completed in matches of bots, by their cells at open ends and the turns left.
ATTENTION: Final = 0.6  # the share of its tiles that a seat would spend on one cell
CLOSED: Final = vec[float]([0.65, 0.7])  # of cities and roads for which a tile came
NEXT_CELL: Final = vec[float]([0.45, 0.8])  # how much less for every cell after the first
CLOSED_AROUND: Final = 0.7  # of cloisters, with time enough
PATIENCE: Final = 0.1
SOON: Final = 8.0  # draws for which a follower is usually out


class Odds:
    """The odds of one pile. A position with another pile has other odds."""

    def __init__(self, s: CarcassonneState) -> None:
        self.parts: Components = s.parts
        self.pile = s.pile[:]
        self.seats: i64 = s.seats
        self.tiles: i64 = s.left + s.under
        self.turns = float(self.tiles) / float(s.seats)  # each seat's own
        self.walks = self._walks(s)
        self._fits = vec[float]([UNKNOWN] * NEEDS)
        self._filled = vec[float]([UNKNOWN] * NEEDS)
        self._surrounded = vec[float]([UNKNOWN] * (NEIGHBOURS + 1))

    def are_of(self, s: CarcassonneState) -> bool:
        """Whether these are the odds of a position."""
        if s.parts is not self.parts or s.seats != self.seats or s.left + s.under != self.tiles:
            return False
        mine, pile = self.pile, s.pile
        if len(mine) != len(pile):
            return False
        for tile in s.in_pile:
            if mine[tile] != pile[tile]:
                return False
        return s.under == 0 or self._is_equal(pile)

    def _is_equal(self, pile: vec[i64]) -> bool:
        """Whether all layers of a pile are the same: `in_pile` has only the top one."""
        tile: i64 = 0
        while tile < len(pile) and self.pile[tile] == pile[tile]:
            tile += 1
        return tile == len(pile)

    def _walks(self, s: CarcassonneState) -> float:
        """CA-10.3.2: the chance that the dragon walks while a follower is out."""
        dragons: i64 = 0
        tile: i64
        for tile in range(len(s.pile)):
            if s.parts.symbols[tile] == DRAGON_TILE:
                dragons += s.pile[tile]
        return min(1.0, SOON * float(dragons) / float(max(1, self.tiles)))

    def fits(self, need: i64) -> float:
        """The share of the pile that fits a free cell."""
        if self._fits[need] < 0.0:
            found: i64 = 0
            turns, pile = self.parts.turns, self.pile
            tile: i64
            for tile in range(len(pile)):
                if pile[tile] and turns[tile << NEED_BITS | need]:
                    found += pile[tile]
            self._fits[need] = float(found) / float(max(1, self.tiles))
        return self._fits[need]

    def filled(self, need: i64) -> float:
        """The chance that a seat gets a tile for a free cell before the game ends."""
        if self._filled[need] < 0.0:
            miss = 1.0 - self.fits(need)
            self._filled[need] = 1.0 - math.pow(miss, ATTENTION * self.turns) if miss > 0.0 else 1.0
        return self._filled[need]

    def surrounded(self, open: i64) -> float:
        """CA-5.3: the chance that so many cells around a cloister are filled before the game ends."""
        if self._surrounded[open] < 0.0:
            draws = math.pow(float(max(1, open)), 0.75)
            self._surrounded[open] = CLOSED_AROUND * (1.0 - math.exp(-PATIENCE * self.turns / draws))
        return self._surrounded[open]
