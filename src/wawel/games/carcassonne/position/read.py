"""Reads a position text line by line, in the order in which the facts depend on each other."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.errors import BadNotation, BadOption, BadPosition, in_position
from wawel.core.fields import check_all_read, fields_of
from wawel.core.numerals import NONE, whole
from wawel.core.options import canonical
from wawel.games.carcassonne import actions, notation
from wawel.games.carcassonne.actions import NOT_ON_MAP
from wawel.games.carcassonne.components.ids import CLOISTER, FIELD
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.packing import cloister_node, figure_tile, pack_cloister, spot_segment, spot_tile
from wawel.games.carcassonne.model.state import (
    ACTION,
    ALL_SOURCES,
    DRAGON,
    NO_TILE,
    PHASES,
    PRINCESS,
    SOURCES,
    CarcassonneState,
    last,
    tile_at,
    tile_of,
)
from wawel.games.carcassonne.model.terrain import find, is_complete, lay
from wawel.games.carcassonne.options import AFTER_SCORING, FAIRY_WITH_FOLLOWER, PD, bits, offered
from wawel.games.carcassonne.position import possible
from wawel.games.carcassonne.rules import drawing, placing, setup


def read(parts: Components, text: str) -> CarcassonneState:
    """The inverse of write. BadPosition names what is wrong and the rule it breaks."""
    return Reader(parts, text).read()


class Reader:
    """The lines of a position that have not been read yet."""

    def __init__(self, parts: Components, text: str) -> None:
        self.parts = parts
        self.fields = fields_of(text)

    def read(self) -> CarcassonneState:
        try:
            s = self._table()
            self._map(s)
            self._neutral(s)
            self._figures(s)
            self._fairy(s)
            self._tiles(s)
            self._points(s)
        except BadNotation as error:
            raise in_position(error) from error
        check_all_read(self.fields)
        possible.check(s)
        return s

    def _take(self, name: str, missing: str = "") -> str:
        return self.fields.pop(name, missing)

    def _number(self, name: str, missing: str, below: int, rule: str) -> int:
        text = self._take(name, missing)
        number = whole(text, below - 1)
        if number == NONE:
            raise BadPosition("carcassonne.number-below", rule, {"name": name, "below": below, "text": text})
        return number

    def _table(self) -> CarcassonneState:
        """Seats, options, phase and turn."""
        seats = self._number("seats", "2", 6, "CA-3.1")
        if seats < 2:
            raise BadPosition("carcassonne.seats-form", "CA-3.1")
        given: dict[str, object] = {}
        for word in self._take("options").split():
            name, _, value = word.partition("=")
            given[name] = value
        try:
            s = setup.start(self.parts, seats, bits(canonical(offered(), given, seats)))
        except BadOption as error:
            raise in_position(error) from error
        phase = self._take("phase", "draw")
        if phase not in PHASES:
            raise BadPosition("phase", "CA-6.1", {"known": ", ".join(PHASES), "phase": phase})
        s.phase = PHASES.index(phase)
        s.turn = self._number("turn", "0", seats, "CA-3.1")
        return s

    def _map(self, s: CarcassonneState) -> None:
        """CA-3.2, CA-4.2: the start tile, then the others in the order of placing."""
        words = self._take("map", "BA-D@0,0/0").split()
        start = f"{self.parts.tiles[self.parts.start]}@0,0/0"
        if not words or words[0] != start:
            raise BadPosition("carcassonne.map-start", "CA-3.2", {"start": start})
        for number in range(1, len(words)):
            name, _, where = words[number].partition("@")
            s.tile = self._tile(s, name)
            action = notation.parse_place(where)
            if placing.why_not(s, action):
                raise BadPosition("carcassonne.map-fit", "CA-4.2", {"word": words[number]})
            if number == len(words) - 1:
                _forget_scored(s)
            lay(s, actions.placed_cell(action), s.tile * 4 + actions.rotation(action))
            s.tile = NO_TILE
        if not _is_unscored(s):
            _forget_scored(s)

    def _tile(self, s: CarcassonneState, name: str) -> int:
        """CA-1.1: take a tile that is still left from the pile."""
        if name not in self.parts.tiles or not s.pile[self.parts.tiles.index(name)]:
            raise BadPosition("carcassonne.no-tile-left", "CA-1.1", {"name": name})
        tile = self.parts.tiles.index(name)
        s.pile[tile] -= 1
        s.left -= 1
        return tile

    def _neutral(self, s: CarcassonneState) -> None:
        """CA-10.1, CA-10.3: the dragon and its walk. CA-10.5.3: whether a princess has spoken."""
        where = self._take("dragon")
        if where:
            s.dragon = self._number_at(s, where)
        s.walk = vec[i64]([self._number_at(s, word) for word in self._take("walk").split()])
        if s.phase == DRAGON:
            s.mover = self._number("mover", "", s.seats, "CA-10.3.2")
        removed = self._take("removed", "no")
        if removed not in ("yes", "no"):
            raise BadPosition("carcassonne.removed-form", "CA-10.5.3", {"removed": removed})
        s.removed = removed == "yes"

    def _number_at(self, s: CarcassonneState, text: str) -> int:
        number = tile_at(s, notation.parse_cell(text))
        if number < 0:
            raise BadPosition("carcassonne.no-tile-at", "CA-4.1", {"text": text})
        return number

    def _figures(self, s: CarcassonneState) -> None:
        """CA-7: followers by seat and place, at most seven each, one per segment."""
        for word in self._take("figures").split():
            name, _, where = word.partition("@")
            seat = whole(name, s.seats - 1)
            spot = notation.parse_spot(s, where)
            number, part = spot_tile(spot), spot_segment(spot)
            if seat == NONE or number == NOT_ON_MAP:
                raise BadPosition("carcassonne.figures-form", "CA-7.1", {"word": word})
            if not s.supply[seat] or figures.place_of(s, number, part) >= 0 or number == s.dragon:
                raise BadPosition(
                    "carcassonne.figures-place",
                    "CA-7.2",
                    {"word": word},
                )
            figures.put(s, seat, number, part)
            if _is_scored(s, s.figures[figures.place_of(s, number, part)]):
                raise BadPosition("carcassonne.figures-complete", "CA-8.8", {"word": word})

    def _fairy(self, s: CarcassonneState) -> None:
        """CA-10.6.7: on a tile; CA-10.6.6: or with a follower."""
        where = self._take("fairy")
        if not where:
            return
        if not s.options & PD:
            raise BadPosition("carcassonne.fairy-expansion", "CA-2.1")
        if ":" not in where:
            s.fairy = self._number_at(s, where)
            return
        spot = notation.parse_spot(s, where)
        place = figures.place_of(s, spot_tile(spot), spot_segment(spot))
        if place < 0 or not s.options & FAIRY_WITH_FOLLOWER:
            raise BadPosition("carcassonne.fairy-form", "CA-10.6.6")
        s.fairy, s.ward = spot_tile(spot), s.figures[place]

    def _tiles(self, s: CarcassonneState) -> None:
        """CA-6.2, CA-10.2.1: the drawn tile, tiles set aside and discarded; the pile is what is left."""
        name = self._take("tile")
        if name:
            s.tile = self._tile(s, name)
        for name in ("aside", "discarded"):
            counts = s.aside if name == "aside" else s.discarded
            for tile, count in self._counted(s, self._take(name)):
                counts[tile] += count
                s.pile[tile] -= count
                s.left -= count
        pile = self._take("pile", "all")
        if pile != "all":
            kept = vec[i64]([0] * len(s.pile))
            for tile, count in self._counted(s, pile):
                kept[tile] += count
            for tile in range(len(s.pile)):
                s.discarded[tile] += s.pile[tile] - kept[tile]
            s.pile = kept
        drawing.count(s)

    def _counted(self, s: CarcassonneState, text: str) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for word in [] if text == "none" else text.split():
            name, star, number = word.partition("*")
            count = whole(number, 99) if star else 1
            tile = self.parts.tiles.index(name) if name in self.parts.tiles else NO_TILE
            if tile == NO_TILE or not 0 < count <= s.pile[tile] or tile in [other for other, _ in found]:
                raise BadPosition("carcassonne.tile-left-form", "CA-1.1", {"word": word})
            found.append((tile, count))
        return found

    def _points(self, s: CarcassonneState) -> None:
        for seat in range(s.seats):
            for word in self._take(f"points {seat}").split():
                source, _, numbers = word.partition("=")
                often, _, gained = numbers.partition("/")
                times, points = whole(often, 999), whole(gained, 9999)
                if source not in SOURCES or times <= 0 or points <= 0:
                    raise BadPosition("carcassonne.points-form", "CA-8.2", {"seat": seat, "word": word})
                place = seat * ALL_SOURCES + SOURCES.index(source)
                s.times[place], s.earned[place] = times, points
                s.points[seat] += points


def _is_unscored(s: CarcassonneState) -> bool:
    """Whether the features that the last tile completed are still to be scored (T9)."""
    return s.phase in (PRINCESS, ACTION) or (s.phase == DRAGON and not s.options & AFTER_SCORING)


def _forget_scored(s: CarcassonneState) -> None:
    """CA-8.1: a cloister that was complete at the end of a turn has been scored."""
    s.cloisters = vec[i64]([cloister for cloister in s.cloisters if not is_complete(s, cloister_node(cloister))])


def _is_scored(s: CarcassonneState, figure: int) -> bool:
    """CA-8.8: whether a figure stands on a feature that was completed earlier, which cannot be."""
    root, feature = figures.root_of(s, figure), figures.kind_under(s, figure)
    if feature == FIELD or not is_complete(s, root):
        return False
    if feature == CLOISTER:
        return pack_cloister(figure_tile(figure), root) not in s.cloisters
    here = s.base[last(s)]
    segments = len(s.parts.features[tile_of(s, last(s))])
    return not _is_unscored(s) or root not in [find(s, here + segment) for segment in range(segments)]
