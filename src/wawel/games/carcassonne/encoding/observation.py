"""CA-1.6: what everybody may know as bytes, field by field: docs/research/carcassonne.md."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.encoding import COUNT, FLAG, INDEX, ONE_OF, WIDE, Encoding, Page
from wawel.core.game import Game, State
from wawel.games.carcassonne import options as bits
from wawel.games.carcassonne.actions import BUILDER, FOLLOWER, LARGE, PIG, x_of, y_of
from wawel.games.carcassonne.components.ids import FIGURES, FOLLOWERS, GOODS, QUARTERS
from wawel.games.carcassonne.encoding.numbers import Numbers
from wawel.games.carcassonne.model import quarters
from wawel.games.carcassonne.model.figures import is_large_at
from wawel.games.carcassonne.model.packing import (
    figure_seat,
    figure_segment,
    figure_tile,
    pack_figure,
    spot_segment,
    spot_tile,
)
from wawel.games.carcassonne.model.pieces import place_of
from wawel.games.carcassonne.model.state import (
    AT_HOME,
    DRAGON,
    FIRST_TILE,
    NOBODY_YET,
    NOWHERE,
    PHASES,
    CarcassonneState,
)
from wawel.games.carcassonne.rules import flow
from wawel.games.carcassonne.rules.dragon import WALK


class CarcassonneEncoding(Encoding):
    """Numbers of Carcassonne. The sets in play decide how many there are, and which fields."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        opening = cast(CarcassonneState, game.start(seats, options))
        self._numbers = Numbers(opening)
        self.actions = self._numbers.count
        self._bits = opening.options
        self._kinds: i64 = len(opening.pile)
        tiles, kinds = int(self._numbers.tiles), len(opening.pile)
        names = list(dict.fromkeys(PHASES))
        self._phases = vec[i64]([names.index(phase) for phase in PHASES])
        self._tiles: i64 = tiles
        self._room: i64 = seats * (FOLLOWERS + 3)  # figures
        room = int(self._room)
        self._phase = self.add("phase", [len(names)], ONE_OF, "what happens now: " + ", ".join(names))
        self._seat = self.add("seat", [seats], ONE_OF, "the number of the seat that looks")
        self._turn = self.add("turn", [seats], ONE_OF, "whose turn it is")
        self._actor = self.add("actor", [seats], ONE_OF, "who decides now")
        self._drawn = self.add("drawn", [kinds], ONE_OF, "the kind of the drawn tile")
        self._kind = self.add("tile_kind", [tiles], INDEX, "tiles on the map as they were placed: their kinds")
        self._rotation = self.add("tile_rotation", [tiles, 4], ONE_OF, "their rotations")
        self._where = self.add("tile_cell", [tiles, 4], COUNT, "cells to the east, south, west, north of (0, 0)")
        self._dragon = self.add("dragon", [tiles], ONE_OF, "the tile with the dragon")
        self._fairy = self.add("fairy", [tiles], ONE_OF, "the tile with the fairy")
        self._walk = self.add("walk", [WALK + 1], INDEX, "tiles of the dragon's last walk, the first one first")
        self._mover = self.add("mover", [seats], ONE_OF, "who moves the dragon now")
        self._figure_seat = self.add("figure_seat", [room], INDEX, "figures on the map: place from the own seat")
        self._figure_kind = self.add("figure_kind", [room], INDEX, ", ".join(FIGURES))
        self._figure_tile = self.add("figure_tile", [room], INDEX, "the tile on the map where each stands")
        self._figure_segment = self.add("figure_segment", [room], COUNT, "the segment of that tile")
        self._figure_ward = self.add("figure_ward", [room], FLAG, "the fairy is with this follower")
        self._pile = self.add("pile", [kinds], COUNT, "tiles of each kind in the pile")
        self._aside = self.add("aside", [kinds], COUNT, "tiles set aside")
        self._discarded = self.add("discarded", [kinds], COUNT, "tiles discarded")
        self._points = self.add("points", [seats, 2], WIDE, "points")
        self._supply = self.add("supply", [seats], COUNT, "ordinary followers at home")
        self._add_more(seats)

    def _add_more(self, seats: int) -> None:
        """Fields of some expansions only."""
        self._large: i64 = 0
        self._goods: i64 = 0
        self._king: i64 = 0
        self._count: i64 = 0
        if self._bits & bits.IC:
            self._large = self.add("large", [seats], FLAG, "the large follower is at home")
        if self._bits & bits.TB:
            self._builder = self.add("builder", [seats], FLAG, "the builder is at home")
            self._pig = self.add("pig", [seats], FLAG, "the pig is at home")
            self._goods = self.add("goods", [seats, len(GOODS)], COUNT, "tokens: " + ", ".join(GOODS))
            self._second = self.add("second", [2], ONE_OF, "a second tile will follow, or is being played")
        if self._bits & bits.KS:
            self._king = self.add("king", [seats], ONE_OF, "who has the King")
            self._largest = self.add("king_size", [1], COUNT, "tiles of the city that won it")
            self._robber = self.add("robber", [seats], ONE_OF, "who has the Robber")
            self._longest = self.add("robber_size", [1], COUNT, "tiles of the road that won it")
        if self._bits & bits.COUNT:
            self._count = self.add("count", [len(QUARTERS)], ONE_OF, "the Count's quarter: " + ", ".join(QUARTERS))
            self._people = self.add("people", [seats, len(QUARTERS)], COUNT, "ordinary followers in the quarters")
            self._people_large = self.add("people_large", [seats, len(QUARTERS)], FLAG, "large followers there")

    def number(self, state: State, seat: i64, action: i64) -> i64:
        return self._numbers.number(cast(CarcassonneState, state), action)

    def numbers(self, state: State, seat: i64, choices: vec[i64]) -> vec[i64]:
        return self._numbers.numbers(cast(CarcassonneState, state), choices)

    def action(self, state: State, seat: i64, number: i64) -> i64:
        return self._numbers.action(cast(CarcassonneState, state), number)

    def write(self, state: State, seat: i64, page: Page) -> None:
        s = cast(CarcassonneState, state)
        page.put(self._phase + self._phases[s.phase], 1)
        page.put(self._seat + seat, 1)
        self._write_who(self._turn, s.turn, seat, page)
        self._write_who(self._actor, flow.actor(s), seat, page)
        if s.tile >= 0:
            page.put(self._drawn + s.tile, 1)
        self._write_map(s, page)
        if s.dragon >= 0:
            page.put(self._dragon + s.dragon, 1)
        if s.fairy >= 0:
            page.put(self._fairy + s.fairy, 1)
        place: i64
        for place in range(len(s.walk)):
            page.put(self._walk + place, s.walk[place] + 1)
        if s.phase == DRAGON:
            self._write_who(self._mover, s.mover, seat, page)
        self._write_figures(s, seat, page)
        for place in range(self._kinds):
            page.put(self._pile + place, s.pile[place])
            page.put(self._aside + place, s.aside[place])
            page.put(self._discarded + place, s.discarded[place])
        for place in range(s.seats):
            self._write_seat(s, (seat + place) % s.seats, place, page)
        self._write_more(s, seat, page)

    def _write_who(self, at: i64, who: i64, seat: i64, page: Page) -> None:
        if who >= 0:
            page.put(at + (who - seat + self.seats) % self.seats, 1)

    def _write_map(self, s: CarcassonneState, page: Page) -> None:
        number: i64
        for number in range(len(s.cells)):
            turned, cell = s.turned[number], s.cells[number]
            page.put(self._kind + number, (turned >> 2) + 1)
            page.put(self._rotation + number * 4 + (turned & 3), 1)
            x, y, at = x_of(cell), y_of(cell), self._where + number * 4
            page.put(at + (0 if x > 0 else 2), x if x > 0 else -x)
            page.put(at + (1 if y > 0 else 3), y if y > 0 else -y)

    def _write_figures(self, s: CarcassonneState, seat: i64, page: Page) -> None:
        """Followers, then builders and pigs."""
        place: i64
        for place in range(len(s.figures)):
            figure = s.figures[place]
            kind: i64 = LARGE if is_large_at(s, place) else FOLLOWER
            self._write_figure(figure, kind, place, seat, page)
            if figure == s.ward:
                page.put(self._figure_ward + place, 1)
        at: i64 = len(s.figures)
        for place in range(self.seats, len(s.pieces) if s.options & bits.TB else 0):
            spot = s.pieces[place]
            if spot != NOWHERE:
                figure = pack_figure(spot_tile(spot), spot_segment(spot), place % self.seats)
                self._write_figure(figure, 1 + place // self.seats, at, seat, page)
                at += 1

    def _write_figure(self, figure: i64, kind: i64, at: i64, seat: i64, page: Page) -> None:
        page.put(self._figure_seat + at, (figure_seat(figure) - seat + self.seats) % self.seats + 1)
        page.put(self._figure_kind + at, kind + 1)
        page.put(self._figure_tile + at, figure_tile(figure) + 1)
        page.put(self._figure_segment + at, figure_segment(figure))

    def _write_seat(self, s: CarcassonneState, seat: i64, place: i64, page: Page) -> None:
        page.put_wide(self._points + place * 2, s.points[seat])
        page.put(self._supply + place, s.supply[seat])
        if self._large and s.pieces[seat] == AT_HOME:
            page.put(self._large + place, 1)
        kind: i64
        if self._goods:
            if s.pieces[place_of(s, BUILDER, seat)] == NOWHERE:
                page.put(self._builder + place, 1)
            if s.pieces[place_of(s, PIG, seat)] == NOWHERE:
                page.put(self._pig + place, 1)
            for kind in range(len(GOODS)):
                page.put(self._goods + place * len(GOODS) + kind, s.goods[seat * len(GOODS) + kind])
        if self._count:
            for kind in range(len(QUARTERS)):
                at = place * len(QUARTERS) + kind
                page.put(self._people + at, quarters.inside(s, seat, kind))
                if quarters.large_inside(s, seat, kind):
                    page.put(self._people_large + at, 1)

    def _write_more(self, s: CarcassonneState, seat: i64, page: Page) -> None:
        if self._goods and s.second != FIRST_TILE:
            page.put(self._second + s.second - 1, 1)
        if self._king:
            if s.king != NOBODY_YET:
                self._write_who(self._king, s.king, seat, page)
                page.put(self._largest, s.largest)
            if s.robber != NOBODY_YET:
                self._write_who(self._robber, s.robber, seat, page)
                page.put(self._longest, s.longest)
        if self._count:
            page.put(self._count + s.count, 1)


def encoding(game: Game, seats: int, options: Mapping[str, str]) -> Encoding:
    """The encoding of a table."""
    return CarcassonneEncoding(game, seats, options)
