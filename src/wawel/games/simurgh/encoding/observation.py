"""SI-20.1: what a seat may know as bytes, field by field: docs/research/simurgh.md."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import bits
from wawel.core.bits import BIT
from wawel.core.encoding import COUNT, FLAG, INDEX, ONE_OF, WIDE, Encoding, Page
from wawel.core.game import Game, State
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.components.bundles import PP, RESOURCES
from wawel.games.simurgh.components.ids import (
    AREAS,
    DRAGONS,
    FIRST_DRAGON,
    FIRST_OBJECTIVE,
    SPACES,
    TILES,
    VASSALS,
)
from wawel.games.simurgh.encoding.numbers import numbered
from wawel.games.simurgh.encoding.resolving import Pending
from wawel.games.simurgh.model import stacks
from wawel.games.simurgh.model.state import (
    BASES,
    DECK,
    FIGURES,
    GOODS,
    OVER,
    PHASES,
    TILE,
    TYPED,
    TYPES_IN_DECK,
    SimurghState,
)
from wawel.games.simurgh.rules import setup

ACTION_TILES: Final = FIRST_DRAGON - 1
OBJECTIVES: Final = TILES - FIRST_OBJECTIVE
HAND_TYPES: Final = 5  # types of tiles that a hand can have
STACKS: Final = ["deck", "dragons", "objectives"]
MOST_OFFERED: Final = 3
MOST_DRAWN: Final = DRAGONS + OBJECTIVES


class SimurghEncoding(Encoding):
    """Numbers of Simurgh. Only Dragonlord mode has numbers for drafts."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        opening = cast(SimurghState, game.start(seats, options))
        self.number_all(numbered(opening.parts, opening.mode > 0))
        self._phase = self.add("phase", [len(PHASES)], ONE_OF, "what happens now: " + ", ".join(PHASES))
        self._stage = self.add("stage", [len(BASES)], ONE_OF, "the stage of the turn or of the setup below it")
        self._seat = self.add("seat", [seats], ONE_OF, "the number of the seat that looks")
        self._turn = self.add("turn", [2], WIDE, "turns finished")
        self._first = self.add("first", [seats], ONE_OF, "who began")
        self._active = self.add("active", [seats], ONE_OF, "whose turn it is")
        self._ending = self.add("triggered_by", [seats], ONE_OF, "who triggered the end")
        self._explored = self.add("explored", [1], FLAG, "the explorer has moved this turn")
        self._entered = self.add("entered", [AREAS], FLAG, "areas whose exploration tile was entered this turn")
        self._vassals = self.add(
            "vassals", [SPACES, seats, 2], COUNT, "on each space, city first: " + ", ".join(VASSALS)
        )
        self._wilds = self.add("wild_tile", [AREAS, ACTION_TILES], ONE_OF, "the tile of each wild area")
        self._market = self.add("market_tile", [4, ACTION_TILES], ONE_OF, "the tile of each market area")
        self._objectives = self.add("objective", [5, OBJECTIVES], ONE_OF, "the objective on each space")
        self._gone = self.add("gone", [OBJECTIVES], FLAG, "replaced objectives")
        self._chronicle = self.add("chronicle", [ACTION_TILES], INDEX, "tiles of the chronicle, in order")
        self._laying = self.add("laying", [ACTION_TILES], ONE_OF, "the tile that has no area yet")
        self._laid = self.add("laid", [AREAS], ONE_OF, "the area whose new tile awaits its vassal")
        self._sizes = self.add("stack_size", [3], COUNT, "tiles in each stack: " + ", ".join(STACKS))
        self._tops = self.add("top_size", [3], COUNT, "tiles put back on top")
        self._top = self.add("top", [3, ACTION_TILES], INDEX, "those that the seat knows, from the top down: tiles")
        self._bottoms = self.add("bottom_size", [3], COUNT, "tiles put back at the bottom")
        self._bottom = self.add("bottom", [3, ACTION_TILES], INDEX, "those that the seat knows, from the top down")
        self._unseen = self.add("unseen", [TYPES_IN_DECK], COUNT, "tiles of each type that the seat cannot place")
        self._drawn = self.add("drawn_size", [1], COUNT, "tiles that the active seat is choosing from")
        self._mine = self.add("drawn", [MOST_DRAWN], INDEX, "these tiles, if the seat is the active one")
        self._points = self.add("points", [seats, 2], WIDE, "power points")
        self._goods = self.add("goods", [seats, len(RESOURCES)], COUNT, ", ".join(RESOURCES))
        self._free = self.add("free", [seats, 2], COUNT, "free vassals")
        self._resting = self.add("resting", [seats, 2], COUNT, "among them those that came back this turn")
        self._supply = self.add("supply", [seats, 2], COUNT, "vassals in the supply")
        self._hand = self.add("hand_size", [seats], COUNT, "tiles in hand")
        self._known = self.add("hand", [seats, ACTION_TILES], FLAG, "tiles in hand that the seat knows")
        self._types = self.add("hand_type", [seats, HAND_TYPES], COUNT, "tiles in hand whose type everybody knows")
        self._dragons = self.add("dragon", [seats, DRAGONS], INDEX, "dragon tiles, the oldest first, as places from 49")
        self._markers = self.add("dragon_marker", [seats, DRAGONS, 3], FLAG, "markers on them")
        self._ready = self.add("ready", [seats], FLAG, "has picked a dragon")
        self._offers = self.add("offer_size", [seats], COUNT, "tiles that a seat is offered")
        self._offer = self.add("offer", [MOST_OFFERED], INDEX, "those of the own seat")
        self._commit = self.add("commit", [1], INDEX, "the dragon tile that the own seat has picked")
        self._round = self.add("draft_round", [1], COUNT, "the round of a draft")
        self._chooses = self.add("draft_seat", [seats], ONE_OF, "who drafts now")
        self._next = self.add("draft_next", [seats], ONE_OF, "who drafts next")
        self._pending = Pending(self)

    def write(self, state: State, seat: i64, page: Page) -> None:
        s = cast(SimurghState, state)
        page.put(self._phase + s.phase, 1)
        page.put(self._stage + s.base, 1)
        page.put(self._seat + seat, 1)
        page.put_wide(self._turn, s.turn)
        if s.phase > 0:
            self._write_who(self._first, s.first, seat, page)
            if s.base != setup.THREE_DRAGONS and s.phase != OVER:
                self._write_who(self._active, s.seat, seat, page)
        self._write_who(self._ending, s.ending, seat, page)
        page.put(self._explored, 1 if s.explored else 0)
        page.put_bits(self._entered, s.entered)
        self._write_table(s, page)
        which: i64
        for which in range(3):
            self._write_stack(s, which, seat, page)
        self._write_unseen(s, seat, page)
        place: i64
        for place in range(s.seats):
            self._write_seat(s, (seat + place) % s.seats, place, seat, page)
        self._write_own(s, seat, page)
        if setup.POWER_DRAFT <= s.base <= setup.THREE_DRAGONS:
            self._write_draft(s, seat, page)
        self._pending.write(s, page)

    def _write_who(self, at: i64, who: i64, seat: i64, page: Page) -> None:
        if who >= 0:
            page.put(at + (who - seat + self.seats) % self.seats, 1)

    def _write_table(self, s: SimurghState, page: Page) -> None:
        place: i64
        for place in range(AREAS):
            if s.wilds[place]:
                page.put(self._wilds + place * ACTION_TILES + s.wilds[place] - 1, 1)
        for place in range(4):
            if s.market[place]:
                page.put(self._market + place * ACTION_TILES + s.market[place] - 1, 1)
        for place in range(5):
            if s.objectives[place]:
                page.put(self._objectives + place * OBJECTIVES + s.objectives[place] - FIRST_OBJECTIVE, 1)
        page.put_bits(self._gone, s.gone)
        for place in range(len(s.chronicle)):
            page.put(self._chronicle + place, s.chronicle[place])
        if s.laying:
            page.put(self._laying + s.laying - 1, 1)
        if s.laid:
            page.put(self._laid + s.laid - 1, 1)

    def _write_stack(self, s: SimurghState, which: i64, seat: i64, page: Page) -> None:
        page.put(self._sizes + which, stacks.size(s, which))
        page.put(self._tops + which, len(s.tops[which]))
        page.put(self._bottoms + which, len(s.bottoms[which]))
        self._write_known(self._top + which * ACTION_TILES, s.tops[which], seat, page)
        self._write_known(self._bottom + which * ACTION_TILES, s.bottoms[which], seat, page)

    def _write_known(self, at: i64, row: vec[i64], seat: i64, page: Page) -> None:
        """The tiles of a row that a seat knows, the last one first."""
        at += len(row) - 1
        for entry in row:
            if known.knows(entry, seat):
                page.put(at, entry & TILE)
            at -= 1

    def _write_unseen(self, s: SimurghState, seat: i64, page: Page) -> None:
        type: i64
        for type in range(TYPES_IN_DECK):
            found = s.left[type] + bits.count(s.sure & s.parts.of_type[type])
            for row in s.hands:
                found += self._count_unknown(s, row, type, seat)
            found += self._count_unknown(s, s.tops[DECK], type, seat)
            found += self._count_unknown(s, s.bottoms[DECK], type, seat)
            page.put(self._unseen + type, found)

    def _count_unknown(self, s: SimurghState, row: vec[i64], type: i64, seat: i64) -> i64:
        found: i64 = 0
        for entry in row:
            if s.parts.type[entry & TILE] == type and not known.knows(entry, seat):
                found += 1
        return found

    def _write_seat(self, s: SimurghState, seat: i64, place: i64, viewer: i64, page: Page) -> None:
        page.put_wide(self._points + place * 2, s.goods[seat * GOODS + PP])
        kind: i64
        for kind in range(PP):
            page.put(self._goods + place * PP + kind, s.goods[seat * GOODS + kind])
        for kind in range(2):
            page.put(self._free + place * 2 + kind, s.free[seat * 2 + kind])
            page.put(self._supply + place * 2 + kind, s.supply[seat * 2 + kind])
            if seat == s.seat:
                page.put(self._resting + place * 2 + kind, s.resting[kind])
        space: i64
        for space in range(SPACES):
            if s.crowd[space]:
                for kind in range(2):
                    at = self._vassals + (space * self.seats + place) * 2 + kind
                    page.put(at, s.on[space * FIGURES + seat * 2 + kind])
        self._write_hand(s, seat, place, viewer, page)
        dragons = s.dragons[seat]
        number: i64
        for number in range(len(dragons)):
            at = place * DRAGONS + number
            page.put(self._dragons + at, (dragons[number] >> 3) + 1)
            page.put_bits(self._markers + at * 3, dragons[number] & 7)
        page.put(self._ready + place, 1 if s.commits[seat] else 0)
        page.put(self._offers + place, len(s.offers[seat]))

    def _write_hand(self, s: SimurghState, seat: i64, place: i64, viewer: i64, page: Page) -> None:
        hand = s.hands[seat]
        page.put(self._hand + place, len(hand))
        counts: i64 = 0  # a byte for each type
        for entry in hand:
            if known.knows(entry, viewer):
                page.put(self._known + place * ACTION_TILES + (entry & TILE) - 1, 1)
            if entry & TYPED or known.is_public(entry):
                counts += BIT[8 * s.parts.type[entry & TILE]]
        type: i64
        for type in range(HAND_TYPES):
            page.put(self._types + place * HAND_TYPES + type, counts >> 8 * type & 255)

    def _write_own(self, s: SimurghState, seat: i64, page: Page) -> None:
        page.put(self._drawn, len(s.drawn))
        place: i64
        if seat == s.seat:
            for place in range(len(s.drawn)):
                page.put(self._mine + place, s.drawn[place] & TILE)
        offered = s.offers[seat]
        for place in range(len(offered)):
            page.put(self._offer + place, offered[place] & TILE)
        page.put(self._commit, s.commits[seat])

    def _write_draft(self, s: SimurghState, seat: i64, page: Page) -> None:
        """SI-2.11 to SI-2.13: who drafts now, and who comes next."""
        seats: i64 = s.seats
        round: i64 = 1
        if s.base == setup.POWER_DRAFT:
            self._write_who(self._chooses, setup.in_turn(s, seats - 1 - s.step), seat, page)
            if s.step + 1 < seats:
                self._write_who(self._next, setup.in_turn(s, seats - 2 - s.step), seat, page)
        elif s.base != setup.THREE_DRAGONS:
            step: i64 = s.step if s.base == setup.ACTION_DRAFT else 0
            round = min(2, step // seats + 1)
            if step < 2 * seats:
                self._write_who(self._chooses, setup.in_turn(s, step % seats), seat, page)
            if step + 1 < 2 * seats:
                self._write_who(self._next, setup.in_turn(s, (step + 1) % seats), seat, page)
        page.put(self._round, round)


def encoding(game: Game, seats: int, options: Mapping[str, str]) -> Encoding:
    """The encoding of a table."""
    return SimurghEncoding(game, seats, options)
