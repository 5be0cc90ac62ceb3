"""CA-9: the end of the game. Unfinished features, farms, and the winner."""

from typing import Final

from wawel.core.game import Item, Outcome, Score
from wawel.core.notes import TABLE
from wawel.games.carcassonne import figures
from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.components import CITY, CLOISTER, FIELD, NEIGHBOURS, OPEN, ROAD
from wawel.games.carcassonne.options import FARMS_FIRST, FARMS_SECOND
from wawel.games.carcassonne.scoring.points import (
    FARM,
    OPEN_CITY,
    OPEN_CLOISTER,
    OPEN_ROAD,
    fairy_bonus,
    gain,
    leaders,
)
from wawel.games.carcassonne.state import KINDS, SOURCES, CarcassonneState
from wawel.games.carcassonne.terrain import cities_of_farms, kind, shields, tiles

FARM_POINTS: Final = 3  # CA-9.4, per completed city
FARM_POINTS_FIRST: Final = 4  # CA-9.5, first edition
RULES: Final = ["CA-8.3", "CA-8.4", "CA-8.6", "CA-9.3", "CA-9.3", "CA-9.3", "CA-9.4", "CA-10.6.3", "CA-10.6.4"]


def score(s: CarcassonneState) -> None:
    """CA-9.3 to CA-9.6: unfinished features in the order of their first figure, then farms."""
    if s.log is not None:
        s.log.note("final", "CA-9.1", TABLE, [])
    seen: list[int] = []
    farms: list[int] = []
    for figure in s.figures:
        root = figures.root_of(s, figure)
        if root in seen:
            continue
        seen.append(root)
        if kind(s, figure >> 8, figure >> 4 & 15) == FIELD:
            farms.append(figure)
        else:
            _pay_unfinished(s, root, figure)
    if farms:
        _pay_farms(s, farms)


def worth(s: CarcassonneState, root: int, feature: int) -> int:
    """CA-9.3: 1 point per tile, shield and filled cell around a cloister."""
    if feature == CLOISTER:
        return 1 + NEIGHBOURS - (s.sums[root] & OPEN)
    return tiles(s, root) + (shields(s, root) if feature == CITY else 0)


def _pay_unfinished(s: CarcassonneState, root: int, figure: int) -> None:
    feature = kind(s, figure >> 8, figure >> 4 & 15)
    points = worth(s, root, feature)
    for seat in leaders(s, s.crowd[root]):
        gain(s, seat, OPEN_ROAD if feature == ROAD else OPEN_CITY if feature == CITY else OPEN_CLOISTER, points)
        if s.log is not None:
            where = _where(s, figure)
            if feature == ROAD:
                s.log.note("open-road", "CA-9.3", seat, [tiles(s, root), *where, points])
            elif feature == CITY:
                s.log.note("open-city", "CA-9.3", seat, [tiles(s, root), shields(s, root), *where, points])
            else:
                s.log.note("open-cloister", "CA-9.3", seat, [points - 1, *where, points])
    fairy_bonus(s, root, feature)


def _pay_farms(s: CarcassonneState, farms: list[int]) -> None:
    """CA-9.4, CA-9.5: farms by the edition chosen, then the fairy's companions on each (CA-9.6)."""
    borders = cities_of_farms(s, True)
    if s.options & FARMS_FIRST:
        _pay_cities(s, borders)
    else:
        paid: list[int] = []
        for figure in farms:
            _pay_farm(s, figure, borders, paid)
    for figure in farms:
        fairy_bonus(s, figures.root_of(s, figure), FIELD)


def _pay_farm(s: CarcassonneState, figure: int, borders: list[int], paid: list[int]) -> None:
    """CA-9.4: 3 points per completed city that borders the farm. CA-9.5, second: a city pays a seat once only."""
    root = figures.root_of(s, figure)
    for seat in leaders(s, s.crowd[root]):
        cities = 0
        for border in borders:
            if border >> 12 != root:
                continue
            claim = (border & 4095) << 4 | seat
            if s.options & FARMS_SECOND and claim in paid:
                continue
            paid.append(claim)
            cities += 1
        if cities:
            gain(s, seat, FARM, FARM_POINTS * cities)
            if s.log is not None:
                s.log.note("farm", "CA-9.4", seat, [cities, *_where(s, figure), FARM_POINTS * cities])


def _pay_cities(s: CarcassonneState, borders: list[int]) -> None:
    """CA-9.5, first: each completed city pays 4 points to the seats with most farmers on all farms around it."""
    farmers: dict[int, int] = {}
    for border in borders:
        city = border & 4095
        farmers[city] = farmers.get(city, 0) + s.crowd[border >> 12]
    for city in sorted(farmers):
        for seat in leaders(s, farmers[city]):
            gain(s, seat, FARM, FARM_POINTS_FIRST)
            if s.log is not None:
                number = tile_of_node(s, city)
                where = [x_of(s.cells[number]), y_of(s.cells[number]), city - s.base[number]]
                s.log.note("farm-city", "CA-9.5", seat, [*where, FARM_POINTS_FIRST])


def tile_of_node(s: CarcassonneState, node: int) -> int:
    """The tile on the map to which a node belongs."""
    number = len(s.base) - 1
    while s.base[number] > node:
        number -= 1
    return number


def _where(s: CarcassonneState, figure: int) -> list[int]:
    return figures.spot(s, figure)[1:]


def tally(s: CarcassonneState) -> list[Score]:
    """The points of each seat, by where they came from."""
    told: list[Score] = []
    for seat in range(s.seats):
        items: list[Item] = []
        for source in range(KINDS):
            times = s.times[seat * KINDS + source]
            if times:
                items.append(Item(SOURCES[source], _rule(s, source), times, s.earned[seat * KINDS + source], []))
        told.append(Score(seat, items))
    return told


def _rule(s: CarcassonneState, source: int) -> str:
    return "CA-9.5" if source == FARM and s.options & (FARMS_FIRST | FARMS_SECOND) else RULES[source]


def outcome(s: CarcassonneState) -> Outcome:
    """CA-9.8: most points win; equal totals share the victory."""
    ranking = [pair[1] for pair in sorted([(-s.points[seat], seat) for seat in range(s.seats)])]
    best = s.points[ranking[0]]
    winners = [seat for seat in ranking if s.points[seat] == best]
    return Outcome(winners, ranking, "points" if len(winners) == 1 else "shared", "CA-9.8", [best])
