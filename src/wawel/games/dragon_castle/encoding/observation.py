"""What everybody may know as bytes, field by field: docs/research/dragon-castle.md."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.encoding import COUNT, FLAG, ONE_OF, WIDE, Encoding, Page
from wawel.core.game import Game, State
from wawel.games.dragon_castle.components.ids import CARDS, DECEPTION, DEPTHS, ELEGANCE, SPIRITS, TILES
from wawel.games.dragon_castle.components.layouts import STRIDE
from wawel.games.dragon_castle.encoding.numbers import numbered
from wawel.games.dragon_castle.model.grid import SEAT_CELLS
from wawel.games.dragon_castle.model.state import (
    AFTER,
    MET,
    NO_SPIRIT,
    OVER,
    OWED,
    PHASES,
    PICKED,
    PLACING,
    POWER,
    RESOLVE,
    SETUP,
    SHRINES,
    START,
    DragonState,
)
from wawel.games.dragon_castle.options import cards
from wawel.games.dragon_castle.scoring import final

BASES: Final = [START, PICKED, PLACING, AFTER]  # phases that can be interrupted


class CastleEncoding(Encoding):
    """Numbers of Dragon Castle: how many depends on the layout, the size of the realms and the spirits in play."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        opening = cast(DragonState, game.start(seats, options))
        layout, grid = opening.layout, opening.grid
        spirits = cards(options["spirits"], SPIRITS, opening.parts.beginner_spirits, "spirits")
        self.number_all(numbered(layout, grid, spirits.named | spirits.choice))
        castle, realm = [layout.rows, layout.columns], [seats, grid.rows, grid.columns]
        self._castle = layout.cells
        self._cells = grid.cells
        self._spots = vec[i64]()  # per castle cell: its place in the rows of the layout
        for cell in layout.cells:
            self._spots = append(self._spots, (cell // STRIDE - 1) * layout.columns + cell % STRIDE - 1)
        self._realm_size: i64 = grid.rows * grid.columns
        self._phase = self.add("phase", [len(PHASES)], ONE_OF, "what happens now: " + ", ".join(PHASES))
        self._seat = self.add("seat", [seats], ONE_OF, "the number of the seat that looks")
        self._active = self.add("active", [seats], ONE_OF, "whose turn it is")
        self._first = self.add("first", [seats], ONE_OF, "who began")
        self._round = self.add("round", [1], COUNT, "the round")
        self._heights = self.add("castle_height", castle, COUNT, "tiles in each stack of the castle")
        self._tops = self.add("castle_tile", [*castle, TILES], ONE_OF, "the tile on top; none if it is unseen")
        self._bag = self.add("unseen", [TILES], COUNT, "copies of each tile that nobody has seen")
        self._supply = self.add("supply", [1], COUNT, "shrines in the supply")
        self._discarded = self.add("discarded", [1], COUNT, "tiles discarded")
        self._summons = self.add("summons", [1], COUNT, "how often the dragon was summoned")
        self._spirits = self.add("spirit", [CARDS], FLAG, "the spirits in play")
        self._used = self.add("spirit_used", [CARDS], FLAG, "used this turn")
        self._owes = self.add("spirit_owes", [CARDS], FLAG, "something is still owed for it")
        self._dragons = self.add("dragon", [CARDS], FLAG, "the dragon cards in play")
        self._hand = self.add("hand", [2, TILES], ONE_OF, "the tiles in hand")
        self._origin = self.add("origin", castle, FLAG, "where the first tile of the turn was taken")
        self._level = self.add("origin_level", [1], COUNT, "its level")
        self._power = self.add("power", [CARDS], ONE_OF, "the spirit whose target is needed")
        self._elegance = self.add("elegance", [2], ONE_OF, "Elegance is owed, or met")
        self._site = self.add("building", realm[1:], FLAG, "where shrines may be built now, or once a spirit is done")
        self._allowance = self.add("allowance", [1], COUNT, "how many of them")
        self._points = self.add("points", [seats, 2], WIDE, "points in the pool")
        self._pools = self.add("pool", [seats], COUNT, "shrines of a seat that are not built")
        self._tokens = self.add("tokens", [seats], COUNT, "dragon tokens")
        self._tall = self.add("realm_height", realm, COUNT, "tiles in each stack of a realm")
        self._faces = self.add("realm_tile", [*realm, TILES], ONE_OF, "the face-up tile on top")
        self._built = self.add("realm_shrine", realm, FLAG, "a shrine stands there")
        names = ", ".join([PHASES[phase] for phase in BASES])
        self._base = self.add(
            "interrupted", [len(BASES)], ONE_OF, f"what a spirit, a set or a shrine interrupts: {names}"
        )
        self._turned = self.add("turned", realm[1:], COUNT, "levels of the tiles that the active seat turned this turn")

    def write(self, state: State, seat: i64, page: Page) -> None:
        s = cast(DragonState, state)
        seats: i64 = s.seats
        page.put(self._phase + s.phase, 1)
        page.put(self._seat + seat, 1)
        if s.phase != SETUP and s.phase != OVER:
            page.put(self._active + (s.seat - seat + seats) % seats, 1)
        if s.first >= 0:
            page.put(self._first + (s.first - seat + seats) % seats, 1)
        page.put(self._round, s.round)
        self._write_castle(s, page)
        page.put(self._supply, s.supply)
        page.put(self._discarded, s.discarded)
        page.put(self._summons, s.summons)
        page.put_bits(self._dragons, s.dragons)
        self._write_spirits(s, page)
        self._write_turn(s, page)
        place: i64
        for place in range(seats):
            self._write_seat(s, (seat + place) % seats, place, page)

    def _write_castle(self, s: DragonState, page: Page) -> None:
        place: i64
        for place in range(len(self._castle)):
            cell, spot = self._castle[place], self._spots[place]
            page.put(self._heights + spot, s.heights[cell])
            if s.tops[cell]:
                page.put(self._tops + spot * TILES + s.tops[cell] - 1, 1)
            if s.origin == cell:
                page.put(self._origin + spot, 1)
                page.put(self._level, s.origin_level)
        tile: i64
        for tile in range(TILES):
            page.put(self._bag + tile, s.bag[tile + 1])

    def _write_spirits(self, s: DragonState, page: Page) -> None:
        page.put_bits(self._spirits, s.spirits)
        page.put_bits(self._used, s.used & s.spirits)
        if s.deception:
            page.put(self._owes + DECEPTION, 1)
        if s.depths:
            page.put(self._owes + DEPTHS, 1)
        if s.elegance == OWED:
            page.put(self._owes + ELEGANCE, 1)
            page.put(self._elegance, 1)
        elif s.elegance == MET:
            page.put(self._elegance + 1, 1)
        if s.power != NO_SPIRIT:
            page.put(self._power + s.power, 1)

    def _write_turn(self, s: DragonState, page: Page) -> None:
        first = s.hand if s.hand else s.hand2
        if first:
            page.put(self._hand + first - 1, 1)
        if s.hand and s.hand2:
            page.put(self._hand + TILES + s.hand2 - 1, 1)
        page.put(self._allowance, s.allowance)
        place: i64
        for place in range(len(self._cells)):
            cell = self._cells[place]
            if s.site >> cell & 1:
                page.put(self._site + place, 1)
            level: i64 = 0
            for mark in s.turned:
                if mark & 63 == cell and mark >> 6 > level:
                    level = mark >> 6
            page.put(self._turned + place, level)
        if s.phase == POWER or s.phase == RESOLVE or s.phase == SHRINES:
            for place in range(len(BASES)):
                if BASES[place] == s.base:
                    page.put(self._base + place, 1)

    def _write_seat(self, s: DragonState, seat: i64, place: i64, page: Page) -> None:
        page.put_wide(self._points + place * 2, final.banked(s, seat))
        page.put(self._pools + place, s.pools[seat])
        page.put(self._tokens + place, s.tokens[seat])
        built, first = s.built[seat], place * self._realm_size
        spot: i64
        for spot in range(len(self._cells)):
            cell = self._cells[spot]
            at = seat * SEAT_CELLS + cell
            if s.tall[at]:
                page.put(self._tall + first + spot, s.tall[at])
                if s.faces[at]:
                    page.put(self._faces + (first + spot) * TILES + s.faces[at] - 1, 1)
                if built >> cell & 1:
                    page.put(self._built + first + spot, 1)


def encoding(game: Game, seats: int, options: Mapping[str, str]) -> Encoding:
    """The encoding of a table."""
    return CastleEncoding(game, seats, options)
