"""Reads a position text line by line, in the order in which the facts depend on each other."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.errors import BadNotation, BadOption, BadPosition, in_position
from wawel.core.numerals import NONE, whole
from wawel.core.options import canonical
from wawel.games.carcassonne import actions, notation
from wawel.games.carcassonne.actions import NOT_ON_MAP
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.packing import (
    figure_seat,
    figure_spot,
    pack_figure,
    spot_segment,
    spot_tile,
)
from wawel.games.carcassonne.model.state import (
    ALL_SOURCES,
    AT_HOME,
    BACK,
    DRAGON,
    MARKET,
    NO_TILE,
    PHASES,
    PLACE,
    PLACE_RIVER,
    SOURCES,
    CarcassonneState,
)
from wawel.games.carcassonne.model.terrain import lay
from wawel.games.carcassonne.options import (
    COUNT,
    FAIRY_AFTER_PORTAL,
    FAIRY_WITH_FOLLOWER,
    IC,
    PD,
    PORTAL_TO_DRAGON,
    RIVER,
    STARTER_LOSES_TIES,
    bits,
    offered,
)
from wawel.games.carcassonne.position import people, possible, possible_people, possible_turn, read_more
from wawel.games.carcassonne.position.lines import HELPERS, Lines, number_at, placed
from wawel.games.carcassonne.position.scored import forget_scored, is_scored, is_unscored, may_share
from wawel.games.carcassonne.rules import drawing, placing, river, setup


def read(parts: Components, text: str) -> CarcassonneState:
    """The inverse of write. BadPosition names what is wrong and the rule it breaks."""
    lines = Lines(parts, text)
    try:
        s = _table(lines)
        _map(lines, s)
        _neutral(lines, s)
        _figures(lines, s)
        _fairy(lines, s)
        read_more.trade(lines, s)
        read_more.cards(lines, s)
        if s.options & COUNT:
            people.read(lines, s)
        _tiles(lines, s)
        _points(lines, s)
    except BadNotation as error:
        raise in_position(error) from error
    lines.check_all_read()
    possible_turn.check(s)
    if s.options & COUNT:
        possible_people.check(s)
    possible.check(s)
    return s


def _table(lines: Lines) -> CarcassonneState:
    """Seats, options, phase and turn."""
    seats = lines.number("seats", "2", 7, "CA-3.1")
    if seats < 2:
        raise BadPosition("carcassonne.seats-form", "CA-3.1")
    given: dict[str, object] = {}
    for word in lines.take("options").split():
        name, _, value = word.partition("=")
        given[name] = value
    try:
        s = setup.start(lines.parts, seats, bits(canonical(offered(), given, seats)))
    except BadOption as error:
        raise in_position(error) from error
    phase = lines.take("phase", "draw")
    if phase not in PHASES:
        raise BadPosition("phase", "CA-6.1", {"known": ", ".join(dict.fromkeys(PHASES)), "phase": phase})
    s.phase = PHASES.index(phase)
    if s.phase > PLACE_RIVER and not s.options & COUNT:
        raise BadPosition("carcassonne.phase-of-count", "CA-2.1", {"phase": phase})
    s.turn = lines.number("turn", "0", seats, "CA-3.1")
    return s


def _map(lines: Lines, s: CarcassonneState) -> None:
    """CA-3.2, CA-4.2: what lies there from the start, then the others in the order of placing."""
    start = [placed(s, number) for number in range(len(s.cells))]
    words = lines.take("map", " ".join(start)).split()
    if words[: len(start)] != start:
        raise BadPosition("carcassonne.map-start", "CA-3.2", {"start": " ".join(start)})
    for number in range(len(start), len(words)):
        name, _, where = words[number].partition("@")
        s.tile = lines.tile(s, name)
        action = notation.parse_place(where)
        wet = s.options & RIVER and river.is_wet(s, s.tile)
        if river.why_not(s, action) if wet else placing.why_not(s, action):
            raise BadPosition("carcassonne.map-fit", "CA-4.2", {"word": words[number]})
        if number == len(words) - 1:
            forget_scored(s)
        lay(s, actions.placed_cell(action), s.tile * 4 + actions.rotation(action))
        if wet:
            river.laid(s)
        s.tile = NO_TILE
    if not is_unscored(s):
        forget_scored(s)


def _neutral(lines: Lines, s: CarcassonneState) -> None:
    """CA-10.1, CA-10.3: the dragon and its walk. CA-10.5.3: whether a princess has spoken."""
    where = lines.take("dragon")
    if where:
        s.dragon = number_at(s, where)
    s.walk = vec[i64]([number_at(s, word) for word in lines.take("walk").split()])
    if s.phase in (DRAGON, BACK, MARKET):
        s.mover = lines.number("mover", "", s.seats, "CA-10.3.2")
    removed = lines.take("removed", "no")
    if removed not in ("yes", "no"):
        raise BadPosition("carcassonne.removed-form", "CA-10.5.3", {"removed": removed})
    s.removed = removed == "yes"
    if s.options & FAIRY_AFTER_PORTAL:
        through = lines.take("through", "no")
        if through not in ("yes", "no"):
            raise BadPosition("carcassonne.through-form", "CA-16.6", {"through": through})
        s.through = through == "yes"
    if s.options & STARTER_LOSES_TIES:
        s.starter = lines.number("first", "0", s.seats, "CA-9.8")


def _figures(lines: Lines, s: CarcassonneState) -> None:
    """CA-7: followers by seat and place, one per segment, "0L" a large one (CA-11.1); CA-12: then builders and pigs."""
    words = lines.take("figures").split()
    helpers = [word for word in words if word.partition("@")[0][-1:] in HELPERS]
    for word in [word for word in words if word not in helpers]:
        name, _, where = word.partition("@")
        large = name.endswith("L") and s.options & IC != 0
        seat = whole(name[:-1] if large else name, s.seats - 1)
        spot = notation.parse_spot(s, where)
        number, part = spot_tile(spot), spot_segment(spot)
        if seat == NONE or number == NOT_ON_MAP:
            raise BadPosition("carcassonne.figures-form", "CA-7.1", {"word": word})
        left = s.pieces[seat] == AT_HOME if large else s.supply[seat] > 0
        eaten = number == s.dragon and not s.options & PORTAL_TO_DRAGON
        taken = figures.place_of(s, number, part) >= 0 and not may_share(s)
        if not left or eaten or taken:
            raise BadPosition(
                "carcassonne.figures-place",
                "CA-7.2",
                {"word": word},
            )
        if large:
            figures.put_large(s, seat, number, part)
        else:
            figures.put(s, seat, number, part)
        if is_scored(s, s.figures[figures.place_of(s, number, part)]):
            raise BadPosition("carcassonne.figures-complete", "CA-8.8", {"word": word})
    for word in helpers:
        place = read_more.helper(s, word)
        spot = s.pieces[place]
        if is_scored(s, pack_figure(spot_tile(spot), spot_segment(spot), place % s.seats)):
            raise BadPosition("carcassonne.figures-complete", "CA-8.8", {"word": word})


def _fairy(lines: Lines, s: CarcassonneState) -> None:
    """CA-10.6.7: on a tile; CA-10.6.6: or with a follower, "1@0,2:road@N" where followers of several seats stand."""
    where = lines.take("fairy")
    if not where:
        return
    if not s.options & PD:
        raise BadPosition("carcassonne.fairy-expansion", "CA-2.1")
    if ":" not in where:
        s.fairy = number_at(s, where)
        return
    seat, _, rest = where.partition("@")
    named = seat.isdecimal()
    spot = notation.parse_spot(s, rest if named else where)
    found = [figure for figure in s.figures if figure_spot(figure) == spot]
    if named:
        found = [figure for figure in found if str(figure_seat(figure)) == seat]
    if not found or not s.options & FAIRY_WITH_FOLLOWER:
        raise BadPosition("carcassonne.fairy-form", "CA-10.6.6")
    s.fairy, s.ward = spot_tile(spot), found[0]


def _tiles(lines: Lines, s: CarcassonneState) -> None:
    """CA-6.2, CA-10.2.1: the drawn tile, tiles set aside and discarded; the pile is what is left."""
    name = lines.take("tile")
    if name:
        s.tile = lines.tile(s, name)
        if s.phase == PLACE and s.options & RIVER and river.is_wet(s, s.tile):
            s.phase = PLACE_RIVER
    for name in ("aside", "discarded"):
        counts = s.aside if name == "aside" else s.discarded
        for tile, count in lines.counted(s, lines.take(name)):
            counts[tile] += count
            s.pile[tile] -= count
            s.left -= count
    pile = lines.take("pile", "all")
    if pile != "all":
        kept = vec[i64]([0] * len(s.pile))
        for tile, count in lines.counted(s, pile):
            kept[tile] += count
        for tile in range(len(s.pile)):
            s.discarded[tile] += s.pile[tile] - kept[tile]
        s.pile = kept
    drawing.count(s)


def _points(lines: Lines, s: CarcassonneState) -> None:
    for seat in range(s.seats):
        for word in lines.take(f"points {seat}").split():
            source, _, numbers = word.partition("=")
            often, _, gained = numbers.partition("/")
            times, points = whole(often, 999), whole(gained, 9999)
            if source not in SOURCES or times <= 0 or points <= 0:
                raise BadPosition("carcassonne.points-form", "CA-8.2", {"seat": seat, "word": word})
            place = seat * ALL_SOURCES + SOURCES.index(source)
            s.times[place], s.earned[place] = times, points
            s.points[seat] += points
