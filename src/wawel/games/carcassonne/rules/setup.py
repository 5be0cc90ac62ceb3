"""CA-3: the table before the first draw."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import FOLLOWERS
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model.state import ALL_SOURCES, AT_HOME, CarcassonneState
from wawel.games.carcassonne.model.terrain import lay
from wawel.games.carcassonne.options import ALL_SETS, BITS, COUNT, IC, MORE, RIVER, TB
from wawel.games.carcassonne.rules import drawing, river


def start(parts: Components, seats: int, options: int) -> CarcassonneState:
    """CA-3.2, CA-3.3: the start tile lies at (0, 0), all others in use form the pile; dragon and fairy wait.

    CA-3.5, CA-13.1: with the river its spring is the start tile.
    """
    s = CarcassonneState(seats, parts, options)
    s.pile = _stock(parts, s.options & ALL_SETS)
    s.aside = vec[i64]([0] * len(s.pile))
    s.discarded = vec[i64]([0] * len(s.pile))
    s.supply = vec[i64]([FOLLOWERS] * s.seats)
    s.points = vec[i64]([0] * s.seats)
    s.earned = vec[i64]([0] * (s.seats * ALL_SOURCES))
    s.times = vec[i64]([0] * (s.seats * ALL_SOURCES))
    s.at = vec[i64]([0] * 256)
    if s.options & MORE:
        _lay_out(s)
    drawing.count(s)
    _lay_start(s)
    return s


def _lay_start(s: CarcassonneState) -> None:
    """CA-3.2: the start tile; CA-13.1, CA-15.1: the spring or the City of Carcassonne in its place."""
    parts = s.parts
    if s.options & RIVER:
        lay(s, actions.cell(0, 0), parts.spring * 4)
        river.laid(s)
    elif s.options & COUNT:
        s.count = parts.count_start
        for tile in parts.block:
            x, y = parts.printed[tile]["at"]
            lay(s, actions.cell(x, y), tile * 4)
    else:
        lay(s, actions.cell(0, 0), parts.start * 4)


def _stock(parts: Components, sets: int) -> vec[i64]:
    """The pile at the start; counted once for each combination of sets."""
    if sets not in parts.stocks:
        parts.stocks[sets] = parts.stock([name for name, bit in BITS.items() if sets & bit])
    return parts.stocks[sets][:]


def _lay_out(s: CarcassonneState) -> None:
    """CA-3.4: what the expansions in play give each seat."""
    if s.options & (IC | TB):
        s.pieces = vec[i64]([AT_HOME] * (3 * s.seats))
    if s.options & TB:
        s.goods = vec[i64]([0] * (3 * s.seats))
    if s.options & COUNT:
        s.quarters = vec[i64]([0] * s.seats)
