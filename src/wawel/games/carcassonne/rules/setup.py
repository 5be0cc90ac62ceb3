"""CA-3: the table before the first draw."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import FOLLOWERS
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model.state import ALL_SOURCES, AT_HOME, CarcassonneState
from wawel.games.carcassonne.model.terrain import lay
from wawel.games.carcassonne.options import COUNT, IC, MORE, PD, TB
from wawel.games.carcassonne.rules import drawing


def start(parts: Components, seats: int, options: int) -> CarcassonneState:
    """CA-3.2, CA-3.3: the start tile lies at (0, 0), all others in use form the pile; dragon and fairy wait."""
    s = CarcassonneState(seats, parts, options)
    s.pile = parts.stock[:] if s.options & PD else parts.stock_base[:]
    s.aside = vec[i64]([0] * len(s.pile))
    s.discarded = vec[i64]([0] * len(s.pile))
    s.supply = vec[i64]([FOLLOWERS] * s.seats)
    s.points = vec[i64]([0] * s.seats)
    s.earned = vec[i64]([0] * (s.seats * ALL_SOURCES))
    s.times = vec[i64]([0] * (s.seats * ALL_SOURCES))
    s.at = vec[i64]([0] * 256)
    if s.options & MORE:
        _lay_out(s)
    s.pile[parts.start] -= 1
    drawing.count(s)
    lay(s, actions.cell(0, 0), parts.start * 4)
    return s


def _lay_out(s: CarcassonneState) -> None:
    """CA-3.4: what the expansions in play give each seat."""
    if s.options & (IC | TB):
        s.pieces = vec[i64]([AT_HOME] * (3 * s.seats))
    if s.options & TB:
        s.goods = vec[i64]([0] * (3 * s.seats))
    if s.options & COUNT:
        s.quarters = vec[i64]([0] * s.seats)
