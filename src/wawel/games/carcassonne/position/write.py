"""A position as text: one "name: value" per line. `docs/notation/carcassonne.md` describes it."""

from wawel.games.carcassonne import notation
from wawel.games.carcassonne.components.ids import GOODS
from wawel.games.carcassonne.model import pieces
from wawel.games.carcassonne.model.figures import is_large_at, place_of
from wawel.games.carcassonne.model.packing import figure_seat, figure_segment, figure_tile, spot_segment, spot_tile
from wawel.games.carcassonne.model.state import (
    ALL_SOURCES,
    BACK,
    DRAGON,
    FIRST_TILE,
    MARKET,
    NOBODY_YET,
    PHASES,
    SOURCES,
    CarcassonneState,
)
from wawel.games.carcassonne.options import COUNT, TB, offered, options_of
from wawel.games.carcassonne.position import people
from wawel.games.carcassonne.position.lines import HELPERS, SECOND, placed
from wawel.games.carcassonne.scoring import trade


def write(s: CarcassonneState) -> str:
    """The position, without lines that would say nothing."""
    rows = [f"seats: {s.seats}"]
    chosen = options_of(s.options)
    changed = [f"{option.name}={chosen[option.name]}" for option in offered() if chosen[option.name] != option.default]
    if changed:
        rows.append(f"options: {' '.join(changed)}")
    rows.append(f"phase: {PHASES[s.phase]}")
    rows.append(f"turn: {s.turn}")
    if s.tile >= 0:
        rows.append(f"tile: {s.parts.tiles[s.tile]}")
    rows.append(f"map: {' '.join([placed(s, number) for number in range(len(s.cells))])}")
    standing = [_figure(s, place) for place in range(len(s.figures))] + _helpers(s)
    if standing:
        rows.append(f"figures: {' '.join(standing)}")
    if s.removed:
        rows.append("removed: yes")
    if s.through:
        rows.append("through: yes")
    if s.starter:
        rows.append(f"first: {s.starter}")
    if s.second != FIRST_TILE:
        rows.append(f"second: {SECOND[s.second]}")
    rows += _neutral(s)
    if s.options & COUNT:
        rows += people.write(s)
    for name, counts in (("aside", list(s.aside)), ("discarded", list(s.discarded))):
        if sum(counts):
            rows.append(f"{name}: {_counts(s, counts)}")
    for seat in range(s.seats) if s.options & TB else []:
        tokens = [f"{GOODS[kind]}={trade.tokens_of(s, seat, kind)}" for kind in _traded(s, seat)]
        if tokens:
            rows.append(f"goods {seat}: {' '.join(tokens)}")
    if s.king != NOBODY_YET:
        rows.append(f"king: {s.king}/{s.largest}")
    if s.robber != NOBODY_YET:
        rows.append(f"robber: {s.robber}/{s.longest}")
    for seat in range(s.seats):
        earned = _earned(s, seat)
        if earned:
            rows.append(f"points {seat}: {earned}")
    return "".join([row + "\n" for row in rows])


def _neutral(s: CarcassonneState) -> list[str]:
    rows: list[str] = []
    if s.dragon >= 0:
        rows.append(f"dragon: {notation.cell(s.cells[s.dragon])}")
    if len(s.walk):
        rows.append(f"walk: {' '.join([notation.cell(s.cells[number]) for number in s.walk])}")
    if s.phase in (DRAGON, BACK, MARKET):
        rows.append(f"mover: {s.mover}")
    if s.ward >= 0:
        rows.append(f"fairy: {_ward(s)}")
    elif s.fairy >= 0:
        rows.append(f"fairy: {notation.cell(s.cells[s.fairy])}")
    return rows


def _ward(s: CarcassonneState) -> str:
    """The follower that the fairy is with; with its seat if one of another seat comes first on the same segment."""
    number, segment = figure_tile(s.ward), figure_segment(s.ward)
    seat = "" if s.figures[place_of(s, number, segment)] == s.ward else f"{figure_seat(s.ward)}@"
    return seat + notation.spot(s, number, segment)


def _figure(s: CarcassonneState, place: int) -> str:
    figure = s.figures[place]
    size = "L" if is_large_at(s, place) else ""
    return f"{figure_seat(figure)}{size}@{notation.spot(s, figure_tile(figure), figure_segment(figure))}"


def _helpers(s: CarcassonneState) -> list[str]:
    """CA-12: builders and pigs, with a letter after their seat: "0B@2,0:road@E"."""
    found: list[str] = []
    for place in pieces.on_map(s) if s.options & TB else []:
        spot = s.pieces[place]
        letter = HELPERS[place // s.seats - 1]
        found.append(f"{place % s.seats}{letter}@{notation.spot(s, spot_tile(spot), spot_segment(spot))}")
    return found


def _traded(s: CarcassonneState, seat: int) -> list[int]:
    """The goods of which a seat has tokens."""
    return [kind for kind in range(len(GOODS)) if trade.tokens_of(s, seat, kind)]


def _counts(s: CarcassonneState, counts: list[int]) -> str:
    return " ".join([f"{s.parts.tiles[tile]}*{counts[tile]}" for tile in range(len(counts)) if counts[tile]])


def _earned(s: CarcassonneState, seat: int) -> str:
    found: list[str] = []
    for source in range(ALL_SOURCES):
        place = seat * ALL_SOURCES + source
        if s.times[place]:
            found.append(f"{SOURCES[source]}={s.times[place]}/{s.earned[place]}")
    return " ".join(found)
