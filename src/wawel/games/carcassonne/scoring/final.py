"""CA-9: the end of the game. Unfinished features, farms, and the winner."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import NOBODY, Item, Outcome, Score
from wawel.core.notes import TABLE
from wawel.games.carcassonne.components.ids import CITY, CLOISTER, FIELD, NEIGHBOURS, OPEN, ROAD
from wawel.games.carcassonne.model import figures
from wawel.games.carcassonne.model.state import ALL_SOURCES, SOURCES, CarcassonneState
from wawel.games.carcassonne.model.terrain import shields, tiles
from wawel.games.carcassonne.options import KS, STARTER_LOSES_TIES, TB
from wawel.games.carcassonne.scoring import farms, inns, king, trade
from wawel.games.carcassonne.scoring.points import FARM, OPEN_CITY, OPEN_CLOISTER, OPEN_ROAD, fairy_bonus, gain, leaders

RULES: Final = [  # per source
    *("CA-8.3", "CA-8.4", "CA-8.6", "CA-9.3", "CA-9.3", "CA-9.3", "CA-9.4", "CA-10.6.3", "CA-10.6.4"),
    *("CA-12.8", "CA-14.4", "CA-14.4"),
]


def score(s: CarcassonneState) -> None:
    """CA-9.3 to CA-9.7: unfinished features in the order of their first figure, farms, goods, then King and Robber."""
    if s.log is not None:
        s.log.note("final", "CA-9.1", TABLE, [])
    seen = vec[i64]()
    for figure in s.figures:
        root = figures.root_of(s, figure)
        if root not in seen and figures.kind_under(s, figure) != FIELD:
            seen = append(seen, root)
            _pay_unfinished(s, root, figure)
    manned = farms.manned(s)
    if len(manned):
        farms.pay(s, manned)
    if s.options & TB:
        trade.pay(s)
    if s.options & KS:
        king.pay(s)


def worth(s: CarcassonneState, root: i64, feature: i64) -> i64:
    """CA-9.3: 1 point per tile, shield and filled cell around a cloister. CA-11.6: inns and cathedrals."""
    if feature == CLOISTER:
        return 1 + NEIGHBOURS - (s.sums[root] & OPEN)
    if inns.is_lost(s, root):
        return 0
    return tiles(s, root) + (shields(s, root) if feature == CITY else 0)


def _pay_unfinished(s: CarcassonneState, root: i64, figure: i64) -> None:
    feature = figures.kind_under(s, figure)
    points = worth(s, root, feature)
    for seat in leaders(s, s.crowd[root]):
        if points:
            gain(s, seat, OPEN_ROAD if feature == ROAD else OPEN_CITY if feature == CITY else OPEN_CLOISTER, points)
        if s.log is not None:
            where = _where(s, figure)
            if not points:
                lost = "open-road-inn" if feature == ROAD else "open-city-cathedral"
                s.log.note(lost, "CA-11.6", seat, [tiles(s, root), *where, points])
            elif feature == ROAD:
                s.log.note("open-road", "CA-9.3", seat, [tiles(s, root), *where, points])
            elif feature == CITY:
                s.log.note("open-city", "CA-9.3", seat, [tiles(s, root), shields(s, root), *where, points])
            else:
                s.log.note("open-cloister", "CA-9.3", seat, [points - 1, *where, points])
    fairy_bonus(s, root, feature)


def _where(s: CarcassonneState, figure: i64) -> list[int]:
    return figures.spot(s, figure)[-3:]


def tally(s: CarcassonneState) -> list[Score]:
    """The points of each seat, by where they came from."""
    scores: list[Score] = []
    for seat in range(s.seats):
        items: list[Item] = []
        for source in range(ALL_SOURCES):
            times = s.times[seat * ALL_SOURCES + source]
            if times:
                rule = farms.rule(s) if source == FARM else RULES[source]
                items.append(Item(SOURCES[source], rule, times, s.earned[seat * ALL_SOURCES + source], []))
        scores.append(Score(seat, items))
    return scores


def outcome(s: CarcassonneState) -> Outcome:
    """CA-9.8: most points win; equal totals share the victory. By an option the seat that began loses a tie."""
    starter = s.starter if s.options & STARTER_LOSES_TIES else NOBODY
    order = sorted([(-s.points[seat], seat == starter, seat) for seat in range(s.seats)])
    ranking = [seat for _, _, seat in order]
    best = s.points[ranking[0]]
    tied = [seat for seat in ranking if s.points[seat] == best]
    winners = [seat for seat in tied if seat != starter] or tied
    if len(winners) < len(tied):
        return Outcome(winners, ranking, "starter", "CA-9.8", [best])
    return Outcome(winners, ranking, "points" if len(winners) == 1 else "shared", "CA-9.8", [best])
