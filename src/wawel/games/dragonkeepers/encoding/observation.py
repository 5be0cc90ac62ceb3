"""What a seat may know as bytes, field by field: docs/research/dragonkeepers.md."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.encoding import COUNT, FLAG, INDEX, ONE_OF, WIDE, Encoding, Page
from wawel.core.game import Game, State
from wawel.games.dragonkeepers.components.ids import BACKS, CHESTS, COLOURS, SIDES
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.encoding.numbers import Numbers, possible_chests
from wawel.games.dragonkeepers.game import Dragonkeepers
from wawel.games.dragonkeepers.model.packing import (
    HOLDER,
    HOLDER_BITS,
    count_held,
    pearl_colour,
    pearl_worth,
    put_kind,
    put_owner,
)
from wawel.games.dragonkeepers.model.state import NONE, OVER, PHASES, TAKE, KeepersState, puts
from wawel.games.dragonkeepers.model.table import pile_size, top_back


class KeepersEncoding(Encoding):
    """Numbers of Dragonkeepers. The chests that can be in play decide how many sets there are."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        parts = cast(Dragonkeepers, game).parts
        self._parts: Components = parts
        self._numbers = Numbers(parts, possible_chests(options["chests"], options["named"]))
        self.actions = self._numbers.count
        kinds = len(parts.cards)
        sides = [sum([parts.copies[kind] for kind in range(kinds) if parts.side[kind] == side]) for side in range(2)]
        self._deepest: i64 = max(sides)  # no pile has more cards
        self._fragments: i64 = sum(parts.fragments)
        self._rings: i64 = self._fragments // parts.ring
        self._stacks = vec[i64]([0] * (3 * seats * COLOURS))  # size, black and top of each, while they are counted
        deepest, fragments, rings = int(self._deepest), int(self._fragments), int(self._rings)
        self._phase = self.add("phase", [len(PHASES)], ONE_OF, "what happens now: " + ", ".join(PHASES))
        self._seat = self.add("seat", [seats], ONE_OF, "the number of the seat that looks")
        self._turn = self.add("turn", [2], WIDE, "the turn, from 1 on")
        self._first = self.add("first", [seats], ONE_OF, "who began")
        self._active = self.add("active", [seats], ONE_OF, "whose turn it is")
        self._acting = self.add("acting", [seats], ONE_OF, "who decides now")
        self._takes = self.add("takes", [1], COUNT, "cards taken this turn")
        self._idle = self.add("idle", [1], COUNT, "turns in a row without any set")
        self._chests = self.add("chest", [len(CHESTS)], FLAG, "chests in play: " + ", ".join(CHESTS))
        self._used = self.add("chest_used", [1], FLAG, "a chest was used this turn")
        self._page = self.add("page", [2, BACKS], ONE_OF, f"the page on each side: {', '.join(SIDES)}")
        self._display = self.add("display", [2, kinds], ONE_OF, "the card in each slot")
        self._pile = self.add("pile", [2], COUNT, "cards in each pile")
        self._changed = self.add("changed", [2], COUNT, "cards put on each pile this turn")
        self._put_back = self.add("put_back", [2, deepest], INDEX, "cards that seats have put there, top first: backs")
        self._put_seat = self.add("put_seat", [2, deepest], INDEX, "who put them there, as a place from the own seat")
        self._put_card = self.add("put_card", [2, deepest], INDEX, "their kinds, if the seat that looks put them")
        self._below = self.add("below", [2, BACKS], ONE_OF, "the page that comes when those cards are gone")
        self._under = self.add("under", [2, deepest], INDEX, "kinds that a wind has put underneath, the lowest last")
        self._left = self.add("fragments_left", [len(parts.values)], COUNT, "fragments of each value in the supply")
        self._black = self.add("black_left", [1], COUNT, "black dragons in the supply")
        self._eggs_left = self.add("eggs_left", [1], COUNT, "eggs in the supply")
        self._crystals_left = self.add("crystals_left", [1], COUNT, "crystals in the supply")
        self._pearls_left = self.add("pearls_left", [2], COUNT, "pearls in the supply: red, blue")
        self._crests_left = self.add("crests_left", [len(parts.crests[seats])], COUNT, "points of crests left")
        self._backs = self.add("backs", [seats, BACKS], COUNT, "cards in hand, by their backs")
        self._rows = self.add("row", [seats, COLOURS, COLOURS], ONE_OF, "colours of the stacks, from the left")
        self._sizes = self.add("stack_size", [seats, COLOURS], COUNT, "cards in those stacks")
        self._blacks = self.add("stack_black", [seats, COLOURS], COUNT, "black dragons among them")
        self._tops = self.add("stack_top", [seats, COLOURS], INDEX, "the kind on top")
        self._taken = self.add("fragments", [seats], COUNT, "fragments taken")
        self._pearls = self.add("pearl", [seats, rings], INDEX, "the pearl of each amulet: red, blue")
        self._crystals = self.add("crystals", [seats], COUNT, "crystals")
        self._eggs = self.add("eggs", [seats], COUNT, "eggs")
        self._crests = self.add("crest", [seats], COUNT, "points of the crest")
        self._hand = self.add("hand", [kinds], COUNT, "cards in the own hand, by kind")
        self._values = self.add(
            "fragment", [seats, fragments], INDEX, "values of fragments as taken; of others when the game is over"
        )
        self._worths = self.add("pearl_worth", [seats, rings], INDEX, "values of pearls, when the game is over")

    def number(self, state: State, seat: i64, action: i64) -> i64:
        return self._numbers.number(action)

    def action(self, state: State, seat: i64, number: i64) -> i64:
        return self._numbers.action(cast(KeepersState, state), number)

    def write(self, state: State, seat: i64, page: Page) -> None:
        s = cast(KeepersState, state)
        page.put(self._phase + s.phase, 1)
        page.put(self._seat + seat, 1)
        page.put_wide(self._turn, s.turn)
        self._write_who(self._first, s.first, seat, page)
        self._write_who(self._active, s.seat, seat, page)
        if TAKE <= s.phase < OVER:
            self._write_who(self._acting, s.who, seat, page)
        page.put(self._takes, s.takes)
        page.put(self._idle, s.idle)
        page.put_bits(self._chests, s.chests)
        page.put(self._used, 1 if s.chest_used else 0)
        side: i64
        for side in range(2):
            self._write_side(s, side, seat, page)
        self._write_supply(s, page)
        self._count_stacks(s)
        place: i64
        for place in range(s.seats):
            self._write_seat(s, (seat + place) % s.seats, place, page)
        kind: i64
        for kind in range(s.kinds):
            page.put(self._hand + kind, s.hands[seat * s.kinds + kind])

    def _write_who(self, at: i64, who: i64, seat: i64, page: Page) -> None:
        if who != NONE:
            page.put(at + (who - seat + self.seats) % self.seats, 1)

    def _write_side(self, s: KeepersState, side: i64, seat: i64, page: Page) -> None:
        parts = self._parts
        back = top_back(parts, s, side)
        if back != NONE:
            page.put(self._page + side * BACKS + back, 1)
        if s.display[side] != NONE:
            page.put(self._display + side * s.kinds + s.display[side], 1)
        page.put(self._pile + side, pile_size(s, side))
        page.put(self._changed + side, s.changes[side])
        lying = puts(s, side)
        at: i64 = side * self._deepest + len(lying) - 1
        for put in lying:
            kind, owner = put_kind(put), put_owner(put)
            page.put(self._put_back + at, parts.back[kind] + 1)
            page.put(self._put_seat + at, (owner - seat + s.seats) % s.seats + 1)
            if owner == seat:
                page.put(self._put_card + at, kind + 1)
            at -= 1
        if s.pages[side] != NONE and len(lying):
            page.put(self._below + side * BACKS + s.pages[side], 1)
        at = self._under + side * self._deepest
        for item in s.under:
            if item & HOLDER == side:
                page.put(at, (item >> HOLDER_BITS) + 1)
                at += 1

    def _write_supply(self, s: KeepersState, page: Page) -> None:
        place: i64
        for place in range(len(s.fragments)):
            page.put(self._left + place, s.fragments[place])
        page.put(self._black, s.black)
        page.put(self._eggs_left, s.eggs_left)
        page.put(self._crystals_left, s.crystals_left)
        page.put(self._pearls_left, s.pearls_left[0])
        page.put(self._pearls_left + 1, s.pearls_left[1])
        for place in range(len(s.crests_left)):
            page.put(self._crests_left + place, s.crests_left[place])

    def _count_stacks(self, s: KeepersState) -> None:
        counts = self._stacks
        place: i64
        for place in range(len(counts)):
            counts[place] = 0
        black = self._parts.black
        for card in s.stacks:
            at, kind = 3 * (card & HOLDER), card >> HOLDER_BITS
            counts[at] += 1
            counts[at + 1] += kind == black
            counts[at + 2] = kind + 1

    def _write_seat(self, s: KeepersState, seat: i64, place: i64, page: Page) -> None:
        back: i64
        for back in range(BACKS):
            held: i64 = 0
            for kind in self._parts.of_back[back]:
                held += s.hands[seat * s.kinds + kind]
            page.put(self._backs + place * BACKS + back, held)
        spot: i64
        for spot in range(COLOURS):
            colour = s.rows[seat * COLOURS + spot]
            if colour != NONE:
                to, at = place * COLOURS + spot, 3 * (seat * COLOURS + colour)
                page.put(self._rows + to * COLOURS + colour, 1)
                page.put(self._sizes + to, self._stacks[at])
                page.put(self._blacks + to, self._stacks[at + 1])
                page.put(self._tops + to, self._stacks[at + 2])
        page.put(self._taken + place, count_held(s.rings, seat))
        page.put(self._crystals + place, s.crystals[seat])
        page.put(self._eggs + place, s.eggs[seat])
        page.put(self._crests + place, s.crests[seat])
        over = s.phase == OVER
        self._write_pearls(s, seat, place, over, page)
        if over or place == 0:
            at = self._values + place * self._fragments
            for fragment in s.rings:
                if fragment & HOLDER == seat:
                    page.put(at, (fragment >> HOLDER_BITS) + 1)
                    at += 1

    def _write_pearls(self, s: KeepersState, seat: i64, place: i64, over: bool, page: Page) -> None:
        at = place * self._rings
        for item in s.pearls:
            if item & HOLDER == seat:
                pearl = item >> HOLDER_BITS
                page.put(self._pearls + at, pearl_colour(pearl) + 1)
                if over:
                    page.put(self._worths + at, pearl_worth(pearl) + 1)
                at += 1


def encoding(game: Game, seats: int, options: Mapping[str, str]) -> Encoding:
    """The encoding of a table."""
    return KeepersEncoding(game, seats, options)
