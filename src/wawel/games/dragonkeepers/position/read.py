"""Reads a position text and checks its words; possible.py checks that the position can arise."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.errors import BadPosition
from wawel.core.fields import check_all_read
from wawel.core.numerals import whole
from wawel.core.vectors import total
from wawel.games.dragonkeepers.belief import known
from wawel.games.dragonkeepers.components.ids import BLACK, CHESTS, COLOURS, PEARLS, SIDES
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import (
    CAP_AT,
    CAP_BITS,
    OWNER_AT,
    count_held,
    held_by,
    hold,
    pearl,
    put_kind,
    put_owner,
)
from wawel.games.dragonkeepers.model.state import (
    LATEST_TURN,
    NONE,
    OVER,
    PEARL,
    PHASES,
    KeepersState,
    opening,
    puts,
    row,
    set_puts,
    worths_of,
)
from wawel.games.dragonkeepers.model.table import count_taken, gain
from wawel.games.dragonkeepers.position import possible
from wawel.games.dragonkeepers.position.lines import Lines
from wawel.games.dragonkeepers.position.write import NOTHING
from wawel.games.dragonkeepers.rules import take


def read(parts: Components, text: str) -> KeepersState:
    """The inverse of write. BadPosition names what is wrong and the rule it breaks."""
    return Reader(parts, text).read()


class Reader(Lines):
    """What each line says."""

    def read(self) -> KeepersState:
        seats = self._number("seats", 0)
        if not 2 <= seats <= 4:
            raise BadPosition("dragonkeepers.seats-form", "DK-0")
        s = opening(self._parts, seats)
        phase = self._fields.pop("phase", "")
        if phase not in PHASES:
            raise BadPosition("phase", "DK-4", {"known": ", ".join(PHASES), "phase": phase})
        s.phase = PHASES.index(phase)
        self._turn(s)
        for side in range(2):
            self._side(s, side)
        for seat in range(seats):
            self._cards_of(s, seat)
            self._amulets_of(s, seat)
        self._shown(s)
        self._supply(s)
        check_all_read(self._fields)
        self._caps(s)
        possible.check(self._parts, s)
        return s

    # the turn

    def _turn(self, s: KeepersState) -> None:
        playing = s.phase >= PEARL
        s.turn = self._number("turn", 1 if playing else 0, LATEST_TURN)
        begun = s.turn > 0
        s.first = self._seat(s, "first", 0 if begun else NONE)
        s.seat = self._seat(s, "seat", s.first if begun else NONE)
        s.who = self._seat(s, "who", s.seat)
        s.takes = self._number("takes", 0, take.MOST + 1)
        s.chest_used = self._number("used", 0, 1)
        s.set_played = self._number("set", 0, 1)
        s.idle = self._number("idle", 0)
        changed = self._fields.pop("changed", "0 0").split()
        if len(changed) != 2 or not all(word in ("0", "1", "2") for word in changed):
            raise BadPosition("dragonkeepers.changed-form", "DK-4.4")
        s.changes = vec[i64]([int(word) for word in changed])
        s.wanted = 0
        for word in self._fields.pop("refill", "").split():
            if word not in SIDES:
                raise BadPosition("dragonkeepers.refill-form", "DK-4.1", {"word": word})
            s.wanted |= 1 << SIDES.index(word)
        self._chests(s)

    def _chests(self, s: KeepersState) -> None:
        for word in self._fields.pop("chests", "").split():
            if word in CHESTS and not s.chests >> CHESTS.index(word) & 1:
                s.chests |= 1 << CHESTS.index(word)
            elif word.startswith("+") and s.to_reveal == 0 and whole(word[1:], len(CHESTS)) > 0:
                s.to_reveal = whole(word[1:])
            else:
                raise BadPosition(
                    "dragonkeepers.chests-form",
                    "DK-9.1",
                    {"word": word, "known": ", ".join(CHESTS)},
                )
        if int(s.chests).bit_count() + s.to_reveal > len(CHESTS):
            raise BadPosition("dragonkeepers.chests-count", "DK-9.1", {"count": len(CHESTS)})

    # cards

    def _side(self, s: KeepersState, side: int) -> None:
        """The page of the unseen cards, the display, cards put on top and cards blown under."""
        name = SIDES[side]
        words = self._fields.pop(name, NOTHING).split() or [NOTHING]
        if words[0] != NOTHING:
            if words[0] not in self._parts.backs or self._parts.backs.index(words[0]) not in self._parts.pages[side]:
                raise BadPosition("dragonkeepers.book-page", "DK-2.2", {"name": name, "word": words[0]})
            s.pages[side] = self._parts.backs.index(words[0])
        for word in words[1:]:
            what, _, value = word.partition("=")
            if what == "display" and s.display[side] == NONE:
                s.display[side] = self._on(s, side, value)
            elif what == "put":
                set_puts(s, side, append(puts(s, side), self._put(s, side, value)))
            elif what == "under":
                s.under = append(s.under, hold(self._on(s, side, value), side))
            else:
                raise BadPosition("dragonkeepers.book-word", values={"name": name, "word": word})

    def _on(self, s: KeepersState, side: int, text: str) -> int:
        kinds = self._cards(text)
        if len(kinds) != 1 or self._parts.side[kinds[0]] != side:
            raise BadPosition("dragonkeepers.book-card", "DK-11.3", {"side": SIDES[side], "text": text})
        self._locate(s, kinds[0])
        return kinds[0]

    def _put(self, s: KeepersState, side: int, text: str) -> int:
        """A card on the book, "red_1@0", or "red_1@0(red_1+white_1)" with what it may be."""
        card, _, owner = text.partition("(")[0].partition("@")
        seat = whole(owner, s.seats - 1)
        if seat == NONE:
            raise BadPosition(
                "dragonkeepers.book-owner",
                "DK-4.4",
                {"name": SIDES[side], "word": text},
            )
        kind = self._on(s, side, card)
        return kind | seat << OWNER_AT | self._cap(kind, text) << CAP_AT

    def _cap(self, kind: int, text: str) -> int:
        """Cards with the back of this one; 0 stands for all that its owner has."""
        if not text.endswith(")"):
            return 0
        parts = self._parts
        others = self._cards(text.partition("(")[2][:-1])
        cap = 0
        for other in set(others):
            if parts.back[other] != parts.back[kind] or others.count(other) > parts.copies[other]:
                raise BadPosition("dragonkeepers.book-guess", "DK-3.2", {"text": text})
            cap += others.count(other) << CAP_BITS * parts.place[other]
        return cap

    def _caps(self, s: KeepersState) -> None:
        for side in range(2):
            lying = puts(s, side)
            for place in range(len(lying)):
                card = lying[place]
                if card >> CAP_AT == 0:
                    lying[place] |= known.held(self._parts, s, put_owner(card), put_kind(card)) << CAP_AT
        if not known.fits(self._parts, s):
            raise BadPosition("dragonkeepers.book-card-had", "DK-3.2")

    def _cards_of(self, s: KeepersState, seat: int) -> None:
        parts = self._parts
        for kind in self._cards(self._fields.pop(f"hand {seat}", "")):
            self._locate(s, kind)
            gain(parts, s, seat, kind)
        for word in self._fields.pop(f"row {seat}", "").split():
            name, _, cards = word.partition("=")
            if name not in parts.colours or parts.colours.index(name) in row(s, seat):
                raise BadPosition(
                    "dragonkeepers.row-form",
                    "DK-5.5",
                    {"seat": seat, "word": word},
                )
            colour = parts.colours.index(name)
            s.rows[seat * COLOURS + len(row(s, seat))] = colour
            kinds = self._cards(cards)
            fronts = {parts.front[kind] for kind in kinds}
            if colour not in fronts or not fronts <= {colour, BLACK}:
                raise BadPosition(
                    "dragonkeepers.row-colours",
                    "DK-5.2",
                    {"seat": seat, "name": name, "cards": cards},
                )
            for kind in kinds:
                self._locate(s, kind)
                if kind in parts.starting:
                    s.shown |= BIT[kind]
                s.stacks = append(s.stacks, hold(kind, seat * COLOURS + colour))

    def _locate(self, s: KeepersState, kind: int) -> None:
        """Take a card from where it is at the start."""
        parts = self._parts
        if kind == parts.black and s.black:
            s.black -= 1
        elif kind in s.box:
            s.box = remove(s.box, kind)
        elif s.pool[kind]:
            s.pool[kind] -= 1
            s.backs[parts.back[kind]] -= 1
            s.unseen[parts.side[kind]] -= 1
        else:
            raise BadPosition("dragonkeepers.card-count", "DK-1.1", {"card": parts.cards[kind]})

    def _shown(self, s: KeepersState) -> None:
        parts = self._parts
        for word in self._fields.pop("shown", "").split():
            kinds = self._cards(word)
            if kinds[0] not in parts.starting or kinds[0] in s.box:
                raise BadPosition("dragonkeepers.shown-form", "DK-2.6", {"word": word})
            s.shown |= BIT[kinds[0]]
        for kind in (*s.display, *held_by(s.under, 0), *held_by(s.under, 1)):
            if kind in parts.starting:
                s.shown |= BIT[kind]

    # amulets and supplies

    def _amulets_of(self, s: KeepersState, seat: int) -> None:
        parts = self._parts
        for word in self._fields.pop(f"ring {seat}", "").split():
            s.rings = append(s.rings, hold(self._value(word, f"ring {seat}"), seat))
        for word in self._fields.pop(f"pearls {seat}", "").split():
            name, equals, value = word.partition("=")
            if name not in PEARLS or not s.pearls_left[PEARLS.index(name)]:
                raise BadPosition(
                    "dragonkeepers.pearls-form",
                    "DK-1.4",
                    {"seat": seat, "name": name},
                )
            colour = PEARLS.index(name)
            s.pearls_left[colour] -= 1
            worth = NONE
            if equals:
                values = [str(worth) for worth in parts.pearl_values[colour]]
                early = s.phase not in (PEARL, OVER) or len(worths_of(s, seat)) != count_held(s.pearls, seat)
                if value not in values or early:
                    raise BadPosition("dragonkeepers.pearls-known", "DK-11.11", {"seat": seat, "word": word})
                worth = values.index(value)
            s.pearls = append(s.pearls, hold(pearl(colour, worth), seat))
        s.crystals[seat] = self._number(f"crystals {seat}", 0)
        s.eggs[seat] = self._number(f"eggs {seat}", 0)
        s.crests[seat] = self._number(f"crest {seat}", 0)
        if s.crests[seat] and s.crests[seat] not in s.crests_left:
            raise BadPosition("dragonkeepers.crest-left", "DK-1.4", {"seat": seat, "crest": s.crests[seat]})
        if s.crests[seat]:
            s.crests_left = remove(s.crests_left, s.crests[seat])

    def _supply(self, s: KeepersState) -> None:
        parts = self._parts
        for seat in range(s.seats):
            missing = count_held(s.rings, seat) // parts.ring - count_held(s.pearls, seat)
            if missing < 0 or (missing > 0 and total(s.pearls_left) > 0):
                raise BadPosition("dragonkeepers.pearls-count", "DK-6.4", {"seat": seat})
        s.crystals_left -= total(s.crystals)
        s.eggs_left -= total(s.eggs)
        if s.crystals_left < 0 or s.eggs_left < 0:
            raise BadPosition(
                "dragonkeepers.token-count",
                "DK-1.4",
                {"crystals": parts.crystals, "eggs": parts.eggs},
            )
        given = self._fields.pop("fragments", "")
        s.fragments = vec[i64]([0] * len(parts.values))
        for word in [] if given == NOTHING else given.split():
            value, _, count = word.partition("*")
            if whole(count, 99) == NONE:
                raise BadPosition("dragonkeepers.fragments-form", values={"word": word})
            s.fragments[self._value(value, "fragments")] = whole(count)
        for place in range(len(parts.values)):
            if s.fragments[place] + count_taken(s, place) > parts.fragments[place]:
                raise BadPosition("dragonkeepers.fragment-count", "DK-1.3", {"value": parts.values[place]})
