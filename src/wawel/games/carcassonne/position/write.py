"""A position as text: one "name: value" per line. `docs/notation/carcassonne.md` describes it."""

from wawel.games.carcassonne import notation
from wawel.games.carcassonne.model.packing import figure_seat, figure_segment, figure_tile
from wawel.games.carcassonne.model.state import ALL_SOURCES, DRAGON, PHASES, SOURCES, CarcassonneState
from wawel.games.carcassonne.options import offered, options_of
from wawel.games.carcassonne.position.lines import placed


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
    if len(s.figures):
        rows.append(f"figures: {' '.join([_figure(s, figure) for figure in s.figures])}")
    if s.removed:
        rows.append("removed: yes")
    rows += _neutral(s)
    for name, counts in (("aside", list(s.aside)), ("discarded", list(s.discarded))):
        if sum(counts):
            rows.append(f"{name}: {_counts(s, counts)}")
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
    if s.phase == DRAGON:
        rows.append(f"mover: {s.mover}")
    if s.ward >= 0:
        rows.append(f"fairy: {notation.spot(s, figure_tile(s.ward), figure_segment(s.ward))}")
    elif s.fairy >= 0:
        rows.append(f"fairy: {notation.cell(s.cells[s.fairy])}")
    return rows


def _figure(s: CarcassonneState, figure: int) -> str:
    return f"{figure_seat(figure)}@{notation.spot(s, figure_tile(figure), figure_segment(figure))}"


def _counts(s: CarcassonneState, counts: list[int]) -> str:
    return " ".join([f"{s.parts.tiles[tile]}*{counts[tile]}" for tile in range(len(counts)) if counts[tile]])


def _earned(s: CarcassonneState, seat: int) -> str:
    found: list[str] = []
    for source in range(ALL_SOURCES):
        place = seat * ALL_SOURCES + source
        if s.times[place]:
            found.append(f"{SOURCES[source]}={s.times[place]}/{s.earned[place]}")
    return " ".join(found)
