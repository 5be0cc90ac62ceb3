"""Places whose tiles a viewer does not know, and tools for refilling them (resample.py)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.rng import Source
from wawel.core.vectors import insert_sorted
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.model.state import AMONG, EVERYBODY, GROUP, TILE


class Hidden:
    """Places whose tiles a viewer does not know, in an order that does not depend on these tiles."""

    def __init__(self) -> None:
        self.rows = vec[vec[i64]]()  # the rows of the position itself: writing here changes the position
        self.places = vec[i64]()
        self.tiles = vec[i64]()  # the true ones
        self.filled = vec[bool]()

    def add(self, row: vec[i64], place: i64) -> None:
        self.rows = append(self.rows, row)
        self.places = append(self.places, place)
        self.tiles = append(self.tiles, row[place] & TILE)
        self.filled = append(self.filled, False)

    def entry(self, number: i64) -> i64:
        return self.rows[number][self.places[number]]

    def fill(self, number: i64, tile: i64, among: i64) -> None:
        """Put a tile in a place, and record who is known to know that it is in this place's group."""
        row, place = self.rows[number], self.places[number]
        row[place] = row[place] & ~(TILE | EVERYBODY << AMONG) | tile | among << AMONG
        self.filled[number] = True

    def open(self) -> vec[i64]:
        found = vec[i64]()
        number: i64
        for number in range(len(self.rows)):
            if not self.filled[number]:
                found = append(found, number)
        return found

    def fill_rest(self, pool: vec[i64], rng: Source) -> vec[i64]:
        """Put a random tile of a pool in each open place; return the tiles left over."""
        shuffle(pool, rng)
        for number in self.open():
            pool, tile = pop(pool)
            self.fill(number, tile, 0)
        return pool

    def fill_groups(self, viewer: i64, rng: Source) -> vec[i64]:
        """Put each tile that the viewer knows to be in a group in some place of it; return these tiles, ascending."""
        sure = vec[i64]()  # tiles with the rest of their entries, so that they sort by tile
        number: i64
        for number in range(len(self.rows)):
            entry = self.entry(number)
            if known.knows_among(entry, viewer):
                sure = insert_sorted(sure, (entry & TILE) << 32 | entry)
        placed = vec[i64]()
        for mark in sure:
            tile, group, among = mark >> 32, (mark & 0xFFFFFFFF) >> GROUP, mark >> AMONG & EVERYBODY
            offered = vec[i64]()
            for number in self.open():
                if self.entry(number) >> GROUP == group:
                    offered = append(offered, number)
            self.fill(offered[rng.below(len(offered))], tile, among if among == EVERYBODY else BIT[viewer])
            placed = append(placed, tile)
        return placed


def shuffle(tiles: vec[i64], rng: Source) -> None:
    place: i64
    for place in range(len(tiles) - 1, 0, -1):
        other = rng.below(place + 1)
        tile = tiles[place]
        tiles[place] = tiles[other]
        tiles[other] = tile
